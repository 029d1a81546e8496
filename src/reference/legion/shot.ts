/** What arrows do (section 4; L6, L7, L9): Archer and Catapult remove one enemy anywhere, without comparison. */
import { UNITS } from '../../games/legion/units';
import { type LegionState, SQUARES } from './state';
import { isForest, shelters } from './terrain';

/** S, N, A, K: the units without a shield that can be removed. */
const SHOOTABLE = UNITS.map((unit) => !unit.shield && !unit.immovable);

/**
 * Squares that the shooter on `from` may hit, ascending. Not a target: U, G, T, C; S, N, A, K on a fortification;
 * anything on forest. A shooter on forest has none, and then nothing happens (L7).
 */
export const shotTargets = (game: LegionState, from: number): readonly number[] => {
  const shooter = game.board[from] ?? null;
  if (shooter === null || isForest(game.terrain[from] ?? 0)) return [];
  const targets: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const piece = game.board[square] ?? null;
    if (piece === null || piece.seat === shooter.seat || !SHOOTABLE[piece.kind]) continue;
    const terrain = game.terrain[square] ?? 0;
    if (!isForest(terrain) && !shelters(terrain, piece.kind)) targets.push(square);
  }
  return targets;
};
