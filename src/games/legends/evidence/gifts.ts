/** Who may have each keyword that was given unseen this turn (LEGENDS.md, Evidence: gifts). */
import type { View } from '../../../contract/view';
import { endedGift, entriesOf, type GrantEntry } from '../grants';
import type { Seen } from './course';
import { couldReceive, type Gift } from './given';
import { kindsOfView } from './kinds';
import type { Item } from './words';

/** What a view shows of kinds: those it tells, and the ids whose kinds it hides. */
export interface Known {
  /** Kinds by id, of all pieces that the view shows, wherever they are. */
  readonly kinds: ReadonlyMap<number, number>;
  readonly hidden: ReadonlySet<number>;
}

/** Kinds that could be given a gift. */
export const receivers = (view: View, gift: Gift): readonly number[] =>
  kindsOfView(view).flatMap(({ number }) => (couldReceive(gift, number) ? [number] : []));

const isOfSort = (gift: Gift, { keyword, seat }: GrantEntry): boolean => gift.word === keyword && gift.seat === seat;

/** Of gifts of one sort that can't be told apart any more, one that any of their receivers may have got. */
const anyOf = (gifts: readonly Gift[]): Gift | undefined => {
  const [first] = gifts;
  if (first === undefined) return undefined;
  const all = (idsOf: (gift: Gift) => readonly number[]): readonly number[] => [...new Set(gifts.flatMap(idsOf))];
  return { ...first, ids: all(({ ids }) => ids), fallen: all(({ fallen }) => fallen) };
};

/**
 * The gift behind each hidden entry of the list, in its order, which is the order of giving. Entries that were opened since have
 * one, too; those that were opened and went with their recipients are no longer listed.
 */
const giftsBehind = (entries: readonly GrantEntry[], { gifts, ruled, turn }: Seen): readonly (Gift | undefined)[] => {
  const wasOpen = ({ id, keyword }: GrantEntry): boolean =>
    ruled.some((one) => one.token === id && one.word === keyword && one.turn === turn);
  const unseen = entries.filter((entry) => !wasOpen(entry));
  return unseen.flatMap((entry) => {
    if (entry.id >= 0) return [];
    const alike = unseen.filter(({ keyword, seat }) => keyword === entry.keyword && seat === entry.seat);
    const given = gifts.filter((gift) => gift.turn === turn && isOfSort(gift, entry));
    return [given.length === alike.length ? given[alike.indexOf(entry)] : anyOf(given)];
  });
};

/** Who may have each of the view's hidden grants, or had it until it fell. */
export const giftItems = (view: View, seen: Seen, { kinds, hidden }: Known): readonly Item[] => {
  const entries = entriesOf(view);
  const secret = entries.filter(({ id }) => id < 0);
  return giftsBehind(entries, seen).map((gift, index) => {
    const keyword = secret[index]?.keyword;
    const holders = entries.flatMap((entry) => (entry.keyword === keyword && entry.id >= 0 ? [entry.id] : []));
    const all = (gift?.ids ?? view.tokens.map(({ id }) => id)).filter((id) => !holders.includes(id));
    const unknown = all.filter((id) => hidden.has(id));
    const fits = (id: number): boolean =>
      !hidden.has(id) && (gift === undefined || couldReceive(gift, kinds.get(id) ?? 0));
    const known = all.filter(fits).map((id) => (gift?.fallen.includes(id) === true ? endedGift(id) : id));
    return {
      kinds: gift === undefined ? kindsOfView(view).map(({ number }) => number) : receivers(view, gift),
      words: (set) => [set, unknown.length, ...unknown, known.length, ...known],
    };
  });
};
