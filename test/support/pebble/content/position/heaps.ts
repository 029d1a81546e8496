/** The heaps of a view in their order (B22), and what they hold as text. */
import type { HeapView } from '../../../../../src/contract/view';
import { CARDS, LETTERS, SEATS } from '../names';

const ofSeats = (name: HeapView['name']): readonly Pick<HeapView, 'seat' | 'name'>[] =>
  Array.from({ length: SEATS }, (_, seat) => ({ seat, name }));

export const HEAPS: readonly Pick<HeapView, 'seat' | 'name'>[] = [
  ...ofSeats('hand'),
  ...ofSeats('fallen'),
  { seat: null, name: 'deck' },
  { seat: null, name: 'discard' },
];

/** Letters of what a heap holds, by number. */
export const lettersOf = (name: HeapView['name']): string => (name === 'fallen' ? LETTERS : CARDS);

const EMPTY = '-';

export const formatHeap = ({ name, kinds }: HeapView): string =>
  kinds.length === 0 ? EMPTY : kinds.map((kind) => (kind === null ? '?' : (lettersOf(name)[kind] ?? '?'))).join('');

/** Null where a letter is none of the heap's. */
export const parseHeap = (text: string, name: HeapView['name']): readonly number[] | null => {
  if (text === EMPTY) return [];
  const kinds = [...text].map((letter) => (letter === EMPTY ? -1 : lettersOf(name).indexOf(letter)));
  return kinds.length === 0 || kinds.includes(-1) ? null : kinds;
};
