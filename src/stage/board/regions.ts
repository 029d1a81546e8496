/** Turns cells into the shores of a painted map: wavering outlines round connected cells. Lengths in cells. */
import { noise } from '../scatter';
import type { Cells, Field, Inside, Shares } from './cells';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the pen strays; the same for all regions, so that neighbours share their border. */
const strayX = (x: number, y: number): number => 0.13 * noise(x * 1.6, y * 1.6, 17) + 0.034 * noise(x * 5, y * 5, 18);
const strayY = (x: number, y: number): number => 0.13 * noise(x * 1.6, y * 1.6, 19) + 0.034 * noise(x * 5, y * 5, 20);

/** The field of a region, for asking about single places. */
export const fieldOf = (cells: Cells, inside: Inside): Field => {
  const measure = cells.measure(inside);
  return (x, y) => measure(x + cells.stray * strayX(x, y), y + cells.stray * strayY(x, y));
};

/** The shares of places, by the same wandering borders as the regions' outlines; `of` names a cell's terrain. */
export const sharesOf = (cells: Cells, of: (cell: number) => number): ((x: number, y: number) => Shares) => {
  const shares = cells.shares(of);
  return (x, y) => shares(x + cells.stray * strayX(x, y), y + cells.stray * strayY(x, y));
};

/** How far an edge wavers that keeps to its squares. */
const waver = (x: number, y: number): number => 0.03 * noise(x * 2.1, y * 2.1, 7) + 0.014 * noise(x * 7, y * 7, 8);

/** The painted land's outer edge: a rectangle of the whole board, wavering, `spread` cells wider than the drawing. */
const sheet = (cells: Cells, spread: number, x: number, y: number): number => {
  const [w, h] = [cells.width / 2, cells.height / 2];
  const wave = waver(x, y);
  const [dx, dy] = [Math.abs(x - w) - w - spread + 0.15, Math.abs(y - h) - h - spread + 0.15];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - 0.15 + wave;
};

/** Samples of a field on a lattice that reaches a little over the board on all sides. */
export interface Samples {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly origin: number;
  readonly values: Float32Array;
}

interface Lattice extends Omit<Samples, 'values'> {
  readonly strayX: Float32Array;
  readonly strayY: Float32Array;
}

const PER_CELL = 10;
const OVER = 4;

const lattices = new Map<string, Lattice>();

const latticeOf = (cells: Cells): Lattice => {
  const key = `${cells.width}x${cells.height}x${cells.stray}`;
  const known = lattices.get(key);
  if (known !== undefined) return known;
  const along = (length: number): number => Math.ceil(length * PER_CELL) + 2 * OVER + 1;
  const [width, height] = [along(cells.width), along(cells.height)];
  const step = 1 / PER_CELL;
  const origin = -OVER * step;
  const made = {
    width,
    height,
    step,
    origin,
    strayX: new Float32Array(width * height),
    strayY: new Float32Array(width * height),
  };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [origin + (i % width) * step, origin + Math.floor(i / width) * step];
    made.strayX[i] = cells.stray * strayX(x, y);
    made.strayY[i] = cells.stray * strayY(x, y);
  }
  lattices.set(key, made);
  return made;
};

const fillSamples = (lattice: Lattice, value: (x: number, y: number, at: number) => number): Samples => {
  const { width, height, step, origin } = lattice;
  const values = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      // the outermost ring lies outside, so that every outline closes
      const edge = i === 0 || j === 0 || i === width - 1 || j === height - 1;
      values[at] = edge ? 1 : value(origin + i * step, origin + j * step, at);
    }
  }
  return { width, height, step, origin, values };
};

export const sampleRegion = (cells: Cells, inside: Inside): Samples => {
  const lattice = latticeOf(cells);
  const measure = cells.measure(inside);
  return fillSamples(lattice, (x, y, at) => measure(x + (lattice.strayX[at] ?? 0), y + (lattice.strayY[at] ?? 0)));
};

/** The sheet's edge; where `inside` is given, only round those cells. */
export const sampleSheet = (cells: Cells, spread: number, inside: Inside | null): Samples => {
  const lattice = latticeOf(cells);
  const measure = inside === null ? null : cells.measure(inside);
  const close = inside === null || !cells.hasGaps ? undefined : cells.measureClose?.(inside);
  return fillSamples(lattice, (x, y, at) => {
    const edge = sheet(cells, spread, x, y);
    if (close !== undefined) return Math.max(edge, close(x, y) - spread + waver(x, y));
    if (measure === null) return edge;
    return Math.max(edge, measure(x + (lattice.strayX[at] ?? 0), y + (lattice.strayY[at] ?? 0)));
  });
};

/** Which edges of a lattice cell (0 top, 1 right, 2 base, 3 left) an outline joins, by corners inside (1 2 4 8, clockwise). */
const JOINS: readonly (readonly [number, number][])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed outlines where the field passes `level` (marching squares). */
export const outlines = (samples: Samples, level: number): readonly (readonly Point[])[] => {
  const { width, height, values } = samples;
  const at = (i: number, j: number): number => (values[j * width + i] ?? 1) - level;
  // a crossing is numbered by its lattice edge: twice the upper left point, plus one for upright edges
  const next = new Map<number, number>();
  const edge = (i: number, j: number, side: number): number =>
    side === 0
      ? (j * width + i) * 2
      : side === 1
        ? (j * width + i + 1) * 2 + 1
        : side === 2
          ? ((j + 1) * width + i) * 2
          : (j * width + i) * 2 + 1;
  for (let j = 0; j < height - 1; j++) {
    for (let i = 0; i < width - 1; i++) {
      const corners =
        (at(i, j) < 0 ? 1 : 0) |
        (at(i + 1, j) < 0 ? 2 : 0) |
        (at(i + 1, j + 1) < 0 ? 4 : 0) |
        (at(i, j + 1) < 0 ? 8 : 0);
      for (const [from, to] of JOINS[corners] ?? []) next.set(edge(i, j, from), edge(i, j, to));
    }
  }
  const place = (key: number): Point => {
    const [point, upright] = [key >> 1, key & 1];
    const [i, j] = [point % width, Math.floor(point / width)];
    const [a, b] = [at(i, j), upright ? at(i, j + 1) : at(i + 1, j)];
    const share = a === b ? 0.5 : a / (a - b);
    return {
      x: samples.origin + (i + (upright ? 0 : share)) * samples.step,
      y: samples.origin + (j + (upright ? share : 0)) * samples.step,
    };
  };
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      const to: number | undefined = next.get(key);
      if (to === undefined) break;
      next.delete(key);
      line.push(place(key));
      key = to;
    }
    if (line.length > 5) found.push(line);
  }
  return found;
};

/** A stop on an outline with the direction that leads out of the region. */
export interface Stop extends Point {
  readonly outX: number;
  readonly outY: number;
}

/** Stops along closed outlines, about `step` cells apart. */
export const walk = (lines: readonly (readonly Point[])[], step: number): readonly Stop[] => {
  const found: Stop[] = [];
  for (const line of lines) {
    let ahead = step / 2;
    for (const [i, a] of line.entries()) {
      const b = line[(i + 1) % line.length] ?? a;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      for (; ahead <= length && length > 0; ahead += step) {
        const t = ahead / length;
        // outlines run with the region on their left as the screen has it
        const [outX, outY] = [(a.y - b.y) / length, (b.x - a.x) / length];
        found.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, outX, outY });
      }
      ahead -= length;
    }
  }
  return found;
};
