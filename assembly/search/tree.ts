/**
 * A tree grown node by node: each iteration goes down where value and prior promise most, evaluates the state it ends
 * at, and tells the way back. What a seat wins or loses for sure (with two seats) is passed up as proven.
 */
import { Game } from '../core/game';
import { isqrt } from './arithmetic';
import {
  MARK_LOST,
  MARK_OPEN,
  MARK_WON,
  nodeCount,
  nodeExpand,
  nodeFirst,
  nodeIndex,
  nodeIsComplete,
  nodeMark,
  nodeMean,
  nodePrior,
  nodeProve,
  nodesClear,
  nodeSet,
  nodeSetPrior,
  nodesPatience,
  nodeVisit,
  nodeVisits,
} from './nodes';
import { breadth, candidates, depth, exploration, worldIterations } from './parameters';
import { rank, ranked, rankedWeight } from './rank';
import { rollOut, worth } from './rollout';
import { LINE, MOST_SEATS, SEARCH_RNG, WEIGHTS, WORLD } from './scratch';
import { tableAddMany, tableSetWeights } from './table';

/** The longest way down. */
const MOST_DEPTH: i32 = 96;
/** The way down: the nodes, and the seat that chose each. */
const PATH: usize = memory.data((MOST_DEPTH + 1) * 4, 16);
const CHOOSERS: usize = memory.data((MOST_DEPTH + 1) * 4, 16);
/** Values of the state evaluated last, one a seat. */
const VALUES: usize = memory.data(MOST_SEATS * 4, 16);
/** The most children of a node. */
const MOST_CHILDREN: i32 = 255;
/** How much less an unvisited choice is expected to be worth than the visited ones on average. */
const UNVISITED_LOSS: i32 = 600;

let seats: i32 = 0;
/** Iterations spent on this world, and whether a choice of its root is proven to win: then there is nothing left to do in it. */
let spent: i32 = 0;
let won: bool = false;

/** Starts a tree at WORLD. */
export function treeBegin<G extends Game>(): void {
  const game = changetype<G>(0);
  seats = game.seatCount(WORLD);
  startWorld<G>();
  tableSetWeights();
}

function startWorld<G extends Game>(): void {
  spent = 0;
  won = false;
  nodesClear();
  expand<G>(0, WORLD, candidates);
}

/** Gives a node children, the choices of highest weight, up to `most`; those it has already stay, and keep what they know. */
function expand<G extends Game>(node: i32, state: usize, most: i32): void {
  const game = changetype<G>(0);
  const offered = game.weigh(state, WEIGHTS);
  const kept = rank(offered, min(most, MOST_CHILDREN));
  const before = nodeCount(node);
  if (kept <= before || !nodeExpand(node, kept, kept == offered)) return;
  let all: i64 = 0;
  for (let i = 0; i < kept; i++) all += rankedWeight(i);
  const first = nodeFirst(node);
  for (let i = 0; i < kept; i++) {
    const prior = <i32>((<i64>rankedWeight(i) * 65535) / all);
    if (i < before) nodeSetPrior(first + i, prior);
    else nodeSet(first + i, ranked(i), prior);
  }
}

/** One iteration. */
export function treeStep<G extends Game>(): void {
  const game = changetype<G>(0);
  if (worldIterations > 0 && spent == worldIterations) {
    treeHarvest(1);
    game.sample(WORLD, SEARCH_RNG);
    startWorld<G>();
  }
  spent++;
  if (won) return;
  game.copy(LINE, WORLD);
  let node = 0;
  let length = 0;
  let asked = game.askedSeat(LINE);
  while (asked >= 0 && length < MOST_DEPTH) {
    if (nodeFirst(node) == 0) {
      // a state is expanded when it is visited again
      if (nodeVisits(node) < nodesPatience()) break;
      expand<G>(node, LINE, breadth);
      if (nodeFirst(node) == 0) break;
    } else {
      const count = nodeCount(node);
      if (nodeVisits(node) == count * count && !nodeIsComplete(node)) expand<G>(node, LINE, 2 * count);
    }
    node = select(node);
    game.apply(LINE, nodeIndex(node));
    store<i32>(PATH + (<usize>length << 2), node);
    store<i32>(CHOOSERS + (<usize>length << 2), asked);
    length++;
    if (nodeMark(node) != MARK_OPEN) break;
    asked = game.askedSeat(LINE);
  }
  judge<G>(node, length);
  tellBack(length);
}

