/**
 * The facts that a state is judged by: small whole numbers, each counted once for either side. What counts is the
 * difference, so that a state is worth to one side what its mirror is worth to the other.
 *
 * The first KIND_FACTS depend on a piece's kind, and whether it was shown or has moved (facts-kinds.ts); the others on
 * what stands where (facts-board.ts). Weights stand in weights.ts in the same order.
 */

/** Pieces that can step, by base strength 1 to 10. */
export const F_STRENGTH: i32 = 0;
/** Magic pieces; pieces with a strength that can't move. */
export const F_MAGIC: i32 = 10;
export const F_STILL: i32 = 11;
/** Effects of the abilities and actions, by OP_…: nine of them. */
export const F_OPS: i32 = 12;
/** Innate powers that wait for an event; continuous ones; spells; death curses not yet in force. */
export const F_INNATE: i32 = 21;
export const F_PASSIVE: i32 = 22;
export const F_SPELL: i32 = 23;
export const F_BEARER: i32 = 24;
/** Pieces with a keyword, from the third on: eleven of them. */
export const F_KEYWORD: i32 = 25;
export const FIRST_KEYWORD: i32 = 3;
export const F_ACTION: i32 = 36;
export const F_ABILITY: i32 = 37;
/** Pieces not shown to all: of strength 8 and more, 5 to 7, below; and those that can't move. */
export const F_VEILED: i32 = 38;
/** Of those that can, the ones that never have: of strength 8 and more; the others. */
export const F_RESTED: i32 = 42;
export const KIND_FACTS: i32 = 44;

/** Worth, and pieces that can move, as a share of both sides' in hundredths. */
export const F_WORTH: i32 = 44;
export const F_MOVERS: i32 = 45;
/** Movers stronger than every mover of the other side. */
export const F_TOP: i32 = 46;
/** Strength that terrain, company, the curse and loans give, in all. */
export const F_BONUS: i32 = 47;
/** Free squares beside movers. */
export const F_STEPS: i32 = 48;
/** Ranks that movers have come from their own edge: of strength 7 and more; the others. */
export const F_AHEAD: i32 = 49;
/** What movers may hope for, in sixteenths of worth by the way to it: known prey; prey unknown to them. */
export const F_HUNT: i32 = 51;
/** How near the nearest mover is to the other castle, 0 to 16: where it is known; where it is not. */
export const F_SIEGE: i32 = 53;
/** Movers within three squares of the other castle. */
export const F_BESIEGERS: i32 = 55;
/** Of the side that moves next, the best known capture in eighths of worth; of the other side, all of them. */
export const F_CAPTURE: i32 = 56;
/** Movers beside unknown foes that they would beat; that would beat them. */
export const F_CONTACT: i32 = 58;
/** Squares of land beside the own castle that no own piece holds; own pieces there that can't move; that can. */
export const F_OPEN: i32 = 60;
export const F_WALL: i32 = 61;
export const F_ESCORT: i32 = 62;
/** Castles that the other side knows. */
export const F_FOUND: i32 = 63;
/** Ranks between the castle and its own edge. */
export const F_EXPOSED: i32 = 64;
/** Movers within three squares of the own castle. */
export const F_DEFENDERS: i32 = 65;
/** The curse in force is this side's; strength that it gives to this side's pieces. */
export const F_CURSE: i32 = 66;
export const F_CURSED: i32 = 67;
/** 1 for the side that moves next. */
export const F_TEMPO: i32 = 68;
/** Quiet turns, in hundredths of those that make a draw. */
export const F_QUIET: i32 = 69;
/** Pieces that dispel (3 at the most) by the Magic that the other side has left. */
export const F_DISPEL: i32 = 70;
/** How many movers fewer than three are left. */
export const F_LAME: i32 = 71;
/** A castle that the other side doesn't know, by its rank from its own edge: 0 to 3 and more. */
export const F_HIDDEN: i32 = 72;
/** Movers of the other side beside a castle that they don't know; beside one that they know. */
export const F_TOUCHED: i32 = 76;
/** Own movers beside the own castle: of strength 8 and more, 5 to 7. */
export const F_GUARDS: i32 = 78;
/** Own movers of strength 8 and more two and three squares from it. */
export const F_SECONDS: i32 = 80;
export const FACTS: i32 = 81;

/** Groups that a character weighs, by their number among the search's style words. */
export const FORCE: i32 = 0;
export const HUNT: i32 = 1;
export const GUARD: i32 = 2;
export const VEIL: i32 = 3;
export const TRAP: i32 = 4;
export const CURSE_GROUP: i32 = 5;

/** i32 a fact of the even side, then of the odd one; those of the board alone outside of tuning. */
const COUNTED: usize = memory.data(2 * FACTS * 4, 16);

/** Forgets what was counted. */
export function clearFacts(): void {
  memory.fill(COUNTED, 0, 2 * FACTS * 4);
}

/** How much of a fact a side has. */
// @ts-ignore: decorator
@inline
export function factOf(side: i32, fact: i32): i32 {
  return load<i32>(COUNTED + (<usize>(side * FACTS + fact) << 2));
}

// @ts-ignore: decorator
@inline
export function addFact(side: i32, fact: i32, by: i32): void {
  const at = COUNTED + (<usize>(side * FACTS + fact) << 2);
  store<i32>(at, load<i32>(at) + by);
}

/** The group under which a fact of the own side counts. */
export function groupOf(fact: i32): i32 {
  if (fact >= F_VEILED && fact < KIND_FACTS) return VEIL;
  if (fact == F_BEARER || fact == F_CURSE || fact == F_CURSED) return CURSE_GROUP;
  if (fact == F_MAGIC || fact == F_STILL || fact == F_SPELL || fact == F_WALL || fact == F_DISPEL) return TRAP;
  if (fact >= F_AHEAD && fact < F_OPEN) return HUNT;
  return (fact >= F_OPEN && fact < F_CURSE) || fact >= F_HIDDEN ? GUARD : FORCE;
}

/** The group under which a fact of the other side counts: what they hunt is what we guard. */
export function groupOfTheirs(fact: i32): i32 {
  const group = groupOf(fact);
  return group == HUNT ? GUARD : group == GUARD ? HUNT : group;
}
