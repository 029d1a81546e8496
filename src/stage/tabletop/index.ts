/** Paints the title's picture: the map on the table by candle light, two armies on it, and the veil between them. */
import type { View } from '../../contract/view';
import { lookFrom, looks } from '../games';
import { type Layout, layOut } from '../layout';
import type { GameLook } from '../look';
import { paintBoard } from '../paint/board';
import { labelsOf } from '../scene/labels';
import { dusk, shine, wisp, wispsOf } from './air';
import { candle, candleFlame, FLAME } from './candle';
import { stand, standees } from './pieces';
import { type Flat, layDown, onTable, type Plane, rowOf, type Seen, type Spot, see } from './plane';
import { wood } from './wood';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TabletopOptions {
  /** Size of the picture, and the part of it that nothing will cover; CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly free: Box;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

const TURN = -0.21;
/** The map's side with its frame in squares. */
const SIDE = 9.3;
/** A square is never smaller than this, however little is free; CSS pixels. */
const SMALLEST = 16;
/** Where the candle stands, in squares from the middle of the map. */
const CANDLE = { x: -3.5, y: -6.1 };

/** The pieces' outlines are waited for no longer than this; without them a shield bears its figure alone. */
const OUTLINES_WAIT = 1500;

/** Hands the thread back: a press on the title's buttons counts more than its picture. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** How much of the free part the picture leaves empty, in squares; less than nothing: it reaches beyond. */
const AIR = { side: 0.5, end: 0.2 };

/** The plane on which map and candle just fit into the free part. */
const planeOf = ({ free, density }: TabletopOptions): Plane => {
  const bare: Plane = { unit: 1, turn: TURN, centre: { x: 0, y: 0 } };
  const half = SIDE / 2;
  const corners = [-half, half].flatMap((x) => [-half, half].map((y) => see(bare, onTable(bare, { x, y }))));
  const foot = see(bare, CANDLE);
  const all: readonly Spot[] = [...corners, { x: foot.x, y: foot.y - foot.unit * (FLAME + 0.4) }];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, base] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    SMALLEST,
    Math.min(free.width / (right - left + AIR.side), free.height / (base - top + AIR.end)),
  );
  return {
    unit: unit * density,
    turn: TURN,
    centre: {
      x: (free.x + free.width / 2 - (unit * (left + right)) / 2) * density,
      y: (free.y + free.height / 2 - (unit * (top + base)) / 2) * density,
    },
  };
};

/** The painted board lying flat and turned, `unit` pixels a square. */
const mapOf = (view: View, look: GameLook, layout: Layout): Flat | null => {
  const side = layout.host.width;
  const [flat, turned] = [document.createElement('canvas'), document.createElement('canvas')];
  flat.width = side;
  flat.height = side;
  turned.width = Math.ceil(side * 1.22);
  turned.height = turned.width;
  const [ctx, into] = [flat, turned].map((canvas) => canvas.getContext('2d', { willReadFrequently: true }));
  if (!ctx || !into) return null;
  const spec = {
    layout,
    look,
    ground: look.ground(view),
    scenery: null,
    fold: look.fold(view),
    labels: labelsOf(layout),
  };
  paintBoard(flat, ctx, spec);
  into.translate(turned.width / 2, turned.width / 2);
  into.rotate(TURN);
  into.drawImage(flat, -side / 2, -side / 2);
  const half = turned.width / 2 / layout.cell;
  return { canvas: turned, origin: { x: -half, y: -half }, unit: layout.cell };
};

