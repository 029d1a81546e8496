/** What one piece may do from where it stands (RULES section 5): masks in its window (window.ts), and the targets of its shots. */
import { fileOf, prisonSquare, rankOf, raysOf, ROW_SQUARES } from './board';
import { ALCHEMIST, ARCHER, AXEMAN, BALLISTA, FOOTMAN, GUARD, KING, KNIGHT, MAGE, PALADIN, SPY } from './kinds';
import {
  BOARD, CAPTIVES, FLAG_PRISONER, FLAGS, KINDS, NOBODY, OPEN, ROWS_BYTES, SEAT_SLOTS, SQUARES, STANDING, STEPS1, STEPS2, WET, WIDTH,
} from './layout';
import { bombSlot, byteOf, hasFlag, kindOf, placeOf, slotOn, stepOf } from './state';
import { aroundOf, besideOf, bitOf, MIDDLE, spread, windowOf } from './window';

/** The rank of the middle. */
const MIDDLE_RANK: u64 = 0x7f000000;

/** Vacant squares that it may step to. */
export let steps: u64;
/** Squares of enemies on land that it may enter: attacked by most, looked at or disarmed by a Spy. */
export let hits: u64;
/** Of a Spy: own prisoners that it may enter. */
export let rescues: u64;
/** How many targets it may shoot at; their squares stand in SHOTS, ascending. */
export let shots: i32;
export const SHOTS: usize = memory.data(16, 16);

/** Finds what a seat's piece that is no prisoner may do. */
export function findReach(state: usize, seat: i32, slot: i32, square: i32): void {
  const standing = state + <usize>(STANDING + (seat ^ 1) * ROWS_BYTES);
  hits = 0;
  rescues = 0;
  shots = 0;
  switch (kindOf(state, slot)) {
    case FOOTMAN:
    case GUARD:
      steps = besideOf(state + OPEN, square);
      hits = besideOf(standing, square);
      break;
    case AXEMAN:
    case PALADIN:
      findFar(state, standing, square, 2);
      break;
    case KNIGHT:
    case ALCHEMIST:
      findFar(state, standing, square, 3);
      break;
    case SPY:
      findFar(state, standing, square, 3);
      if (byteOf(state, CAPTIVES, seat) > 0) findRescues(state, seat, square);
      break;
    case KING:
      steps = aroundOf(state + OPEN, square);
      break;
    case ARCHER:
      steps = besideOf(state + OPEN, square);
      aimFar(state, seat, square);
      break;
    case BALLISTA:
      steps = besideOf(state + OPEN, square);
      aimThrough(state, seat, square, 2, 3);
      break;
    case MAGE:
      steps = besideOf(state + OPEN, square) | besideOf(state + WET, square);
      aimThrough(state, seat, square, 1, 1);
      break;
    default:
      steps = 0;
  }
  const last = stepOf(state, STEPS1, slot);
  if (last != 0) barShuttle(state, slot, square, last);
}

/** Finds the escapes of a prisoner whose gate is open: they end off its row. */
export function findEscapes(state: usize, slot: i32, square: i32): void {
  hits = 0;
  rescues = 0;
  shots = 0;
  const open = state + OPEN;
  const kind = kindOf(state, slot);
  if (kind == MAGE) steps = besideOf(open, square) | besideOf(state + WET, square);
  else if (kind == BALLISTA) steps = besideOf(open, square);
  else findFar(state, 0, square, kind == PALADIN ? 2 : 3);
  steps &= ~MIDDLE_RANK;
}

/** Steps over vacant land, corners allowed, and the enemies at the end of as many; `standing` 0: no enemies. */
// @ts-ignore: decorator
@inline
function findFar(state: usize, standing: usize, square: i32, most: i32): void {
  const open = windowOf(state + OPEN, square);
  const one = spread(MIDDLE) & open;
  const two = (spread(one) & open) | one;
  if (most == 2) {
    steps = two;
    before = one | MIDDLE;
  } else {
    steps = (spread(two) & open) | two;
    before = two | MIDDLE;
  }
  if (standing != 0) hits = spread(before) & windowOf(standing, square);
}

/** Where the last step but one of those found last may end, the start among them. */
let before: u64;

