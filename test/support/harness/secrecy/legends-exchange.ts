/** Another world that a viewer of Legends can't tell from the real one, as far as its book goes. */
import type { Setup } from '../../../../src/contract/setup';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import { isObject } from '../../../../src/games/shared/read-setup';
import { formatSquare } from '../../../../src/games/shared/square';
import type { Rng } from '../rng';
import { pieceOf } from './legends-book';
import type { Course } from './legends-course';

const SEATS = 2;
/** Pairs that are tried for each that should be exchanged. */
const TRIES = 6;
const MOST_EXCHANGES = 8;
/** Pieces that start on the board have ids below this. */
const OFF_BOARD = 256;

export interface OtherWorld {
  readonly setup: Setup;
  readonly kinds: ReadonlyMap<number, number>;
}

/** Kinds by id of all pieces at the start. */
const startKinds = ({ start }: Course): Map<number, number> =>
  new Map(start.truth.tokens.map(({ id, kind }) => [id, kind ?? 0]));

/** Exchanges the kinds of two pieces of which the viewer knows neither, where each may be what the other is. */
function exchangePairs(course: Course, ids: readonly number[], kinds: Map<number, number>, rng: Rng): void {
  const one = (): number => ids[rng.draw(ids.length)] ?? -1;
  for (let left = 1 + rng.draw(MOST_EXCHANGES) * TRIES; left > 0; left--) {
    const [a, b] = [one(), one()];
    const [kindA = 0, kindB = 0] = [kinds.get(a), kinds.get(b)];
    if (kindA === kindB || !course.book.mayBe(a, kindB) || !course.book.mayBe(b, kindA)) continue;
    kinds.set(a, kindB);
    kinds.set(b, kindA);
  }
}

/** Under closed lists nobody knows what an army is made of but its strengths: some pieces become others of the same. */
function replaceSome(course: Course, ids: readonly number[], kinds: Map<number, number>, rng: Rng): void {
  for (let left = rng.draw(MOST_EXCHANGES); left > 0; left--) {
    const id = ids[rng.draw(ids.length)] ?? -1;
    const now = pieceOf(kinds.get(id) ?? 0);
    const alike = legendsCatalogue.pieces.filter(
      ({ number, side, strength }) =>
        side === now?.side && strength === now.strength && number !== now.number && course.book.mayBe(id, number),
    );
    const other = alike[rng.draw(Math.max(1, alike.length))];
    if (other !== undefined) kinds.set(id, other.number);
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
    if (!Array.isArray(gift) || gift[3] !== 'closed' || gift[2] === course.viewer) return gift;
    const free = freeFor(Number(gift[2]));
    return free.includes(gift[0]) ? [free[rng.draw(free.length)], ...gift.slice(1)] : gift;
  });
  return { ...setup, position: { ...position, grants } };
}

/** A world to try; null when nothing came out different. */
export function exchange(course: Course, rng: Rng): OtherWorld | null {
  const kinds = startKinds(course);
  const closed = course.start.truth.counters['lists'] === 1;
  for (let army = 0; army < SEATS; army++) {
    if (army === course.viewer) continue;
    const ids = course.book.unknown(army).filter((id) => !course.pinned.includes(id));
    if (ids.length === 0) continue;
    exchangePairs(course, ids, kinds, rng);
    if (closed) replaceSome(course, ids, kinds, rng);
  }
  const before = startKinds(course);
  const changed = [...kinds].some(([id, kind]) => before.get(id) !== kind);
  return changed ? { setup: withOtherGifts(course, withKinds(course, kinds), rng), kinds } : null;
}