/** The child that promises most. Children are visited in the order of their priors, so one unvisited child is enough to see. */
function select(node: i32): i32 {
  const first = nodeFirst(node);
  const count = nodeCount(node);
  const reach = <i64>exploration * 100 * isqrt(nodeVisits(node) + 1);
  let best = first;
  let most = i32.MIN_VALUE;
  let sum: i64 = 0;
  let visits = 0;
  for (let child = first; child < first + count; child++) {
    const seen = nodeVisits(child);
    const bonus = <i32>((reach * nodePrior(child)) >> 16);
    if (seen == 0) {
      const mean = visits == 0 ? 5000 : <i32>(sum / visits) - UNVISITED_LOSS;
      if (mean + bonus > most) best = child;
      break;
    }
    const mark = nodeMark(child);
    if (mark == MARK_WON) return child;
    const mean = nodeMean(child);
    sum += <i64>mean * seen;
    visits += seen;
    const promise = mark == MARK_LOST ? -1 : mean + bonus / (seen + 1);
    if (promise > most) {
      most = promise;
      best = child;
    }
  }
  return best;
}

/** Puts the values of LINE, where the way ended, into VALUES; a match that is over proves its node. */
function judge<G extends Game>(node: i32, length: i32): void {
  const game = changetype<G>(0);
  const chooser = length == 0 ? 0 : load<i32>(CHOOSERS + (<usize>(length - 1) << 2));
  let mark = nodeMark(node);
  if (mark == MARK_OPEN) {
    const over = game.askedSeat(LINE) < 0;
    if (!over && depth > 0) rollOut<G>(LINE, depth, SEARCH_RNG);
    for (let seat = 0; seat < seats; seat++) setValue(seat, worth<G>(LINE, seat));
    if (!over || seats != 2 || length == 0) return;
    const score = valueOf(chooser);
    if (score > 0 && score < 10000) return;
    nodeProve(node, score == 0 ? MARK_LOST : MARK_WON);
    mark = nodeMark(node);
  }
  setValue(chooser, mark == MARK_WON ? 10000 : 0);
  setValue(chooser ^ 1, mark == MARK_WON ? 0 : 10000);
}

// @ts-ignore: decorator
@inline
function valueOf(seat: i32): i32 {
  return load<i32>(VALUES + (<usize>seat << 2));
}

// @ts-ignore: decorator
@inline
function setValue(seat: i32, value: i32): void {
  store<i32>(VALUES + (<usize>seat << 2), value);
}

/** Adds the visit to every node of the way, from the last to the first, and passes up what is proven. */
function tellBack(length: i32): void {
  nodeVisit(0, 0);
  for (let i = length - 1; i >= 0; i--) {
    const node = load<i32>(PATH + (<usize>i << 2));
    const chooser = load<i32>(CHOOSERS + (<usize>i << 2));
    nodeVisit(node, valueOf(chooser));
    const mark = nodeMark(node);
    if (i == 0 && mark == MARK_WON) won = true;
    if (mark == MARK_OPEN || i == 0) continue;
    const parent = load<i32>(PATH + (<usize>(i - 1) << 2));
    if (nodeMark(parent) != MARK_OPEN || (mark == MARK_LOST && !isHopeless(parent))) continue;
    const same = load<i32>(CHOOSERS + (<usize>(i - 1) << 2)) == chooser;
    nodeProve(parent, same ? mark : MARK_WON + MARK_LOST - mark);
  }
}

/** True when every choice at a node is a child of it and lost. */
function isHopeless(node: i32): bool {
  if (!nodeIsComplete(node)) return false;
  const first = nodeFirst(node);
  for (let child = first + nodeCount(node) - 1; child >= first; child--) {
    if (nodeMark(child) != MARK_LOST) return false;
  }
  return true;
}

/** True when nothing is left to search, in no world. */
export function treeIsDone(): bool {
  return won && worldIterations == 0;
}

/**
 * Adds what this world's tree found to the root's table, `times` 1, or takes it out again, -1. A choice proven to win
 * counts as visited by all iterations, one proven to lose as visited once.
 */
export function treeHarvest(times: i32): void {
  const first = nodeFirst(0);
  for (let child = first; child < first + nodeCount(0); child++) {
    const mark = nodeMark(child);
    const seen = nodeVisits(child);
    if (seen == 0) continue;
    const visits = mark == MARK_WON ? spent : mark == MARK_LOST ? 1 : seen;
    tableAddMany(nodeIndex(child), times * visits, <i64>times * visits * nodeMean(child));
  }
}
