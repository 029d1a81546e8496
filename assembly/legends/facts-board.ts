/** The facts of what stands where (facts.ts), counted for both sides in two passes over the pieces. */
import { boardHeight, boardWidth, fileOf, neighbour, rankOf } from '../core/geometry';
import { curseStrength } from './curse';
import {
  addFact, clearFacts, F_AHEAD, F_BESIEGERS, F_BONUS, F_CAPTURE, F_CONTACT, F_CURSE, F_CURSED, F_DEFENDERS, F_DISPEL,
  F_ESCORT, F_EXPOSED, F_FOUND, F_GUARDS, F_HIDDEN, F_HUNT, F_LAME, F_MOVERS, F_OPEN, F_QUIET, F_SECONDS, F_SIEGE,
  F_STEPS, F_TEMPO, F_TOP, F_TOUCHED, F_WALL, F_WORTH,
} from './facts';
import { canStep, openSum, restSum, veilSum } from './facts-kinds';
import { FORM_QUIET, formField } from './forms';
import { HAS_PASSIVE, isCastle, isMagic, keysOfKind, strengthOfKind, traitsOfKind } from './kinds';
import { DISPEL_MAGIC, PHASE_MAIN } from './layout';
import {
  ARMY, BOOSTED, COUNT, CURSE_KIND, CURSE_SEAT, FORM, KIND, LOOKED, NOBODY, ON_BOARD, PHASE, QUIET, SHOWN, SIDE, SLOTS,
  SQUARE, ZONE,
} from './map';
import { FIGHT_CASTLE, FIGHT_LOST, FIGHT_WON, fightOf } from './policy-fight';
import { worthOfKind } from './policy-worth';
import { byteOf, idOf, isLand, num, ownerOf, pieceAt, seatCount } from './state';
import { strengthOf } from './strength';

/** Of the pieces of the even side, then of the odd one: kind, file, rank, and 1 where the other side knows it, a byte each. */
const PIECES: usize = memory.data(2 * SLOTS * 4, 16);
/** The same of those that can step, and their slots. */
const MOVERS: usize = memory.data(2 * SLOTS * 4, 16);
/** u8 each. */
const MOVER_SLOTS: usize = memory.data(2 * SLOTS, 16);
/** The same of castles; in teams there are several. */
const CASTLES: usize = memory.data(2 * 8 * 4, 16);
const MOST_CASTLES: i32 = 8;
/** 4096 / (way + 3), so that a near hope counts more than a far one. */
const BY_WAY: usize = memory.data(64 * 4, 16);
/** Worth of prey beyond its own: it is one fewer. */
const PREY_MORE: i32 = 20;
const STRONG: i32 = 7;
const VERY_STRONG: i32 = 8;
const MIDDLING: i32 = 5;
const NEAR: i32 = 3;

let pieces0: i32 = 0;
let pieces1: i32 = 0;
let movers0: i32 = 0;
let movers1: i32 = 0;
let castles0: i32 = 0;
let castles1: i32 = 0;
let magic0: i32 = 0;
let magic1: i32 = 0;
let dispel0: i32 = 0;
let dispel1: i32 = 0;
let worth0: i32 = 0;
let worth1: i32 = 0;

/** Prepares what stays the same; to be called when a search begins. */
export function surveyWays(): void {
  for (let way = 0; way < 64; way++) store<i32>(BY_WAY + (<usize>way << 2), 4096 / (way + 3));
}

/** The side that moves next, once what is open is done. */
export function nextSide(): i32 {
  const side = num(SIDE) & 1;
  return num(PHASE) <= PHASE_MAIN ? side : side ^ 1;
}

