/** What the digits and the letter of the King look for: own pieces by their signs. */
import type { View } from '../../../contract/view';
import { isPrisoner } from '../../../games/medieval/reading/standing';
import { KIND, UNITS } from '../../../games/medieval/units';
import { say } from '../../../text';
import type { SeekKey, Sought } from '../face-board';

/** The sign that a digit stands for: 0 is ten, and 1, which nobody has, the Spy's. */
const signOf = (digit: number): string => {
  if (digit === 0) return '10';
  return digit === 1 ? (UNITS[KIND.spy]?.sign ?? '') : String(digit);
};

const ownOf = (view: View, kind: number): readonly number[] =>
  view.tokens
    .filter((token) => token.seat === view.viewer && token.kind === kind && !isPrisoner(view, token.id))
    .map(({ square }) => square);

/** Squares of the viewer's own King, which must not be lost. */
export const ownKing = (view: View): readonly number[] => ownOf(view, KIND.king);

export const soughtBy = (view: View, key: SeekKey): Sought | null => {
  if (key.act === 'magic') return null;
  const kind = key.act === 'digit' ? UNITS.findIndex(({ sign }) => sign === signOf(key.digit)) : KIND.king;
  return { on: 'squares', squares: ownOf(view, kind), none: say('medieval.no.piece') };
};
