/** A match as one line (B26). */
import type { HeapView, TokenView, View } from '../../../../../src/contract/view';
import { nameOf } from '../map';
import { LETTERS, SEATS } from '../names';
import { formatHeap } from './heaps';

export const ALL = 511;

const shownText = ({ seat, shownTo }: TokenView): string => {
  if (shownTo === ALL) return '*';
  const others = Array.from({ length: SEATS }, (_, other) => other).filter(
    (other) => other !== seat && ((shownTo >> other) & 1) === 1,
  );
  return others.length === 0 ? '' : `+${others.join('')}`;
};

const tokenText = (token: TokenView): string => {
  const { id, square, seat, kind } = token;
  const name = id === square ? '' : `#${nameOf(id)}`;
  return `${seat}${LETTERS[kind ?? 0]}${nameOf(square)}${shownText(token)}${name}`;
};

/** The truth's view as the position form. */
export const formatPosition = (truth: View): string => {
  const heaps = (name: HeapView['name']): string =>
    truth.heaps
      .filter((heap) => heap.name === name)
      .map(formatHeap)
      .join('/');
  const { active, turns, quiet } = truth.counters;
  return [
    truth.tokens.map(tokenText).join(','),
    active,
    heaps('hand'),
    heaps('deck'),
    heaps('discard'),
    heaps('fallen'),
    `${turns}/${quiet}/${truth.ply}`,
  ].join(' ');
};
