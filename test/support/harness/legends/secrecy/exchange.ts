/** Another world that a viewer of Legends can't tell from the real one, as far as its book goes. */
import type { Setup } from '../../../../../src/contract/setup';
import { ownSquares } from '../../../../../src/games/legends/arrange';
import { legendsCatalogue } from '../../../../../src/games/legends/catalogue';
import { formOf } from '../../../../../src/games/legends/forms';
import { isObject } from '../../../../../src/games/shared/read-setup';
import { formatSquare } from '../../../../../src/games/shared/square';
import type { Rng } from '../../rng';
import { isOwnSide, pieceOf } from './book';
import type { Course } from './course';
import type { Laid } from './laid';

/** Pairs that are tried for each that should be exchanged. */
const TRIES = 6;
const MOST_EXCHANGES = 8;
/** In the list `goals`: side, number, piece, place, count, turns, progress. */
const GOAL_WORDS = 7;
const PIECE_WORD = 2;
/** Pieces that start on the board have ids below this. */
const OFF_BOARD = 256;

export interface OtherWorld {
  readonly setup: Setup;
  /** Kinds by id. */
  readonly kinds: ReadonlyMap<number, number>;
  /** By seat what is laid on its set-up squares, in order, where armies are laid out by play. */
  readonly answers: ReadonlyMap<number, readonly number[]>;
}

/** Kinds by id of all pieces at the start, or as they were laid out. */
const startKinds = ({ start, laid }: Course): Map<number, number> =>
  new Map([
    ...start.truth.tokens.map(({ id, kind }) => [id, kind ?? 0] as const),
    ...(laid?.pieces() ?? []).map(({ square, kind }) => [square, kind] as const),
  ]);

const seatsOf = ({ start }: Course): readonly number[] => (start.truth.lists['quiet'] ?? []).map((_, seat) => seat);

/** Seats whose pieces may be others than this viewer has seen: all that are not of its side. */
const hiddenSeats = (course: Course): readonly number[] =>
  seatsOf(course).filter((seat) => !isOwnSide(course.viewer, seat));

/** Kinds that a goal names: how far it has come is public (LEGENDS.md, Goals), and so tells which piece is one. */
const countedKinds = ({ start }: Course): ReadonlySet<number> => {
  const goals = start.truth.lists['goals'] ?? [];
  return new Set(goals.filter((_, at) => at % GOAL_WORDS === PIECE_WORD));
};

/** Exchanges the kinds of two pieces of which the viewer knows neither, where each may be what the other is. */
function exchangePairs(course: Course, ids: readonly number[], kinds: Map<number, number>, rng: Rng): void {
  const counted = countedKinds(course);
  const one = (): number => ids[rng.draw(ids.length)] ?? -1;
  for (let left = 1 + rng.draw(MOST_EXCHANGES) * TRIES; left > 0; left--) {
    const [a, b] = [one(), one()];
    const [kindA = 0, kindB = 0] = [kinds.get(a), kinds.get(b)];
    if (kindA === kindB || counted.has(kindA) || counted.has(kindB)) continue;
    if (!course.book.mayBe(a, kindB) || !course.book.mayBe(b, kindA)) continue;
    kinds.set(a, kindB);
    kinds.set(b, kindA);
  }
}

/** Under closed lists nobody knows what an army is made of but its strengths: some pieces become others of the same. */
function replaceSome(course: Course, ids: readonly number[], kinds: Map<number, number>, rng: Rng): void {
  const counted = countedKinds(course);
  for (let left = rng.draw(MOST_EXCHANGES); left > 0; left--) {
    const id = ids[rng.draw(ids.length)] ?? -1;
    const now = pieceOf(kinds.get(id) ?? 0);
    const alike = legendsCatalogue.pieces.filter(
      ({ number, side, strength }) =>
        side === now?.side && strength === now.strength && number !== now.number && course.book.mayBe(id, number),
    );
    const other = alike[rng.draw(Math.max(1, alike.length))];
    const mayChange = other !== undefined && !counted.has(other.number) && !counted.has(kinds.get(id) ?? 0);
    if (mayChange) kinds.set(id, other.number);
  }
}

