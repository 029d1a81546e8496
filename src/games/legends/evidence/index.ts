/**
 * What a seat has learned before and its view no longer shows, in the words that the core reads behind a view (LEGENDS.md,
 * Evidence). Made from nothing but the seat's own view and rows.
 */

import type { Content } from '../../../contract/content';
import type { View } from '../../../contract/view';
import { cursesOf } from '../curses';
import type { Piece } from '../language';
import { followCourse, type Seen } from './course';
import { giftItems, type Known, receivers } from './gifts';
import type { Gift } from './given';
import { fitsKind, kindsOfView, outlives, type Stand, standOn } from './kinds';
import { waysOf } from './ways';
import { EVIDENCE_ROOM, type Item, Said } from './words';

/** Hidden pieces that an armys' lists do not make known, with what each may be. */
export type Suspects = ReadonlyMap<number, ReadonlySet<number>>;

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
  const nobody = seen.lineups.filter(({ least }) => least === 0);
  for (const { filter, ids } of [...seen.passedOver, ...nobody]) {
    for (const id of ids) keep(id, (piece) => !fitsKind(piece, filter));
  }
  return suspects;
};

const knownOf = (view: View): Known => {
  const kinds = new Map<number, number>();
  for (const { id, kind } of view.tokens) if (kind !== null) kinds.set(id, kind);
  const fallen = view.lists['fallen'] ?? [];
  for (const [index, kind] of view.heaps.flatMap((heap) => heap.kinds).entries())
    kinds.set(fallen[index] ?? -1, kind ?? 0);
  for (const curse of cursesOf(view)) if (curse !== null) kinds.set(curse.id, curse.kind);
  return { kinds, hidden: new Set(view.tokens.flatMap(({ id, kind }) => (kind === null ? [id] : []))) };
};

/** At least so many of these pieces are of a set of kinds. */
interface Group {
  readonly least: number;
  readonly kinds: readonly number[];
  readonly ids: readonly number[];
}

/** What is left to be said of pieces of which at least so many are of certain kinds, some of them known by now. */
const groupOf = ({ kinds, hidden }: Known, { least, kinds: fitting, ids }: Group): Item | null => {
  const left = least - ids.filter((id) => fitting.includes(kinds.get(id) ?? 0)).length;
  const unknown = ids.filter((id) => hidden.has(id));
  return left <= 0 || unknown.length === 0
    ? null
    : { kinds: fitting, words: (set) => [left, set, unknown.length, ...unknown] };
};

/** Gifts of one power in one turn went to different pieces: so many there must be among those who stood there. */
const givenGroups = (view: View, { gifts }: Seen): readonly Group[] => {
  const rounds = new Map<string, Gift[]>();
  for (const gift of gifts) {
    const key = `${gift.turn} ${gift.giver}`;
    rounds.set(key, [...(rounds.get(key) ?? []), gift]);
  }
  return [...rounds.values()].flatMap((round) => {
    const [first] = round;
    if (first === undefined) return [];
    const ids = new Set(round.flatMap((gift) => gift.ids));
    return [{ least: round.length, kinds: receivers(view, first), ids: [...ids] }];
  });
};

/** A power that asked whom to pick, and was answered with a pass, had somebody. */
const pickedGroups = (view: View, { lineups }: Seen): readonly Group[] =>
  lineups.flatMap(({ filter, least, ids }) =>
    least === 0
      ? []
      : [{ least, ids, kinds: kindsOfView(view).flatMap((one) => (fitsKind(one, filter) ? [one.number] : [])) }],
  );

/** See Content.evidence. Always some words, so that the core knows that nothing else has been seen. */
export const evidenceOf: NonNullable<Content['evidence']> = (_setup, view, events, asked) => {
  const seen = followCourse(view, events, asked);
  const known = knownOf(view);
  const ways = [...waysOf(view, events)];
  const ofWays = ways.length === 0 ? [] : [ways.length, ...ways.flat()];
  const said = new Said(EVIDENCE_ROOM - ofWays.length);
  const tokens = [...suspectsOf(view, seen)].flatMap(([id, kinds]): readonly Item[] =>
    known.hidden.has(id) ? [{ kinds, words: (set) => [id, set] }] : [],
  );
  const groups = [...givenGroups(view, seen), ...pickedGroups(view, seen)].flatMap(
    (group) => groupOf(known, group) ?? [],
  );
  // what has to be left out for want of room is what excludes least: the last
  const ofTokens = said.list(tokens);
  const ofGifts = said.list(giftItems(view, seen, known));
  const ofGroups = said.list(groups, true);
  return [...said.sets(), ...ofTokens, ...ofGroups, ...ofGifts, ...ofWays];
};
