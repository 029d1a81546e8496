/**
 * How the rules run: the innermost frame's next step is carried out until somebody must be asked. A step is a plain
 * function, or a generator where it asks. Before it asks it changes nothing, so that a state filled from a view
 * comes to the same question; when it is through it has set the number of the step that follows, and may have pushed
 * one frame that is carried out before that.
 */
import type { Flow } from '../core/question';
import type { Table } from '../core/table';
import { MatchOver, tidyEnd } from './end';
import { DONE, type Frame, type FrameOf, type FrameType } from './frames';
import type { LegendsState } from './state';

export type Step<T extends FrameType> = (game: LegendsState, table: Table, frame: FrameOf<T>) => Flow | undefined;

/** The steps of every procedure, by number. */
export type Procedures = { readonly [T in FrameType]: readonly Step<T>[] };

/** Starts a procedure; it is carried out before the present one goes on. */
export const begin = (game: LegendsState, frame: Frame): void => {
  game.stack.push(frame);
};

type AnyStep = (game: LegendsState, table: Table, frame: Frame) => Flow | undefined;

const stepOf = (procedures: Procedures, frame: Frame): AnyStep => {
  const steps: readonly unknown[] = procedures[frame.type];
  const step = steps[frame.step];
  if (step === undefined) throw new Error(`${frame.type} has no step ${frame.step}`);
  // the frame's type has chosen the procedure, so its steps take this frame
  return step as AnyStep;
};

/** Runs until the match is over; `next` starts the next turn when nothing is going on. */
export function* runProcedures(procedures: Procedures, game: LegendsState, table: Table, next: () => Frame): Flow {
  try {
    for (;;) {
      const frame = game.stack.at(-1);
      if (frame === undefined) {
        begin(game, next());
      } else if (frame.step === DONE) {
        game.stack.pop();
      } else {
        const asking = stepOf(procedures, frame)(game, table, frame);
        if (asking !== undefined) yield* asking;
      }
    }
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error;
    tidyEnd(game);
  }
}
