/** One world of a trial of standing orders: the real referee with two persons at one screen, and what it gives off, with its time. */
import type { Engine } from '../../../../../src/contract/engine';
import type { OrderRules, SeatOrders } from '../../../../../src/contract/orders';
import type { Notice, SeatUpdate } from '../../../../../src/contract/referee';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { legends } from '../../../../../src/games/legends';
import { legendsOrders } from '../../../../../src/games/legends/orders';
import { pieceKnown } from '../../../../../src/games/legends/reading/pieces-seen';
import { ok } from '../../../../../src/games/shared/outcome';
import { registryOf } from '../../../../../src/games/shared/registry';
import type { Clock } from '../../../../../src/worker/clock';
import { createReferee, type Referee } from '../../../../../src/worker/referee';
import { LATEST } from '../../../../../src/worker/referee/constant-delay';
import { HandClock } from '../../../../worker/support/clock';
import { must } from '../../kit';
import { TRUTH } from '../../masks';

/** Milliseconds that a guess takes: whatever orders are worked out must be done before it is told what came of them. */
const PACE = 0.05;

/** A way in which standing orders could tell something. */
export interface OrderLeak {
  readonly rules?: (truth: () => View | null) => Partial<OrderRules>;
  /** Milliseconds that a guess takes. */
  readonly pace?: number;
  /** What a seat is told of its orders: those of this one. */
  readonly told?: (seat: number) => number;
}

/** All that can be noticed of an answer. */
export interface Told {
  readonly notice: Notice;
  readonly at: number;
}

/** A clock that also goes on while guesses are played out. */
class WorkClock implements Clock {
  readonly hand = new HandClock();
  spent = 0;

  now(): number {
    return this.hand.now() + this.spent;
  }

  after(milliseconds: number, run: () => void): () => void {
    return this.hand.after(milliseconds, run);
  }
}

const LEVELS = { names: ['story'], standard: 'story', hint: 'story', find: () => ({ share: 1, parameters: null }) };

export class OrderedWorld {
  readonly told: Told[] = [];
  /** How many guesses were played out. */
  guesses = 0;
  readonly #clock = new WorkClock();
  readonly #referee: Referee;
  readonly #leak: OrderLeak;

  constructor(make: () => Engine, leak: OrderLeak) {
    let truth: Engine | null = null;
    // the first that is asked for is the match's, all others are for guesses
    const watched = (): Engine => {
      const engine = make();
      truth ??= engine;
      return engine;
    };
    const rules: OrderRules = { ...legendsOrders, ...leak.rules?.(() => truth?.view(TRUTH) ?? null) };
    const worth: OrderRules['worth'] = (before, after) => {
      this.guesses += 1;
      this.#clock.spent += leak.pace ?? PACE;
      return rules.worth(before, after);
    };
    const game = { content: legends, levels: LEVELS, orders: { ...rules, worth } };
    this.#leak = leak;
    this.#referee = createReferee({
      games: registryOf({ legends: { ...game, loadEngine: async () => ok(watched) } }),
      clock: this.#clock,
      drawSeed: () => 1,
      wrapPort: () => {
        throw new Error('no ports here');
      },
      firstVersion: 0,
    });
    void this.#referee.listen((notice) => this.told.push({ notice, at: this.#clock.now() }));
  }

  async start(setup: Setup, orders: readonly SeatOrders[]): Promise<void> {
    must(await this.#referee.start({ setup, standing: true }), 'a setup');
    for (const [seat, given] of orders.entries()) must(await this.#referee.order(seat, given), 'orders');
  }

  async look(seat: number): Promise<SeatUpdate> {
    const update = must(await this.#referee.look(seat, 0), 'a seat that may look');
    const other = this.#leak.told?.(seat);
    return other === undefined ? update : { ...update, orders: must(await this.#referee.look(other, 0), '').orders };
  }

  /** Milliseconds from the answer to each notice that it made. */
  async choose(seat: number, index: number): Promise<readonly number[]> {
    const { version } = must(await this.#referee.look(seat, 0), 'a seat that may look');
    const [before, count] = [this.#clock.now(), this.told.length];
    const chosen = this.#referee.choose(seat, version, index);
    await this.#clock.hand.pass(LATEST);
    must(await chosen, 'a choice');
    return this.told.slice(count).map(({ at }) => Math.round((at - before) * 1000));
  }
}

/** Ranks that face each other, from 0. */
const FRONT: readonly number[] = [3, 4];
const WIDTH = 8;

/** Has the rival a hidden piece with an ability in its front rank? */
const couldAnswer = ({ viewer, tokens }: View, truth: View | null): boolean =>
  (truth?.tokens ?? []).some(({ id, kind, seat, square }) => {
    const hidden = tokens.find((token) => token.id === id)?.kind === null;
    const front = square !== null && FRONT.includes(Math.floor(square / WIDTH));
    const [first] = pieceKnown(kind)?.powers ?? [];
    return hidden && front && seat !== viewer && first !== undefined && 'kind' in first && first.kind === 'ability';
  });

/** The planted leaks, by what they tell. */
export const ORDER_LEAKS: Readonly<Record<string, OrderLeak>> = {
  'orders answered from the true position': {
    rules: (truth) => ({
      good: (before) => (couldAnswer(before, truth()) ? Number.NEGATIVE_INFINITY : legendsOrders.good(before)),
    }),
  },
  'a question wherever something can be used': {
    rules: () => ({
      covers: (decision) =>
        legendsOrders.covers(decision) && !('choices' in decision && (decision.choices as []).length > 1),
    }),
  },
  'time that it takes to work orders out': { pace: 12 },
  'the orders of the other player': { told: (seat) => 1 - seat },
};
