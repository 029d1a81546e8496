/** The coordinates on a grid's frame as they stand on the screen, or the names within the cells. They are notation, not words. */
import { cellsOf } from '../board/cells';
import { tokenSize } from '../board/measure';
import { centreOf, type Layout, type Place } from '../layout';
import type { CellLabel, Labels } from '../paint/frame';

const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;

const fileText = (file: number): string =>
  (file >= LETTERS ? fileText(Math.floor(file / LETTERS) - 1) : '') + String.fromCharCode(FIRST + (file % LETTERS));

const coordinatesOf = (columns: number, rows: number, turned: boolean): Labels => {
  const files = [...Array(columns).keys()].map(fileText);
  const ranks = [...Array(rows).keys()].map((rank) => String(rank + 1));
  return turned ? { files: files.reverse(), ranks, names: [] } : { files, ranks: ranks.reverse(), names: [] };
};

/** Height of a name's letters: in cells, and least on the screen. */
const NAME = { size: 0.2, least: 11 } as const;
/** Width of a letter, as a share of its height. */
const LETTER = 0.56;

/** Places for a name round a token, from its middle in half tokens and half names: below it, above it, at its corners, beside it. */
const PLACES = [
  [0, 1],
  [0, -1],
  [0.6, 1],
  [-0.6, 1],
  [0.6, -1],
  [-0.6, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The name of a cell, where no token hides it if there is such a place within the cell; else at a token's foot. */
const nameOf = (layout: Layout, cell: number): CellLabel => {
  const text = layout.plan.name(cell);
  const size = Math.max(NAME.size, NAME.least / layout.cell);
  const [wide, high] = [(text.length * LETTER * size) / 2, size * 0.55];
  const middle = centreOf(layout, cell);
  const half = tokenSize(layout.plan, cell) / 2;
  const isFree = ({ x, y }: Place): boolean =>
    [-1, 0, 1].every((right) =>
      [-1, 1].every((down) => cellsOf(layout).at(x + right * wide, y + down * high) === cell),
    );
  const places = PLACES.map(([right, down]) => ({
    x: middle.x + right * (half + wide * Math.abs(right)),
    y: middle.y + down * (half + high),
  }));
  const foot = { x: middle.x, y: middle.y + half - high };
  return { text, size, ...(places.find(isFree) ?? foot) };
};

export const labelsOf = (layout: Layout): Labels => {
  const { plan, turned } = layout;
  if (plan.grid !== null) return coordinatesOf(plan.grid.width, plan.grid.height, turned);
  return { files: [], ranks: [], names: [...Array(plan.cells).keys()].map((cell) => nameOf(layout, cell)) };
};
