/** Where a kind can step to, by RULES section 5, over a board of which only the places of pieces count. */
import { LAKE, LAND, SHAPE, TERRAIN } from '../../../../../src/games/medieval/board';
import { ARMY_KINDS, KIND, UNITS } from '../../../../../src/games/medieval/units';

const { width, height } = SHAPE;

/** The squares beside one, along rank and file; with `corners` those at its corners as well. */
export function around(square: number, corners: boolean): readonly number[] {
  const file = square % width;
  const rank = Math.floor(square / width);
  const near: number[] = [];
  for (let up = -1; up <= 1; up++) {
    for (let right = -1; right <= 1; right++) {
      const apart = Math.abs(up) + Math.abs(right);
      if (apart === 0 || (apart === 2 && !corners)) continue;
      if (file + right < 0 || file + right >= width || rank + up < 0 || rank + up >= height) continue;
      near.push(square + up * width + right);
    }
  }
  return near.sort((a, b) => a - b);
}

/** Whether a piece of this kind can step from one square to another while others stand on those taken. */
export function canStep(kind: number, from: number, to: number, taken: ReadonlySet<number>): boolean {
  const mayEnter = (square: number): boolean =>
    !taken.has(square) && (TERRAIN[square] === LAND || (kind === KIND.mage && TERRAIN[square] === LAKE));
  if (kind === KIND.king) return mayEnter(to) && around(from, true).includes(to);
  const met = new Set([from]);
  let edge: readonly number[] = [from];
  for (let left = UNITS[kind]?.steps ?? 0; left > 0; left--) {
    edge = edge.flatMap((square) => around(square, false)).filter((square) => mayEnter(square) && !met.has(square));
    for (const square of edge) met.add(square);
  }
  return to !== from && met.has(to);
}

/** The kinds that can make a step, as a set of numbers. */
export const steppers = (from: number, to: number, taken: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(Array.from({ length: ARMY_KINDS }, (_, kind) => kind).filter((kind) => canStep(kind, from, to, taken)));
