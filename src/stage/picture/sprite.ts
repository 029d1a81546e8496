/** One picture on the screen. The whole picture is a list of these, made anew for every frame that differs. */

import { frameCentre, type Layout, type Place } from '../layout';
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
  thread: 50,
  verdict: 54,
  effect: 60,
  chip: 70,
  focus: 80,
  veil: 90,
  banner: 92,
} as const;

type Optional = Partial<Omit<Sprite, 'art' | 'x' | 'y' | 'depth'>>;

export const sprite = (art: string, { x, y }: Place, depth: number, more: Optional = {}): Sprite => ({
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

/** Where the Flag waits beside the board, on the middle of the frame's right side. */
export const restOf = (layout: Layout): Place & { readonly scale: number } => ({
  x: layout.columns + frameCentre(layout) - 0.02,
  y: layout.rows / 2 - 0.08,
  scale: Math.min(1, (layout.frame * 1.9) / layout.cell),
});

/** Where a seat's sign stands on the frame: at its own edge. */
export const seatPlace = (layout: Layout, seat: number): Place & { readonly scale: number } => {
  const isNear = (seat === 1) === layout.turned;
  const y = isNear ? layout.rows + frameCentre(layout) : -frameCentre(layout);
  return { x: layout.columns / 2, y, scale: (layout.frame * 0.86) / (layout.cell * SIGN) };
};
