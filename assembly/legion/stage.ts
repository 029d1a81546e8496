/** Where words from outside become a state, complete and checked, before it takes the place of another. */
import { moveHistory } from './history';
import { FORM, FORM_BASIC, LOG_BYTES, STATE_BYTES } from './layout';

/** The state under construction. */
export const STAGE: usize = memory.data(STATE_BYTES, 16);
/** Its history. */
export const STAGE_LOG: usize = memory.data(LOG_BYTES, 16);

/** The form of the match staged last. The words of a view don't tell it: a view is one of this form. */
export let stagedForm: i32 = FORM_BASIC;

/** Copies the finished state, with its history in a log of its own. */
export function unstage(state: usize, log: usize): void {
  memory.copy(state, STAGE, STATE_BYTES);
  moveHistory(state, log);
  stagedForm = load<i32>(STAGE, FORM);
}
