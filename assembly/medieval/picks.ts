/** Squares offered by the questions behind an act: where to go home (M28), where prisoners are held and who makes room (M23). */
import { CAMP_SQUARES, campSquare, isLand, landSteps, prisonSquare, ROW_SQUARES, stepsFromCamp } from './board';
import { NOBODY, PHASE, PHASE_ASIDE, PHASE_FREE, PHASE_HOME, PHASE_JAIL, PHASE_ROOM, SIDE, SQUARES } from './layout';
import { isBombSlot, isPrisoner, isVacant, nextHoming, nextPending, num, placeOf, seatOf, slotOn } from './state';

/** The squares found last, ascending. */
const PICKS: usize = memory.data(SQUARES, 16);
let picks: i32;

/** Finds the squares of the open question, one of keys 3 to 7; gives how many. */
export function findPicks(state: usize): i32 {
  switch (num(state, PHASE)) {
    case PHASE_FREE:
    case PHASE_HOME:
      return findHome(state);
    case PHASE_JAIL:
      return findCells(state);
    case PHASE_ROOM:
      return findRoom(state);
    case PHASE_ASIDE:
      return findAside(state);
    default:
      return 0;
  }
}

/** One of them, by its place. */
// @ts-ignore: decorator
@inline
export function pickAt(n: i32): i32 {
  return load<u8>(PICKS + <usize>n);
}

/** The seat in whose prison the next captured piece is held. */
// @ts-ignore: decorator
@inline
export function jailerOf(state: usize): i32 {
  return seatOf(nextPending(state)) ^ 1;
}

function add(square: i32): void {
  store<u8>(PICKS + <usize>picks, square);
  picks++;
}

/** Vacant squares of the own camp; if there is none, the nearest vacant land. */
function findHome(state: usize): i32 {
  const seat = num(state, SIDE);
  picks = 0;
  for (let n = 0; n < CAMP_SQUARES; n++) {
    const square = campSquare(seat, n);
    if (isVacant(state, square)) add(square);
  }
  if (picks > 0) return picks;
  let least = i32.MAX_VALUE;
  for (let square = 0; square < SQUARES; square++) {
    if (isLand(square) && isVacant(state, square)) least = offer(square, stepsFromCamp(seat, square), least);
  }
  return picks;
}

/** Vacant squares of the prison row. */
function findCells(state: usize): i32 {
  const seat = jailerOf(state);
  picks = 0;
  for (let n = 0; n < ROW_SQUARES; n++) {
    const square = prisonSquare(seat, n);
    if (isVacant(state, square)) add(square);
  }
  return picks;
}

/** Who makes room on the full row: own pieces; if none, enemies; if none, own bombs; if none, theirs. */
function findRoom(state: usize): i32 {
  const seat = jailerOf(state);
  for (let rest = 0; rest < 4; rest++) {
    picks = 0;
    for (let n = 0; n < ROW_SQUARES; n++) {
      const square = prisonSquare(seat, n);
      const slot = slotOn(state, square);
      if (slot == NOBODY || isPrisoner(state, slot) || isBombSlot(slot) != rest > 1) continue;
      if ((seatOf(slot) == seat) == ((rest & 1) == 0)) add(square);
    }
    if (picks > 0) break;
  }
  return picks;
}

/** Vacant land nearest to the piece that is moved aside. */
function findAside(state: usize): i32 {
  const from = placeOf(state, nextHoming(state));
  picks = 0;
  let least = i32.MAX_VALUE;
  for (let square = 0; square < SQUARES; square++) {
    if (!isLand(square) || !isVacant(state, square)) continue;
    const steps = landSteps(from, square);
    if (steps >= 0) least = offer(square, steps, least);
  }
  return picks;
}

/** Adds a square where none so far is nearer, and drops what is farther; gives the least steps. */
function offer(square: i32, steps: i32, least: i32): i32 {
  if (steps > least) return least;
  if (steps < least) picks = 0;
  add(square);
  return steps;
}
