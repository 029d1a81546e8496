/** Setups for harnesses: armies given and left to be arranged, both forms, every option, the same for the same numbers. */
import type { SeatPlan, Setup } from '../../contract/setup';
import { type Draw, drawing, shuffled } from '../shared/draws';
import { formatArmy } from './army';
import { countsOf, FORMS, formNumber } from './forms';
import { OPTIONS } from './names';

const [STANDARD] = FORMS;

/** Every piece of a form's army in any order, as the text of a seat. */
const randomArmy = (form: number, seat: number, draw: Draw): string => {
  const kinds = countsOf(form).flatMap((count, kind) => Array<number>(count).fill(kind));
  return formatArmy(shuffled(kinds, draw), seat);
};

/** Which seats bring an army, in turn: both, none, one, the other. */
const GIVEN: readonly (readonly boolean[])[] = [
  [true, true],
  [false, false],
  [true, false],
  [false, true],
];

/** See Content.sampleSetup: kinds of army in turn, then forms, then the options. */
export const sampleSetup = (index: number, seed: number): Setup => {
  const draw = drawing(index, seed);
  const given = GIVEN[index % GIVEN.length] ?? [];
  const round = Math.floor(index / GIVEN.length);
  const form = FORMS[round % FORMS.length] ?? STANDARD;
  const seats = given.map((brings, seat): SeatPlan => {
    const army = randomArmy(formNumber(form), seat, draw);
    return brings ? { player: 'person', army } : { player: 'person' };
  });
  return {
    game: 'medieval',
    form,
    seats,
    options: {
      first: OPTIONS.first[index % OPTIONS.first.length] ?? OPTIONS.first[0],
      marks: OPTIONS.marks[(round >> 1) % OPTIONS.marks.length] ?? OPTIONS.marks[0],
    },
    seed,
  };
};
