/** The washes of colour under all drawing: one per cell of terrain, run into each other over the vellum between them. */
import type { Shares } from '../board/cells';
import { BARE, type Land } from '../board/land';
import { sharesOf } from '../board/regions';
import { PARCHMENT } from '../colour';
import { noise } from '../scatter';
import { type Brush, within } from './brush';

type Channels = readonly [number, number, number];

/** Samples a cell's side: the browser draws them larger, which is what makes the washes soft. */
const PER_CELL = 16;
/** Cells beyond the drawing on every side. */
const OVER = 0.25;
/** How much vellum shows where two washes meet, and how wide. */
const SEAM = 0.5;
const SEAM_WIDTH = 0.34;

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const smoothly = (t: number): number => {
  const at = Math.min(1, Math.max(0, t));
  return at * at * (3 - 2 * at);
};

const VELLUM = channelsOf(PARCHMENT);
/** The heart of a wash is laid on twice; plains are the ground itself and let more vellum through. */
const PALE = 0.16;

/** Bare earth round walls, which are painted as they are. */
const TRODDEN = '#CDBF93';

/** Lightness of a place, two octaves of noise within 4 % either way. */
const mottle = (x: number, y: number): number => 0.026 * noise(x * 2.3, y * 2.3, 31) + 0.014 * noise(x * 8, y * 8, 37);

/** Colour of a place, by whose land it is and how surely. */
const colourAt = (tones: readonly Channels[], pale: number, x: number, y: number, shares: Shares): Channels => {
  const first = tones[shares.first] ?? VELLUM;
  const second = tones[shares.second] ?? first;
  const sure = shares.share - shares.next;
  const seam = SEAM * (1 - smoothly(sure / SEAM_WIDTH));
  const over = 0.5 * (1 - smoothly(sure / 0.16));
  const thin = shares.first === pale ? PALE * (0.7 + noise(x * 1.1, y * 1.1, 41)) : 0;
  const light = 1 + mottle(x, y);
  const mix = (i: 0 | 1 | 2): number => {
    const wash = first[i] + (second[i] - first[i]) * over;
    return (wash + (VELLUM[i] - wash) * Math.max(seam, thin)) * light;
  };
  return [mix(0), mix(1), mix(2)];
};

/** Paints the washes over the whole sheet. */
export const washes = (brush: Brush, land: Land, plain: number): void => {
  const [columns, rows] = [
    Math.ceil((land.cells.width + 2 * OVER) * PER_CELL),
    Math.ceil((land.cells.height + 2 * OVER) * PER_CELL),
  ];
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) return;
  const tones = land.terrains.map(({ colour, motif }) => channelsOf(motif === 'masonry' ? TRODDEN : colour));
  const sharesAt = sharesOf(land.cells, land.of);
  const image = ctx.createImageData(columns, rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) / PER_CELL - OVER, (row + 0.5) / PER_CELL - OVER];
      const shares = sharesAt(x, y);
      const at = (row * columns + column) * 4;
      if (shares.first === BARE) continue;
      const colour = colourAt(tones, plain, x, y, shares);
      for (const i of [0, 1, 2] as const) image.data[at + i] = colour[i];
      image.data[at + 3] = 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  within(brush, () => {
    brush.ctx.imageSmoothingEnabled = true;
    brush.ctx.imageSmoothingQuality = 'high';
    brush.ctx.drawImage(canvas, -OVER, -OVER, columns / PER_CELL, rows / PER_CELL);
  });
};
