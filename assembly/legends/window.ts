/** Windows: the active seat and the other use one ability or pass, in turns, until both pass in succession (R27, R46, R62). */
import { ROW_WINDOW_CLOSED, ROW_WINDOW_OPENED } from '../core/numbers';
import { row0 } from '../core/rows';
import { askInWindow } from './ask';
import {
  field, FIGHTER, OWN_TARGET, PASSES, pop, push, RIVAL, setField, top, WINDOW_KIND, WINDOW_SEAT,
} from './frames';
import { ASKS_ALWAYS, FRAME_WINDOW, WINDOW_ATTACK } from './layout';
import { ASKS, NOBODY, SIDE } from './map';
import { isOnBoard, num, other, ownerOf, squareOf } from './state';

/** Opens a window, of an attack or a strike between two pieces (otherwise NOBODY). */
export function beginWindow(kind: i32, fighter: i32, rival: i32): void {
  row0(ROW_WINDOW_OPENED);
  push(FRAME_WINDOW);
  setField(top, WINDOW_KIND, kind);
  setField(top, WINDOW_SEAT, num(SIDE));
  setField(top, FIGHTER, fighter);
  setField(top, RIVAL, rival);
  setField(top, OWN_TARGET, kind == WINDOW_ATTACK && ownerOf(fighter) == ownerOf(rival) ? 1 : 0);
}

/** Goes on with the window on top of the stack. */
export function stepWindow(): void {
  while (field(top, PASSES) < 2 && isStillOpen()) {
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
  setField(top, WINDOW_SEAT, other(field(top, WINDOW_SEAT)));
}

/** The seat asked uses an ability; the other is asked next. */
export function answerWindow(): void {
  setField(top, PASSES, 0);
  setField(top, WINDOW_SEAT, other(field(top, WINDOW_SEAT)));
}

/** It ends when a fighter is gone or both share a side, one's own target apart. */
function isStillOpen(): bool {
  const fighter = field(top, FIGHTER);
  const rival = field(top, RIVAL);
  if (fighter == NOBODY) return true;
  if (!isOnBoard(fighter) || !isOnBoard(rival)) return false;
  if (field(top, WINDOW_KIND) == WINDOW_ATTACK && squareOf(fighter) != squareOf(rival)) return false;
  return field(top, OWN_TARGET) != 0 || ownerOf(fighter) != ownerOf(rival);
}
