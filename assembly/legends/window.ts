/** Windows: the active seat and the other use one ability or pass, in turns, until both pass in succession (R27, R46, R62). */
import { ROW_WINDOW_CLOSED, ROW_WINDOW_OPENED } from '../core/numbers';
import { row0 } from '../core/rows';
import { askInWindow } from './ask';
import {
  ASKED_FIRST, ASKED_SECOND, field, FIGHTER, OWN_TARGET, PASSES, pop, push, RIVAL, setField, top, WINDOW_KIND,
  WINDOW_SEAT,
} from './frames';
import { formUsesWindows } from './kinds';
import { ASKS_ALWAYS, FRAME_WINDOW, WINDOW_ATTACK, WINDOWS_FULL } from './layout';
import { ASKS, NOBODY, SIDE, WINDOWS } from './map';
import { isOnBoard, nextSeat, num, ownerOf, sameSide, seatCount, squareOf } from './state';

/** Opens a window, of an attack or a strike between two pieces (otherwise NOBODY), where the form has a use for any. */
export function beginWindow(kind: i32, fighter: i32, rival: i32): void {
  if (!formUsesWindows()) return;
  row0(ROW_WINDOW_OPENED);
  push(FRAME_WINDOW);
  setField(top, WINDOW_KIND, kind);
  setField(top, WINDOW_SEAT, isDefined(WIDE) && fighter != NOBODY ? ownerOf(fighter) : num(SIDE));
  setField(top, FIGHTER, fighter);
  setField(top, RIVAL, rival);
  setField(top, OWN_TARGET, kind == WINDOW_ATTACK && sameSide(ownerOf(fighter), ownerOf(rival)) ? 1 : 0);
  if (!isDefined(WIDE)) return;
  const all = seatCount() == 2 || num(WINDOWS) == WINDOWS_FULL || fighter == NOBODY;
  setField(top, ASKED_FIRST, all ? NOBODY : ownerOf(fighter));
  setField(top, ASKED_SECOND, all ? NOBODY : ownerOf(rival));
}

/** Goes on with the window on top of the stack. */
export function stepWindow(): void {
  while (field(top, PASSES) < seatsAsked(top) && isStillOpen()) {
    const seat = field(top, WINDOW_SEAT);
    if (askInWindow(seat, num(ASKS) == ASKS_ALWAYS)) return;
    passWindow();
  }
  pop();
  row0(ROW_WINDOW_CLOSED);
}

/** The seat asked passes. */
export function passWindow(): void {
  setField(top, PASSES, field(top, PASSES) + 1);
  setField(top, WINDOW_SEAT, seatAfter(field(top, WINDOW_SEAT)));
}

/** The seat asked uses an ability; the next one is asked next. */
export function answerWindow(): void {
  setField(top, PASSES, 0);
  setField(top, WINDOW_SEAT, seatAfter(field(top, WINDOW_SEAT)));
}

/** How many seats a window asks; it ends when all have passed in succession. */
export function seatsAsked(window: usize): i32 {
  if (!isDefined(WIDE)) return 2;
  const first = field(window, ASKED_FIRST);
  if (first == NOBODY) return seatCount();
  return first == field(window, ASKED_SECOND) ? 1 : 2;
}

/** Does a window ask a seat? */
export function asksSeat(window: usize, seat: i32): bool {
  if (!isDefined(WIDE) || field(window, ASKED_FIRST) == NOBODY) return seat < seatCount();
  return seat == field(window, ASKED_FIRST) || seat == field(window, ASKED_SECOND);
}

/** Who is asked after a seat: in teams the players of the two fighters in turns, or all (R131). */
function seatAfter(seat: i32): i32 {
  if (!isDefined(WIDE) || field(top, ASKED_FIRST) == NOBODY) return nextSeat(seat);
  return seat == field(top, ASKED_FIRST) ? field(top, ASKED_SECOND) : field(top, ASKED_FIRST);
}

/** It ends when a fighter is gone or both share a side, one's own target apart. */
function isStillOpen(): bool {
  const fighter = field(top, FIGHTER);
  const rival = field(top, RIVAL);
  if (fighter == NOBODY) return true;
  if (!isOnBoard(fighter) || !isOnBoard(rival)) return false;
  if (field(top, WINDOW_KIND) == WINDOW_ATTACK && squareOf(fighter) != squareOf(rival)) return false;
  return field(top, OWN_TARGET) != 0 || !sameSide(ownerOf(fighter), ownerOf(rival));
}
