/** The search's own memory: states it may play on, its generators, and the weights of one decision's choices. */
import { RNG_BYTES } from '../core/rng';

/** The largest state a game may have, in bytes. */
export const STATE_ROOM: i32 = 16384;
/** The most choices a decision may have: what the outbox can tell of. */
export const MOST_CHOICES: i32 = 4094;
/** The most seats. */
export const MOST_SEATS: i32 = 8;

/** The world that the search is at: a whole state that the view allows. */
export const WORLD: usize = memory.data(STATE_ROOM, 16);
/** A copy of it that is played on. */
export const LINE: usize = memory.data(STATE_ROOM, 16);

/** The generator of all that the search draws. */
export const SEARCH_RNG: usize = memory.data(RNG_BYTES, 8);

/** The generator of one rollout, seeded alike where several use common random numbers. */
export const LINE_RNG: usize = memory.data(RNG_BYTES, 8);

/** Bytes of an i32 a choice, for any decision that a game may come to. */
export const CHOICE_ROOM: i32 = 4096 * 4;
/** Weights of one decision's choices, as the game gives them. */
export const WEIGHTS: usize = memory.data(CHOICE_ROOM, 16);
