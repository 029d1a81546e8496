/**
 * What a seat has learned before and its view no longer shows, in the words that the core reads behind a view (LEGENDS.md,
 * Evidence). Made from nothing but the seat's own view and rows.
 */
import type { Content } from '../../contract/content';
import type { View } from '../../contract/view';
import { couldReceive, followCourse, type Gift, type Seen } from './evidence-course';
import { fitsKind, kindsOfView, outlives, type Stand, standOn } from './evidence-kinds';
import type { Piece } from './language';

/** Words that a core keeps. */
export const EVIDENCE_ROOM = 1536;
const SET_WORDS = 7;
const KIND_BITS = 32;
const GRANT_WORDS = 4;

/** Hidden pieces that an armys' lists do not make known, with what each may be. */
export type Suspects = ReadonlyMap<number, ReadonlySet<number>>;

/** Sets of kinds, each said once. */
class Sets {
  readonly words: number[] = [];
  private readonly numbers = new Map<string, number>();

  /** The number of a set, a new one where it is none of those said. */
  numberOf(kinds: Iterable<number>): number {
    const bits = Array.from({ length: SET_WORDS }, () => 0);
    for (const kind of kinds) bits[kind >> 5] = (bits[kind >> 5] ?? 0) | (1 << (kind % KIND_BITS)) | 0;
    const key = bits.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key, number);
    this.words.push(...bits);
    return number;
  }

  count(): number {
    return this.numbers.size;
  }
}

/** Kinds that outlive a stand; asked for again and again. */
const survivorsOf = (pieces: readonly Piece[]): ((stand: Stand) => ReadonlySet<number>) => {
  const known = new Map<string, ReadonlySet<number>>();
  return (stand) => {
    const key = `${stand.terrain} ${stand.byWater} ${stand.curse}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const kinds = new Set(pieces.filter((piece) => outlives(piece, stand)).map(({ number }) => number));
    known.set(key, kinds);
    return kinds;
  };
};

/** What each piece that the view hides may be, where that is not everything. */
export const suspectsOf = (view: View, seen: Seen): Suspects => {
  const pieces = kindsOfView(view);
  const survivors = survivorsOf(pieces);
  const suspects = new Map<number, Set<number>>();
  const keep = (id: number, fits: (piece: Piece) => boolean): void => {
    const left = suspects.get(id) ?? new Set(pieces.map(({ number }) => number));
    for (const piece of pieces) if (!fits(piece)) left.delete(piece.number);
    if (left.size < pieces.length) suspects.set(id, left);
  };
  for (const { id, kind } of view.tokens)
    if (kind === null && seen.moved.has(id)) keep(id, ({ stationary }) => !stationary);
  for (const { id, square, curse } of seen.stood) {
    const alive = survivors(standOn(view, square, curse));
    if (alive.size < pieces.length) keep(id, ({ number }) => alive.has(number));
  }
  for (const { filter, ids } of seen.passedOver) {
    for (const id of ids) keep(id, (piece) => !fitsKind(piece, filter));
  }
  return suspects;
};

interface Known {
  /** Kinds by id, of all pieces that the view shows, wherever they are. */
  readonly kinds: ReadonlyMap<number, number>;
  readonly hidden: ReadonlySet<number>;
}

const knownOf = (view: View): Known => {
  const kinds = new Map<number, number>();
  for (const { id, kind } of view.tokens) if (kind !== null) kinds.set(id, kind);
  const fallen = view.lists['fallen'] ?? [];
  for (const [index, kind] of view.heaps.flatMap((heap) => heap.kinds).entries())
    kinds.set(fallen[index] ?? -1, kind ?? 0);
  const curses = view.lists['curses'] ?? [];
  for (let at = 0; at < curses.length; at += GRANT_WORDS) kinds.set(curses[at] ?? -1, curses[at + 1] ?? 0);
  return { kinds, hidden: new Set(view.tokens.flatMap(({ id, kind }) => (kind === null ? [id] : []))) };
};

/** Kinds that could be given a gift. */
const receivers = (view: View, gift: Gift): readonly number[] =>
  kindsOfView(view).flatMap(({ number }) => (couldReceive(gift, number) ? [number] : []));

/** Gifts of one power in one turn went to different pieces: so many there must be among those who stood there. */
const groupWords = (view: View, { gifts }: Seen, { kinds, hidden }: Known, sets: Sets): readonly number[][] => {
  const rounds = new Map<string, Gift[]>();
  for (const gift of gifts) {
    const key = `${gift.turn} ${gift.giver}`;
    rounds.set(key, [...(rounds.get(key) ?? []), gift]);
  }
  const said = new Set<string>();
  return [...rounds.values()].flatMap((round) => {
    const [first] = round;
    if (first === undefined) return [];
    const ids = new Set(round.flatMap((gift) => gift.ids));
    const known = [...ids].filter((id) => couldReceive(first, kinds.get(id) ?? 0)).length;
    const least = round.length - known;
    const unknown = [...ids].filter((id) => hidden.has(id));
    if (least <= 0 || unknown.length === 0) return [];
    const words = [least, sets.numberOf(receivers(view, first)), unknown.length, ...unknown];
    if (said.has(words.join())) return [];
    said.add(words.join());
    return [words];
  });
};

/** Who may have each of the view's hidden grants. */
const giftWords = (view: View, { gifts, turn }: Seen, { kinds, hidden }: Known, sets: Sets): readonly number[][] => {
  const grants = view.lists['grants'] ?? [];
  const open = gifts.filter((gift) => gift.turn === turn);
  const standing = new Set(view.tokens.map(({ id }) => id));
  const words: number[][] = [];
  for (let at = 0; at < grants.length; at += GRANT_WORDS) {
    if (grants[at] !== -1) continue;
    const place = open.findIndex(({ word, seat }) => word === grants[at + 1] && seat === grants[at + 2]);
    const gift = open[place];
    if (gift !== undefined) open.splice(place, 1);
    const all = gift === undefined ? [...standing] : gift.ids.filter((id) => standing.has(id));
    const unknown = all.filter((id) => hidden.has(id));
    const known = all.filter((id) => !hidden.has(id) && (gift === undefined || couldReceive(gift, kinds.get(id) ?? 0)));
    const set = sets.numberOf(
      gift === undefined ? kindsOfView(view).map(({ number }) => number) : receivers(view, gift),
    );
    words.push([set, unknown.length, ...unknown, known.length, ...known]);
  }
  return words;
};

/** As many lists of words as fit, and how many those are. */
const within = (lists: readonly (readonly number[])[], room: number): readonly number[] => {
  const words: number[] = [0];
  for (const list of lists) {
    if (words.length + list.length > room) break;
    words.push(...list);
    words[0] = (words[0] ?? 0) + 1;
  }
  return words;
};

/** See Content.evidence. Always some words, so that the core knows that nothing else has been seen. */
export const evidenceOf: NonNullable<Content['evidence']> = (_setup, view, events) => {
  const seen = followCourse(view, events);
  const known = knownOf(view);
  const sets = new Sets();
  const suspects = [...suspectsOf(view, seen)].filter(([id]) => known.hidden.has(id));
  const tokens = suspects.map(([id, kinds]) => [id, sets.numberOf(kinds)]);
  const gifts = giftWords(view, seen, known, sets);
  const groups = groupWords(view, seen, known, sets);
  const fixed = [sets.count(), ...sets.words, ...within(tokens, EVIDENCE_ROOM)];
  const last = [gifts.length, ...gifts.flat()];
  return [...fixed, ...within(groups, EVIDENCE_ROOM - fixed.length - last.length), ...last];
};
