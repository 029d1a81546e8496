/** Why a square can't be pressed now: by what lies and stands there, as far as the reader knows. */
import type { View } from '../../../../contract/view';
import { LAKE } from '../../../../games/medieval/board';
import { KEY } from '../../../../games/medieval/names';
import { isPrisoner, tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND } from '../../../../games/medieval/units';
import type { Asking } from '../../../../match/types';
import { say } from '../../../../text';
import { kindName, squareName } from './names';

/** Nothing is chosen yet: a piece is asked for. */
const noPiece = (view: View, { decision }: Asking, square: number): string => {
  const token = tokenOn(view, square);
  const name = { square: squareName(square) };
  if (token === null) return say('medieval.no.own', name);
  if (token.seat !== decision.seat) return say('medieval.no.enemy', name);
  if (isPrisoner(view, token.id)) return say('medieval.no.prisoner');
  return say(decision.key === KEY.more ? 'medieval.no.acted' : 'medieval.no.own', name);
};

const noTarget = (view: View, from: number, square: number): string => {
  const kind = tokenOn(view, from)?.kind ?? null;
  const token = tokenOn(view, square);
  if (view.terrain[square] === LAKE && token === null && kind !== KIND.mage) return say('medieval.no.lake');
  if (token !== null && isPrisoner(view, token.id) && kind !== KIND.spy) return say('medieval.no.held');
  return say('medieval.no.reach', { unit: kind === null ? '' : kindName(kind), square: squareName(square) });
};

export const refusal = (view: View, asking: Asking | null, square: number): string => {
  if (asking === null) return say('refused.turn');
  if (asking.decision.kind !== 'main') return say('medieval.no.choice', { square: squareName(square) });
  const [first] = asking.presses;
  return first?.on === 'square' ? noTarget(view, first.square, square) : noPiece(view, asking, square);
};
