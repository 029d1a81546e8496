/** Desert: long crests with a shaded lee, small crescents and ripples of sand; its edge is stippled, as on old charts. */
import type { Field } from '../board/cells';
import type { Land } from '../board/land';
import { outlines, type Samples, walk } from '../board/regions';
import { darker, INK, tint } from '../colour';
import { chance, stream } from '../scatter';
import { type Brush, fill, stroke } from './brush';

interface Sand {
  readonly crests: Path2D;
  readonly lees: Path2D;
  readonly ripples: Path2D;
  readonly grains: Path2D;
}

/** A crest that swings to and fro, and the band of shade under it. */
const dune = ({ crests, lees, ripples }: Sand, x: number, y: number, size: number, swing: number): void => {
  const draw = (path: Path2D): void => {
    path.moveTo(x - size, y + size * 0.22);
    path.bezierCurveTo(x - size * 0.5, y - size * 0.5, x - size * 0.1, y - size * 0.42, x + size * 0.1, y - size * 0.1);
    path.bezierCurveTo(
      x + size * 0.34,
      y + size * 0.26 * swing,
      x + size * 0.66,
      y - size * 0.2 * swing,
      x + size,
      y + size * 0.06,
    );
  };
  draw(crests);
  draw(lees);
  lees.bezierCurveTo(
    x + size * 0.6,
    y + size * 0.34,
    x + size * 0.2,
    y + size * 0.42,
    x - size * 0.05,
    y + size * 0.36,
  );
  lees.bezierCurveTo(x - size * 0.4, y + size * 0.06, x - size * 0.6, y - size * 0.06, x - size, y + size * 0.22);
  for (const [from, drop] of [
    [-0.5, 0.36],
    [0.15, 0.6],
  ] as const) {
    ripples.moveTo(x + size * from, y + size * drop);
    ripples.quadraticCurveTo(
      x + size * (from + 0.25),
      y + size * (drop - 0.12),
      x + size * (from + 0.55),
      y + size * drop,
    );
  }
};

type Spot = readonly [x: number, y: number, size: number];

/** Great dunes, a field of small ones, or one long crest. */
const FIELDS: readonly (readonly Spot[])[] = [
  [
    [0.34, 0.28, 0.24],
    [0.72, 0.58, 0.22],
    [0.28, 0.78, 0.2],
    [0.84, 0.2, 0.12],
    [0.8, 0.9, 0.13],
  ],
  [
    [0.2, 0.2, 0.13],
    [0.52, 0.26, 0.14],
    [0.84, 0.2, 0.13],
    [0.3, 0.5, 0.14],
    [0.7, 0.52, 0.15],
    [0.16, 0.8, 0.13],
    [0.5, 0.78, 0.14],
    [0.84, 0.82, 0.14],
  ],
  [
    [0.5, 0.2, 0.32],
    [0.26, 0.52, 0.2],
    [0.74, 0.62, 0.19],
    [0.44, 0.88, 0.26],
  ],
];

const dot = (path: Path2D, x: number, y: number, radius: number): void => {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, Math.PI * 2);
};

const stipple = (grains: Path2D, samples: Samples): void => {
  for (const [i, { x, y, outX, outY }] of walk(outlines(samples, -0.02), 0.036).entries()) {
    const away = chance(i, Math.round(x * 50), 173) ** 2 * -0.13 + 0.02;
    dot(grains, x + outX * away, y + outY * away, 0.006 + chance(i, 5, 173) * 0.004);
  }
};

export const dunes = (brush: Brush, land: Land, desert: number, region: Field, samples: Samples): void => {
  const colour = land.terrains[desert]?.colour ?? INK;
  const sand: Sand = { crests: new Path2D(), lees: new Path2D(), ripples: new Path2D(), grains: new Path2D() };
  stipple(sand.grains, samples);
  for (const { left, top, seed } of land.tiles(desert)) {
    const next = stream(seed, 14, 127);
    for (const [sx, sy, size] of FIELDS[Math.floor(next() * 3)] ?? []) {
      const [x, y] = [left + sx + (next() - 0.5) * 0.08, top + sy + (next() - 0.5) * 0.06];
      const [grown, swing] = [size * (0.9 + next() * 0.25), next() < 0.5 ? 1 : -0.4];
      for (let k = 0; k < 3; k++) {
        const [gx, gy] = [x + (next() - 0.5) * 0.34, y + 0.05 + next() * 0.12];
        if (land.takes(desert, gx, gy)) dot(sand.grains, gx, gy, 0.0065);
      }
      if (region(x, y) < -0.1) dune(sand, x, y, grown, swing);
    }
  }
  brush.ctx.lineCap = 'round';
  brush.ctx.lineJoin = 'round';
  const dark = darker(colour, 0.62);
  fill(brush, sand.lees, tint(darker(colour, 0.42), 0.3));
  stroke(brush, sand.crests, tint(dark, 0.66), Math.max(brush.px * 0.9, 0.013));
  stroke(brush, sand.ripples, tint(dark, 0.4), Math.max(brush.px * 0.8, 0.009));
  fill(brush, sand.grains, tint(dark, 0.55));
};