function findRescues(state: usize, seat: i32, square: i32): void {
  const reached = spread(before);
  for (let n = 0; n < ROW_SQUARES; n++) {
    const cell = prisonSquare(seat ^ 1, n);
    const slot = slotOn(state, cell);
    if (slot == NOBODY || !hasFlag(state, slot, FLAG_PRISONER)) continue;
    rescues |= reached & bitOf(square, cell);
  }
}

/** An enemy's slot that is no prisoner. NOBODY is none. */
// @ts-ignore: decorator
@inline
function isTarget(state: usize, seat: i32, slot: i32): bool {
  const isEnemy = seat == 0 ? <u32>(slot - SEAT_SLOTS) < <u32>SEAT_SLOTS : slot < SEAT_SLOTS;
  return isEnemy && (load<u8>(state + <usize>slot, FLAGS) & FLAG_PRISONER) == 0;
}

/** An Archer's targets. */
// @ts-ignore: decorator
@inline
function aimFar(state: usize, seat: i32, square: i32): void {
  let at = raysOf(square);
  const end = at + <usize>load<u8>(at);
  while (at < end) {
    at++;
    const target = <i32>load<u8>(at);
    if (isTarget(state, seat, slotOn(state, target))) shootAt(target);
  }
}

// @ts-ignore: decorator
@inline
function shootAt(target: i32): void {
  store<u8>(SHOTS + <usize>shots, target);
  shots++;
}

/** Targets of shots that a piece in between stops (M11): one a direction, down, left, right, up. */
function aimThrough(state: usize, seat: i32, square: i32, nearest: i32, farthest: i32): void {
  aimAlong(state, seat, square, -WIDTH, rankOf(square), nearest, farthest);
  aimAlong(state, seat, square, -1, fileOf(square), nearest, farthest);
  aimAlong(state, seat, square, 1, WIDTH - 1 - fileOf(square), nearest, farthest);
  aimAlong(state, seat, square, WIDTH, WIDTH - 1 - rankOf(square), nearest, farthest);
}

/** `room`: squares up to the edge. */
function aimAlong(state: usize, seat: i32, square: i32, by: i32, room: i32, nearest: i32, farthest: i32): void {
  const most = min(room, farthest);
  let at = square;
  for (let distance = 1; distance <= most; distance++) {
    at += by;
    const slot = slotOn(state, at);
    if (slot == NOBODY) continue;
    if (distance >= nearest && isTarget(state, seat, slot)) shootAt(at);
    return;
  }
}

/** A third step in succession back and forth over the same two squares is none (M29). */
function barShuttle(state: usize, slot: i32, square: i32, last: i32): void {
  const from = last >> 8;
  if ((last & 255) == square && stepOf(state, STEPS2, slot) == ((square << 8) | from)) steps &= ~bitOf(square, from);
}

/** Bits of the enemy's bombs in a window: a Spy disarms them instead of looking. */
export function bombsIn(state: usize, seat: i32, square: i32): u64 {
  const first = bombSlot(seat ^ 1);
  let bombs: u64 = 0;
  for (let slot = first; slot < first + 2; slot++) {
    const place = placeOf(state, slot);
    if (place != NOBODY) bombs |= bitOf(square, place);
  }
  return bombs;
}

/** Is a Footman of the seat beside a square? */
// @ts-ignore: decorator
@inline
export function hasFootmanBeside(state: usize, seat: i32, square: i32): bool {
  const file = fileOf(square);
  return (
    (file > 0 && isFootman(state, seat, square - 1)) ||
    (file < WIDTH - 1 && isFootman(state, seat, square + 1)) ||
    (square >= WIDTH && isFootman(state, seat, square - WIDTH)) ||
    (square < SQUARES - WIDTH && isFootman(state, seat, square + WIDTH))
  );
}

// @ts-ignore: decorator
@inline
function isFootman(state: usize, seat: i32, square: i32): bool {
  const slot = <i32>load<u8>(state + <usize>square, BOARD);
  return slot != NOBODY && slot >= SEAT_SLOTS == (seat == 1) && load<u8>(state + <usize>slot, KINDS) == FOOTMAN;
}
