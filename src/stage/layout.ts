/**
 * Where everything stands: the board inside its host, cells to places and back. Lengths are CSS pixels unless a name says
 * cells; a cell is the room of a usual token, on a grid one square.
 */
import type { BoardPlan, PlanPoint } from '../contract/board-plan';
import { cornersOf, spotOf, tokenSize, unitOf } from './board/measure';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly host: Size;
  readonly plan: BoardPlan;
  /** Size of the drawing in cells. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels of a cell; a whole number of device pixels. */
  readonly cell: number;
  /** Upper left corner of the drawing. */
  readonly left: number;
  readonly top: number;
  /** Width of the brass frame, and of the bare parchment between it and the cells. */
  readonly frame: number;
  readonly margin: number;
  /** Device pixels per CSS pixel of the drawing. */
  readonly ratio: number;
  /** The seat at the near edge. */
  readonly near: number;
  /** The board is turned half round for it. */
  readonly turned: boolean;
}

/** A place on the drawn board in cells, from the upper left corner of the drawing. */
export type Place = PlanPoint;

/** Coordinates of 12 px must fit on the frame. */
const MIN_FRAME = 19;
const FRAME = 0.046;
const MARGIN = 0.017;
/** Room for the frame's shadow. */
const AIR = 0.012;
/** On a host smaller than this the cells get what ornament would take. */
const SMALL = 480;
/** Beyond this a canvas texture gets slow, and some phones refuse it. */
const MAX_SIDE = 2600;

/** Fits the board into the host, as the seat at the near edge sees it; null where there is no room to draw in. */
export const layOut = (host: Size, plan: BoardPlan, density: number, near: number): Layout | null => {
  const side = Math.min(host.width, host.height);
  if (side < 48) return null;
  const [width, height] = [plan.width / unitOf(plan), plan.height / unitOf(plan)];
  const ratio = Math.min(density, MAX_SIDE / side);
  const frame = Math.max(MIN_FRAME, Math.round(side * FRAME));
  const small = side < SMALL;
  const margin = small ? 4 : Math.round(side * MARGIN) + 2;
  const air = small ? 2 : Math.round(side * AIR) + 1;
  const room = 2 * (frame + margin + air);
  const free = Math.min((host.width - room) / width, (host.height - room) / height);
  const cell = Math.floor(Math.max(4, free) * ratio) / ratio;
  const snap = (length: number): number => Math.round(length * ratio) / ratio;
  return {
    host,
    plan,
    width,
    height,
    cell,
    left: snap((host.width - cell * width) / 2),
    top: snap((host.height - cell * height) / 2),
    frame,
    margin,
    ratio,
    near,
    turned: plan.isTurned(near),
  };
};

/** A place of the upright plan as it is drawn, and the other way round: turning is its own inverse. */
const turn = ({ width, height, turned }: Layout, { x, y }: Place): Place =>
  turned ? { x: width - x, y: height - y } : { x, y };

/** Where a token stands on a cell, in cells. */
export const centreOf = (layout: Layout, cell: number): Place => turn(layout, spotOf(layout.plan, cell));

/** Corners of a cell as it is drawn, in cells. */
export const outlineOf = (layout: Layout, cell: number): readonly Place[] =>
  cornersOf(layout.plan, cell).map((corner) => turn(layout, corner));

/** The cell under a place of the host; null beside the board. */
export const squareAt = (layout: Layout, x: number, y: number): number | null => {
  const place = turn(layout, { x: (x - layout.left) / layout.cell, y: (y - layout.top) / layout.cell });
  const unit = unitOf(layout.plan);
  return layout.plan.at({ x: place.x * unit, y: place.y * unit });
};

/** The square round a cell's centre that a token may fill. */
export const boxOf = (
  layout: Layout,
  cell: number,
): { readonly x: number; readonly y: number; readonly size: number } => {
  const { x, y } = centreOf(layout, cell);
  const size = tokenSize(layout.plan, cell);
  return {
    x: layout.left + (x - size / 2) * layout.cell,
    y: layout.top + (y - size / 2) * layout.cell,
    size: size * layout.cell,
  };
};

/** From the middle of the frame to the drawing's edge, in cells. */
export const frameCentre = (layout: Layout): number => (layout.margin + layout.frame / 2) / layout.cell;
