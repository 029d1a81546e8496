/** Waiting that must take its time: a window stands open so long, however soon its end is known. */

/** Time as the page has it; tests bring their own. */
export interface Clock {
  now(): number;
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

export interface Pace {
  /** Nothing further is shown for so many milliseconds from now. */
  hold(milliseconds: number): void;
  /** Resolves when what was held may be shown. */
  rest(): Promise<void>;
  /** Nothing is held any longer; whoever rests goes on. */
  release(): void;
}

export const createPace = (clock: Clock): Pace => {
  let until = Number.NEGATIVE_INFINITY;
  let wake: () => void = () => undefined;
  return {
    hold: (milliseconds) => {
      until = Math.max(until, clock.now() + milliseconds);
    },
    rest: async () => {
      const left = until - clock.now();
      if (left <= 0) return;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([clock.wait(left), woken]);
    },
    release: () => {
      until = Number.NEGATIVE_INFINITY;
      wake();
    },
  };
};
