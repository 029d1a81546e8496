/** Why a piece gets no hold of a square: too far, too near, not in line, or by what lies or stands in its way. */
import type { View } from '../../../../contract/view';
import { LAKE } from '../../../../games/medieval/board';
import { rangeOf } from '../../../../games/medieval/reading/range';
import { isShooter, stepsTo } from '../../../../games/medieval/reading/reach';
import { tokenOn } from '../../../../games/medieval/reading/standing';
import { KIND, UNITS } from '../../../../games/medieval/units';
import { say } from '../../../../text';
import { kindName, squareName } from './names';

export interface Aimed {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  /** It is a prisoner, which only walks out. */
  readonly isHeld: boolean;
}

const wordsOf = ({ kind, to }: Aimed) => ({
  unit: kindName(kind),
  square: squareName(to),
  steps: UNITS[kind]?.steps ?? 0,
});

/** A shooter and a piece that it can't shoot at. */
const notShot = (view: View, aimed: Aimed): string => {
  const { kind, from, to } = aimed;
  const range = rangeOf(kind, from, (square) => tokenOn(view, square) !== null);
  if (range?.shadowed.includes(to) === true) return say('medieval.no.shadowed', wordsOf(aimed));
  return say(`medieval.no.range.${kind}`);
};

/** A square that is hatched for the chosen shooter, with nobody on it; null: it is none. */
export const emptyInRange = (view: View, aimed: Aimed): string | null => {
  const { kind, from, to } = aimed;
  const range = rangeOf(kind, from, (square) => tokenOn(view, square) !== null);
  if (range?.shadowed.includes(to) === true) return say('medieval.no.shadowed.empty', wordsOf(aimed));
  return range?.reached.includes(to) === true ? say('medieval.no.shoot.empty', wordsOf(aimed)) : null;
};

/** A walker and a square: what keeps it from there, the weightiest first. */
const notWalked = (view: View, aimed: Aimed): string => {
  const { kind, from, to } = aimed;
  const steps = UNITS[kind]?.steps ?? 0;
  const taken = view.tokens.map(({ square }) => square).filter((square) => square !== to);
  const args = wordsOf(aimed);
  const way = { kind, from, to, steps };
  if (stepsTo({ ...way, taken }) !== null) return say('medieval.no.shuttle', args);
  if (stepsTo({ ...way, taken: [] }) !== null) return say('medieval.no.way.pieces', args);
  // as if it could swim
  if (stepsTo({ ...way, taken: [], lakes: true }) !== null) return say('medieval.no.way.lake', args);
  return say(kind === KIND.king ? 'medieval.no.far.king' : 'medieval.no.far', args);
};

export const unreached = (view: View, aimed: Aimed): string => {
  const { kind, to, isHeld } = aimed;
  const enemy = tokenOn(view, to);
  const args = wordsOf(aimed);
  if (isHeld) return say(enemy === null ? 'medieval.no.escape' : 'medieval.no.escape.attack', args);
  if (enemy !== null && isShooter(kind)) return notShot(view, aimed);
  if (enemy !== null && kind === KIND.king) return say('medieval.no.king');
  if (enemy !== null && view.terrain[to] === LAKE) return say('medieval.no.lake.enemy');
  return notWalked(view, aimed);
};
