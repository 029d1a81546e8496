/**
 * What the seat that acts knows of dangers: which squares enemies may enter by their next moving attack, as far as it knows their
 * kinds. Kinds that are hidden from it make no difference.
 */
import { fileOf, LAND_ROWS } from './board';
import { ALCHEMIST, attackOf, AXEMAN, FOOTMAN, GUARD, KNIGHT, PALADIN } from './kinds';
import { FLAG_LOOKED, FLAG_SHOWN, OPEN, SQUARES, WIDTH } from './layout';
import { flagsOf, isPrisoner, kindOf, listedOf, listOf, slotOn } from './state';
import { besideOf, MIDDLE, spread, squareOf, windowOf } from './window';

/** u8 a square: the strongest known attack on it. */
const KNOWN: usize = memory.data(SQUARES + 7, 16);
/** u8 a square: how many enemies of unknown kind are beside it. */
const UNKNOWN: usize = memory.data(SQUARES + 7, 16);

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

/** Finds the dangers of a seat. */
export function lookAround(state: usize, seat: i32): void {
  memory.fill(KNOWN, 0, SQUARES);
  memory.fill(UNKNOWN, 0, SQUARES);
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
  } else if (kind != FOOTMAN && kind != GUARD) return;
  const strength = attackOf(kind);
  for (let rest = spread(before) & windowOf(LAND_ROWS, square); rest != 0; rest &= rest - 1) {
    const at = KNOWN + <usize>squareOf(rest, square);
    if (<i32>load<u8>(at) < strength) store<u8>(at, strength);
  }
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
