/** Fortification: a square keep seen from above, with a wall, battlements and a round tower at each corner. */
import type { Land } from '../board/land';
import { darker, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import { type Brush, disc, fill, rounded, stroke, within } from './brush';

const WALL = 0.42;
const THICK = 0.075;
const TOWER = 0.125;

const paving = (brush: Brush, seed: number, colour: string): void => {
  const joints = new Path2D();
  const next = stream(seed, 6, 71);
  const inner = WALL - THICK;
  const rows = 7;
  const height = (2 * inner) / rows;
  for (let i = 0; i < rows; i++) {
    const y = -inner + i * height;
    joints.moveTo(-inner, y);
    joints.lineTo(inner, y);
    for (let x = -inner + (i % 2 ? 0.06 : 0.12); x < inner; x += 0.12 + (next() - 0.5) * 0.03) {
      joints.moveTo(x, y);
      joints.lineTo(x, y + height);
    }
  }
  stroke(brush, joints, tint(darker(colour, 0.6), 0.34), Math.max(brush.px * 0.8, 0.01));
};

/** Merlons along one side of the wall, drawn upwards; the canvas is turned for the others. */
const battlement = (brush: Brush, colour: string): void => {
  const teeth = new Path2D();
  const count = 5;
  const width = (2 * (WALL - TOWER)) / (count * 2 - 1);
  for (let i = 0; i < count; i++) teeth.rect(-WALL + TOWER + i * 2 * width, -WALL - 0.028, width, 0.05);
  fill(brush, teeth, lighter(colour, 0.25));
  stroke(brush, teeth, tint(INK, 0.6), Math.max(brush.px * 0.85, 0.011));
};

const tower = (brush: Brush, x: number, y: number, colour: string): void => {
  fill(brush, disc(x + 0.018, y + 0.03, TOWER * 1.04), tint(INK, 0.25));
  fill(brush, disc(x, y, TOWER), darker(colour, 0.1));
  const teeth = new Path2D();
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    teeth.moveTo(x + Math.cos(angle) * TOWER * 0.66, y + Math.sin(angle) * TOWER * 0.66);
    teeth.lineTo(x + Math.cos(angle) * TOWER, y + Math.sin(angle) * TOWER);
  }
  stroke(brush, teeth, tint(INK, 0.5), Math.max(brush.px * 0.9, 0.013));
  fill(brush, disc(x, y, TOWER * 0.64), lighter(colour, 0.3));
  fill(brush, disc(x + TOWER * 0.1, y + TOWER * 0.14, TOWER * 0.48), tint(darker(colour, 0.4), 0.35));
  stroke(brush, disc(x, y, TOWER * 0.64), tint(INK, 0.55), Math.max(brush.px * 0.85, 0.011));
  stroke(brush, disc(x, y, TOWER), tint(INK, 0.72), Math.max(brush.px, 0.015));
};

const keep = (brush: Brush, seed: number, colour: string): void => {
  const { ctx } = brush;
  const outer = rounded(-WALL, -WALL, 2 * WALL, 2 * WALL, 0.03);
  fill(brush, rounded(-WALL + 0.02, -WALL + 0.045, 2 * WALL, 2 * WALL, 0.04), tint(INK, 0.26));
  fill(brush, outer, darker(colour, 0.13));
  const yard = rounded(-WALL + THICK, -WALL + THICK, 2 * (WALL - THICK), 2 * (WALL - THICK), 0.02);
  fill(brush, yard, colour);
  paving(brush, seed, colour);
  within(brush, () => {
    ctx.clip(yard);
    stroke(brush, yard, tint(INK, 0.16), 0.08);
  });
  stroke(brush, yard, tint(INK, 0.45), Math.max(brush.px * 0.85, 0.011));
  stroke(brush, outer, tint(INK, 0.72), Math.max(brush.px, 0.015));
  for (let side = 0; side < 4; side++) {
    ctx.rotate(Math.PI / 2);
    battlement(brush, colour);
  }
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    tower(brush, sx * (WALL - 0.02), sy * (WALL - 0.02), colour);
};

export const masonry = (brush: Brush, land: Land, fortification: number): void => {
  const colour = land.terrains[fortification]?.colour ?? INK;
  for (const { x, y, size, cell } of land.sites(fortification)) {
    within(brush, () => {
      brush.ctx.translate(x, y);
      brush.ctx.scale(size, size);
      keep(brush, cell, colour);
    });
  }
};