/** Counts all facts of the board; gives what the kinds add to the even side's sum less the odd side's (facts-kinds.ts). */
export function countBoard(): i32 {
  clearFacts();
  const sum = gather();
  const all = max(1, worth0 + worth1);
  addFact(0, F_WORTH, (100 * worth0) / all);
  addFact(1, F_WORTH, (100 * worth1) / all);
  const movers = max(1, movers0 + movers1);
  addFact(0, F_MOVERS, (100 * movers0) / movers);
  addFact(1, F_MOVERS, (100 * movers1) / movers);
  addFact(0, F_LAME, max(0, 3 - movers0));
  addFact(1, F_LAME, max(0, 3 - movers1));
  addFact(0, F_DISPEL, min(3, dispel0) * magic1);
  addFact(1, F_DISPEL, min(3, dispel1) * magic0);
  const next = nextSide();
  addFact(next, F_TEMPO, 1);
  if (num(CURSE_KIND) != 0) addFact(num(CURSE_SEAT) & 1, F_CURSE, 1);
  countTop();
  for (let side = 0; side < 2; side++) {
    addFact(side, F_QUIET, (100 * quietOf(side)) / max(1, formField(num(FORM), FORM_QUIET)));
    countMovers(side, side == next);
    countCastles(side);
  }
  return sum;
}

/** The fewest quiet turns of a side's seats. */
export function quietOf(side: i32): i32 {
  let least = num(QUIET + side * 4);
  for (let seat = side + 2; seat < seatCount(); seat += 2) least = min(least, num(QUIET + seat * 4));
  return least;
}

/** Sorts the pieces into the lists. */
function gather(): i32 {
  pieces0 = pieces1 = movers0 = movers1 = castles0 = castles1 = 0;
  magic0 = magic1 = dispel0 = dispel1 = worth0 = worth1 = 0;
  let sum = 0;
  const count = num(COUNT);
  const lent = num(CURSE_KIND) != 0 || num(BOOSTED) != 0;
  for (let slot = 0; slot < count; slot++) {
    if (byteOf(ZONE, slot) != ON_BOARD) continue;
    const kind = byteOf(KIND, slot);
    const side = ownerOf(slot) & 1;
    const square = byteOf(SQUARE, slot);
    let adds = openSum(kind);
    let worth = worthOfKind(kind);
    if (byteOf(SHOWN, slot) == 0) {
      adds += veilSum(kind);
      if (idOf(slot) == square) adds += restSum(kind);
    }
    sum += side == 0 ? adds : -adds;
    if (lent || (traitsOfKind(kind) & HAS_PASSIVE) != 0) countBonus(slot, kind, side);
    const mark = kind | (fileOf(square) << 8) | (rankOf(square) << 16) | (isKnown(slot, side ^ 1) ? 1 << 24 : 0);
    keep(side, mark, slot, worth);
  }
  return sum;
}

/** Does a side know the kind of this piece? */
// @ts-ignore: decorator
@inline
export function isKnown(slot: i32, side: i32): bool {
  if (byteOf(SHOWN, slot) != 0 || ((byteOf(ARMY, slot) ^ side) & 1) == 0) return true;
  return (byteOf(LOOKED, slot) & (side != 0 ? 0xaa : 0x55)) != 0;
}

function countBonus(slot: i32, kind: i32, side: i32): void {
  const base = strengthOfKind(kind);
  if (base == 0) return;
  addFact(side, F_BONUS, strengthOf(slot) - base);
  if (num(CURSE_KIND) != 0) addFact(side, F_CURSED, curseStrength(slot, kind));
}

