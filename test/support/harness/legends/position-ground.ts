/** The ground of random positions, and whose pieces go where on it. */
import type { Shape } from '../../../../src/contract/content';
import type { Form } from '../../../../src/games/legends/language';
import type { Rng } from '../rng';

const LETTERS = 'pfm^td~';
const WATER_SHARE = 8;
const TWO_SEATS = 2;
/** Squares of a zone across (R124) and of a team's field in depth. */
const ZONE = 8;
/** One position in so many of a form with ground of its own has another. */
const OTHER_GROUND_EVERY = 4;
/** One piece in so many of a team stands outside its zone. */
const STRAY_EVERY = 5;

export interface Ground {
  readonly terrain: readonly string[];
  readonly shape: Shape;
}

interface GroundPlan {
  readonly form: Form;
  readonly seats: number;
  readonly wide: boolean;
}

function shapeOf(rng: Rng, wide: boolean): Shape {
  if (!wide) return rng.draw(4) === 0 ? { width: 4 + rng.draw(5), height: 4 + rng.draw(5) } : { width: 8, height: 8 };
  const width = 9 + rng.draw(24);
  return { width, height: Math.max(8, Math.min(32, Math.floor((65 + rng.draw(192)) / width))) };
}

const randomRows = (rng: Rng, { width, height }: Shape): readonly string[] =>
  Array.from({ length: height }, () =>
    Array.from({ length: width }, () =>
      rng.draw(WATER_SHARE) === 0 ? '~' : LETTERS.charAt(rng.draw(LETTERS.length - 1)),
    ).join(''),
  );

/** Rows of letters, the far rank first. */
export function groundOf(rng: Rng, { form, seats, wide }: GroundPlan): Ground {
  const own = form.ground;
  if (own !== 'boards') {
    const shape = { width: own[0]?.length ?? 0, height: own.length };
    return { terrain: rng.draw(OTHER_GROUND_EVERY) === 0 ? randomRows(rng, shape) : own, shape };
  }
  const shape = seats > TWO_SEATS ? { width: (seats / 2) * ZONE, height: ZONE } : shapeOf(rng, wide);
  return { terrain: randomRows(rng, shape), shape };
}

/** Squares that are not water, ascending. */
export const landOf = (terrain: readonly string[], width: number): readonly number[] =>
  terrain
    .toReversed()
    .flatMap((row, rank) => Array.from(row, (letter, file) => (letter === '~' ? -1 : rank * width + file)))
    .filter((square) => square >= 0);

/** Gives an army's next square, of those shuffled: in a team most of them in the zone of the seat that brought it. */
export function sharedOut(
  rng: Rng,
  land: number[],
  { width }: Shape,
  seats: number,
): (army: number) => number | undefined {
  if (seats === TWO_SEATS) return () => land.pop();
  const inZone = (square: number, army: number): boolean => Math.floor((square % width) / ZONE) === army >> 1;
  return (army) => {
    const at = rng.draw(STRAY_EVERY) === 0 ? land.length - 1 : land.findIndex((square) => inZone(square, army));
    return land.splice(at < 0 ? land.length - 1 : at, 1)[0];
  };
}
