/** A 64-bit number that differs when anything of the state differs, its generator apart. */
import { ENTRY_BYTES, HASHED_BYTES, HISTORY } from './layout';
import { entryAt } from './history';

const MULTIPLIER: u64 = 0x9e3779b97f4a7c15;

/** Hash of a state and of its whole history. */
export function hashState(state: usize): u64 {
  const hash = mixIn(MULTIPLIER, state, HASHED_BYTES);
  return mixIn(hash, entryAt(state, 0), load<i32>(state, HISTORY) * ENTRY_BYTES);
}

/** Mixes bytes, a multiple of eight, into a hash. */
function mixIn(hash: u64, from: usize, bytes: i32): u64 {
  for (let at = from, end = from + <usize>bytes; at < end; at += 8) {
    hash = (hash ^ load<u64>(at)) * MULTIPLIER;
    hash ^= hash >> 29;
  }
  return hash;
}
