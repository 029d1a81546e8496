/** How long a step is over the board as it stands, and which kinds can make it. */
import { chebyshevDistance } from '../../shared/square';
import { LAND, SHAPE, TERRAIN } from '../board';
import { plan } from '../plan';
import { ARMY_KINDS, KIND, UNITS } from '../units';
import type { Kinds } from './kinds';

const MOST_STEPS = Math.max(...UNITS.map(({ steps }) => steps));
const BOARD = plan(SHAPE);

/** Side-steps over vacant land; more than anybody has where no shorter way is. */
const stepsBetween = (from: number, to: number, taken: ReadonlySet<number>): number => {
  const reached = new Set([from]);
  let edge: readonly number[] = [from];
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    edge = edge
      .flatMap((square) => BOARD.neighbours(square))
      .filter((square) => TERRAIN[square] === LAND && !taken.has(square) && !reached.has(square));
    for (const square of edge) reached.add(square);
    if (reached.has(to)) return steps;
  }
  return MOST_STEPS + 1;
};

/** Who can step from one square to the other among what stands elsewhere. */
export const steppers = (from: number, to: number, taken: ReadonlySet<number>): Kinds => {
  const steps = stepsBetween(from, to, taken);
  const byLength = UNITS.slice(0, ARMY_KINDS).reduce(
    (kinds, unit, kind) => (kind !== KIND.king && unit.steps >= steps ? kinds | (1 << kind) : kinds),
    0,
  );
  return chebyshevDistance(from, to, SHAPE.width) === 1 ? byLength | (1 << KIND.king) : byLength;
};
