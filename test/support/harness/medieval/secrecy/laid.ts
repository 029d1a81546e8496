/** The armies that the harness itself lays out, or gives in the setup, before a battle. */
import type { Setup } from '../../../../../src/contract/setup';
import type { View, Viewer } from '../../../../../src/contract/view';
import { formatArmy, readArmy } from '../../../../../src/games/medieval/army';
import { countsOf, formNumber, setupSquares } from '../../../../../src/games/medieval/forms';
import { difference, shown } from '../../difference';
import { must } from '../../kit';
import type { Rng } from '../../rng';

const SEATS: readonly number[] = [0, 1];

export class Laid {
  readonly setup: Setup;
  readonly form: number;
  /** By seat, kinds by ascending set-up square as far as it has answered. */
  readonly answers: readonly number[][];

  constructor(setup: Setup) {
    this.setup = setup;
    this.form = formNumber(setup.form);
    this.answers = setup.seats.map(({ army }, seat) =>
      army === undefined ? [] : [...must(readArmy(army, this.form, seat), 'an army of a sample')],
    );
  }

  answer(seat: number, kind: number): void {
    this.answers[seat]?.push(kind);
  }

  /** Whether some seat has still to answer. */
  isOpen(): boolean {
    return this.answers.some((kinds, seat) => kinds.length < setupSquares(this.form, seat).length);
  }

  /** Kinds by the squares on which they are laid. */
  kinds(): ReadonlyMap<number, number> {
    return new Map(SEATS.flatMap((seat) => this.pieces(seat).map(({ square, kind }) => [square, kind] as const)));
  }

  /** As many answers as a seat has given, from any other army of the form. */
  otherAnswers(seat: number, rng: Rng): readonly number[] {
    const all = countsOf(this.form).flatMap((count, kind) => Array<number>(count).fill(kind));
    rng.shuffle(all);
    const given = this.setup.seats[seat]?.army !== undefined;
    return given ? all : all.slice(0, this.answers[seat]?.length ?? 0);
  }

  /** The same setup where seats that bring an army bring these. */
  setupWith(answers: ReadonlyMap<number, readonly number[]>): Setup {
    const seats = this.setup.seats.map((plan, seat) => {
      const kinds = answers.get(seat);
      return plan.army === undefined || kinds === undefined ? plan : { ...plan, army: formatArmy(kinds, seat) };
    });
    return { ...this.setup, seats };
  }

  /** While armies are laid a view shows the own seat's pieces, of the others how many squares are answered, and no more. */
  viewFault({ tokens, lists }: View, viewer: Viewer): string | null {
    const wanted = this.pieces(viewer).map(({ square, kind }) => [square, square, viewer, kind, 1 << viewer]);
    const found = tokens.map(({ id, square, seat, kind, shownTo }) => [id, square, seat, kind, shownTo]);
    if (difference(found, wanted) !== null) return `pieces while arranging: ${shown(found)}, laid ${shown(wanted)}`;
    const counts = this.answers.map((kinds) => kinds.length);
    if (lists['arranged']?.join() !== counts.join()) return `arranged: ${lists['arranged']}, laid ${counts}`;
    const army = SEATS.flatMap(() => countsOf(this.form));
    return lists['army']?.join() === army.join() ? null : `army: ${lists['army']}, the form says ${army}`;
  }

  /** Once all is laid it stands where it was laid. */
  dealtFault(truth: View): string | null {
    const wanted = SEATS.flatMap((seat) => this.pieces(seat).map(({ square, kind }) => [square, square, seat, kind]));
    const found = truth.tokens.map(({ id, square, seat, kind }) => [id, square, seat, kind]);
    return difference(found, wanted) === null ? null : `dealt ${shown(found)}, laid ${shown(wanted)}`;
  }

  private pieces(seat: number): readonly { readonly square: number; readonly kind: number }[] {
    const squares = setupSquares(this.form, seat);
    return (this.answers[seat] ?? []).map((kind, at) => ({ square: squares[at] ?? -1, kind }));
  }
}
