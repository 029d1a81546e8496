/** Everything a Parley match consists of, and plain questions about it. */
import { SEATS, SHAPE, SQUARES } from '../names';

export const ENVOY = 0;
export const GUARD = 1;
export const SPY = 2;
export const WHISPER = 0;
export const RUMOUR = 1;
export const TRUCE = 2;

export interface Token {
  readonly id: number;
  readonly seat: number;
  readonly kind: number;
  /** Mask of those who have been shown the kind. */
  readonly shownTo: number;
}

export interface ParleyState {
  step: number;
  /** Whose turn it is; in the set-up who places. */
  active: number;
  turns: number;
  /** Slips so far. */
  renewals: number;
  /** Mask of the seats that are in. */
  inMask: number;
  /** Place decisions answered or skipped: also the home square that is next. */
  setUp: number;
  /** The named seat of a rumour; from and to of a slip or an attack. */
  pending: readonly number[];
  /** Who is asked in the window; null: everybody has answered. */
  asked: number | null;
  readonly board: (Token | null)[];
  readonly hands: readonly number[][];
  /** Top first. */
  readonly deck: number[];
  /** Oldest first. */
  readonly discard: number[];
}

export const seatBit = (seat: number): number => 1 << seat;

export const isIn = (game: ParleyState, seat: number): boolean => (game.inMask & seatBit(seat)) !== 0;

/** Seats still in, ascending. */
export const seatsIn = (game: ParleyState): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => isIn(game, seat));

/** The seat at home on this square's rank. */
export const homeSeat = (square: number): number => Math.floor(square / SHAPE.width);

/** P2: no other viewer's view shows a token until the last answer. */
export const isDealt = (game: ParleyState): boolean => game.setUp === SQUARES;

/** Squares whose token passes the test, ascending. */
export const squaresWhere = (game: ParleyState, test: (token: Token) => boolean): readonly number[] =>
  game.board.flatMap((token, square) => (token !== null && test(token) ? [square] : []));

export const squaresOf = (game: ParleyState, seat: number): readonly number[] =>
  squaresWhere(game, (token) => token.seat === seat);

/** The token on a square that is known to hold one. */
export const tokenOn = (game: ParleyState, square: number): Token => {
  const token = game.board[square] ?? null;
  if (token === null) throw new Error(`no token on square ${square}`);
  return token;
};

/** Kinds that this seat has not placed yet, ascending. */
export const unplaced = (game: ParleyState, seat: number): readonly number[] =>
  [ENVOY, GUARD, SPY].filter((kind) => !game.board.some((token) => token?.seat === seat && token.kind === kind));
