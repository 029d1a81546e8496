/** What lies over the tokens of the plain board: a cage round a prisoner, a fuse, the squares that will burn. */
import type { View } from '../../../../contract/view';
import {
  around,
  bombsIn,
  fuseOf,
  isGateOpen,
  isPrisoner,
  placeOf,
  tokenOn,
} from '../../../../games/medieval/reading/standing';

/** A bomb with so many turns left explodes at the next start of its owner's turn. */
const NEXT = 1;

/** Will the square burn at the next turn of a bomb's owner? */
export const burnsNext = (view: View, square: number): boolean =>
  bombsIn(view).some((bomb) => fuseOf(view, bomb.id) === NEXT && around(bomb.square).includes(square));

/** The bars of a cell; an unguarded one stands ajar. */
const Cage = ({ open }: { open: boolean }) => (
  <svg class="siege-cage" data-open={open} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path d={open ? 'M3 2v36M9 2v36M2 3h36M2 37h36' : 'M5 2v36M15 2v36M25 2v36M35 2v36M2 3h36M2 37h36'} />
  </svg>
);

export const Thing = ({ view, square }: { view: View; square: number }) => {
  const token = tokenOn(view, square);
  const fuse = token === null ? null : fuseOf(view, token.id);
  const place = placeOf(square);
  const held = token !== null && isPrisoner(view, token.id);
  return (
    <span class="siege-thing" aria-hidden="true">
      {burnsNext(view, square) && <span class="siege-burns" />}
      {held && place !== null && <Cage open={isGateOpen(view, place.seat)} />}
      {fuse !== null && <span class="siege-fuse">{fuse}</span>}
    </span>
  );
};
