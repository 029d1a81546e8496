/** Standing orders: what a seat wants done about each of its powers when it could be used outside its own choices. */
import type { ChoiceCode, Decision } from './decision';
import type { View } from './view';

/**
 * `ask`: the player is asked where the use can matter; `always`: wherever it is offered; `turn`: used where it makes what is
 * decided there better, the cheapest that does; `never`: not used.
 */
export const ORDERS = ['ask', 'always', 'turn', 'never'] as const;
export type Order = (typeof ORDERS)[number];

/** One seat's orders by the game's words for its powers; a power that is not named is as usual. */
export type SeatOrders = Readonly<Record<string, Order>>;

/** An order's word for a power: letters, digits, dots and colons. */
export const ORDER_WORD = /^[\w.:]{1,40}$/;
/** More than there are powers. */
export const MOST_ORDERS = 1000;

/** What a seat is told of its own orders. */
export interface OrdersTold {
  /** Players who hide things from each other share the screen, and orders answer every question that they cover. */
  readonly standing: boolean;
  readonly of: SeatOrders;
}

/** What using a power costs: compared number by number, the first that differs decides; the lower is cheaper. */
export type OrderCost = readonly number[];

/** What a game says about standing orders. Everything is read from the view of the seat that is asked. */
export interface OrderRules {
  /** May orders answer this question? All such questions are put so that nobody else knows who is asked. */
  covers(decision: Pick<Decision, 'key'>): boolean;
  /** The word of the power that a choice of such a question uses; null where no order is given for it. */
  wordOf(view: View, decision: Decision, code: ChoiceCode): string | null;
  /** What stands for a power about which nothing was ordered, where players may not be asked. */
  usual(word: string): Order;
  costOf(view: View, decision: Decision, code: ChoiceCode): OrderCost;
  /**
   * Does this use come to nothing that lasts but what it costs: it makes no fighter stronger, and all that it does ends with the
   * turn? Then by what word its cost is known, the same for all uses of one question that cost the same; null: it may matter.
   * What it costs, or what is lent to a fighter, may still change the fight, which is tried out.
   */
  idle(view: View, decision: Decision, code: ChoiceCode): string | null;
  /** The fight that goes on, by a word that no other fight of the match has; null outside of fights. */
  fightOf(view: View): string | null;
  /**
   * How good `after` is for the seat whose view `before` is; the more the better. `after` shows everything: it is what one guess
   * of the hidden things comes to, where nobody does anything more.
   */
  worth(before: View, after: View): number;
  /** From this worth on nothing is to be turned any more: the fight is won as it stands. */
  good(before: View): number;
}
