/** The family's rows of the ladder. */
import { characters } from '../../../../src/games/legends/characters';
import { STANDARD_FORM } from '../../../../src/games/legends/forms';
import type { Form } from '../../../../src/games/legends/language';
import type { Character } from '../../../../src/games/opponent';
import type { Bound, Row } from '../ladder/rows';
import { STRESS_NAMES } from '../ladder/stress';

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

/** A form's rows; of all but the standard one the strongest against the best single ply. */
export const rowsOf = (form: Form): readonly Row[] =>
  form === STANDARD_FORM
    ? standardRows(form.name, STRESS_NAMES, characters)
    : [
        {
          ...versus(form.name, BEST, 'greedy', { bound: lower(0.75), name: `${form.name}-${BEST}-greedy` }),
          iterations: EFFORT.arranged,
        },
      ];
