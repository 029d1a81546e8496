/** Easing curves (UX 4.3): from 0 to 1 over a share of time from 0 to 1. */

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The part of `share` between two moments, itself from 0 to 1. */
export const phase = (share: number, from: number, to: number): number => clamp((share - from) / (to - from));

export const outQuad = (t: number): number => 1 - (1 - t) * (1 - t);
export const inQuad = (t: number): number => t * t;
export const inCubic = (t: number): number => t * t * t;
export const outCubic = (t: number): number => 1 - (1 - t) ** 3;
/** Close to cubic-bezier(.2, 0, 0, 1). */
export const settle = (t: number): number => 1 - (1 - t) ** 4 * (1 + 0.6 * t);
/** Overshoots a little and comes back. */
export const pop = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
