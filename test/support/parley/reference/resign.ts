/** P15: a resignation, at any step. The rules are entered again afterwards, at the step that is left here. */
import type { Table } from '../../../../src/reference/core/table';
import { STEP } from '../names';
import { endIfAlone, endTurn } from './end';
import { takeAway } from './out';
import { type ParleyState, seatBit, squaresOf } from './state';
import { callOff, defenderOf } from './window';

/** In the set-up nobody else knows of the tokens: they go without a row. The flow skips the squares to come. */
const resignInSetUp = (game: ParleyState, seat: number): void => {
  game.inMask &= ~seatBit(seat);
  for (const square of squaresOf(game, seat)) game.board[square] = null;
};

const resignInWindow = (game: ParleyState, seat: number, defender: number, table: Table): void => {
  if (seat === game.active || seat === defender) callOff(game, table);
  // the third seat was asked: that counts as a pass, and nobody comes after it
  else if (seat === game.asked) game.asked = null;
};

const resignInTurn = (game: ParleyState, seat: number, table: Table): void => {
  if (seat === game.active) endTurn(game, table);
  // a rumour's pick lapses with the seat that was named
  else if (game.step === STEP.rumourPick && seat === game.pending[0]) {
    game.pending = [];
    game.step = STEP.main;
  }
};

export const resign = (game: ParleyState, seat: number, table: Table): void => {
  if (game.step === STEP.setUp) {
    resignInSetUp(game, seat);
    endIfAlone(game, table);
    return;
  }
  // worked out first: the attacked token may be among those that go
  const defender = game.step === STEP.window ? defenderOf(game) : null;
  // P17: whatever happens inside an attack
  if (defender !== null) table.learned = true;
  takeAway(game, seat, 'resigned', table);
  endIfAlone(game, table);
  if (table.result !== null) return;
  if (defender === null) resignInTurn(game, seat, table);
  else resignInWindow(game, seat, defender, table);
};
