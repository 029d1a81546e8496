/** What lies over the tokens of the plain board: a cage round a prisoner, a fuse, the squares that will burn, and those in a shooter's range. */
import type { View } from '../../../../contract/view';
import { covered } from '../../../../games/medieval/reading/reach';
import { isGateOpen, isPrisoner, placeOf, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Asking } from '../../../../match/types';
import { useApp } from '../../../app/app';
import { burnsNext, fuseOn } from '../words/fuse';

/** The bars of a cell; an unguarded one stands ajar. */
const Cage = ({ open }: { open: boolean }) => (
  <svg class="siege-cage" data-open={open} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path d={open ? 'M3 2v36M9 2v36M2 3h36M2 37h36' : 'M5 2v36M15 2v36M25 2v36M35 2v36M2 3h36M2 37h36'} />
  </svg>
);

/** Is the square in range of the shooter that is chosen? */
const isInRange = (view: View, asking: Asking | null, square: number): boolean => {
  const [first] = asking?.presses ?? [];
  if (asking === null || asking.choice !== null || first?.on !== 'square') return false;
  const kind = tokenOn(view, first.square)?.kind ?? null;
  return kind !== null && covered(view, kind, first.square).includes(square);
};

export const Thing = ({ view, square }: { view: View; square: number }) => {
  const inRange = isInRange(view, useApp().state.value?.asking ?? null, square);
  const token = tokenOn(view, square);
  const fuse = token?.kind === KIND.bomb ? fuseOn(view, square) : null;
  const place = placeOf(square);
  const held = token !== null && isPrisoner(view, token.id);
  return (
    <span class="siege-thing" aria-hidden="true">
      {inRange && <span class="siege-range" />}
      {burnsNext(view, square) && <span class="siege-burns" />}
      {held && place !== null && <Cage open={isGateOpen(view, place.seat)} />}
      {fuse !== null && <span class="siege-fuse">{fuse.turns}</span>}
    </span>
  );
};
