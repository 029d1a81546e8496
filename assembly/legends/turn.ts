/** A turn's beginning, its phases and its end (R21, R22, R25, R26, R77, R83). */
import { ROW_TURN } from '../core/numbers';
import { row1 } from '../core/rows';
import { stepArranging } from './arrange';
import { hasChoice } from './ask';
import { finish } from './end';
import { beginEvent } from './event';
import { settle } from './fall';
import { FORM_EXCHANGES, FORM_QUIET, formField } from './forms';
import { meetGoals } from './goals';
import { PARTS_ALL } from './frames';
import { formWaitsFor, powerOfKind, powersOfKind } from './kinds';
import {
  ASKS_ALWAYS, EVENT_TURN_END, KEY_EXCHANGE, KEY_MAIN, PHASE_ARRANGING, PHASE_CLOSING, PHASE_CONSEQUENCES,
  PHASE_EXCHANGES, PHASE_MAIN, PHASE_OPENING, PHASE_TURN_END, REASON_NO_MOVE, REASON_NO_PROGRESS, WINDOW_CLOSING,
  WINDOW_OPENING, WINDOWS_FULL,
} from './layout';
import { ask } from './list';
import { ageShifts } from './shuttle';
import {
  ANY_FRESH, ANY_USED, ASKS, AWAITED, BOOST, BOOSTED, EXCHANGES_LEFT, EXTRA, FORM, FRESH, GOALS, GRANT_LIST, GRANTS,
  LENT, NOBODY, PHASE, QUIET, SIDE, SLOTS, STIRRED, SUNK, TURN, TURN_STEP, USED, WINDOWS,
} from './map';
import { byteOf, forgetGhosts, kindOf, nextSeat, num, S, seatCount, setByte, setNum, sideMask } from './state';
import { powerField, W_LIMIT } from './tables';
import { beginWindow } from './window';

const END_EVENTS: i32 = 0;
const END_LOANS: i32 = 1;
const END_COUNT: i32 = 2;

/** Goes on where nothing is being resolved. */
export function stepTurn(): void {
  switch (num(PHASE)) {
    case PHASE_EXCHANGES:
      stepExchanges();
      return;
    case PHASE_ARRANGING:
      stepArranging();
      return;
    case PHASE_OPENING:
      setNum(PHASE, PHASE_MAIN);
      return;
    case PHASE_MAIN:
      askMain();
      return;
    case PHASE_CONSEQUENCES:
      if (num(WINDOWS) == WINDOWS_FULL) {
        setNum(PHASE, PHASE_CLOSING);
        beginWindow(WINDOW_CLOSING, NOBODY, NOBODY);
      } else setNum(PHASE, PHASE_TURN_END);
      return;
    case PHASE_CLOSING:
      setNum(PHASE, PHASE_TURN_END);
      return;
    default:
      stepEnd();
  }
}

/** Begins a seat's turn. */
export function beginTurn(seat: i32): void {
  setNum(SIDE, seat);
  setNum(TURN, num(TURN) + 1);
  setNum(STIRRED, 0);
  renew();
  row1(ROW_TURN, seat);
  if (num(WINDOWS) == WINDOWS_FULL) {
    setNum(PHASE, PHASE_OPENING);
    beginWindow(WINDOW_OPENING, NOBODY, NOBODY);
  } else setNum(PHASE, PHASE_MAIN);
}

function askMain(): void {
  forgetGhosts();
  ask(KEY_MAIN, num(SIDE));
}

/** R22: who can do nothing has lost. Gives true when the match ended. */
export function loseWithoutChoice(): bool {
  if (hasChoice()) return false;
  finish(REASON_NO_MOVE, sideMask(nextSeat(num(SIDE))));
  return true;
}

function stepExchanges(): void {
  if (num(EXCHANGES_LEFT) > 0) {
    ask(KEY_EXCHANGE, num(SIDE));
    return;
  }
  if (num(SIDE) < seatCount() - 1) {
    setNum(SIDE, num(SIDE) + 1);
    setNum(EXCHANGES_LEFT, formField(num(FORM), FORM_EXCHANGES));
    return;
  }
  beginTurn(0);
}

function stepEnd(): void {
  const now = num(TURN_STEP);
  setNum(TURN_STEP, now + 1);
  if (now == END_EVENTS) {
    const waits = ((((num(AWAITED) >> 16) | num(AWAITED)) >> EVENT_TURN_END) & 1) != 0 || (num(ASKS) == ASKS_ALWAYS && formWaitsFor(EVENT_TURN_END));
    if (waits) beginEvent(EVENT_TURN_END, NOBODY, NOBODY, PARTS_ALL, 0);
  } else if (now == END_LOANS) endLoans();
  else if (now == END_COUNT) endTurn();
}

/** Everything lent stops, and no seat is the author of a piece's death by it (R26, R151). */
function endLoans(): void {
  if (num(BOOSTED) != 0) {
    memory.fill(S + <usize>BOOST, 0, SLOTS * 2);
    setNum(BOOSTED, 0);
  }
  if (num(GRANTS) > 0) {
    memory.fill(S + <usize>LENT, 0, SLOTS * 2);
    memory.fill(S + <usize>GRANT_LIST, 0, <usize>num(GRANTS) * 4);
    setNum(GRANTS, 0);
  }
  setNum(SUNK, 0);
  settle(-1);
}

function endTurn(): void {
  const seat = num(SIDE);
  setNum(TURN_STEP, 0);
  forgetGhosts();
  if (num(GOALS) != 0 && meetGoals()) return;
  if (num(STIRRED) != 0) {
    for (let one = 0; one < seatCount(); one++) setNum(QUIET + (one << 2), 0);
  } else setNum(QUIET + (seat << 2), num(QUIET + (seat << 2)) + 1);
  ageShifts(seat);
  if (allQuiet()) {
    finish(REASON_NO_PROGRESS, 0);
    return;
  }
  const owed = num(EXTRA);
  setNum(EXTRA, max(0, owed - 1));
  beginTurn(owed > 0 ? seat : nextSeat(seat));
}

/** Has every seat had as many quiet turns as the form asks for (R83)? */
function allQuiet(): bool {
  const limit = formField(num(FORM), FORM_QUIET);
  for (let seat = 0; seat < seatCount(); seat++) if (num(QUIET + (seat << 2)) < limit) return false;
  return true;
}

/** What is once a turn can be used again, by both; who was captured may act. */
function renew(): void {
  if (num(ANY_FRESH) != 0) {
    memory.fill(S + <usize>FRESH, 0, SLOTS);
    setNum(ANY_FRESH, 0);
  }
  if (num(ANY_USED) != 0) for (let at = 0; at < SLOTS; at += 8) if (load<u64>(S + <usize>USED + <usize>at) != 0) renewUses(at);
}

function renewUses(from: i32): void {
  for (let slot = from; slot < from + 8; slot++) {
    const used = byteOf(USED, slot);
    if (used == 0) continue;
    const kind = kindOf(slot);
    let kept = 0;
    for (let number = 1; number <= powersOfKind(kind); number++) {
      if (powerField(powerOfKind(kind, number), W_LIMIT) == 2) kept |= used & (1 << number);
    }
    setByte(USED, slot, kept);
  }
}
