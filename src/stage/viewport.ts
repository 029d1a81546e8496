/**
 * Moving over a board that does not fit its host. A viewport never shows less than a whole board's worth beside the board:
 * its zoom is 1 to the layout's `most`, and it stops at the edges. `whole` is the layout with all of the board in sight.
 */
import { type Layout, outlineOf, type Place, type Viewport } from './layout';

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const zoomOf = ({ most }: Layout, zoom: number): number => clamp(zoom, 1, most);

/** The nearest place on one axis from which nothing beyond the rim is seen; the middle, where all of it fits. */
const within = (at: number, length: number, half: number, rim: number): number =>
  2 * half >= length + 2 * rim ? length / 2 : clamp(at, half - rim, length + rim - half);

/** The viewport within its limits. */
export const bounded = (whole: Layout, { zoom: wanted, x, y }: Viewport): Viewport => {
  const zoom = zoomOf(whole, wanted);
  if (zoom === 1) return whole.view;
  const { host, cell, width, height } = whole;
  const rim = whole.rim / cell;
  return {
    zoom,
    x: within(x, width, host.width / (2 * cell * zoom), rim),
    y: within(y, height, host.height / (2 * cell * zoom), rim),
  };
};

/** The layout through a viewport, within its limits. */
export const seen = (whole: Layout, viewport: Viewport): Layout => {
  const view = bounded(whole, viewport);
  const { zoom, x, y } = view;
  if (zoom === 1) return whole;
  const { host, ratio } = whole;
  const cell = whole.cell * zoom;
  const snap = (length: number): number => Math.round(length * ratio) / ratio;
  return {
    ...whole,
    view,
    cell,
    left: snap(host.width / 2 - x * cell),
    top: snap(host.height / 2 - y * cell),
    frame: whole.frame * zoom,
    margin: whole.margin * zoom,
    rim: whole.rim * zoom,
  };
};

/** The same look with a cell of whole device pixels, so that what is painted for it is crisp. */
export const settled = (whole: Layout, view: Viewport): Viewport => {
  const unit = whole.cell * whole.ratio;
  return bounded(whole, { ...view, zoom: Math.floor(unit * view.zoom + 0.01) / unit });
};

/** So much nearer (`by` above 1) or farther; what lies at this place of the host, in CSS pixels, stays there. */
export const zoomed = (whole: Layout, view: Viewport, by: number, at: Place): Viewport => {
  const { host, cell } = whole;
  const zoom = zoomOf(whole, view.zoom * by);
  const change = 1 / (cell * view.zoom) - 1 / (cell * zoom);
  const [right, down] = [at.x - host.width / 2, at.y - host.height / 2];
  return bounded(whole, { zoom, x: view.x + right * change, y: view.y + down * change });
};

/** The board moved by so many CSS pixels to the right and down. */
export const moved = (whole: Layout, view: Viewport, dx: number, dy: number): Viewport => {
  const cell = whole.cell * view.zoom;
  return bounded(whole, { ...view, x: view.x - dx / cell, y: view.y - dy / cell });
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

const boxRound = (layout: Layout, cells: readonly number[]): Box => {
  const corners = cells.flatMap((cell) => outlineOf(layout, cell));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), base: Math.max(...ys) };
};

/** Free round what is brought into view, in cells, and how far off a pixel's rounding may leave it. */
const AROUND = 0.6;
const SLACK = 0.05;

/** The least move after which all of these cells are in sight, farther off where they lie too far apart; the same view where they are. */
export const revealing = (whole: Layout, view: Viewport, cells: readonly number[]): Viewport => {
  if (cells.length === 0 || view.zoom === 1) return view;
  const { host, cell } = whole;
  const { left, right, top, base } = boxRound(whole, cells);
  const half = (zoom: number): Place => ({ x: host.width / (2 * cell * zoom), y: host.height / (2 * cell * zoom) });
  const now = half(view.zoom);
  const out = Math.max(view.x - now.x - left, right - view.x - now.x, view.y - now.y - top, base - view.y - now.y);
  if (out <= SLACK) return view;
  const [wide, high] = [right - left + 2 * AROUND, base - top + 2 * AROUND];
  const zoom = zoomOf(whole, Math.min(view.zoom, host.width / (cell * wide), host.height / (cell * high)));
  const reach = half(zoom);
  return bounded(whole, {
    zoom,
    x: clamp(view.x, right + AROUND - reach.x, left - AROUND + reach.x),
    y: clamp(view.y, base + AROUND - reach.y, top - AROUND + reach.y),
  });
};

/** Between two viewports: `share` 0 to 1 of the way. */
export const between = (from: Viewport, to: Viewport, share: number): Viewport => ({
  zoom: from.zoom * (to.zoom / from.zoom) ** share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
