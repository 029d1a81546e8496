/** Aiming: a square that the chosen piece can reach only through one of its powers is pressed before the power is. */
import type { Content, Press } from '../contract/content';
import type { Decision } from '../contract/decision';
import { candidatesOf, samePress } from './press';
import type { Asking, SquareMark } from './types';

const sameWay = (a: readonly Press[], b: readonly Press[]): boolean =>
  a.length === b.length && a.every((press, at) => samePress(press, b[at] ?? press));

/** What is pressed of a choice up to this square, where an item stands between the piece and it; null: nothing like that. */
const wayOf = (presses: readonly Press[], made: readonly Press[], square: number): readonly Press[] | null => {
  const [first, second] = presses;
  const [piece] = made;
  if (piece === undefined || first === undefined || !samePress(first, piece) || second?.on !== 'item') return null;
  const at = presses.findIndex((press, index) => index > 1 && press.on === 'square' && press.square === square);
  return at < 0 ? null : presses.slice(0, at + 1);
};

/** The ways through an item to a square, once a piece is all that is pressed; in the order of the choices. */
export const waysTo = (
  decision: Decision,
  made: readonly Press[],
  pressed: Press,
  content: Pick<Content, 'presses' | 'ordered'>,
): readonly (readonly Press[])[] => {
  if (made.length !== 1 || made[0]?.on !== 'square' || pressed.on !== 'square') return [];
  const ways: (readonly Press[])[] = [];
  for (const { presses } of candidatesOf(decision, content)) {
    const way = wayOf(presses, made, pressed.square);
    if (way !== null && !ways.some((known) => sameWay(known, way))) ways.push(way);
  }
  return ways;
};

/** Every square that a press is taken on, with its mark; those behind a power are marked as such. Ascending. */
export const marksOf = ({ squares, hints = [] }: Pick<Asking, 'squares' | 'hints'>): readonly SquareMark[] =>
  [...squares, ...hints.map((square): SquareMark => ({ square, mark: 'power' }))].sort((a, b) => a.square - b.square);
