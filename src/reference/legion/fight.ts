/** What swords do (section 4; L4, L5, L6): the placed unit fights each adjacent enemy by itself. */
import { UNITS } from '../../games/legion/units';
import { ALL, type Table } from '../core/table';
import { type LegionState, neighboursOf, type Piece } from './state';
import { shelters } from './terrain';

const swordsOf = (piece: Piece | null | undefined): number => (piece ? (UNITS[piece.kind]?.swords ?? 0) : 0);

/** A fortification adds 1 for S, N, A, K (L9). Null: Tower and Catapult are never removed. */
const defenceAt = (game: LegionState, square: number, piece: Piece): number | null => {
  const printed = UNITS[piece.kind]?.defence ?? null;
  if (printed === null) return null;
  return printed + (shelters(game.terrain[square] ?? 0, piece.kind) ? 1 : 0);
};

/** L5: own sword units touching the attacked enemy lend their printed swords; touching the placed unit is irrelevant. */
const helpersOf = (game: LegionState, from: number, square: number, seat: number): readonly number[] =>
  neighboursOf(square).filter((near) => {
    const piece = game.board[near];
    return near !== from && piece?.seat === seat && swordsOf(piece) > 0;
  });

/**
 * Fights of the unit on `from`, in square order; the enemies that fall. All of them are worked out on the board as it
 * stands: they are simultaneous (L4), and no sword unit may decline (L6).
 */
export const fight = (game: LegionState, from: number, table: Table): readonly number[] => {
  const fighter = game.board[from] ?? null;
  if (fighter === null) return [];
  const fallen: number[] = [];
  for (const square of neighboursOf(from)) {
    const enemy = game.board[square] ?? null;
    if (enemy === null || enemy.seat === fighter.seat) continue;
    const defence = defenceAt(game, square, enemy);
    if (defence === null) continue;
    const helpers = helpersOf(game, from, square, fighter.seat);
    const attack = helpers.reduce((sum, near) => sum + swordsOf(game.board[near]), swordsOf(fighter));
    const beaten = attack > defence;
    table.tell(ALL, { type: 'fought', from, square, attack, defence, helpers, beaten });
    if (beaten) fallen.push(square);
  }
  return fallen;
};
