/** How a match ends. */
import type { Table } from '../core/table';
import { areAllies, areEnemies, isOnBoard, type LegendsState, NOBODY, seatsFrom } from './state';

/** Thrown once the match is over: nothing follows its last row, however deep the rules were. */
export class MatchOver extends Error {}

// one for all: to make an error takes longer than to play a turn
const OVER = new MatchOver();

const seatsOfSide = (game: LegendsState, seat: number): readonly number[] =>
  seatsFrom(game, 0).filter((other) => areAllies(other, seat));

/** Leaves the board as it stands and forgets what was going on. Never returns. */
export const endMatch = (_game: LegendsState, table: Table, reason: string, winners: readonly number[]): never => {
  table.end(reason, winners);
  throw OVER;
};

/** Forgets what was going on; the board stays as it stood. */
export const tidyEnd = (game: LegendsState): void => {
  game.stack.length = 0;
  game.fight = null;
  game.strike = null;
  game.window = -1;
  game.passes = 0;
  game.asked = NOBODY;
};

/** The side of `seat` wins. */
export const winFor = (game: LegendsState, table: Table, seat: number, reason: string): never =>
  endMatch(game, table, reason, seatsOfSide(game, seat));

/** The side of `seat` loses. */
export const loseFor = (game: LegendsState, table: Table, seat: number, reason: string): never =>
  endMatch(
    game,
    table,
    reason,
    seatsFrom(game, 0).filter((other) => areEnemies(other, seat)),
  );

/** Is a side that has just lost a castle beaten? With two seats by any castle (R158), in teams by its last one (R130). */
const isBeaten = (game: LegendsState, seat: number): boolean =>
  game.seats === 2 ||
  !game.tokens.some((token) => token.kind.isCastle && isOnBoard(token) && areAllies(token.seat, seat));

/**
 * R79, R80: a side that is beaten by the loss of a castle has lost, whoever did it. R81: where one effect beats both sides,
 * its author's side wins. `losers` are the seats that controlled the castles.
 */
export const castlesLost = (game: LegendsState, table: Table, losers: readonly number[], author: number): void => {
  const beaten = losers.filter((seat) => isBeaten(game, seat));
  const [first] = beaten;
  if (first === undefined) return;
  if (author !== NOBODY && beaten.some((seat) => areEnemies(seat, first))) winFor(game, table, author, 'castle');
  loseFor(game, table, first, 'castle');
};
