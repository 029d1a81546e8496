/** Everything a Pebble match consists of, and plain questions about it. */
import type { GameEvent } from '../../../../src/contract/event';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { KEYS, PLACES, SEATS } from '../content/names';

export interface Token {
  /** The cell where it was set. */
  readonly id: number;
  readonly seat: number;
  readonly kind: number;
  /** Mask of those who have been shown the kind. */
  readonly shownTo: number;
}

export interface PebbleState {
  step: number;
  /** Whose turn it is; in the set-up who places. */
  active: number;
  turns: number;
  quiet: number;
  /** Mask of the seats that are in. */
  inMask: number;
  /** Places of the set-up answered or skipped. */
  setUp: number;
  /** The cell from which a token hops; null unless its landing is asked for. */
  hopper: number | null;
  /** By cell. */
  readonly board: (Token | null)[];
  readonly hands: readonly number[][];
  /** Oldest first. */
  readonly fallen: readonly number[][];
  /** Top first. */
  readonly deck: readonly number[];
  /** Oldest first. */
  readonly discard: number[];
}

export const seatBit = (seat: number): number => 1 << seat;

export const isIn = (game: PebbleState, seat: number): boolean => (game.inMask & seatBit(seat)) !== 0;

/** Seats that are in, ascending. */
export const seatsIn = (game: PebbleState): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => isIn(game, seat));

export const isDealt = (game: PebbleState): boolean => game.setUp === PLACES.length;

/** Cells of a seat's tokens, ascending. */
export const cellsOf = (game: PebbleState, seat: number): readonly number[] =>
  game.board.flatMap((token, cell) => (token?.seat === seat ? [cell] : []));

/** The token on a cell that is known to hold one. */
export const tokenOn = (game: PebbleState, cell: number): Token => {
  const token = game.board[cell] ?? null;
  if (token === null) throw new Error(`no token on cell ${cell}`);
  return token;
};

/** The question's key: key numbers are the step numbers (B20). */
export const keyOf = (step: number): string => KEYS[step] ?? '';

/** A row with a secret for those of the mask, then the same without it for all others, if there are any. */
export const tellApart = (
  table: Table,
  mask: number,
  secret: number,
  event: (shown: number | null) => GameEvent,
): void => {
  table.tell(mask, event(secret));
  if (mask !== ALL) table.tell(ALL & ~mask, event(null));
};
