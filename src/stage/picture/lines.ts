/** Lines over the board: dots on the way of an act, dashes along a flight, an arrow where the last move went. */
import type { Place } from '../layout';
import { type Course, courseOf } from './course';
import { clamp } from './ease';
import type { Film } from './film';
import { DEPTH, sprite } from './sprite';

/** Dots from a token to the one it presses on; `grow` from 0 to 1. */
export const thread = (film: Film, course: Course, grow: number, alpha: number): void => {
  const [start, end] = [0.3, course.length - 0.36];
  const count = Math.max(2, Math.round((end - start) / 0.11));
  for (let i = 0; i <= count * clamp(grow); i++)
    film.add(sprite('thread', course.at(start + ((end - start) * i) / count), DEPTH.thread, { alpha }));
};

/** Dashes along the flight of an arrow. */
export const aim = (film: Film, from: Place, to: Place, alpha: number): void => {
  const course = courseOf([from, to]);
  const count = Math.max(1, Math.round((course.length - 0.7) / 0.24));
  for (let i = 0; i <= count; i++) {
    const far = 0.36 + ((course.length - 0.72) * i) / count;
    film.add(sprite('aim', course.at(far), DEPTH.thread, { turn: course.turn(far), alpha }));
  }
};

const DASH = 0.22;

/** Dashes from square to square, and a head where the way ends. */
export const trail = (film: Film, course: Course): void => {
  if (course.length === 0) return;
  const put = (art: string, far: number): void =>
    film.add(sprite(art, course.at(far), DEPTH.last + 1, { turn: course.turn(far) }));
  const end = course.length - 0.5;
  for (let far = 0.1; far < end - 0.1; far += DASH) put('trail', far);
  put('trail:head', end);
};
