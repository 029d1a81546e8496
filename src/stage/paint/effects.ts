/** Pictures that only move: arrow, dust, rings, sparks, the wreath, and the parchment that covers what is being laid. */
import { BRASS, FOCUS, GOLD, INK, tint } from '../colour';
import type { GameLook } from '../look';
import { stream } from '../scatter';
import type { Art } from './art';
import { emblem } from './badge';
import { type Brush, disc, fill, polygon, rounded, stroke } from './brush';

/** A soft round light or cloud. */
const cloud = (brush: Brush, colour: string, radius: number, strength: number): void => {
  const gradient = brush.ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, tint(colour, strength));
  gradient.addColorStop(0.45, tint(colour, strength * 0.5));
  gradient.addColorStop(1, tint(colour, 0));
  fill(brush, disc(0, 0, radius), gradient);
};

const band = (brush: Brush, colour: string, width: number, inner: string): void => {
  stroke(brush, disc(0, 0, 0.44), tint(colour, 0.25), width * 3);
  stroke(brush, disc(0, 0, 0.44), tint(colour, 0.6), width * 1.6);
  stroke(brush, disc(0, 0, 0.44), inner, width * 0.6);
};

const arrow = (brush: Brush): void => {
  const { ctx } = brush;
  ctx.lineJoin = 'round';
  const shaft = rounded(-0.34, -0.022, 0.6, 0.044, 0.02);
  const head = polygon([
    [0.4, 0],
    [0.2, -0.085],
    [0.25, 0],
    [0.2, 0.085],
  ]);
  const feather = polygon([
    [-0.38, -0.09],
    [-0.22, -0.02],
    [-0.22, 0.02],
    [-0.38, 0.09],
    [-0.32, 0],
  ]);
  for (const [path, colour] of [
    [shaft, '#8A5A2B'],
    [feather, '#F3E6C8'],
    [head, '#C9CED6'],
  ] as const) {
    stroke(brush, path, INK, Math.max(brush.px * 2.4, 0.03));
    fill(brush, path, colour);
  }
};

/** Steel on steel: a star of uneven rays. */
const burst = (brush: Brush): void => {
  const next = stream(3, 3, 101);
  const points: [number, number][] = [];
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * Math.PI * 2;
    const radius = i % 2 ? 0.13 : 0.28 + next() * 0.2;
    points.push([Math.cos(angle) * radius, Math.sin(angle) * radius]);
  }
  const star = polygon(points);
  brush.ctx.lineJoin = 'round';
  stroke(brush, star, tint('#7A3208', 0.7), Math.max(brush.px * 2, 0.03));
  fill(brush, star, '#FFE9A0');
  brush.ctx.scale(0.55, 0.55);
  fill(brush, star, '#FFFFFF');
};

/** A power's light: a lozenge of fine rays. */
const halo = (brush: Brush): void => {
  const rays = new Path2D();
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    const [near, far] = [0.4, i % 2 ? 0.48 : 0.55];
    rays.moveTo(Math.cos(angle) * near, Math.sin(angle) * near);
    rays.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  brush.ctx.lineCap = 'round';
  stroke(brush, rays, tint(INK, 0.6), Math.max(brush.px * 3, 0.045));
  stroke(brush, rays, '#D9B8FF', Math.max(brush.px * 1.5, 0.022));
  stroke(brush, disc(0, 0, 0.39), tint(INK, 0.6), Math.max(brush.px * 3.5, 0.05));
  stroke(brush, disc(0, 0, 0.39), '#B98CF2', Math.max(brush.px * 2, 0.028));
};

/** A star of seven points, drawn in one line that passes over two of them each time. */
const heptagram = (radius: number): Path2D =>
  polygon(
    [0, 3, 6, 2, 5, 1, 4].map((i) => [
      Math.sin((i / 7) * Math.PI * 2) * radius,
      -Math.cos((i / 7) * Math.PI * 2) * radius,
    ]),
  );

