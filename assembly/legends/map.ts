/** Where each part of a state lies, in bytes from its address, and how large it is in this build. */
import { MOST_FRAMES, MOST_GOALS, MOST_GRANTS, MOST_SHIFTS, MOST_WAITING } from './layout';

/** Seats that fit. */
export const MOST_SEATS: i32 = isDefined(WIDE) ? 8 : 2;
/** Squares that fit. */
export const SQUARES: i32 = isDefined(WIDE) ? 256 : 64;
/** Slots there are, one of which stays empty. */
export const SLOTS: i32 = isDefined(WIDE) ? 256 : 128;
/** The most pieces. */
export const MOST_PIECES: i32 = SLOTS - 1;
/** No slot. */
export const NOBODY: i32 = 255;
/** Bytes of a set of pieces. */
export const MASK_BYTES: i32 = SLOTS / 8;
/** Bytes of a frame: 32 of numbers and two sets of pieces. */
export const FRAME_BYTES: i32 = 32 + 2 * MASK_BYTES;

/** u64: the match's generator. */
export const RNG: i32 = 0;
export const WIDTH: i32 = 8;
export const HEIGHT: i32 = 12;
/** Pieces, wherever they are. */
export const COUNT: i32 = 16;
export const SIDE: i32 = 20;
export const TURN: i32 = 24;
export const PHASE: i32 = 28;
/** Exchanges left for the seat whose exchange it is. */
export const EXCHANGES_LEFT: i32 = 32;
export const EXTRA: i32 = 36;
export const STIRRED: i32 = 40;
export const WINDOWS: i32 = 44;
export const LISTS: i32 = 48;
export const ASKS: i32 = 52;
export const PLY: i32 = 56;
/** i32 a seat: quiet turns. */
export const QUIET: i32 = isDefined(WIDE) ? 344 : 60;
export const REASON: i32 = 68;
export const WINNERS: i32 = 72;
/** Slot of the curse in force; NOBODY when none is. */
export const CURSE: i32 = 76;
export const CURSE_SEAT: i32 = 80;
export const WAITING: i32 = 84;
export const FALLEN: i32 = 88;
export const GRANTS: i32 = 92;
export const FRAMES: i32 = 96;
export const PICKED: i32 = 100;
/** Slot of the defender, which shares the square with its attacker; NOBODY when there is none. */
export const SHARING: i32 = 104;
/** What is asked and whom. */
export const ASK_KEY: i32 = 108;
export const ASK_SEAT: i32 = 112;
/** 1 when pieces off the board still remember where they stood. */
export const GHOSTS: i32 = 116;
/** Three i32 a seat: displacements of seat 0 this turn, its last, the one before; then seat 1's (R32). */
export const SHIFTS: i32 = isDefined(WIDE) ? 376 : 120;
/** Two u64 (up to 64 squares): squares held by each seat. */
export const HELD: i32 = 144;
/** u64 (up to 64 squares): squares of land. */
export const LAND: i32 = 160;
/** 1 when some strength lent this turn is negative. */
export const SUNK: i32 = 168;
/** Kind of the curse in force; 0 when none is. */
export const CURSE_KIND: i32 = 172;
/** Two slots that are set against each other (R150); NOBODY. */
export const AGAINST: i32 = 176;
/** Striker and target from the pick to the end of the strike; NOBODY. */
export const STRIKE: i32 = 184;
/** 1 when a piece of this match can lose all its strength by its own powers alone. */
export const SINKERS: i32 = 192;
/** How far the end of the turn has come. */
export const TURN_STEP: i32 = 196;
/** Displacements by the main act go on. */
export const ACTING: i32 = 200;
/** Masks of the events at which some piece of this match may use a power; from bit 16 those at which one must. */
export const AWAITED: i32 = 204;
/** 1 when strength may have been lent this turn. */
export const BOOSTED: i32 = 208;
/** Number of the form. */
export const FORM: i32 = 212;
/** Seven u64 (up to 64 squares): squares by terrain. */
export const S_TERRAINS: i32 = 216;
/** u64 (up to 64 squares): squares with water beside them. */
export const WATERSIDE: i32 = 272;
/** u64 (up to 64 squares): squares of pieces that only step, have no choice of power and attack as all do. */
export const PLAIN: i32 = 280;
/** u64 (up to 64 squares): squares of pieces that neither step nor have powers for the main decision. */
export const IDLE: i32 = 288;
/** u64 (up to 64 squares): squares of pieces with abilities for windows. */
export const ABLE: i32 = 296;
/** u64 (up to 64 squares): squares of pieces that wait for the end of the turn, a fall or a flight over them. */
export const ALERT: i32 = 304;
/** 1 when a piece may have been captured this turn, or a power's limit be touched. */
export const ANY_FRESH: i32 = 312;
export const ANY_USED: i32 = 316;
/** u64 (up to 64 squares): squares of stationary pieces. */
export const STILL: i32 = 320;
/** Seats of the match; the smaller build takes two alone. */
export const SEATS: i32 = 328;
/** Goals in force. */
export const GOALS: i32 = 332;
/** u8 a seat: set-up squares answered, while seats arrange. */
export const ARRANGED: i32 = 336;
/** What lies below is numbers, above it lists. */
const LISTS_FROM: i32 = isDefined(WIDE) ? 472 : 344;

