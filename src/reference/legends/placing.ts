/** What becomes of picked pieces that are to be placed (R143). */
import type { Effect, Near, Space } from '../../games/legends/language';

/** The spaces on which the pieces picked in this effect will be put; null when they are not placed. */
export const placesOf = (effects: readonly Effect[], index: number): Space | null => {
  const [now, next] = [effects[index], effects[index + 1]];
  if (now?.op === 'move') return 'to' in now ? now.to : null;
  return next?.op === 'move' && next.who === 'it' && 'to' in next ? next.to : null;
};

const isNearSelf = (near: Near): boolean => near === 'self' || (typeof near === 'object' && near.to === 'self');

/** A piece is not adjacent to itself (R4): what is put next to the user can't be the user. */
export const excludesUser = (effects: readonly Effect[], index: number): boolean => {
  const near = placesOf(effects, index)?.near;
  if (near === undefined) return false;
  return Array.isArray(near) ? near.some(isNearSelf) : isNearSelf(near as Near);
};
