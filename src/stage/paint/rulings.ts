/** The lines over the painted land: the ruled grid or the borders between cells, and the folds between the parts of the map. */
import { cellsOf } from '../board/cells';
import { INK, tint } from '../colour';
import type { Layout } from '../layout';
import { type Brush, stroke, within } from './brush';

const grid = (brush: Brush, { width, height }: Layout): void => {
  const lines = new Path2D();
  for (let i = 0; i <= width; i++) {
    lines.moveTo(i, 0);
    lines.lineTo(i, height);
  }
  for (let i = 0; i <= height; i++) {
    lines.moveTo(0, i);
    lines.lineTo(width, i);
  }
  stroke(brush, lines, tint(INK, 0.25), brush.px);
};

/** A line in ink over a pale one, so that it is seen on every ground. */
const borders = (brush: Brush, layout: Layout): void => {
  const lines = new Path2D();
  for (const { a, b } of cellsOf(layout).borders) {
    lines.moveTo(a.x, a.y);
    lines.lineTo(b.x, b.y);
  }
  brush.ctx.lineCap = 'round';
  stroke(brush, lines, tint('#FFF6DC', 0.5), Math.max(brush.px * 3.4, 0.056));
  stroke(brush, lines, tint(INK, 0.72), Math.max(brush.px * 1.3, 0.02));
};

const folds = (brush: Brush, { width, height }: Layout, fold: number): void => {
  const [shade, shine] = [new Path2D(), new Path2D()];
  for (let i = fold; i < width; i += fold) {
    shade.moveTo(i, -0.06);
    shade.lineTo(i, height + 0.06);
    shine.moveTo(i + brush.px * 1.5, -0.06);
    shine.lineTo(i + brush.px * 1.5, height + 0.06);
  }
  for (let i = fold; i < height; i += fold) {
    shade.moveTo(-0.06, i);
    shade.lineTo(width + 0.06, i);
    shine.moveTo(-0.06, i + brush.px * 1.5);
    shine.lineTo(width + 0.06, i + brush.px * 1.5);
  }
  stroke(brush, shade, tint('#3A2410', 0.1), 0.09);
  stroke(brush, shade, tint('#3A2410', 0.34), brush.px * 1.5);
  stroke(brush, shine, tint('#FFF6DC', 0.4), brush.px);
};

/** `fold`: cells between two folds, 0: none. `land`: what is painted; all lines end at its edge where land has one within the drawing. */
export const rulings = (
  brush: Brush,
  layout: Layout,
  { fold, land }: { readonly fold: number; readonly land: Path2D },
): void => {
  const isGrid = layout.plan.grid !== null;
  if (isGrid && !cellsOf(layout).hasGaps) grid(brush, layout);
  else
    within(brush, () => {
      brush.ctx.clip(land);
      if (isGrid) grid(brush, layout);
      else borders(brush, layout);
    });
  if (fold > 0) folds(brush, layout, fold);
};
