/** The table under the map: dark planks with their grain. */
import { darker, lighter, tint } from '../colour';
import { noise, stream } from '../scatter';
import type { Flat, Spot } from './plane';

const UNIT = 26;
const PLANK = 3.4;
const WOODS = ['#553620', '#4B2F1C', '#5D3D25', '#503221'] as const;

const plank = (ctx: CanvasRenderingContext2D, number: number, left: number, length: number): void => {
  const next = stream(number, 7, 211);
  const wood = WOODS[Math.floor(next() * WOODS.length)] ?? WOODS[0];
  const wide = PLANK * UNIT;
  ctx.fillStyle = wood;
  ctx.fillRect(left, 0, wide, length);
  const lines = 16;
  for (let i = 0; i < lines; i++) {
    const at = left + ((i + 0.2 + next() * 0.6) / lines) * wide;
    ctx.beginPath();
    for (let y = 0; y <= length; y += 12) {
      const x = at + 5 * noise(number * 3 + i * 0.16, y / 170, 223) + 1.6 * noise(i, y / 46, 227);
      if (y === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.strokeStyle = tint(next() < 0.62 ? darker(wood, 0.5) : lighter(wood, 0.2), 0.16 + next() * 0.3);
    ctx.lineWidth = 0.7 + next() * 2.2;
    ctx.stroke();
  }
  ctx.fillStyle = tint('#0C0603', 0.75);
  ctx.fillRect(left - 1.2, 0, 2.4, length);
  ctx.fillStyle = tint('#C98F54', 0.22);
  ctx.fillRect(left + 1.4, 0, 1.2, length);
};

/** The table between two corners, in squares from the middle of the map. */
export const wood = (from: Spot, to: Spot): Flat => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((to.x - from.x) * UNIT);
  canvas.height = Math.ceil((to.y - from.y) * UNIT);
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx !== null) {
    const first = Math.floor(from.x / PLANK);
    for (let i = first; i * PLANK < to.x; i++) plank(ctx, i - first, (i * PLANK - from.x) * UNIT, canvas.height);
  }
  return { canvas, origin: from, unit: UNIT };
};
