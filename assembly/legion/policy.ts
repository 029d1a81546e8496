/**
 * How good a choice looks at a glance: weights for the search, and a fast choice for rollouts. A placement is a handful
 * of facts, each with a weight in a table (policy-weights.ts); a choice's chance grows with the exponential of their sum.
 */
import { draw } from '../core/rng';
import { byArrow, byOne, byTwo, countBeside, countedAt, findGround, free, freeFlat, freeLand, kingOf, loose } from './attack';
import { beside, bit, lowest, nth } from './board';
import { choiceCount, pickSquares } from './choices';
import { CHANCES, CHANCES_COUNT, POLICY_FACTS, POLICY_WEIGHTS } from './policy-weights';
import { FOREST, FORM, FORM_KING, SIDE, STEP, STEP_PLACE, STEP_SHOT } from './layout';
import { bare, foeKing, foeStage, kingForm, kingHunted, lookAround, ownKing, safeFor, SITES, stage } from './outlook';
import { reserveOf, sideOf } from './state';
import { isArrow, KIND_GENERAL, KIND_KING, KIND_KNIGHT, KING_ALONE, kindsIn, ON_LAND, ON_WATER } from './units';

// Where the weights of each fact begin. Most go by the kind (8).
/** Removed at once (0-3), and whether the enemy is about to place its last unit. */
const REMOVED: i32 = 0;
/** Removed at once, and whether the unit is safe there from the next placement. */
const SAFE: i32 = REMOVED + 64;
/** From how many of my endangered units (0-2) the square is taken away. */
const SHUT: i32 = SAFE + 64;
/** Enemies, and own units, beside it (0-3). */
const FOES_BESIDE: i32 = SHUT + 24;
const OWN_BESIDE: i32 = FOES_BESIDE + 32;
/** The ground: p f w x m. */
const GROUND: i32 = OWN_BESIDE + 32;
/** Corner, edge, inside. */
const PLACE: i32 = GROUND + 40;
/** How many units I miss: 8-10, 5-7, 3-4, 2, 1. */
const STAGE: i32 = PLACE + 24;
/** How many enemies an arrow could hit (0-3), and whether the enemy has one. */
const BARE: i32 = STAGE + 40;
/** Removed at once, by the stage of the enemy; not by kind. */
const HASTE: i32 = BARE + 64;
/** Return of the King, not by kind: what it means for the two Kings. */
const KINGS: i32 = HASTE + 20;
/** The King's own placement: safe or not, by stage. */
const CROWNED: i32 = KINGS + 16;

/** Of a pick that wins at once. */
const WIN: i32 = 65000;
const PLAIN: i32 = 100;
/** Logits × 1000 in one step of the table of chances. */
const CHANCE_STEP: i32 = 62;

/** While tuning: for each placement the places of its facts in the table, 12 words of 16 bits, 32 bytes a placement. */
export const SEEN_FACTS: usize = memory.data(512 * 32, 16);
/** Weights for a fast choice. */
const GLANCE: usize = memory.data(4096 * 4, 16);

let table: usize = 0;
/** The highest sum of this decision. */
let most: i32 = 0;

/** Writes a weight (i32, 1 to 65535) for each choice; gives their count. */
export function weighChoices(state: usize, weights: usize): i32 {
  if (load<i32>(state, STEP) != STEP_PLACE) return weighPicks(state, weights);
  const reserve = reserveOf(state, load<i32>(state, SIDE));
  table = POLICY_WEIGHTS + <usize>(load<i32>(state, FORM) * POLICY_FACTS * 2);
  findGround(state);
  lookAround(state);
  most = i32.MIN_VALUE;
  let end = weights;
  for (let kinds = kindsIn(reserve); kinds != 0; kinds &= kinds - 1) {
    const kind = <i32>ctz(kinds) >> 2;
    const one: u32 = 1 << (kind << 2);
    end = weighKind(state, kind, one & ON_WATER ? free : one & ON_LAND ? freeLand : freeFlat, reserve - one, end);
  }
  if (end == weights) {
    store<i32>(weights, PLAIN);
    return 1;
  }
  for (let at = weights; at < end; at += 4) {
    const step = min((most - load<i32>(at)) / CHANCE_STEP, CHANCES_COUNT - 1);
    store<i32>(at, load<u16>(CHANCES + (<usize>step << 1)));
  }
  return <i32>(end - weights) >> 2;
}

