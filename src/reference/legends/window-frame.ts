/** The frame of a response window on the stack, and which seats are asked in it; how it runs stands in window.ts. */
import type { FrameOf } from './frames';
import { isFull, type LegendsState, NOBODY, seatsFrom } from './state';

/** Steps of a window. */
export const WINDOW_STEP = { open: 0, ask: 1, used: 2, close: 3 } as const;

/**
 * A window in which `first` is asked before the others: with two seats or `windows: full` everybody (R27), in teams the
 * players of the two fighters (R131), who may be one (R53).
 */
export const windowFrame = (game: LegendsState, window: number, first: number, second: number): FrameOf<'window'> => {
  const fighters = first === second ? [first] : [first, second];
  const seats = game.seats === 2 || isFull(game) ? [...seatsFrom(game, first)] : fighters;
  return { type: 'window', step: 0, window, user: NOBODY, seats };
};
