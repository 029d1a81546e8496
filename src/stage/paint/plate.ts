/** A chip: a small plate with a few letters on it. What they mean is told by the plate's shape besides its colour. */
import { ENAMEL, FOCUS, INK, PARCHMENT, SLATE } from '../colour';
import type { ChipTone } from '../picture/chip';
import type { Art } from './art';
import { type Brush, fill, letters, lettersWidth, polygon, rounded, stroke } from './brush';
import { SMALL, TOKEN } from './detail';

interface Style {
  /** Height of the type in cells, and least on the screen. */
  readonly type: number;
  readonly least: number;
  readonly colour: string;
  readonly ink: string;
  readonly shape: 'pointed' | 'round' | 'scroll';
  /** A small arrow before the letters. */
  readonly arrow: 'up' | 'down' | null;
}

const LIGHT = '#FFFDF5';
const SUM = { type: 0.24, least: 16, ink: LIGHT, arrow: null } as const;
const CHANGE = { type: 0.19, least: 11, ink: LIGHT, shape: 'round' } as const;

const STYLES: Readonly<Record<ChipTone, Style>> = {
  beats: { ...SUM, colour: ENAMEL.red, shape: 'pointed' },
  holds: { ...SUM, colour: ENAMEL.blue, shape: 'round' },
  more: { ...CHANGE, colour: '#1F6B3C', arrow: 'up' },
  less: { ...CHANGE, colour: '#8E1B06', arrow: 'down' },
  total: { type: 0.3, least: 18, colour: SLATE, ink: FOCUS, shape: 'round', arrow: null },
  fuse: { type: 0.2, least: 12, colour: '#B3230A', ink: LIGHT, shape: 'round', arrow: null },
  word: { type: 0.24, least: 15, colour: PARCHMENT, ink: INK, shape: 'scroll', arrow: null },
};

const shapeOf = (shape: Style['shape'], w: number, h: number): Path2D => {
  if (shape === 'round') return rounded(-w / 2, -h / 2, w, h, h / 2);
  if (shape === 'scroll') return rounded(-w / 2, -h / 2, w, h, h * 0.16);
  const tip = h * 0.42;
  return polygon([
    [-w / 2 + tip, -h / 2],
    [w / 2 - tip, -h / 2],
    [w / 2, 0],
    [w / 2 - tip, h / 2],
    [-w / 2 + tip, h / 2],
    [-w / 2, 0],
  ]);
};

let ruler: CanvasRenderingContext2D | null = null;

const measure = (text: string, size: number): number => {
  ruler ??= document.createElement('canvas').getContext('2d');
  return ruler === null ? text.length * size * 0.5 : lettersWidth({ ctx: ruler, px: 1 }, text, size);
};

/** A triangle round its middle. */
const arrow = (brush: Brush, x: number, size: number, up: boolean, colour: string): void => {
  const tip = (up ? -1 : 1) * size;
  const path = polygon([
    [x, tip],
    [x + size, -tip * 0.8],
    [x - size, -tip * 0.8],
  ]);
  fill(brush, path, colour);
};

/** Squares narrower than this are tiny, in CSS pixels; type of a sum on them. */
const TINY = 38;
const SMALLEST_SUM = 14;

/** Padding round the letters in shares of their height, and the two edges in CSS pixels; on small squares there is room for less. */
const ROOMY = { high: 1.3, ink: 5.5, light: 2.5 } as const;
const TIGHT = { high: 1.12, ink: 3, light: 1.2 } as const;

/** `cell`: CSS pixels of a square. */
export const chipArt = (name: string, chip: { readonly tone: ChipTone; readonly text: string }, cell: number): Art => {
  const style = STYLES[chip.tone];
  const isSum = chip.tone === 'beats' || chip.tone === 'holds';
  // on the smallest squares a larger one would lie over a strength
  const least = isSum && cell < TINY ? SMALLEST_SUM : style.least;
  const size = Math.max(style.type, least / cell);
  const edges = (isSum || style.arrow !== null || chip.tone === 'fuse') && cell * TOKEN < SMALL ? TIGHT : ROOMY;
  const height = size * edges.high;
  const pointer = style.arrow === null ? 0 : size * 0.5;
  const width = measure(chip.text, size) + pointer + height * (style.shape === 'pointed' ? 1.05 : 0.8);
  const edge = 3 / cell;
  return {
    name,
    width: width + edge * 4,
    height: height + edge * 4,
    paint: (brush: Brush) => {
      const path = shapeOf(style.shape, width, height);
      brush.ctx.lineJoin = 'round';
      stroke(brush, path, INK, brush.px * edges.ink);
      stroke(brush, path, '#FFF3D6', brush.px * edges.light);
      fill(brush, path, style.colour);
      letters(brush, chip.text, pointer / 2, 0, { size, colour: style.ink });
      if (style.arrow !== null)
        arrow(brush, pointer * 0.85 - width / 2 + height * 0.12, size * 0.2, style.arrow === 'up', style.ink);
    },
  };
};
