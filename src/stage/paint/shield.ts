/**
 * The bodies of the tokens. A side is told by silhouette and tone: the kite is notched and dark, the heater light with a
 * round foot, the targe round, the pavise upright.
 */
import { FIELD_SHARE, SIDE_FIELDS, SILHOUETTES, type Silhouette } from '../../games/shared/look/silhouettes';
import { BRASS, darker, INK, lighter, PARCHMENT, SLATE, tint } from '../colour';
import type { Field, Livery } from '../look';
import { type Brush, fill, stroke, within } from './brush';
import { hatch } from './hatch';

/** Outline of a token one unit wide and high, round its middle. */
export const bodyOf = (side: Silhouette): Path2D => new Path2D(SILHOUETTES[side]);

export interface Tone {
  readonly rim: readonly [string, string];
  readonly field: readonly [string, string];
  readonly line: string;
  readonly icon: string;
  /** Dark metal, which shines less. */
  readonly dark: boolean;
  /** Light edge of the icon's relief and its direction: carved in below the light, or raised. */
  readonly relief: string;
}

export const TONES: Readonly<Record<Silhouette, Tone>> = {
  heater: {
    rim: ['#FBF2DC', '#D9C28D'],
    field: ['#FFFBEF', '#EBDBB4'],
    line: '#A87B2C',
    icon: '#241A10',
    dark: false,
    relief: 'rgba(255,255,255,0.85)',
  },
  kite: {
    rim: ['#4A5363', SLATE],
    field: ['#46526A', '#232A38'],
    line: '#D9B25A',
    icon: PARCHMENT,
    dark: true,
    relief: 'rgba(0,0,0,0.55)',
  },
  targe: {
    rim: ['#E9C48A', '#A8742F'],
    field: ['#F3DDAE', '#D9B877'],
    line: '#7C5722',
    icon: '#241A10',
    dark: false,
    relief: 'rgba(255,255,255,0.75)',
  },
  pavise: {
    rim: ['#6B6152', '#3F372B'],
    field: ['#4F5F48', '#2E3A2A'],
    line: '#D8C48C',
    icon: PARCHMENT,
    dark: true,
    relief: 'rgba(0,0,0,0.55)',
  },
};

/** The field of a piece that has changed sides: the one of whoever holds it, whatever nation it is of. */
export const heldField = ({ silhouette, field }: Livery): Field =>
  field ?? { ...SIDE_FIELDS[silhouette], hatch: 'plain', charge: null };

const scaled = (path: Path2D, scale: number, dy = 0): Path2D => {
  const made = new Path2D();
  made.addPath(path, new DOMMatrix([scale, 0, 0, scale, 0, dy]));
  return made;
};

/** Outline of the field inside the rim of a token `size` cells high. */
export const fieldOf = (side: Silhouette, size: number): Path2D =>
  scaled(bodyOf(side), FIELD_SHARE * size, -0.005 * size);

export interface Body {
  readonly side: Silhouette;
  /** Null: the side's own plain field. */
  readonly field: Field | null;
  /** Height in cells. */
  readonly size: number;
  /** With the inner gilt line. */
  readonly fine: boolean;
}

/** Body of a token round the middle. */
export const shield = (brush: Brush, { side, field, size, fine }: Body): void => {
  const { ctx } = brush;
  const tone = TONES[side];
  const px = brush.px / size;
  const outline = Math.max(px * 1.6, 0.028);
  const body = bodyOf(side);
  const inner = fieldOf(side, 1);
  const sweep = (from: string, to: string): CanvasGradient => {
    const gradient = ctx.createLinearGradient(-0.25, -0.5, 0.25, 0.5);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    return gradient;
  };
  within(brush, () => {
    ctx.scale(size, size);
    ctx.lineJoin = 'round';
    // a light edge parts the ink from dark ground
    if (brush.manner?.contrast === 'high') stroke(brush, body, '#FFFFFF', outline * 2 + px * 3);
    stroke(brush, body, INK, outline * 2);
    fill(brush, body, sweep(...tone.rim));
    // one light edge inside the outline, strongest at the upper left
    within(brush, () => {
      ctx.clip(body);
      stroke(
        brush,
        body,
        sweep('rgba(255,255,255,0.9)', tone.dark ? 'rgba(255,255,255,0.12)' : 'rgba(255,255,255,0.5)'),
        Math.max(px * 2, 0.03),
      );
    });
    const [top, base] = field === null ? tone.field : [lighter(field.colour, 0.04), darker(field.colour, 0.04)];
    fill(brush, inner, sweep(top, base));
    within(brush, () => {
      ctx.clip(inner);
      if (field !== null) hatch(brush, field, px);
      stroke(brush, inner, tint('#000000', tone.dark ? 0.4 : 0.2), Math.max(px * 3, 0.06));
    });
    stroke(brush, inner, fine ? tone.line : tint(tone.line, 0.85), Math.max(px * 1.1, 0.018));
    if (fine) stroke(brush, inner, tint(tone.dark ? BRASS.light : '#FFFFFF', 0.35), Math.max(px * 0.6, 0.007));
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
