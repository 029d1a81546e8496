/**
 * Where everything stands: the board inside its host, cells to places and back. Lengths are CSS pixels unless a name says
 * cells; a cell is the room of a usual token, on a grid one square.
 */
import type { BoardPlan, PlanPoint } from '../contract/board-plan';
import { cornersOf, smallestOf, spotOf, tokenSize, unitOf } from './board/measure';
import { TOKEN } from './paint/detail';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the board is looked at. */
export interface Viewport {
  /** How much larger than when all of the board is in sight: 1 and more. */
  readonly zoom: number;
  /** The place in the middle of the host, in cells from the upper left corner of the drawing. */
  readonly x: number;
  readonly y: number;
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
  /** All that the host keeps free for them round the drawing, the frame's shadow with it. */
  readonly rim: number;
  /** How much of the board is seen, and the greatest zoom there is: 1 where the board fits, which then never moves. */
  readonly view: Viewport;
  readonly most: number;
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
/** On a host smaller than this the cells get what ornament would take: the frame as well, where they are smaller than said. */
const SMALL = 480;
const ROOMY = 48;
/** What is left of the frame then; the letters on it just fit. */
const THIN = { frame: 11, margin: 1, air: 0 } as const;
/** A board fits while each of its tokens is as large as this: the least target of WCAG 2.5.8. */
const TOUCH = 24;
/** Zoomed in as far as may be, each cell is at least this large, within these limits. */
const NEAR = { cell: 44, least: 2, most: 4 } as const;
/** Beyond this a canvas texture gets slow, and some phones refuse it. */
const MAX_SIDE = 2600;

interface Rim {
  readonly frame: number;
  readonly margin: number;
  readonly air: number;
}

const rimOf = (side: number): Rim => ({
  frame: Math.max(MIN_FRAME, Math.round(side * FRAME)),
  margin: side < SMALL ? 4 : Math.round(side * MARGIN) + 2,
  air: side < SMALL ? 2 : Math.round(side * AIR) + 1,
});

/** The greatest zoom for a board whose smallest cell is as large as this when all of it is in sight. */
const mostOf = (smallest: number): number =>
  smallest * TOKEN >= TOUCH ? 1 : Math.min(NEAR.most, Math.max(NEAR.least, NEAR.cell / smallest));

/**
 * Fits the whole board into the host, as the seat at the near edge sees it; null where there is no room to draw in. A board
 * that is only looked at (`frames` says `always`) keeps its frame however small it is.
 */
export const layOut = (
  host: Size,
  plan: BoardPlan,
  density: number,
  near: number,
  frames: 'always' | 'where-roomy' = 'where-roomy',
): Layout | null => {
  const side = Math.min(host.width, host.height);
  if (side < 48) return null;
  const [width, height] = [plan.width / unitOf(plan), plan.height / unitOf(plan)];
  const ratio = Math.min(density, MAX_SIDE / side);
  const roomIn = ({ frame, margin, air }: Rim): number => {
    const taken = 2 * (frame + margin + air);
    return Math.min((host.width - taken) / width, (host.height - taken) / height);
  };
  const usual = rimOf(side);
  const { frame, margin, air } = frames !== 'always' && side < SMALL && roomIn(usual) < ROOMY ? THIN : usual;
  const cell = Math.floor(Math.max(4, roomIn({ frame, margin, air })) * ratio) / ratio;
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
    rim: frame + margin + air,
    view: { zoom: 1, x: width / 2, y: height / 2 },
    most: mostOf(smallestOf(plan) * cell),
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

/** A place of the host, in CSS pixels, as a place on the drawn board. */
export const placeAt = (layout: Layout, x: number, y: number): Place => ({
  x: (x - layout.left) / layout.cell,
  y: (y - layout.top) / layout.cell,
});

/** The cell under a place of the host; null beside the board, and beyond the host, where a zoomed board goes on unseen. */
export const squareAt = (layout: Layout, x: number, y: number): number | null => {
  if (x < 0 || y < 0 || x > layout.host.width || y > layout.host.height) return null;
  const place = turn(layout, placeAt(layout, x, y));
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

/** Likewise to the middle of what hangs on the frame and is this wide (CSS pixels): where the frame is thin, all of it stays in the host. */
export const hangingAt = (layout: Layout, wide: number): number =>
  Math.min(frameCentre(layout), (layout.rim - wide / 2) / layout.cell);
