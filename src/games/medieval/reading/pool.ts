/**
 * What hidden pieces may be, as a seat can know it: what is left of the enemy's army, and what their steps and long turns rule
 * out (evidence). Every way in which the rest can stand on the hidden squares counts alike.
 */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { kindsLeft } from '../evidence';
import { ANYBODY, type Kinds } from '../evidence/kinds';
import { ARMY_KINDS } from '../units';

/** How many of each kind, Footman to King. */
export type Counts = readonly number[];

const TRIPLE = 3;

/** What a seat's army still has that the viewer can't point at: the army without what is known, jailed, waiting and fallen. */
export const hiddenCounts = (view: View, seat: number): Counts => {
  const army = view.lists['army'] ?? [];
  const counts = Array.from({ length: ARMY_KINDS }, (_, kind) => army[seat * ARMY_KINDS + kind] ?? 0);
  const take = (kind: number | null): void => {
    if (kind !== null && kind < ARMY_KINDS) counts[kind] = (counts[kind] ?? 0) - 1;
  };
  for (const token of view.tokens) if (token.seat === seat) take(token.kind);
  for (const heap of view.heaps) if (heap.seat === seat && heap.name === 'fallen') heap.kinds.forEach(take);
  const pending = view.lists['pending'] ?? [];
  for (let at = 0; at < pending.length; at += TRIPLE) if (pending[at + 2] === seat) take(pending[at + 1] ?? null);
  return counts.map((count) => Math.max(0, count));
};

/** Hidden tokens that may be the same kinds. */
interface Alike {
  readonly kinds: Kinds;
  readonly size: number;
}

const has = (kinds: Kinds, kind: number): boolean => ((kinds >> kind) & 1) === 1;

/** Ways to put `left` of these kinds on the groups from place `at` on; pieces of a kind are alike. */
const waysOn = (groups: readonly Alike[], at: number, left: Counts, known: Map<string, number>): number => {
  const group = groups[at];
  if (group === undefined) return 1;
  const key = `${at}:${left.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ways = fill(groups, at, { kind: 0, open: group.size, left }, known);
  known.set(key, ways);
  return ways;
};

interface Filling {
  readonly kind: number;
  /** Places of the group that are still open. */
  readonly open: number;
  readonly left: Counts;
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

function fill(groups: readonly Alike[], at: number, { kind, open, left }: Filling, known: Map<string, number>): number {
  if (open === 0) return waysOn(groups, at + 1, left, known);
  const group = groups[at];
  if (group === undefined || kind >= ARMY_KINDS) return 0;
  const most = has(group.kinds, kind) ? Math.min(open, left[kind] ?? 0) : 0;
  let ways = 0;
  for (let count = 0; count <= most; count++) {
    const rest = left.map((one, index) => (index === kind ? one - count : one));
    const after = fill(groups, at, { kind: kind + 1, open: open - count, left: rest }, known);
    ways += choose(open, count) * after;
  }
  return ways;
}

/** Groups by their sets, the narrowest first: what may be anything comes last. */
const groupsOf = (sets: readonly Kinds[]): readonly Alike[] => {
  const sizes = new Map<Kinds, number>();
  for (const kinds of sets) sizes.set(kinds, (sizes.get(kinds) ?? 0) + 1);
  const breadth = (kinds: Kinds): number => [...kinds.toString(2)].filter((bit) => bit === '1').length;
  return [...sizes].map(([kinds, size]) => ({ kinds, size })).sort((a, b) => breadth(a.kinds) - breadth(b.kinds));
};

/** A kind that a hidden token may be, and its share of all ways (0 to 1). */
export interface Chance {
  readonly kind: number;
  readonly share: number;
}

/**
 * What a hidden token may be, the likeliest first; empty where the view and the rows contradict each other. `events`: all rows
 * of this viewer.
 */
export const chancesOf = (view: View, events: readonly GameEvent[], id: number): readonly Chance[] => {
  const token = view.tokens.find((one) => one.id === id);
  if (token === undefined || token.kind !== null) return [];
  const left = hiddenCounts(view, token.seat);
  const { kinds: sets } = kindsLeft(view, events);
  const own = sets.get(id) ?? ANYBODY;
  const others = view.tokens
    .filter((one) => one.seat === token.seat && one.kind === null && one.id !== id)
    .map((one) => sets.get(one.id) ?? ANYBODY);
  const groups = groupsOf(others);
  const known = new Map<string, number>();
  const ways = left.map((count, kind) => {
    if (count === 0 || !has(own, kind)) return 0;
    return waysOn(
      groups,
      0,
      left.map((one, index) => (index === kind ? one - 1 : one)),
      known,
    );
  });
  const all = ways.reduce((sum, one) => sum + one, 0);
  return ways
    .flatMap((one, kind) => (one === 0 ? [] : [{ kind, share: one / all }]))
    .sort((a, b) => b.share - a.share || a.kind - b.kind);
};
