/** The frame of a window, and who is asked in it. */
import type { FrameOf } from './frames';
import { type LegendsState, NOBODY, opponentsOf } from './state';

/** Steps of a window. */
export const WINDOW_STEP = { open: 0, ask: 1, used: 2, close: 3 } as const;

/**
 * A window in which `first` is asked before the others. With two seats both are asked whoever fights (R27); in teams the
 * players of the two fighters (R131).
 */
export const windowFrame = (game: LegendsState, window: number, first: number, second: number): FrameOf<'window'> => {
  const other = first === second ? (opponentsOf(game, first)[0] ?? first) : second;
  return { type: 'window', step: 0, window, user: NOBODY, seats: [first, other] };
};
