/** Trials whose two worlds can't be told apart by what the engines give: the page must not tell them apart either. */

import { findGame } from '../../../src/cli/games';
import { FORM_LIST, STANDARD_FORM } from '../../../src/games/legends/forms';
import { createLegendsPairs } from '../harness/legends/secrecy/trials';
import { engineWorld } from '../harness/secrecy/world';
import type { FormPair } from './pair';

/** Every other trial is one of the standard form. */
const STANDARD_EVERY = 2;

/** Number by number the pairs of a run; a number where nothing could be exchanged has none. */
export const pairSource = (seed: number): ((index: number) => FormPair | null) => {
  const make = () => engineWorld(findGame(STANDARD_FORM.name).engines.wasm());
  const sources = FORM_LIST.map((form) => ({ form, pairs: createLegendsPairs({ make, seed, form }) }));
  const others = sources.filter(({ form }) => form !== STANDARD_FORM);
  const standard = sources.filter(({ form }) => form === STANDARD_FORM);
  return (index) => {
    const turn = Math.floor(index / STANDARD_EVERY);
    const chosen = index % STANDARD_EVERY === 0 ? standard[0] : others[turn % others.length];
    const pair = chosen?.pairs.pair(turn) ?? null;
    return pair === null || chosen === undefined ? null : { index, form: chosen.form.name, ...pair };
  };
};
