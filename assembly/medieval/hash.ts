/** A 64-bit number that differs when anything of the state differs that matters for what follows, its generator apart. */
import {
  ACTED, ARMY, ARMY_KINDS, ARRANGED, FALLEN, FALLEN_KINDS, FLAG_LOOKED, FLAG_PRISONER, FLAG_SHOWN, FORM, HOMING,
  HOMING_SLOTS, MORE, MOST_FALLEN, PENDING, PENDING_SLOTS, PHASE, PHASE_MORE, SLOTS, STEPS, STEPS1, STEPS2, SQUARES, SUPPLY,
  WINNERS,
} from './layout';
import { actedId, byteOf, flagsOf, fuseOf, idOf, kindOf, num, placeOf, seatOf, stepOf } from './state';

const MULTIPLIER: u64 = 0x9e3779b97f4a7c15;

/** Which slot a piece has, and what the dead were besides the heaps, makes no difference. */
export function hashState(state: usize): u64 {
  let hash = MULTIPLIER;
  for (let field = FORM; field <= WINNERS; field += 4) hash = mix(hash, num(state, field));
  hash = mix(hash, num(state, PHASE) == PHASE_MORE ? num(state, MORE) : 0);
  for (let seat = 0; seat < 2; seat++) {
    hash = mix(hash, byteOf(state, SUPPLY, seat));
    hash = mix(hash, byteOf(state, ARRANGED, seat));
    hash = mixBytes(hash, state, FALLEN_KINDS + seat * MOST_FALLEN, byteOf(state, FALLEN, seat));
  }
  hash = mixBytes(hash, state, ARMY, 2 * ARMY_KINDS);
  hash = mix(hash, byteOf(state, ACTED, 0));
  for (let n = 0; n < byteOf(state, ACTED, 0); n++) hash = mix(hash, actedId(state, n));
  hash = mixSlots(hash, state, PENDING_SLOTS, byteOf(state, PENDING, 0));
  hash = mixSlots(hash, state, HOMING_SLOTS, byteOf(state, HOMING, 0));
  let pieces: u64 = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (placeOf(state, slot) < SQUARES) pieces += hashPiece(state, slot);
  return mix(mix(hash, <i32>pieces), <i32>(pieces >> 32));
}

function hashPiece(state: usize, slot: i32): u64 {
  const flags = flagsOf(state, slot);
  const seen = flags & FLAG_SHOWN ? FLAG_SHOWN : flags & FLAG_LOOKED;
  let hash = mix(mix(MULTIPLIER, idOf(state, slot)), placeOf(state, slot));
  hash = mix(hash, (kindOf(state, slot) << 8) | seen | (flags & FLAG_PRISONER));
  hash = mix(hash, (fuseOf(state, slot) << 16) | stepOf(state, STEPS, slot));
  return mix(hash, (stepOf(state, STEPS1, slot) << 16) | stepOf(state, STEPS2, slot));
}

/** The count and the ids, kinds and seats of slots that are listed. */
function mixSlots(hash: u64, state: usize, field: i32, count: i32): u64 {
  let mixed = mix(hash, count);
  for (let n = 0; n < count; n++) {
    const slot = byteOf(state, field, n);
    mixed = mix(mixed, (idOf(state, slot) << 8) | (kindOf(state, slot) << 1) | seatOf(slot));
  }
  return mixed;
}

function mixBytes(hash: u64, state: usize, field: i32, count: i32): u64 {
  let mixed = mix(hash, count);
  for (let n = 0; n < count; n++) mixed = mix(mixed, byteOf(state, field, n));
  return mixed;
}

// @ts-ignore: decorator
@inline
function mix(hash: u64, word: i32): u64 {
  const mixed = (hash ^ <u64>(<u32>word)) * MULTIPLIER;
  return mixed ^ (mixed >> 29);
}
