/** Standing orders: for which own powers the player wants to be asked when a window stands open, kept for all matches. */

import type { Content } from '../contract/content';
import type { Shelf } from '../contract/host';
import type { SeatSetup } from '../contract/setup';
import { PASS } from '../games/shared/choice';
import { keptJson } from '../games/shared/json';
import type { GameWords } from './face';
import { isHandedOver } from './reduce-state';
import { createStore, type Readable } from './store';
import type { MatchState } from './types';

/** `never`: pass where nothing else could be used. */
export const ORDERS = ['ask', 'never'] as const;
export type Order = (typeof ORDERS)[number];

/** Powers that are never asked for, by the game's words for them (`NamedAnswer.order`). */
export type OrdersKept = readonly string[];

export interface Orders {
  readonly kept: Readable<OrdersKept>;
  of(key: string): Order;
  set(key: string, order: Order): void;
}

const KEY = 'orders';

/** An order's word: letters, digits, dots and colons. */
const WORD = /^[\w.:]{1,40}$/;
/** More than there are powers. */
const MOST = 1000;

const readKept = (shelf: Shelf): OrdersKept => {
  const json = keptJson(shelf.read(KEY));
  return Array.isArray(json) ? json.slice(0, MOST).filter((one) => typeof one === 'string' && WORD.test(one)) : [];
};

export const createOrders = (shelf: Shelf): Orders => {
  const kept = createStore<OrdersKept>(readKept(shelf));
  return {
    kept,
    of: (key) => (kept.get().includes(key) ? 'never' : 'ask'),
    set: (key, order) => {
      // another page may have written meanwhile
      const others = readKept(shelf).filter((one) => one !== key);
      const next = order === 'never' ? [...others, key] : others;
      kept.set(next);
      shelf.write(KEY, JSON.stringify(next));
    },
  };
};

/** Do standing orders count in this match? Where players share the screen both are asked alike, always (R17). */
export const mayOrder = (
  { setup }: { readonly setup: Pick<SeatSetup, 'seats' | 'sides'> },
  content: Pick<Content, 'hidden'>,
): boolean => content.hidden && !isHandedOver(setup, content);

/**
 * The choice that the orders make: passing, where every power that could be used now is one the player does not want to be
 * asked for. Null: the player is asked. A question that offers nothing but passing is left to the player, who wished for it.
 */
export const orderedChoice = (state: MatchState, orders: Orders, words: GameWords): number | null => {
  const { asking, view } = state;
  if (asking === null || asking.presses.length > 0 || state.sending || state.result !== null) return null;
  if (!words.mayOrder(asking.decision) || !mayOrder(state, words.content)) return null;
  const rows = words.rows(asking, view);
  const unwanted = rows.every(({ order }) => order !== null && orders.of(order) === 'never');
  const pass = asking.decision.choices.indexOf(PASS);
  return rows.length > 0 && unwanted && pass >= 0 ? pass : null;
};
