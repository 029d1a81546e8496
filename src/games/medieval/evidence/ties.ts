/** Pieces that acted in one turn are all Footmen or all Archers: what that says of each, and which of them still hang together. */
import type { GameEvent } from '../../../contract/event';
import type { View } from '../../../contract/view';
import { ARMY_KINDS, KIND } from '../units';
import type { Kinds } from './kinds';
import type { Turn } from './turns';

/** Tokens of one kind, Footman or Archer; null: it is not known which. */
interface Tie {
  readonly tokens: ReadonlySet<number>;
  readonly kind: number | null;
}

/** Archers that act in one turn (M37). */
const MOST_ARCHERS = 2;
export const FOOTMAN_OR_ARCHER: Kinds = (1 << KIND.footman) | (1 << KIND.archer);

const countIn = (kinds: readonly (number | null)[], kind: number): number => kinds.filter((one) => one === kind).length;

/** How many of a kind a seat had when the row at this place was written: who has fallen since stood then. */
const standing = (view: View, events: readonly GameEvent[], at: number, seat: number, kind: number): number => {
  const since = events
    .slice(at)
    .flatMap((event) => (event.type === 'removed' && event.seat === seat ? [event.kind] : []));
  const gone = view.heaps.flatMap((heap) => (heap.seat === seat ? heap.kinds : []));
  return (view.lists['army']?.[seat * ARMY_KINDS + kind] ?? 0) - countIn(gone, kind) + countIn(since, kind);
};

/** Whether a turn that went on can have been one of this kind: each act but the last left another piece of it to act (M37: two Archers at most). */
const fits = (view: View, events: readonly GameEvent[], { from, seat, acts }: Turn, kind: number): boolean =>
  (kind === KIND.footman || acts <= MOST_ARCHERS) && standing(view, events, from, seat, kind) >= acts;

/** A turn that went on; null for any other. */
const tieOf = (view: View, events: readonly GameEvent[], turn: Turn): Tie | null => {
  const { steps, fighters, acts } = turn;
  if (acts < 2 || steps.length === 0) return null;
  const only = [KIND.footman, KIND.archer].filter((kind) => fits(view, events, turn, kind));
  const kind = fighters[0] ?? (only.length === 1 ? only[0] : undefined) ?? null;
  return { tokens: new Set(steps.map(({ token }) => token)), kind };
};

const meet = (a: Tie, b: Tie): boolean => [...a.tokens].some((token) => b.tokens.has(token));

/** Ties that have a token in common are one. */
const joined = (ties: readonly Tie[]): readonly Tie[] =>
  ties.reduce<readonly Tie[]>((apart, tie) => {
    const touching = apart.filter((other) => meet(other, tie));
    const all = [...touching, tie];
    const one = {
      tokens: new Set(all.flatMap(({ tokens }) => [...tokens])),
      kind: all.map(({ kind }) => kind).find((kind) => kind !== null) ?? null,
    };
    return [...apart.filter((other) => !touching.includes(other)), one];
  }, []);

/** Kinds that the viewer knows: of what stands, and of what has fallen. */
const knownKinds = (view: View, events: readonly GameEvent[]): ReadonlyMap<number, number> => {
  const known = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'removed' && event.type !== 'shown') continue;
    if (event.kind !== null) known.set(event.token, event.kind);
  }
  for (const { id, kind } of view.tokens) if (kind !== null) known.set(id, kind);
  return known;
};

/** How many Archers the army of this token's seat has. */
const archersOf = ({ tokens, lists }: View, token: number): number => {
  const seat = tokens.find(({ id }) => id === token)?.seat ?? 0;
  return lists['army']?.[seat * ARMY_KINDS + KIND.archer] ?? 0;
};

/** What turns that went on say of hidden tokens: sets by token, and the groups of which it is still open. */
export interface Ties {
  readonly kinds: ReadonlyMap<number, Kinds>;
  readonly open: readonly (readonly number[])[];
}

export const tiesOf = (view: View, events: readonly GameEvent[], turns: readonly Turn[]): Ties => {
  const known = knownKinds(view, events);
  const hidden = new Set(view.tokens.flatMap(({ id, kind }) => (kind === null ? [id] : [])));
  const kinds = new Map<number, Kinds>();
  const open: (readonly number[])[] = [];
  for (const tie of joined(turns.flatMap((turn) => tieOf(view, events, turn) ?? []))) {
    const tokens = [...tie.tokens].sort((a, b) => a - b);
    const left = tokens.filter((token) => hidden.has(token));
    const named = tie.kind ?? tokens.map((token) => known.get(token)).find((kind) => kind !== undefined);
    const kind = named ?? (tokens.length > archersOf(view, tokens[0] ?? 0) ? KIND.footman : null);
    for (const token of left) kinds.set(token, kind === null ? FOOTMAN_OR_ARCHER : 1 << kind);
    if (kind === null && left.length > 1) open.push(left);
  }
  return { kinds, open };
};
