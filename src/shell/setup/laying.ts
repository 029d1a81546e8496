/** Laying pieces out on the own ranks: what stands, what is in hand, and what each press makes of it. Pure. */
import { arrangementReport } from '../../games/legends/arrange';
import type { Form } from '../../games/legends/language';

/** What is in hand: a kind from beside the board, or the piece on one of the squares. */
export type Hand = { readonly kind: number } | { readonly place: number } | null;

export interface Laying {
  /** What stands on each set-up square, as seen from the own side; 0: nothing. */
  readonly kinds: readonly number[];
  readonly hand: Hand;
  /** Earlier arrangements, the latest last. */
  readonly past: readonly (readonly number[])[];
}

/** What every step must know. */
export interface LayingRules {
  readonly form: Form;
  /** Squares whose answer has been given and can't be changed. */
  readonly fixed: ReadonlySet<number>;
}

const MOST_PAST = 50;

export const startLaying = (kinds: readonly number[]): Laying => ({ kinds, hand: null, past: [] });

/** How many of a kind are still to be laid. */
export const leftOf = (kinds: readonly number[], kind: number, form: Form): number =>
  arrangementReport(form, kinds).rest.find((part) => part.kind === kind)?.count ?? 0;

/** Another arrangement, with nothing in hand unless said. */
export const laid = (laying: Laying, kinds: readonly number[], hand: Hand = null): Laying => ({
  kinds,
  hand,
  past: [...laying.past, laying.kinds].slice(-MOST_PAST),
});

const withKind = (kinds: readonly number[], place: number, kind: number): readonly number[] =>
  kinds.map((old, at) => (at === place ? kind : old));

/** Puts a kind on a square, over whatever stands there; null when none is left or the square is fixed. */
export const put = (laying: Laying, place: number, kind: number, { form, fixed }: LayingRules): Laying | null => {
  if (fixed.has(place)) return null;
  if (laying.kinds[place] === kind) return laying;
  if (leftOf(laying.kinds, kind, form) === 0) return null;
  const kinds = withKind(laying.kinds, place, kind);
  return laid(laying, kinds, leftOf(kinds, kind, form) > 0 ? { kind } : null);
};

/** Takes the piece on a square back; null when none stands there. */
export const takeBack = (laying: Laying, place: number, { fixed }: LayingRules): Laying | null =>
  fixed.has(place) || (laying.kinds[place] ?? 0) === 0 ? null : laid(laying, withKind(laying.kinds, place, 0));

/** A press on a kind beside the board: it is in hand, or no more. */
export const pressKind = (laying: Laying, kind: number, { form }: LayingRules): Laying | null => {
  const { hand } = laying;
  if (hand !== null && 'kind' in hand && hand.kind === kind) return { ...laying, hand: null };
  return leftOf(laying.kinds, kind, form) === 0 ? null : { ...laying, hand: { kind } };
};

const exchanged = (kinds: readonly number[], a: number, b: number): readonly number[] =>
  kinds.map((kind, at) => (at === a ? (kinds[b] ?? 0) : at === b ? (kinds[a] ?? 0) : kind));

/** A press on a square: places what is in hand, exchanges, or takes up what stands there. Null: nothing to do with it. */
export const pressPlace = (laying: Laying, place: number, rules: LayingRules): Laying | null => {
  const { hand, kinds } = laying;
  if (rules.fixed.has(place)) return null;
  if (hand !== null && 'kind' in hand) return put(laying, place, hand.kind, rules);
  if (hand !== null && hand.place === place) return { ...laying, hand: null };
  if (hand !== null) return laid(laying, exchanged(kinds, hand.place, place));
  return (kinds[place] ?? 0) === 0 ? null : { ...laying, hand: { place } };
};

/** Back to the arrangement before. */
export const undone = (laying: Laying): Laying | null => {
  const before = laying.past.at(-1);
  return before === undefined ? null : { kinds: before, hand: null, past: laying.past.slice(0, -1) };
};

/** Everything off the board that may be taken off. */
export const cleared = (laying: Laying, { fixed }: LayingRules): Laying =>
  laid(
    laying,
    laying.kinds.map((kind, place) => (fixed.has(place) ? kind : 0)),
  );
