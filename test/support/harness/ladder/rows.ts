/** The rows of the ladder: who plays whom, for how many pairs, and what the score has to be. */
import type { Character } from '../../../../src/games/opponent';

/** What a row must show. */
export type Bound =
  /** The lower end of the 95 % interval must reach this. */
  | { readonly kind: 'lower'; readonly at: number }
  /** The score must lie in here, ends included. */
  | { readonly kind: 'score'; readonly low: number; readonly high: number }
  /** Nothing: it is reported, and beside it what was hoped for. */
  | { readonly kind: 'reported'; readonly hoped: number };

export interface Row {
  readonly name: string;
  /** What the command line calls the game or form. */
  readonly game: string;
  readonly kind: 'pairs' | 'copycat' | 'round';
  /** The score is the first one's; of a copycat it is who won what is copied; of a round robin all who play in it. */
  readonly players: readonly string[];
  /** Options of the setups: as the rules have them, or through all their values in turn. */
  readonly options: 'rules' | 'every';
  /** The full budget of a choice; a level takes its share. Set once, by what about 30 ms a move give. */
  readonly iterations: number;
  /** At most. */
  readonly pairs: number;
  readonly bound: Bound;
}

const PAIRS = 150;
/** Where a row is no question of intervals. */
const FEW = 50;

/** Iterations that take the strongest level about 30 ms of a quiet core, twice that of a busy one, on boards as the standard form deals them and on the two bigger hands of arranged ones. */
const EFFORT = { dealt: 1000, arranged: 1500 } as const;

const lower = (at: number): Bound => ({ kind: 'lower', at });
const atMost = (high: number): Bound => ({ kind: 'score', low: 0, high });
const atLeast = (low: number): Bound => ({ kind: 'score', low, high: 1 });

interface Versus {
  readonly bound: Bound;
  readonly pairs?: number;
  readonly kind?: Row['kind'];
  readonly name?: string;
  readonly options?: Row['options'];
}

const versus = (game: string, a: string, b: string, more: Versus): Row => ({
  name: more.name ?? `${a}-${b}`,
  game,
  kind: more.kind ?? 'pairs',
  players: [a, b],
  options: more.options ?? 'rules',
  iterations: EFFORT.dealt,
  pairs: more.pairs ?? PAIRS,
  bound: more.bound,
});

const BEST = 'champion';

/** What stress opponents may score at the most, and a copycat. */
const STRESS = 0.4;
const COPIED = 0.05;

/** Rows of the standard form, `game`. */
const standardRows = (game: string, stress: readonly string[], characters: readonly Character[]): readonly Row[] => [
  versus(game, BEST, 'greedy', { bound: lower(0.75) }),
  // without exchanges the deal alone decides more matches
  versus(game, BEST, 'greedy', { bound: lower(0.75), options: 'every', name: `options-${BEST}-greedy` }),
  // the best single ply as it would be made today: what search alone adds to it
  versus(game, BEST, 'greedy:today', { bound: lower(0.75) }),
  versus(game, BEST, 'random', { bound: atLeast(1), pairs: FEW }),
  versus(game, 'story', 'random', { bound: atLeast(0.9) }),
  versus(game, 'standard', 'story', { bound: lower(0.6) }),
  versus(game, 'veteran', 'standard', { bound: lower(0.6) }),
  versus(game, BEST, 'veteran', { bound: lower(0.6) }),
  versus(game, `${BEST}:halving`, `${BEST}:flat`, { bound: { kind: 'reported', hoped: 0.5 } }),
  versus(game, `${BEST}*2`, BEST, { bound: lower(0.5) }),
  ...[...stress, 'random'].map((name) => versus(game, name, BEST, { bound: atMost(STRESS), name: `stress-${name}` })),
  versus(game, BEST, BEST, { bound: atMost(COPIED), kind: 'copycat', pairs: FEW, name: 'copycat' }),
  {
    name: 'characters',
    game,
    kind: 'round',
    players: characters.map(({ name }) => `${BEST}:${name}`),
    options: 'rules',
    iterations: EFFORT.dealt,
    pairs: PAIRS,
    bound: { kind: 'score', low: 0.4, high: 0.6 },
  },
  versus(game, `${BEST}:seer`, BEST, { bound: { kind: 'reported', hoped: 0.55 } }),
];

/** All rows: those of the first form, and of every other one the strongest against the best single ply. */
export const ladderRows = (
  forms: readonly string[],
  stress: readonly string[],
  characters: readonly Character[],
): readonly Row[] => {
  const [standard = '', ...others] = forms;
  return [
    ...standardRows(standard, stress, characters),
    ...others.map((form) => ({
      ...versus(form, BEST, 'greedy', { bound: lower(0.75), name: `${form}-${BEST}-greedy` }),
      iterations: EFFORT.arranged,
    })),
  ];
};
