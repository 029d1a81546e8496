/**
 * What the seat that acts knows of dangers: which squares enemies may enter by their next moving attack or shoot at, as far as it
 * knows their kinds, and which ones will burn. Kinds that are hidden from it make no difference.
 */
import { fileOf, rankOf } from './board';
import { attackOf } from './kinds';
import { FLAG_LOOKED, FLAG_SHOWN, FUSES, NOBODY, SQUARES, WIDTH } from './layout';
import { markStrikes } from './marks';
import { bombSlot, flagsOf, isPrisoner, kindOf, listedOf, listOf, placeOf, slotOn } from './state';

/** u8 a square: the strongest known attack on it. */
const KNOWN: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: how many enemies of unknown kind are beside it. */
const UNKNOWN: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: the strongest known shot at it. */
const SHOT_AT: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: 2 where a bomb's blast comes before the seat acts again, 1 where it comes a turn later. */
const FIRE: usize = memory.data(SQUARES + 7, 16);

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

/** A known enemy: by its strength where it attacks or shoots. */
function markKnown(state: usize, kind: i32, square: i32): void {
  markStrikes(state, kind, square, attackOf(kind), KNOWN, SHOT_AT);
}

/** Squares round bombs: those that have one turn start of their owner left go off before the seat acts again, whoever laid them. */
function findFire(state: usize): void {
  memory.fill(FIRE, 0, SQUARES);
  const bombs = urgentBombs(state);
  for (let n = 0; n < 4; n++) {
    const place = placeOf(state, bombOf(n));
    if (place == NOBODY) continue;
    const urgent = ((bombs >> n) & 1) != 0 ? 2 : 1;
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

/** The bombs (bits, 0 to 3) that go off before the seat that acts has another turn: their fuse is out, or one beside them sets them off (M20). */
function urgentBombs(state: usize): i32 {
  let urgent = 0;
  for (let n = 0; n < 4; n++) if (load<u8>(state + <usize>bombOf(n), FUSES) == 1 && placeOf(state, bombOf(n)) != NOBODY) urgent |= 1 << n;
  return withTouched(state, urgent);
}

/** Bombs (bits, 0 to 3) that go off, and with them those that they set off one after the other (M20). */
function withTouched(state: usize, bombs: i32): i32 {
  let all = bombs;
  // the longest chain has three more
  for (let round = 0; round < 3 && all != 0; round++) {
    for (let n = 0; n < 4; n++) if (isTouched(state, n, all)) all |= 1 << n;
  }
  return all;
}

/** The bombs (bits) that go off where this one is attacked. */
export function bombsSetOff(state: usize, bomb: i32): i32 {
  for (let n = 0; n < 4; n++) if (bombOf(n) == bomb) return withTouched(state, 1 << n);
  return 0;
}

/** The bombs (bits) that go off as the next turn of a seat begins. */
export function bombsDue(state: usize, seat: i32): i32 {
  let due = 0;
  for (let n = seat << 1; n < (seat << 1) + 2; n++) {
    if (load<u8>(state + <usize>bombOf(n), FUSES) == 1 && placeOf(state, bombOf(n)) != NOBODY) due |= 1 << n;
  }
  return withTouched(state, due);
}

/** Is a square one of those round these bombs (bits)? */
export function isRoundBombs(state: usize, bombs: i32, square: i32): bool {
  for (let n = 0; n < 4; n++) if (((bombs >> n) & 1) != 0 && areNeighbours(placeOf(state, bombOf(n)), square)) return true;
  return false;
}

/** The slot of the first or second bomb of either seat, n 0 to 3. */
// @ts-ignore: decorator
@inline
function bombOf(n: i32): i32 {
  return bombSlot(n >> 1) + (n & 1);
}

/** Is a bomb beside one of those that go off (bits)? */
function isTouched(state: usize, n: i32, urgent: i32): bool {
  const place = placeOf(state, bombOf(n));
  if (place == NOBODY) return false;
  for (let other = 0; other < 4; other++) {
    if (((urgent >> other) & 1) != 0 && areNeighbours(place, placeOf(state, bombOf(other)))) return true;
  }
  return false;
}

// @ts-ignore: decorator
@inline
function areNeighbours(one: i32, other: i32): bool {
  return abs(fileOf(one) - fileOf(other)) <= 1 && abs(rankOf(one) - rankOf(other)) <= 1;
}

/** Will a bomb beside this square go off before the seat that acts has another turn? */
export function burnsSoon(state: usize, square: i32): bool {
  return isRoundBombs(state, urgentBombs(state), square);
}

/** Does a bomb, whoever's, lie beside this square? */
export function isByBomb(state: usize, square: i32): bool {
  for (let n = 0; n < 4; n++) {
    const place = placeOf(state, bombOf(n));
    if (place != NOBODY && areNeighbours(place, square)) return true;
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
