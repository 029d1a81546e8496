/** A candle on a brass dish: the light of the picture. */
import { BRASS, INK, tint } from '../colour';
import { type Brush, fill, polygon, rounded, stroke } from '../paint/brush';

const ellipse = (x: number, y: number, a: number, b: number): Path2D => {
  const path = new Path2D();
  path.ellipse(x, y, a, b, 0, 0, Math.PI * 2);
  return path;
};

const across = (brush: Brush, half: number, stops: readonly (readonly [number, string])[]): CanvasGradient => {
  const gradient = brush.ctx.createLinearGradient(-half, 0, half, 0);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};

const BRASSES = [
  [0, BRASS.dark],
  [0.3, BRASS.light],
  [0.55, BRASS.mid],
  [1, BRASS.deep],
] as const;

const dish = (brush: Brush): void => {
  fill(brush, ellipse(0.15, 0.1, 1.0, 0.36), tint('#000000', 0.4));
  fill(brush, ellipse(0, 0.05, 0.82, 0.31), BRASS.deep);
  fill(brush, ellipse(0, 0, 0.82, 0.31), across(brush, 0.82, BRASSES));
  stroke(brush, ellipse(0, 0, 0.82, 0.31), tint(INK, 0.7), 0.025);
  fill(brush, ellipse(0, 0.01, 0.62, 0.21), tint('#3A260E', 0.6));
  const handle = ellipse(0.92, 0.02, 0.2, 0.12);
  stroke(brush, handle, INK, 0.11);
  stroke(brush, handle, BRASS.mid, 0.07);
};

/** Where the flame stands over the dish, in squares. */
export const FLAME = 2.3;
const TALL = 1.72;
const HALF = 0.3;

const wax = (brush: Brush): void => {
  const body = new Path2D();
  body.moveTo(-HALF, 0);
  body.lineTo(-HALF, -TALL);
  body.quadraticCurveTo(-HALF * 0.6, -TALL - 0.1, 0, -TALL - 0.02);
  body.quadraticCurveTo(HALF * 0.5, -TALL - 0.12, HALF, -TALL + 0.02);
  body.lineTo(HALF, 0);
  body.ellipse(0, 0, HALF, 0.1, 0, 0, Math.PI);
  body.closePath();
  const shine = brush.ctx.createLinearGradient(0, -TALL, 0, 0);
  shine.addColorStop(0, '#FFEFC0');
  shine.addColorStop(0.3, '#F0D9A6');
  shine.addColorStop(1, '#B89A68');
  fill(brush, body, shine);
  fill(
    brush,
    body,
    across(brush, HALF, [
      [0, tint('#6B4A22', 0.5)],
      [0.32, tint('#6B4A22', 0)],
      [0.7, tint('#6B4A22', 0.05)],
      [1, tint('#4A2F12', 0.6)],
    ]),
  );
  stroke(brush, body, tint('#2A1A0A', 0.7), 0.022);
  for (const [x, length, wide] of [
    [-0.2, 0.7, 0.055],
    [0.06, 0.42, 0.045],
    [0.22, 0.95, 0.06],
  ] as const) {
    const drip = rounded(x - wide, -TALL - 0.02, wide * 2, length, wide);
    fill(brush, drip, '#FFF0CC');
    stroke(brush, drip, tint('#8A6A3A', 0.35), 0.016);
  }
  fill(brush, ellipse(0, -TALL - 0.01, HALF * 0.86, 0.075), '#FFE9AE');
};

const flame = (brush: Brush): void => {
  const { ctx } = brush;
  const wick = polygon([
    [-0.02, -TALL],
    [-0.012, -TALL - 0.17],
    [0.022, -TALL - 0.18],
    [0.02, -TALL],
  ]);
  fill(brush, wick, '#20120A');
  const tongue = (wide: number, tall: number, base: number): Path2D => {
    const path = new Path2D();
    path.moveTo(0.02, base - tall);
    path.bezierCurveTo(wide * 0.4, base - tall * 0.62, wide, base - tall * 0.42, wide * 0.84, base - tall * 0.16);
    path.bezierCurveTo(wide * 0.6, base + 0.03, -wide * 0.6, base + 0.03, -wide * 0.84, base - tall * 0.16);
    path.bezierCurveTo(-wide, base - tall * 0.44, -wide * 0.2, base - tall * 0.6, 0.02, base - tall);
    path.closePath();
    return path;
  };
  const base = -TALL - 0.1;
  ctx.globalCompositeOperation = 'lighter';
  fill(brush, tongue(0.2, 0.86, base), tint('#E0701A', 0.75));
  ctx.globalCompositeOperation = 'source-over';
  fill(brush, tongue(0.165, 0.74, base), '#FFB637');
  fill(brush, tongue(0.115, 0.54, base), '#FFE48A');
  fill(brush, tongue(0.065, 0.3, base), '#FFFBE8');
};

/** Painted round the foot of the candle, in squares; the flame apart, since the light must not be dimmed. */
export const candle = (brush: Brush): void => {
  dish(brush);
  wax(brush);
};
export const candleFlame = flame;
