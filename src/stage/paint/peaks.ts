/** Mountains: peaks with a lit and a shaded face, drawn from the far ones to the near. */
import { type Land, squaresOf } from '../board/land';
import type { Field } from '../board/regions';
import { darker, INK, lighter, tint } from '../colour';
import { stream } from '../scatter';
import { type Brush, fill, polygon, stroke } from './brush';

interface Peak {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
  readonly lean: number;
}

const peak = (brush: Brush, { x, base, half, height, lean }: Peak, colour: string): void => {
  const top: [number, number] = [x + lean, base - height];
  const foot: [number, number] = [x + lean * 0.2, base];
  const bend: [number, number] = [x + lean - half * 0.12, base - height * 0.52];
  const left: [number, number] = [x - half, base];
  const right: [number, number] = [x + half, base];
  const slope: [number, number] = [x - half * 0.42, base - height * 0.52];
  const fall: [number, number] = [x + half * 0.52, base - height * 0.44];
  fill(brush, polygon([left, slope, top, fall, right]), lighter(colour, 0.3));
  fill(brush, polygon([top, fall, right, foot, bend]), darker(colour, 0.3));
  const snow = polygon([
    top,
    [x + lean - half * 0.24, base - height * 0.74],
    [x + lean - half * 0.06, base - height * 0.68],
    [x + lean + half * 0.08, base - height * 0.76],
    [x + lean + half * 0.2, base - height * 0.72],
  ]);
  fill(brush, snow, tint('#FFFBF2', 0.92));
  const ridge = new Path2D();
  ridge.moveTo(...left);
  ridge.lineTo(...slope);
  ridge.lineTo(...top);
  ridge.lineTo(...fall);
  ridge.lineTo(...right);
  brush.ctx.lineJoin = 'round';
  stroke(brush, ridge, tint(INK, 0.62), Math.max(brush.px, 0.014));
  const hatch = new Path2D();
  for (let i = 1; i < 4; i++) {
    const share = i / 4;
    hatch.moveTo(top[0] + (right[0] - top[0]) * share * 0.86, top[1] + (right[1] - top[1]) * share);
    hatch.lineTo(
      bend[0] + (foot[0] - bend[0]) * share + half * 0.1,
      top[1] + (base - top[1]) * Math.min(1, share + 0.22),
    );
  }
  stroke(brush, hatch, tint(INK, 0.32), Math.max(brush.px * 0.8, 0.01));
};

const SPOTS: readonly (readonly [number, number])[] = [
  [0.27, 0.36],
  [0.72, 0.4],
  [0.48, 0.58],
  [0.14, 0.7],
  [0.86, 0.72],
  [0.32, 0.9],
  [0.68, 0.94],
];

export const peaks = (brush: Brush, land: Land, mountain: number, region: Field): void => {
  const colour = land.terrains[mountain]?.colour ?? INK;
  const range: Peak[] = [];
  for (const { column, row } of squaresOf(land, mountain)) {
    const next = stream(land.seed(column, row), 4, 67);
    for (const [sx, sy] of SPOTS) {
      const [x, base] = [column + sx + (next() - 0.5) * 0.1, row + sy + (next() - 0.5) * 0.06];
      const size = 0.168 + next() * 0.06;
      if (region(x, base - 0.04) > -0.03) continue;
      range.push({ x, base, half: size, height: size * (1.45 + next() * 0.5), lean: (next() - 0.5) * 0.05 });
    }
  }
  range.sort((a, b) => a.base - b.base);
  for (const each of range) peak(brush, each, colour);
};
