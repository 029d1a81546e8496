/** The frame of an event that triggers powers. */
import type { PowerEvent } from '../../games/legends/language';
import type { FrameOf } from './frames';
import { EVENT } from './powers';
import { begin } from './procedure';
import { asksAlways, type LegendsState, NOBODY } from './state';

/** Which powers have their turn: the compulsory ones, the optional ones, or first those and then these (R29). */
export const MODE = { compulsory: 0, optional: 1, both: 2 } as const;

/** Steps of an event. */
export const EVENT_STEP = { compulsory: 0, optional: 1, used: 2 } as const;

/** How an event remembers that a power of a piece has had its turn. */
export const mark = (id: number, power: number): number => id * 16 + power;

export interface Happening {
  readonly event: PowerEvent;
  readonly mode: number;
  /** Ids of the pieces whose powers wait; none: everybody's. */
  readonly subjects: readonly number[];
  readonly foe?: number;
  readonly it?: readonly number[];
  readonly origin?: number;
  readonly named?: number;
}

const eventFrame = ({ event, mode, subjects, foe, it, origin, named }: Happening): FrameOf<'event'> => ({
  type: 'event',
  step: mode === MODE.optional ? EVENT_STEP.optional : EVENT_STEP.compulsory,
  event: EVENT[event],
  mode,
  seat: NOBODY,
  foe: foe ?? -1,
  origin: origin ?? -1,
  named: named ?? -1,
  subjects: [...subjects],
  it: [...(it ?? [])],
  done: [],
});

/** Can somebody's power wait for it? Otherwise nothing comes of it, unless seats are asked that can only pass. */
const isAwaited = (game: LegendsState, { event, subjects }: Happening): boolean => {
  const bit = 1 << EVENT[event];
  if (subjects.length === 0) return (game.listeners[EVENT[event]]?.length ?? 0) > 0;
  return subjects.some((id) => ((game.byId[id]?.kind.waitsFor ?? 0) & bit) !== 0);
};

/** Something has happened: the powers that wait for it have their turn next. */
export const raise = (game: LegendsState, happening: Happening): void => {
  const isAskedAnyway = asksAlways(game) && ((game.form.events >> EVENT[happening.event]) & 1) === 1;
  if (isAskedAnyway || isAwaited(game, happening)) begin(game, eventFrame(happening));
};
