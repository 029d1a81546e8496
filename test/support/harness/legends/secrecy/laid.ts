/** What the harness itself laid out, or gave in the setup, before a battle of an arranged form (LEGENDS.md, Forms). */
import type { Setup } from '../../../../../src/contract/setup';
import { readArmy } from '../../../../../src/games/legends/army';
import { ownSquares, randomArrangement } from '../../../../../src/games/legends/arrange';
import { formOf } from '../../../../../src/games/legends/forms';
import type { Form } from '../../../../../src/games/legends/language';
import { must } from '../../kit';
import type { Rng } from '../../rng';

/** A piece as it is laid; its id is its square. */
export interface LaidPiece {
  readonly square: number;
  readonly kind: number;
  readonly seat: number;
}

/** The answers of every seat so far, one a set-up square, 0 for an empty one. */
export class Laid {
  readonly form: Form;
  readonly answers: readonly number[][];
  /** Seats whose army the setup gives. */
  private readonly given: readonly boolean[];

  constructor(setup: Setup, form: Form) {
    this.form = form;
    this.given = setup.seats.map(({ army }) => army !== undefined);
    this.answers = setup.seats.map(({ army }) =>
      army === undefined ? [] : [...must(readArmy(army, form), 'an army of a sample').pieces],
    );
  }

  answer(seat: number, kind: number): void {
    this.answers[seat]?.push(kind);
  }

  /** Whether some seat has still to answer. */
  isOpen(): boolean {
    return this.answers.some((kinds, seat) => kinds.length < ownSquares(this.form, seat).length);
  }

  isGiven(seat: number): boolean {
    return this.given[seat] === true;
  }

  /** Set-up squares answered, one number a seat. */
  counts(): readonly number[] {
    return this.answers.map((kinds) => kinds.length);
  }

  /** All pieces laid, by square. */
  pieces(): readonly LaidPiece[] {
    const laid = this.answers.flatMap((kinds, seat) => {
      const squares = ownSquares(this.form, seat);
      return kinds.flatMap((kind, index) => (kind === 0 ? [] : [{ square: squares[index] ?? -1, kind, seat }]));
    });
    return laid.sort((a, b) => a.square - b.square);
  }

  /** As many answers of a seat as there are, from another arrangement that the form allows. */
  otherAnswers(seat: number, rng: Rng): readonly number[] {
    const whole = randomArrangement(this.form, seat, (below) => rng.draw(below));
    return whole.slice(0, this.answers[seat]?.length ?? 0);
  }
}

/** The arrangement with which a match of this setup begins; null where it starts from a deal or a position. */
export function laidBy(setup: Setup): Laid | null {
  const form = formOf(setup.form);
  return form === undefined || form.setup !== 'arranged' || setup.position !== undefined ? null : new Laid(setup, form);
}
