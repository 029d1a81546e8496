/** The table's plane as the eye sees it: places on the map to places on the screen. */

/** A place on the table in squares, from the middle of the map: to the right, and towards the eye. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Plane {
  /** Where the middle of the map lies on the screen, and pixels a square there. */
  readonly centre: Spot;
  readonly unit: number;
  /** By how much the map is turned on the table, in radians. */
  readonly turn: number;
}

export interface Seen extends Spot {
  /** Pixels a square at that place. */
  readonly unit: number;
}

/** The eye's distance from the middle of the map and its height over the table, in squares. */
const AWAY = 21;
const HEIGHT = 15.5;

/** A place of the table on the screen. */
export const see = ({ centre, unit }: Plane, { x, y }: Spot): Seen => {
  const near = AWAY / Math.max(1, AWAY - y);
  return { x: centre.x + unit * near * x, y: centre.y + unit * HEIGHT * (near - 1), unit: unit * near };
};

/** What a row of the screen shows: how far towards the eye it lies, and pixels a square there; null above the horizon. */
export const rowOf = ({ centre, unit }: Plane, y: number): { readonly y: number; readonly unit: number } | null => {
  const near = 1 + (y - centre.y) / (unit * HEIGHT);
  return near < 0.05 ? null : { y: AWAY - AWAY / near, unit: unit * near };
};

/** A place of the map, from its middle, on the table. */
export const onTable = ({ turn }: Plane, { x, y }: Spot): Spot => ({
  x: x * Math.cos(turn) - y * Math.sin(turn),
  y: x * Math.sin(turn) + y * Math.cos(turn),
});

/** A flat picture of the table: `origin` is the place of its upper left corner, `unit` its pixels a square. */
export interface Flat {
  readonly canvas: HTMLCanvasElement;
  readonly origin: Spot;
  readonly unit: number;
}

/** Lays a flat picture down on the table, row by row of the screen. */
export const layDown = (ctx: CanvasRenderingContext2D, plane: Plane, { canvas, origin, unit }: Flat): void => {
  const { width, height } = ctx.canvas;
  ctx.imageSmoothingEnabled = true;
  for (let row = 0; row < height; row++) {
    const [here, next] = [rowOf(plane, row), rowOf(plane, row + 1)];
    if (here === null || next === null) continue;
    const top = (here.y - origin.y) * unit;
    const tall = Math.max(0.5, (next.y - here.y) * unit);
    if (top < 0 || top + tall > canvas.height) continue;
    const left = -plane.centre.x / here.unit - origin.x;
    ctx.drawImage(canvas, left * unit, top, (width / here.unit) * unit, tall, 0, row, width, 1);
  }
};
