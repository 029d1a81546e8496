/**
 * A tree over information sets, for games that hide something: what is known of a choice is kept by the line of choices
 * that led to it, whatever the world. Every second iteration is played in a resampled world, where the hidden pieces of the
 * seat that thinks are drawn anew; the replies of the others learn from these alone, so they can't answer what they
 * don't see. The thinking seat's own choices learn from the other iterations alone.
 */
import { Game } from '../core/game';
import { isqrt } from './arithmetic';
import { NODES as LINES } from './nodes';
import { breadth, candidates, depth, exploration } from './parameters';
import { rank, ranked, rankedWeight } from './rank';
import { rest, rollOut, worth } from './rollout';
import { CHOICE_ROOM, LINE, MOST_SEATS, SEARCH_RNG, WEIGHTS, WORLD } from './scratch';
import { tableAdd, tableSetWeights } from './table';

/** A record a choice, 16 bytes, found by the hash of its line: hash (0: free), visits, mean × 65536. */
const PLACES: i32 = 1 << 17;
const HASH: i32 = 0;
const SEEN: i32 = 4;
const MEAN: i32 = 8;
/** As full as the table may become. */
const MOST_USED: i32 = PLACES / 4 * 3;
/** The longest way down. */
const MOST_DEPTH: i32 = 32;
/** Records of the way down that learn from it, and the seat that chose each. */
const PATH: usize = memory.data(MOST_DEPTH * 4, 16);
const CHOOSERS: usize = memory.data(MOST_DEPTH * 4, 16);
const VALUES: usize = memory.data(MOST_SEATS * 4, 16);
/** How much less an unvisited choice is expected to be worth than the visited ones on average. */
const UNVISITED_LOSS: i32 = 300;

const ROOT_HASH: u32 = 0x9e3779b9;

let used: i32 = 0;
let seats: i32 = 0;
let turn: i32 = 0;
/** Of the question looked at last: visits of all its choices together. */
let seenHere: i32 = 0;
/** Records on the path. */
let length: i32 = 0;
/** Records of the choices looked at. */
const FOUND: usize = memory.data(CHOICE_ROOM, 16);

/** Starts a tree; WORLD holds the first world. */
export function isetsBegin<G extends Game>(): void {
  const game = changetype<G>(0);
  memory.fill(LINES, 0, PLACES * 16);
  used = 0;
  turn = 0;
  seats = game.seatCount(WORLD);
  game.weigh(WORLD, WEIGHTS);
  tableSetWeights();
}

/** One iteration: in a world as the seat knows it, or in one in which its hidden pieces are resampled. */
export function isetsStep<G extends Game>(seat: i32): void {
  const game = changetype<G>(0);
  if (turn > 0) game.sample(WORLD, SEARCH_RNG);
  game.copy(LINE, WORLD);
  const resampled = (turn & 1) != 0 && game.resampleHidden(LINE, seat, SEARCH_RNG);
  turn++;
  length = 0;
  const root = goDown<G>(seat, resampled);
  rollOut<G>(LINE, depth, SEARCH_RNG);
  rest<G>(LINE, SEARCH_RNG);
  for (let one = 0; one < seats; one++) store<i32>(VALUES + (<usize>one << 2), worth<G>(LINE, one));
  if (!resampled) tableAdd(root, load<i32>(VALUES + (<usize>seat << 2)));
  tellBack();
}

/** Plays LINE on down to a choice without a record; gives the index of the first choice. */
function goDown<G extends Game>(seat: i32, resampled: bool): i32 {
  const game = changetype<G>(0);
  let hash = ROOT_HASH;
  let root = 0;
  for (let level = 0; level < MOST_DEPTH; level++) {
    const asked = game.askedSeat(LINE);
    if (asked < 0) break;
    const learns = (asked == seat) != resampled;
    let index = -1;
    // a resampled seat plays by the policy: what it knows must not show
    if (asked != seat || !resampled) index = select<G>(hash, level == 0 ? candidates : breadth);
    const known = index >= 0 && (learns || seenHere > 0);
    if (!known) index = game.policy(LINE, SEARCH_RNG, 0);
    if (level == 0) root = index;
    hash = hashOf(hash, game.choiceCode(LINE, index));
    const fresh = learns && visit(hash, asked);
    game.apply(LINE, index);
    if (fresh || (!known && asked != seat)) break;
  }
  return root;
}

/** The choice that promises most at LINE's question, by its own record and its weight. */
function select<G extends Game>(hash: u32, most: i32): i32 {
  const game = changetype<G>(0);
  const kept = rank(game.weigh(LINE, WEIGHTS), most);
  let all: i64 = 0;
  let sum: i64 = 0;
  seenHere = 0;
  for (let i = 0; i < kept; i++) {
    all += rankedWeight(i);
    const at = find(hashOf(hash, game.choiceCode(LINE, ranked(i))));
    store<u32>(FOUND + (<usize>i << 2), <u32>at);
    const seen = load<i32>(at, SEEN);
    seenHere += seen;
    sum += (<i64>load<i32>(at, MEAN) * seen) >> 16;
  }
  const reach = <i64>exploration * 100 * isqrt(seenHere + 1);
  const unseen = seenHere == 0 ? 5000 : <i32>(sum / seenHere) - UNVISITED_LOSS;
  let best = 0;
  let promise = i32.MIN_VALUE;
  for (let i = 0; i < kept; i++) {
    const at = <usize>load<u32>(FOUND + (<usize>i << 2));
    const seen = load<i32>(at, SEEN);
    const mean = seen == 0 ? unseen : load<i32>(at, MEAN) >> 16;
    const found = mean + <i32>((reach * rankedWeight(i)) / all) / (seen + 1);
    if (found <= promise) continue;
    promise = found;
    best = i;
  }
  return ranked(best);
}

// @ts-ignore: decorator
@inline
function hashOf(line: u32, code: i32): u32 {
  let hash = (line ^ <u32>code) * 0x85ebca6b;
  hash = (hash ^ (hash >> 13)) * 0xc2b2ae35;
  return max<u32>(1, hash ^ (hash >> 16));
}

/** The record of a line, or the free place where it would be. */
function find(hash: u32): usize {
  let place = hash & (PLACES - 1);
  let at = LINES + (<usize>place << 4);
  while (load<u32>(at, HASH) != hash && load<u32>(at, HASH) != 0) {
    place = (place + 1) & (PLACES - 1);
    at = LINES + (<usize>place << 4);
  }
  return at;
}

/** Puts a line's record on the path that learns; true when it is new, or there is no room for it. */
function visit(hash: u32, asked: i32): bool {
  const at = find(hash);
  const fresh = load<u32>(at, HASH) == 0;
  if (fresh && used >= MOST_USED) return true;
  if (fresh) used++;
  store<u32>(at, hash, HASH);
  store<u32>(PATH + (<usize>length << 2), <u32>at);
  store<i32>(CHOOSERS + (<usize>length << 2), asked);
  length++;
  return fresh;
}

/** Adds the values to the records on the path. */
function tellBack(): void {
  for (let i = 0; i < length; i++) {
    const at = <usize>load<u32>(PATH + (<usize>i << 2));
    const value = load<i32>(VALUES + (<usize>load<i32>(CHOOSERS + (<usize>i << 2)) << 2));
    const seen = load<i32>(at, SEEN) + 1;
    store<i32>(at, seen, SEEN);
    const mean = load<i32>(at, MEAN);
    store<i32>(at, mean + ((value << 16) - mean) / seen, MEAN);
  }
}
