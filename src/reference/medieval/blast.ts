/** Explosions (RULES 6; M18 to M21). */
import { KIND } from '../../games/medieval/units';
import { ALL, type Table } from '../core/table';
import { capture } from './capture';
import { round } from './ground';
import { breakQuiet, isBomb, type MedievalState, type Piece, piecesWhere } from './state';

const piecesRound = (game: MedievalState, bomb: Piece): readonly Piece[] =>
  round(bomb.square).flatMap((square) => game.board[square] ?? []);

/** M20: these bombs and every bomb that a bomb among them touches, ascending. */
const chainOf = (game: MedievalState, bombs: readonly Piece[]): readonly Piece[] => {
  const chain = [...bombs];
  for (const bomb of chain) {
    for (const near of piecesRound(game, bomb)) if (isBomb(near) && !chain.includes(near)) chain.push(near);
  }
  return chain.sort((a, b) => a.square - b.square);
};

/** M19: everybody on the squares round them, friend or foe, but Kings and prisoners, ascending. */
const victimsOf = (game: MedievalState, chain: readonly Piece[]): readonly Piece[] => {
  const touched = new Set(chain.flatMap((bomb) => piecesRound(game, bomb)));
  const isVictim = (piece: Piece): boolean => !isBomb(piece) && piece.kind !== KIND.king && !piece.prisoner;
  return [...touched].filter(isVictim).sort((a, b) => a.square - b.square);
};

/** These bombs go off, and with them all they touch; they go back to the supply, their victims are captured. */
export const explode = (game: MedievalState, bombs: readonly Piece[], table: Table): void => {
  const chain = chainOf(game, bombs);
  const victims = victimsOf(game, chain);
  table.tell(ALL, {
    type: 'exploded',
    squares: chain.map(({ square }) => square),
    tokens: chain.map(({ id }) => id),
  });
  for (const bomb of chain) {
    game.board[bomb.square] = null;
    game.supply[bomb.seat] = (game.supply[bomb.seat] ?? 0) + 1;
  }
  for (const victim of victims) capture(game, victim, 'blast', table);
  breakQuiet(game);
};

/** M18: the own fuses count down at the beginning of a turn; those that have run out go off together. */
export const burnFuses = (game: MedievalState, table: Table): void => {
  const bombs = piecesWhere(game, (piece) => isBomb(piece) && piece.seat === game.side);
  for (const bomb of bombs) bomb.fuse--;
  const due = bombs.filter(({ fuse }) => fuse === 0);
  if (due.length > 0) explode(game, due, table);
};
