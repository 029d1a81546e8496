/** Town: houses in rows along lanes, roofs in the town's colour, a wall with towers round them, the nearer over the farther. */
import type { Field } from '../board/cells';
import type { Land } from '../board/land';
import { outlines, type Samples, walk } from '../board/regions';
import { blend, darker, INK, lighter, tint } from '../colour';
import { chance, stream } from '../scatter';
import { type Brush, fill, polygon, rounded, smooth, stroke } from './brush';

interface House {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly wall: number;
  readonly roof: number;
  readonly tone: number;
  /** A tall one with a spire. */
  readonly church: boolean;
}

const WALLS = ['#F1DDB8', '#E8CBA0', '#F7E8CC'] as const;
const STONE = '#D9CBB0';

/** Gable to the left, roof falling to the right; spires mark churches. */
const house = (brush: Brush, { x, base, half, wall, roof, tone, church }: House, colour: string): void => {
  const [line, eaves, top] = [Math.max(brush.px * 0.8, 0.01), base - wall, base - wall - roof];
  const plaster = WALLS[Math.floor(tone * 3)] ?? WALLS[0];
  const front = polygon([
    [x - half, base],
    [x - half, eaves],
    [x - half * 0.52, top],
    [x - half * 0.04, eaves],
    [x - half * 0.04, base],
  ]);
  const side = polygon([
    [x - half * 0.04, base],
    [x - half * 0.04, eaves],
    [x + half, eaves],
    [x + half, base],
  ]);
  const tiles = polygon([
    [x - half * 0.56, top - 0.006],
    [x + half * 0.02, eaves + 0.012],
    [x + half * 1.08, eaves + 0.012],
    [x + half * 0.62, top - 0.006],
  ]);
  const clay =
    tone < 0.25 ? lighter(colour, 0.18) : tone < 0.6 ? colour : tone < 0.85 ? darker(colour, 0.16) : '#A4502A';
  fill(brush, side, darker(plaster, 0.2));
  fill(brush, front, plaster);
  fill(brush, tiles, clay);
  const courses = new Path2D();
  for (const at of [0.36, 0.7]) {
    courses.moveTo(x - half * 0.56 + half * 0.58 * at, top + (eaves - top) * at);
    courses.lineTo(x + half * 0.62 + half * 0.46 * at, top + (eaves - top) * at);
  }
  stroke(brush, courses, tint(INK, 0.18), line * 0.8);
  const holes = new Path2D();
  holes.rect(x - half * 0.66, base - wall * 0.62, half * 0.26, wall * 0.62);
  holes.rect(x + half * 0.3, base - wall * 0.6, half * 0.2, wall * 0.34);
  fill(brush, holes, tint(INK, 0.5));
  for (const path of [front, side, tiles]) stroke(brush, path, tint(INK, 0.46), line);
  if (!church) return;
  const [cx, foot] = [x - half * 0.52, base];
  const tower = polygon([
    [cx - 0.034, foot],
    [cx - 0.034, top - 0.05],
    [cx + 0.034, top - 0.05],
    [cx + 0.034, foot],
  ]);
  const spire = polygon([
    [cx - 0.044, top - 0.05],
    [cx, top - 0.19],
    [cx + 0.044, top - 0.05],
  ]);
  fill(brush, tower, WALLS[2]);
  fill(brush, spire, '#6E7F8C');
  for (const path of [tower, spire]) stroke(brush, path, tint(INK, 0.5), line);
};

/** Four rows of lots, staggered. */
const LOTS: readonly (readonly [number, number])[] = [
  [0.2, 0.29],
  [0.49, 0.27],
  [0.79, 0.29],
  [0.12, 0.5],
  [0.38, 0.49],
  [0.65, 0.5],
  [0.9, 0.49],
  [0.22, 0.71],
  [0.52, 0.71],
  [0.81, 0.71],
  [0.13, 0.92],
  [0.4, 0.92],
  [0.67, 0.92],
  [0.92, 0.92],
];

const tower = (brush: Brush, x: number, y: number): void => {
  const [wide, tall] = [0.036, 0.085];
  const body = rounded(x - wide, y - tall, 2 * wide, tall + 0.018, 0.012);
  const cap = polygon([
    [x - wide * 1.25, y - tall + 0.004],
    [x, y - tall - 0.07],
    [x + wide * 1.25, y - tall + 0.004],
  ]);
  fill(brush, body, STONE);
  fill(brush, rounded(x + wide * 0.1, y - tall, wide * 0.9, tall + 0.018, 0.01), tint(darker(STONE, 0.4), 0.4));
  fill(brush, cap, '#7C3B16');
  const line = Math.max(brush.px * 0.8, 0.01);
  stroke(brush, body, tint(INK, 0.5), line);
  stroke(brush, cap, tint(INK, 0.5), line);
};

/** The far part of the wall stands behind the houses, the near part before them. */
const wall = (brush: Brush, samples: Samples): readonly { readonly x: number; readonly y: number }[] => {
  const path = smooth(outlines(samples, -0.045));
  const line = Math.max(brush.px, 0.013);
  stroke(brush, path, tint(INK, 0.5), 0.046 + line);
  stroke(brush, path, STONE, 0.046);
  brush.ctx.setLineDash([0.03, 0.03]);
  stroke(brush, path, tint('#6E5C3E', 0.6), 0.016);
  brush.ctx.setLineDash([]);
  return walk(outlines(samples, -0.045), 0.46);
};

export const roofs = (brush: Brush, land: Land, town: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[town]?.colour ?? INK;
  fill(brush, smooth(outlines(samples, -0.045)), tint(blend(colour, '#E9C48C', 0.55), 0.55));
  const houses: House[] = [];
  for (const { left, top, seed } of land.tiles(town)) {
    const next = stream(seed, 16, 137);
    const church = 3 + Math.floor(chance(seed, 17, 137) * 7);
    for (const [i, [sx, sy]] of LOTS.entries()) {
      const [x, base] = [left + sx + (next() - 0.5) * 0.04, top + sy + (next() - 0.5) * 0.03];
      const [half, tone] = [0.112 + next() * 0.026, next()];
      const [high, steep] = [0.062 + next() * 0.02, 0.088 + next() * 0.024];
      if (region(x, base - 0.05) > -0.07) continue;
      houses.push({ x, base, half, wall: high, roof: steep, tone, church: i === church });
    }
  }
  houses.sort((a, b) => a.base - b.base);
  const towers = wall(brush, samples);
  const shade = new Path2D();
  for (const { x, base, half } of houses) {
    shade.moveTo(x + half * 1.45, base);
    shade.ellipse(x + half * 0.3, base, half * 1.15, 0.03, 0, 0, Math.PI * 2);
  }
  fill(brush, shade, tint(INK, 0.2));
  brush.ctx.lineJoin = 'round';
  for (const each of houses) house(brush, each, colour);
  for (const { x, y } of [...towers].sort((a, b) => a.y - b.y)) tower(brush, x, y + 0.02);
};
