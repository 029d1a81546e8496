/** A clock on which nothing is waited for: what would take its time happens at once, and the time that it would have taken is counted. */
import type { Clock as PageClock } from '../../../../src/match/pace';
import type { Clock } from '../../../../src/worker/clock';

/** A longer one is patience with an opponent, not a pause: such a timer is a real one. In milliseconds. */
const PATIENCE = 2500;

export class HastyClock implements Clock, PageClock {
  #now = 0;

  /** Milliseconds that have been passed or counted. */
  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const isPause = milliseconds < PATIENCE;
    const timer = setTimeout(
      () => {
        if (isPause) this.#now += milliseconds;
        run();
      },
      isPause ? 0 : milliseconds,
    );
    return () => clearTimeout(timer);
  }

  async wait(milliseconds: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#now += milliseconds;
  }

  /** Something outside took so long. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
