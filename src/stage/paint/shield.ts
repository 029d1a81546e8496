/** The bodies of the tokens. A side is told by silhouette and tone: the kite is notched and dark, the heater round and light. */
import { BRASS, INK, PARCHMENT, SLATE, tint } from '../colour';
import type { Silhouette } from '../look';
import { type Brush, fill, stroke, within } from './brush';

/** Outlines in a token one unit wide and high, round its middle. */
const heater = (): Path2D => {
  const path = new Path2D();
  path.moveTo(-0.43, -0.4);
  path.quadraticCurveTo(-0.215, -0.455, 0, -0.475);
  path.quadraticCurveTo(0.215, -0.455, 0.43, -0.4);
  path.bezierCurveTo(0.475, -0.1, 0.43, 0.3, 0, 0.5);
  path.bezierCurveTo(-0.43, 0.3, -0.475, -0.1, -0.43, -0.4);
  path.closePath();
  return path;
};

const kite = (): Path2D => {
  const path = new Path2D();
  path.moveTo(0, -0.5);
  path.quadraticCurveTo(0.13, -0.395, 0.25, -0.405);
  path.lineTo(0.325, -0.47);
  path.quadraticCurveTo(0.335, -0.37, 0.46, -0.33);
  path.quadraticCurveTo(0.395, -0.2, 0.41, -0.08);
  path.quadraticCurveTo(0.33, 0.28, 0, 0.5);
  path.quadraticCurveTo(-0.33, 0.28, -0.41, -0.08);
  path.quadraticCurveTo(-0.395, -0.2, -0.46, -0.33);
  path.quadraticCurveTo(-0.335, -0.37, -0.325, -0.47);
  path.lineTo(-0.25, -0.405);
  path.quadraticCurveTo(-0.13, -0.395, 0, -0.5);
  path.closePath();
  return path;
};

export const bodyOf = (side: Silhouette): Path2D => (side === 'kite' ? kite() : heater());

export interface Tone {
  readonly rim: readonly [string, string];
  readonly field: readonly [string, string];
  readonly line: string;
  readonly icon: string;
  /** Light edge of the icon's relief and its direction: carved in below the light, or raised. */
  readonly relief: string;
}

export const TONES: Readonly<Record<Silhouette, Tone>> = {
  heater: {
    rim: ['#FBF2DC', '#D9C28D'],
    field: ['#FFFBEF', '#EBDBB4'],
    line: '#A87B2C',
    icon: '#241A10',
    relief: 'rgba(255,255,255,0.85)',
  },
  kite: {
    rim: ['#4A5363', SLATE],
    field: ['#46526A', '#232A38'],
    line: '#D9B25A',
    icon: PARCHMENT,
    relief: 'rgba(0,0,0,0.55)',
  },
};

/** The field's scale inside the rim. */
const FIELD = 0.83;

const scaled = (path: Path2D, scale: number, dy = 0): Path2D => {
  const made = new Path2D();
  made.addPath(path, new DOMMatrix([scale, 0, 0, scale, 0, dy]));
  return made;
};

/** Fine rays from the field's heart, as an engraver fills a shield. */
const rays = (brush: Brush, colour: string): void => {
  const path = new Path2D();
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2 + 0.05;
    path.moveTo(Math.cos(angle) * 0.2, -0.06 + Math.sin(angle) * 0.2);
    path.lineTo(Math.cos(angle) * 0.62, -0.06 + Math.sin(angle) * 0.62);
  }
  stroke(brush, path, colour, 0.008);
};

/** Body of a token `size` cells high, round the middle; `fine` adds rays and the inner gilt line. */
export const shield = (brush: Brush, side: Silhouette, size: number, fine: boolean): void => {
  const { ctx } = brush;
  const tone = TONES[side];
  const px = brush.px / size;
  const outline = Math.max(px * 1.6, 0.028);
  const body = bodyOf(side);
  const inner = scaled(body, FIELD, -0.005);
  const sweep = (from: string, to: string): CanvasGradient => {
    const gradient = ctx.createLinearGradient(-0.25, -0.5, 0.25, 0.5);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    return gradient;
  };
  within(brush, () => {
    ctx.scale(size, size);
    ctx.lineJoin = 'round';
    stroke(brush, body, INK, outline * 2);
    fill(brush, body, sweep(...tone.rim));
    // one light edge inside the outline, strongest at the upper left
    within(brush, () => {
      ctx.clip(body);
      stroke(
        brush,
        body,
        sweep('rgba(255,255,255,0.9)', side === 'kite' ? 'rgba(255,255,255,0.12)' : 'rgba(255,255,255,0.5)'),
        Math.max(px * 2, 0.03),
      );
    });
    fill(brush, inner, sweep(...tone.field));
    within(brush, () => {
      ctx.clip(inner);
      if (fine) rays(brush, side === 'kite' ? 'rgba(255,255,255,0.05)' : 'rgba(120,84,24,0.09)');
      stroke(brush, inner, tint('#000000', side === 'kite' ? 0.4 : 0.2), Math.max(px * 3, 0.06));
    });
    stroke(brush, inner, fine ? tone.line : tint(tone.line, 0.85), Math.max(px * 1.1, 0.018));
    if (fine) stroke(brush, inner, tint(side === 'kite' ? BRASS.light : '#FFFFFF', 0.35), Math.max(px * 0.6, 0.007));
  });
};

/** The soft shadow of a token, 3 px down and 4 px soft at a token of 64 px. */
export const shieldShadow = (brush: Brush, side: Silhouette, size: number): void => {
  const body = bodyOf(side);
  within(brush, () => {
    brush.ctx.scale(size, size);
    brush.ctx.lineJoin = 'round';
    const steps = 5;
    for (let i = steps; i >= 0; i--) {
      stroke(brush, body, tint('#000000', 0.075), 0.03 + (i / steps) * 0.14);
    }
    fill(brush, body, tint('#000000', 0.16));
  });
};
