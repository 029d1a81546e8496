/** P14: the end of a turn. */
import { ALL, type Table } from '../../../../src/reference/core/table';
import { SEATS, STEP } from '../names';
import { isIn, type ParleyState, seatsIn } from './state';

const MOST_TURNS = 60;

/** If one seat is left it wins. */
export const endIfAlone = (game: ParleyState, table: Table): void => {
  const left = seatsIn(game);
  if (left.length === 1) table.end('last-envoy', left);
};

/** The next seat clockwise that is in. */
const nextSeat = (game: ParleyState): number => {
  let seat = game.active;
  do seat = (seat + 1) % SEATS;
  while (!isIn(game, seat));
  return seat;
};

export const endTurn = (game: ParleyState, table: Table): void => {
  game.turns++;
  game.step = STEP.card;
  game.pending = [];
  game.asked = null;
  endIfAlone(game, table);
  if (table.result !== null) return;
  if (seatsIn(game).length === 0) table.end('none-left', []);
  else if (game.turns >= MOST_TURNS) table.end('turn-limit', []);
  else {
    game.active = nextSeat(game);
    table.tell(ALL, { type: 'turn', seat: game.active });
  }
};
