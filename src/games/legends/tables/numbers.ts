/** Numbers that stand for the words of the power language in a core's tables; the core's are in assembly/legends/tables.ts. */
import type { Effect, Ref } from '../language';

/** Opens the tables; another number where their form changes. */
export const TABLES_MARK = 0x4c545233;

/** Strengths: the numbers themselves, magic, castle. */
export const FULL_BASES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String(index + 1), index + 1])),
  magic: 11,
  castle: 12,
};

export const REFS: readonly Ref[] = ['self', 'foe', 'it'];
/** `near: water` and `near: {to: filter}`, behind the references. */
export const NEAR_WATER = 3;
export const NEAR_FILTER = 4;

/** Kinds of target, behind the references. */
export const TARGET_PICK = 3;
export const TARGET_NAMED = 4;

/** Letters of a ground's rows by terrain number. */
export const TERRAIN_LETTERS = 'pfm^td~';

/** Terrain words of a filter that are no terrain. */
export const TERRAIN_SAME = 6;
export const TERRAIN_CHOICE = 7;

/** Of a space: where self attacked from. */
export const AT_ORIGIN = 3;

/** A power that is a trait, behind the five kinds. */
export const TRAIT_KIND = 5;

/** Stands for "any number". */
export const MANY = 255;

export const OPS: Readonly<Record<Effect['op'], number>> = {
  reveal: 0,
  destroy: 1,
  modify: 2,
  grant: 3,
  move: 4,
  swap: 6,
  control: 7,
  extraTurn: 8,
};
/** A `move` to a space; along a path it is OPS.move. */
export const OP_PLACE = 5;
