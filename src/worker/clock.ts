/** Time, handed in wherever it matters, so that tests hold the clock. */

export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
