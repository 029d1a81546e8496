/** A whole state from a view and a guess of what it hides (B24). */
import type { Outcome } from '../../../../src/contract/fault';
import type { Guess, View } from '../../../../src/contract/view';
import { ok, refuse } from '../../../../src/games/shared/outcome';
import { hiddenPlaces } from '../content/guess';
import { CELLS } from '../content/map';
import { CARDS, EMPTY_ITEM, GEM, LETTERS, NAME, SEATS, STEP } from '../content/names';
import { type PebbleState, seatBit, type Token } from './state';

/** Gives the words of the guess one by one; 0 where one is missing or out of range. */
class Guesses {
  private used = 0;
  private right = true;
  private readonly words: Guess;

  constructor(words: Guess) {
    this.words = words;
  }

  next(low: number, end: number): number {
    const word = this.words[this.used++] ?? -1;
    const fits = Number.isInteger(word) && word >= low && word < end;
    this.right &&= fits;
    return fits ? word : low;
  }

  /** Was every word in range, and used? */
  fit(): boolean {
    return this.right && this.used === this.words.length;
  }
}

const boardOf = (view: View, guesses: Guesses): (Token | null)[] => {
  const board: (Token | null)[] = CELLS.map(() => null);
  for (const { id, square, seat, kind, shownTo } of view.tokens) {
    board[square] = { id, seat, kind: kind ?? guesses.next(GEM, LETTERS.length), shownTo };
  }
  if (view.counters['step'] !== STEP.setUp) return board;
  for (const { seat, cell } of hiddenPlaces(view)) {
    const kind = guesses.next(EMPTY_ITEM, LETTERS.length);
    if (kind !== EMPTY_ITEM) board[cell] = { id: cell, seat, kind, shownTo: seatBit(seat) };
  }
  return board;
};

/** See Engine.fill. */
export const fill = (view: View, guess: Guess): Outcome<PebbleState> => {
  if (view.game !== NAME) return refuse('bad-position', 'game', `a view of ${NAME}`, view.game);
  const guesses = new Guesses(guess);
  const board = boardOf(view, guesses);
  const heaps = view.heaps.map(({ kinds }) => kinds.map((kind) => kind ?? guesses.next(0, CARDS.length)));
  if (!guesses.fit())
    return refuse('bad-position', 'guess', 'a fitting word for each thing that the view hides', guess);
  const { counters, lists } = view;
  const [deck = [], discard = []] = heaps.slice(2 * SEATS);
  return ok({
    step: counters['step'] ?? STEP.over,
    active: counters['active'] ?? 0,
    turns: counters['turns'] ?? 0,
    quiet: counters['quiet'] ?? 0,
    inMask: counters['in'] ?? 0,
    setUp: counters['setup'] ?? 0,
    hopper: lists['pending']?.[0] ?? null,
    board,
    hands: heaps.slice(0, SEATS),
    fallen: heaps.slice(SEATS, 2 * SEATS),
    deck,
    discard,
  });
};
