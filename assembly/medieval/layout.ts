// Medieval's memory map: where each part of a state lies, in bytes from its address, and the numbers of phases, items and reasons.

/** Files and ranks. */
export const WIDTH: i32 = 15;
export const SQUARES: i32 = 225;

/** Pieces of a seat, bombs apart; its two bombs have the slots behind them. */
export const MOST_PIECES: i32 = 18;
/** Slots of a seat; seat 1's follow seat 0's. A piece keeps its slot, also while it is captured. */
export const SEAT_SLOTS: i32 = 20;
export const SLOTS: i32 = 40;
/** Of a square: nothing stands there. Of a slot: it stands nowhere. Of a view's id: no slot has it. */
export const NOBODY: i32 = 255;
/** Tokens of bombs have this id and the three behind it, two a seat. */
export const FIRST_BOMB: i32 = 256;
/** Entries of a heap of the fallen that fit. */
export const MOST_FALLEN: i32 = 40;
/** Kinds of an army, F to K. */
export const ARMY_KINDS: i32 = 11;

/** 225 u8: the slot that stands on a square. */
export const BOARD: i32 = 0;
/** 40 u16: the token id of a slot. */
export const IDS: i32 = 232;
/** 40 u8: the kind of a slot. */
export const KINDS: i32 = 312;
/** 40 u8: the square of a slot; what is about to go home has one, too, and stands nowhere on the board. */
export const PLACES: i32 = 352;
/** 40 u8: bits of FLAG_. */
export const FLAGS: i32 = 392;
/** 40 u8: own turn starts that a bomb on the board has left. */
export const FUSES: i32 = 432;
/** 40 u16: the step of a slot in its side's turn under way, `from << 8 | to`; 0: none. */
export const STEPS: i32 = 472;
/** The same of its side's last turn, and of the one before. */
export const STEPS1: i32 = 552;
export const STEPS2: i32 = 632;
/** Bytes of one age's steps, and of one seat's part of them. */
export const STEPS_BYTES: i32 = 80;
export const SEAT_STEPS_BYTES: i32 = 40;
/** Two times 20 u8: the squares of a seat's pieces, bombs apart, prisoners among them, ascending. */
export const LISTS: i32 = 712;

/** Rows of squares as bits, below and above the board three empty ones: u32 a row, file 0 is bit 3. */
export const MARGIN: i32 = 3;
export const ROWS_BYTES: i32 = 84;
/** Vacant land. */
export const OPEN: i32 = 752;
/** Vacant lake. */
export const WET: i32 = 836;
/** Of each seat: its pieces on land that are no prisoners, bombs among them. */
export const STANDING: i32 = 920;

/** Two u8: squares in a seat's list. */
export const LISTED: i32 = 1088;
/** Two u8: pieces, prisoners apart, that a seat has in its own camp or on its own prison row. */
export const GUARDS: i32 = 1090;
/** Two u8: a seat's Footmen and Archers on the board, the next two. */
export const FOOTMEN: i32 = 1092;
export const ARCHERS: i32 = 1094;
/** Two u8: a seat's pieces that are prisoners. */
export const CAPTIVES: i32 = 1096;
/** Two u8: usable bombs off the board. */
export const SUPPLY: i32 = 1098;
/** Two u8: set-up squares answered; 0 after the armies are dealt. */
export const ARRANGED: i32 = 1100;
/** u8: captured and not yet jailed; their slots, in order, follow (18 u8 a seat). */
export const PENDING: i32 = 1102;
export const PENDING_SLOTS: i32 = 1104;
/** u8: pieces that have acted this turn; their ids, in order, follow (18 u16). */
export const ACTED: i32 = 1103;
export const ACTED_IDS: i32 = 1140;
/** u8: slots that are to go home, or to be moved aside; the two follow. */
export const HOMING: i32 = 1176;
export const HOMING_SLOTS: i32 = 1177;
/** Two u8: the fallen of a seat; their kinds, in order, 40 a seat. */
export const FALLEN: i32 = 1180;
export const FALLEN_KINDS: i32 = 1182;
/** 22 u8: how many of each kind a seat's army has. */
export const ARMY: i32 = 1262;

export const FORM: i32 = 1284;
/** i32: the seat that begins. */
export const FIRST: i32 = 1288;
/** i32: whose turn it is; while armies are arranged, who arranges. */
export const SIDE: i32 = 1292;
export const TURN: i32 = 1296;
export const PHASE: i32 = 1300;
/** i32: 1 while what is settled belongs to the beginning of the turn. */
export const BEGUN: i32 = 1304;
/** i32: quiet turns in succession; -1 once the turn under way is not quiet. */
export const QUIET: i32 = 1308;
export const PLY: i32 = 1312;
export const REASON: i32 = 1316;
export const WINNERS: i32 = 1320;
/** i32: choices of the acts that are open; -1: not counted yet. */
export const CHOICES: i32 = 1324;
/** 20 u16: how many of them each entry of the side's list has. */
export const COUNTS: i32 = 1328;
/** u64: the match's generator. */
export const RNG: i32 = 1368;
/** i32: the kind that goes on acting, FOOTMAN or ARCHER, in PHASE_MORE. */
export const MORE: i32 = 1376;
/** Bytes of one state. */
export const STATE_BYTES: i32 = 1392;

/** Its kind is known to all. */
export const FLAG_SHOWN: i32 = 1;
/** The other seat has looked at it. */
export const FLAG_LOOKED: i32 = 2;
export const FLAG_PRISONER: i32 = 4;
/** It has acted this turn. */
export const FLAG_ACTED: i32 = 8;

/** Phases; those up to PHASE_ASIDE are the numbers of the keys. */
export const PHASE_ARRANGING: i32 = 0;
export const PHASE_ACT: i32 = 1;
export const PHASE_MORE: i32 = 2;
export const PHASE_FREE: i32 = 3;
export const PHASE_HOME: i32 = 4;
export const PHASE_JAIL: i32 = 5;
export const PHASE_ROOM: i32 = 6;
export const PHASE_ASIDE: i32 = 7;
export const PHASE_OVER: i32 = 8;

/** Acts; a step is a code of its own form. */
export const ACT_STEP: i32 = 0;
export const ACT_ATTACK: i32 = 1;
export const ACT_JOINED: i32 = 2;
export const ACT_SHOT: i32 = 3;
export const ACT_LOOK: i32 = 4;
export const ACT_RESCUE: i32 = 5;
export const ACT_DISARM: i32 = 6;
export const ACT_BOMB_STEP: i32 = 7;
export const ACT_BOMB_ATTACK: i32 = 8;
export const ACT_STEP_ON: i32 = 9;
export const ACT_ATTACK_ON: i32 = 10;
export const ACT_JOINED_ON: i32 = 11;
export const ACT_SHOT_ON: i32 = 12;

export const REASON_KING: i32 = 0;
export const REASON_STOCKADE: i32 = 1;
export const REASON_NO_ACTION: i32 = 2;
export const REASON_NO_PROGRESS: i32 = 3;
export const REASON_AGREEMENT: i32 = 4;
export const REASON_RESIGN: i32 = 5;

/** Quiet turns in succession that draw the match (M32). */
export const MOST_QUIET: i32 = 200;
/** Own turn starts until a bomb explodes (M18). */
export const FUSE: i32 = 2;
/** Usable bombs of a side at the start. */
export const BOMBS: i32 = 2;
