/** What is left of an army: which pieces fell, which are shown, and which kinds the hidden ones can still be. */

import type { TokenView, View } from '../../../contract/view';
import { cursesOf } from '../curses';
import type { Strength } from '../language';
import { armyOf, fallenSeen, formPlayed, pieceKnown } from './pieces-seen';

/** So many pieces of one kind. */
export interface KindCount {
  readonly kind: number;
  readonly count: number;
}

/** So many pieces of one strength. */
export interface StrengthCount {
  readonly strength: Strength;
  readonly count: number;
}

export interface Pool {
  readonly army: number;
  /** Standing pieces of the army, whoever has them now. */
  readonly standing: number;
  /** Those among them that this viewer does not know. */
  readonly hidden: number;
  /** The kinds of the hidden ones, the strongest first; null where the army's list is closed. */
  readonly kinds: readonly KindCount[] | null;
  /** Their strengths: from the list, or from the mix that every army of the form keeps. */
  readonly strengths: readonly StrengthCount[];
}

/** Strongest first, then Magic, then castles. */
const rank = (strength: Strength): number => {
  if (typeof strength === 'number') return -strength;
  return strength === 'magic' ? 1 : 2;
};

const strengthOfKind = (kind: number): Strength => pieceKnown(kind)?.strength ?? 'magic';

/** Kinds counted, the strongest first, then by number. */
export const countKinds = (kinds: readonly number[]): readonly KindCount[] => {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => rank(strengthOfKind(a.kind)) - rank(strengthOfKind(b.kind)) || a.kind - b.kind);
};

/** Strengths counted, the strongest first. */
export const countStrengths = (kinds: readonly number[]): readonly StrengthCount[] => {
  const counts = new Map<Strength, number>();
  for (const kind of kinds) counts.set(strengthOfKind(kind), (counts.get(strengthOfKind(kind)) ?? 0) + 1);
  return [...counts]
    .map(([strength, count]) => ({ strength, count }))
    .sort((a, b) => rank(a.strength) - rank(b.strength));
};

/** One of each taken away. */
const without = (all: readonly number[], taken: readonly number[]): readonly number[] => {
  const left = [...all];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** What lies beside the board. */
type Beside = Pick<View, 'heaps' | 'lists'>;

/** Destroyed pieces of an army in the order in which they fell; those in the Death Curse area are not among them (R71). */
export const fallenOf = (view: Beside, army: number): readonly number[] =>
  fallenSeen(view).flatMap((fallen) => (fallen.army === army && fallen.kind !== null ? [fallen.kind] : []));

const cursedOf = (view: Beside, army: number): readonly number[] =>
  cursesOf(view).flatMap((curse) => (curse?.army === army ? [curse.kind] : []));

/** Every piece of an army that lies destroyed: those that fell, and those that have left a Death Curse in force or waiting. */
export const destroyedIn = (view: Beside, army: number): readonly number[] => [
  ...fallenOf(view, army),
  ...cursedOf(view, army),
];

/** Pieces of an army on the board. */
export const standingOf = (view: View, army: number): readonly TokenView[] =>
  view.tokens.filter((token) => armyOf(view, token) === army);

const knownOf = (view: View, army: number): readonly number[] => [
  ...standingOf(view, army).flatMap(({ kind }) => (kind === null ? [] : [kind])),
  ...destroyedIn(view, army),
];

/** The mix less what is known; nothing below none, since positions need not keep to the mix. */
const mixLeft = (view: View, known: readonly number[]): readonly StrengthCount[] => {
  const used = new Map(countStrengths(known).map(({ strength, count }) => [strength, count]));
  return formPlayed(view).mix.flatMap(([strength, count]) => {
    const left = count - (used.get(strength) ?? 0);
    return left > 0 ? [{ strength, count: left }] : [];
  });
};

/** What can be said of an army from this view. */
export const poolOf = (view: View, army: number): Pool => {
  const standing = standingOf(view, army);
  const known = knownOf(view, army);
  const roster = view.lists[`roster${army}`] ?? [];
  const left = roster.length === 0 ? null : without(roster, known);
  const hidden = standing.filter(({ kind }) => kind === null).length;
  const sure = hidden === 0 ? [] : left;
  return {
    army,
    standing: standing.length,
    hidden,
    kinds: sure === null ? null : countKinds(sure),
    strengths: sure === null ? mixLeft(view, known) : countStrengths(sure),
  };
};

/** What a hidden piece may still be: of a piece that has taken a step itself, nothing stationary. */
export const possibleKinds = (pool: Pool, stepped: boolean): readonly KindCount[] | null =>
  pool.kinds?.filter(({ kind }) => !stepped || pieceKnown(kind)?.stationary !== true) ?? null;
