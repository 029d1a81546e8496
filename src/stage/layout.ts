/** Where everything stands: the board inside its host, squares to places and back. Lengths are CSS pixels unless a name says cells. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly host: Size;
  readonly columns: number;
  readonly rows: number;
  /** Side of a square; a whole number of device pixels. */
  readonly cell: number;
  /** Upper left corner of the squares. */
  readonly left: number;
  readonly top: number;
  /** Width of the brass frame, and of the bare parchment between it and the squares. */
  readonly frame: number;
  readonly margin: number;
  /** Device pixels per CSS pixel of the drawing. */
  readonly ratio: number;
  /** The board is turned half round: its first rank lies at the far edge. */
  readonly turned: boolean;
}

/** A place on the drawn board in cells, from the upper left corner of the squares. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Coordinates of 12 px must fit on the frame. */
const MIN_FRAME = 19;
const FRAME = 0.046;
const MARGIN = 0.017;
/** Room for the frame's shadow. */
const AIR = 0.012;
/** On a host smaller than this the squares get what ornament would take. */
const SMALL = 480;
/** Beyond this a canvas texture gets slow, and some phones refuse it. */
const MAX_SIDE = 2600;

/** Fits the board into the host; null where there is no room to draw in. */
export const layOut = (host: Size, columns: number, rows: number, density: number, turned: boolean): Layout | null => {
  const side = Math.min(host.width, host.height);
  if (side < 48) return null;
  const ratio = Math.min(density, MAX_SIDE / side);
  const frame = Math.max(MIN_FRAME, Math.round(side * FRAME));
  const small = side < SMALL;
  const margin = small ? 4 : Math.round(side * MARGIN) + 2;
  const air = small ? 2 : Math.round(side * AIR) + 1;
  const room = 2 * (frame + margin + air);
  const free = Math.min((host.width - room) / columns, (host.height - room) / rows);
  const cell = Math.floor(Math.max(4, free) * ratio) / ratio;
  const snap = (length: number): number => Math.round(length * ratio) / ratio;
  return {
    host,
    columns,
    rows,
    cell,
    left: snap((host.width - cell * columns) / 2),
    top: snap((host.height - cell * rows) / 2),
    frame,
    margin,
    ratio,
    turned,
  };
};

/** Column and row on the screen (row 0 on top) of a square, and the other way round: turning is its own inverse. */
export const screenOf = (layout: Layout, square: number): { readonly column: number; readonly row: number } => {
  const file = square % layout.columns;
  const rank = Math.floor(square / layout.columns);
  return layout.turned
    ? { column: layout.columns - 1 - file, row: rank }
    : { column: file, row: layout.rows - 1 - rank };
};

export const squareOf = (layout: Layout, column: number, row: number): number =>
  layout.turned
    ? row * layout.columns + (layout.columns - 1 - column)
    : (layout.rows - 1 - row) * layout.columns + column;

/** Centre of a square, in cells. */
export const centreOf = (layout: Layout, square: number): Place => {
  const { column, row } = screenOf(layout, square);
  return { x: column + 0.5, y: row + 0.5 };
};

/** The square under a place of the host; null beside the board. */
export const squareAt = (layout: Layout, x: number, y: number): number | null => {
  const column = Math.floor((x - layout.left) / layout.cell);
  const row = Math.floor((y - layout.top) / layout.cell);
  return column >= 0 && column < layout.columns && row >= 0 && row < layout.rows ? squareOf(layout, column, row) : null;
};

export const boxOf = (
  layout: Layout,
  square: number,
): { readonly x: number; readonly y: number; readonly size: number } => {
  const { column, row } = screenOf(layout, square);
  return { x: layout.left + column * layout.cell, y: layout.top + row * layout.cell, size: layout.cell };
};

/** From the middle of the frame to the outermost squares' edge, in cells. */
export const frameCentre = (layout: Layout): number => (layout.margin + layout.frame / 2) / layout.cell;
