/** What happens outside the list of choices: a resignation (P15) and an agreed draw (P16). */
import { APPLIED_LEARNED } from '../../../../assembly/core/layout';
import { CAUSE_RESIGNED, ROW_RESIGNED, ROW_WINDOW_CLOSED } from '../../../../assembly/core/numbers';
import { row0, row1 } from '../../../../assembly/core/rows';
import { note } from './applied';
import { settle } from './apply';
import { askedSeat } from './choices';
import { passOn } from './fight';
import {
  ACTIVE,
  REASON_LAST_ENVOY,
  SEATS,
  SEATS_IN,
  SECOND,
  SQUARES,
  STEP,
  STEP_MAIN,
  STEP_OVER,
  STEP_SETUP,
  STEP_WINDOW,
} from './layout';
import { placeOn } from './setup';
import { get, isIn, ownerAt, set, takeToken } from './cells';
import { endTurn, enter, finish, leave } from './turn';

/** P15: the seat goes out; false, and nothing changed, when it is not in or the match is over. */
export function resignSeat(s: usize, seat: i32): bool {
  if (<u32>seat >= <u32>SEATS || get(s, STEP) == STEP_OVER || !isIn(s, seat)) return false;
  row1(ROW_RESIGNED, seat);
  if (get(s, STEP) == STEP_SETUP) resignSetup(s, seat);
  else resignTurn(s, seat);
  return true;
}

/** P15 in the set-up: the tokens vanish without a row. */
function resignSetup(s: usize, seat: i32): void {
  for (let square = 0; square < SQUARES; square++) if (ownerAt(s, square) == seat) takeToken(s, square);
  set(s, SEATS_IN, get(s, SEATS_IN) & ~(1 << seat));
  if (popcnt<i32>(get(s, SEATS_IN)) == 1) finish(s, REASON_LAST_ENVOY, get(s, SEATS_IN));
  else if (seat == get(s, ACTIVE)) placeOn(s);
}

function resignTurn(s: usize, seat: i32): void {
  const asked = askedSeat(s);
  const window = get(s, STEP) == STEP_WINDOW;
  const defends = window && ownerAt(s, get(s, SECOND)) == seat;
  if (window) note(APPLIED_LEARNED);
  leave(s, seat, CAUSE_RESIGNED);
  if (popcnt<i32>(get(s, SEATS_IN)) == 1) return finish(s, REASON_LAST_ENVOY, get(s, SEATS_IN));
  if (seat == get(s, ACTIVE) || defends) {
    if (window) row0(ROW_WINDOW_CLOSED);
    endTurn(s);
  } else if (asked == seat) {
    if (window) passOn(s);
    else enter(s, STEP_MAIN);
  }
  settle(s);
}
