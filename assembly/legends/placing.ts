/** Pieces put on squares and taken off, and the sets of squares that the state keeps of them. */
import { boardSquares } from '../core/geometry';
import { MANNER_ABLE, MANNER_ALERT, MANNER_IDLE, MANNER_PLAIN, MANNER_STILL, mannerOf } from './kinds';
import {
  ABLE, ALERT, ARMY, BOARD, BOOST, COUNT, HELD, ID, IDLE, KIND, LAND, NOBODY, ON_BOARD, OWNER, PLAIN, SHARING, SLOTS,
  SQUARE, STILL, TERRAIN, ZONE,
} from './map';
import { holderOn, idOf, kindOf, num, ownerOf, pieceAt, S, setByte, setNum, sharerAt, squareOf } from './state';

/** Stands a new piece of a seat's army on a square, which is its id; its slot goes in between the others. */
export function standNew(seat: i32, kind: i32, square: i32): void {
  const count = num(COUNT);
  let slot = count;
  while (slot > 0 && idOf(slot - 1) > square) slot--;
  setNum(COUNT, count + 1);
  if (slot < count) makeRoom(slot, count);
  setByte(KIND, slot, kind);
  setByte(OWNER, slot, seat);
  setByte(ARMY, slot, seat);
  store<u16>(S + (<usize>slot << 1), square, ID);
  put(slot, square);
}

/** Moves the slots from one on up by one; none is in any list or frame yet. */
function makeRoom(slot: i32, count: i32): void {
  const moved = count - slot;
  for (let list = KIND; list < BOOST; list += SLOTS) {
    const at = S + <usize>(list + slot);
    memory.copy(at + 1, at, moved);
    store<u8>(at, 0);
  }
  for (let list = BOOST; list <= ID; list += 2 * SLOTS) {
    const at = S + <usize>(list + 2 * slot);
    memory.copy(at + 2, at, 2 * moved);
    store<u16>(at, 0);
  }
  for (let square = 0; square < boardSquares; square++) {
    const there = pieceAt(square);
    if (there != NOBODY && there >= slot) setByte(BOARD, square, there + 1);
  }
}

/** Stands a slot on a square; one that stands there already becomes the sharer. */
export function put(slot: i32, square: i32): void {
  const there = pieceAt(square);
  if (there != NOBODY) setNum(SHARING, there);
  setByte(BOARD, square, slot);
  setByte(SQUARE, slot, square);
  if (isDefined(WIDE)) setByte(OWNER, slot, holderOn(square, ownerOf(slot)));
  setByte(ZONE, slot, ON_BOARD);
  hold(square);
}

/** Takes a slot off its square, which it remembers. */
export function lift(slot: i32): void {
  const square = squareOf(slot);
  if (num(SHARING) == slot) setNum(SHARING, NOBODY);
  else {
    const sharer = sharerAt(square);
    setByte(BOARD, square, sharer);
    if (sharer != NOBODY) setNum(SHARING, NOBODY);
  }
  hold(square);
}

/** Brings the masks of held squares up to date for one square. */
// @ts-ignore: decorator
@inline
export function hold(square: i32): void {
  if (isDefined(WIDE)) return;
  const at: u64 = (<u64>1) << square;
  const first = pieceAt(square);
  const manner = first == NOBODY ? 0 : mannerOf(kindOf(first));
  mark(PLAIN, at, manner & MANNER_PLAIN);
  mark(IDLE, at, manner & MANNER_IDLE);
  mark(STILL, at, manner & MANNER_STILL);
  const second = first == NOBODY ? NOBODY : sharerAt(square);
  const manners = second == NOBODY ? manner : manner | mannerOf(kindOf(second));
  mark(ABLE, at, manners & MANNER_ABLE);
  mark(ALERT, at, manners & MANNER_ALERT);
  let mine = load<u64>(S, HELD) & ~at;
  let theirs = load<u64>(S, HELD + 8) & ~at;
  if (first != NOBODY) {
    if (ownerOf(first) == 0) mine |= at;
    else theirs |= at;
    if (second != NOBODY) {
      if (ownerOf(second) == 0) mine |= at;
      else theirs |= at;
    }
  }
  store<u64>(S, mine, HELD);
  store<u64>(S, theirs, HELD + 8);
}

// @ts-ignore: decorator
@inline
function mark(mask: i32, at: u64, on: i32): void {
  const squares = load<u64>(S + <usize>mask);
  store<u64>(S + <usize>mask, on != 0 ? squares | at : squares & ~at);
}

/** Sets a square's terrain. */
export function setTerrain(square: i32, terrain: i32): void {
  setByte(TERRAIN, square, terrain);
  if (isDefined(WIDE)) return;
  const at: u64 = (<u64>1) << square;
  const land = load<u64>(S, LAND);
  store<u64>(S, terrain < 6 ? land | at : land & ~at, LAND);
}
