/** How a pressable square is marked: read from the decision's kind and the choices it belongs to. */
import type { ChoiceCode, Decision, DecisionKind } from '../contract/decision';
import type { View } from '../contract/view';
import { unpackChoice } from '../games/shared/choice';
import { sameSide } from '../games/shared/sides';
import type { AskingContext } from './asking';
import type { MarkKind } from './types';

/** The first that applies is shown when a square belongs to several choices. */
const WEIGHT: readonly MarkKind[] = ['attack', 'target', 'power', 'move', 'place', 'source'];

const alliesIn =
  (sides: readonly number[], seat: number) =>
  (other: number): boolean =>
    sameSide(sides, seat, other);

/** The mark that one choice of a `main` or `respond` gives a square. `begins`: no press comes before this one. */
const markOfChoice = (
  code: ChoiceCode,
  square: number,
  begins: boolean,
  view: View,
  isAlly: (seat: number) => boolean,
): MarkKind => {
  const { form, from, to } = unpackChoice(code);
  if (form === 'square') return 'target';
  if (form === 'itemAt') return 'place';
  // a power may be used on its own piece: that is asked once the piece is chosen
  if (square === from && (begins || form === 'power' || square !== to)) return 'source';
  if (form === 'powerTo' || form === 'power') return 'power';
  const token = view.tokens.find((other) => other.square === square);
  return token !== undefined && !isAlly(token.seat) ? 'attack' : 'move';
};

const BY_KIND: Partial<Record<DecisionKind, MarkKind>> = {
  place: 'place',
  pick: 'target',
  order: 'source',
  swap: 'source',
};

/** The mark of a square: the game's own for the question, else by its kind, else by the choices. `begins`: nothing has to be pressed before it. */
export const markKind = (
  decision: Decision,
  codes: readonly ChoiceCode[],
  square: number,
  { view, content, markOf }: AskingContext,
  begins = false,
): MarkKind => {
  const isAlly = alliesIn(content.sides(content.seatCount(view)), decision.seat);
  const there = view.tokens.filter((token) => token.square === square);
  const own = there.length > 0 && there.every(({ seat }) => isAlly(seat));
  const fixed = markOf(decision, undefined, own) ?? BY_KIND[decision.kind];
  if (fixed !== undefined) return fixed;
  const marks = new Set(
    codes.map((code) => {
      const mark = markOfChoice(code, square, begins, view, isAlly);
      return mark === 'power' ? (markOf(decision, code) ?? mark) : mark;
    }),
  );
  return WEIGHT.find((mark) => marks.has(mark)) ?? 'target';
};