/** Puts a piece into the lists of its side. */
// @ts-ignore: decorator
@inline
function keep(side: i32, mark: i32, slot: i32, worth: i32): void {
  const kind = mark & 255;
  const n = side == 0 ? pieces0 : pieces1;
  store<i32>(PIECES + (<usize>(side * SLOTS + n) << 2), mark);
  const steps = canStep(kind);
  const castle = isCastle(kind);
  const magic = isMagic(kind) ? 1 : 0;
  const dispels = (keysOfKind(kind) >> DISPEL_MAGIC) & 1;
  const m = side == 0 ? movers0 : movers1;
  if (steps) {
    store<i32>(MOVERS + (<usize>(side * SLOTS + m) << 2), mark);
    store<u8>(MOVER_SLOTS + <usize>(side * SLOTS + m), slot);
  }
  const c = side == 0 ? castles0 : castles1;
  const holds = castle && c < MOST_CASTLES;
  if (holds) store<i32>(CASTLES + (<usize>(side * MOST_CASTLES + c) << 2), mark);
  if (side == 0) {
    pieces0++;
    worth0 += worth;
    magic0 += magic;
    dispel0 += dispels;
    if (steps) movers0++;
    if (holds) castles0++;
  } else {
    pieces1++;
    worth1 += worth;
    magic1 += magic;
    dispel1 += dispels;
    if (steps) movers1++;
    if (holds) castles1++;
  }
}

// @ts-ignore: decorator
@inline
function moverAt(side: i32, place: i32): i32 {
  return load<i32>(MOVERS + (<usize>(side * SLOTS + place) << 2));
}

// @ts-ignore: decorator
@inline
function way(a: i32, b: i32): i32 {
  return abs(((a >> 8) & 255) - ((b >> 8) & 255)) + abs(((a >> 16) & 255) - ((b >> 16) & 255));
}

/** Movers that no mover of the other side can match by strength. */
function countTop(): void {
  let best0 = 0;
  let best1 = 0;
  for (let i = 0; i < movers0; i++) best0 = max(best0, strengthOfKind(moverAt(0, i) & 255));
  for (let i = 0; i < movers1; i++) best1 = max(best1, strengthOfKind(moverAt(1, i) & 255));
  const side = best0 > best1 ? 0 : 1;
  const least = side == 0 ? best1 : best0;
  const movers = side == 0 ? movers0 : movers1;
  for (let i = 0; i < movers; i++) {
    if (strengthOfKind(moverAt(side, i) & 255) > least) addFact(side, F_TOP, 1);
  }
}

/** What the movers of a side reach, threaten and hope for. */
function countMovers(side: i32, isNext: bool): void {
  const movers = side == 0 ? movers0 : movers1;
  let known = 0;
  let unknown = 0;
  let strongAhead = 0;
  let ahead = 0;
  bestCapture = 0;
  allCaptures = 0;
  for (let i = 0; i < movers; i++) {
    const mark = moverAt(side, i);
    const rank = (mark >> 16) & 255;
    const come = side == 0 ? rank : boardHeight - 1 - rank;
    if (strengthOfKind(mark & 255) >= STRONG) strongAhead += come;
    else ahead += come;
    hope(side, mark);
    known += knownHope;
    unknown += unknownHope;
    lookAround(side, mark, load<u8>(MOVER_SLOTS + <usize>(side * SLOTS + i)));
  }
  addFact(side, F_AHEAD, strongAhead);
  addFact(side, F_AHEAD + 1, ahead);
  addFact(side, F_HUNT, known >> 4);
  addFact(side, F_HUNT + 1, unknown >> 4);
  if (isNext) addFact(side, F_CAPTURE, bestCapture >> 3);
  else addFact(side, F_CAPTURE + 1, allCaptures >> 3);
}

let knownHope: i32 = 0;
let unknownHope: i32 = 0;
let bestCapture: i32 = 0;
let allCaptures: i32 = 0;

/** The best that a mover may hope for, the nearer the better: of what its side knows, and of the rest. */
function hope(side: i32, mark: i32): void {
  const count = side == 0 ? pieces1 : pieces0;
  const list = PIECES + (<usize>((side ^ 1) * SLOTS) << 2);
  const kind = mark & 255;
  knownHope = 0;
  unknownHope = 0;
  for (let i = 0; i < count; i++) {
    const prey = load<i32>(list + (<usize>i << 2));
    if (fightOf(kind, prey & 255) != FIGHT_WON) continue;
    const gain = worthOfKind(prey & 255) + PREY_MORE;
    const worth = (gain * load<i32>(BY_WAY + (<usize>min(63, way(mark, prey)) << 2))) >> 10;
    if (prey >> 24) knownHope = max(knownHope, worth);
    else unknownHope = max(unknownHope, worth);
  }
}

