/** Whether a state that came from outside could be one of the game's: nothing is played on otherwise. */
import { MASK_ALL } from '../../../../assembly/core/layout';
import {
  ACTIVE, ARMY, BOULDER, CARDS, CELLS, DECK, DECK_CARDS, DISCARD, FALLEN, GEM, HEAP_COUNT, HOME_CELLS, HOP, LANTERN,
  LANTERNS, PENDING, PLACES, PLY, QUIET, QUIET_MOST, REASON, REASON_AGREEMENT, REASON_LAST_IN, REASON_QUIET, SEATS,
  SEATS_IN, SETUP, SPARE, STEP, STEP_HOP, STEP_LAND, STEP_LANTERN, STEP_MAIN, STEP_OVER, STEP_SETUP, TURNS, WINNERS,
} from './layout';
import {
  bit, cellOfPlace, countKind, get, heapAt, heapCount, idAt, isFallen, isIn, isKnown, kindAt, lowest, occupied,
  ownerAt, placesDone, roster, shownAt, tokensOf,
} from './cells';
import { HOMES } from './map';
import { hoppers, landings, lanternTargets } from './reach';

/** True when all parts of a state are in range and agree with each other. */
export function isSound(s: usize): bool {
  if (!wordsAgree(s) || !heapsAgree(s) || !tokensAgree(s)) return false;
  if (get(s, SETUP) < PLACES) return setupAgrees(s);
  for (let seat = 0; seat < SEATS; seat++) if (!armyAgrees(s, seat)) return false;
  return stepAgrees(s);
}

function within(s: usize, field: i32, most: i32): bool {
  return <u32>get(s, field) <= <u32>most;
}

function wordsAgree(s: usize): bool {
  if (!within(s, ACTIVE, SEATS - 1) || !within(s, STEP, STEP_OVER) || !within(s, SETUP, PLACES)) return false;
  if (!within(s, SEATS_IN, (1 << SEATS) - 1) || !within(s, PENDING, CELLS - 1) || !within(s, SPARE, 0)) return false;
  if (get(s, PLY) < 0 || get(s, TURNS) < 0 || !within(s, REASON, REASON_AGREEMENT)) return false;
  const step = get(s, STEP);
  if (get(s, PENDING) != 0 && step != STEP_LAND) return false;
  const reason = get(s, REASON);
  const last = step == STEP_OVER && reason == REASON_LAST_IN;
  if ((popcnt<i32>(get(s, SEATS_IN)) == 1) != last || get(s, SEATS_IN) == 0) return false;
  if (get(s, WINNERS) != (last ? get(s, SEATS_IN) : 0)) return false;
  if (step == STEP_OVER && reason == REASON_QUIET) return get(s, QUIET) == QUIET_MOST && get(s, SETUP) == PLACES;
  return within(s, QUIET, QUIET_MOST - 1) && (step == STEP_OVER || (reason == 0 && isIn(s, get(s, ACTIVE))));
}

/** B2, B27: what the heaps may hold; all cards are there. */
function heapsAgree(s: usize): bool {
  let lanterns = 0;
  let cards = 0;
  for (let heap = 0; heap < HEAP_COUNT; heap++) {
    const count = heapCount(s, heap);
    const fallen = isFallen(heap);
    if (count > (heap < SEATS ? 2 : fallen ? ARMY : CARDS)) return false;
    for (let place = 0; place < CARDS; place++) {
      const what = heapAt(s, heap, place);
      if (place >= count && what != 0) return false;
      if (place < count && (fallen ? what < GEM || what > BOULDER : what > HOP)) return false;
      if (place < count && !fallen && what == LANTERN) lanterns++;
    }
    if (!fallen) cards += count;
  }
  return cards == CARDS && lanterns == LANTERNS && heapCount(s, DECK) == DECK_CARDS;
}

