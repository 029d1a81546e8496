/** P9: two neighbouring tokens of a seat may change places unseen; both come back under fresh ids. */
import { packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { ask, type Flow } from '../../../../src/reference/core/question';
import { ALL, type Table } from '../../../../src/reference/core/table';
import { STEP } from '../names';
import { endTurn } from './end';
import { type ParleyState, seatBit, tokenOn } from './state';
import { keyOf } from './tell';

const RENEWAL = 256;

export function* slip(game: ParleyState, table: Table): Flow {
  const seat = game.active;
  const [from = 0, to = 0] = game.pending;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const choices = [low, high].map((square) => packChoice('square', { to: square }));
  const ends = unpackChoice(yield ask(seat, 'pick', keyOf(STEP.slip), [], choices)).to;
  const [first, second] = [tokenOn(game, low), tokenOn(game, high)];
  const exchanged = ends === to;
  if (exchanged) {
    table.tell(seatBit(seat), { type: 'moved', token: first.id, from: low, to: high });
    table.tell(seatBit(seat), { type: 'moved', token: second.id, from: high, to: low });
  }
  game.renewals++;
  const fresh = [low, high].map((square) => square + RENEWAL * game.renewals);
  const [onLow, onHigh] = exchanged ? [second, first] : [first, second];
  // the old ids go by the squares they stood on before: ordered by where they end they would tell who went where
  table.tell(ALL, { type: 'blurred', gone: [first.id, second.id], fresh, squares: [low, high] });
  game.board[low] = { ...onLow, id: fresh[0] ?? 0, shownTo: seatBit(seat) };
  game.board[high] = { ...onHigh, id: fresh[1] ?? 0, shownTo: seatBit(seat) };
  endTurn(game, table);
}
