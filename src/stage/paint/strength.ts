/** A piece's strength on its nation's field: a figure, a letter, or the sign of a piece that has none. Lengths are in cells. */
import { blend, INK, lighter } from '../colour';
import type { Field, GameLook, RankedUnit } from '../look';
import { emblem, iconPath } from './badge';
import { type Brush, figure, stroke, within } from './brush';

/** Least height of a figure in CSS pixels. */
export const LEAST_FIGURE = 14;

const NONE = 'rgba(0,0,0,0)';

/** The ground of picture and figure, free of hatching. */
export const plainGround = ({ colour, ink }: Field, contrast: 'normal' | 'high'): string => {
  if (contrast === 'high') return ink === INK ? blend(colour, '#FFFFFF', 0.5) : blend(colour, '#000000', 0.5);
  return lighter(colour, ink === INK ? 0.16 : 0.05);
};

export interface Worn {
  readonly field: Field;
  readonly plain: string;
  /** The field within the rim. */
  readonly inside: Path2D;
}

interface Place {
  readonly x?: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** An outline with a plain edge round it, `size` cells wide; the edge is this share of it and kept inside the shield. */
export const edged = (
  brush: Brush,
  outline: string,
  { field, plain, inside }: Worn,
  { x, y, size, edge, relief }: { x: number; y: number; size: number; edge: number; relief?: string },
): void => {
  within(brush, () => {
    brush.ctx.clip(inside);
    brush.ctx.translate(x, y);
    brush.ctx.scale(size, size);
    brush.ctx.lineJoin = 'round';
    stroke(brush, iconPath(outline), plain, edge);
  });
  emblem(brush, outline, x, y, size, field.ink, relief ?? NONE);
};

/** Figure, letter or sign, with its plain edge kept inside the shield. */
export const strength = (
  brush: Brush,
  look: GameLook,
  unit: RankedUnit,
  worn: Worn,
  { x = 0, y, height, width }: Place,
): void => {
  const { field, plain, inside } = worn;
  const text = unit.figure ?? unit.letter;
  if (text === null) {
    edged(brush, look.icons[unit.icon ?? ''] ?? '', worn, { x, y, size: height, edge: 0.28 });
    return;
  }
  within(brush, () => {
    brush.ctx.clip(inside);
    figure(brush, text, { x, y }, { height, width, colour: field.ink, halo: plain });
  });
  figure(brush, text, { x, y }, { height, width, colour: field.ink });
};
