/** Arranged forms: what may be laid where, checked while it is made, and laid at random (LEGENDS.md, Forms). */

import { type Draw, shuffled } from '../shared/draws';
import { formatArmy, readArmy } from './army';
import patterns from './data/patterns.json';
import { ownSquares } from './forms';
import type { Form } from './language';
import { type ArmyReport, armyReport, piecesOfForm } from './mix';

/** The set-up squares of a seat, ascending; an arrangement has one kind (0: none) for each. */
export { ownSquares } from './forms';

/** An arrangement against its form. */
export interface ArrangementReport extends ArmyReport {
  /** Kinds still to be laid with their number, the strongest first. */
  readonly rest: readonly { readonly kind: number; readonly count: number }[];
}

/** The kinds of one strength: arranged forms have just one each. */
const kindOf = (form: Form, strength: unknown): number =>
  piecesOfForm(form).find((piece) => piece.strength === strength)?.number ?? 0;

/** Every piece of an arranged form's army, the strongest first. */
export const armyOfForm = (form: Form): readonly number[] =>
  form.mix.flatMap(([strength, count]) => Array.from({ length: count }, () => kindOf(form, strength)));

/** Checks what stands on the set-up squares so far. */
export const arrangementReport = (form: Form, kinds: readonly number[]): ArrangementReport => {
  const report = armyReport(kinds, form);
  const rest = report.missing.map(({ strength, count }) => ({ kind: kindOf(form, strength), count }));
  return { ...report, rest };
};

/** What is still to be laid, put at random on the set-up squares that are empty; what stands stays. */
export const filledArrangement = (form: Form, kinds: readonly number[], draw: Draw): readonly number[] => {
  const empty = kinds.flatMap((kind, place) => (kind === 0 ? [place] : []));
  const rest = arrangementReport(form, kinds).rest.flatMap(({ kind, count }) =>
    Array.from({ length: count }, () => kind),
  );
  const filled = [...kinds];
  for (const [index, place] of shuffled(empty, draw).entries()) {
    const kind = rest[index];
    if (kind !== undefined) filled[place] = kind;
  }
  return filled;
};

/** A random legal arrangement of a seat, any as likely. */
export const randomArrangement = (form: Form, seat: number, draw: Draw): readonly number[] =>
  filledArrangement(
    form,
    ownSquares(form, seat).map(() => 0),
    draw,
  );

/** A ready arrangement, as seen from the own side: the near rank first, left to right. */
export interface Pattern {
  readonly name: string;
  readonly army: string;
}

const PATTERNS: Readonly<Record<string, readonly Pattern[]>> = patterns;

/** The ready arrangements of a form. */
export const patternsOf = (form: Form): readonly Pattern[] => PATTERNS[form.name] ?? [];

/**
 * The same arrangement as the other seat's Setup lists it: both list their squares ascending, and each looks at the board
 * from its own side.
 */
export const turnedRound = (kinds: readonly number[]): readonly number[] => [...kinds].reverse();

/** The arrangement with left and right exchanged, on ranks of this width. */
export const mirrored = (kinds: readonly number[], width: number): readonly number[] =>
  kinds.map((_, place) => {
    const rank = Math.floor(place / width);
    return kinds[rank * width + (width - 1 - (place % width))] ?? 0;
  });

/** The kinds of an arrangement's text; null when it is none that the form allows. */
export const parseArrangement = (text: string, form: Form): readonly number[] | null => {
  const read = readArmy(text, form);
  return read.ok ? read.value.pieces : null;
};

export { formatArmy };
