/**
 * The sequential test of a row of the ladder: every ten pairs it is looked at, and stopped early where the result is significant
 * already (group-sequential, Pocock's constant); and what it shows then.
 */
import { intervalOf, type PairResults, type Score, scorePairs } from '../arena/score';
import type { Bound, Row } from './rows';

/** What is kept of one pair. */
export interface Played {
  readonly pair: number;
  readonly results: PairResults;
  /** Digests of the two games. */
  readonly games: readonly [string, string];
  /** Milliseconds of each choice that the first player thought about. */
  readonly times: readonly number[];
}

export type State = 'open' | 'held' | 'short' | 'reported';

/** A row is looked at after so many pairs, and again after as many more. */
const LOOK = 10;
/**
 * Standard deviations that an interval must keep from a bound for an early end: Pocock's constant for fifteen looks, so
 * that all of them together err in 5 % of rows, as a single look at 95 % would.
 */
const Z_EARLY = 2.626;

/** Does an interval lie on one side of what is asked? Null: on both. */
const clears = (bound: Bound, [low, high]: readonly [number, number]): boolean | null => {
  if (bound.kind === 'lower') return low >= bound.at ? true : high < bound.at ? false : null;
  if (bound.kind === 'reported') return low > bound.hoped || high < bound.hoped ? true : null;
  if (low >= bound.low && high <= bound.high) return true;
  return high < bound.low || low > bound.high ? false : null;
};

/** Once all pairs are played: the 95 % interval, or the score itself, against the bound. */
const holds = (bound: Bound, { score, ci95 }: Score): boolean => {
  if (bound.kind === 'lower') return ci95[0] >= bound.at;
  return bound.kind === 'reported' || (score >= bound.low && score <= bound.high);
};

const stateOf = (bound: Bound, held: boolean): State =>
  bound.kind === 'reported' ? 'reported' : held ? 'held' : 'short';

/** The first so many pairs by their numbers; null where one of them is missing. */
const first = (played: ReadonlyMap<number, Played>, count: number): readonly Played[] | null => {
  const pairs = Array.from({ length: count }, (_, pair) => played.get(pair));
  return pairs.every((pair) => pair !== undefined) ? pairs : null;
};

/** The pairings of a round robin, in order. */
export const pairings = (players: number): readonly (readonly [number, number])[] =>
  Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (_other, b) => [a, a + b + 1] as const),
  ).flat();

/** The setup of a pair by its number in the bank: in a round robin all pairings play the same ones. */
export const setupOf = ({ kind, players }: Row, pair: number): number =>
  kind === 'round' ? Math.floor(pair / Math.max(1, pairings(players.length).length)) : pair;

/** Each player's score of a round robin over its own pairs. */
export const standings = ({ players }: Row, pairs: readonly Played[]): readonly Score[] => {
  const all = pairings(players.length);
  return players.map((_, player) =>
    scorePairs(
      pairs.flatMap(({ pair, results: [one, two] }): readonly PairResults[] => {
        const [a, b] = all[pair % all.length] ?? [-1, -1];
        if (a === player) return [[one, two]];
        return b === player ? [[1 - one, 1 - two]] : [];
      }),
    ),
  );
};

const roundHeld = (row: Row, pairs: readonly Played[]): boolean =>
  standings(row, pairs).every((score) => holds(row.bound, score));

/** What a row has come to: the pairs that count, and what they show. `open` while more have to be played. */
export interface Verdict {
  readonly state: State;
  readonly pairs: readonly Played[];
}

/**
 * Looks at the pairs in the order of their numbers, whatever the order in which they ended, so that a row says the same
 * however many processes play it; pairs beyond the look that ends it don't count.
 */
export function judge(row: Row, played: ReadonlyMap<number, Played>): Verdict {
  for (let count = LOOK; count <= row.pairs; count += LOOK) {
    const pairs = first(played, count);
    if (pairs === null) break;
    if (row.kind === 'round') continue;
    const clear = clears(
      row.bound,
      intervalOf(
        pairs.map(({ results }) => results),
        Z_EARLY,
      ),
    );
    if (clear !== null) return { state: stateOf(row.bound, clear), pairs };
  }
  const all = first(played, row.pairs);
  if (all === null) return { state: 'open', pairs: [...played.values()].sort((a, b) => a.pair - b.pair) };
  const held =
    row.kind === 'round' ? roundHeld(row, all) : holds(row.bound, scorePairs(all.map(({ results }) => results)));
  return { state: stateOf(row.bound, held), pairs: all };
}
