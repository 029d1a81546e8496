/** Where a piece of a kind may strike with its next act: squares that it may enter by a moving attack, and squares that it shoots at. */
import { fileOf, LAND_ROWS, rankOf, raysOf } from './board';
import { ALCHEMIST, ARCHER, AXEMAN, BALLISTA, FOOTMAN, GUARD, KNIGHT, MAGE, PALADIN } from './kinds';
import { NOBODY, OPEN, WIDTH } from './layout';
import { slotOn } from './state';
import { besideOf, MIDDLE, spread, squareOf, windowOf } from './window';

/** Squares of a Ballista's line, and of a Mage's. */
const BALLISTA_FAR: i32 = 3;
const MAGE_FAR: i32 = 1;

/** Raises the squares that a kind on a square strikes to a mark: moving attacks in one table (u8 a square), shots in the other. */
export function markStrikes(state: usize, kind: i32, square: i32, mark: i32, attacks: usize, shots: usize): void {
  switch (kind) {
    case ARCHER:
      return markRays(square, mark, shots);
    case BALLISTA:
      return markLines(state, square, 2, BALLISTA_FAR, mark, shots);
    case MAGE:
      return markLines(state, square, 1, MAGE_FAR, mark, shots);
    default:
      return markEntered(state, kind, square, mark, attacks);
  }
}

/** Squares that a kind may enter: one step more than it walks over vacant land. */
function markEntered(state: usize, kind: i32, square: i32, mark: i32, attacks: usize): void {
  let before = MIDDLE;
  if (kind == AXEMAN || kind == PALADIN) before |= besideOf(state + OPEN, square);
  else if (kind == KNIGHT || kind == ALCHEMIST) {
    const open = windowOf(state + OPEN, square);
    const one = spread(MIDDLE) & open;
    before |= one | (spread(one) & open);
  } else if (kind != FOOTMAN && kind != GUARD) return;
  for (let rest = spread(before) & windowOf(LAND_ROWS, square); rest != 0; rest &= rest - 1) raise(attacks, squareOf(rest, square), mark);
}

/** An Archer shoots over everything. */
function markRays(square: i32, mark: i32, shots: usize): void {
  const rays = raysOf(square);
  for (let n = <i32>load<u8>(rays); n > 0; n--) raise(shots, load<u8>(rays + <usize>n), mark);
}

/** Lines that a piece in between stops. */
function markLines(state: usize, square: i32, nearest: i32, farthest: i32, mark: i32, shots: usize): void {
  for (let direction = 0; direction < 4; direction++) {
    const along = direction == 0 ? 1 : direction == 1 ? -1 : 0;
    const up = direction == 2 ? 1 : direction == 3 ? -1 : 0;
    for (let distance = 1; distance <= farthest; distance++) {
      const file = fileOf(square) + along * distance;
      const rank = rankOf(square) + up * distance;
      if (<u32>file >= <u32>WIDTH || <u32>rank >= <u32>WIDTH) break;
      const at = rank * WIDTH + file;
      if (distance >= nearest) raise(shots, at, mark);
      if (slotOn(state, at) != NOBODY) break;
    }
  }
}

// @ts-ignore: decorator
@inline
function raise(table: usize, square: i32, mark: i32): void {
  const at = table + <usize>square;
  if (<i32>load<u8>(at) < mark) store<u8>(at, mark);
}
