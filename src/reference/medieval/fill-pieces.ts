/** The pieces that a view and a guess describe, each with what is publicly known of it. */
import type { TokenView, View } from '../../contract/view';
import { LAKE, LAND, SQUARES, TERRAIN } from '../../games/medieval/board';
import { ARMY_KINDS, KIND, UNITS } from '../../games/medieval/units';
import { ALL } from '../core/table';
import { BOMB_IDS } from './bombs';
import { demand, type Guesses, groups, isWithin, listOf, wholeWithin } from './fill-reading';
import { rowOf } from './gate';
import { isBomb, type Piece, SEATS, seatBit } from './state';

const LAST_KIND = ARMY_KINDS - 1;
const LONGEST_FUSE = 2;

/** Land, and for the Mage a lake. */
const standsWell = (kind: number, square: number): boolean =>
  TERRAIN[square] === LAND || (TERRAIN[square] === LAKE && kind === KIND.mage);

/** Bombs have ids of their own, everybody else's is a square. */
const hasOwnId = (id: number, seat: number, kind: number): boolean =>
  kind === KIND.bomb ? (BOMB_IDS[seat]?.includes(id) ?? false) : isWithin(id, 0, SQUARES - 1);

const readPiece = (token: TokenView, at: string, prisoner: boolean, guesses: Guesses): Piece => {
  const seat = wholeWithin(token.seat, 0, SEATS - 1, `${at}.seat`);
  const kind = token.kind === null ? guesses.next(LAST_KIND) : wholeWithin(token.kind, 0, KIND.bomb, `${at}.kind`);
  const { id, square, shownTo } = token;
  demand(hasOwnId(id, seat, kind), `${at}.id`, 'the id of a square, or of a bomb of its side', id);
  demand(
    isWithin(square, 0, SQUARES - 1) && standsWell(kind, square),
    `${at}.square`,
    'ground that takes the piece',
    square,
  );
  const piece: Piece = { id, seat, kind, square, shownTo, prisoner, fuse: 0 };
  const open = prisoner || kind === KIND.bomb;
  demand(
    isWithin(shownTo, 1, ALL) && (open ? shownTo === ALL : (shownTo & seatBit(seat)) !== 0),
    `${at}.shownTo`,
    'a mask with the owner’s bit; 511 of prisoners and bombs',
    shownTo,
  );
  if (prisoner) {
    demand(UNITS[kind]?.imprisoned === true, `${at}.kind`, 'a kind that is imprisoned', kind);
    demand(rowOf(piece).includes(square), `${at}.square`, 'a square of the captor’s prison row', square);
  }
  return piece;
};

/** M18: every bomb has its fuse, and nothing else has one. */
const readFuses = (view: View, pieces: readonly Piece[]): void => {
  const bombs = pieces.filter(isBomb);
  const fuses = groups(view, 'fuses', 2);
  demand(fuses.length === bombs.length, 'lists.fuses', 'a pair for each bomb', fuses.length);
  for (const [id = -1, left = 0] of fuses) {
    const bomb = bombs.find((one) => one.id === id && one.fuse === 0);
    demand(bomb !== undefined, 'lists.fuses', 'bombs on the board, each once', id);
    bomb.fuse = wholeWithin(left, 1, LONGEST_FUSE, 'lists.fuses');
  }
};

/** All tokens in the view's order; hidden kinds come from the guess. */
export const readPieces = (view: View, guesses: Guesses): readonly Piece[] => {
  const prisoners = listOf(view, 'prisoners');
  const pieces = view.tokens.map((token, index) =>
    readPiece(token, `tokens[${index}]`, prisoners.includes(token.id), guesses),
  );
  const ids = new Set(pieces.map(({ id }) => id));
  demand(ids.size === pieces.length, 'tokens', 'an id of its own for each piece');
  demand(
    prisoners.every((id) => ids.has(id)) && new Set(prisoners).size === prisoners.length,
    'lists.prisoners',
    'ids of pieces on the board',
  );
  readFuses(view, pieces);
  return pieces;
};
