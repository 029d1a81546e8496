/** Standing orders in a save. A record in clear tells that there were some, and nothing of them. */

import type { Outcome } from '../../contract/fault';
import type { SeatOrders } from '../../contract/orders';
import { ok, refuse, within } from '../../games/shared/outcome';
import { isObject } from '../../games/shared/read-setup';
import type { Match } from './match';
import { NO_ORDERS, type OrdersPlan, readSeatOrders } from './orders';

const KEYS = ['standing', 'seats', 'lines'];
const MOST_SEATS = 8;

/** The orders as a save keeps them, with the lines of the record that they answered; null where there are none. */
export const savedOrders = (match: Match): (OrdersPlan & { readonly lines: readonly number[] }) | null => {
  const plan = match.orders.plan();
  const lines = match.entries.flatMap(({ ordered }, index) => (ordered ? [index] : []));
  return plan === null && lines.length === 0 ? null : { ...(plan ?? NO_ORDERS), lines };
};

/** What a record in clear tells: orders answered the questions of those who shared the screen. Null where they did not. */
export const openOrders = (match: Match): ReturnType<typeof savedOrders> =>
  match.orders.standing ? { standing: true, seats: [], lines: [] } : null;

const readSeats = (json: unknown): Outcome<readonly (SeatOrders | null)[]> => {
  if (!Array.isArray(json) || json.length > MOST_SEATS)
    return refuse('bad-save', 'orders.seats', 'orders by seat', json);
  const seats: (SeatOrders | null)[] = [];
  for (const [seat, each] of json.entries()) {
    const read = each === null ? ok(null) : readSeatOrders(each, `orders.seats[${seat}]`);
    if (!read.ok) return read;
    seats.push(read.value);
  }
  return ok(seats);
};

/** Reads the orders of a save; none where it has none. `bad-save` or `bad-request` with the path. */
export const readOrders = (json: unknown): Outcome<OrdersPlan> => {
  if (json === undefined) return ok(NO_ORDERS);
  if (!isObject(json)) return refuse('bad-save', 'orders', 'standing orders', json);
  const extra = Object.keys(json).find((key) => !KEYS.includes(key));
  if (extra !== undefined) return within(refuse('bad-save', extra, KEYS.join(', '), extra).fault, 'orders');
  const { standing, lines } = json;
  if (typeof standing !== 'boolean') return refuse('bad-save', 'orders.standing', 'true or false', standing);
  const areLines = Array.isArray(lines) && lines.every((line) => Number.isInteger(line) && line >= 0);
  if (!areLines) return refuse('bad-save', 'orders.lines', 'numbers of lines', lines);
  const seats = readSeats(json['seats']);
  return seats.ok ? ok({ standing, seats: seats.value }) : seats;
};

/** The lines of the record that orders answered, of a save whose orders have been read. */
export const orderedLines = (json: unknown): ReadonlySet<unknown> => {
  const lines = isObject(json) ? json['lines'] : [];
  return new Set(Array.isArray(lines) ? lines : []);
};
