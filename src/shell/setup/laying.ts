/** Laying pieces out on the own cells: what stands, what is in hand, and what each press makes of it. Pure. */
import type { SecretLayout } from '../../contract/secret-layout';
import type { Draw } from '../../games/shared/draws';
import { filledLayout } from '../../games/shared/secret-layout';

/** What is in hand: a kind from beside the board, or the piece on one of the cells. */
export type Hand = { readonly kind: number } | { readonly place: number } | null;

export interface Laying {
  /** What stands on each cell to fill, in the order seen; the layout's `empty`: nothing. */
  readonly kinds: readonly number[];
  readonly hand: Hand;
  /** Earlier layouts, the latest last. */
  readonly past: readonly (readonly number[])[];
}

/** What every step must know. */
export interface LayingRules {
  readonly layout: Pick<SecretLayout, 'report' | 'roster' | 'seen' | 'empty'>;
  /** Places whose answer has been given and can't be changed. */
  readonly fixed: ReadonlySet<number>;
}

const MOST_PAST = 50;

export const startLaying = (kinds: readonly number[]): Laying => ({ kinds, hand: null, past: [] });

/** How many of a kind are still to be laid. */
export const leftOf = (kinds: readonly number[], kind: number, layout: LayingRules['layout']): number =>
  layout.report(kinds).missing.find((part) => part.kind === kind)?.count ?? 0;

/** Another layout, with nothing in hand unless said. */
export const laid = (laying: Laying, kinds: readonly number[], hand: Hand = null): Laying => ({
  kinds,
  hand,
  past: [...laying.past, laying.kinds].slice(-MOST_PAST),
});

const withKind = (kinds: readonly number[], place: number, kind: number): readonly number[] =>
  kinds.map((old, at) => (at === place ? kind : old));

/** Can all that stands stand where it does, apart from what could not before either? */
const holds = (next: readonly number[], before: readonly number[], { layout }: LayingRules): boolean => {
  const wrong = layout.report(before).wrong;
  return layout.report(next).wrong.every((place) => wrong.includes(place) && next[place] === before[place]);
};

/** Puts a kind on a cell, over whatever stands there; null when none is left, or the cell is fixed or can't hold it. */
export const put = (laying: Laying, place: number, kind: number, rules: LayingRules): Laying | null => {
  const { layout, fixed } = rules;
  if (fixed.has(place)) return null;
  if (laying.kinds[place] === kind) return laying;
  if (leftOf(laying.kinds, kind, layout) === 0) return null;
  const kinds = withKind(laying.kinds, place, kind);
  if (!holds(kinds, laying.kinds, rules)) return null;
  return laid(laying, kinds, leftOf(kinds, kind, layout) > 0 ? { kind } : null);
};

/** Takes the piece on a cell back; null when none stands there. */
export const takeBack = (laying: Laying, place: number, { fixed, layout: { empty } }: LayingRules): Laying | null =>
  fixed.has(place) || (laying.kinds[place] ?? empty) === empty
    ? null
    : laid(laying, withKind(laying.kinds, place, empty));

/** A press on a kind beside the board: it is in hand, or no more. */
export const pressKind = (laying: Laying, kind: number, { layout }: LayingRules): Laying | null => {
  const { hand } = laying;
  if (hand !== null && 'kind' in hand && hand.kind === kind) return { ...laying, hand: null };
  return leftOf(laying.kinds, kind, layout) === 0 ? null : { ...laying, hand: { kind } };
};

const exchanged = (kinds: readonly number[], a: number, b: number): readonly number[] =>
  kinds.map((kind, at) => (at === a ? (kinds[b] ?? kind) : at === b ? (kinds[a] ?? kind) : kind));

/** A press on a cell: places what is in hand, exchanges, or takes up what stands there. Null: nothing to do with it. */
export const pressPlace = (laying: Laying, place: number, rules: LayingRules): Laying | null => {
  const { hand, kinds } = laying;
  if (rules.fixed.has(place)) return null;
  if (hand !== null && 'kind' in hand) return put(laying, place, hand.kind, rules);
  if (hand !== null && hand.place === place) return { ...laying, hand: null };
  const { empty } = rules.layout;
  if (hand === null) return (kinds[place] ?? empty) === empty ? null : { ...laying, hand: { place } };
  const next = exchanged(kinds, hand.place, place);
  return holds(next, kinds, rules) ? laid(laying, next) : null;
};

/** Back to the layout before. */
export const undone = (laying: Laying): Laying | null => {
  const before = laying.past.at(-1);
  return before === undefined ? null : { kinds: before, hand: null, past: laying.past.slice(0, -1) };
};

/** Everything off the board that may be taken off. */
export const cleared = (laying: Laying, { fixed, layout }: LayingRules): Laying =>
  laid(
    laying,
    laying.kinds.map((kind, place) => (fixed.has(place) ? kind : layout.empty)),
  );

/** So often chance tries to put the rest where all of it can stand. */
const TRIES = 60;

/** The rest laid by chance, with as little as can be where it can't stand. */
export const filled = (laying: Laying, layout: SecretLayout, draw: Draw): Laying => {
  const fill = (): readonly number[] =>
    layout.byChance?.(laying.kinds, draw) ?? filledLayout(layout, laying.kinds, draw);
  let best = fill();
  let wrong = layout.report(best).wrong.length;
  for (let tries = 1; tries < TRIES && wrong > 0; tries++) {
    const other = fill();
    const count = layout.report(other).wrong.length;
    if (count < wrong) [best, wrong] = [other, count];
  }
  return laid(laying, best);
};
