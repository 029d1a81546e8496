/** The coordinates on a grid's frame as they stand on the screen, or the names within the cells. They are notation, not words. */
import { cellsOf } from '../board/cells';
import { tokenSize } from '../board/measure';
import { centreOf, type Layout, outlineOf, type Place } from '../layout';
import { boxAround } from '../paint/area';
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

/** Places tried for a name: so far apart, in cells. */
const STEP = 0.1;
/** What a place costs: for the whole name under the token, and for a cell's length away from the token's foot. */
const COST = { hidden: 4, far: 1 } as const;

/** Share of a name that a token hides: of one half as wide and high as said, so far from the token's middle. */
const hiddenOf = (half: number, wide: number, high: number, { x, y }: Place): number => {
  const overlap = (at: number, reach: number): number =>
    Math.max(0, Math.min(half, at + reach) - Math.max(-half, at - reach)) / (2 * reach);
  return overlap(x, wide) * overlap(y, high);
};

/** From one end to the other in equal steps. */
const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / STEP)) }, (_, i) => from + i * STEP);

/**
 * The name of a cell within the cell, as far as may be from under the token, and under its foot rather than elsewhere; null
 * where the cell is too small for it.
 */
const nameOf = (layout: Layout, cell: number): CellLabel | null => {
  const text = layout.plan.name(cell);
  const size = Math.max(NAME.size, NAME.least / layout.cell);
  const [wide, high] = [(text.length * LETTER * size) / 2, size * 0.5];
  const middle = centreOf(layout, cell);
  const half = tokenSize(layout.plan, cell) / 2;
  const cells = cellsOf(layout);
  const fits = ({ x, y }: Place): boolean =>
    [-1, 0, 1].every((right) => [-1, 1].every((down) => cells.at(x + right * wide, y + down * high) === cell));
  const box = boxAround(outlineOf(layout, cell));
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const x of span(box.x - box.width / 2 + wide, box.x + box.width / 2 - wide)) {
    for (const y of span(box.y - box.height / 2 + high, box.y + box.height / 2 - high)) {
      const away = Math.hypot(x - middle.x, y - middle.y - half - high);
      const cost = COST.hidden * hiddenOf(half, wide, high, { x: x - middle.x, y: y - middle.y }) + COST.far * away;
      if (cost < least && fits({ x, y })) [best, least] = [{ x, y }, cost];
    }
  }
  return best === null ? null : { text, size, x: best.x, y: best.y };
};

export const labelsOf = (layout: Layout): Labels => {
  const { plan, turned } = layout;
  if (plan.grid !== null) return coordinatesOf(plan.grid.width, plan.grid.height, turned);
  return { files: [], ranks: [], names: [...Array(plan.cells).keys()].flatMap((cell) => nameOf(layout, cell) ?? []) };
};