/** Draws a choice by the weights. */
export function glanceChoice(state: usize, rng: usize): i32 {
  const choices = weighChoices(state, GLANCE);
  let all = 0;
  for (let i = 0; i < choices; i++) all += load<i32>(GLANCE + (<usize>i << 2));
  let left = <i32>((<i64>all * draw(rng, 65536)) >> 16);
  for (let i = 0; i < choices; i++) {
    left -= load<i32>(GLANCE + (<usize>i << 2));
    if (left < 0) return i;
  }
  return choices - 1;
}

function weighPicks(state: usize, weights: usize): i32 {
  const choices = choiceCount(state);
  const kings = load<i32>(state, STEP) == STEP_SHOT && load<i32>(state, FORM) == FORM_KING;
  const foe = kings ? kingOf(sideOf(state, load<i32>(state, SIDE) ^ 1)) : 0;
  for (let i = 0; i < choices; i++) {
    const wins = foe != 0 && (foe & bit(nth(pickSquares(state), i))) != 0;
    store<i32>(weights + (<usize>i << 2), wins ? WIN : PLAIN);
  }
  return choices;
}

/** Writes the sums of a kind's placements on these squares; gives the address behind them. */
function weighKind(state: usize, kind: i32, squares: u64, rest: u32, at: usize): usize {
  const safe = safeFor(state, kind);
  const forest = load<u64>(state, FOREST);
  const arrow = isArrow(kind);
  const prey = kind == KIND_KING ? loose : kind == KIND_KNIGHT || kind == KIND_GENERAL ? byTwo : byOne;
  const shots = arrow && byArrow != 0 ? ~forest : 0;
  const kingTaken = arrow ? (byArrow & foeKing ? ~forest : 0) : beside(prey & foeKing);
  const alone = kingForm && rest == KING_ALONE;
  const nearKing = beside(ownKing);
  countBeside(prey);
  for (let left = squares; left != 0; left &= left - 1) {
    const square = lowest(left);
    const site = SITES + (<usize>square << 3);
    const removed = arrow ? <i32>(shots >> square) & 1 : countedAt(square);
    const safely = <i32>(safe >> square) & 1;
    let sum = fact(REMOVED + (kind * 4 + removed) * 2 + (foeStage >> 2));
    sum += fact(SAFE + (kind * 4 + removed) * 2 + safely);
    sum += fact(SHUT + kind * 3 + <i32>load<u8>(site, 4));
    sum += fact(FOES_BESIDE + kind * 4 + <i32>load<u8>(site));
    sum += fact(OWN_BESIDE + kind * 4 + <i32>load<u8>(site, 1));
    sum += fact(GROUND + kind * 5 + <i32>load<u8>(site, 3));
    sum += fact(PLACE + kind * 3 + <i32>load<u8>(site, 2));
    sum += fact(STAGE + kind * 5 + stage) + fact(BARE + kind * 8 + bare) + fact(HASTE + removed * 5 + foeStage);
    if (kingForm) {
      const hunt = kingHunted ? 2 + removed * 2 : 0;
      const danger = alone ? 2 : 3 + hunt + (<i32>(nearKing >> square) & 1);
      sum += fact(KINGS + (<i32>(kingTaken >> square) & 1 ? 1 : danger));
    }
    if (kind == KIND_KING) sum += fact(CROWNED + safely + 2 * stage);
    if (isDefined(TUNE)) endFacts();
    most = max(most, sum);
    store<i32>(at, sum);
    at += 4;
  }
  return at;
}

/** Tuning: where the facts of this placement begin, and where the next fact goes. */
let row: usize = SEEN_FACTS;
let seen: usize = SEEN_FACTS;

/** The weight of one fact. */
// @ts-ignore: decorator
@inline
function fact(place: i32): i32 {
  if (isDefined(TUNE)) {
    store<u16>(seen, place);
    seen += 2;
  }
  return load<i16>(table + (<usize>place << 1));
}

/** Tuning: ends a placement's facts with 65535 and goes on to the next one's place. */
function endFacts(): void {
  store<u16>(seen, 65535);
  row = row == SEEN_FACTS + 511 * 32 ? SEEN_FACTS : row + 32;
  seen = row;
}

/** Tuning: starts anew. */
export function beginFacts(): void {
  row = SEEN_FACTS;
  seen = row;
}
