/** A castle seen from above: a paved court, a battlemented wall with an opening wherever pieces pass, towers at its corners. */
import { BESIDE } from '../board/border';
import { cornersRound, type Side, sidesRound } from '../board/precinct';
import { blend, darker, INK, lighter, tint } from '../colour';
import { centreOf, type Layout, type Place } from '../layout';
import type { Livery } from '../look';
import { stream } from '../scatter';
import { type Brush, disc, fill, rounded, stroke, within } from './brush';

const STONE = '#B5AC98';
const COURT = '#D6CBAC';
/** Half the thickness of the wall, and how far a pier reaches along a side on which pieces pass. */
const HALF = 0.085;
const PIER = 0.2;
const TOWER = 0.2;

export interface Precinct {
  readonly cells: readonly number[];
  readonly ground: Path2D;
}

/** Joints of flagstones in one cell: rows of uneven slabs. */
const slabs = (path: Path2D, { x, y }: Place, cell: number): void => {
  const next = stream(cell, 6, 71);
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const top = y - 0.5 + row / rows;
    path.moveTo(x - 0.5, top);
    path.lineTo(x + 0.5, top);
    for (let at = x - 0.5 + 0.08 + next() * 0.2; at < x + 0.5; at += 0.22 + next() * 0.14) {
      path.moveTo(at, top);
      path.lineTo(at, top + 1 / rows);
    }
  }
};

/** The shadow that walls cast on the court, from the north. */
const shade = (brush: Brush, ground: Path2D, sides: readonly Side[]): void =>
  within(brush, () => {
    brush.ctx.clip(ground);
    const line = new Path2D();
    for (const { a, b } of sides) {
      line.moveTo(a.x + 0.03, a.y + 0.06);
      line.lineTo(b.x + 0.03, b.y + 0.06);
    }
    stroke(brush, line, tint(INK, 0.14), 0.36);
    stroke(brush, line, tint(INK, 0.16), 0.22);
  });

/** Its pavement, and the walls' shadow on it. */
export const court = (brush: Brush, layout: Layout, { cells, ground }: Precinct, owner: Livery | null): void => {
  const colour = blend(COURT, owner?.field?.colour ?? COURT, 0.1);
  fill(brush, ground, colour);
  const joints = new Path2D();
  for (const cell of cells) slabs(joints, centreOf(layout, cell), cell);
  stroke(brush, joints, tint(darker(colour, 0.6), 0.3), Math.max(brush.px * 0.7, 0.012));
  shade(brush, ground, sidesRound(layout, cells));
};

/** A stretch of wall on a side, drawn along it: `from` to `to` in cells from its start. */
const wall = (brush: Brush, { a, b }: Side, from: number, to: number): void => {
  within(brush, () => {
    brush.ctx.translate(a.x, a.y);
    brush.ctx.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    const [left, wide] = [from, to - from];
    const body = rounded(left, -HALF, wide, HALF * 2, 0.02);
    stroke(brush, body, tint(INK, 0.75), Math.max(brush.px * 2, 0.035));
    fill(brush, body, STONE);
    const teeth = new Path2D();
    const count = Math.max(1, Math.round(wide / 0.16));
    // battlements on both edges of the walk
    for (let i = 0; i < count; i++)
      for (const y of [-HALF, HALF * 0.4])
        teeth.rect(left + ((i + 0.2) * wide) / count, y, (wide / count) * 0.6, HALF * 0.6);
    fill(brush, teeth, lighter(STONE, 0.5));
    stroke(brush, teeth, tint(INK, 0.4), Math.max(brush.px * 0.6, 0.008));
  });
};

const tower = (brush: Brush, { x, y }: Place, owner: Livery | null): void => {
  fill(brush, disc(x + 0.03, y + 0.06, TOWER * 1.04), tint(INK, 0.3));
  fill(brush, disc(x, y, TOWER), darker(STONE, 0.08));
  const teeth = new Path2D();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2;
    teeth.moveTo(x + Math.cos(angle) * TOWER * 0.7, y + Math.sin(angle) * TOWER * 0.7);
    teeth.lineTo(x + Math.cos(angle) * TOWER, y + Math.sin(angle) * TOWER);
  }
  stroke(brush, teeth, tint(INK, 0.5), Math.max(brush.px * 0.8, 0.015));
  stroke(brush, disc(x, y, TOWER), tint(INK, 0.8), Math.max(brush.px, 0.022));
  const roof = owner?.field?.colour ?? STONE;
  fill(brush, disc(x, y, TOWER * 0.64), roof);
  fill(brush, disc(x - TOWER * 0.16, y - TOWER * 0.18, TOWER * 0.3), tint(lighter(roof, 0.5), 0.7));
  stroke(brush, disc(x, y, TOWER * 0.64), tint(INK, 0.7), Math.max(brush.px * 0.8, 0.014));
};

/** Its walls and towers. */
export const walls = (brush: Brush, layout: Layout, cells: readonly number[], owner: Livery | null): void => {
  const sides = sidesRound(layout, cells);
  for (const side of sides) {
    const length = Math.hypot(side.b.x - side.a.x, side.b.y - side.a.y);
    if (side.beyond === BESIDE) wall(brush, side, -HALF, length + HALF);
    else {
      wall(brush, side, -PIER, PIER);
      wall(brush, side, length - PIER, length + PIER);
    }
  }
  for (const corner of cornersRound(sides)) tower(brush, corner, owner);
};
