/** A canvas in cell units, and the few shapes that every painter uses. */

import type { Manner } from '../../match/stage-port';
import type { Point } from '../board/regions';

export interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  /** One CSS pixel in cells. */
  readonly px: number;
  /** As the players want it; none: the standard one. */
  readonly manner?: Manner;
}

export const NUMERALS = '"Alegreya Sans", "Alegreya Sans Fallback", "Segoe UI", "Noto Sans", sans-serif';

/** Closed paths through the middles of the points' segments: no corners. */
export const smooth = (lines: readonly (readonly Point[])[]): Path2D => {
  const path = new Path2D();
  for (const line of lines) {
    const last = line[line.length - 1];
    const first = line[0];
    if (last === undefined || first === undefined) continue;
    path.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
    for (const [i, point] of line.entries()) {
      const after = line[(i + 1) % line.length] ?? first;
      path.quadraticCurveTo(point.x, point.y, (point.x + after.x) / 2, (point.y + after.y) / 2);
    }
    path.closePath();
  }
  return path;
};

/** An open line through its points, without corners. */
export const flow = (line: readonly Point[]): Path2D => {
  const path = new Path2D();
  const first = line[0];
  if (first === undefined) return path;
  path.moveTo(first.x, first.y);
  for (let i = 1; i < line.length; i++) {
    const [point, after] = [line[i], line[i + 1]];
    if (point === undefined) break;
    if (after === undefined) path.lineTo(point.x, point.y);
    else path.quadraticCurveTo(point.x, point.y, (point.x + after.x) / 2, (point.y + after.y) / 2);
  }
  return path;
};

export const polygon = (points: readonly (readonly [number, number])[]): Path2D => {
  const path = new Path2D();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
};

export const disc = (x: number, y: number, radius: number): Path2D => {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
};

export const rounded = (x: number, y: number, width: number, height: number, radius: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
};

/** Runs `draw` with the canvas' state put back afterwards. */
export const within = (brush: Brush, draw: () => void): void => {
  brush.ctx.save();
  draw();
  brush.ctx.restore();
};

export const fill = (brush: Brush, path: Path2D, style: string | CanvasGradient | CanvasPattern): void => {
  brush.ctx.fillStyle = style;
  brush.ctx.fill(path);
};

export const stroke = (brush: Brush, path: Path2D, style: string | CanvasGradient, width: number): void => {
  brush.ctx.strokeStyle = style;
  brush.ctx.lineWidth = width;
  brush.ctx.stroke(path);
};

/** Fonts below a few units are cut off by browsers, so letters are set large and the canvas small. */
const TYPE = 100;

export interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** Outline behind the letters. */
  readonly halo?: string;
  readonly haloWidth?: number;
  readonly align?: CanvasTextAlign;
}

const setType = (ctx: CanvasRenderingContext2D, size: number, weight: number): void => {
  ctx.font = `${weight} ${size * TYPE}px ${NUMERALS}`;
};

/** Letters centred on a point: capitals and figures stand in the middle of the line. */
export const letters = (brush: Brush, text: string, x: number, y: number, style: Lettering): void => {
  const { ctx } = brush;
  within(brush, () => {
    ctx.translate(x, y);
    ctx.scale(1 / TYPE, 1 / TYPE);
    setType(ctx, style.size, style.weight ?? 700);
    ctx.textAlign = style.align ?? 'center';
    ctx.textBaseline = 'alphabetic';
    const measure = ctx.measureText('0');
    const drop = (measure.actualBoundingBoxAscent - measure.actualBoundingBoxDescent) / 2;
    if (style.halo !== undefined) {
      ctx.strokeStyle = style.halo;
      ctx.lineWidth = (style.haloWidth ?? style.size * 0.16) * TYPE;
      ctx.lineJoin = 'round';
      ctx.strokeText(text, 0, drop);
    }
    ctx.fillStyle = style.colour;
    ctx.fillText(text, 0, drop);
  });
};

/** Width of the plain edge round a figure, in shares of its height. */
const HALO = 0.3;

/**
 * A figure drawn to a height, whatever its shape: the type's figures hang below the line and rise over it in turn, which
 * on a token would make a 9 look larger than a 10. Middle on the point; all lengths in cells.
 */
export const figure = (
  brush: Brush,
  text: string,
  at: { readonly x: number; readonly y: number },
  style: { readonly height: number; readonly width: number; readonly colour: string; readonly halo?: string },
): void => {
  const { ctx } = brush;
  within(brush, () => {
    setType(ctx, 1, 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    const box = ctx.measureText(text);
    const [tall, wide] = [box.actualBoundingBoxAscent + box.actualBoundingBoxDescent, box.width];
    const scale = Math.min(style.height / Math.max(1, tall), style.width / Math.max(1, wide));
    ctx.translate(at.x, at.y);
    ctx.scale(scale, scale);
    const aside = (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2;
    const drop = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
    if (style.halo !== undefined) {
      ctx.strokeStyle = style.halo;
      ctx.lineWidth = (style.height * HALO) / scale;
      ctx.lineJoin = 'round';
      ctx.strokeText(text, -aside, drop);
    }
    ctx.fillStyle = style.colour;
    ctx.fillText(text, -aside, drop);
  });
};

export const lettersWidth = (brush: Brush, text: string, size: number, weight = 700): number => {
  const { ctx } = brush;
  ctx.save();
  setType(ctx, size, weight);
  const { width } = ctx.measureText(text);
  ctx.restore();
  return width / TYPE;
};
