/** Response windows: the players take turns, one ability or a pass each, until all have passed in succession (R17, R27, R28, R46, R62). */
import { WINDOWS } from '../../games/legends/names';
import { PASS } from '../../games/shared/choice';
import { askInWindow, type Flow } from '../core/question';
import { ALL, type Table } from '../core/table';
import { areFighting } from './attack-state';
import { windowUses } from './choices';
import { useCodes } from './codes';
import { DONE, type FrameOf } from './frames';
import { begin, type Step } from './procedure';
import { type LegendsState, NOBODY } from './state';
import { isStrikeOn } from './strike';
import { useFrame } from './use-frame';
import { WINDOW_STEP as STEP } from './window-frame';

const ATTACK = WINDOWS.indexOf('attack');
const STRIKE = WINDOWS.indexOf('strike');

const seatAfter = ({ seats }: FrameOf<'window'>, seat: number): number =>
  seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;

/** A window ends early when one of the two is gone, or both have come to share a side. */
const isOver = (game: LegendsState, { window }: FrameOf<'window'>): boolean => {
  if (window === ATTACK) return !areFighting(game);
  return window === STRIKE && (game.strike === null || !isStrikeOn(game.strike));
};

const open: Step<'window'> = (game, table, frame) => {
  table.tell(ALL, { type: 'windowOpened' });
  game.window = frame.window;
  game.passes = 0;
  game.asked = frame.seats[0] ?? NOBODY;
  frame.step = STEP.ask;
  return undefined;
};

/** One ability or a pass, then the other seat, until all have passed in succession. */
function* askAround(game: LegendsState, _table: Table, frame: FrameOf<'window'>): Flow {
  while (!isOver(game, frame)) {
    const seat = game.asked;
    const uses = windowUses(game, seat, frame.window);
    const codes = useCodes(game, uses, seat);
    const answer = yield askInWindow(seat, 'respond', 'legends.window', [frame.window], [...codes, PASS]);
    const use = uses[codes.indexOf(answer)];
    if (use !== undefined) {
      game.passes = 0;
      game.asked = NOBODY;
      frame.user = seat;
      frame.step = STEP.used;
      begin(game, useFrame(use, seat));
      return;
    }
    game.passes++;
    game.asked = seatAfter(frame, seat);
    if (game.passes >= frame.seats.length) break;
  }
  frame.step = STEP.close;
}

const used: Step<'window'> = (game, _table, frame) => {
  game.asked = seatAfter(frame, frame.user);
  frame.user = NOBODY;
  frame.step = STEP.ask;
  return undefined;
};

const close: Step<'window'> = (game, table, frame) => {
  game.window = -1;
  game.passes = 0;
  game.asked = NOBODY;
  table.tell(ALL, { type: 'windowClosed' });
  frame.step = DONE;
  return undefined;
};

/** By the numbers of WINDOW_STEP. */
export const windowSteps: readonly Step<'window'>[] = [open, askAround, used, close];