/** The four squares beside a mover: free ones, and foes. */
function lookAround(side: i32, mark: i32, slot: i32): void {
  const square = byteOf(SQUARE, slot);
  const kind = mark & 255;
  let free = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(square, direction);
    if (beside < 0 || !isLand(beside)) continue;
    const there = pieceAt(beside);
    if (there == NOBODY) {
      free++;
      continue;
    }
    if ((ownerOf(there) & 1) == side) continue;
    const theirs = byteOf(KIND, there);
    const outcome = fightOf(kind, theirs);
    if (!isKnown(there, side)) {
      if (outcome == FIGHT_WON || outcome == FIGHT_CASTLE) addFact(side, F_CONTACT, 1);
      else if (outcome == FIGHT_LOST) addFact(side, F_CONTACT + 1, 1);
    } else if (outcome == FIGHT_WON) {
      bestCapture = max(bestCapture, worthOfKind(theirs));
      allCaptures += worthOfKind(theirs);
    }
  }
  addFact(side, F_STEPS, free);
}

/** How a side's castles stand, and how near the other side's movers are. */
function countCastles(side: i32): void {
  const count = side == 0 ? castles0 : castles1;
  for (let i = 0; i < count; i++) {
    const mark = load<i32>(CASTLES + (<usize>(side * MOST_CASTLES + i) << 2));
    const rank = (mark >> 16) & 255;
    addFact(side, F_EXPOSED, side == 0 ? rank : boardHeight - 1 - rank);
    if (mark >> 24) addFact(side, F_FOUND, 1);
    else addFact(side, F_HIDDEN + min(3, side == 0 ? rank : boardHeight - 1 - rank), 1);
    countWall(side, mark);
    countSiege(side, mark);
  }
}

function countWall(side: i32, mark: i32): void {
  const count = side == 0 ? pieces0 : pieces1;
  const list = PIECES + (<usize>(side * SLOTS) << 2);
  let held = 0;
  for (let i = 0; i < count; i++) {
    const piece = load<i32>(list + (<usize>i << 2));
    const far = way(piece, mark);
    if (far > NEAR || far == 0) continue;
    const steps = canStep(piece & 255);
    if (steps) addFact(side, F_DEFENDERS, 1);
    if (steps) countGuard(side, strengthOfKind(piece & 255), far);
    if (far > 1) continue;
    held++;
    addFact(side, steps ? F_ESCORT : F_WALL, 1);
  }
  addFact(side, F_OPEN, landBeside(mark) - held);
}

function countGuard(side: i32, strength: i32, far: i32): void {
  if (strength >= VERY_STRONG) addFact(side, far > 1 ? F_SECONDS : F_GUARDS, 1);
  else if (far == 1 && strength >= MIDDLING) addFact(side, F_GUARDS + 1, 1);
}

/** Squares of land beside a piece. */
function landBeside(mark: i32): i32 {
  const square = ((mark >> 16) & 255) * boardWidth + ((mark >> 8) & 255);
  let land = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(square, direction);
    if (beside >= 0 && isLand(beside)) land++;
  }
  return land;
}

function countSiege(side: i32, mark: i32): void {
  const foe = side ^ 1;
  const movers = foe == 0 ? movers0 : movers1;
  let nearest = 64;
  for (let i = 0; i < movers; i++) {
    const far = way(moverAt(foe, i), mark);
    nearest = min(nearest, far);
    if (far <= NEAR) addFact(foe, F_BESIEGERS, 1);
    if (far == 1) addFact(side, F_TOUCHED + (mark >> 24), 1);
  }
  if (nearest < 64) addFact(foe, mark >> 24 ? F_SIEGE : F_SIEGE + 1, 16 / max(1, nearest));
}
