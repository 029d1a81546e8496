/** One picture on the screen. The whole picture is a list of these, made anew for every frame that differs. */
import { sameSide } from '../../games/shared/sides';
import { hangingAt, type Layout, type Place } from '../layout';
import { SIGN } from '../paint/arts';

export interface Sprite {
  /** Name in the atlas, or a chip's (see chip.ts). */
  readonly art: string;
  /** Middle, in cells from the upper left corner of the squares. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Width beside the scale. */
  readonly stretch: number;
  readonly turn: number;
  readonly alpha: number;
  readonly depth: number;
  /** Adds light instead of covering. */
  readonly light: boolean;
}

/** What lies over what. */
export const DEPTH = {
  lamp: -1,
  water: 4,
  last: 10,
  hover: 12,
  mark: 14,
  cover: 16,
  shadow: 20,
  token: 30,
  flag: 32,
  target: 36,
  ghost: 38,
  raised: 40,
  /** The board behind those who fight, and they. */
  dusk: 44,
  fighter: 46,
  /** Lines, verdicts and numbers over the square on which the keys are. */
  focus: 48,
  thread: 50,
  verdict: 54,
  effect: 60,
  chip: 70,
  veil: 90,
  banner: 92,
} as const;

export type More = Partial<Omit<Sprite, 'art' | 'x' | 'y' | 'depth'>>;

export const sprite = (art: string, { x, y }: Place, depth: number, more: More = {}): Sprite => ({
  art,
  x,
  y,
  depth,
  scale: 1,
  stretch: 1,
  turn: 0,
  alpha: 1,
  light: false,
  ...more,
});

/** What hangs on a thin frame is as large as on one of this width, in CSS pixels; it may hang over it. */
const LEAST = { flag: 19, curse: 16, sign: 14 } as const;

const wideOf = (layout: Layout, what: keyof typeof LEAST): number =>
  Math.max(layout.frame, LEAST[what] * layout.view.zoom);

/** Where the Flag waits beside the board, on the middle of the frame's right side. */
export const restOf = (layout: Layout): Place & { readonly scale: number } => ({
  x: layout.width + hangingAt(layout, wideOf(layout, 'flag')) - 0.02,
  y: layout.height / 2 - 0.08,
  scale: Math.min(1, (wideOf(layout, 'flag') * 1.9) / layout.cell),
});

/** At the end of a picture's name: painted anew, as large as those who fight are drawn. */
export const LARGE = '^';

/** Where the curse in force hangs: on the middle of the frame’s right side, small enough for the numbers of the ranks beside it. */
export const curseSlot = (layout: Layout): Place & { readonly scale: number } => {
  const wide = wideOf(layout, 'curse') * 0.9;
  return { x: layout.width + hangingAt(layout, wide), y: layout.height / 2, scale: wide / layout.cell };
};

/** Has a seat its sign at the near edge? Where all see the plan the same way up, the near seat's side has that edge for itself. */
const isNear = ({ plan, near, turned }: Layout, sides: readonly number[], seat: number): boolean => {
  const parted = sides.some((_, other) => plan.isTurned(other) !== plan.isTurned(0));
  return parted ? plan.isTurned(seat) === turned : sameSide(sides, seat, near);
};

/** Where a seat's sign stands on the frame: seats at one edge share it, from left to right on the upright plan. */
export const seatPlace = (
  layout: Layout,
  sides: readonly number[],
  seat: number,
): Place & { readonly scale: number } => {
  const { width, height, turned } = layout;
  const side = isNear(layout, sides, seat);
  const wide = wideOf(layout, 'sign') * 0.86;
  const away = hangingAt(layout, wide);
  const row = [...sides.keys()].filter((other) => isNear(layout, sides, other) === side);
  const across = ((Math.max(0, row.indexOf(seat)) + 0.5) * width) / Math.max(1, row.length);
  return {
    x: turned ? width - across : across,
    y: side ? height + away : -away,
    scale: wide / (layout.cell * SIGN),
  };
};
