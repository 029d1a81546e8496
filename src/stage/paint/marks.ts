/** Marks that lie on squares: each has a shape of its own, never colour alone. Lines carry an ink halo so that any ground shows them. */
import { ENAMEL, FOCUS, GOLD, INK, PARCHMENT, tint } from '../colour';
import type { Art } from './art';
import { type Brush, disc, fill, polygon, rounded, stroke, within } from './brush';
import { burning, reached, shadowed } from './reach';
import { rippleArts } from './waves';

const px = (brush: Brush, least: number, cells: number): number => Math.max(brush.px * least, cells);

/** A line in colour over a wider one in ink. */
const haloed = (brush: Brush, path: Path2D, colour: string, width: number): void => {
  brush.ctx.lineJoin = 'round';
  brush.ctx.lineCap = 'round';
  stroke(brush, path, tint(INK, 0.8), width + brush.px * 2);
  stroke(brush, path, colour, width);
};

const dot = (brush: Brush, colour: string, radius: number): void => {
  fill(brush, disc(0, brush.px, radius + brush.px * 1.5), tint(INK, 0.45));
  fill(brush, disc(0, 0, radius), colour);
  stroke(brush, disc(0, 0, radius), tint(INK, 0.85), brush.px * 1.5);
  fill(brush, disc(-radius * 0.28, -radius * 0.3, radius * 0.34), tint('#FFFFFF', 0.65));
};

/** A ring along the square's edge: the strengths of tokens lie inside it. A target's has ticks, too short to reach one. */
const ringWith = (brush: Brush, colour: string, ticks: boolean): void => {
  const width = px(brush, 2.5, 0.045);
  const path = rounded(-0.455, -0.455, 0.91, 0.91, 0.27);
  if (ticks) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [Math.round(Math.cos((i * Math.PI) / 2)), Math.round(Math.sin((i * Math.PI) / 2))];
      path.moveTo(x * 0.38, y * 0.38);
      path.lineTo(x * 0.53, y * 0.53);
    }
  }
  // red lies between ink and roofs: a pale line on both sides parts it from either
  brush.ctx.lineCap = 'butt';
  stroke(brush, path, tint(INK, 0.8), width + brush.px * 3);
  stroke(brush, path, '#FFF1D6', width + brush.px * 1.8);
  stroke(brush, path, colour, width);
};

/** Brackets at the corners of the square. */
const brackets = (length: number, half: number): Path2D => {
  const path = new Path2D();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    path.moveTo(sx * half, sy * (half - length));
    path.lineTo(sx * half, sy * half);
    path.lineTo(sx * (half - length), sy * half);
  }
  return path;
};

const lozenge = (size: number): Path2D =>
  polygon([
    [0, -size],
    [size * 0.72, 0],
    [0, size],
    [-size * 0.72, 0],
  ]);

/** The tips of a diamond that lies behind a token: its sides would cross the strength. */
const tips = (): Path2D => {
  const [far, near] = [0.52, 0.405];
  const path = new Path2D();
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const wide = far - near;
    path.moveTo(x * far, y * far);
    path.lineTo(x * near - y * wide, y * near + x * wide);
    path.lineTo(x * near + y * wide, y * near - x * wide);
    path.closePath();
  }
  return path;
};

const cross = (brush: Brush): void => {
  const path = new Path2D();
  path.moveTo(-0.2, -0.2);
  path.lineTo(0.2, 0.2);
  path.moveTo(0.2, -0.2);
  path.lineTo(-0.2, 0.2);
  brush.ctx.lineCap = 'round';
  const width = px(brush, 4, 0.085);
  stroke(brush, path, INK, width + brush.px * 5);
  stroke(brush, path, '#FFF6E0', width + brush.px * 2.4);
  stroke(brush, path, '#C4260B', width);
};

const GILT = '#F6DC93';

/** A dash of the way that the last piece went, pointing to the right. */
const trail = (brush: Brush): void => {
  const half = Math.max(0.024, brush.px * 1.3);
  const dash = rounded(-0.08, -half, 0.16, half * 2, half);
  stroke(brush, dash, tint(INK, 0.72), brush.px * 2.4);
  fill(brush, dash, GILT);
};

/** The head of that arrow. */
const trailHead = (brush: Brush): void => {
  const [size, notch] = [Math.max(0.13, brush.px * 6), 0.34];
  const path = polygon([
    [size, 0],
    [-size * 0.8, -size * 0.86],
    [-size * notch, 0],
    [-size * 0.8, size * 0.86],
  ]);
  brush.ctx.lineJoin = 'round';
  stroke(brush, path, tint(INK, 0.78), brush.px * 2.6);
  fill(brush, path, GILT);
};

