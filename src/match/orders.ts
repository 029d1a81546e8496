/** Standing orders: for which own powers the player wants to be asked when a window stands open, kept for all matches. */
import type { Content } from '../contract/content';
import { PASS } from '../games/shared/choice';
import { rowsOf } from './games/legends/rows';
import { isHandedOver } from './reduce-state';
import { createStore, type Readable } from './store';
import type { MatchState, Shelf } from './types';

/** `never`: pass where nothing else could be used. */
export const ORDERS = ['ask', 'never'] as const;
export type Order = (typeof ORDERS)[number];

/** Powers that are never asked for, by `orderKey`. */
export type OrdersKept = readonly string[];

export interface Orders {
  readonly kept: Readable<OrdersKept>;
  of(kind: number, power: number): Order;
  set(kind: number, power: number, order: Order): void;
}

const KEY = 'orders';

const orderKey = (kind: number, power: number): string => `${kind}.${power}`;

const readKept = (shelf: Shelf): OrdersKept => {
  try {
    const json: unknown = JSON.parse(shelf.read(KEY) ?? '[]');
    return Array.isArray(json) ? json.filter((one) => typeof one === 'string' && /^\d+\.\d+$/.test(one)) : [];
  } catch {
    return [];
  }
};

export const createOrders = (shelf: Shelf): Orders => {
  const kept = createStore<OrdersKept>(readKept(shelf));
  return {
    kept,
    of: (kind, power) => (kept.get().includes(orderKey(kind, power)) ? 'never' : 'ask'),
    set: (kind, power, order) => {
      const key = orderKey(kind, power);
      const others = kept.get().filter((one) => one !== key);
      const next = order === 'never' ? [...others, key] : others;
      kept.set(next);
      shelf.write(KEY, JSON.stringify(next));
    },
  };
};

/** Questions that may be answered by a standing order: an open window, and triggers that may be left. */
const ORDERED = ['legends.window', 'legends.offer'];

/** Do standing orders count in this match? Where players share the screen both are asked alike, always (R17). */
export const mayOrder = ({ setup }: MatchState, content: Pick<Content, 'hidden'>): boolean =>
  content.hidden && !isHandedOver(setup.seats, content);

/**
 * The choice that the orders make: passing, where every power that could be used now is one the player does not want to be
 * asked for. Null: the player is asked. A question that offers nothing but passing is left to the player, who wished for it.
 */
export const orderedChoice = (state: MatchState, orders: Orders, content: Content): number | null => {
  const { asking, view } = state;
  if (asking === null || asking.presses.length > 0 || state.sending || state.result !== null) return null;
  if (!ORDERED.includes(asking.decision.key) || !mayOrder(state, content)) return null;
  const rows = rowsOf(asking, { view, content });
  const unwanted = rows.every(
    (row) =>
      row.on === 'power' && row.kind !== null && row.power !== null && orders.of(row.kind, row.power) === 'never',
  );
  const pass = asking.decision.choices.indexOf(PASS);
  return rows.length > 0 && unwanted && pass >= 0 ? pass : null;
};
