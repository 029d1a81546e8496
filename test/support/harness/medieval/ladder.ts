/** Medieval's rows of the ladder. */
import type { Bound, Row } from '../ladder/rows';
import { medievalStress } from './stress';

const GAME = 'medieval';
const PAIRS = 100;
/** Where a row is no question of intervals. */
const FEW = 30;
/** Iterations that take the strongest level about 40 ms of a quiet core. */
const EFFORT = 800;
/** What stress opponents may score at the most. */
const STRESS = 0.35;
const BEST = 'champion';

const lower = (at: number): Bound => ({ kind: 'lower', at });

const versus = (a: string, b: string, bound: Bound, pairs = PAIRS): Row => ({
  name: `${GAME}-${a}-${b}`,
  game: GAME,
  kind: 'pairs',
  players: [a, b],
  options: 'rules',
  iterations: EFFORT,
  pairs,
  bound,
});

export const medievalRows: readonly Row[] = [
  versus(BEST, 'greedy', lower(0.75)),
  versus(BEST, 'random', { kind: 'score', low: 0.98, high: 1 }, FEW),
  versus('standard', 'story', lower(0.6)),
  versus('veteran', 'standard', lower(0.6)),
  versus(BEST, 'veteran', lower(0.6)),
  ...medievalStress.names.map((name) => versus(name, BEST, { kind: 'score', low: 0, high: STRESS }, FEW)),
];
