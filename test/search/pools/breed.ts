/** A pool of arrangements bred by matches against the set-up policy and among them: those that win stay and have changed copies, no two alike. */

import { ownSquares } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import type { Draw } from '../../../src/games/shared/draws';
import {
  type Arrangement,
  castlePlace,
  changed,
  distance,
  flipped,
  forSeat,
  guardsOf,
  isSensible,
} from './arrangement';
import type { Board } from './board';
import { Judge, type Pair } from './judge';

/** Pairs of matches that each plays: against the set-up policy, each time another arrangement of it, and against one another. */
export interface Effort {
  readonly policy: number;
  readonly others: number;
}

export interface Breeding {
  readonly form: Form;
  readonly board: Board;
  readonly draw: Draw;
  /** How both play. */
  readonly parameters: readonly number[];
  readonly iterations: number;
  /** Arrangements to begin with, while they are bred, and in the end. */
  readonly first: number;
  readonly kept: number;
  readonly size: number;
  readonly young: number;
  readonly generations: number;
  /** Of those that begin, of each generation's young, and of all that are left, before the last choice. */
  readonly efforts: { readonly first: Effort; readonly young: Effort; readonly last: Effort };
  /** Two of the pool differ on at least so many squares. */
  readonly apart: number;
  /** One that nobody has seen yet, as the set-up policy lays it out. */
  readonly fresh: () => Arrangement;
  readonly tell: (line: string) => void;
}

/** The most of a pool that has its castle on one square, mirror images counted together. */
const CASTLE_SHARE = 0.3;
/** The most of a pool whose castle has a single guard. */
const BARE_SHARE = 0.4;
/** Of so many changed copies, the one that should be best is tried. */
const COPIES = 8;
/** One in so many of the young is a draw of the set-up policy, the best of as many. */
const FRESH_EACH = 4;
const SEEDS = 2 ** 31;

/** Two matches, seats exchanged, each side mirrored or not. */
export function playPair(
  {
    board,
    form,
    draw,
    parameters,
    iterations,
  }: Pick<Breeding, 'board' | 'form' | 'draw' | 'parameters' | 'iterations'>,
  first: Arrangement,
  second: Arrangement,
): Pair {
  const [one = first, other = second] = [first, second].map((kinds) => (draw(2) === 0 ? kinds : flipped(kinds, form)));
  const seed = draw(SEEDS);
  board.begin([forSeat(one, 0), forSeat(other, 1)], seed);
  const going = board.finish(parameters, iterations, seed);
  board.begin([forSeat(other, 0), forSeat(one, 1)], seed);
  const coming = 1 - board.finish(parameters, iterations, seed);
  return { first, second, score: (going + coming) / 2 };
}

/** A draw of the set-up policy that is allowed in a pool. */
function sensible({ fresh, form }: Breeding): Arrangement {
  for (;;) {
    const kinds = fresh();
    if (isSensible(kinds, form)) return kinds;
  }
}

const any = <Item>(list: readonly Item[], draw: Draw): Item => {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};

/** The matches of some: against the set-up policy as it comes, sensible or not, and against others, each of whom is met as often. */
function playAll(
  breeding: Breeding,
  members: readonly Arrangement[],
  others: readonly Arrangement[],
  effort: Effort,
): readonly Pair[] {
  const turns = Array.from({ length: effort.others }, () => 1 + breeding.draw(others.length - 1));
  return members.flatMap((kinds, number) => {
    const rivals = turns.map((turn) => others[(number + turn) % others.length] ?? kinds);
    return [...Array.from({ length: effort.policy }, breeding.fresh), ...rivals].map((other) =>
      playPair(breeding, kinds, other),
    );
  });
}

/** The best of them that are far enough apart, neither a castle square nor a bare castle too often. */
function select({ form, apart }: Breeding, judge: Judge, members: readonly Arrangement[], size: number): Arrangement[] {
  const chosen: Arrangement[] = [];
  const castles = new Map<number, number>();
  let bare = 0;
  const worths = new Map(members.map((kinds) => [kinds, judge.worth(kinds)]));
  for (const kinds of [...members].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))) {
    if (chosen.length === size) break;
    const castle = castlePlace(kinds, form);
    const there = castles.get(castle) ?? 0;
    const single = guardsOf(kinds, form) === 1 ? 1 : 0;
    if (there >= Math.floor(CASTLE_SHARE * size) || bare + single > BARE_SHARE * size) continue;
    if (chosen.some((other) => distance(kinds, other, form) < apart)) continue;
    castles.set(castle, there + 1);
    bare += single;
    chosen.push(kinds);
  }
  return chosen;
}

const bestOf = (list: readonly Arrangement[], judge: Judge): Arrangement =>
  list.reduce((best, kinds) => (judge.hope(kinds) > judge.hope(best) ? kinds : best));

/** Changed copies of members that should do better than another one drawn beside them, and some of the policy's own. */
function litter(breeding: Breeding, judge: Judge, members: readonly Arrangement[]): readonly Arrangement[] {
  const { form, draw, young } = breeding;
  return Array.from({ length: young }, (_, number) => {
    if (number % FRESH_EACH === 0)
      return bestOf(
        Array.from({ length: FRESH_EACH }, () => sensible(breeding)),
        judge,
      );
    const [one, other] = [any(members, draw), any(members, draw)];
    const parent = judge.worth(one) >= judge.worth(other) ? one : other;
    const copies: Arrangement[] = [];
    while (copies.length < COPIES) {
      const copy = changed(parent, draw);
      if (isSensible(copy, form)) copies.push(copy);
    }
    return bestOf(copies, judge);
  });
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** The pool, the best first. */
export function breed(breeding: Breeding, ready: readonly Arrangement[]): readonly Arrangement[] {
  const { form, first, kept, size, generations, efforts, tell } = breeding;
  const judged = (pairs: readonly Pair[]): Judge => new Judge(form, ownSquares(form, 0).length, pairs);
  const begin = [...ready.filter((kinds) => isSensible(kinds, form))];
  while (begin.length < first) begin.push(sensible(breeding));
  let pairs = playAll(breeding, begin, begin, efforts.first);
  let judge = judged(pairs);
  let members = select(breeding, judge, begin, kept);
  for (let generation = 1; generation <= generations; generation++) {
    const young = litter(breeding, judge, members);
    const played = playAll(breeding, young, members, efforts.young);
    pairs = [...pairs, ...played];
    judge = judged(pairs);
    members = select(breeding, judge, [...members, ...young], kept);
    const stay = young.filter((kinds) => members.includes(kinds)).length;
    tell(
      `generation ${generation}: ${members.length} kept, ${stay} of them new; expected ${mean(members.map((kinds) => judge.worth(kinds))).toFixed(3)}`,
    );
  }
  const last = playAll(breeding, members, members, efforts.last);
  tell(
    `${members.length} left score ${mean(last.map(({ score }) => score)).toFixed(3)} in ${2 * last.length} matches anew`,
  );
  judge = judged([...pairs, ...last]);
  return select(breeding, judge, members, size);
}