const art = (name: string, size: number, paint: (brush: Brush) => void): Art => ({
  name,
  width: size,
  height: size,
  paint,
});

export const markArts = (): readonly Art[] => [
  art('mark:place', 0.4, (brush) => dot(brush, GOLD, px(brush, 4, 0.082))),
  art('mark:move', 0.4, (brush) => dot(brush, PARCHMENT, px(brush, 4.5, 0.112))),
  art('mark:attack', 1.12, (brush) => ringWith(brush, '#E2401F', false)),
  art('mark:target', 1.12, (brush) => ringWith(brush, '#FF5A36', true)),
  art('mark:power', 0.6, (brush) => {
    fill(brush, lozenge(0.2), '#7B4BC0');
    haloed(brush, lozenge(0.2), PARCHMENT, px(brush, 1.5, 0.022));
  }),
  art('mark:power:on', 1.12, (brush) => {
    haloed(brush, tips(), PARCHMENT, px(brush, 2, 0.03));
    fill(brush, tips(), '#7B4BC0');
  }),
  art('hint', 0.6, (brush) => {
    fill(brush, lozenge(0.17), tint('#7B4BC0', 0.35));
    haloed(brush, lozenge(0.17), '#D9C4FF', px(brush, 1.5, 0.02));
  }),
  art('hint:on', 1.12, (brush) => {
    haloed(brush, tips(), '#D9C4FF', px(brush, 1.5, 0.02));
    fill(brush, tips(), tint('#7B4BC0', 0.35));
  }),
  art('mark:source', 1.04, (brush) => haloed(brush, brackets(0.2, 0.43), PARCHMENT, px(brush, 2, 0.032))),
  art('chosen', 1.08, (brush) => {
    const path = rounded(-0.47, -0.47, 0.94, 0.94, 0.09);
    fill(brush, path, tint(GOLD, 0.24));
    haloed(brush, path, '#FFE9A0', px(brush, 2.5, 0.04));
  }),
  art('range', 1, reached),
  art('range:shadow', 1, shadowed),
  art('burn', 1, burning),
  art('focus', 1.1, (brush) => {
    const path = rounded(-0.47, -0.47, 0.94, 0.94, 0.08);
    stroke(brush, path, INK, brush.px * 7);
    stroke(brush, path, FOCUS, brush.px * 3);
  }),
  art('last', 1.04, (brush) => {
    // brackets mean what may be moved: what was moved has a closed line
    const path = rounded(-0.47, -0.47, 0.94, 0.94, 0.05);
    fill(brush, path, tint(GOLD, 0.3));
    stroke(brush, path, tint(INK, 0.45), px(brush, 1.5, 0.022) + brush.px * 1.5);
    stroke(brush, path, tint(GILT, 0.85), px(brush, 1.5, 0.022));
  }),
  art('hover', 1.04, (brush) => {
    fill(brush, rounded(-0.48, -0.48, 0.96, 0.96, 0.06), tint('#FFFFFF', 0.16));
    haloed(brush, brackets(0.24, 0.455), '#FFFFFF', px(brush, 2, 0.028));
  }),
  art('fall', 0.7, cross),
  art('stand', 0.4, (brush) => {
    brush.ctx.scale(0.78, 0.78);
    // a struck shield: the fight does not fell it
    const path = new Path2D();
    path.moveTo(-0.16, -0.15);
    path.quadraticCurveTo(0, -0.16, 0, -0.2);
    path.quadraticCurveTo(0, -0.16, 0.16, -0.15);
    path.bezierCurveTo(0.18, 0.02, 0.12, 0.14, 0, 0.21);
    path.bezierCurveTo(-0.12, 0.14, -0.18, 0.02, -0.16, -0.15);
    path.closePath();
    stroke(brush, path, INK, brush.px * 5);
    stroke(brush, path, PARCHMENT, brush.px * 2.5);
    fill(brush, path, ENAMEL.blue);
  }),
  art('thread', 0.14, (brush) => {
    fill(brush, disc(0, 0, Math.max(0.045, brush.px * 3)), INK);
    fill(brush, disc(0, 0, Math.max(0.032, brush.px * 2)), FOCUS);
  }),
  { name: 'trail', width: 0.2, height: 0.12, paint: trail },
  art('trail:head', 0.34, trailHead),
  ...rippleArts(),
  art('aim', 0.2, (brush) => {
    within(brush, () => {
      const dash = rounded(-0.07, -Math.max(0.02, brush.px * 1.4), 0.14, Math.max(0.04, brush.px * 2.8), 0.02);
      stroke(brush, dash, INK, brush.px * 2.5);
      fill(brush, dash, '#FF7A52');
    });
  }),
];
