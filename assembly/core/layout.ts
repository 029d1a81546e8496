/** Size in words of the buffer that TypeScript writes. */
export const INBOX_WORDS: i32 = 16384;
/** Size in words of the buffer that TypeScript reads. */
export const OUTBOX_WORDS: i32 = 16384;
/** Size in words of the rows that one call may write. */
export const ROW_WORDS: i32 = 16384;

/** What `abi()` answers: this list of exports and words. */
export const ABI: i32 = 1;

/** The choice is not offered, or the match is over. */
export const FAULT_NOT_OFFERED: i32 = -1;
/** Words are cut off or out of range. */
export const FAULT_WORDS: i32 = -2;
/** Words are in range, each by itself, and contradict each other. */
export const FAULT_CONTRADICTION: i32 = -3;

/** Bit of `apply`'s answer: a seat learned something. */
export const APPLIED_LEARNED: i32 = 1;
/** Bit of `apply`'s answer: chance fell. */
export const APPLIED_CHANCE: i32 = 2;
/** Bit of `apply`'s answer: the match is over. */
export const APPLIED_OVER: i32 = 4;

/** The viewer who is an onlooker. */
export const VIEWER_ONLOOKER: i32 = 8;
/** The viewer who sees the whole truth. */
export const VIEWER_TRUTH: i32 = 9;
/** The mask of all seats and the onlookers. */
export const MASK_ALL: i32 = 511;

/** Stands for null. */
export const NONE: i32 = -1;
/** In a view, the asked seat that the viewer may not know. */
export const ASKED_HIDDEN: i32 = -1;
/** In a view, the asked seat of a match that is over. */
export const ASKED_OVER: i32 = -2;
