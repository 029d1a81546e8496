/** Powers that an event triggers: the compulsory ones first, then the optional ones (R29, R141). */

import { PASS } from '../../games/shared/choice';
import { ask, askInWindow, type Flow } from '../core/question';
import { type Table, TRUTH } from '../core/table';
import { areFighting } from './attack-state';
import { useCodes } from './codes';
import { MODE, mark, EVENT_STEP as STEP } from './event-frame';
import { fits, holds } from './filter';
import { DONE, type FrameOf } from './frames';
import { EVENT, type Power } from './powers';
import { begin, type Step } from './procedure';
import { plainScope, type Scope, withIt } from './scope';
import {
  areEnemies,
  ascending,
  asksAlways,
  findToken,
  isOnBoard,
  type LegendsState,
  NOBODY,
  seatsFrom,
  type Token,
  tokenOf,
} from './state';
import { isSpent, type Use, usesOf } from './usable';
import { useFrame } from './use-frame';

type EventFrame = FrameOf<'event'>;

/** Pieces whose powers may wait for the event: those it concerns, or all. */
const listeners = (game: LegendsState, frame: EventFrame, seat: number): readonly Token[] => {
  const source =
    frame.subjects.length === 0 ? (game.listeners[frame.event] ?? []) : frame.subjects.map((id) => tokenOf(game, id));
  return ascending(
    source.filter(
      (token) =>
        ((token.kind.waitsFor >> frame.event) & 1) === 1 &&
        isOnBoard(token) &&
        token.seat === seat &&
        // R50: a piece captured since its success has lost what was to follow
        !(token.fresh && frame.event === EVENT.won),
    ),
  );
};

const scopeFor = (game: LegendsState, frame: EventFrame, token: Token, knower: number): Scope =>
  withIt(
    plainScope(token, token.seat, findToken(game, frame.foe), knower),
    frame.it.map((id) => tokenOf(game, id)),
  );

/** A fallen piece that has come back is no longer fallen. */
const isUndone = (game: LegendsState, frame: EventFrame): boolean =>
  frame.event === EVENT.fallen && frame.it.some((id) => isOnBoard(tokenOf(game, id)));

/** R147: steps 6 and 7 lapse; only what the name of the foe was given for still happens. */
const isLapsed = (game: LegendsState, frame: EventFrame): boolean =>
  (frame.event === EVENT.attack || frame.event === EVENT.attacked) && !areFighting(game);

const waitsFor = (frame: EventFrame, token: Token, power: Power, kind: Power['kind']): boolean =>
  power.kind === kind && ((power.on >> frame.event) & 1) === 1 && !frame.done.includes(mark(token.id, power.number));

/** Compulsory powers of this seat that wait now, by square, then number. */
const compulsoryOf = (game: LegendsState, frame: EventFrame, seat: number): readonly Use[] => {
  const lapsed = isLapsed(game, frame);
  if (isUndone(game, frame)) return [];
  return listeners(game, frame, seat).flatMap((user) =>
    user.kind.triggers.flatMap((power) =>
      waitsFor(frame, user, power, 'innate') &&
      (!lapsed || power.namesFoe) &&
      !isSpent(user, power) &&
      holds(game, scopeFor(game, frame, user, TRUTH), power.condition)
        ? [{ user, power, target: null, square: -1 }]
        : [],
    ),
  );
};

/** Optional powers of this seat that are still open and usable. */
const optionalOf = (game: LegendsState, frame: EventFrame, seat: number): readonly Use[] => {
  if (isLapsed(game, frame) || isUndone(game, frame)) return [];
  return listeners(game, frame, seat).flatMap((user) =>
    user.kind.triggers.flatMap((power) =>
      waitsFor(frame, user, power, 'ability')
        ? usesOf(game, { scope: scopeFor(game, frame, user, seat), origin: frame.origin, actor: -1 }, power)
        : [],
    ),
  );
};

/** R30: the end of a turn is its own seat's business alone. */
const seatsOf = (game: LegendsState, frame: EventFrame): readonly number[] =>
  frame.event === EVENT.turnEnd ? [game.side] : seatsFrom(game, game.side);

const trigger = (game: LegendsState, frame: EventFrame, use: Use, seat: number): void => {
  frame.done.push(mark(use.user.id, use.power.number));
  const power = useFrame(use, seat);
  power.event = frame.event;
  power.foe = frame.foe;
  power.it = [...frame.it];
  power.origin = frame.origin;
  power.named = frame.named;
  power.lapsed = isLapsed(game, frame) ? 1 : 0;
  begin(game, power);
};

function* compulsory(game: LegendsState, _table: Table, frame: EventFrame): Flow {
  for (const seat of seatsOf(game, frame)) {
    const waiting = compulsoryOf(game, frame, seat);
    const [only] = waiting;
    if (only === undefined) continue;
    let next = only;
    if (waiting.length > 1) {
      const codes = useCodes(game, waiting, seat);
      const answer = yield ask(seat, 'order', 'legends.order', [frame.event], codes);
      next = waiting[codes.indexOf(answer)] ?? only;
    }
    trigger(game, frame, next, seat);
    return;
  }
  frame.step = frame.mode === MODE.compulsory ? DONE : STEP.optional;
}

/** `asks: always`: is this seat asked though it can only pass, so that being asked tells nothing? */
const isAskedAnyway = (game: LegendsState, frame: EventFrame, seat: number): boolean => {
  if (!asksAlways(game) || ((game.form.events >> frame.event) & 1) === 0) return false;
  switch (frame.event) {
    case EVENT.turnEnd:
      return true;
    case EVENT.fallen:
      return frame.it.some((id) => fitsSomeFallen(game, tokenOf(game, id)));
    case EVENT.flownOver: {
      const foe = findToken(game, frame.foe);
      return frame.subjects.some((id) => {
        const token = tokenOf(game, id);
        return foe !== null && token.seat === seat && areEnemies(seat, game.side) && !token.shown;
      });
    }
    default:
      return false;
  }
};

/** Has some piece of the form a power that a piece like this could wake, wherever its bearer stands? */
const fitsSomeFallen = (game: LegendsState, token: Token): boolean =>
  game.form.fallenFilters.some(({ near: _near, ...filter }) =>
    fits(game, plainScope(token, token.seat, null), token, filter),
  );

/** One power at a time, each at most once, until the seat passes; then the next seat. */
function* optional(game: LegendsState, _table: Table, frame: EventFrame): Flow {
  const seats = seatsOf(game, frame);
  let at = Math.max(0, seats.indexOf(game.asked));
  for (; at < seats.length; at++) {
    const seat = seats[at] ?? 0;
    const uses = optionalOf(game, frame, seat);
    if (uses.length === 0 && !isAskedAnyway(game, frame, seat)) continue;
    const codes = useCodes(game, uses, seat);
    game.asked = seat;
    const answer = yield askInWindow(seat, 'respond', 'legends.offer', [frame.event], [...codes, PASS]);
    game.asked = NOBODY;
    const use = uses[codes.indexOf(answer)];
    if (use !== undefined) {
      frame.seat = seat;
      frame.step = STEP.used;
      trigger(game, frame, use, seat);
      return;
    }
  }
  game.asked = NOBODY;
  frame.step = DONE;
}

const used: Step<'event'> = (game, _table, frame) => {
  game.asked = frame.seat;
  frame.seat = NOBODY;
  frame.step = STEP.optional;
  return undefined;
};

/** By the numbers of EVENT_STEP. */
export const eventSteps: readonly Step<'event'>[] = [compulsory, optional, used];
