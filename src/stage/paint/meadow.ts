/** Plains: ploughed fields, hedges, tufts of grass, flowers, and a road that wanders over the map. */
import { BARE, type Land, type Tile } from '../board/land';
import type { Point } from '../board/regions';
import { roadOver } from '../board/road';
import { darker, INK, lighter, tint } from '../colour';
import { type Layout, outlineOf } from '../layout';
import { chance, stream } from '../scatter';
import { type Brush, disc, fill, flow, polygon, stroke, within } from './brush';

const open = (land: Land, plain: number, column: number, row: number): boolean => {
  const { columns, rows } = land.lattice;
  return land.tile(Math.min(columns - 1, Math.max(0, column)), Math.min(rows - 1, Math.max(0, row))) === plain;
};

const SOILS = ['#CFC06B', '#D8CB84', '#B9A75C'] as const;

/** One tilled strip of a farm: soil or green, with furrows along or across. */
const strip = (brush: Brush, x: number, y: number, w: number, h: number, colour: string, next: () => number): void => {
  const tone = next();
  const soil =
    tone < 0.42 ? (SOILS[Math.floor(next() * 3)] ?? colour) : tone < 0.7 ? lighter(colour, 0.24) : darker(colour, 0.12);
  const shape = polygon([
    [x, y + (next() - 0.5) * 0.03],
    [x + w, y + (next() - 0.5) * 0.03],
    [x + w, y + h],
    [x, y + h],
  ]);
  fill(brush, shape, tint(soil, 0.62));
  const furrows = new Path2D();
  const count = next() < 0.5 ? Math.round(h / 0.045) : 0;
  for (let i = 1; i < count; i++) {
    furrows.moveTo(x + 0.015, y + (i * h) / count);
    furrows.lineTo(x + w - 0.015, y + (i * h) / count);
  }
  const across = count === 0 ? Math.round(w / 0.045) : 0;
  for (let i = 1; i < across; i++) {
    furrows.moveTo(x + (i * w) / across, y + 0.015);
    furrows.lineTo(x + (i * w) / across, y + h - 0.015);
  }
  stroke(brush, furrows, tint(darker(colour, 0.6), 0.2), Math.max(brush.px * 0.7, 0.009));
  stroke(brush, shape, tint(darker(colour, 0.6), 0.45), Math.max(brush.px * 0.9, 0.012));
};

/** A farm: strips of one direction that share their hedges. */
export const farm = (brush: Brush, x: number, y: number, colour: string, seed: number): void => {
  const next = stream(seed, 3, 41);
  within(brush, () => {
    brush.ctx.translate(x, y);
    brush.ctx.rotate((next() - 0.5) * 0.7);
    brush.ctx.scale(1.3, 1.3);
    const widths = [0.2 + next() * 0.12, 0.2 + next() * 0.12, 0.14 + next() * 0.1];
    const heights = [0.2 + next() * 0.08, 0.2 + next() * 0.08];
    const left = -(widths[0] ?? 0) - (widths[1] ?? 0) / 2;
    let top = -(heights[0] ?? 0);
    for (const [row, h] of heights.entries()) {
      let at = left + row * 0.09;
      for (const [i, w] of widths.entries()) {
        if (i < 2 || next() < 0.5) strip(brush, at, top, w, h, colour, next);
        at += w;
      }
      top += h;
    }
    for (let i = 0; i < 4; i++)
      bush(brush, left + next() * 0.7, (next() < 0.5 ? -1 : 1) * (0.2 + next() * 0.06), 0.024 + next() * 0.012, colour);
  });
};

/** Farms lie where four open tiles meet, so that they do not show the grid; never two side by side. */
const farms = (brush: Brush, land: Land, plain: number, colour: string): void => {
  const { columns, rows, left, top } = land.lattice;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const seed =
        land.seed(Math.min(column, columns - 1), Math.min(row, rows - 1)) + 11 * (column === columns ? 1 : 0);
      if ((column + row) % 2 !== 0 || chance(seed, 5, 43) > 0.62) continue;
      const around = [0, 1, 2, 3].every((i) => open(land, plain, column - (i & 1), row - (i >> 1)));
      const [x, y] = [left + column + (chance(seed, 6, 43) - 0.5) * 0.3, top + row + (chance(seed, 7, 43) - 0.5) * 0.3];
      if (around) farm(brush, x, y, colour, seed);
    }
  }
};

const bush = (brush: Brush, x: number, y: number, size: number, colour: string): void => {
  fill(brush, disc(x + size * 0.2, y + size * 0.5, size), tint(INK, 0.13));
  fill(brush, disc(x, y, size), darker(colour, 0.3));
  fill(brush, disc(x - size * 0.25, y - size * 0.28, size * 0.6), tint(lighter(colour, 0.1), 0.75));
  stroke(brush, disc(x, y, size), tint(INK, 0.36), Math.max(brush.px * 0.8, 0.01));
};

