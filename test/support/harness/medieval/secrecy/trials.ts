/** Trials of Medieval's secrecy: random matches from the arranging on, and from random battles, each beside an exchanged world. */
import { medieval } from '../../../../../src/games/medieval';
import { ONLOOKER } from '../../masks';
import { createRng, partSeed, type Rng } from '../../rng';
import { Leak } from '../../secrecy/leak';
import { withLeak } from '../../secrecy/leaky';
import type { Trial, TrialSource } from '../../secrecy/trials';
import type { WorldMaker } from '../../secrecy/world';
import { randomBattle } from '../battles';
import type { Mistake } from './book';
import { type Course, fromBattle, playCourse, type Start } from './course';
import { exchange } from './exchange';
import type { MedievalLie } from './lies';
import { type MedievalWorld, realEvidence } from './listener';
import { Inconsistent, replay } from './replay';

const VIEWERS = [0, 1, ONLOOKER];
/** One trial in this many starts with armies to be laid out, or given. */
const ARRANGED_EVERY = 3;
const LONGEST_BATTLE = 40;
const LONGEST_ARRANGED = 110;
/** Other worlds that are tried before a trial is given up. */
const TRIES = 6;
/** Further matches that are played when in the first the viewer knew everything. */
const COURSES = 3;

export interface MedievalTrials {
  readonly make: WorldMaker;
  readonly seed: number;
  readonly leak?: MedievalLie | null;
  readonly mistake?: Mistake;
}

interface Outcome {
  readonly changed: boolean;
  readonly leak: string | null;
}

class MedievalSource implements TrialSource {
  private readonly worlds: readonly [MedievalWorld, MedievalWorld];
  private readonly options: MedievalTrials;

  constructor(options: MedievalTrials) {
    this.options = options;
    const { leak = null } = options;
    const world = (): MedievalWorld => {
      const { engine, think } = options.make();
      return {
        engine: withLeak(engine, leak),
        think: leak?.think === undefined ? think : (thought) => leak.think?.(thought, engine) ?? [],
        evidence: leak?.evidence === undefined ? realEvidence : (thought) => leak.evidence?.(thought, engine) ?? [],
      };
    };
    this.worlds = [world(), world()];
  }

  trial(index: number): Trial {
    const rng = createRng(partSeed(this.options.seed, index));
    const viewer = VIEWERS[rng.draw(VIEWERS.length)] ?? ONLOOKER;
    let outcome = this.run(index, viewer, rng);
    for (let left = COURSES; left > 0 && !outcome.changed; left--) outcome = this.run(index, viewer, rng);
    const { changed, leak } = outcome;
    return {
      changed,
      viewer,
      play: () => {
        if (leak !== null) throw new Leak(leak);
      },
    };
  }

  private run(index: number, viewer: number, rng: Rng): Outcome {
    const arranged = index % ARRANGED_EVERY === 0;
    const start: Start = arranged
      ? { setup: medieval.sampleSetup(index / ARRANGED_EVERY, rng.next()), battle: null }
      : fromBattle(randomBattle(rng), rng.next());
    const length = 1 + rng.draw(arranged ? LONGEST_ARRANGED : LONGEST_BATTLE);
    const { mistake = 'none' } = this.options;
    return this.compare(playCourse(this.worlds[0], { start, viewer, length, mistake }, rng), rng);
  }

  private compare(course: Course, rng: Rng): Outcome {
    const { fault, viewer } = course;
    if (fault !== null) return { changed: true, leak: `viewer ${viewer}: ${fault}` };
    for (let left = TRIES; left > 0; left--) {
      const other = exchange(course, rng);
      if (other === null) continue;
      try {
        replay(course, this.worlds[1], other);
        return { changed: true, leak: null };
      } catch (error) {
        if (error instanceof Leak) return { changed: true, leak: error.message };
        if (!(error instanceof Inconsistent)) throw error;
      }
    }
    return { changed: false, leak: null };
  }
}

export const createMedievalTrials = (options: MedievalTrials): TrialSource => new MedievalSource(options);
