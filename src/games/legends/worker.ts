/** The Legends family as workers take it. */
import type { GamePart } from '../part';
import { legendsCatalogue } from './catalogue';
import { characters } from './characters';
import { foresightOf } from './foresight';
import { legends } from './index';
import { opponents } from './opponents';
import { legendsOrders } from './orders';
import { legendsTables } from './tables';

let words: readonly number[] | null = null;

/** The published pieces as words, worked out once. */
const tables = (): readonly number[] => {
  words ??= legendsTables(legendsCatalogue);
  return words;
};

export const part: GamePart = {
  content: legends,
  opponents,
  characters,
  foresight: foresightOf,
  orders: legendsOrders,
  tables,
};
