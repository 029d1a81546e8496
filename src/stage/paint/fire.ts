/** Fire, smoke, missiles and lights: pictures that only move. */
import { BRASS, INK, tint } from '../colour';
import type { GameLook } from '../look';
import type { Art } from './art';
import { iconPath } from './badge';
import { type Brush, disc, fill, polygon, rounded, stroke, within } from './brush';

const tongue = (lean: number, size: number): Path2D => {
  const path = new Path2D();
  path.moveTo(0, 0.42 * size);
  path.bezierCurveTo(-0.42 * size, 0.42 * size, -0.4 * size, 0.02, (lean - 0.16) * size, -0.16 * size);
  path.bezierCurveTo((lean - 0.14) * size, -0.3 * size, lean * size, -0.38 * size, (lean + 0.02) * size, -0.48 * size);
  path.bezierCurveTo((lean + 0.14) * size, -0.3 * size, 0.24 * size, -0.24 * size, 0.2 * size, -0.06 * size);
  path.bezierCurveTo(0.4 * size, 0, 0.42 * size, 0.42 * size, 0, 0.42 * size);
  path.closePath();
  return path;
};

const flame = (brush: Brush, lean: number): void => {
  brush.ctx.lineJoin = 'round';
  stroke(brush, tongue(lean, 1), tint('#5A1204', 0.85), Math.max(brush.px * 2, 0.04));
  for (const [size, colour] of [
    [1, '#D5380F'],
    [0.76, '#FF8A2B'],
    [0.5, '#FFD65C'],
    [0.26, '#FFF6D0'],
  ] as const) {
    within(brush, () => {
      brush.ctx.translate(0, 0.42 * (1 - size) * 0.9);
      fill(brush, tongue(lean, size), colour);
    });
  }
};

const cloud = (brush: Brush, colour: string, radius: number, strength: number): void => {
  const gradient = brush.ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, tint(colour, strength));
  gradient.addColorStop(0.55, tint(colour, strength * 0.6));
  gradient.addColorStop(1, tint(colour, 0));
  fill(brush, disc(0, 0, radius), gradient);
};

/** The end of a burning fuse. */
const spark = (brush: Brush): void => {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [angle, far] = [(i / 16) * Math.PI * 2, i % 2 === 0 ? (i % 4 === 0 ? 0.2 : 0.14) : 0.07];
    return [Math.sin(angle) * far, -Math.cos(angle) * far] as const;
  });
  const star = polygon(points);
  brush.ctx.lineJoin = 'round';
  stroke(brush, star, tint('#5A1204', 0.9), Math.max(brush.px * 2.2, 0.035));
  fill(brush, star, '#FF9A2B');
  within(brush, () => {
    brush.ctx.scale(0.6, 0.6);
    fill(brush, star, '#FFF1A8');
  });
};

/** A ballista's bolt: as an arrow, but heavy. */
const bolt = (brush: Brush): void => {
  brush.ctx.lineJoin = 'round';
  const shaft = rounded(-0.4, -0.04, 0.66, 0.08, 0.02);
  const head = polygon([
    [0.44, 0],
    [0.2, -0.13],
    [0.2, 0.13],
  ]);
  const fins = polygon([
    [-0.44, -0.13],
    [-0.2, -0.04],
    [-0.2, 0.04],
    [-0.44, 0.13],
  ]);
  for (const [path, colour] of [
    [fins, '#9A2A16'],
    [shaft, '#7A4A22'],
    [head, '#C9CED6'],
  ] as const) {
    stroke(brush, path, INK, Math.max(brush.px * 2.6, 0.04));
    fill(brush, path, colour);
  }
};

/** A mage's bolt: a star with a tail of light. */
const spell = (brush: Brush): void => {
  const tail = brush.ctx.createLinearGradient(-0.44, 0, 0.2, 0);
  tail.addColorStop(0, tint('#8C5BF0', 0));
  tail.addColorStop(1, tint('#C7A6FF', 0.9));
  fill(
    brush,
    polygon([
      [-0.44, 0],
      [0.14, -0.13],
      [0.14, 0.13],
    ]),
    tail,
  );
  const star = polygon(
    Array.from({ length: 12 }, (_, i) => {
      const [angle, far] = [(i / 12) * Math.PI * 2, i % 2 === 0 ? 0.25 : 0.1];
      return [0.16 + Math.cos(angle) * far, Math.sin(angle) * far] as const;
    }),
  );
  brush.ctx.lineJoin = 'round';
  stroke(brush, star, tint('#2A0B3D', 0.9), Math.max(brush.px * 2.4, 0.04));
  fill(brush, star, '#E9DBFF');
  fill(brush, disc(0.16, 0, 0.07), '#FFFFFF');
};

/** The light that a lantern throws round a piece. */
const beam = (brush: Brush): void => {
  const gradient = brush.ctx.createRadialGradient(0, 0, 0.1, 0, 0, 0.6);
  gradient.addColorStop(0, tint('#FFE9A6', 0.95));
  gradient.addColorStop(0.6, tint('#FFC95A', 0.55));
  gradient.addColorStop(1, tint('#FFB23E', 0));
  fill(brush, disc(0, 0, 0.6), gradient);
};

const lantern = (brush: Brush, outline: string): void => {
  const path = iconPath(outline);
  brush.ctx.lineJoin = 'round';
  brush.ctx.scale(0.62, 0.62);
  fill(brush, rounded(-0.2, -0.12, 0.4, 0.44, 0.05), '#FFE27A');
  stroke(brush, path, INK, Math.max(brush.px * 4, 0.07));
  fill(brush, path, BRASS.light);
};

const art = (name: string, size: number, detail: number, paint: (brush: Brush) => void): Art => ({
  name,
  width: size,
  height: size,
  detail,
  paint,
});

/** What burns and glows, for a game whose effects ask for it. */
const burningArts = (): readonly Art[] => [
  art('flame:0', 1.04, 1, (brush) => flame(brush, -0.05)),
  art('flame:1', 1.04, 1, (brush) => flame(brush, 0.08)),
  art('smoke', 0.9, 0.5, (brush) => cloud(brush, '#3A332C', 0.45, 0.85)),
  art('fuse', 0.5, 1, spark),
];

const lookingArts = (outline: string): readonly Art[] => [
  art('beam', 1.2, 0.5, beam),
  art('lantern', 0.72, 1, (brush) => lantern(brush, outline)),
];

export const fireArts = ({ effects, icons, missile }: GameLook): readonly Art[] => [
  ...(effects.exploded === 'blast' ? burningArts() : []),
  ...(effects.looked === 'lantern' ? lookingArts(icons['lantern'] ?? '') : []),
  ...(missile === undefined ? [] : [art('bolt', 1, 1, bolt), art('spell', 1, 1, spell)]),
];
