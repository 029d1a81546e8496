/** Repeatable scatter for pictures: the same place always gets the same tree. Nothing here decides a rule. */

const FULL = 0x100000000;

/** 32 well mixed bits of a place on a lattice. */
const mix = (x: number, y: number, salt: number): number => {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** 0 (included) to 1, by place. */
export const chance = (x: number, y: number, salt = 0): number => mix(x, y, salt) / FULL;

/** -1 to 1, smooth between lattice points one unit apart. */
export const noise = (x: number, y: number, salt = 0): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const top = chance(x0, y0, salt) * (1 - u) + chance(x0 + 1, y0, salt) * u;
  const base = chance(x0, y0 + 1, salt) * (1 - u) + chance(x0 + 1, y0 + 1, salt) * u;
  return (top * (1 - v) + base * v) * 2 - 1;
};

/** A row of numbers from 0 to 1 that belongs to a place. */
export const stream = (x: number, y: number, salt = 0): (() => number) => {
  let count = 0;
  return () => chance(x * 131 + count++, y * 57 + 7, salt);
};
