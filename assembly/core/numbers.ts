/** The numbers of the contract (src/contract/README.md, "Words" and `decision.ts`), and how a choice is packed. */

// Decision kinds
export const KIND_SWAP: i32 = 0;
export const KIND_PLACE: i32 = 1;
export const KIND_MAIN: i32 = 2;
export const KIND_RESPOND: i32 = 3;
export const KIND_ORDER: i32 = 4;
export const KIND_PICK: i32 = 5;
export const KIND_NAME: i32 = 6;
export const KIND_TERRAIN: i32 = 7;
export const KIND_SEAT: i32 = 8;
export const KIND_CARD: i32 = 9;

// Event types
export const ROW_BUILT: i32 = 0;
export const ROW_DEALT: i32 = 1;
export const ROW_PLACED: i32 = 2;
export const ROW_MOVED: i32 = 3;
export const ROW_BLURRED: i32 = 4;
export const ROW_SHOWN: i32 = 5;
export const ROW_LOOKED: i32 = 6;
export const ROW_FOUGHT: i32 = 7;
export const ROW_STRUCK: i32 = 8;
export const ROW_REMOVED: i32 = 9;
export const ROW_FLAG: i32 = 10;
export const ROW_WINDOW_OPENED: i32 = 11;
export const ROW_WINDOW_CLOSED: i32 = 12;
export const ROW_DREW: i32 = 13;
export const ROW_PLAYED: i32 = 14;
export const ROW_NAMED: i32 = 15;
export const ROW_PASSED: i32 = 16;
export const ROW_TURN: i32 = 17;
export const ROW_RESIGNED: i32 = 18;
export const ROW_OVER: i32 = 19;
export const ROW_SWAPPED: i32 = 20;
export const ROW_USED: i32 = 21;
export const ROW_MODIFIER: i32 = 22;
export const ROW_BOOSTED: i32 = 23;
export const ROW_GRANTED: i32 = 24;
export const ROW_CURSE_BEGAN: i32 = 25;
export const ROW_CURSE_ENDED: i32 = 26;
export const ROW_CONTROLLED: i32 = 27;
export const ROW_RETURNED: i32 = 28;
export const ROW_CALLED: i32 = 29;
export const ROW_CHOSEN: i32 = 30;
export const ROW_EXTRA_TURN: i32 = 31;

// Causes of a `removed` row
export const CAUSE_FIGHT: i32 = 0;
export const CAUSE_SHOT: i32 = 1;
export const CAUSE_CROWN: i32 = 2;
export const CAUSE_RESIGNED: i32 = 3;
export const CAUSE_SLIPPED: i32 = 4;
export const CAUSE_OTHER: i32 = 5;
export const CAUSE_POWER: i32 = 6;
export const CAUSE_COST: i32 = 7;
export const CAUSE_ZERO: i32 = 8;
export const CAUSE_SPELL: i32 = 9;
export const CAUSE_CURSE: i32 = 10;

// Names of heaps
export const HEAP_RESERVE: i32 = 0;
export const HEAP_HAND: i32 = 1;
export const HEAP_DECK: i32 = 2;
export const HEAP_DISCARD: i32 = 3;
export const HEAP_FALLEN: i32 = 4;
export const HEAP_PRISON: i32 = 5;

/** Stands for null. */
export const NONE: i32 = -1;
/** In a view, the asked seat that the viewer may not know. */
export const ASKED_HIDDEN: i32 = -1;
/** In a view, the asked seat of a match that is over. */
export const ASKED_OVER: i32 = -2;

/** The answer `pass`. */
export const CHOICE_PASS: i32 = 0x70000000;

/** The answer that moves from a square to a square. */
// @ts-ignore: decorator
@inline
export function moveCode(from: i32, to: i32): i32 {
  return (from << 8) | to;
}

/** The answer that uses a power: of the token on `from`, without a target. */
// @ts-ignore: decorator
@inline
export function powerCode(item: i32, from: i32): i32 {
  return 0x10000000 | (item << 16) | (from << 8);
}

/** The answer that uses a power of the token on `from` on the square `to`. */
// @ts-ignore: decorator
@inline
export function powerToCode(item: i32, from: i32, to: i32): i32 {
  return 0x20000000 | (item << 16) | (from << 8) | to;
}

/** The answer that uses an action granted to the token on `from`. */
// @ts-ignore: decorator
@inline
export function grantedCode(item: i32, from: i32, to: i32): i32 {
  return 0x30000000 | (item << 16) | (from << 8) | to;
}

/** The answer that names a square. */
// @ts-ignore: decorator
@inline
export function squareCode(to: i32): i32 {
  return 0x40000000 | to;
}

/** The answer that puts an item (0-4095) on a square. */
// @ts-ignore: decorator
@inline
export function itemAtCode(item: i32, to: i32): i32 {
  return 0x50000000 | (item << 16) | to;
}

/** The answer that names an item (0-4095). */
// @ts-ignore: decorator
@inline
export function itemCode(item: i32): i32 {
  return 0x60000000 | (item << 16);
}

/** The answer that swaps two squares. */
// @ts-ignore: decorator
@inline
export function swapCode(from: i32, to: i32): i32 {
  return 0x70010000 | (from << 8) | to;
}
