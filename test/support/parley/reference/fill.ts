/** A whole state from a view and a guess of what it hides, in the order of RULES "Codes and words". */
import type { Outcome } from '../../../../src/contract/fault';
import type { Guess, View } from '../../../../src/contract/view';
import { ok, refuse } from '../../../../src/games/shared/outcome';
import { TRUTH } from '../../../../src/reference/core/table';
import { CARDS, EMPTY_ITEM, KINDS, SEATS, SQUARES, STEP } from '../names';
import { homeSeat, type ParleyState, seatBit, type Token } from './state';

/** Hands the guess out word by word. */
interface Guesses {
  /** The next word, a number below `limit`. */
  next(limit: number): number;
  /** Was every word right and used? */
  fits(): boolean;
}

const guessesOf = (guess: Guess): Guesses => {
  let used = 0;
  let right = true;
  return {
    next: (limit) => {
      const word = guess[used++] ?? -1;
      right &&= Number.isInteger(word) && word >= 0 && word < limit;
      return right ? word : 0;
    },
    fits: () => right && used === guess.length,
  };
};

/** In the set-up: what others put on the squares they have answered. */
const guessSetUp = (view: View, board: (Token | null)[], guesses: Guesses): void => {
  for (let square = 0; square < (view.counters['setup'] ?? 0); square++) {
    const seat = homeSeat(square);
    if (seat === view.viewer || view.viewer === TRUTH) continue;
    const kind = guesses.next(EMPTY_ITEM + 1);
    if (kind !== EMPTY_ITEM) board[square] = { id: square, seat, kind, shownTo: seatBit(seat) };
  }
};

const boardOf = (view: View, guesses: Guesses): (Token | null)[] => {
  const board: (Token | null)[] = Array.from({ length: SQUARES }, () => null);
  for (const { id, square, seat, kind, shownTo } of view.tokens) {
    board[square] = { id, seat, kind: kind ?? guesses.next(KINDS.length), shownTo };
  }
  if (view.counters['step'] === STEP.setUp) guessSetUp(view, board, guesses);
  return board;
};

const askedOf = (view: View, guesses: Guesses): number | null => {
  if (view.asked === null) return null;
  const asked = view.asked.seat ?? guesses.next(SEATS);
  return view.counters['step'] === STEP.window ? asked : null;
};

/** See Engine.fill. */
export const fill = (view: View, guess: Guess): Outcome<ParleyState> => {
  if (view.game !== 'parley') return refuse('bad-position', 'game', 'a view of Parley', view.game);
  if (view.heaps.length !== SEATS + 2)
    return refuse('bad-position', 'heaps', 'three hands, the deck, the discard heap');
  const guesses = guessesOf(guess);
  const board = boardOf(view, guesses);
  const heaps = view.heaps.map((heap) => heap.kinds.map((card) => card ?? guesses.next(CARDS.length)));
  const asked = askedOf(view, guesses);
  if (!guesses.fits()) return refuse('bad-position', 'guess', 'one word for each thing that the view hides', guess);
  const { counters, lists } = view;
  return ok({
    step: counters['step'] ?? STEP.over,
    active: counters['active'] ?? 0,
    turns: counters['turns'] ?? 0,
    renewals: counters['renewals'] ?? 0,
    inMask: counters['in'] ?? 0,
    setUp: counters['setup'] ?? SQUARES,
    pending: lists['pending'] ?? [],
    asked,
    board,
    hands: heaps.slice(0, SEATS),
    deck: heaps[SEATS] ?? [],
    discard: heaps[SEATS + 1] ?? [],
  });
};
