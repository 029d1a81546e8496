/** The lists of a view, in the codec's order. */
import { write } from '../core/words';
import {
  ACTED, ARMY, ARMY_KINDS, ARRANGED, HOMING, HOMING_SLOTS, MOST_PIECES, NOBODY, PENDING, PENDING_SLOTS, SEAT_SLOTS, SLOTS, STEPS, STEPS_BYTES,
  TURN,
} from './layout';
import { actedId, bombSlot, byteOf, fuseOf, idOf, isPrisoner, kindOf, num, placeOf, seatOf, stepOf } from './state';

/** u8: slots in the order in which they are written. */
const SORTED: usize = memory.data(SLOTS, 16);
let sorted: i32;

export function writeLists(state: usize): void {
  writePrisoners(state);
  writeFuses(state);
  const pending = byteOf(state, PENDING, 0);
  write(3 * pending);
  for (let n = 0; n < pending; n++) {
    const slot = byteOf(state, PENDING_SLOTS, n);
    write(idOf(state, slot));
    write(kindOf(state, slot));
    write(seatOf(slot));
  }
  const acted = byteOf(state, ACTED, 0);
  write(acted);
  for (let n = 0; n < acted; n++) write(actedId(state, n));
  writeSteps(state);
  const homing = byteOf(state, HOMING, 0);
  write(homing);
  for (let n = 0; n < homing; n++) write(idOf(state, byteOf(state, HOMING_SLOTS, n)));
  write(2 * ARMY_KINDS);
  for (let n = 0; n < 2 * ARMY_KINDS; n++) write(byteOf(state, ARMY, n));
  const hiding = num(state, TURN) == 0;
  write(hiding ? 2 : 0);
  for (let seat = 0; seat < 2; seat++) if (hiding) write(byteOf(state, ARRANGED, seat));
}

/** Prisoners by square; one that was rescued until it has gone home. */
function writePrisoners(state: usize): void {
  sorted = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (placeOf(state, slot) != NOBODY && isPrisoner(state, slot)) insert(state, slot, placeOf(state, slot));
  }
  write(sorted);
  for (let n = 0; n < sorted; n++) write(idOf(state, load<u8>(SORTED + <usize>n)));
}

function insert(state: usize, slot: i32, place: i32): void {
  let at = sorted;
  for (; at > 0 && placeOf(state, load<u8>(SORTED + <usize>(at - 1))) > place; at--) {
    store<u8>(SORTED + <usize>at, load<u8>(SORTED + <usize>(at - 1)));
  }
  store<u8>(SORTED + <usize>at, slot);
  sorted++;
}

function writeFuses(state: usize): void {
  let bombs = 0;
  for (let bomb = 0; bomb < 4; bomb++) if (placeOf(state, bombOf(bomb)) != NOBODY) bombs++;
  write(2 * bombs);
  for (let bomb = 0; bomb < 4; bomb++) {
    const slot = bombOf(bomb);
    if (placeOf(state, slot) == NOBODY) continue;
    write(idOf(state, slot));
    write(fuseOf(state, slot));
  }
}

/** The slot of a bomb by its id. */
function bombOf(bomb: i32): i32 {
  return bombSlot(bomb >> 1) + (bomb & 1);
}

/** Steps by seat, age, id. */
function writeSteps(state: usize): void {
  let count = 0;
  for (let age = 0; age < 3; age++) {
    for (let slot = 0; slot < SLOTS; slot++) if (stepOf(state, STEPS + age * STEPS_BYTES, slot) != 0) count++;
  }
  write(5 * count);
  for (let seat = 0; seat < 2; seat++) for (let age = 0; age < 3; age++) writeAge(state, seat, age);
}

function writeAge(state: usize, seat: i32, age: i32): void {
  const field = STEPS + age * STEPS_BYTES;
  const first = seat * SEAT_SLOTS;
  for (let id = nextId(state, field, first, -1); id >= 0; id = nextId(state, field, first, id)) {
    const step = stepOf(state, field, slotOfNext);
    write(seat);
    write(age);
    write(id);
    write(step >> 8);
    write(step & 255);
  }
}

let slotOfNext: i32;

/** The lowest id above another of a piece with a step in a field; -1. */
function nextId(state: usize, field: i32, first: i32, above: i32): i32 {
  let least = i32.MAX_VALUE;
  for (let slot = first; slot < first + MOST_PIECES; slot++) {
    const id = idOf(state, slot);
    if (stepOf(state, field, slot) == 0 || id <= above || id >= least) continue;
    least = id;
    slotOfNext = slot;
  }
  return least == i32.MAX_VALUE ? -1 : least;
}
