/** A second opponent that thinks at the same question, in a worker of its own; nothing depends on its being there. */
import type { Outcome } from '../../contract/fault';
import type { ThinkRequest } from '../../contract/search';
import type { GameName } from '../../contract/setup';
import type { Clock } from '../clock';

/** The partner as the first opponent sees it, over a port. */
export interface PartnerApi {
  ready(game: GameName): Promise<unknown>;
  /** Thinks at a question and gives the sums of its search (`CoreSearch.sums`). */
  sums(request: ThinkRequest): Promise<Outcome<readonly number[]>>;
  stop(): Promise<void>;
}

/** How much longer than the first a partner may take, in milliseconds: by the clock, and for a number of iterations. */
const GRACE = { timed: 100, counted: 10_000 } as const;
/** So many questions in succession without an answer in time, and it is not asked again. */
const MISSES = 3;

/** Asks a partner, and lets it go when it doesn't answer any more. */
export class Partner {
  readonly #api: PartnerApi;
  readonly #clock: Clock;
  #misses = 0;

  constructor(api: PartnerApi, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
  }

  /** Loads what a match of this game needs. */
  prepare(game: GameName): void {
    this.#api.ready(game).catch(() => undefined);
  }

  get isLost(): boolean {
    return this.#misses >= MISSES;
  }

  /** Begins to think; what comes back waits for the sums, from then on for so long as is usual, and gives null where none come. */
  ask(request: ThinkRequest): () => Promise<readonly number[] | null> {
    const found = this.#api.sums(request).then(
      (outcome) => (outcome.ok ? outcome.value : null),
      () => null,
    );
    const grace = request.effort.milliseconds === undefined ? GRACE.counted : GRACE.timed;
    return async () => {
      if (grace === GRACE.timed) this.stop();
      const sums = await this.#inTime(found, grace);
      this.#misses = sums === null ? this.#misses + 1 : 0;
      return sums;
    };
  }

  /** Its search ends soon, and its sums come. */
  stop(): void {
    this.#api.stop().catch(() => undefined);
  }

  #inTime<T>(found: Promise<T>, milliseconds: number): Promise<T | null> {
    return new Promise((resolve) => {
      const off = this.#clock.after(milliseconds, () => resolve(null));
      void found.then((value) => {
        off();
        resolve(value);
      });
    });
  }
}
