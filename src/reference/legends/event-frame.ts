/** The frame of an event that triggers powers. */
import type { PowerEvent } from '../../games/legends/language';
import type { FrameOf } from './frames';
import { EVENT } from './powers';
import { NOBODY } from './state';

/** Which powers have their turn: the compulsory ones, the optional ones, or first those and then these (R29). */
export const MODE = { compulsory: 0, optional: 1, both: 2 } as const;

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

/** The frame of an event that has just happened. */
export const eventFrame = ({ event, mode, subjects, foe, it, origin, named }: Happening): FrameOf<'event'> => ({
  type: 'event',
  step: mode === MODE.optional ? 1 : 0,
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
