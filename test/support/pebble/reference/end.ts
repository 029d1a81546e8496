/** B12, B14–B16: who goes out, and how a turn and a match end. */
import type { RemovalCause } from '../../../../src/contract/event';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { QUIET_LIMIT, SEATS, STEP } from '../content/names';
import { cellsOf, isDealt, isIn, type PebbleState, seatBit, seatsIn, tellApart, tokenOn } from './state';

/** B12: face down, by cell. */
export const takeAway = (game: PebbleState, cells: readonly number[], cause: RemovalCause, table: Table): void => {
  for (const square of cells) {
    const { id, seat, kind: secret, shownTo } = tokenOn(game, square);
    game.board[square] = null;
    game.quiet = 0;
    tellApart(table, shownTo, secret, (kind) => ({ type: 'removed', seat, token: id, kind, square, cause }));
  }
};

/** The last seat in has won. */
const endIfAlone = (game: PebbleState, table: Table): void => {
  const left = seatsIn(game);
  if (left.length === 1) table.end('last-in', left);
};

const nextSeat = (game: PebbleState): number => {
  let seat = game.active;
  do seat = (seat + 1) % SEATS;
  while (!isIn(game, seat));
  return seat;
};

/** B14. */
export const endTurn = (game: PebbleState, table: Table): void => {
  game.turns++;
  game.quiet++;
  game.step = STEP.main;
  game.hopper = null;
  endIfAlone(game, table);
  if (table.result !== null) return;
  if (game.quiet >= QUIET_LIMIT) {
    table.end('quiet', []);
    return;
  }
  game.active = nextSeat(game);
  table.tell(ALL, { type: 'turn', seat: game.active });
};

/** B15, B16. The rules are entered again afterwards, at the step that is left here. */
export const resign = (game: PebbleState, seat: number, table: Table): void => {
  game.inMask &= ~seatBit(seat);
  const cells = cellsOf(game, seat);
  if (isDealt(game)) takeAway(game, cells, 'resigned', table);
  else for (const cell of cells) game.board[cell] = null;
  endIfAlone(game, table);
  if (table.result === null && isDealt(game) && seat === game.active) endTurn(game, table);
};
