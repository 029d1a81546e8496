/** How a pressable square is marked: read from the decision's kind and the choices it belongs to. */
import type { ChoiceCode, Decision, DecisionKind } from '../contract/decision';
import type { View } from '../contract/view';
import { unpackChoice } from '../games/shared/choice';
import type { MarkKind } from './types';

/** The first that applies is shown when a square belongs to several choices. */
const WEIGHT: readonly MarkKind[] = ['attack', 'target', 'power', 'move', 'place', 'source'];

/** The mark that one choice of a `main` or `respond` gives a square. */
const markOfChoice = (code: ChoiceCode, square: number, view: View, seat: number): MarkKind => {
  const { form, from, to } = unpackChoice(code);
  if (form === 'square') return 'target';
  if (form === 'itemAt') return 'place';
  if (square === from && !(square === to && form !== 'power')) return 'source';
  if (form === 'powerTo' || form === 'power') return 'power';
  const token = view.tokens.find((other) => other.square === square);
  return token !== undefined && token.seat !== seat ? 'attack' : 'move';
};

const BY_KIND: Partial<Record<DecisionKind, MarkKind>> = {
  place: 'place',
  pick: 'target',
  order: 'source',
  swap: 'source',
};

/** Picks that are no picks of a piece. */
const BY_KEY: Readonly<Record<string, MarkKind>> = {
  'legends.place': 'place',
  'legends.retreat': 'place',
  'legends.berserk': 'attack',
};

export const markKind = (decision: Decision, codes: readonly ChoiceCode[], square: number, view: View): MarkKind => {
  const fixed = BY_KEY[decision.key] ?? BY_KIND[decision.kind];
  if (fixed !== undefined) return fixed;
  const marks = new Set(codes.map((code) => markOfChoice(code, square, view, decision.seat)));
  return WEIGHT.find((mark) => marks.has(mark)) ?? 'target';
};
