/**
 * What the seat that acts knows of dangers: which squares enemies may enter by their next moving attack or shoot at, as far as it
 * knows their kinds, and which ones will burn. Kinds that are hidden from it make no difference.
 */
import { fileOf, LAND_ROWS, rankOf, raysOf } from './board';
import { ALCHEMIST, ARCHER, attackOf, AXEMAN, BALLISTA, FOOTMAN, GUARD, KNIGHT, MAGE, PALADIN } from './kinds';
import { FLAG_LOOKED, FLAG_SHOWN, FUSES, NOBODY, OPEN, SQUARES, WIDTH } from './layout';
import { bombSlot, flagsOf, isPrisoner, kindOf, listedOf, listOf, placeOf, slotOn } from './state';
import { besideOf, MIDDLE, spread, squareOf, windowOf } from './window';

/** u8 a square: the strongest known attack on it. */
const KNOWN: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: how many enemies of unknown kind are beside it. */
const UNKNOWN: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: the strongest known shot at it. */
const SHOT_AT: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: 2 where a bomb's blast comes before the seat acts again, 1 where it comes a turn later. */
const FIRE: usize = memory.data(SQUARES + 7, 16);
/** Squares of a Ballista's line, and of a Mage's. */
const BALLISTA_FAR: i32 = 3;
const MAGE_FAR: i32 = 1;

/** Does the other seat know the kind of a piece? */
// @ts-ignore: decorator
@inline
export function isKnown(state: usize, slot: i32): bool {
  return (flagsOf(state, slot) & (FLAG_SHOWN | FLAG_LOOKED)) != 0;
}

// @ts-ignore: decorator
@inline
export function knownDanger(square: i32): i32 {
  return load<u8>(KNOWN + <usize>square);
}

// @ts-ignore: decorator
@inline
export function unknownDanger(square: i32): i32 {
  return load<u8>(UNKNOWN + <usize>square);
}

/** A King has nothing to fear of it. */
// @ts-ignore: decorator
@inline
export function knownShot(square: i32): i32 {
  return load<u8>(SHOT_AT + <usize>square);
}

// @ts-ignore: decorator
@inline
export function fireAt(square: i32): i32 {
  return load<u8>(FIRE + <usize>square);
}

/** Finds the dangers of a seat. */
export function lookAround(state: usize, seat: i32): void {
  memory.fill(KNOWN, 0, SQUARES);
  memory.fill(UNKNOWN, 0, SQUARES);
  memory.fill(SHOT_AT, 0, SQUARES);
  findFire(state);
  const list = listOf(state, seat ^ 1);
  for (let i = listedOf(state, seat ^ 1) - 1; i >= 0; i--) {
    const square = <i32>load<u8>(list + <usize>i);
    const slot = slotOn(state, square);
    if (isPrisoner(state, slot)) continue;
    if (isKnown(state, slot)) markKnown(state, kindOf(state, slot), square);
    else markUnknown(square);
  }
}

/** Squares that a kind may enter: one step more than it walks over vacant land. */
function markKnown(state: usize, kind: i32, square: i32): void {
  let before = MIDDLE;
  if (kind == AXEMAN || kind == PALADIN) before |= besideOf(state + OPEN, square);
  else if (kind == KNIGHT || kind == ALCHEMIST) {
    const open = windowOf(state + OPEN, square);
    const one = spread(MIDDLE) & open;
    before |= one | (spread(one) & open);
  } else if (kind == ARCHER) return markRays(square);
  else if (kind == BALLISTA) return markLines(state, square, 2, BALLISTA_FAR);
  else if (kind == MAGE) return markLines(state, square, 1, MAGE_FAR);
  else if (kind != FOOTMAN && kind != GUARD) return;
  const strength = attackOf(kind);
  for (let rest = spread(before) & windowOf(LAND_ROWS, square); rest != 0; rest &= rest - 1) {
    const at = KNOWN + <usize>squareOf(rest, square);
    if (<i32>load<u8>(at) < strength) store<u8>(at, strength);
  }
}

/** An Archer shoots over everything. */
function markRays(square: i32): void {
  const rays = raysOf(square);
  const strength = attackOf(ARCHER);
  for (let n = <i32>load<u8>(rays); n > 0; n--) markShot(load<u8>(rays + <usize>n), strength);
}

/** Lines that a piece in between stops. */
function markLines(state: usize, square: i32, nearest: i32, farthest: i32): void {
  const strength = attackOf(BALLISTA);
  for (let direction = 0; direction < 4; direction++) {
    const along = direction == 0 ? 1 : direction == 1 ? -1 : 0;
    const up = direction == 2 ? 1 : direction == 3 ? -1 : 0;
    for (let distance = 1; distance <= farthest; distance++) {
      const file = fileOf(square) + along * distance;
      const rank = rankOf(square) + up * distance;
      if (<u32>file >= <u32>WIDTH || <u32>rank >= <u32>WIDTH) break;
      const at = rank * WIDTH + file;
      if (distance >= nearest) markShot(at, strength);
      if (slotOn(state, at) != NOBODY) break;
    }
  }
}

function markShot(square: i32, strength: i32): void {
  const at = SHOT_AT + <usize>square;
  if (<i32>load<u8>(at) < strength) store<u8>(at, strength);
}

/** Squares round bombs: those that have one turn start of their owner left go off before the seat acts again, whoever laid them. */
function findFire(state: usize): void {
  memory.fill(FIRE, 0, SQUARES);
  for (let n = 0; n < 4; n++) {
    const bomb = bombSlot(n >> 1) + (n & 1);
    const place = placeOf(state, bomb);
    if (place == NOBODY) continue;
    const urgent = isUrgent(state, bomb) ? 2 : 1;
    for (let up = -1; up <= 1; up++) {
      for (let along = -1; along <= 1; along++) {
        const file = fileOf(place) + along;
        const rank = rankOf(place) + up;
        if (<u32>file >= <u32>WIDTH || <u32>rank >= <u32>WIDTH) continue;
        const at = FIRE + <usize>(rank * WIDTH + file);
        if (<i32>load<u8>(at) < urgent) store<u8>(at, urgent);
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function isUrgent(state: usize, bomb: i32): bool {
  return load<u8>(state + <usize>bomb, FUSES) == 1;
}

/** Will a bomb beside this square go off before the seat that acts has another turn? */
export function burnsSoon(state: usize, square: i32): bool {
  for (let n = 0; n < 4; n++) {
    const bomb = bombSlot(n >> 1) + (n & 1);
    const place = placeOf(state, bomb);
    if (place == NOBODY || !isUrgent(state, bomb)) continue;
    if (abs(fileOf(place) - fileOf(square)) <= 1 && abs(rankOf(place) - rankOf(square)) <= 1) return true;
  }
  return false;
}

function markUnknown(square: i32): void {
  const file = fileOf(square);
  if (file > 0) count(square - 1);
  if (file < WIDTH - 1) count(square + 1);
  if (square >= WIDTH) count(square - WIDTH);
  if (square < SQUARES - WIDTH) count(square + WIDTH);
}

// @ts-ignore: decorator
@inline
function count(square: i32): void {
  const at = UNKNOWN + <usize>square;
  store<u8>(at, load<u8>(at) + 1);
}
