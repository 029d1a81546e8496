/** What the kinds can do: RULES section 1 and the table of strengths in CONTRACT.md. */

export const FOOTMAN: i32 = 0;
export const GUARD: i32 = 1;
export const AXEMAN: i32 = 2;
export const ARCHER: i32 = 3;
export const KNIGHT: i32 = 4;
export const BALLISTA: i32 = 5;
export const MAGE: i32 = 6;
export const ALCHEMIST: i32 = 7;
export const PALADIN: i32 = 8;
export const SPY: i32 = 9;
export const KING: i32 = 10;
export const BOMB: i32 = 11;

/** By kind: a Footman that does not join; 0 for what never fights. */
const ATTACKS: usize = memory.data<u8>([2, 3, 4, 5, 6, 12, 12, 9, 10, 0, 0, 0]);
const DEFENCES: usize = memory.data<u8>([2, 7, 4, 5, 6, 0, 0, 9, 10, 0, 0, 0]);
/** A King blocks every shot. */
const KING_AGAINST_SHOT: i32 = 13;
/** Steps of a move; the King's go in eight directions. */
const REACHES: usize = memory.data<u8>([1, 1, 2, 1, 3, 1, 1, 3, 2, 3, 1, 0]);
/** How many of each kind, form by form. */
const MIXES: usize = memory.data<u8>([4, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);

/** Strength of one piece in an attack or a shot. */
// @ts-ignore: decorator
@inline
export function attackOf(kind: i32): i32 {
  return load<u8>(ATTACKS + <usize>kind);
}

/** An attack of at least this strength takes it; a bomb compares nothing. */
// @ts-ignore: decorator
@inline
export function defenceOf(kind: i32): i32 {
  return load<u8>(DEFENCES + <usize>kind);
}

/** The same against a shot. */
// @ts-ignore: decorator
@inline
export function defenceAgainstShot(kind: i32): i32 {
  return kind == KING ? KING_AGAINST_SHOT : defenceOf(kind);
}

/** The most steps of a move. */
// @ts-ignore: decorator
@inline
export function reachOf(kind: i32): i32 {
  return load<u8>(REACHES + <usize>kind);
}

/** How many of a kind (F to K) an army of a form has. */
export function mixOf(form: i32, kind: i32): i32 {
  return load<u8>(MIXES + <usize>(form * 11 + kind));
}

/** B M L P S: taken, they go to a prison row. */
// @ts-ignore: decorator
@inline
export function isImprisoned(kind: i32): bool {
  return kind >= BALLISTA && kind <= SPY;
}
