/** What a seat knows of the other side, for the policy: what stands around a square, what can be hunted, and what hunts. */
import { boardHeight, fileOf, neighbour, rankOf } from '../core/geometry';
import { canStep } from './facts-kinds';
import { isCastle } from './kinds';
import { ARMY, COUNT, LOOKED, NOBODY, ON_BOARD, SHOWN, SLOTS, ZONE } from './map';
import { heldBy, stepsFrom } from './masks';
import { FIGHT_CASTLE, FIGHT_WON, fightOf } from './policy-fight';
import { byteOf, idOf, isOnBoard, kindOf, num, ownerOf, pieceAt, squareOf } from './state';

/** No piece of that sort: farther than any board is wide. */
export const FAR: i32 = 99;
/** Unknown foes around a square: none; only such as have never moved; at least one that has. */
export const NONE_AROUND: i32 = 0;
export const RESTED_AROUND: i32 = 1;
export const MOVED_AROUND: i32 = 2;
/** A foe this near to the own castle is an alarm. */
const ALARM: i32 = 3;

/** Kind and square of each known foe, a byte each. */
const FOES: usize = memory.data(SLOTS * 2, 16);

let seat: i32 = 0;
let foes: i32 = 0;

/** 0 to 2: how much of the armies is gone, less than a sixth, less than half, more. */
export let stage: i32 = 0;
/** The own castle's square; the foe's, where it is known; -1. */
export let home: i32 = -1;
export let goal: i32 = -1;
/** 1 when a foe that can move, for all that is known, is near the own castle. */
export let alarm: i32 = 0;

/** Of `lookAround`: 1 when a known foe beside the square beats the piece, or is beaten by it. */
export let threatened: i32 = 0;
export let threatening: i32 = 0;
/** One of …_AROUND. */
export let veiled: i32 = 0;

/** Of `findNearest`: squares of the nearest known foe that the kind beats, and of the nearest mover that beats it; -1. */
export let prey: i32 = -1;
export let hunter: i32 = -1;

/** Steps from one square to another on an empty board. */
// @ts-ignore: decorator
@inline
export function way(from: i32, to: i32): i32 {
  return abs(fileOf(from) - fileOf(to)) + abs(rankOf(from) - rankOf(to));
}

// @ts-ignore: decorator
@inline
export function isOurs(slot: i32): bool {
  return ((ownerOf(slot) ^ seat) & 1) == 0;
}

/** Does the side of the seat know the kind of this piece? */
// @ts-ignore: decorator
@inline
export function isKnown(slot: i32): bool {
  if (byteOf(SHOWN, slot) != 0) return true;
  const side = seat & 1 ? 0xaa : 0x55;
  return (byteOf(LOOKED, slot) & side) != 0 || ((byteOf(ARMY, slot) ^ seat) & 1) == 0;
}

/** The seat whose knowledge counts from now on. */
export function lookAs(asked: i32): void {
  seat = asked;
}

/** Ranks between a square and the edge of the seat that looks. */
// @ts-ignore: decorator
@inline
export function comeForward(square: i32): i32 {
  return seat & 1 ? boardHeight - 1 - rankOf(square) : rankOf(square);
}

/** Gathers what the seat knows, once a decision. */
export function surveyKnown(): void {
  foes = 0;
  home = goal = -1;
  const count = num(COUNT);
  let left = 0;
  for (let slot = 0; slot < count; slot++) {
    if (byteOf(ZONE, slot) != ON_BOARD) continue;
    left++;
    const kind = kindOf(slot);
    if (isOurs(slot)) {
      if (isCastle(kind)) home = squareOf(slot);
      continue;
    }
    if (!isKnown(slot)) continue;
    if (isCastle(kind)) goal = squareOf(slot);
    store<u8>(FOES + (<usize>foes << 1), kind);
    store<u8>(FOES + (<usize>foes << 1), squareOf(slot), 1);
    foes++;
  }
  stage = left * 6 > count * 5 ? 0 : left * 2 > count ? 1 : 2;
  alarm = home >= 0 && isBeset() ? 1 : 0;
}

/** Is a foe that can move, for all that is known, near the own castle? */
function isBeset(): bool {
  const count = num(COUNT);
  for (let slot = 0; slot < count; slot++) {
    if (!isOnBoard(slot) || isOurs(slot) || way(squareOf(slot), home) > ALARM) continue;
    if (isKnown(slot) ? canStep(kindOf(slot)) : idOf(slot) != squareOf(slot)) return true;
  }
  return false;
}

/** Looks at what stands beside a square, as a piece of that kind would find it. */
export function lookAround(kind: i32, square: i32): void {
  threatened = threatening = veiled = 0;
  if (!isDefined(WIDE) && (stepsFrom(square) & heldBy((seat & 1) ^ 1)) == 0) return;
  for (let direction = 0; direction < 4; direction++) {
    const beside = neighbour(square, direction);
    if (beside < 0) continue;
    const foe = pieceAt(beside);
    if (foe == NOBODY || isOurs(foe)) continue;
    if (!isKnown(foe)) {
      veiled = max(veiled, idOf(foe) == squareOf(foe) ? RESTED_AROUND : MOVED_AROUND);
      continue;
    }
    const theirs = kindOf(foe);
    const outcome = fightOf(kind, theirs);
    if (outcome == FIGHT_WON || outcome == FIGHT_CASTLE) threatening = 1;
    if (canStep(theirs) && fightOf(theirs, kind) == FIGHT_WON) threatened = 1;
  }
}

/** Finds the nearest prey and the nearest hunter of a kind on a square. */
export function findNearest(kind: i32, square: i32): void {
  prey = hunter = -1;
  let toPrey = FAR;
  let toHunter = FAR;
  for (let i = 0; i < foes; i++) {
    const theirs = <i32>load<u8>(FOES + (<usize>i << 1));
    const there = <i32>load<u8>(FOES + (<usize>i << 1), 1);
    const far = way(square, there);
    if (far < toPrey && fightOf(kind, theirs) == FIGHT_WON) {
      toPrey = far;
      prey = there;
    }
    if (far < toHunter && canStep(theirs) && fightOf(theirs, kind) == FIGHT_WON) {
      toHunter = far;
      hunter = there;
    }
  }
}
