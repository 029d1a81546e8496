/**
 * The tree's nodes: one record a choice, the children of a node side by side, ordered by prior, best first. Values are
 * those of the seat that makes the choice. Node 0 is the root, behind no choice.
 */

/** Nodes that fit. */
export const MOST_NODES: i32 = 180000;
const NODE_BYTES: i32 = 16;
/** The room itself, which a search without nodes may use otherwise. */
export const NODES: usize = memory.data(MOST_NODES * NODE_BYTES, 16);

/** u16: index of the choice, a MARK in bits 12 and 13, in bit 14 that all of its choices are children. */
const INDEX: i32 = 0;
/** u16: prior, in 65536ths of the parent's children together. */
const PRIOR: i32 = 2;
/** i32: visits. */
const VISITS: i32 = 4;
/** i32: mean value, times 65536. */
const MEAN: i32 = 8;
/** u32: the first child's number below, the number of children in the highest byte; 0 before it is expanded. */
const CHILDREN: i32 = 12;

/** Nothing is proven. */
export const MARK_OPEN: i32 = 0;
/** A proven win for the seat that makes the choice. */
export const MARK_WON: i32 = 1;
/** A proven loss for the seat that makes the choice. */
export const MARK_LOST: i32 = 2;

const COMPLETE: i32 = 1 << 14;

let used: i32 = 0;

// @ts-ignore: decorator
@inline
function at(node: i32): usize {
  return NODES + (<usize>node << 4);
}

/** Forgets all but an unexpanded root. */
export function nodesClear(): void {
  memory.fill(NODES, 0, NODE_BYTES);
  used = 1;
}

/**
 * Visits that a node needs before it gets children: one while half of the room is free, then ever more, so that a long
 * search never quite fills the room. (Full, it would go on counting leaves that nothing can refute.)
 */
export function nodesPatience(): i32 {
  const filled = (used - MOST_NODES / 2) / (MOST_NODES / 20);
  return used < MOST_NODES / 2 ? 1 : 2 << filled;
}

/** Makes `count` (up to 255) children of a node; false when they don't fit. Each is then set by `nodeSet`. */
export function nodeExpand(node: i32, count: i32, complete: bool): bool {
  if (used + count > MOST_NODES) return false;
  const before = nodeCount(node);
  if (before > 0) memory.copy(at(used), at(nodeFirst(node)), before * NODE_BYTES);
  store<u32>(at(node), used | (count << 24), CHILDREN);
  if (complete) store<u16>(at(node), load<u16>(at(node), INDEX) | COMPLETE, INDEX);
  used += count;
  return true;
}

/** Sets a fresh node's choice and prior (0 to 65535). */
export function nodeSet(node: i32, index: i32, prior: i32): void {
  store<u16>(at(node), index, INDEX);
  store<u16>(at(node), prior, PRIOR);
  store<u64>(at(node), 0, VISITS);
  store<u32>(at(node), 0, CHILDREN);
}

/** Sets a node's prior anew. */
export function nodeSetPrior(node: i32, prior: i32): void {
  store<u16>(at(node), prior, PRIOR);
}

/** The first child's number; 0 when the node isn't expanded. */
// @ts-ignore: decorator
@inline
export function nodeFirst(node: i32): i32 {
  return load<u32>(at(node), CHILDREN) & 0xffffff;
}

/** The number of children. */
// @ts-ignore: decorator
@inline
export function nodeCount(node: i32): i32 {
  return load<u8>(at(node), CHILDREN + 3);
}

/** The index of the choice. */
// @ts-ignore: decorator
@inline
export function nodeIndex(node: i32): i32 {
  return load<u16>(at(node), INDEX) & 4095;
}

/** The MARK. */
// @ts-ignore: decorator
@inline
export function nodeMark(node: i32): i32 {
  return (load<u16>(at(node), INDEX) >> 12) & 3;
}

/** True when no choice was left out of the children. */
// @ts-ignore: decorator
@inline
export function nodeIsComplete(node: i32): bool {
  return (load<u16>(at(node), INDEX) & COMPLETE) != 0;
}

/** Sets the MARK, once, and with it the mean. */
export function nodeProve(node: i32, mark: i32): void {
  store<u16>(at(node), load<u16>(at(node), INDEX) | (mark << 12), INDEX);
  store<i32>(at(node), mark == MARK_WON ? 10000 << 16 : 0, MEAN);
}

/** The prior. */
// @ts-ignore: decorator
@inline
export function nodePrior(node: i32): i32 {
  return load<u16>(at(node), PRIOR);
}

/** The visits. */
// @ts-ignore: decorator
@inline
export function nodeVisits(node: i32): i32 {
  return load<i32>(at(node), VISITS);
}

/** The mean value, 0 to 10000; undefined when unvisited. */
// @ts-ignore: decorator
@inline
export function nodeMean(node: i32): i32 {
  return load<i32>(at(node), MEAN) >> 16;
}

/** Adds a visit with its value, 0 to 10000; a proven mean stays. */
// @ts-ignore: decorator
@inline
export function nodeVisit(node: i32, value: i32): void {
  const visits = load<i32>(at(node), VISITS) + 1;
  store<i32>(at(node), visits, VISITS);
  if (nodeMark(node) != MARK_OPEN) return;
  const mean = load<i32>(at(node), MEAN);
  store<i32>(at(node), mean + ((value << 16) - mean) / visits, MEAN);
}