/** A curse's seal: a star of seven points in a ring. */
const sigil = (brush: Brush): void => {
  const path = disc(0, 0, 0.44);
  path.addPath(disc(0, 0, 0.36));
  path.addPath(heptagram(0.36));
  brush.ctx.lineJoin = 'round';
  fill(brush, disc(0, 0, 0.46), tint('#2A0B3D', 0.55));
  stroke(brush, path, INK, Math.max(brush.px * 4, 0.06));
  stroke(brush, path, '#C9F26B', Math.max(brush.px * 2, 0.026));
};

/** The curse in force as it hangs on the frame: a swallow-tailed cloth with its seal. */
const pennant = (brush: Brush): void => {
  const cloth = polygon([
    [-0.42, -0.66],
    [0.42, -0.66],
    [0.42, 0.6],
    [0, 0.4],
    [-0.42, 0.6],
  ]);
  brush.ctx.lineJoin = 'round';
  stroke(brush, cloth, tint(INK, 0.9), 0.12);
  fill(brush, cloth, '#3A1652');
  stroke(brush, cloth, '#8C5BC4', 0.045);
  stroke(brush, rounded(-0.5, -0.74, 1, 0.12, 0.06), INK, 0.06);
  fill(brush, rounded(-0.5, -0.74, 1, 0.12, 0.06), BRASS.mid);
  brush.ctx.translate(0, -0.12);
  brush.ctx.scale(0.8, 0.8);
  const seal = disc(0, 0, 0.4);
  seal.addPath(heptagram(0.36));
  stroke(brush, seal, '#C9F26B', 0.06);
};

const cover = (brush: Brush): void => {
  const gradient = brush.ctx.createLinearGradient(-0.5, -0.5, 0.5, 0.5);
  gradient.addColorStop(0, '#F4E7C6');
  gradient.addColorStop(1, '#DEC793');
  fill(brush, rounded(-0.5, -0.5, 1, 1, 0), gradient);
  const ring = disc(0, 0, 0.12);
  ring.addPath(disc(0, 0, 0.2));
  stroke(brush, ring, tint('#8A6730', 0.5), Math.max(brush.px, 0.014));
};

const art = (name: string, size: number, detail: number, paint: (brush: Brush) => void): Art => ({
  name,
  width: size,
  height: size,
  detail,
  paint,
});

export const effectArts = (look: GameLook): readonly Art[] => [
  art('glow', 2, 0.3, (brush) => cloud(brush, FOCUS, 1, 0.8)),
  art('lamp', 2, 0.3, (brush) => cloud(brush, '#C98A3C', 1, 0.5)),
  art('dust', 0.8, 0.5, (brush) => cloud(brush, '#D9C79B', 0.4, 0.85)),
  art('veil', 0.2, 1, (brush) => fill(brush, rounded(-0.1, -0.1, 0.2, 0.2, 0), '#0E0A06')),
  art('ring', 1.1, 1, (brush) => band(brush, GOLD, 0.05, '#FFF6D0')),
  art('halo', 1.2, 1, halo),
  art('sigil', 1.1, 1, sigil),
  art('curse', 1.6, 1, pennant),
  art('burst', 1, 1, burst),
  art('arrow', 0.9, 1, arrow),
  art('cover', 1, 1, cover),
  art('spark', 0.16, 1, (brush) => {
    const path = polygon([
      [0, -0.07],
      [0.04, 0],
      [0, 0.07],
      [-0.04, 0],
    ]);
    stroke(brush, path, tint(BRASS.deep, 0.8), Math.max(brush.px, 0.012));
    fill(brush, path, '#FFE48F');
  }),
  art('laurel', 2.2, 1, (brush) => {
    emblem(brush, look.icons['laurels'] ?? '', 0, 0.02, 2, tint(INK, 0.55), 'rgba(0,0,0,0.2)');
    emblem(brush, look.icons['laurels'] ?? '', 0, 0, 1.96, GOLD, tint(BRASS.dark, 0.9));
  }),
];
