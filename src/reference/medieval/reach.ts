/** Where a piece's steps lead (RULES 5, M5): over vacant ground, round corners, never over a piece. */
import { SHAPE, SQUARES } from '../../games/medieval/board';
import { KIND, UNITS } from '../../games/medieval/units';
import { beside, isLake, isLand, round } from './ground';
import type { MedievalState, Piece } from './state';

export interface Reach {
  /** Vacant squares that a step may end on, ascending. */
  readonly vacant: readonly number[];
  /** Squares with a piece that the last side-step could enter, ascending: what may be done there is another question. */
  readonly taken: readonly number[];
}

/** Lakes take the Mage alone. M12: so nobody ever enters one to meet him there. */
const carries = (kind: number, square: number): boolean => isLand(square) || (kind === KIND.mage && isLake(square));

/** The King: one step, also diagonally, whatever stands on either side of the corner. He enters nobody's square. */
const kingReach = ({ board }: MedievalState, king: Piece): Reach => ({
  vacant: round(king.square).filter((square) => isLand(square) && board[square] === null),
  taken: [],
});

/** When each square was seen last, by the number of the search: asked for so often that no set is made for each. */
const seen = new Int32Array(SQUARES);
let search = 0;

/** The squares that the search has seen, ascending; no step leads farther than so many ranks. */
const sorted = ({ board }: MedievalState, { square, kind }: Piece, ranks: number): Reach => {
  const vacant: number[] = [];
  const taken: number[] = [];
  const last = Math.min(SQUARES - 1, square + ranks * SHAPE.width);
  for (let at = Math.max(0, square - ranks * SHAPE.width); at <= last; at++) {
    if (seen[at] !== search || at === square || !carries(kind, at)) continue;
    (board[at] === null ? vacant : taken).push(at);
  }
  return { vacant, taken };
};

export const reachOf = (game: MedievalState, piece: Piece): Reach => {
  const { kind, square } = piece;
  if (kind === KIND.king) return kingReach(game, piece);
  const steps = UNITS[kind]?.steps ?? 0;
  search++;
  seen[square] = search;
  let edge: readonly number[] = [square];
  for (let left = steps; left > 0; left--) {
    const next: number[] = [];
    for (const from of edge) {
      for (const near of beside(from)) {
        if (seen[near] === search) continue;
        seen[near] = search;
        if (game.board[near] === null && carries(kind, near)) next.push(near);
      }
    }
    edge = next;
  }
  return sorted(game, piece, steps);
};
