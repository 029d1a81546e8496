/** Mountains: peaks with a lit and a shaded face, drawn from the far ones to the near, and foothills before them. */
import type { Field } from '../board/cells';
import type { Land } from '../board/land';
import { outlines, type Samples, walk } from '../board/regions';
import { blend, darker, INK, lighter, tint } from '../colour';
import { chance, stream } from '../scatter';
import { type Brush, fill, flow, polygon, stroke } from './brush';

interface Peak {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
  readonly lean: number;
}

const LINE = 0.011;

/** The lit flank is left to the wash; what falls away from the light is shaded and hatched. */
const peak = (brush: Brush, { x, base, half, height, lean }: Peak, colour: string): void => {
  const top = { x: x + lean, y: base - height };
  const foot = { x: x + lean * 0.2 + half * 0.06, y: base };
  const bend = { x: x + lean - half * 0.14, y: base - height * 0.5 };
  const slope = { x: x - half * 0.42, y: base - height * 0.5 };
  const fall = { x: x + half * 0.5, y: base - height * 0.44 };
  const at = ({ x: px, y: py }: { readonly x: number; readonly y: number }): readonly [number, number] => [px, py];
  const [left, right]: readonly [readonly [number, number], readonly [number, number]] = [
    [x - half, base],
    [x + half, base],
  ];
  fill(brush, polygon([left, at(slope), at(top), at(fall), right]), lighter(colour, 0.24));
  fill(brush, polygon([at(top), at(fall), right, at(foot), at(bend)]), darker(colour, 0.24));
  const snow = polygon([
    at(top),
    [x + lean - half * 0.27, base - height * 0.7],
    [x + lean - half * 0.08, base - height * 0.63],
    [x + lean + half * 0.06, base - height * 0.73],
    [x + lean + half * 0.2, base - height * 0.7],
  ]);
  fill(brush, snow, tint('#FFFBF2', 0.9));
  const hatch = new Path2D();
  for (let i = 1; i < 5; i++) {
    const share = i / 5;
    hatch.moveTo(top.x + (right[0] - top.x) * share * 0.86, top.y + (base - top.y) * share);
    hatch.lineTo(bend.x + (foot.x - bend.x) * share + half * 0.1, top.y + (base - top.y) * Math.min(1, share + 0.24));
  }
  stroke(brush, hatch, tint(INK, 0.2), Math.max(brush.px * 0.7, LINE * 0.8));
  const ridge = new Path2D();
  ridge.moveTo(...left);
  for (const stop of [slope, top, fall]) ridge.lineTo(stop.x, stop.y);
  ridge.lineTo(...right);
  brush.ctx.lineJoin = 'round';
  stroke(brush, ridge, tint(INK, 0.46), Math.max(brush.px * 0.9, LINE * 1.2));
};

type Spot = readonly [x: number, base: number, size: number];

/** Three ranges: a scatter of tops, one great massif, and a ridge that runs across. */
const RANGES: readonly (readonly Spot[])[] = [
  [
    [0.27, 0.36, 1],
    [0.72, 0.4, 1],
    [0.48, 0.58, 0.9],
    [0.14, 0.7, 0.85],
    [0.86, 0.72, 0.9],
    [0.32, 0.92, 1],
    [0.68, 0.96, 1],
  ],
  [
    [0.2, 0.4, 0.8],
    [0.84, 0.38, 0.85],
    [0.5, 0.62, 1.5],
    [0.16, 0.78, 0.9],
    [0.84, 0.82, 1],
    [0.42, 0.97, 0.8],
  ],
  [
    [0.16, 0.34, 1.1],
    [0.44, 0.46, 1.2],
    [0.8, 0.36, 0.7],
    [0.7, 0.66, 1.2],
    [0.2, 0.8, 0.8],
    [0.48, 0.9, 0.8],
    [0.88, 0.94, 1.05],
  ],
];

/** Low rounded hills round the range, in place of a border. */
const foothills = (brush: Brush, land: Land, samples: Samples, colour: string): void => {
  const [mounds, shades] = [new Path2D(), new Path2D()];
  for (const [i, { x, y, outX, outY }] of walk(outlines(samples, -0.03), 0.15).entries()) {
    const roll = chance(Math.round(x * 100), Math.round(y * 100), 167);
    if (roll < 0.4) continue;
    const [size, away] = [0.035 + roll * 0.03, -0.02 + chance(i, 3, 167) * 0.07];
    const [hx, hy] = [x + outX * away, y + outY * away + 0.02];
    if (land.terrains[land.at(hx, hy - 0.02)]?.motif === 'waves') continue;
    mounds.moveTo(hx - size, hy);
    mounds.quadraticCurveTo(hx - size * 0.2, hy - size * 1.5, hx + size, hy);
    shades.moveTo(hx + size * 0.3, hy - size * 0.4);
    shades.lineTo(hx + size * 0.42, hy);
    shades.moveTo(hx + size * 0.55, hy - size * 0.24);
    shades.lineTo(hx + size * 0.66, hy);
  }
  fill(brush, mounds, tint(blend(colour, '#8E9A5C', 0.3), 0.75));
  stroke(brush, mounds, tint(INK, 0.34), Math.max(brush.px * 0.8, LINE));
  stroke(brush, shades, tint(INK, 0.24), Math.max(brush.px * 0.7, LINE * 0.8));
};

/** Broken ground under the peaks: short lines that fall with the slope. */
const scree = (brush: Brush, land: Land, mountain: number, region: Field): void => {
  const lines: Path2D[] = [];
  for (const { left, top, seed } of land.tiles(mountain)) {
    const next = stream(seed, 21, 151);
    for (let i = 0; i < 10; i++) {
      const [x, y, size] = [left + next(), top + next(), 0.02 + next() * 0.03];
      if (region(x, y) > -0.05) continue;
      lines.push(
        flow([
          { x, y },
          { x: x + size * 0.6, y: y + size * 0.3 },
          { x: x + size, y: y + size * 1.1 },
        ]),
      );
    }
  }
  const all = new Path2D();
  for (const line of lines) all.addPath(line);
  stroke(brush, all, tint(INK, 0.22), Math.max(brush.px * 0.7, LINE * 0.8));
};

export const peaks = (brush: Brush, land: Land, mountain: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[mountain]?.colour ?? INK;
  scree(brush, land, mountain, region);
  foothills(brush, land, samples, colour);
  const range: Peak[] = [];
  for (const { left, top, seed } of land.tiles(mountain)) {
    const next = stream(seed, 4, 67);
    for (const [sx, sy, scale] of RANGES[Math.floor(next() * 3)] ?? []) {
      const [x, base] = [left + sx + (next() - 0.5) * 0.09, top + sy + (next() - 0.5) * 0.05];
      const size = (0.158 + next() * 0.05) * scale;
      const [height, lean] = [size * (1.4 + next() * 0.45), (next() - 0.5) * 0.05];
      if (region(x, base - 0.04) > -0.04) continue;
      range.push({ x, base, half: size, height, lean });
    }
  }
  range.sort((a, b) => a.base - b.base);
  for (const each of range) peak(brush, each, colour);
};
