/** A clock that stands until a test moves it. */
import type { Clock } from '../../../src/worker/clock';

export class HandClock implements Clock {
  #now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Timers that are set. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** The machine sleeps and wakes: everything that fell due meanwhile runs at once, and time goes on from there. */
  async sleep(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#timers.filter((timer) => timer.at <= this.#now);
    this.#timers = this.#timers.filter((timer) => timer.at > this.#now);
    for (const timer of due) timer.run();
    await settle();
  }

  /** Moves on, running what falls due, and lets promises settle. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#now = due.at;
      due.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }
}

/** A clock on which every look takes the same time: whoever looks twice round a piece of work sees it take that long. */
export class PacedClock implements Clock {
  readonly #pace: number;
  #now = 0;

  /** `pace`: milliseconds from one look to the next. */
  constructor(pace: number) {
    this.#pace = pace;
  }

  now(): number {
    this.#now += this.#pace;
    return this.#now;
  }

  after(): () => void {
    return () => undefined;
  }

  /** What the last look saw. */
  get last(): number {
    return this.#now;
  }
}

/** Lets everything that waits for nothing but promises finish. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
