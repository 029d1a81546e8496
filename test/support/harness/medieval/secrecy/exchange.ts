/** Another world that a viewer of Medieval can't tell from the real one, as far as its book goes. */
import type { Setup } from '../../../../../src/contract/setup';
import { setupSquares } from '../../../../../src/games/medieval/forms';
import type { Rng } from '../../rng';
import { battleSetup, withKinds } from '../battles';
import type { MedievalBook } from './book';
import type { Course } from './course';
import type { Laid } from './laid';

const SEATS: readonly number[] = [0, 1];
/** Exchanges that are tried for each unknown piece. */
const TRIES = 4;
/** As many pairs are exchanged at once: those that hang together change together. */
const MOST_AT_ONCE = 3;

export interface OtherWorld {
  readonly setup: Setup;
  /** By seat, what is laid on its set-up squares, where armies are laid out by play. */
  readonly answers: ReadonlyMap<number, readonly number[]>;
}

/** Exchanges kinds among pieces of a seat that the viewer does not know, as far as what it saw allows. */
function exchangeSome(book: MedievalBook, ids: readonly number[], kinds: Map<number, number>, rng: Rng): void {
  const kindOf = (id: number): number => kinds.get(id) ?? book.table.truth(id);
  const one = (): number => ids[rng.draw(ids.length)] ?? -1;
  for (let left = ids.length * TRIES; left > 0; left--) {
    const before = new Map(ids.map((id) => [id, kindOf(id)]));
    for (let pairs = 1 + rng.draw(MOST_AT_ONCE); pairs > 0; pairs--) {
      const [a, b] = [one(), one()];
      const [kindA, kindB] = [kindOf(a), kindOf(b)];
      kinds.set(a, kindB);
      kinds.set(b, kindA);
    }
    if (!book.allows(kindOf)) for (const [id, kind] of before) kinds.set(id, kind);
  }
}

/** The start in which pieces, named by where they first stood, are of these kinds. */
function startWith({ start, laid }: Course, kinds: ReadonlyMap<number, number>): OtherWorld {
  if (start.battle !== null)
    return { setup: battleSetup(withKinds(start.battle, kinds), start.setup.seed), answers: new Map() };
  const answers = new Map(
    SEATS.map((seat) => [seat, setupSquares(laid?.form ?? 0, seat).map((square) => kinds.get(square) ?? -1)]),
  );
  return { setup: laid?.setupWith(answers) ?? start.setup, answers };
}

/** Until the armies are dealt nothing of them is seen: any other army will do. */
function rearranged(laid: Laid, seats: readonly number[], rng: Rng): OtherWorld | null {
  const answers = new Map(seats.map((seat) => [seat, laid.otherAnswers(seat, rng)]));
  const changed = seats.some((seat) => answers.get(seat)?.join() !== laid.answers[seat]?.join());
  return changed ? { setup: laid.setupWith(answers), answers } : null;
}

/** A world to try; null when nothing came out different. */
export function exchange(course: Course, rng: Rng): OtherWorld | null {
  const { book, laid, start, viewer } = course;
  const seats = SEATS.filter((seat) => seat !== viewer);
  if (book === null) return laid === null ? null : rearranged(laid, seats, rng);
  const real =
    start.battle === null
      ? (laid?.kinds() ?? new Map<number, number>())
      : new Map(start.battle.fighters.map(({ square, kind }) => [square, kind]));
  const kinds = new Map(real);
  for (const seat of seats) {
    const ids = book.unknown(seat);
    if (ids.length > 1) exchangeSome(book, ids, kinds, rng);
  }
  const changed = [...kinds].some(([id, kind]) => real.get(id) !== kind);
  return changed ? startWith(course, kinds) : null;
}
