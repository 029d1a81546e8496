/** The nearest vacant squares (M23, M28): by steps over land, counted as if no piece stood there. */
import { isVacant, type MedievalState } from './state';

/** Vacant squares at the least of these distances, ascending; -1: land does not lead there. */
export const nearestVacant = (game: MedievalState, distances: readonly number[]): readonly number[] => {
  let least = Number.POSITIVE_INFINITY;
  let squares: number[] = [];
  for (const [square, distance] of distances.entries()) {
    if (distance < 0 || distance > least || !isVacant(game, square)) continue;
    if (distance < least) squares = [];
    least = distance;
    squares.push(square);
  }
  return squares;
};
