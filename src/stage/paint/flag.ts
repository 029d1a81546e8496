/** The Flag token: a crimson banner on a gilded pole, in a few phases of the wind. */
import { BRASS, ENAMEL, GOLD, INK, lighter, tint } from '../colour';
import type { Art } from './art';
import { type Brush, disc, fill, stroke, within } from './brush';

export const FLAG_PHASES = 3;

const cloth = (wave: number): Path2D => {
  const path = new Path2D();
  const [top, base, far] = [-0.37, 0.06, 0.36];
  path.moveTo(-0.17, top);
  path.bezierCurveTo(0.0, top - 0.07 * wave, 0.14, top + 0.08 * wave, far, top - 0.005);
  path.lineTo(far - 0.11, (top + base) / 2 + 0.015 * wave);
  path.lineTo(far, base + 0.02);
  path.bezierCurveTo(0.14, base + 0.08 * wave, 0.0, base - 0.07 * wave, -0.17, base);
  path.closePath();
  return path;
};

const banner = (brush: Brush, wave: number): void => {
  const { ctx } = brush;
  const path = cloth(wave);
  ctx.lineJoin = 'round';
  stroke(brush, path, INK, Math.max(brush.px * 3, 0.05));
  const dye = ctx.createLinearGradient(-0.17, 0, 0.36, 0);
  for (const [i, share] of [0, 0.33, 0.62, 1].entries()) {
    dye.addColorStop(share, i % 2 === (wave > 0 ? 0 : 1) ? lighter(ENAMEL.red, 0.16) : '#8A1A07');
  }
  fill(brush, path, dye);
  within(brush, () => {
    ctx.clip(path);
    stroke(brush, path, GOLD, 0.06);
    stroke(brush, path, ENAMEL.red, 0.026);
    fill(brush, disc(0.05, -0.155, 0.085), GOLD);
    fill(brush, disc(0.05, -0.155, 0.052), ENAMEL.red);
    fill(brush, disc(0.05, -0.155, 0.024), GOLD);
  });
};

const pole = (brush: Brush): void => {
  const { ctx } = brush;
  const path = new Path2D();
  path.moveTo(-0.18, 0.4);
  path.lineTo(-0.18, -0.4);
  ctx.lineCap = 'round';
  stroke(brush, path, INK, Math.max(brush.px * 4, 0.085));
  const metal = ctx.createLinearGradient(-0.21, 0, -0.15, 0);
  metal.addColorStop(0, BRASS.light);
  metal.addColorStop(1, BRASS.dark);
  stroke(brush, path, metal, Math.max(brush.px * 2, 0.05));
  fill(brush, disc(-0.18, -0.42, 0.055), INK);
  fill(brush, disc(-0.18, -0.42, 0.036), GOLD);
};

const foot = (brush: Brush): void => {
  const { ctx } = brush;
  const base = new Path2D();
  base.ellipse(-0.18, 0.39, 0.17, 0.062, 0, 0, Math.PI * 2);
  stroke(brush, base, INK, Math.max(brush.px * 2.4, 0.035));
  const metal = ctx.createLinearGradient(-0.35, 0, 0, 0);
  metal.addColorStop(0, BRASS.light);
  metal.addColorStop(0.5, BRASS.mid);
  metal.addColorStop(1, BRASS.dark);
  fill(brush, base, metal);
};

export const flagArts = (): readonly Art[] => [
  {
    name: 'flag:shadow',
    width: 0.9,
    height: 0.5,
    detail: 0.5,
    paint: (brush) => {
      for (let i = 4; i > 0; i--) {
        const path = new Path2D();
        path.ellipse(0, 0, 0.2 + i * 0.05, 0.06 + i * 0.03, 0, 0, Math.PI * 2);
        fill(brush, path, tint('#000000', 0.11));
      }
    },
  },
  ...[...Array(FLAG_PHASES).keys()].map(
    (phase): Art => ({
      name: `flag:${phase}`,
      width: 0.94,
      height: 1.02,
      paint: (brush) => {
        foot(brush);
        pole(brush);
        banner(brush, phase === 0 ? 0.7 : phase === 1 ? -0.7 : 1.25);
      },
    }),
  ),
];
