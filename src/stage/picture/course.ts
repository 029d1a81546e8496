/** A way over several places, measured along it: where one is on it, and which way it leads there. */
import { walkOf } from '../director/walk';
import type { Place } from '../layout';
import { mix } from './ease';
import type { Film } from './film';

export interface Course {
  /** In cells. */
  readonly length: number;
  /** So many cells from its beginning; before it and after its end as its first and last stretch lead on. */
  at(far: number): Place;
  /** How it is turned there, its corners rounded off. */
  turn(far: number): number;
}

/** How far before and behind a place its turn is measured. */
const ROUND = 0.1;

export const courseOf = (stops: readonly Place[]): Course => {
  const legs = stops.slice(1).map((end, i) => {
    const start = stops[i] ?? end;
    return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
  });
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const at = (far: number): Place => {
    let left = far;
    for (const [i, leg] of legs.entries()) {
      if (left <= leg.length || i === legs.length - 1) {
        const share = leg.length === 0 ? 0 : left / leg.length;
        return { x: mix(leg.start.x, leg.end.x, share), y: mix(leg.start.y, leg.end.y, share) };
      }
      left -= leg.length;
    }
    return stops[0] ?? { x: 0, y: 0 };
  };
  const turn = (far: number): number => {
    const [a, b] = [at(far - ROUND), at(far + ROUND)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  return { length, at, turn };
};

/** The way of a piece from cell to cell: over the cells that it walks, or straight. */
export const courseOn = (film: Film, from: number, to: number): Course =>
  courseOf([from, ...(walkOf(film.set.look, film.model, from, to) ?? []), to].map((cell) => film.centre(cell)));
