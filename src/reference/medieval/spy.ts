/** What the Spy does on another piece's square (RULES 5; M16, M22, M25). */
import { PHASE } from '../../games/medieval/codec';
import { KIND } from '../../games/medieval/units';
import { ALL, type Table } from '../core/table';
import { capture, remove } from './capture';
import { breakQuiet, type MedievalState, type Piece, seatBit } from './state';
import { move, show } from './tell';

/** The Spy goes to the square of a piece that stays there; from then on it stands on nothing. */
const enter = (game: MedievalState, spy: Piece, to: number, table: Table): void => {
  const from = spy.square;
  show(spy, table);
  game.board[from] = null;
  spy.square = to;
  table.tell(ALL, { type: 'moved', token: spy.id, from, to });
  breakQuiet(game);
};

/** A look: the kind for the Spy's owner alone. The King takes the Spy; from anybody else it goes home. */
export const look = (game: MedievalState, spy: Piece, target: Piece, table: Table): void => {
  enter(game, spy, target.square, table);
  const { seat } = spy;
  const bit = seatBit(seat);
  table.tell(bit, { type: 'looked', seat, token: target.id, kind: target.kind });
  table.tell(ALL & ~bit, { type: 'looked', seat, token: target.id, kind: null });
  table.learned = true;
  target.shownTo |= bit;
  if (target.kind === KIND.king) {
    show(target, table);
    capture(game, spy, 'fight', table);
    return;
  }
  game.home.push(spy);
  game.phase = PHASE.home;
};

/** A rescue: prisoner and Spy both go home, the prisoner first. */
export const rescue = (game: MedievalState, spy: Piece, prisoner: Piece, table: Table): void => {
  enter(game, spy, prisoner.square, table);
  game.board[prisoner.square] = null;
  game.home.push(prisoner, spy);
  game.phase = PHASE.free;
};

/** A disarming: the bomb is out of the game for good, the Spy stays on its square. */
export const disarm = (game: MedievalState, spy: Piece, bomb: Piece, table: Table): void => {
  show(spy, table);
  remove(game, bomb, 'disarmed', table);
  move(game, spy, bomb.square, table);
};
