/** The position as the side that places sees it: what all placements of a turn have in common. */
import {
  ARROWS,
  attackOf,
  byArrow,
  byOne,
  byTwo,
  countBeside,
  countedAt,
  CROWN,
  free,
  ground1,
  ground2,
  kingOf,
  loose,
  missing,
  swords1,
  swords2,
  swords3,
  taken,
} from './attack';
import { beside, bit, count, SQUARES } from './board';
import { FOREST, FORM, FORM_KING, FORT, MOUNTAIN, SIDE, UNITS, WATER } from './layout';
import { reserveOf, sideOf } from './state';
import { KIND_ARCHER, KIND_GENERAL, KIND_KING, KIND_SCOUT } from './units';

/** What is the same for a square whatever is placed there; 8 bytes a square: foes, own, place, ground, shut. */
export const SITES: usize = memory.data(SQUARES * 8, 8);
/** The form is Return of the King; the Kings on the board, and whether the own one can be removed next. */
export let kingForm: bool = false;
export let ownKing: u64 = 0;
export let foeKing: u64 = 0;
export let kingHunted: bool = false;
/** How many units each side misses (`stageOf`). */
export let stage: i32 = 0;
export let foeStage: i32 = 0;
/** Enemies that an arrow could hit (0-3), times two, and whether the enemy has an arrow. */
export let bare: i32 = 0;
/** Squares where a unit of defence 1, 2, 3 is beaten by the next placement of swords or of the King. */
let beaten1: u64 = 0;
let beaten2: u64 = 0;
let beaten3: u64 = 0;
/** Squares where the enemy's arrows hit what has no shield. */
let exposed: u64 = 0;

/** Finds what all placements of this turn have in common; leaves the own attacks in `attack.ts`. */
export function lookAround(state: usize): void {
  const seat = load<i32>(state, SIDE);
  const mine = sideOf(state, seat);
  const theirs = sideOf(state, seat ^ 1);
  const reserve = reserveOf(state, seat ^ 1);
  kingForm = load<i32>(state, FORM) == FORM_KING;
  ownKing = kingForm ? kingOf(mine) : 0;
  foeKing = kingForm ? kingOf(theirs) : 0;
  stage = stageOf(missing(mine));
  foeStage = stageOf(missing(theirs));
  attackOf(state, seat ^ 1);
  const near1 = beside(ground1);
  const near2 = beside(ground2);
  const crown = reserve & CROWN ? beside(free) : 0;
  beaten1 = near2 | (swords1 & near1) | crown;
  beaten2 = (swords1 & near2) | (swords2 & near1) | crown;
  beaten3 = (swords2 & near2) | (swords3 & near1) | crown;
  exposed = reserve & ARROWS ? ~(load<u64>(state, FORT) | load<u64>(state, FOREST)) : 0;
  kingHunted = (ownKing & taken) != 0;
  const hunted = taken & (reserve & CROWN ? loose : ground2 != 0 ? byTwo : ground1 != 0 ? byOne : 0);
  lookAtSites(state, load<u64>(theirs, UNITS), load<u64>(mine, UNITS), hunted);
  attackOf(state, seat);
  bare = min(3, count(byArrow)) * 2 + (reserve & ARROWS ? 1 : 0);
}

/** Units missing, as a number: 8-10, 5-7, 3-4, 2, 1. */
function stageOf(units: i32): i32 {
  return units >= 8 ? 0 : units >= 5 ? 1 : units >= 3 ? 2 : units == 2 ? 3 : 4;
}

/** Fills SITES. */
function lookAtSites(state: usize, theirs: u64, mine: u64, hunted: u64): void {
  const forest = load<u64>(state, FOREST);
  const water = load<u64>(state, WATER);
  const fort = load<u64>(state, FORT);
  const mountain = load<u64>(state, MOUNTAIN);
  countBeside(theirs);
  for (let square = 0; square < SQUARES; square++) {
    const at = bit(square);
    const site = SITES + (<usize>square << 3);
    store<u8>(site, countedAt(square));
    store<u8>(site, count(beside(at)) - 2, 2);
    store<u8>(site, forest & at ? 1 : water & at ? 2 : fort & at ? 3 : mountain & at ? 4 : 0, 3);
  }
  countBeside(mine);
  for (let square = 0; square < SQUARES; square++) store<u8>(SITES + (<usize>square << 3), countedAt(square), 1);
  countBeside(hunted);
  for (let square = 0; square < SQUARES; square++) {
    store<u8>(SITES + (<usize>square << 3), min(2, countedAt(square)), 4);
  }
}

/** Squares where a unit of this kind is out of the enemy's reach. */
export function safeFor(state: usize, kind: i32): u64 {
  const fort = load<u64>(state, FORT);
  if (kind == KIND_SCOUT || kind == KIND_GENERAL) return ~beaten3;
  if (kind == KIND_ARCHER) return ~((beaten1 & ~fort) | (beaten2 & fort) | exposed);
  if (kind < KIND_SCOUT || kind == KIND_KING) return ~((beaten2 & ~fort) | (beaten3 & fort) | exposed);
  return ~0;
}
