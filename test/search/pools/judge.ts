/**
 * What matches say about arrangements. A first part is shared by all: how much each kind is worth on each square, fitted to every
 * match there is and held close to nothing (ridge). The second is an arrangement's own: what it did beyond that, counted
 * the less the fewer matches it has. A copy inherits the first part alone, never its parent's luck.
 */
import { shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import type { Arrangement } from './arrangement';

/** Two matches between two arrangements, seats exchanged. */
export interface Pair {
  readonly first: Arrangement;
  readonly second: Arrangement;
  /** The mean score of the first. */
  readonly score: number;
}

/** The variance of a pair's score between two that are alike. */
const LUCK = 0.125;
/** The variance that squares should make between arrangements, and what is an arrangement's own. */
const BY_SQUARES = 0.0064;
const OWN = 0.005;
/** Steps of the method of conjugate gradients; far more than it needs for these sizes. */
const STEPS = 60;
const ENOUGH = 1e-12;

export class Judge {
  readonly #width: number;
  readonly #cells: number;
  readonly #firstKind: number;
  readonly #worths: Float64Array;
  readonly #hold: number;
  readonly #own = new Map<Arrangement, number>();

  constructor(form: Form, squares: number, pairs: readonly Pair[]) {
    this.#width = shapeOfForm(form, 2).width;
    this.#cells = squares;
    this.#firstKind = form.pieces[0];
    const pieces = form.mix.reduce((sum, [, count]) => sum + count, 0);
    this.#hold = (LUCK * pieces) / BY_SQUARES;
    this.#worths = this.#fit(pairs, (form.pieces[1] - form.pieces[0] + 1) * squares);
    this.#measureOwn(pairs);
  }

  /** The facts of an arrangement, the same for its mirror image: one a piece, kind and square. */
  #facts(kinds: Arrangement): readonly number[] {
    const width = this.#width;
    return kinds.flatMap((kind, place) => {
      if (kind === 0) return [];
      const file = Math.min(place % width, width - 1 - (place % width));
      return [(kind - this.#firstKind) * this.#cells + place - (place % width) + file];
    });
  }

  #fit(pairs: readonly Pair[], size: number): Float64Array {
    const rows = pairs.map(({ first, second }) => ({ plus: this.#facts(first), minus: this.#facts(second) }));
    const product = (row: (typeof rows)[number], by: Float64Array): number =>
      row.plus.reduce((sum, at) => sum + (by[at] ?? 0), 0) - row.minus.reduce((sum, at) => sum + (by[at] ?? 0), 0);
    const spread = (amount: (row: (typeof rows)[number], index: number) => number): Float64Array => {
      const into = new Float64Array(size);
      for (const [index, row] of rows.entries()) {
        const value = amount(row, index);
        for (const at of row.plus) into[at] = (into[at] ?? 0) + value;
        for (const at of row.minus) into[at] = (into[at] ?? 0) - value;
      }
      return into;
    };
    const goal = spread((_, index) => (pairs[index]?.score ?? 0.5) - 0.5);
    const hold = this.#hold;
    return conjugate(goal, (by) => spread((row) => product(row, by)).map((value, at) => value + hold * (by[at] ?? 0)));
  }

  #measureOwn(pairs: readonly Pair[]): void {
    const sums = new Map<Arrangement, { rest: number; pairs: number }>();
    const add = (kinds: Arrangement, rest: number): void => {
      const sum = sums.get(kinds) ?? { rest: 0, pairs: 0 };
      sums.set(kinds, { rest: sum.rest + rest, pairs: sum.pairs + 1 });
    };
    for (const { first, second, score } of pairs) {
      const rest = score - 0.5 - (this.hope(first) - this.hope(second));
      add(first, rest);
      add(second, -rest);
    }
    for (const [kinds, { rest, pairs: count }] of sums) this.#own.set(kinds, rest / (LUCK / OWN + count));
  }

  /** The score expected against the average, by its squares alone. */
  hope(kinds: Arrangement): number {
    return this.#facts(kinds).reduce((sum, at) => sum + (this.#worths[at] ?? 0), 0.5);
  }

  /** The score expected, by its squares and by how it did beyond them. */
  worth(kinds: Arrangement): number {
    return this.hope(kinds) + (this.#own.get(kinds) ?? 0);
  }
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Solves `times(x) = goal` for a symmetric, positive `times`. */
function conjugate(goal: Float64Array, times: (x: Float64Array) => Float64Array): Float64Array {
  let found = new Float64Array(goal.length);
  let rest = goal;
  let way = goal;
  for (let step = 0; step < STEPS && dot(rest, rest) > ENOUGH; step++) {
    const moved = times(way);
    const far = dot(rest, rest) / dot(way, moved);
    const [along, left] = [way, rest];
    found = found.map((value, at) => value + far * (along[at] ?? 0));
    rest = left.map((value, at) => value - far * (moved[at] ?? 0));
    const share = dot(rest, rest) / dot(left, left);
    const next = rest;
    way = along.map((value, at) => (next[at] ?? 0) + share * value);
  }
  return found;
}
