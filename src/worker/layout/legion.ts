// generated from assembly/legion/layout.ts; do not edit
/** Bytes of one state. */
export const STATE_BYTES = 272;
/** Bytes of one side's five masks; Black's (seat 0) come first. A mask has bit n for square n. */
export const SIDE_BYTES = 40;
/** u64: all units of the side. */
export const UNITS = 0;
/** u64: units with a sword (S N U G T). */
export const SWORD = 8;
/** u64: units with a second sword (N G), and the King, who is the one with a second and no first. */
export const SECOND = 16;
/** u64: units that can't be removed (T C). */
export const FIXED = 24;
/** u64: units with a printed shield (U G). */
export const SHIELD = 32;
/** u64: squares of forest. */
export const FOREST = 80;
/** u64: squares of water. */
export const WATER = 88;
/** u64: squares of fortification. */
export const FORT = 96;
/** u64: squares of mountain. */
export const MOUNTAIN = 104;
/** u64: squares emptied this turn, while the Flag pick is open. */
export const EMPTIED = 112;
/** Two u32: a side's reserve, four bits a kind, the Soldiers lowest. */
export const RESERVE = 120;
/** i32: the Flag's square; -1 beside the board. */
export const FLAG = 128;
/** i32: the seat whose turn it is. */
export const SIDE = 132;
/** i32: the form. */
export const FORM = 136;
/** i32: the step. */
export const STEP = 140;
/** i32: placements finished. */
export const PLACEMENTS = 144;
/** i32: passes in a row. */
export const PASSES = 148;
/** i32: choices made. */
export const PLY = 152;
/** i32: entries of the history that are this state's. */
export const HISTORY = 156;
/** i32: the square of the unit placed this turn, while a pick is open; otherwise -1. */
export const ACTIVE = 160;
/** i32: the reason of the result; 0 before the end. */
export const REASON = 164;
/** i32: the mask of winners; 0 before the end. */
export const WINNERS = 168;
/** Two i32: the scores of Black and White, where the reason counts any; otherwise 0. */
export const SCORE = 172;
/** Four i8: the face of each board; -1 not yet chosen. */
export const FACES = 180;
/** Four i8: the quadrant codes NW NE SW SE; -1 not yet laid. */
export const QUADRANTS = 184;
/** What lies below this is the state proper, all of it hashed and compared. */
export const HASHED_BYTES = 192;
/** u64: the match's generator. */
export const RNG = 192;
/** u32: address of the log that holds the history. */
export const LOG = 200;
/** 64 bytes: a filter of the history; see history.ts. */
export const SEEN = 208;
/** Bytes of the filter. */
export const SEEN_BYTES = 64;
/** Bytes of one entry of the history. */
export const ENTRY_BYTES = 48;
/** Placements after which the match is drawn (L16). */
export const MOST_PLACEMENTS = 300;
/** Entries a log has room for: the first, one for each placement, one for each pass between and after them. */
export const LOG_ENTRIES = 608;
/** Bytes of a log. */
export const LOG_BYTES = 29184;
/** Seat 0 chooses the faces. */
export const STEP_FACES = 0;
/** Seat 1 lays the boards. */
export const STEP_BUILD = 1;
/** A placement. */
export const STEP_PLACE = 2;
/** The target of a shot. */
export const STEP_SHOT = 3;
/** Where the Flag goes. */
export const STEP_FLAG = 4;
/** The match is over. */
export const STEP_OVER = 5;
/** Terrain without effect. */
export const FORM_BASIC = 0;
/** Terrain counts. */
export const FORM_ADVANCED = 1;
/** The Return of the King. */
export const FORM_KING = 2;
/** The Caravan. */
export const FORM_CARAVAN = 3;
/** The Forest Master. */
export const FORM_FOREST = 4;
/** All ten units stand. */
export const REASON_ALL_PLACED = 0;
/** The enemy King was removed. */
export const REASON_KING_REMOVED = 1;
/** Only the King is left in a reserve. */
export const REASON_KING_LEFT = 2;
/** The longest line was counted. */
export const REASON_CARAVAN = 3;
/** Units on forest were counted. */
export const REASON_FOREST = 4;
/** The third occurrence of a position. */
export const REASON_REPETITION = 5;
/** 300 placements. */
export const REASON_PLACEMENTS = 6;
/** Two passes in a row. */
export const REASON_PASSES = 7;
/** An agreed draw. */
export const REASON_AGREEMENT = 8;
/** A seat resigned. */
export const REASON_RESIGN = 9;