/** u8 a square. */
export const TERRAIN: i32 = LISTS_FROM;
/** u8 a square: the slot that stands there, the attacker before the defender; NOBODY. */
export const BOARD: i32 = TERRAIN + SQUARES;
/** u8 a slot, all of these. */
export const KIND: i32 = BOARD + SQUARES;
/** Where the slot stands, or last stood. */
export const SQUARE: i32 = KIND + SLOTS;
/** ON_BOARD, IN_FALLEN, IN_CURSE. */
export const ZONE: i32 = SQUARE + SLOTS;
export const OWNER: i32 = ZONE + SLOTS;
export const ARMY: i32 = OWNER + SLOTS;
/** 1 when shown to all. */
export const SHOWN: i32 = ARMY + SLOTS;
/** Mask of the seats that looked. */
export const LOOKED: i32 = SHOWN + SLOTS;
/** 1 when captured this turn. */
export const FRESH: i32 = LOOKED + SLOTS;
/** Mask of the powers spent under their limit; bit p for power p. */
export const USED: i32 = FRESH + SLOTS;
/** i16 a slot: strength lent this turn. */
export const BOOST: i32 = USED + SLOTS;
/** u16 a slot: keywords lent this turn. */
export const LENT: i32 = BOOST + 2 * SLOTS;
/** u16 a slot. */
export const ID: i32 = LENT + 2 * SLOTS;
/** u8 each: slots in the order in which they fell. */
export const FALLEN_LIST: i32 = ID + 2 * SLOTS;
/** u8 each: the slots picked last, in order. */
export const PICKED_LIST: i32 = FALLEN_LIST + SLOTS;
/** slot, seat. */
export const WAITING_LIST: i32 = PICKED_LIST + SLOTS;
/** slot, from, to: the displacements in the order of SHIFTS, room for MOST_SHIFTS each. */
export const SHIFT_LIST: i32 = WAITING_LIST + 2 * MOST_WAITING;
/** slot, keyword, giver's seat, open. */
export const GRANT_LIST: i32 = SHIFT_LIST + MOST_SEATS * 3 * 3 * MOST_SHIFTS;
/** Goals: side, goal, piece (0 any), place + 1, count, then i32 turns and progress. */
export const GOAL_LIST: i32 = GRANT_LIST + 4 * MOST_GRANTS;
/** Bytes of a goal. */
export const GOAL_BYTES: i32 = 16;
/** Below the first frame lies one that is never read: the top of an empty stack. */
export const FRAME_LIST: i32 = GOAL_LIST + GOAL_BYTES * MOST_GOALS + FRAME_BYTES;
/** Bytes of a state. */
export const STATE_BYTES: i32 = (FRAME_LIST + MOST_FRAMES * FRAME_BYTES + 15) & ~15;

export const ON_BOARD: i32 = 0;
export const IN_FALLEN: i32 = 1;
export const IN_CURSE: i32 = 2;