/** The same position with other kinds. */
function withKinds(course: Course, kinds: ReadonlyMap<number, number>): Setup {
  const { setup, start } = course;
  const { position } = setup;
  if (!isObject(position) || !isObject(position['pieces'])) throw new Error('a course starts from a position');
  const pieces: Record<string, unknown> = { ...position['pieces'] };
  for (const [id, kind] of kinds) {
    if (id >= OFF_BOARD) continue;
    const name = formatSquare(id, start.truth);
    const piece = pieces[name];
    pieces[name] = Array.isArray(piece)
      ? [kind, ...piece.slice(1)]
      : isObject(piece)
        ? { ...piece, piece: kind }
        : piece;
  }
  return { ...setup, position: { ...position, pieces } };
}

/**
 * The same setup with other recipients of what was lent unseen before the start; those that rows tell of in the first turn are left
 * alone, and so is what the viewer's own side lent.
 */
function withOtherGifts(course: Course, setup: Setup, rng: Rng): Setup {
  const { position } = setup;
  if (!isObject(position) || !Array.isArray(position['grants'])) return setup;
  const { truth } = course.start;
  const named = course.steps[0]?.named ?? new Set<number>();
  /** Whoever may have been given it: the giver's own, and what was taken from him this turn. */
  const freeFor = (giver: number): readonly string[] =>
    truth.tokens.flatMap(({ id, square, seat }, index) => {
      const taken = truth.lists['fresh']?.includes(id) === true && truth.lists['army']?.[index] === giver;
      return !named.has(id) && (seat === giver || taken) ? [formatSquare(square, truth)] : [];
    });
  const grants = position['grants'].map((gift: unknown) => {
    if (!Array.isArray(gift) || gift[3] !== 'closed' || isOwnSide(course.viewer, Number(gift[2]))) return gift;
    const free = freeFor(Number(gift[2]));
    return free.includes(gift[0]) ? [free[rng.draw(free.length)], ...gift.slice(1)] : gift;
  });
  return { ...setup, position: { ...position, grants } };
}

/** The same setup with other arrangements for these seats, and what the others answer in play. */
function withAnswers(course: Course, laid: Laid, answers: ReadonlyMap<number, readonly number[]>): Setup {
  const { setup } = course;
  const seats = setup.seats.map((plan, seat) => {
    const army = answers.get(seat);
    return army === undefined || !laid.isGiven(seat) ? plan : { ...plan, army };
  });
  return { ...setup, seats };
}

/** Until the armies are dealt nothing of them is seen: any other arrangement will do. */
function rearranged(course: Course, laid: Laid, rng: Rng): OtherWorld {
  const answers = new Map(hiddenSeats(course).map((seat) => [seat, laid.otherAnswers(seat, rng)] as const));
  return { setup: withAnswers(course, laid, answers), kinds: startKinds(course), answers };
}

/** Once they are dealt it is seen where pieces stand: those that are still unknown change places. */
function relaid(course: Course, laid: Laid, kinds: ReadonlyMap<number, number>): OtherWorld {
  const answers = new Map(
    hiddenSeats(course).map((seat) => {
      const squares = ownSquares(laid.form, seat);
      return [
        seat,
        (laid.answers[seat] ?? []).map((kind, at) => (kind === 0 ? 0 : (kinds.get(squares[at] ?? -1) ?? 0))),
      ];
    }),
  );
  return { setup: withAnswers(course, laid, answers), kinds, answers };
}

const isSame = (course: Course, { answers }: OtherWorld): boolean =>
  [...answers].every(([seat, kinds]) => kinds.join() === course.laid?.answers[seat]?.join());

/** A world to try; null when nothing came out different. */
export function exchange(course: Course, rng: Rng): OtherWorld | null {
  const { laid, start } = course;
  if (laid !== null && course.undealt) {
    const other = rearranged(course, laid, rng);
    return isSame(course, other) ? null : other;
  }
  const kinds = startKinds(course);
  // where the form decides what an army is made of, lists are never closed
  const closed = start.truth.counters['lists'] === 1 && formOf(start.truth.form)?.setup !== 'arranged';
  for (const army of hiddenSeats(course)) {
    const ids = course.book.unknown(army).filter((id) => !course.pinned.includes(id));
    if (ids.length === 0) continue;
    exchangePairs(course, ids, kinds, rng);
    if (closed) replaceSome(course, ids, kinds, rng);
  }
  const before = startKinds(course);
  const changed = [...kinds].some(([id, kind]) => before.get(id) !== kind);
  if (!changed) return null;
  if (laid !== null) return relaid(course, laid, kinds);
  return { setup: withOtherGifts(course, withKinds(course, kinds), rng), kinds, answers: new Map() };
}
