/** The standing orders of a match: who has ordered what, and how such a thing is read. */
import type { Content } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import { MOST_ORDERS, ORDER_WORD, ORDERS, type Order, type OrdersTold, type SeatOrders } from '../../contract/orders';
import type { Setup } from '../../contract/setup';
import { ok, refuse } from '../../games/shared/outcome';
import { isObject } from '../../games/shared/read-setup';
import { sameSide } from '../../games/shared/sides';
import { isPerson } from './eyes';

const isOrder = (value: unknown): value is Order => ORDERS.some((order) => order === value);

/** Reads one seat's orders from JSON; `bad-request` with the path. */
export const readSeatOrders = (json: unknown, at = 'orders'): Outcome<SeatOrders> => {
  if (!isObject(json)) return refuse('bad-request', at, 'orders by power', json);
  const entries = Object.entries(json);
  if (entries.length > MOST_ORDERS) return refuse('bad-request', at, `at most ${MOST_ORDERS} powers`, entries.length);
  const read: Record<string, Order> = {};
  for (const [word, order] of entries) {
    if (!ORDER_WORD.test(word)) return refuse('bad-request', at, 'the word of a power', word);
    if (!isOrder(order)) return refuse('bad-request', `${at}.${word}`, ORDERS.join(', '), order);
    read[word] = order;
  }
  return ok(read);
};

/** Do persons share the screen who hide things from each other? */
export const isShared = (setup: Pick<Setup, 'seats'>, content: Pick<Content, 'sides' | 'hidden'>): boolean => {
  const sides = content.sides(setup.seats.length);
  const persons = setup.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const [first, ...others] = persons;
  return content.hidden && first !== undefined && others.some((seat) => !sameSide(sides, first, seat));
};

/** Orders as a match begins with them. */
export interface OrdersPlan {
  /** Persons who share the screen are asked nothing that orders cover. */
  readonly standing: boolean;
  /** By seat; null: none were given. */
  readonly seats: readonly (SeatOrders | null)[];
}

export const NO_ORDERS: OrdersPlan = { standing: false, seats: [] };

/** See file. Changed by their own players at any time; nothing of them is in the record. */
export class MatchOrders {
  readonly standing: boolean;
  /** Where several sides share the screen and orders do not stand, both are asked alike, and orders do not count (R17). */
  readonly #count: boolean;
  readonly #setup: Setup;
  readonly #seats: (SeatOrders | null)[];

  constructor(plan: OrdersPlan, setup: Setup, content: Pick<Content, 'sides' | 'hidden'>) {
    const shared = isShared(setup, content);
    this.standing = plan.standing && shared;
    this.#count = this.standing || !shared;
    this.#setup = setup;
    this.#seats = setup.seats.map((_, seat) => plan.seats[seat] ?? null);
  }

  /** Null for a seat whose orders do not count: the computer's, and wherever both must be asked alike. */
  of(seat: number): SeatOrders | null {
    if (!this.#count || !isPerson(this.#setup, seat)) return null;
    return this.#seats[seat] ?? (this.standing ? {} : null);
  }

  /** False: no such orders count. */
  set(seat: number, orders: SeatOrders): boolean {
    if (!this.#count || !isPerson(this.#setup, seat)) return false;
    this.#seats[seat] = orders;
    return true;
  }

  /** For the seat's own eyes. */
  told(seat: number): OrdersTold | null {
    const own = this.of(seat);
    return own === null ? null : { standing: this.standing, of: own };
  }

  /** What is kept with the match; null where there is nothing to keep. */
  plan(): OrdersPlan | null {
    const any = this.standing || this.#seats.some((orders) => Object.keys(orders ?? {}).length > 0);
    return any ? { standing: this.standing, seats: this.#seats } : null;
  }
}
