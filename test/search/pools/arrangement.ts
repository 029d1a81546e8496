/** Arrangements as lists of kinds, seen from the own side, near rank first: how they come about, differ and change. */
import { armyOfForm, arrangementReport, mirrored, turnedRound } from '../../../src/games/legends/arrange';
import { pieceOf } from '../../../src/games/legends/catalogue';
import { ownSquares, shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import type { Draw } from '../../../src/games/shared/draws';
import type { Board, Laid } from './board';

export type Arrangement = readonly number[];

/** Answers as the policy does, whatever the form. */
const POLICY: readonly number[] = [4, 0, 0, 0, 255, 1, 0, 0];
/** The most pairs of squares that a change exchanges. */
const MOST_SWAPS = 3;
/** Ranks on which a castle may stand; one further in front wins as long as it is looked for here, and loses after that. */
const CASTLE_RANKS = 2;
/** Where what can move stands on average, as a share of the way to the front rank. */
const MOVERS_FORWARD = 0.4;

/** What a core that knows no pool lays out when it is asked, square by square. */
export function byPolicy(board: Board, form: Form, seed: number): Arrangement {
  const squares = ownSquares(form, 0).length;
  const spare = squares - armyOfForm(form).length;
  const kinds: number[] = [];
  const laid: Laid = null;
  board.begin([laid, laid], seed);
  for (let place = 0; place < squares; place++) {
    const rest = arrangementReport(form, kinds)
      .rest.map(({ kind }) => kind)
      .sort((a, b) => a - b);
    const choices = kinds.filter((kind) => kind === 0).length < spare ? [...rest, 0] : rest;
    const kind = choices[board.answer(POLICY, 1, Math.imul(seed + 1, 0x85ebca6b) + place)];
    if (kind === undefined) throw new Error('an answer that no list has');
    kinds.push(kind);
  }
  return kinds;
}

/** As a seat's Setup lists it. */
export const forSeat = (kinds: Arrangement, seat: number): Arrangement => (seat === 0 ? kinds : turnedRound(kinds));

/** Left and right exchanged. */
export const flipped = (kinds: Arrangement, form: Form): Arrangement => mirrored(kinds, shapeOfForm(form, 2).width);

/** On how many squares two differ, the second as it is or mirrored, whichever is nearer. */
export function distance(a: Arrangement, b: Arrangement, form: Form): number {
  const other = flipped(b, form);
  const plain = a.filter((kind, place) => kind !== b[place]).length;
  return Math.min(plain, a.filter((kind, place) => kind !== other[place]).length);
}

const castleIn = (kinds: Arrangement): number => kinds.findIndex((kind) => pieceOf(kind)?.strength === 'castle');

/** The castle's place, the same for an arrangement and its mirror image. */
export const castlePlace = (kinds: Arrangement, form: Form): number =>
  Math.min(castleIn(kinds), castleIn(flipped(kinds, form)));

/** Does the castle stand in the half where the ranks begin? */
export const isFirstSide = (kinds: Arrangement, form: Form): boolean => castleIn(kinds) === castlePlace(kinds, form);

/** How many pieces that can't move stand beside the castle. */
export function guardsOf(kinds: Arrangement, form: Form): number {
  const { width } = shapeOfForm(form, 2);
  const castle = castleIn(kinds);
  return kinds.filter((kind, place) => {
    const steps = Math.abs(Math.floor(place / width) - Math.floor(castle / width));
    return steps + Math.abs((place % width) - (castle % width)) === 1 && pieceOf(kind)?.stationary === true;
  }).length;
}

/** May the computer lay this out: the castle far back and guarded, nothing that can't move in the front rank, the others forward? */
export function isSensible(kinds: Arrangement, form: Form): boolean {
  const { width } = shapeOfForm(form, 2);
  if (castlePlace(kinds, form) >= CASTLE_RANKS * width || guardsOf(kinds, form) === 0) return false;
  const standing = kinds.flatMap((kind, place) => {
    return kind === 0 ? [] : [{ rank: Math.floor(place / width), still: pieceOf(kind)?.stationary === true }];
  });
  if (standing.some(({ rank, still }) => still && rank === form.ranks - 1)) return false;
  const moving = standing.filter(({ still }) => !still);
  const forward = moving.reduce((sum, { rank }) => sum + rank, 0) / Math.max(1, moving.length);
  return forward > MOVERS_FORWARD * (form.ranks - 1);
}

/** The same with one to three pairs of squares exchanged. */
export function changed(kinds: Arrangement, draw: Draw): Arrangement {
  const next = [...kinds];
  for (let left = 1 + draw(MOST_SWAPS); left > 0; ) {
    const [a, b] = [draw(next.length), draw(next.length)];
    const [first = 0, second = 0] = [next[a], next[b]];
    if (first === second) continue;
    next[a] = second;
    next[b] = first;
    left--;
  }
  return next;
}
