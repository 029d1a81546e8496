/** Mist, candle light and dusk over the table. */
import { chance } from '../scatter';
import type { Plane, Seen, Spot } from './plane';
import { onTable, see } from './plane';

type Stops = readonly (readonly [number, string])[];

/** Fills an ellipse that fades out. */
const glow = (ctx: CanvasRenderingContext2D, { x, y }: Spot, a: number, b: number, stops: Stops): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(a, b);
  const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
};

const mistOf = (alpha: number): Stops => [
  [0, `rgba(232, 238, 250, ${alpha})`],
  [0.45, `rgba(226, 234, 250, ${alpha * 0.55})`],
  [1, 'rgba(220, 230, 250, 0)'],
];

export interface Wisp {
  /** Place on the table, and how much of a square it rises. */
  readonly spot: Spot;
  readonly size: number;
  readonly alpha: number;
}

const WISPS = 46;

/** The veil: wisps in the middle ranks, from one end of the map to the other and a little beyond. */
export const wispsOf = (plane: Plane): readonly Wisp[] =>
  [...Array(WISPS).keys()].map((i) => {
    const roll = (salt: number): number => chance(i, salt, 233);
    const along = -4.4 + (8.8 * (i + roll(1))) / WISPS;
    const aside = (roll(2) + roll(3) - 1) * 1.2 + 0.3 * Math.sin(along * 0.9);
    const end = 1 - Math.min(1, Math.abs(along) / 5.2) ** 3;
    return {
      spot: onTable(plane, { x: along, y: aside }),
      size: 0.6 + roll(4) * 0.8,
      alpha: (0.17 + roll(5) * 0.22) * end,
    };
  });

export const wisp = (ctx: CanvasRenderingContext2D, plane: Plane, { spot, size, alpha }: Wisp): void => {
  const at = see(plane, spot);
  glow(ctx, { x: at.x, y: at.y - at.unit * 0.22 }, at.unit * size * 1.5, at.unit * size * 0.5, mistOf(alpha));
};

/** Dusk everywhere but round the light. `reach`: pixels to where the light ends. */
export const dusk = (ctx: CanvasRenderingContext2D, light: Spot, middle: Spot, reach: number): void => {
  const { width, height } = ctx.canvas;
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  const gradient = ctx.createRadialGradient(
    light.x + (middle.x - light.x) * 0.62,
    light.y + (middle.y - light.y) * 0.7,
    reach * 0.22,
    middle.x,
    middle.y,
    reach,
  );
  gradient.addColorStop(0, '#FFFFFF');
  gradient.addColorStop(0.36, '#F6EBDD');
  gradient.addColorStop(0.62, '#A5958F');
  gradient.addColorStop(0.84, '#4A4756');
  gradient.addColorStop(1, '#23273A');
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
};

/** The light that the flame itself throws on what is near it. */
export const shine = (ctx: CanvasRenderingContext2D, flame: Seen): void => {
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  glow(ctx, flame, flame.unit * 7.2, flame.unit * 6, [
    [0, 'rgba(255, 176, 84, 0.34)'],
    [0.25, 'rgba(255, 160, 70, 0.15)'],
    [1, 'rgba(255, 140, 60, 0)'],
  ]);
  glow(ctx, flame, flame.unit * 1.5, flame.unit * 1.6, [
    [0, 'rgba(255, 226, 160, 0.75)'],
    [0.3, 'rgba(255, 190, 100, 0.3)'],
    [1, 'rgba(255, 170, 80, 0)'],
  ]);
  ctx.restore();
};
