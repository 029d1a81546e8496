/** A chip: a small plate with a sum on it. Won and held differ in shape (pointed, round) besides colour. */
import { ENAMEL, INK } from '../colour';
import type { ChipTone } from '../picture/chip';
import type { Art } from './art';
import { type Brush, fill, letters, lettersWidth, rounded, stroke } from './brush';

/** Letters are at least this high on the screen. */
const LEAST = 16;
const LETTER = 0.24;

const pointed = (w: number, h: number): Path2D => {
  const path = new Path2D();
  const tip = h * 0.42;
  path.moveTo(-w / 2 + tip, -h / 2);
  path.lineTo(w / 2 - tip, -h / 2);
  path.lineTo(w / 2, 0);
  path.lineTo(w / 2 - tip, h / 2);
  path.lineTo(-w / 2 + tip, h / 2);
  path.lineTo(-w / 2, 0);
  path.closePath();
  return path;
};

let ruler: CanvasRenderingContext2D | null = null;

const measure = (text: string, size: number): number => {
  ruler ??= document.createElement('canvas').getContext('2d');
  return ruler === null ? text.length * size * 0.5 : lettersWidth({ ctx: ruler, px: 1 }, text, size);
};

/** `cell`: CSS pixels of a square. */
export const chipArt = (name: string, chip: { readonly tone: ChipTone; readonly text: string }, cell: number): Art => {
  const size = Math.max(LETTER, LEAST / cell);
  const height = size * 1.3;
  const width = measure(chip.text, size) + height * 1.05;
  const edge = 3 / cell;
  return {
    name,
    width: width + edge * 4,
    height: height + edge * 4,
    paint: (brush: Brush) => {
      const path =
        chip.tone === 'beats' ? pointed(width, height) : rounded(-width / 2, -height / 2, width, height, height / 2);
      brush.ctx.lineJoin = 'round';
      stroke(brush, path, INK, brush.px * 5.5);
      stroke(brush, path, '#FFF3D6', brush.px * 2.5);
      fill(brush, path, chip.tone === 'beats' ? ENAMEL.red : ENAMEL.blue);
      letters(brush, chip.text, 0, 0, { size, colour: '#FFFDF5' });
    },
  };
};
