// Legion's memory map: where each part of a state lies, in bytes from its address, and the numbers of steps, forms and reasons.

/** Bytes of one state. */
export const STATE_BYTES: i32 = 272;

/** Bytes of one side's five masks; Black's (seat 0) come first. A mask has bit n for square n. */
export const SIDE_BYTES: i32 = 40;
/** u64: all units of the side. */
export const UNITS: i32 = 0;
/** u64: units with a sword (S N U G T). */
export const SWORD: i32 = 8;
/** u64: units with a second sword (N G), and the King, who is the one with a second and no first. */
export const SECOND: i32 = 16;
/** u64: units that can't be removed (T C). */
export const FIXED: i32 = 24;
/** u64: units with a printed shield (U G). */
export const SHIELD: i32 = 32;

/** u64: squares of forest. */
export const FOREST: i32 = 80;
/** u64: squares of water. */
export const WATER: i32 = 88;
/** u64: squares of fortification. */
export const FORT: i32 = 96;
/** u64: squares of mountain. */
export const MOUNTAIN: i32 = 104;
/** u64: squares emptied this turn, while the Flag pick is open. */
export const EMPTIED: i32 = 112;
/** Two u32: a side's reserve, four bits a kind, the Soldiers lowest. */
export const RESERVE: i32 = 120;
/** i32: the Flag's square; -1 beside the board. */
export const FLAG: i32 = 128;
/** i32: the seat whose turn it is. */
export const SIDE: i32 = 132;
/** i32: the form. */
export const FORM: i32 = 136;
/** i32: the step. */
export const STEP: i32 = 140;
/** i32: placements finished. */
export const PLACEMENTS: i32 = 144;
/** i32: passes in a row. */
export const PASSES: i32 = 148;
/** i32: choices made. */
export const PLY: i32 = 152;
/** i32: entries of the history that are this state's. */
export const HISTORY: i32 = 156;
/** i32: the square of the unit placed this turn, while a pick is open; otherwise -1. */
export const ACTIVE: i32 = 160;
/** i32: the reason of the result; 0 before the end. */
export const REASON: i32 = 164;
/** i32: the mask of winners; 0 before the end. */
export const WINNERS: i32 = 168;
/** Two i32: the scores of Black and White, where the reason counts any; otherwise 0. */
export const SCORE: i32 = 172;
/** Four i8: the face of each board; -1 not yet chosen. */
export const FACES: i32 = 180;
/** Four i8: the quadrant codes NW NE SW SE; -1 not yet laid. */
export const QUADRANTS: i32 = 184;
/** What lies below this is the state proper, all of it hashed and compared. */
export const HASHED_BYTES: i32 = 192;
/** u64: the match's generator. */
export const RNG: i32 = 192;
/** u32: address of the log that holds the history. */
export const LOG: i32 = 200;
/** 64 bytes: a filter of the history; see history.ts. */
export const SEEN: i32 = 208;
/** Bytes of the filter. */
export const SEEN_BYTES: i32 = 64;

/** Bytes of one entry of the history. */
export const ENTRY_BYTES: i32 = 48;
/** Placements after which the match is drawn (L16). */
export const MOST_PLACEMENTS: i32 = 300;
/** Entries a log has room for: the first, one for each placement, one for each pass between and after them. */
export const LOG_ENTRIES: i32 = 608;
/** Bytes of a log. */
export const LOG_BYTES: i32 = ENTRY_BYTES * LOG_ENTRIES;

/** Seat 0 chooses the faces. */
export const STEP_FACES: i32 = 0;
/** Seat 1 lays the boards. */
export const STEP_BUILD: i32 = 1;
/** A placement. */
export const STEP_PLACE: i32 = 2;
/** The target of a shot. */
export const STEP_SHOT: i32 = 3;
/** Where the Flag goes. */
export const STEP_FLAG: i32 = 4;
/** The match is over. */
export const STEP_OVER: i32 = 5;

/** Terrain without effect. */
export const FORM_BASIC: i32 = 0;
/** Terrain counts. */
export const FORM_ADVANCED: i32 = 1;
/** The Return of the King. */
export const FORM_KING: i32 = 2;
/** The Caravan. */
export const FORM_CARAVAN: i32 = 3;
/** The Forest Master. */
export const FORM_FOREST: i32 = 4;

/** All ten units stand. */
export const REASON_ALL_PLACED: i32 = 0;
/** The enemy King was removed. */
export const REASON_KING_REMOVED: i32 = 1;
/** Only the King is left in a reserve. */
export const REASON_KING_LEFT: i32 = 2;
/** The longest line was counted. */
export const REASON_CARAVAN: i32 = 3;
/** Units on forest were counted. */
export const REASON_FOREST: i32 = 4;
/** The third occurrence of a position. */
export const REASON_REPETITION: i32 = 5;
/** 300 placements. */
export const REASON_PLACEMENTS: i32 = 6;
/** Two passes in a row. */
export const REASON_PASSES: i32 = 7;
/** An agreed draw. */
export const REASON_AGREEMENT: i32 = 8;
/** A seat resigned. */
export const REASON_RESIGN: i32 = 9;