/** The map's thickness and the shadow that it throws. */
const lift = (ctx: CanvasRenderingContext2D, plane: Plane, half: number): void => {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const trace = (grow: number, drop: number): void => {
    ctx.beginPath();
    for (const [x, y] of corners) {
      const at = see(plane, onTable(plane, { x: x * (half + grow), y: y * (half + grow) }));
      ctx.lineTo(at.x + drop * at.unit * 0.5, at.y + drop * at.unit);
    }
    ctx.closePath();
  };
  for (let i = 9; i > 0; i--) {
    trace(i * 0.085 - 0.15, 0.3);
    ctx.fillStyle = 'rgba(6, 3, 1, 0.13)';
    ctx.fill();
  }
  for (const [drop, colour] of [
    [0.2, '#2B1A08'],
    [0.17, '#6E4A1C'],
    [0.1, '#94692B'],
  ] as const) {
    trace(-0.03, drop * 0.9);
    ctx.fillStyle = colour;
    ctx.fill();
  }
};

const table = (ctx: CanvasRenderingContext2D, plane: Plane): void => {
  const { width, height } = ctx.canvas;
  const [far, near] = [rowOf(plane, 0), rowOf(plane, height)];
  if (far === null || near === null) return;
  const from: Spot = { x: -plane.centre.x / far.unit, y: far.y };
  const to: Spot = { x: (width - plane.centre.x) / far.unit, y: near.y + 0.2 };
  layDown(ctx, plane, wood(from, to));
};

/** A picture of the candle's place and that of its flame. */
const lights = (plane: Plane): { readonly foot: Seen; readonly flame: Seen } => {
  const foot = see(plane, CANDLE);
  return { foot, flame: { ...foot, y: foot.y - foot.unit * FLAME } };
};

/** Sizes the canvas and paints it, in several breaths; false where it has no room, or when it is no longer shown. Throws for a game without a look. */
export const paintTabletop = async (
  canvas: HTMLCanvasElement,
  view: View,
  options: TabletopOptions,
): Promise<boolean> => {
  const { width, height, density } = options;
  const look = await lookFrom(looks, view.game);
  const plane = planeOf(options);
  const side = Math.round(plane.unit * SIDE);
  const layout = layOut({ width: side, height: side }, look.plan(view), 1, 0, 'always');
  const picture = document.createElement('canvas');
  picture.width = Math.round(width * density);
  picture.height = Math.round(height * density);
  // drawn by the processor: fast to paint, and the same picture everywhere
  const ctx = picture.getContext('2d', { willReadFrequently: true });
  if (layout === null || ctx === null) return false;
  table(ctx, plane);
  await Promise.race([look.ready(), new Promise((resolve) => setTimeout(resolve, OUTLINES_WAIT))]);
  if (!canvas.isConnected) return false;
  const map = mapOf(view, look, layout);
  if (map === null) return false;
  // the frame takes its part of the side: a square of the map is one of the table
  const scaled: Plane = { ...plane, unit: layout.cell };
  lift(ctx, scaled, side / 2 / layout.cell);
  await breathe();
  if (!canvas.isConnected) return false;
  layDown(ctx, scaled, map);
  await breathe();
  if (!canvas.isConnected) return false;
  const { foot, flame } = lights(scaled);
  ctx.setTransform(foot.unit, 0, 0, foot.unit, foot.x, foot.y);
  candle({ ctx, px: 1 / foot.unit });
  ctx.resetTransform();
  const standing = standees(view, look, layout, scaled).map((each) => ({
    y: each.spot.y,
    draw: () => stand(ctx, scaled, each, CANDLE),
  }));
  const veil = wispsOf(scaled).map((each) => ({ y: each.spot.y, draw: () => wisp(ctx, scaled, each) }));
  for (const [i, { draw }] of [...standing, ...veil].sort((a, b) => a.y - b.y).entries()) {
    if (i % 12 === 11) await breathe();
    if (!canvas.isConnected) return false;
    draw();
  }
  dusk(ctx, flame, plane.centre, plane.unit * 11.5);
  ctx.setTransform(foot.unit, 0, 0, foot.unit, foot.x, foot.y);
  candleFlame({ ctx, px: 1 / foot.unit });
  ctx.resetTransform();
  shine(ctx, flame);
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
  return true;
};
