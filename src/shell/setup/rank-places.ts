/** Where the cells of a map lie on the sheet, and which one an arrow key leads to. Pure. */
import type { Arrow, BoardPlan, PlanPoint } from '../../contract/board-plan';

/** A part of the drawing in plan units. */
export interface PlanBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place as the seat sees it: the drawing is turned half round for who looks from the far edge. */
export const seenFrom = (plan: BoardPlan, seat: number) => {
  const turned = plan.isTurned(seat);
  return ({ x, y }: PlanPoint): PlanPoint => (turned ? { x: plan.width - x, y: plan.height - y } : { x, y });
};

/** Room round the outermost cells, in plan units. */
const MARGIN = 0.3;

/** The part of the drawing that holds these points and, unless said otherwise, a little round them. */
export const boxOf = (points: readonly PlanPoint[], margin = MARGIN): PlanBox => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

/** How far aside of the arrow a place may lie: twice as far as ahead. */
const ASIDE = 2;

/**
 * Which of these places an arrow leads to from one of them: the nearest ahead. Where none lies ahead, left and right go to
 * the one before and after in the list, so that every place is reached; null: none.
 */
export const placeAhead = (places: readonly PlanPoint[], from: number, { dx, dy }: Arrow): number | null => {
  const start = places[from];
  if (start === undefined) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { x, y }] of places.entries()) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 0.05 || aside > ASIDE * ahead || ahead + aside >= least) continue;
    [best, least] = [at, ahead + aside];
  }
  if (best !== null || dx === 0) return best;
  return places[from + dx] === undefined ? null : from + dx;
};