const tuft = (path: Path2D, x: number, y: number, size: number): void => {
  for (const lean of [-0.55, 0, 0.55]) {
    path.moveTo(x + lean * size * 0.35, y);
    path.quadraticCurveTo(
      x + lean * size * 0.4,
      y - size * 0.6,
      x + lean * size,
      y - size * (lean === 0 ? 1.15 : 0.85),
    );
  }
};

/** A tree that stands alone. */
const lone = (brush: Brush, x: number, y: number, size: number, colour: string): void => {
  const trunk = new Path2D();
  trunk.moveTo(x, y);
  trunk.lineTo(x, y - size);
  fill(brush, disc(x + size * 0.3, y + size * 0.05, size * 0.55), tint(INK, 0.12));
  stroke(brush, trunk, tint('#5A4324', 0.8), Math.max(brush.px, size * 0.22));
  bush(brush, x, y - size * 1.15, size * 0.72, colour);
};

/** Does a meadow reach to this place? */
type Takes = (x: number, y: number) => boolean;

/** Grass, bushes, trees and flowers of one tile; three kinds of meadow by its number. */
const growth = (brush: Brush, { left, top, seed }: Tile, colour: string, takes: Takes): void => {
  const next = stream(seed, 1, 47);
  const kind = Math.floor(next() * 3);
  const grass = new Path2D();
  const tufts = kind === 1 ? 15 : 10;
  for (let i = 0; i < tufts; i++) {
    const [x, y, size] = [left + 0.04 + next() * 0.92, top + 0.1 + next() * 0.88, 0.045 + next() * 0.025];
    if (takes(x, y)) tuft(grass, x, y, size);
  }
  stroke(brush, grass, tint(darker(colour, 0.62), 0.46), Math.max(brush.px * 0.85, 0.011));
  const green = darker(colour, 0.1);
  if (kind === 2) {
    for (let i = 0; i < 4; i++) {
      const [x, y, size] = [left + 0.1 + next() * 0.8, top + 0.1 + next() * 0.8, 0.028 + next() * 0.018];
      if (takes(x, y)) bush(brush, x, y, size, green);
    }
    const [x, y, size] = [left + (next() < 0.5 ? 0.12 : 0.88), top + 0.25 + next() * 0.6, 0.075 + next() * 0.02];
    if (takes(x, y)) lone(brush, x, y, size, green);
  }
  const petals = ['#FFF7E0', '#F1D25C', '#D9694A'];
  for (let i = 0; i < (kind === 0 ? 9 : 4); i++) {
    const [x, y] = [left + next(), top + next()];
    if (takes(x, y)) fill(brush, disc(x, y, Math.max(brush.px * 0.8, 0.013)), tint(petals[i % 3] ?? INK, 0.8));
  }
};

/** A trodden road through places, so many cells wide. */
export const road = (brush: Brush, line: readonly Point[], wide = 0.078): void => {
  const path = flow(line);
  brush.ctx.lineCap = 'round';
  stroke(brush, path, tint('#6B5327', 0.36), wide + 0.027);
  stroke(brush, path, '#DCC891', wide);
  brush.ctx.setLineDash([0.05, 0.085]);
  stroke(brush, path, tint('#7A6231', 0.55), Math.max(brush.px, 0.012));
  brush.ctx.setLineDash([]);
};

/** `ornament`: with farms and a road. */
export const meadow = (brush: Brush, layout: Layout, land: Land, plain: number, ornament: boolean): void => {
  const colour = land.terrains[plain]?.colour ?? INK;
  if (ornament) {
    farms(brush, land, plain, colour);
    for (const line of roadOver(layout, land, plain)) road(brush, line);
  }
  const takes: Takes = (x, y) => land.takes(plain, x, y);
  for (const tile of land.tiles(plain)) growth(brush, tile, colour, takes);
};

/** What is not painted yet: a surveyor's dotted lines on the parchment, and his borders where no grid is ruled. */
export const survey = (brush: Brush, layout: Layout, land: Land): void => {
  const lines = new Path2D();
  for (const { x, y } of land.sites(BARE)) {
    lines.moveTo(x, y - 0.12);
    lines.lineTo(x, y + 0.12);
    lines.moveTo(x - 0.12, y);
    lines.lineTo(x + 0.12, y);
  }
  stroke(brush, lines, tint('#6B4F24', 0.4), Math.max(brush.px, 0.012));
  if (layout.plan.grid !== null) return;
  brush.ctx.setLineDash([0.05, 0.05]);
  for (const { cell } of land.sites(BARE)) {
    const outline = polygon(outlineOf(layout, cell).map(({ x, y }) => [x, y]));
    stroke(brush, outline, tint('#6B4F24', 0.6), Math.max(brush.px, 0.014));
  }
  brush.ctx.setLineDash([]);
};
