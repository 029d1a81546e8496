/**
 * What a viewer of Parley may know, kept from the rules and the choices alone. It reads the truth and never what a view
 * marks as known or hidden, so that it can be held against the views.
 *
 * Of each seat's three tokens the book holds every assignment of kinds that the viewer can't rule out. Cards need no book:
 * a viewer knows its own hand and the discard heap, and nothing tells it how the rest lies.
 */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { TokenView, View, Viewer } from '../../../../src/contract/view';
import { unpackChoice } from '../../../../src/games/shared/choice';
import { CARDS, SEATS } from '../names';

/** A token's kind by its place in the book's list of tokens of that seat. */
export type Assignment = readonly number[];

interface SeatPage {
  /** Ids of the seat's tokens as they stand; null once gone. */
  readonly ids: (number | null)[];
  worlds: readonly Assignment[];
}

/** A book that is wrong on purpose, to see that a harness with it fails. */
export type Mistake = 'none' | 'forgets-what-was-shown';

const WHISPER = CARDS.indexOf('W');
const RUMOUR = CARDS.indexOf('R');
const PERMUTATIONS: readonly Assignment[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

export const tokenAt = (truth: View, square: number): TokenView | undefined =>
  truth.tokens.find((token) => token.square === square);

export const tokensOf = (truth: View, seat: number): readonly TokenView[] =>
  truth.tokens.filter((token) => token.seat === seat);

const exchanged = (world: Assignment, i: number, j: number): Assignment =>
  world.map((kind, slot) => (slot === i ? (world[j] ?? kind) : slot === j ? (world[i] ?? kind) : kind));

/** Each assignment once. */
function distinct(worlds: readonly Assignment[]): readonly Assignment[] {
  return worlds.filter((world, index) => worlds.findIndex((other) => other.join() === world.join()) === index);
}

/** The token that a choice makes somebody look at, or that is turned face up: decided by rules P4, P5, P10 and by settling. */
export interface Uncovered {
  readonly token: TokenView;
  /** The one seat that sees it; null: everybody. */
  readonly by: number | null;
}

/** Tokens that this answer uncovers; settled picks (a single target) included. */
export function uncovers(truth: View, decision: Decision, code: ChoiceCode): readonly Uncovered[] {
  const { form, item, from, to } = unpackChoice(code);
  const shown = (token: TokenView | undefined, by: number | null): readonly Uncovered[] =>
    token === undefined ? [] : [{ token, by }];
  const rumour = (seat: number): readonly Uncovered[] => {
    const tokens = tokensOf(truth, seat);
    return tokens.length === 1 ? shown(tokens[0], null) : [];
  };
  const others = truth.tokens.filter((token) => token.seat !== decision.seat);
  switch (decision.key) {
    case 'parley.card': {
      if (form !== 'item') return [];
      if (item === WHISPER) return others.length === 1 ? shown(others[0], decision.seat) : [];
      const seats = [...new Set(others.map((token) => token.seat))];
      return item === RUMOUR && seats.length === 1 ? rumour(seats[0] ?? -1) : [];
    }
    case 'parley.whisper':
      return shown(tokenAt(truth, to), decision.seat);
    case 'parley.rumourSeat':
      return rumour(item);
    case 'parley.rumourPick':
      return shown(tokenAt(truth, to), null);
    case 'parley.main': {
      const target = form === 'move' ? tokenAt(truth, to) : undefined;
      return target === undefined ? [] : [...shown(tokenAt(truth, from), null), ...shown(target, null)];
    }
    default:
      return [];
  }
}

/** One viewer's book, from the moment at which all tokens stand. */
export class ParleyBook {
  readonly viewer: Viewer;
  private readonly mistake: Mistake;
  private readonly pages: readonly SeatPage[];

  constructor(viewer: Viewer, truth: View, mistake: Mistake = 'none') {
    this.viewer = viewer;
    this.mistake = mistake;
    this.pages = Array.from({ length: SEATS }, (_, seat) => {
      const tokens = tokensOf(truth, seat);
      const own = tokens.map((token) => token.kind ?? -1);
      return { ids: tokens.map((token) => token.id), worlds: seat === viewer ? [own] : PERMUTATIONS };
    });
  }

  /** Takes note of an answer: the truth before it, the question, the answer, the truth after it. */
  note(before: View, decision: Decision, code: ChoiceCode, after: View): void {
    for (const { token, by } of uncovers(before, decision, code)) {
      if (by === null ? this.mistake !== 'forgets-what-was-shown' : by === this.viewer) this.learn(token);
    }
    if (decision.key === 'parley.slip') this.slip(before, after, decision.seat);
    this.clear(after);
  }

  /** Every assignment of a seat's kinds that the viewer can't rule out. */
  worldsOf(seat: number): readonly Assignment[] {
    return this.pages[seat]?.worlds ?? [];
  }

  /** The kind that an assignment gives the token with this id. */
  kindIn(seat: number, world: Assignment, id: number): number {
    const slot = this.pages[seat]?.ids.indexOf(id) ?? -1;
    const kind = world[slot];
    if (kind === undefined) throw new Error(`the book has no token ${id} of seat ${seat}`);
    return kind;
  }

  private learn(token: TokenView): void {
    const page = this.pages[token.seat];
    if (page === undefined) return;
    const slot = page.ids.indexOf(token.id);
    page.worlds = page.worlds.filter((world) => world[slot] === token.kind);
    if (page.worlds.length === 0)
      throw new Error(`the book of ${this.viewer} rules out what is true of token ${token.id}`);
  }

  /** Two backs may have changed places: for all but their seat every assignment may be the other way round. */
  private slip(before: View, after: View, seat: number): void {
    const page = this.pages[seat];
    const squares = before.lists['pending'] ?? [];
    if (page === undefined) return;
    const slots = squares.map((square) => page.ids.indexOf(tokenAt(before, square)?.id ?? -1));
    for (const [index, slot] of slots.entries()) page.ids[slot] = tokenAt(after, squares[index] ?? -1)?.id ?? null;
    const [i = -1, j = -1] = slots;
    if (seat === this.viewer)
      page.worlds = [page.ids.map((id) => after.tokens.find((token) => token.id === id)?.kind ?? -1)];
    else page.worlds = distinct([...page.worlds, ...page.worlds.map((world) => exchanged(world, i, j))]);
  }

  /** Tokens that left the board are nobody's question any more. */
  private clear(after: View): void {
    for (const page of this.pages) {
      for (const [slot, id] of page.ids.entries()) {
        if (id !== null && !after.tokens.some((token) => token.id === id)) page.ids[slot] = null;
      }
    }
  }
}
