/** The brass frame round the map: bevels, rivets, and a grid's coordinates engraved in it; and the cells' names on the map. */
import { BRASS, INK, PARCHMENT, tint } from '../colour';
import type { Layout } from '../layout';
import { type Brush, disc, fill, letters, rounded, stroke, within } from './brush';
import { sheetBox } from './paper';

/** A cell's name within the cell; its middle and the height of its letters in cells. */
export interface CellLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Labels {
  /** A grid's coordinates from left to right, and from top to base, as they stand on the screen. */
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  /** Names of the cells of any other board. */
  readonly names: readonly CellLabel[];
}

const MIN_LETTER = 12;

const metal = (brush: Brush, x: number, y: number, width: number, height: number): CanvasGradient => {
  const gradient = brush.ctx.createLinearGradient(x, y, x + width * 0.55, y + height);
  for (const [at, colour] of [
    [0, '#F3DB98'],
    [0.18, '#CFA551'],
    [0.36, '#EBCF88'],
    [0.55, '#BE9241'],
    [0.74, '#DDB968'],
    [0.9, '#B38638'],
    [1, '#A0752F'],
  ] as const) {
    gradient.addColorStop(at, colour);
  }
  return gradient;
};

const ring = (outer: Path2D, inner: Path2D): Path2D => {
  const path = new Path2D(outer);
  path.addPath(inner);
  return path;
};

const rivet = (brush: Brush, x: number, y: number, size: number): void => {
  fill(brush, disc(x + size * 0.12, y + size * 0.22, size), tint(INK, 0.45));
  const shine = brush.ctx.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.1, x, y, size);
  shine.addColorStop(0, '#FFF3C9');
  shine.addColorStop(0.55, BRASS.mid);
  shine.addColorStop(1, BRASS.deep);
  fill(brush, disc(x, y, size), shine);
  stroke(brush, disc(x, y, size), tint(INK, 0.55), brush.px);
};

/** A small engraved lozenge: dark cut, bright lower lip. */
const lozenge = (brush: Brush, x: number, y: number, size: number): void => {
  const cut = (dy: number): Path2D => {
    const path = new Path2D();
    path.moveTo(x, y - size + dy);
    path.lineTo(x + size * 0.6, y + dy);
    path.lineTo(x, y + size + dy);
    path.lineTo(x - size * 0.6, y + dy);
    path.closePath();
    return path;
  };
  fill(brush, cut(brush.px), tint('#FFF0C4', 0.7));
  fill(brush, cut(0), tint(BRASS.deep, 0.9));
};

const engrave = (brush: Brush, text: string, x: number, y: number, size: number): void => {
  letters(brush, text, x, y + brush.px, { size, colour: tint('#FFF3CC', 0.75) });
  letters(brush, text, x, y, { size, colour: '#2C1C08' });
};

const coordinates = (brush: Brush, layout: Layout, labels: Labels, middle: number): void => {
  const size = Math.max(MIN_LETTER / layout.cell, (layout.frame / layout.cell) * 0.52);
  for (const [i, text] of labels.files.entries()) {
    engrave(brush, text, i + 0.5, -middle, size);
    engrave(brush, text, i + 0.5, layout.height + middle, size);
  }
  for (const [i, text] of labels.ranks.entries()) {
    engrave(brush, text, -middle, i + 0.5, size);
    engrave(brush, text, layout.width + middle, i + 0.5, size);
  }
};

/** A frame thinner than this, in CSS pixels, has no grooves and lozenges: its letters need the room. */
const PLAIN = 16;

const grooves = (brush: Brush, box: (inset: number, radius: number) => Path2D, wide: number): void => {
  const { px } = brush;
  stroke(brush, box(wide * 0.17, wide * 0.3), tint(BRASS.deep, 0.75), px * 1.2);
  stroke(brush, box(wide * 0.17 + px * 1.2, wide * 0.3), tint('#FFF1C2', 0.5), px);
  stroke(brush, box(wide * 0.83, wide * 0.12), tint(BRASS.deep, 0.75), px * 1.2);
  stroke(brush, box(wide * 0.83 + px * 1.2, wide * 0.12), tint('#FFF1C2', 0.5), px);
};

const ornaments = (brush: Brush, layout: Layout, middle: number, width: number): void => {
  const [columns, rows] = [Math.round(layout.width), Math.round(layout.height)];
  const lozenges = layout.frame >= PLAIN;
  for (let i = 1; lozenges && i < columns; i++) {
    for (const y of [-middle, layout.height + middle]) lozenge(brush, (i * layout.width) / columns, y, width * 0.16);
  }
  for (let i = 1; lozenges && i < rows; i++) {
    for (const x of [-middle, layout.width + middle]) lozenge(brush, x, (i * layout.height) / rows, width * 0.16);
  }
  for (const x of [-middle, layout.width + middle]) {
    for (const y of [-middle, layout.height + middle]) rivet(brush, x, y, width * 0.27);
  }
};

/** The names of cells that have no coordinates, written on the map. */
export const names = (brush: Brush, labels: Labels): void => {
  for (const { text, x, y, size } of labels.names)
    letters(brush, text, x, y, { size, colour: tint(INK, 0.88), halo: tint(PARCHMENT, 0.72), haloWidth: size * 0.3 });
};

/** Shadow of the whole board on the table: a few growing, fading outlines, which cost far less than a blur. Drawn first. */
export const frameShadow = (brush: Brush, layout: Layout): void => {
  const { x, y, width, height } = sheetBox(layout);
  const wide = layout.frame / layout.cell;
  const steps = 7;
  for (let i = steps; i > 0; i--) {
    const grow = (i / steps) * wide * 0.36;
    const [w, h] = [width + 2 * (wide + grow), height + 2 * (wide + grow)];
    fill(
      brush,
      rounded(x - wide - grow, y - wide - grow + wide * 0.12, w, h, wide * 0.42 + grow),
      tint('#000000', 0.13),
    );
  }
};

export const frame = (brush: Brush, layout: Layout, labels: Labels): void => {
  const { x, y, width, height } = sheetBox(layout);
  const { ctx, px } = brush;
  const wide = layout.frame / layout.cell;
  const box = (inset: number, radius: number): Path2D =>
    rounded(x - wide + inset, y - wide + inset, width + 2 * (wide - inset), height + 2 * (wide - inset), radius);
  const inner = rounded(x, y, width, height, 0.03);
  const outer = box(0, wide * 0.42);
  // the frame's shadow on the parchment
  within(brush, () => {
    ctx.clip(inner);
    stroke(brush, inner, tint('#1B0F04', 0.16), 0.1);
    stroke(brush, inner, tint('#1B0F04', 0.26), 0.045);
  });
  ctx.fillStyle = metal(brush, x - wide, y - wide, width + 2 * wide, height + 2 * wide);
  ctx.fill(ring(outer, inner), 'evenodd');
  stroke(brush, outer, tint(INK, 0.85), px * 2);
  stroke(brush, box(px * 2, wide * 0.38), tint('#FFF1C2', 0.75), px * 1.2);
  if (layout.frame >= PLAIN) grooves(brush, box, wide);
  stroke(brush, inner, tint(INK, 0.9), px * 2);
  const middle = layout.margin / layout.cell + 0.02 + wide / 2;
  ornaments(brush, layout, middle, wide);
  coordinates(brush, layout, labels, middle);
};
