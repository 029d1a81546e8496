/** The two enamel badges of a token: what the unit does (left), and what an attack must beat (right). */
import { BRASS, ENAMEL, INK, lighter, PARCHMENT, tint } from '../colour';
import { type Brush, disc, fill, letters, stroke, within } from './brush';

/** A path on the icons' grid of 512, round its middle and one unit wide. */
export const iconPath = (outline: string): Path2D => {
  const path = new Path2D();
  path.addPath(new Path2D(outline), new DOMMatrix([1 / 512, 0, 0, 1 / 512, -0.5, -0.5]));
  return path;
};

/** Badge shaped like a small shield, one unit high. */
const guardShape = (): Path2D => {
  const path = new Path2D();
  path.moveTo(-0.46, -0.42);
  path.quadraticCurveTo(-0.2, -0.43, 0, -0.54);
  path.quadraticCurveTo(0.2, -0.43, 0.46, -0.42);
  path.bezierCurveTo(0.52, 0.02, 0.36, 0.38, 0, 0.58);
  path.bezierCurveTo(-0.36, 0.38, -0.52, 0.02, -0.46, -0.42);
  path.closePath();
  return path;
};

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const plate = (brush: Brush, { x, y, size }: Plate, shape: Path2D, enamel: string, draw: () => void): void => {
  const { ctx } = brush;
  within(brush, () => {
    ctx.translate(x, y);
    ctx.scale(size, size);
    ctx.lineJoin = 'round';
    const px = brush.px / size;
    stroke(brush, shape, INK, Math.max(px * 3.4, 0.2));
    const metal = ctx.createLinearGradient(-0.4, -0.5, 0.4, 0.5);
    metal.addColorStop(0, BRASS.light);
    metal.addColorStop(0.55, BRASS.mid);
    metal.addColorStop(1, BRASS.dark);
    stroke(brush, shape, metal, Math.max(px * 1.7, 0.1));
    const shine = ctx.createLinearGradient(0, -0.5, 0, 0.5);
    shine.addColorStop(0, lighter(enamel, 0.2));
    shine.addColorStop(0.5, enamel);
    shine.addColorStop(1, enamel);
    fill(brush, shape, shine);
    draw();
  });
};

/** The symbol of what a unit does; two of it lie crossed. */
export const actBadge = (brush: Brush, at: Plate, outline: string, count: number): void => {
  const path = iconPath(outline);
  plate(brush, at, disc(0, 0, 0.5), ENAMEL.red, () => {
    const { ctx } = brush;
    ctx.scale(0.84, 0.84);
    const hand = (): void => {
      stroke(brush, path, ENAMEL.red, 0.09);
      fill(brush, path, PARCHMENT);
      stroke(brush, path, PARCHMENT, 0.022);
    };
    if (count > 1) {
      within(brush, () => {
        ctx.scale(-1, 1);
        hand();
      });
    }
    hand();
  });
};

export interface Guard {
  /** Text on the badge, or null for the symbol of what nothing beats. */
  readonly value: string | null;
  readonly shield: boolean;
  /** More than printed: shown by colour, and by an arrow over the figure. */
  readonly raised: boolean;
}

export const guardBadge = (brush: Brush, at: Plate, guard: Guard, immovable: string): void => {
  const shape = guard.shield ? guardShape() : disc(0, 0, 0.5);
  plate(brush, at, shape, guard.raised ? ENAMEL.green : ENAMEL.blue, () => {
    if (guard.value === null) {
      brush.ctx.scale(0.74, 0.74);
      fill(brush, iconPath(immovable), PARCHMENT);
      return;
    }
    const size = Math.max(0.92, (14 * brush.px) / at.size);
    letters(brush, guard.value, 0, guard.shield ? -0.01 : 0.01, { size, colour: '#FFFDF5', weight: 700 });
    if (!guard.raised) return;
    const up = new Path2D();
    up.moveTo(-0.3, -0.56);
    up.lineTo(0, -0.92);
    up.lineTo(0.3, -0.56);
    up.closePath();
    stroke(brush, up, INK, 0.16);
    fill(brush, up, '#BFF0A8');
  });
};

/** An icon with a thin raised edge, `size` cells wide. */
export const emblem = (
  brush: Brush,
  outline: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  relief: string,
): void => {
  const path = iconPath(outline);
  within(brush, () => {
    brush.ctx.translate(x, y);
    brush.ctx.scale(size, size);
    brush.ctx.lineJoin = 'round';
    within(brush, () => {
      brush.ctx.translate(0, Math.max(0.018, (brush.px * 0.9) / size));
      fill(brush, path, relief);
    });
    fill(brush, path, colour);
    // a hair's breadth more body keeps thin strokes alive at small sizes
    stroke(brush, path, tint(colour, 0.6), 0.008);
  });
};
