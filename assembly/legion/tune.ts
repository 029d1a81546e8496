/**
 * The exports of `index.ts` and two more, for making `weights.ts` and `policy-weights.ts` (README of search/): which facts of the
 * live state the evaluation and the policy meet. Compiled with `--use TUNE=NaN`, for test/search/tune only.
 */
import { OUTBOX_WORDS } from '../core/layout';
import { write, writeBegin, writeCount } from '../core/words';
import { choiceCount } from './choices';
import { MET, sumFor } from './evaluate';
import { FORM, SIDE, STEP, STEP_PLACE } from './layout';
import { beginFacts, SEEN_FACTS, weighChoices } from './policy';
import { LIVE } from './state';

export * from './index';

const WEIGHTS: usize = memory.data(OUTBOX_WORDS * 4, 16);

/** Writes form, the side to move, and the places of the facts in the table of weights; 0 words but at a placement. */
export function facts(): i32 {
  writeBegin();
  if (load<i32>(LIVE, STEP) != STEP_PLACE) return 0;
  write(load<i32>(LIVE, FORM));
  write(load<i32>(LIVE, SIDE));
  sumFor(LIVE, load<i32>(LIVE, SIDE));
  const met = load<i32>(MET);
  for (let i = 1; i <= met; i++) write(load<i32>(MET + (<usize>i << 2)));
  return writeCount();
}

/** Writes the places of the facts of each placement in the policy's table of weights, -1 behind each; 0 words but at a placement. */
export function policyFacts(): i32 {
  writeBegin();
  if (load<i32>(LIVE, STEP) != STEP_PLACE) return 0;
  beginFacts();
  weighChoices(LIVE, WEIGHTS);
  for (let i = 0; i < choiceCount(LIVE); i++) {
    let at = SEEN_FACTS + (<usize>i << 5);
    for (; load<u16>(at) != 65535; at += 2) write(load<u16>(at));
    write(-1);
  }
  return writeCount();
}
