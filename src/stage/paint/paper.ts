/** Parchment, light and age: what lies under the painted land and what lies over it. */
import { tint } from '../colour';
import type { Layout } from '../layout';
import { chance, noise, stream } from '../scatter';
import { type Brush, fill, flow, rounded, stroke, within } from './brush';

/** The parchment's rectangle in cells: the drawing and the bare margin. */
export const sheetBox = (
  layout: Layout,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => {
  const margin = layout.margin / layout.cell + 0.02;
  return { x: -margin, y: -margin, width: layout.width + 2 * margin, height: layout.height + 2 * margin };
};

export const paper = (brush: Brush, layout: Layout): void => {
  const { x, y, width, height } = sheetBox(layout);
  const { ctx } = brush;
  const middle = ctx.createRadialGradient(
    x + width * 0.46,
    y + height * 0.42,
    width * 0.1,
    x + width / 2,
    y + height / 2,
    width * 0.75,
  );
  middle.addColorStop(0, '#F4E7C6');
  middle.addColorStop(0.7, '#E6D1A0');
  middle.addColorStop(1, '#D8BC86');
  fill(brush, rounded(x, y, width, height, 0.03), middle);
  const next = stream(5, 8, 73);
  for (let i = 0; i < 40; i++) {
    const [fx, fy, length, turn] = [x + next() * width, y + next() * height, 0.1 + next() * 0.3, next() * 6.28];
    const fibre = flow([
      { x: fx, y: fy },
      { x: fx + Math.cos(turn) * length * 0.5 + 0.03, y: fy + Math.sin(turn) * length * 0.5 },
      { x: fx + Math.cos(turn) * length, y: fy + Math.sin(turn) * length },
    ]);
    stroke(brush, fibre, tint('#8A6730', 0.16), brush.px * 0.7);
  }
};

/** The map's own border: two fine rules with every other half of a cell filled, as on old charts. */
export const neatline = (brush: Brush, layout: Layout): void => {
  const margin = layout.margin / layout.cell;
  if (layout.margin < 8) return;
  const { width, height } = layout;
  const [far, near] = [margin * 0.82, margin * 0.52];
  const rules = rounded(-far, -far, width + 2 * far, height + 2 * far, 0);
  rules.addPath(rounded(-near, -near, width + 2 * near, height + 2 * near, 0));
  stroke(brush, rules, tint('#4A3114', 0.75), brush.px);
  const bars = new Path2D();
  const [across, down] = [width / Math.round(width) / 2, height / Math.round(height) / 2];
  for (let i = 0; i < Math.round(width) * 2; i += 2) {
    bars.rect(i * across, -far, across, far - near);
    bars.rect((i + 1) * across, height + near, across, far - near);
  }
  for (let i = 0; i < Math.round(height) * 2; i += 2) {
    bars.rect(-far, (i + 1) * down, far - near, down);
    bars.rect(width + near, i * down, far - near, down);
  }
  fill(brush, bars, tint('#4A3114', 0.6));
};

const MOTTLE = 18;

/** How much darker the corners are. */
const VIGNETTE = 0.12;

/** Lightness of a place, -1 to 1 (of the whole range): two octaves of noise, north light, and the vignette. */
const lightness = (layout: Layout, x: number, y: number): number => {
  const mottle = 0.05 * noise(x * 1.4, y * 1.4, 79) + 0.03 * noise(x * 5.2, y * 5.2, 83);
  const north = 0.06 * (1 - (2 * y) / layout.height);
  const [dx, dy] = [(2 * x) / layout.width - 1, (2 * y) / layout.height - 1];
  const out = Math.max(0, Math.hypot(dx, dy) - 0.8) / 0.61;
  return mottle + north - VIGNETTE * out * out;
};

let washed: { readonly key: string; readonly canvas: HTMLCanvasElement } | null = null;

/** Light and age of the map as a small picture that is drawn large over it; made once for a board's shape. */
const wash = (layout: Layout): HTMLCanvasElement => {
  const key = `${layout.width}x${layout.height}`;
  if (washed?.key === key) return washed.canvas;
  const canvas = document.createElement('canvas');
  washed = { key, canvas };
  canvas.width = Math.ceil(layout.width * MOTTLE);
  canvas.height = Math.ceil(layout.height * MOTTLE);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) return canvas;
  const image = ctx.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < canvas.width * canvas.height; at++) {
    const value = lightness(layout, (at % canvas.width) / MOTTLE, Math.floor(at / canvas.width) / MOTTLE);
    image.data.set(value > 0 ? [255, 252, 232] : [42, 24, 8], at * 4);
    image.data[at * 4 + 3] = Math.abs(value) * 255;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
};

const GRAIN = 96;
/** 2 % of 255. */
const GRAIN_ALPHA = 5;

let grained: HTMLCanvasElement | null = null;

/** Fine grain of 2 % at most, one device pixel a grain; made once. */
const grain = (): HTMLCanvasElement => {
  if (grained !== null) return grained;
  const canvas = document.createElement('canvas');
  grained = canvas;
  canvas.width = GRAIN;
  canvas.height = GRAIN;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) return canvas;
  const image = ctx.createImageData(GRAIN, GRAIN);
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const roll = chance(i % GRAIN, Math.floor(i / GRAIN), 89);
    image.data.fill(roll < 0.5 ? 0 : 255, i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = Math.abs(roll - 0.5) * 2 * GRAIN_ALPHA;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
};

/** Light, mottling and grain, over everything painted. */
export const age = (brush: Brush, layout: Layout): void => {
  const { ctx } = brush;
  const { x, y, width, height } = sheetBox(layout);
  const sheet = rounded(x, y, width, height, 0.03);
  within(brush, () => {
    ctx.imageSmoothingEnabled = true;
    ctx.drawImage(wash(layout), x, y, width, height);
    const pattern = ctx.createPattern(grain(), 'repeat');
    if (pattern === null) return;
    pattern.setTransform(new DOMMatrix().scale(1 / (layout.cell * layout.ratio)));
    fill(brush, sheet, pattern);
  });
};
