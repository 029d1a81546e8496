/** How long the page waits for each call before it takes the referee for dead. */
import type { RefereeApi } from '../../contract/referee';
import type { Clock } from '../clock';

/** Starting includes loading a core over a slow line. */
const LOADING = 15_000;
/** Hints and draw offers wait for an opponent, which has at most a minute and is itself watched by the referee. */
const THINKING = 75_000;
const USUAL = 5000;
/** A slow phone plays so many characters of a save in a millisecond; a fast machine plays a hundred. */
const CHARACTERS_PER_MS = 10;

const SLOW: Readonly<Partial<Record<keyof RefereeApi, number>>> = {
  ready: LOADING,
  start: LOADING,
  load: LOADING,
  // all three play the record again
  undo: LOADING,
  takeBack: LOADING,
  replay: LOADING,
  hint: THINKING,
  offerDraw: THINKING,
};

/** Milliseconds for an answer to this call; `length`: characters of the match that it brings. */
export const patienceFor = (call: keyof RefereeApi, length = 0): number =>
  (SLOW[call] ?? USUAL) + length / CHARACTERS_PER_MS;

/** A machine that slept wakes with every timer due at once: time is counted in parts, so that sleep counts as one. */
const PARTS = 5;

/** Calls back after this much waking time; the answer calls it off. */
export const afterAwake = (clock: Clock, milliseconds: number, run: () => void): (() => void) => {
  let left = PARTS;
  let off = (): void => undefined;
  const tick = (): void => {
    left--;
    if (left < 0) run();
    else off = clock.after(milliseconds / PARTS, tick);
  };
  tick();
  return () => off();
};