/** Tokens stand apart, each with a kind, an id of its own and a `shownTo` that has its seat; empty cells are blank. */
function tokensAgree(s: usize): bool {
  const all = occupied(s);
  if (all >> CELLS != 0) return false;
  if (popcnt(all) != popcnt(tokensOf(s, 0)) + popcnt(tokensOf(s, 1)) + popcnt(tokensOf(s, 2))) return false;
  let ids: u64 = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = kindAt(s, cell);
    const shown = shownAt(s, cell);
    const id = idAt(s, cell);
    if ((all & bit(cell)) == 0) {
      if (kind != 0 || shown != 0 || id != 0) return false;
      continue;
    }
    const seat = ownerAt(s, cell);
    if (kind < GEM || kind > BOULDER || !isKnown(s, cell, seat)) return false;
    if (shown != MASK_ALL && shown >= 1 << SEATS) return false;
    if (id >= CELLS || (unchecked(HOMES[seat]) & bit(id)) == 0 || (ids & bit(id)) != 0) return false;
    ids |= bit(id);
  }
  return true;
}

/** B3, B16: before `dealt`; a match that ended there may lack tokens, which its viewers never saw. */
function setupAgrees(s: usize): bool {
  const step = get(s, STEP);
  if (step != STEP_SETUP && step != STEP_OVER) return false;
  if (get(s, TURNS) != 0 || get(s, QUIET) != 0 || heapCount(s, DISCARD) != 0) return false;
  let open = occupied(s);
  for (let place = 0; place < get(s, SETUP); place++) open &= ~bit(cellOfPlace(place));
  if (open != 0) return false;
  for (let seat = 0; seat < SEATS; seat++) {
    const own = tokensOf(s, seat);
    if (heapCount(s, FALLEN + seat) != 0 || (!isIn(s, seat) && own != 0)) return false;
    for (let left = own; left != 0; left &= left - 1) {
      if (idAt(s, lowest(left)) != lowest(left) || shownAt(s, lowest(left)) != 1 << seat) return false;
    }
    for (let kind = GEM; kind <= BOULDER; kind++) if (countKind(s, own, kind) > roster(kind)) return false;
    const room = HOME_CELLS - placesDone(s, seat);
    if (step == STEP_SETUP && isIn(s, seat) && ARMY - <i32>popcnt(own) > room) return false;
  }
  return get(s, ACTIVE) == get(s, SETUP) / HOME_CELLS;
}

/** B27: a seat that is in has, with its fallen, just its tokens, the Gem on the map; one that is out has no token there. */
function armyAgrees(s: usize, seat: i32): bool {
  const own = tokensOf(s, seat);
  if (isIn(s, seat) ? countKind(s, own, GEM) != 1 : own != 0) return false;
  for (let kind = GEM; kind <= BOULDER; kind++) {
    let count = countKind(s, own, kind);
    for (let place = 0; place < heapCount(s, FALLEN + seat); place++) {
      if (heapAt(s, FALLEN + seat, place) == kind) count++;
    }
    if (count > roster(kind) || (isIn(s, seat) && count < roster(kind))) return false;
  }
  return true;
}

/** A question with a lone answer would have answered itself (B9); the card played lies on the discard heap. */
function stepAgrees(s: usize): bool {
  const step = get(s, STEP);
  if (step == STEP_MAIN || step == STEP_OVER) return true;
  const count = heapCount(s, DISCARD);
  if (step == STEP_SETUP || count == 0) return false;
  if (heapAt(s, DISCARD, count - 1) != (step == STEP_LANTERN ? LANTERN : HOP)) return false;
  if (step == STEP_LANTERN) return popcnt(lanternTargets(s)) > 1;
  if (step == STEP_HOP) return popcnt(hoppers(s)) > 1;
  const from = get(s, PENDING);
  return (tokensOf(s, get(s, ACTIVE)) & bit(from)) != 0 && popcnt(landings(s, from)) > 1;
}
