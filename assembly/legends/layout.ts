// Legends' numbers: of words that cross the border, of the steps inside a resolution, and the limits of what fits.

/** Opens the tables that `tables` takes; another number where their form changes. */
export const TABLES_MARK: i32 = 0x4c545233;
/** Opens every snapshot; another number where its form changes. */
export const SNAPSHOT_MARK: i32 = 0x4c454e32;

/** Kinds are chart numbers from 1 to this. */
export const MOST_KINDS: i32 = 255;
/** Keywords. */
export const KEYWORDS: i32 = 14;
/** Boxed armies: six of the good side, six of the evil side. */
export const BOXED_ARMIES: i32 = 12;
/** Pieces of an army in a dealt match. */
export const ARMY_PIECES: i32 = 30;
/** Forms that fit. */
export const MOST_FORMS: i32 = 16;
/** Words of all pools of arrangements together. */
export const MOST_POOL_WORDS: i32 = 2048;
/** Goals of a form or a match. */
export const MOST_GOALS: i32 = 16;
/** Boards, seven sets of four. */
export const BOARDS: i32 = 28;

/** Base strength of a Magic piece. */
export const BASE_MAGIC: i32 = 11;
/** Base strength of a castle. */
export const BASE_CASTLE: i32 = 12;

/** Terrain numbers from 0 to 5 are land. */
export const TERRAIN_WATER: i32 = 6;
/** Of a filter: the terrain under self. */
export const TERRAIN_SAME: i32 = 6;
/** Of a filter: the terrain that the user names. */
export const TERRAIN_CHOICE: i32 = 7;

export const STATIONARY: i32 = 0;
export const CANNOT_ATTACK: i32 = 1;
export const ATTACKS_OWN: i32 = 2;
export const DISPEL_MAGIC: i32 = 3;
export const BERSERK: i32 = 4;
export const FLYING: i32 = 8;
export const VISION: i32 = 11;
export const DISTANCE_STRIKE: i32 = 12;

export const POWER_INNATE: i32 = 0;
export const POWER_ABILITY: i32 = 1;
export const POWER_ACTION: i32 = 2;
export const POWER_MAGIC: i32 = 3;
export const POWER_CURSE: i32 = 4;
export const POWER_TRAIT: i32 = 5;

export const EVENT_ATTACK: i32 = 0;
export const EVENT_ATTACKED: i32 = 1;
export const EVENT_WON: i32 = 2;
export const EVENT_FALLEN: i32 = 3;
export const EVENT_STRUCK: i32 = 4;
export const EVENT_SEEN: i32 = 5;
export const EVENT_FLEW: i32 = 6;
export const EVENT_FLOWN_OVER: i32 = 7;
export const EVENT_TURN_END: i32 = 8;
export const EVENT_CURSE_END: i32 = 9;

export const OP_REVEAL: i32 = 0;
export const OP_DESTROY: i32 = 1;
export const OP_MODIFY: i32 = 2;
export const OP_GRANT: i32 = 3;
export const OP_PATH: i32 = 4;
export const OP_PLACE: i32 = 5;
export const OP_SWAP: i32 = 6;
export const OP_CONTROL: i32 = 7;
export const OP_EXTRA_TURN: i32 = 8;

export const REF_SELF: i32 = 0;
export const REF_FOE: i32 = 1;
export const REF_IT: i32 = 2;
/** Of a target: a pick. */
export const TARGET_PICK: i32 = 3;
/** Of a target: the foe, if its kind was named. */
export const TARGET_NAMED: i32 = 4;
/** Of a `near`. */
export const NEAR_WATER: i32 = 3;
/** Of a `near`. */
export const NEAR_FILTER: i32 = 4;
/** Of a space: where self attacked from. */
export const AT_ORIGIN: i32 = 3;
/** Of a pick or a path: no upper bound. */
export const MANY: i32 = 255;

export const PHASE_EXCHANGES: i32 = 0;
export const PHASE_OPENING: i32 = 1;
export const PHASE_MAIN: i32 = 2;
export const PHASE_CONSEQUENCES: i32 = 3;
export const PHASE_CLOSING: i32 = 4;
export const PHASE_TURN_END: i32 = 5;
export const PHASE_OVER: i32 = 6;
export const PHASE_ARRANGING: i32 = 7;

export const WINDOW_OPENING: i32 = 0;
export const WINDOW_ATTACK: i32 = 1;
export const WINDOW_STRIKE: i32 = 2;
export const WINDOW_CLOSING: i32 = 3;

export const WINDOWS_COMBAT: i32 = 0;
export const WINDOWS_FULL: i32 = 1;
export const ASKS_ALWAYS: i32 = 1;
export const LISTS_CLOSED: i32 = 1;

export const REASON_CASTLE: i32 = 0;
export const REASON_NO_MOVE: i32 = 1;
export const REASON_RESIGN: i32 = 2;
export const REASON_AGREEMENT: i32 = 3;
export const REASON_NO_PROGRESS: i32 = 4;
/** The first reason that is a goal's; the others follow in the order of the goals. */
export const REASON_GOAL: i32 = 5;

export const KEY_EXCHANGE: i32 = 0;
export const KEY_MAIN: i32 = 1;
export const KEY_WINDOW: i32 = 2;
export const KEY_OFFER: i32 = 3;
export const KEY_ORDER: i32 = 4;
export const KEY_PICK: i32 = 5;
export const KEY_PLACE: i32 = 6;
export const KEY_BERSERK: i32 = 7;
export const KEY_NAME: i32 = 8;
export const KEY_TERRAIN: i32 = 9;
export const KEY_OPPONENT: i32 = 10;
export const KEY_RETREAT: i32 = 11;
export const KEY_ARRANGE: i32 = 12;

/** More exchanges than any form gives a seat. */
export const MOST_EXCHANGES: i32 = 15;

/** Sides of pieces: good, evil, either. */
export const SIDE_BOTH: i32 = 2;

export const GOAL_SURVIVE: i32 = 0;
export const GOAL_REACH: i32 = 1;
export const GOAL_HOLD: i32 = 2;
export const GOAL_CONTROL: i32 = 3;

/** A power's item: the target is the second piece on its square (R139). */
export const PRIMED_TARGET: i32 = 0x100;
/** A power's item: so is its user. */
export const PRIMED_USER: i32 = 0x200;

/** Ids of pieces that start off the board begin here. */
export const FIRST_OFF_BOARD_ID: i32 = 256;
/** Displacements kept of one turn (R32). */
export const MOST_SHIFTS: i32 = 8;
/** Grants that one turn may see. */
export const MOST_GRANTS: i32 = 92;
/** Of a grant: to whom is known to the giver's side. */
export const GRANT_CLOSED: i32 = 0;
/** Of a grant: to whom is known to all. */
export const GRANT_OPEN: i32 = 1;
/** Of a closed grant: its recipient has fallen since, and it counts no more. */
export const GRANT_ENDED: i32 = 2;
/** Curses that may wait. */
export const MOST_WAITING: i32 = 32;
/** Powers that one event may see used. */
export const MOST_TRIGGERED: i32 = 8;
/** Frames of a resolution, one upon another. */
export const MOST_FRAMES: i32 = 12;

export const FRAME_POWER: i32 = 1;
export const FRAME_ATTACK: i32 = 2;
export const FRAME_EVENT: i32 = 3;
export const FRAME_WINDOW: i32 = 4;
export const FRAME_SETTLE: i32 = 5;
