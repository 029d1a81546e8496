// generated from assembly/legends/layout.ts; do not edit
/** Opens the tables that `tables` takes; another number where their form changes. */
export const TABLES_MARK = 1280594483;
/** Opens every snapshot; another number where its form changes. */
export const SNAPSHOT_MARK = 1279610418;
/** Kinds are chart numbers from 1 to this. */
export const MOST_KINDS = 255;
/** Keywords. */
export const KEYWORDS = 14;
/** Boxed armies: six of the good side, six of the evil side. */
export const BOXED_ARMIES = 12;
/** Pieces of an army in a dealt match. */
export const ARMY_PIECES = 30;
/** Forms that fit. */
export const MOST_FORMS = 16;
/** Words of all pools of arrangements together. */
export const MOST_POOL_WORDS = 2048;
/** Goals of a form or a match. */
export const MOST_GOALS = 16;
/** Boards, seven sets of four. */
export const BOARDS = 28;
/** Base strength of a Magic piece. */
export const BASE_MAGIC = 11;
/** Base strength of a castle. */
export const BASE_CASTLE = 12;
/** Terrain numbers from 0 to 5 are land. */
export const TERRAIN_WATER = 6;
/** Of a filter: the terrain under self. */
export const TERRAIN_SAME = 6;
/** Of a filter: the terrain that the user names. */
export const TERRAIN_CHOICE = 7;
export const STATIONARY = 0;
export const CANNOT_ATTACK = 1;
export const ATTACKS_OWN = 2;
export const DISPEL_MAGIC = 3;
export const BERSERK = 4;
export const FLYING = 8;
export const VISION = 11;
export const DISTANCE_STRIKE = 12;
export const POWER_INNATE = 0;
export const POWER_ABILITY = 1;
export const POWER_ACTION = 2;
export const POWER_MAGIC = 3;
export const POWER_CURSE = 4;
export const POWER_TRAIT = 5;
export const EVENT_ATTACK = 0;
export const EVENT_ATTACKED = 1;
export const EVENT_WON = 2;
export const EVENT_FALLEN = 3;
export const EVENT_STRUCK = 4;
export const EVENT_SEEN = 5;
export const EVENT_FLEW = 6;
export const EVENT_FLOWN_OVER = 7;
export const EVENT_TURN_END = 8;
export const EVENT_CURSE_END = 9;
export const OP_REVEAL = 0;
export const OP_DESTROY = 1;
export const OP_MODIFY = 2;
export const OP_GRANT = 3;
export const OP_PATH = 4;
export const OP_PLACE = 5;
export const OP_SWAP = 6;
export const OP_CONTROL = 7;
export const OP_EXTRA_TURN = 8;
export const REF_SELF = 0;
export const REF_FOE = 1;
export const REF_IT = 2;
/** Of a target: a pick. */
export const TARGET_PICK = 3;
/** Of a target: the foe, if its kind was named. */
export const TARGET_NAMED = 4;
/** Of a `near`. */
export const NEAR_WATER = 3;
/** Of a `near`. */
export const NEAR_FILTER = 4;
/** Of a space: where self attacked from. */
export const AT_ORIGIN = 3;
/** Of a pick or a path: no upper bound. */
export const MANY = 255;
export const PHASE_EXCHANGES = 0;
export const PHASE_OPENING = 1;
export const PHASE_MAIN = 2;
export const PHASE_CONSEQUENCES = 3;
export const PHASE_CLOSING = 4;
export const PHASE_TURN_END = 5;
export const PHASE_OVER = 6;
export const PHASE_ARRANGING = 7;
export const WINDOW_OPENING = 0;
export const WINDOW_ATTACK = 1;
export const WINDOW_STRIKE = 2;
export const WINDOW_CLOSING = 3;
export const WINDOWS_COMBAT = 0;
export const WINDOWS_FULL = 1;
export const ASKS_ALWAYS = 1;
export const LISTS_CLOSED = 1;
export const REASON_CASTLE = 0;
export const REASON_NO_MOVE = 1;
export const REASON_RESIGN = 2;
export const REASON_AGREEMENT = 3;
export const REASON_NO_PROGRESS = 4;
/** The first reason that is a goal's; the others follow in the order of the goals. */
export const REASON_GOAL = 5;
export const KEY_EXCHANGE = 0;
export const KEY_MAIN = 1;
export const KEY_WINDOW = 2;
export const KEY_OFFER = 3;
export const KEY_ORDER = 4;
export const KEY_PICK = 5;
export const KEY_PLACE = 6;
export const KEY_BERSERK = 7;
export const KEY_NAME = 8;
export const KEY_TERRAIN = 9;
export const KEY_OPPONENT = 10;
export const KEY_RETREAT = 11;
export const KEY_ARRANGE = 12;
/** More exchanges than any form gives a seat. */
export const MOST_EXCHANGES = 15;
/** Sides of pieces: good, evil, either. */
export const SIDE_BOTH = 2;
export const GOAL_SURVIVE = 0;
export const GOAL_REACH = 1;
export const GOAL_HOLD = 2;
export const GOAL_CONTROL = 3;
/** A power's item: the target is the second piece on its square (R139). */
export const PRIMED_TARGET = 256;
/** A power's item: so is its user. */
export const PRIMED_USER = 512;
/** Ids of pieces that start off the board begin here. */
export const FIRST_OFF_BOARD_ID = 256;
/** Displacements kept of one turn (R32). */
export const MOST_SHIFTS = 8;
/** Grants that one turn may see. */
export const MOST_GRANTS = 92;
/** Of a grant: to whom is known to the giver's side. */
export const GRANT_CLOSED = 0;
/** Of a grant: to whom is known to all. */
export const GRANT_OPEN = 1;
/** Of a closed grant: its recipient has fallen since, and it counts no more. */
export const GRANT_ENDED = 2;
/** Curses that may wait. */
export const MOST_WAITING = 32;
/** Powers that one event may see used. */
export const MOST_TRIGGERED = 8;
/** Frames of a resolution, one upon another. */
export const MOST_FRAMES = 12;
export const FRAME_POWER = 1;
export const FRAME_ATTACK = 2;
export const FRAME_EVENT = 3;
export const FRAME_WINDOW = 4;
export const FRAME_SETTLE = 5;
