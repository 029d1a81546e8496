/** What masks need to know of each power: its class, and where it reaches. Written by classify.ts, read by tally.ts. */

export const CLASS_LISTED: i32 = 0;
export const CLASS_LINES: i32 = 1;
export const CLASS_DIAGONALS: i32 = 2;
export const CLASS_SLANT: i32 = 3;
export const CLASS_TWO: i32 = 4;
export const CLASS_LEAP: i32 = 5;
export const CLASS_SPACE: i32 = 6;
export const CLASS_PIECE: i32 = 7;
/** Without a target: always, or while the enemy has anything. */
export const CLASS_ALWAYS: i32 = 8;
export const CLASS_ENEMY: i32 = 9;

/** A use changes something on any target. */
export const CHANGE_ALWAYS: i32 = 0;
/** Only what is not shown yet. */
export const CHANGE_HIDDEN: i32 = 1;
/** Only targets with a strength. */
export const CHANGE_STRENGTH: i32 = 2;
/** Only targets that lack a keyword. */
export const CHANGE_KEYWORD: i32 = 3;
/** All targets but those shown to have no strength. */
export const CHANGE_STRIKE: i32 = 4;

/** Whatever may be destroyed. */
export const CHANGE_DESTROY: i32 = 5;

export const BAR_NOTHING: i32 = 0;
/** The target comes to the user's square. */
export const BAR_CALL: i32 = 1;
/** The two exchange squares. */
export const BAR_SWAP: i32 = 2;

export const WATER: i32 = 8;

// A power's record, a byte each
export const R_CLASS: i32 = 0;
/** Terrain under the user, WATER for water beside it, 255 none. */
export const R_CONDITION: i32 = 1;
/** Of a space or a filter. */
export const R_TERRAIN: i32 = 2;
export const R_WITHIN: i32 = 3;
/** 0 you, 1 opponent, 255 either. */
export const R_SIDE: i32 = 4;
export const R_CHANGE: i32 = 5;
export const R_KEYWORD: i32 = 6;
export const R_BAR: i32 = 7;
/** 1: another piece of the same type. */
export const R_SAME: i32 = 8;
/** 1: the user itself is no target. */
export const R_NOT_SELF: i32 = 9;
export const R_LACKS: i32 = 10;
export const R_ACTION: i32 = 11;
export const R_LIMIT: i32 = 14;
/** 1: the piece picked is put on a space beside the user, or of a terrain: R_PLACE_TERRAIN, R_PLACE_NEAR. */
export const R_PLACES: i32 = 15;
export const R_PLACE_TERRAIN: i32 = 16;
export const R_PLACE_NEAR: i32 = 17;
/** At least so many of the user's side must stand beside the target. */
export const R_COUNT: i32 = 18;
/** 0: all that stand in the squares found are targets. */
export const R_ASKS: i32 = 19;
export const R_HELPS: i32 = 20;
/** It is something else than strength or a keyword for one's own. */
export const HELPS_ANYHOW: i32 = 0;
export const HELPS_FIGHTER: i32 = 1;
export const HELPS_NOBODY: i32 = 2;
/** i16: set of kinds; -1. */
export const R_SET: i32 = 12;
export const RECORD: i32 = 32;
export const RECORDS: usize = memory.data(1024 * 32, 16);

// @ts-ignore: decorator
@inline
export function record(power: i32, field: i32): i32 {
  return load<u8>(RECORDS + (<usize>power << 5) + <usize>field);
}
