/** The live state: the match that is played. Nothing but the exports (`index.ts`) reaches it. */
import { set } from './cells';
import { STATE_BYTES, STEP, STEP_OVER } from './layout';

export const LIVE: usize = memory.data(STATE_BYTES, 16);

// Until a match is created there is none.
set(LIVE, STEP, STEP_OVER);
