/** Arrangements as lists of kinds, seen from the own side, near rank first: how they come about, differ and change. */
import { armyOfForm, arrangementReport, mirrored, turnedRound } from '../../../src/games/legends/arrange';
import type { Draw } from '../../../src/games/legends/draws';
import { ownSquares, shapeOfForm } from '../../../src/games/legends/forms';
import type { Form } from '../../../src/games/legends/language';
import { pieceOf } from '../../../src/games/legends/mix';
import type { Board, Laid } from './board';

export type Arrangement = readonly number[];

/** Answers as the policy does, whatever the form. */
export const POLICY: readonly number[] = [4, 0, 0, 0, 255, 1, 0, 0];
/** The most pairs of squares that a change exchanges. */
const MOST_SWAPS = 4;

/** What a core that knows no pool lays out when it is asked, square by square. */
export function habitual(board: Board, form: Form, seed: number): Arrangement {
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

/** The castle's place, the same for an arrangement and its mirror image. */
export function castlePlace(kinds: Arrangement, form: Form): number {
  const placeIn = (list: Arrangement): number => list.findIndex((kind) => pieceOf(kind)?.strength === 'castle');
  return Math.min(placeIn(kinds), placeIn(flipped(kinds, form)));
}

/** The same with one to four pairs of squares exchanged. */
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
