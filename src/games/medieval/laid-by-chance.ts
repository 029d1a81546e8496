/** What chance lays in the secret set-up: a King in the back row, nobody in front who is easily lost. */
import type { LayoutPart } from '../../contract/secret-layout';
import { type Draw, pickOne, shuffled } from '../shared/draws';
import { KIND } from './units';

/** Squares in the order seen, as chance looks at them. */
export interface Rows {
  readonly back: ReadonlySet<number>;
  readonly forward: ReadonlySet<number>;
}

const BEHIND: readonly number[] = [KIND.spy, KIND.mage, KIND.ballista, KIND.alchemist, KIND.paladin];

/** Who is laid earlier: those that may stand on fewer squares. */
const rankOf = (kind: number): number => (kind === KIND.king ? 0 : BEHIND.includes(kind) ? 1 : 2);

const mayStand = (kind: number, square: number, { back, forward }: Rows): boolean => {
  const rank = rankOf(kind);
  return rank === 2 || (rank === 0 ? back.has(square) : !forward.has(square));
};

/** Lays what is missing on the places that are `empty`, by the squares of all places; what has no good place left has any. */
export const laidByChance = (
  shown: readonly number[],
  {
    squares,
    empty,
    missing,
    rows,
  }: { squares: readonly number[]; empty: number; missing: readonly LayoutPart[]; rows: Rows },
  draw: Draw,
): readonly number[] => {
  const kinds = [...shown];
  const rest = missing.flatMap(({ kind, count }) => Array<number>(count).fill(kind));
  for (const kind of [...shuffled(rest, draw)].sort((a, b) => rankOf(a) - rankOf(b))) {
    const free = kinds.flatMap((one, place) => (one === empty ? [place] : []));
    const good = free.filter((place) => mayStand(kind, squares[place] ?? 0, rows));
    const place = pickOne(good.length > 0 ? good : free, draw);
    if (place !== undefined) kinds[place] = kind;
  }
  return kinds;
};
