/** Random goals, near enough for a battle to come to them. */
import type { GoalPlan, Land } from '../../../../src/games/legends/language';
import { GOALS, TERRAINS } from '../../../../src/games/legends/language';
import type { Rng } from '../rng';
import { pick } from './random';

export interface GoalTaste {
  /** Kinds that are in the battle. */
  readonly kinds: readonly number[];
  readonly height: number;
  /** Whether there are all lands, or plains alone. */
  readonly lands: boolean;
}

const LANDS = TERRAINS.filter((terrain): terrain is Land => terrain !== 'water');
const MOST_TURNS = 14;
const MOST_HELD = 4;
const MOST_COUNT = 3;

function randomGoal(rng: Rng, { kinds, height, lands }: GoalTaste): GoalPlan & { readonly progress?: number } {
  const side = rng.draw(2) === 0 ? 0 : 1;
  const some = rng.draw(3) === 0 ? { piece: pick(rng, kinds) } : {};
  const count = 1 + rng.draw(MOST_COUNT);
  const goal = pick(rng, GOALS);
  switch (goal) {
    case 'survive':
      return { side, goal, turns: 1 + rng.draw(MOST_TURNS) };
    case 'reach':
      return { side, goal, rank: 1 + rng.draw(height), count, ...some };
    case 'hold': {
      const turns = 1 + rng.draw(MOST_HELD);
      const held = rng.draw(turns);
      const terrain = lands ? pick(rng, LANDS) : 'plains';
      return { side, goal, terrain, count, turns, ...some, ...(held > 0 ? { progress: held } : {}) };
    }
    case 'control':
      return { side, goal, piece: pick(rng, kinds) };
  }
}

/** One goal or two. */
export const randomGoals = (rng: Rng, taste: GoalTaste): readonly GoalPlan[] =>
  Array.from({ length: 1 + rng.draw(2) }, () => randomGoal(rng, taste));
