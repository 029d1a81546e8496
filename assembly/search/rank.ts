/** The choices of highest weight, best first. */
import { CHOICE_ROOM, WEIGHTS } from './scratch';

/** What `rank` found: an i32 a choice, its index. */
const RANKED: usize = memory.data(CHOICE_ROOM, 16);

/** The index of the choice at a place of the ranking. */
// @ts-ignore: decorator
@inline
export function ranked(place: i32): i32 {
  return load<i32>(RANKED + (<usize>place << 2)) & 4095;
}

/** Its weight. */
// @ts-ignore: decorator
@inline
export function rankedWeight(place: i32): i32 {
  return load<i32>(RANKED + (<usize>place << 2)) >>> 12;
}

/**
 * Ranks the `count` weights (1-65535) in WEIGHTS and keeps the best `most`, equal ones by index; gives how many.
 * Keys are kept in a heap whose top is the worst of those kept, then sorted by taking it apart.
 */
export function rank(count: i32, most: i32): i32 {
  const kept = min(count, most);
  for (let i = 0; i < kept; i++) setKey(i, keyOf(i));
  for (let i = (kept >> 1) - 1; i >= 0; i--) sink(i, kept);
  for (let i = kept; i < count; i++) {
    const key = keyOf(i);
    if (key <= keyAt(0)) continue;
    setKey(0, key);
    sink(0, kept);
  }
  for (let size = kept - 1; size > 0; size--) {
    const worst = keyAt(0);
    setKey(0, keyAt(size));
    setKey(size, worst);
    sink(0, size);
  }
  for (let i = 0; i < kept; i++) setKey(i, keyAt(i) ^ 4095);
  return kept;
}

/** Weight above, index below; of equal weights the lower index is higher. */
// @ts-ignore: decorator
@inline
function keyOf(index: i32): u32 {
  return ((<u32>load<i32>(WEIGHTS + (<usize>index << 2))) << 12) | (4095 - index);
}

// @ts-ignore: decorator
@inline
function keyAt(place: i32): u32 {
  return load<u32>(RANKED + (<usize>place << 2));
}

// @ts-ignore: decorator
@inline
function setKey(place: i32, key: u32): void {
  store<u32>(RANKED + (<usize>place << 2), key);
}

/** Lets the key at a place sink below lower ones, within the first `size` places. */
function sink(place: i32, size: i32): void {
  const key = keyAt(place);
  for (;;) {
    let child = 2 * place + 1;
    if (child >= size) break;
    if (child + 1 < size && keyAt(child + 1) < keyAt(child)) child++;
    if (keyAt(child) >= key) break;
    setKey(place, keyAt(child));
    place = child;
  }
  setKey(place, key);
}
