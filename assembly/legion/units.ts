/** The eight kinds of unit (RULES section 1), and how a kind is told by the masks a unit stands in. */

export const KIND_SOLDIER: i32 = 0;
export const KIND_KNIGHT: i32 = 1;
export const KIND_SCOUT: i32 = 2;
export const KIND_GENERAL: i32 = 3;
export const KIND_TOWER: i32 = 4;
export const KIND_CATAPULT: i32 = 5;
export const KIND_ARCHER: i32 = 6;
export const KIND_KING: i32 = 7;
export const KINDS: i32 = 8;

/** A whole reserve: four bits a kind, Soldiers lowest. */
export const ARMY: u32 = 0x11111122;
/** A reserve of the King alone. */
export const KING_ALONE: u32 = 0x10000000;

/** Lowest bit of each kind's four. */
export const ONE_EACH: u32 = 0x11111111;
/** Kinds that any ground takes: S N K (L8). */
export const ON_WATER: u32 = 0x10000011;
/** Kinds that all but water takes: U G A. */
export const ON_LAND: u32 = 0x01001100;
/** Kinds that neither water nor mountain takes: T C. */
export const ON_FLAT: u32 = 0x00110000;

/** Bits of a kind's signature: which of a side's masks, beside `UNITS`, a unit of that kind stands in. */
export const IN_SWORD: i32 = 1;
export const IN_SECOND: i32 = 2;
export const IN_FIXED: i32 = 4;
export const IN_SHIELD: i32 = 8;

/** Signature by kind. */
const SIGNATURES: usize = memory.data<u8>([1, 3, 9, 11, 5, 4, 0, 2]);
/** Kind by signature; 255 belongs to none. */
const KIND_BY_SIGNATURE: usize = memory.data<u8>([6, 0, 7, 1, 5, 4, 255, 255, 255, 2, 255, 3, 255, 255, 255, 255]);

/** The signature of a kind 0-7. */
// @ts-ignore: decorator
@inline
export function signatureOf(kind: i32): i32 {
  return load<u8>(SIGNATURES + kind);
}

/** The kind with a signature 0-15; 255: none. */
// @ts-ignore: decorator
@inline
export function kindOf(signature: i32): i32 {
  return load<u8>(KIND_BY_SIGNATURE + signature);
}

/** How many units of a kind a side has in all. */
// @ts-ignore: decorator
@inline
export function countOf(kind: i32): i32 {
  return (ARMY >> (kind << 2)) & 15;
}

/** Is the kind an arrow unit (A C)? */
// @ts-ignore: decorator
@inline
export function isArrow(kind: i32): bool {
  return kind == KIND_ARCHER || kind == KIND_CATAPULT;
}

/** The kinds of a reserve of which there is at least one, one bit each at four times the kind. */
// @ts-ignore: decorator
@inline
export function kindsIn(reserve: u32): u32 {
  return (reserve | (reserve >> 1)) & ONE_EACH;
}
