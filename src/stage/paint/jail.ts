/** A row of cells for prisoners: straw on earth, a palisade where the board ends, posts between the cells. */
import { BESIDE } from '../board/border';
import { sidesRound } from '../board/precinct';
import { darker, INK, lighter, tint } from '../colour';
import { centreOf, type Layout, outlineOf, type Place } from '../layout';
import { stream } from '../scatter';
import { type Brush, disc, fill, stroke, within } from './brush';
import type { Precinct } from './castle';

const EARTH = '#A89878';
const TIMBER = '#6E5233';
const STRAW = '#E3CE86';
/** Radius of a post, and how far apart those of the palisade stand. */
const POST = 0.052;
const APART = 0.105;

const straw = (brush: Brush, { x, y }: Place, cell: number): void => {
  const next = stream(cell, 9, 83);
  const stalks = new Path2D();
  for (let i = 0; i < 26; i++) {
    const [left, top, turn, length] = [
      x - 0.44 + next() * 0.88,
      y - 0.42 + next() * 0.84,
      next() * 3.2,
      0.08 + next() * 0.1,
    ];
    stalks.moveTo(left, top);
    stalks.lineTo(left + Math.cos(turn) * length, top + Math.sin(turn) * length);
  }
  stroke(brush, stalks, tint(darker(EARTH, 0.5), 0.35), Math.max(brush.px * 1.4, 0.026));
  stroke(brush, stalks, STRAW, Math.max(brush.px * 0.8, 0.014));
};

const post = (brush: Brush, { x, y }: Place): void => {
  fill(brush, disc(x + 0.02, y + 0.035, POST * 1.1), tint(INK, 0.35));
  fill(brush, disc(x, y, POST), TIMBER);
  fill(brush, disc(x - POST * 0.2, y - POST * 0.25, POST * 0.5), lighter(TIMBER, 0.4));
  stroke(brush, disc(x, y, POST), tint(INK, 0.8), Math.max(brush.px * 0.8, 0.013));
};

/** Straw, and the bars between the cells. */
export const cages = (brush: Brush, layout: Layout, { cells, ground }: Precinct): void => {
  fill(brush, ground, EARTH);
  for (const cell of cells) straw(brush, centreOf(layout, cell), cell);
  const sides = sidesRound(layout, cells);
  within(brush, () => {
    brush.ctx.clip(ground);
    const dark = new Path2D();
    for (const { a, b } of sides) {
      dark.moveTo(a.x, a.y);
      dark.lineTo(b.x, b.y);
    }
    stroke(brush, dark, tint(INK, 0.16), 0.3);
    const walls = new Path2D();
    for (const cell of cells)
      for (const [i, corner] of outlineOf(layout, cell).entries())
        if (i === 0) walls.moveTo(corner.x, corner.y);
        else walls.lineTo(corner.x, corner.y);
    stroke(brush, walls, tint(darker(TIMBER, 0.3), 0.7), Math.max(brush.px * 1.6, 0.035));
  });
};

/** Stakes where the board ends, posts where pieces pass. */
export const palisade = (brush: Brush, layout: Layout, cells: readonly number[]): void => {
  for (const { a, b, beyond } of sidesRound(layout, cells)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const count = beyond === BESIDE ? Math.round(length / APART) : 1;
    for (let i = 0; i <= count; i++)
      post(brush, { x: a.x + ((b.x - a.x) * i) / count, y: a.y + ((b.y - a.y) * i) / count });
  }
};
