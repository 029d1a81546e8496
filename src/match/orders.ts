/** Standing orders as this screen keeps them: of whoever plays here alone for all matches, of players who share it with the match. */

import type { Content } from '../contract/content';
import type { Shelf } from '../contract/host';
import { MOST_ORDERS, ORDER_WORD, ORDERS, type Order, type SeatOrders } from '../contract/orders';
import type { SeatSetup } from '../contract/setup';
import { keptJson } from '../games/shared/json';
import { isHandedOver } from './reduce-state';
import { createStore, type Readable } from './store';

/** Where nothing was ordered the player is asked. */
const USUAL: Order = 'ask';

export interface KeptOrders {
  readonly kept: Readable<SeatOrders>;
  of(word: string): Order;
  set(word: string, order: Order): void;
}

const KEY = 'orders';

const isWord = (word: unknown): word is string => typeof word === 'string' && ORDER_WORD.test(word);

/** Earlier versions kept a list of the powers that are never asked for. */
const readKept = (shelf: Shelf): SeatOrders => {
  const json = keptJson(shelf.read(KEY));
  if (Array.isArray(json)) {
    const words = json.slice(0, MOST_ORDERS).filter(isWord);
    return Object.fromEntries(words.map((word): [string, Order] => [word, 'never']));
  }
  if (typeof json !== 'object' || json === null) return {};
  const entries = Object.entries(json).slice(0, MOST_ORDERS);
  return Object.fromEntries(
    entries.flatMap(([word, given]): readonly [string, Order][] => {
      const order = ORDERS.find((one) => one === given);
      return order === undefined || order === USUAL || !isWord(word) ? [] : [[word, order]];
    }),
  );
};

/** The orders of whoever plays here, for all matches. */
export const createOrders = (shelf: Shelf): KeptOrders => {
  const kept = createStore<SeatOrders>(readKept(shelf));
  return {
    kept,
    of: (word) => kept.get()[word] ?? USUAL,
    set: (word, order) => {
      // another page may have written meanwhile
      const { [word]: _, ...others } = readKept(shelf);
      const next = order === USUAL ? others : { ...others, [word]: order };
      kept.set(next);
      shelf.write(KEY, JSON.stringify(next));
    },
  };
};

/** Must both be asked alike in this match, since players who hide things from each other share the screen (R17)? */
const asksAlike = (
  { setup }: { readonly setup: Pick<SeatSetup, 'seats' | 'sides'> },
  content: Pick<Content, 'hidden'>,
): boolean => isHandedOver(setup, content);

/** Do standing orders count in this match? Where players share the screen, only where they answer everything. */
export const mayOrder = (
  state: {
    readonly setup: Pick<SeatSetup, 'seats' | 'sides'>;
    readonly orders?: { readonly standing: boolean } | null;
  },
  content: Pick<Content, 'hidden'>,
): boolean => content.hidden && (state.orders?.standing === true || !asksAlike(state, content));
