// generated from src/contract/numbers.ts; do not edit

// Kinds of decision
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

// Types of event row
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
export const ROW_EXPLODED: i32 = 32;
export const ROW_FREED: i32 = 33;

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
export const CAUSE_BLAST: i32 = 11;
export const CAUSE_DISARMED: i32 = 12;

// Names of heaps
export const HEAP_RESERVE: i32 = 0;
export const HEAP_HAND: i32 = 1;
export const HEAP_DECK: i32 = 2;
export const HEAP_DISCARD: i32 = 3;
export const HEAP_FALLEN: i32 = 4;
export const HEAP_PRISON: i32 = 5;
