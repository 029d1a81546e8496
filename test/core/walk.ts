/** Random games through the exports, for tests that look at every decision. */
import { type Core, FORMS } from './load';

/** A small generator of its own (mulberry32), so that tests repeat. */
export const chance = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

/** Starts a match of the form: boards chosen in the match, or laid, by turns. */
export const start = (core: Core, form: number, seed: number): void => {
  const boards = seed % 3 === 0 ? [0, 9, 18, 27] : [];
  if (core.create(form, boards, seed) !== 0) throw new Error(`no match of ${FORMS[form]}`);
};

/** Calls `look` at each decision of a random match and once at its end. */
export const walk = (core: Core, form: number, seed: number, look: (step: number) => void): void => {
  const draw = chance(seed);
  start(core, form, seed);
  for (let step = 0; ; step++) {
    look(step);
    const choices = core.call['choiceCount']?.() ?? 0;
    if (choices === 0) return;
    core.call['apply']?.(draw(choices));
  }
};
