/** Trials of a game's secrecy, whatever the game: a viewer must not be able to tell two worlds apart. */
import { Leak } from './leak';

/** Two worlds, made ready to be played side by side. */
export interface Trial {
  /** Whether something hidden from the viewer really differs. */
  readonly changed: boolean;
  readonly viewer: number;
  /** Plays both and compares all that the viewer gets; throws Leak. */
  play(): void;
}

export interface TrialSource {
  /** The trial of this number; the same whenever it is asked for. */
  trial(index: number): Trial;
}

export interface TrialsReport {
  readonly trials: number;
  readonly changed: number;
  readonly mismatches: number;
  /** The first mismatch, with the number of its trial. */
  readonly first: string | null;
}

export interface TrialsRun {
  readonly trials: number;
  /** Ends the run at the first mismatch. */
  readonly stopAtFirst?: boolean;
  readonly onTrial?: (done: number, mismatches: number) => void;
}

/** Runs trials 0, 1, 2 … of a source. An unchanged trial is not played. */
export function runTrials(source: TrialSource, { trials, stopAtFirst = false, onTrial }: TrialsRun): TrialsReport {
  let changed = 0;
  let mismatches = 0;
  let first: string | null = null;
  let done = 0;
  while (done < trials && !(stopAtFirst && mismatches > 0)) {
    const trial = source.trial(done);
    if (trial.changed) {
      changed++;
      const leak = leakOf(trial);
      if (leak !== null) mismatches++;
      first ??= leak === null ? null : `trial ${done}: ${leak}`;
    }
    done++;
    onTrial?.(done, mismatches);
  }
  return { trials: done, changed, mismatches, first };
}

function leakOf(trial: Trial): string | null {
  try {
    trial.play();
    return null;
  } catch (error) {
    if (error instanceof Leak) return error.message;
    throw error;
  }
}
