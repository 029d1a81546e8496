/** Whether a state that came from outside could be one of the game's: nothing is played on otherwise. */
import { MASK_ALL } from '../../../../assembly/core/layout';
import { neighbour } from './choices';
import {
  ACTIVE,
  ASKS,
  CARDS,
  FIRST,
  HEAP_BYTES,
  HEAP_COUNT,
  HEAPS,
  KINDS,
  LEAK,
  NOBODY,
  PLY,
  REASON,
  REASON_AGREEMENT,
  RENEWALS,
  RENEWALS_MOST,
  RESPONDER,
  SEATS,
  SEATS_IN,
  SECOND,
  SETUP,
  SQUARES,
  STEP,
  STEP_NAMED,
  STEP_OVER,
  STEP_RUMOUR,
  STEP_SETUP,
  STEP_SLIP,
  STEP_WHISPER,
  STEP_WINDOW,
  TRUCE,
  TURNS,
  TURNS_MOST,
  WIDTH,
  WINNERS,
} from './layout';
import {
  cardAt,
  findCard,
  get,
  hasEnvoy,
  heapCount,
  idAt,
  isIn,
  kindAt,
  ownerAt,
  shownAt,
  squareOf,
  tokenCount,
} from './cells';

function within(s: usize, field: i32, most: i32): bool {
  return <u32>get(s, field) <= <u32>most;
}

/** True when every part of the state is in its range by itself. */
export function isInRange(s: usize): bool {
  const words =
    within(s, ASKS, 1) && within(s, LEAK, 6) && within(s, PLY, 1 << 20) && within(s, ACTIVE, SEATS - 1) &&
    within(s, STEP, STEP_OVER) && within(s, TURNS, TURNS_MOST) && within(s, RENEWALS, RENEWALS_MOST) &&
    within(s, SEATS_IN, (1 << SEATS) - 1) && within(s, SETUP, SQUARES) && within(s, FIRST, SQUARES - 1) &&
    within(s, SECOND, SQUARES - 1) && within(s, RESPONDER, SEATS - 1) && within(s, REASON, REASON_AGREEMENT) &&
    within(s, WINNERS, (1 << SEATS) - 1);
  if (!words || ownerAt(s, SQUARES) != 0 || kindAt(s, SQUARES) != 0 || shownAt(s, SQUARES) != 0) return false;
  for (let square = 0; square < SQUARES; square++) {
    if (ownerAt(s, square) > NOBODY || kindAt(s, square) >= KINDS) return false;
    const blank = kindAt(s, square) == 0 && shownAt(s, square) == 0 && idAt(s, square) == 0;
    if (ownerAt(s, square) == NOBODY && !blank) return false;
  }
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    const count = heapCount(s, heap);
    if (count > CARDS) return false;
    for (let place = 0; place < HEAP_BYTES - 1; place++) {
      if (cardAt(s, heap, place) > (place < count ? TRUCE : 0)) return false;
    }
  }
  return true;
}

/** True when the parts of a state, each in range, agree with each other and something is left to be asked. */
export function isSound(s: usize): bool {
  if (!cardsAgree(s) || !tokensAgree(s)) return false;
  const step = get(s, STEP);
  const over = step == STEP_OVER;
  if (over) return true;
  if (popcnt<i32>(get(s, SEATS_IN)) < 2 || !isIn(s, get(s, ACTIVE)) || get(s, TURNS) >= TURNS_MOST) return false;
  if (get(s, REASON) != 0 || get(s, WINNERS) != 0) return false;
  return step == STEP_SETUP ? setupAgrees(s) : get(s, SETUP) == SQUARES && stepAgrees(s, step);
}

/** P1: four cards of each kind. */
function cardsAgree(s: usize): bool {
  for (let card = 0; card <= TRUCE; card++) {
    let count = 0;
    for (let heap = 0; heap < HEAP_COUNT; heap++) {
      for (let place = 0; place < heapCount(s, heap); place++) if (cardAt(s, heap, place) == card) count++;
    }
    if (count != CARDS / 3) return false;
  }
  return true;
}

/** One token of a kind a seat, none of a seat that is out, ids once each and no younger than the last slip. */
function tokensAgree(s: usize): bool {
  for (let square = 0; square < SQUARES; square++) {
    const owner = ownerAt(s, square);
    if (owner == NOBODY) continue;
    if (!isIn(s, owner) || squareOf(s, owner, kindAt(s, square)) != square) return false;
    const shown = shownAt(s, square);
    if (((shown >> owner) & 1) == 0 || (shown != MASK_ALL && shown >= 1 << SEATS)) return false;
    const id = idAt(s, square);
    if ((id & 255) >= SQUARES || id >> 8 > get(s, RENEWALS)) return false;
    for (let other = 0; other < square; other++) if (ownerAt(s, other) != NOBODY && idAt(s, other) == id) return false;
  }
  return true;
}

/** P2: the placing seat owns the next square, seats before it have placed all, seats behind it nothing. */
function setupAgrees(s: usize): bool {
  const next = get(s, SETUP);
  const active = get(s, ACTIVE);
  if (next >= SQUARES || active != next / WIDTH || get(s, TURNS) != 0) return false;
  for (let square = 0; square < SQUARES; square++) {
    const owner = ownerAt(s, square);
    if (owner == NOBODY) continue;
    if (square >= next || owner != square / WIDTH || idAt(s, square) != square) return false;
    if (shownAt(s, square) != 1 << owner) return false;
  }
  for (let seat = 0; seat < active; seat++) if (isIn(s, seat) && tokenCount(s, seat) != KINDS) return false;
  return KINDS - tokenCount(s, active) <= (active + 1) * WIDTH - next;
}

/** What each step of a turn needs; a question with a lone answer would have answered itself. */
function stepAgrees(s: usize, step: i32): bool {
  const active = get(s, ACTIVE);
  let targets = 0;
  let seats = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (!isIn(s, seat)) continue;
    if (!hasEnvoy(s, seat)) return false;
    if (seat == active) continue;
    seats++;
    targets += tokenCount(s, seat);
  }
  if (step == STEP_WHISPER) return targets > 1;
  if (step == STEP_RUMOUR) return seats > 1;
  const first = get(s, FIRST);
  if (step == STEP_NAMED) return first < SEATS && first != active && tokenCount(s, first) > 1;
  const second = get(s, SECOND);
  if (step != STEP_SLIP && step != STEP_WINDOW) return true;
  if (ownerAt(s, first) != active || !areNeighbours(first, second)) return false;
  if (step == STEP_SLIP) return ownerAt(s, second) == active && get(s, RENEWALS) < RENEWALS_MOST;
  return windowAgrees(s, active, first, second);
}

function windowAgrees(s: usize, active: i32, first: i32, second: i32): bool {
  const defender = ownerAt(s, second);
  const asked = get(s, RESPONDER);
  if (defender == NOBODY || defender == active || asked == active || !isIn(s, asked)) return false;
  if (shownAt(s, first) != MASK_ALL || shownAt(s, second) != MASK_ALL) return false;
  return get(s, ASKS) != 0 || findCard(s, asked, TRUCE) >= 0;
}

function areNeighbours(a: i32, b: i32): bool {
  for (let way = 0; way < 4; way++) if (neighbour(a, way) == b) return true;
  return false;
}
