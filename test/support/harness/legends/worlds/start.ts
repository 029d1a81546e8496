/** Starts whose whole deal can be said: the same match, and the same with any other kinds on the same squares. */
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { formOf, STANDARD_FORM, setupSquares } from '../../../../../src/games/legends/forms';
import { createRng } from '../../rng';

/** Sets of boards, boards laid, turns of a board (LEGENDS.md, Setup: draws of a dealt start). */
const SETS = 7;
const BOARDS = 4;
const TURNS = 4;

/** Places in an army's list in the order in which the deal lays them, seat by seat; all armies are given. */
function dealtPlaces({ seats, boards, seed }: Setup, size: number): readonly (readonly number[])[] {
  const rng = createRng(seed);
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  for (let pair = 0; pair < seats.length / 2 && boards === undefined; pair++) {
    rng.draw(SETS);
    rng.shuffle(upTo(BOARDS));
    for (let board = 0; board < BOARDS; board++) rng.draw(TURNS);
  }
  return seats.map(() => {
    const places = upTo(size);
    rng.shuffle(places);
    return places;
  });
}

/** The setup that deals these kinds (by square) on the ground of the truth's view; the armies as lists. */
export function dealing(setup: Setup, ground: View, kinds: ReadonlyMap<number, number>): Setup {
  const form = formOf(setup.form) ?? STANDARD_FORM;
  const { terrain, width, height } = ground;
  const count = setup.seats.length;
  const squares = setup.seats.map((_, seat) => setupSquares(form, { terrain, shape: { width, height } }, seat, count));
  const places = dealtPlaces(setup, squares[0]?.length ?? 0);
  const seats = setup.seats.map((plan, seat) => {
    const army: number[] = [];
    for (const [index, place] of (places[seat] ?? []).entries())
      army[place] = kinds.get(squares[seat]?.[index] ?? -1) ?? 0;
    return { ...plan, army };
  });
  return { ...setup, seats };
}

/** Kinds by square of all that a view shows. */
export const kindsBySquare = ({ tokens }: View): ReadonlyMap<number, number> =>
  new Map(tokens.map(({ square, kind }) => [square, kind ?? 0]));
