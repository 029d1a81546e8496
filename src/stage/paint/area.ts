/** Marks that lie over a whole cell of a board that is no grid: they follow the cell's outline. A grid has square ones. */
import type { BoardPlan } from '../../contract/board-plan';
import { cornersOf } from '../board/measure';
import { FOCUS, GOLD, INK, PARCHMENT, tint } from '../colour';
import type { Place } from '../layout';
import type { Art } from './art';
import { type Brush, fill, polygon, stroke, within } from './brush';

const PREFIX = 'area|';

/** Name of the picture of a mark that follows a cell's outline. */
export const areaName = (mark: string, cell: number): string => `${PREFIX}${mark}|${cell}`;

/** The box round some places: its middle and its size. */
export const boxAround = (
  places: readonly Place[],
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, base] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + base) / 2, width: right - left, height: base - top };
};

/** A line along the inside of the outline; its outer half is cut off, so that a neighbour is never marked too. */
const inner = (brush: Brush, path: Path2D, colour: string, width: number): void =>
  within(brush, () => {
    brush.ctx.clip(path);
    stroke(brush, path, colour, width * 2);
  });

/** A line in colour, with ink on its inner side. */
const haloed = (brush: Brush, path: Path2D, colour: string, width: number): void => {
  inner(brush, path, tint(INK, 0.8), width + brush.px * 1.5);
  inner(brush, path, colour, width);
};

const least = (brush: Brush, pixels: number, cells: number): number => Math.max(brush.px * pixels, cells);

type Paint = (brush: Brush, path: Path2D) => void;

const MARKS: Readonly<Record<string, Paint>> = {
  'mark:source': (brush, path) => haloed(brush, path, PARCHMENT, least(brush, 2, 0.032)),
  chosen: (brush, path) => {
    fill(brush, path, tint(GOLD, 0.24));
    haloed(brush, path, '#FFE9A0', least(brush, 3, 0.045));
  },
  focus: (brush, path) => {
    inner(brush, path, INK, brush.px * 6.5);
    inner(brush, path, FOCUS, brush.px * 4);
  },
  last: (brush, path) => {
    fill(brush, path, tint(GOLD, 0.24));
    haloed(brush, path, '#FFE08A', least(brush, 2, 0.03));
  },
  hover: (brush, path) => {
    fill(brush, path, tint('#FFFFFF', 0.16));
    haloed(brush, path, '#FFFFFF', least(brush, 2, 0.028));
  },
  range: (brush, path) => fill(brush, path, tint('#FF7A52', 0.3)),
  'range:shadow': (brush, path) => fill(brush, path, tint(INK, 0.3)),
  burn: (brush, path) => {
    fill(brush, path, tint('#E2401F', 0.28));
    haloed(brush, path, '#FFB23E', least(brush, 1.5, 0.024));
  },
  cover: (brush, path) => fill(brush, path, '#EAD8AE'),
};

/** Room round the outline for what a mark's picture must not lose to rounding, in cells. */
const AIR = 0.04;

/** The picture that a name means on this board; null when it means none. */
export const areaArtNamed = (plan: BoardPlan, name: string): Art | null => {
  if (!name.startsWith(PREFIX)) return null;
  const [, mark = '', text] = name.split('|');
  const [paint, cell] = [MARKS[mark], Number(text)];
  if (paint === undefined || !(cell < plan.cells)) return null;
  const corners = cornersOf(plan, cell);
  const box = boxAround(corners);
  return {
    name,
    width: box.width + AIR,
    height: box.height + AIR,
    paint: (brush) => {
      brush.ctx.lineJoin = 'round';
      paint(brush, polygon(corners.map(({ x, y }) => [x - box.x, y - box.y])));
    },
  };
};
