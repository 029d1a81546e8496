/** Carrying out one act of keys 1 and 2 (RULES 4 to 7). */
import type { ChoiceCode } from '../../contract/decision';
import { STOCKADE } from '../../games/medieval/board';
import { PHASE } from '../../games/medieval/codec';
import { ITEM } from '../../games/medieval/items';
import { KIND } from '../../games/medieval/units';
import { unpackChoice } from '../../games/shared/choice';
import { ALL, type Table } from '../core/table';
import { BOMB_IDS } from './bombs';
import { attack, shoot } from './fight';
import { isLake } from './ground';
import { noteStep } from './shuttle';
import { disarm, look, rescue } from './spy';
import { breakQuiet, type MedievalState, otherSeat, type Piece, pieceOn } from './state';
import { move, show } from './tell';

const win = (seat: number, reason: string, table: Table): void => table.end(reason, [seat]);

/** A step, also a King's or out of prison. A Mage on a lake is known to all; so is who has escaped (M26). */
const step = (game: MedievalState, piece: Piece, to: number, table: Table): void => {
  const { id, seat, kind, square: from } = piece;
  move(game, piece, to, table);
  noteStep(game, seat, { id, from, to });
  if (isLake(to)) show(piece, table);
  if (piece.prisoner) {
    piece.prisoner = false;
    table.tell(ALL, { type: 'freed', seat, token: id, kind, square: to, escaped: true });
  }
  // M34, M35; moved aside he would win nothing (M23)
  if (kind === KIND.king && to === STOCKADE[otherSeat(seat)]) win(seat, 'stockade', table);
};

/** M17: the bomb stands on the square that the Alchemist left, whatever became of him. */
const placeBomb = (game: MedievalState, seat: number, square: number, table: Table): void => {
  const onBoard = new Set(game.board.flatMap((piece) => piece?.id ?? []));
  const id = BOMB_IDS[seat]?.find((one) => !onBoard.has(one)) ?? 0;
  game.board[square] = { id, seat, kind: KIND.bomb, square, shownTo: ALL, prisoner: false, fuse: 2 };
  game.supply[seat] = (game.supply[seat] ?? 0) - 1;
  table.tell(ALL, { type: 'placed', seat, token: id, kind: KIND.bomb, square });
  breakQuiet(game);
};

/** RULES 6: first the Alchemist leaves, then the bomb stands; a King taken on the way decides the match after that. */
const bombTurn = (game: MedievalState, alchemist: Piece, item: number, to: number, table: Table): void => {
  const { seat, square: from } = alchemist;
  show(alchemist, table);
  const attacks = item === ITEM.bombAttack;
  const kingFell = attacks && attack(game, alchemist, pieceOn(game, to), false, table);
  if (!attacks) step(game, alchemist, to, table);
  placeBomb(game, seat, from, table);
  if (kingFell) win(seat, 'king', table);
};

/** What item 9 to 12 is without going on. */
const PLAIN: ReadonlyMap<number, number> = new Map([
  [ITEM.stepOn, 0],
  [ITEM.attackOn, ITEM.attack],
  [ITEM.joinedOn, ITEM.joined],
  [ITEM.shotOn, ITEM.shot],
]);

const carryOut = (game: MedievalState, piece: Piece, item: number, to: number, table: Table): void => {
  switch (item) {
    case ITEM.attack:
    case ITEM.joined:
      if (attack(game, piece, pieceOn(game, to), item === ITEM.joined, table)) win(piece.seat, 'king', table);
      break;
    case ITEM.shot:
      shoot(game, piece, pieceOn(game, to), table);
      break;
    case ITEM.look:
      look(game, piece, pieceOn(game, to), table);
      break;
    case ITEM.rescue:
      rescue(game, piece, pieceOn(game, to), table);
      break;
    case ITEM.disarm:
      disarm(game, piece, pieceOn(game, to), table);
      break;
    case ITEM.bombStep:
    case ITEM.bombAttack:
      bombTurn(game, piece, item, to, table);
      break;
    default:
      step(game, piece, to, table);
  }
};

/** Carries out a choice of key 1 or 2 and leaves the step that follows in `phase`; the match may be over after it. */
export const perform = (game: MedievalState, code: ChoiceCode, table: Table): void => {
  const { item, from, to } = unpackChoice(code);
  const piece = pieceOn(game, from);
  const plain = PLAIN.get(item);
  game.acted.push(piece.id);
  game.actors = piece.kind;
  game.phase = plain === undefined ? PHASE.jail : PHASE.more;
  carryOut(game, piece, plain ?? item, to, table);
};
