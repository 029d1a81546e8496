/** Who is asked what, and the answers in their order (B3 to B8). */
import { CHOICE_PASS, itemCode, moveCode, squareCode } from '../../../../assembly/core/choice-code';
import { NONE } from '../../../../assembly/core/layout';
import { KIND_MAIN, KIND_PICK, KIND_PLACE } from '../../../../assembly/core/numbers';
import {
  ACTIVE, BOULDER, CHOICES_MOST, GEM, HOME_CELLS, HOP, LANTERN, PENDING, STEP, STEP_HOP, STEP_LAND, STEP_LANTERN,
  STEP_MAIN, STEP_OVER, STEP_SETUP,
} from './layout';
import { countKind, findHeap, get, kindAt, lowest, occupied, placesDone, roster, tokensOf } from './cells';
import { hoppers, landings, lanternTargets, neighbours } from './reach';

/** Where `listChoices` writes. */
const CODES: usize = memory.data(CHOICES_MOST * 4, 16);
let listed: i32 = 0;

function offer(code: i32): void {
  store<i32>(CODES + (<usize>listed << 2), code);
  listed++;
}

function offerCells(cells: u64): void {
  for (let left = cells; left != 0; left &= left - 1) offer(squareCode(lowest(left)));
}

/** The code at a place of the list made last. */
// @ts-ignore: decorator
@inline
export function listedCode(index: i32): i32 {
  return load<i32>(CODES + (<usize>index << 2));
}

/** The seat asked; -1 when over. */
export function askedSeat(s: usize): i32 {
  return get(s, STEP) == STEP_OVER ? NONE : get(s, ACTIVE);
}

/** The number of the decision's kind; -1 when over. */
export function kindOfStep(step: i32): i32 {
  if (step == STEP_SETUP) return KIND_PLACE;
  if (step == STEP_MAIN) return KIND_MAIN;
  return step == STEP_OVER ? NONE : KIND_PICK;
}

/** Makes the list of choices of a state, read with `listedCode`; gives their count, 0 when over. */
export function listChoices(s: usize): i32 {
  listed = 0;
  const step = get(s, STEP);
  if (step == STEP_SETUP) listPlace(s);
  else if (step == STEP_MAIN) listMain(s);
  else if (step == STEP_LANTERN) offerCells(lanternTargets(s));
  else if (step == STEP_HOP) offerCells(hoppers(s));
  else if (step == STEP_LAND) offerCells(landings(s, get(s, PENDING)));
  return listed;
}

/** B3. */
function listPlace(s: usize): void {
  const seat = get(s, ACTIVE);
  let missing = 0;
  for (let kind = GEM; kind <= BOULDER; kind++) {
    const left = roster(kind) - countKind(s, tokensOf(s, seat), kind);
    if (left > 0) offer(itemCode(kind));
    missing += left;
  }
  if (HOME_CELLS - placesDone(s, seat) > missing) offer(itemCode(0));
}

/** B4. */
function listMain(s: usize): void {
  const seat = get(s, ACTIVE);
  for (let left = tokensOf(s, seat); left != 0; left &= left - 1) {
    const from = lowest(left);
    const closed = kindAt(s, from) == GEM ? occupied(s) : tokensOf(s, seat);
    for (let to = neighbours(from) & ~closed; to != 0; to &= to - 1) offer(moveCode(from, lowest(to)));
  }
  if (findHeap(s, seat, LANTERN) >= 0 && lanternTargets(s) != 0) offer(itemCode(LANTERN));
  if (findHeap(s, seat, HOP) >= 0 && hoppers(s) != 0) offer(itemCode(HOP));
  offer(CHOICE_PASS);
}
