/** Orders on their way to the referee, which alone answers by them. */

import type { Outcome } from '../contract/fault';
import type { Shelf } from '../contract/host';
import { ORDER_WORD, type Order, type SeatOrders } from '../contract/orders';
import type { Notice, RefereeApi } from '../contract/referee';
import { PASS } from '../games/shared/choice';
import { keptJson } from '../games/shared/json';
import type { GameWords } from './face';
import type { KeptOrders } from './orders';
import type { Readable, Store } from './store';
import type { MatchState } from './types';

export interface Ordering {
  /** Changes with the orders of whoever plays here alone; those of players who share the screen come with the state. */
  readonly kept: Readable<SeatOrders>;
  /** What is ordered for a power, by the word the game has for it, through the eyes that the screen shows. */
  of(word: string): Order;
  set(word: string, order: Order): void;
  /** These powers are not asked about any more in this match, whatever stands for all others; see `set` for the way back. */
  hush(words: readonly string[]): void;
  /**
   * A match has begun: the orders that are kept here count in it. Gives the notice with which it goes on. `resumed`: it is the one that
   * was left open, and what was hushed in it stays hushed.
   */
  begin(begun: Outcome<Notice>, resumed?: boolean): Promise<Outcome<Notice>>;
  /** Passes in this and all later questions of the fight that goes on. */
  waive(): boolean;
}

export interface OrderingPorts {
  readonly referee: Pick<RefereeApi, 'order' | 'waive'>;
  /** The same for a match that is just being opened, whoever had the one before it. */
  readonly opens: Pick<RefereeApi, 'order'>;
  readonly state: Store<MatchState | null>;
  readonly wordsOf: (state: MatchState) => GameWords | null;
  readonly orders: KeptOrders;
  readonly shelf: Shelf;
  readonly heard: (notice: Notice) => void;
  /** Looks again, and keeps what was ordered. */
  readonly renew: () => void;
}

const KEY = 'hushed';

/** What was hushed in the match that was left open; nothing where the shelf holds nothing that can be read. */
const readHushed = (shelf: Shelf): SeatOrders => {
  const json: unknown = keptJson(shelf.read(KEY));
  const words: readonly unknown[] = Array.isArray(json) ? json : [];
  return Object.fromEntries(
    words.flatMap((word): readonly [string, Order][] =>
      typeof word === 'string' && ORDER_WORD.test(word) ? [[word, 'never']] : [],
    ),
  );
};

export const createOrdering = (ports: OrderingPorts): Ordering => {
  const { referee, opens, state, wordsOf, orders, shelf, heard, renew } = ports;

  const standing = (): MatchState | null => {
    const now = state.get();
    return now?.orders?.standing === true ? now : null;
  };

  const give = async (seat: number | null, given: SeatOrders): Promise<void> => {
    const done = await referee.order(seat, given);
    if (!done.ok) return;
    heard(done.value);
    if (seat !== null) renew();
  };

  /** What holds for the match that is played: what is kept for all, and what was given up for this one. */
  let hushed: SeatOrders = {};
  const hold = (next: SeatOrders): void => {
    hushed = next;
    const words = Object.keys(next);
    if (words.length === 0) shelf.remove(KEY);
    else shelf.write(KEY, JSON.stringify(words));
  };
  const giveKept = (): void => void give(null, { ...orders.kept.get(), ...hushed });

  return {
    kept: orders.kept,
    of: (word) => {
      const now = standing();
      if (now === null) return hushed[word] ?? orders.of(word);
      return now.orders?.of[word] ?? wordsOf(now)?.orders?.usual(word) ?? 'never';
    },
    set: (word, order) => {
      const now = standing();
      if (now !== null) {
        const of = { ...now.orders?.of, [word]: order };
        // another order may follow before the referee has answered
        state.set({ ...now, orders: { standing: true, of } });
        return void give(now.viewer, of);
      }
      const { [word]: _, ...others } = hushed;
      hold(others);
      orders.set(word, order);
      giveKept();
    },
    hush: (words) => {
      hold({ ...hushed, ...Object.fromEntries(words.map((word): [string, Order] => [word, 'never'])) });
      giveKept();
    },
    begin: async (begun, resumed = false) => {
      if (!begun.ok) return begun;
      hold(resumed ? readHushed(shelf) : {});
      // refused where no orders of this kind count
      const given = await opens.order(null, { ...orders.kept.get(), ...hushed });
      return given.ok ? given : begun;
    },
    waive: () => {
      const now = state.get();
      const seat = now?.asking?.decision.seat;
      if (now === null || seat === undefined || now.sending) return false;
      // an answer like any other: the window stays open for its time
      state.set({ ...now, sending: true, sent: PASS });
      void referee.waive(seat, now.version).then((done) => {
        if (done.ok) return heard(done.value);
        const after = state.get();
        if (after !== null) state.set({ ...after, sending: false });
        renew();
      });
      return true;
    },
  };
};
