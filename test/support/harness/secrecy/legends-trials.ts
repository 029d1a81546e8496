/** Trials of Legends' secrecy: random matches from the deal on, and from random positions, each beside an exchanged world. */
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { legends } from '../../../../src/games/legends';
import { difference } from '../difference';
import { must } from '../kit';
import { positionSetup } from '../legends/positions';
import { ONLOOKER, TRUTH } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import { Leak } from './leak';
import type { Mistake } from './legends-book';
import { pieceOf } from './legends-book';
import { type Course, type CoursePlan, playCourse } from './legends-course';
import { exchange } from './legends-exchange';
import { withLeak } from './legends-leaks';
import { Inconsistent, replay } from './legends-replay';
import type { Trial, TrialSource } from './trials';
import type { World, WorldMaker } from './world';

const VIEWERS = [0, 1, ONLOOKER];
/** One trial in this many starts with the deal and the exchanges before the battle. */
const DEALT_EVERY = 3;
const LONGEST_BATTLE = 60;
const LONGEST_DEALT = 150;
/** Other worlds that are tried before a trial is given up. */
const TRIES = 8;
/** Further matches that are played when in the first the viewer knew everything. */
const COURSES = 2;
const EVERYBODY = 511;

/** Kinds by which something hidden can be told: private looks, unseen exchanges, picks among one's own, strength against Flying. */
const TELLING = [31, 32, 63, 80, 172, 180, 195, 148, 175, 189, 190, 192, 199, 119];
/** Givers of keywords, most of them to nobody that is shown, and those they may be given to. */
const GIVERS = [67, 70, 170, 102, 137, 70];
const RECIPIENTS = [35, 59, 76, 79, 82, 85, 88, 91, 94, 139, 142, 151, 154, 157, 160];
const OFTEN = [...TELLING, ...GIVERS, ...GIVERS, ...RECIPIENTS];
/** Curses under which hidden gifts change strengths, and such as weaken. */
const CURSES = [71, 69, 97, 98, 99];

export interface LegendsTrials {
  readonly make: WorldMaker;
  readonly seed: number;
  readonly leak?: number;
  readonly mistake?: Mistake;
}

const KINDS = {
  castle: (kind: number): boolean => pieceOf(kind)?.strength === 'castle',
  magic: (kind: number): boolean => pieceOf(kind)?.strength === 'magic',
};

interface Outcome {
  readonly changed: boolean;
  readonly leak: string | null;
}

class LegendsSource implements TrialSource {
  private readonly first: World;
  private readonly second: World;
  private readonly options: LegendsTrials;

  constructor(options: LegendsTrials) {
    this.options = options;
    const world = (): World => {
      const { engine, think } = options.make();
      return { engine: withLeak(engine, options.leak ?? 0, KINDS), think };
    };
    this.first = world();
    this.second = world();
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
    const dealt = index % DEALT_EVERY === 0;
    const start = dealt
      ? this.dealtStart(index, viewer, rng)
      : positionSetup(rng.next(), { often: OFTEN, curses: CURSES });
    if (typeof start === 'string') return { changed: true, leak: start };
    const plan: CoursePlan = {
      setup: start,
      viewer,
      length: 1 + rng.draw(dealt ? LONGEST_DEALT : LONGEST_BATTLE),
      shown: shownAtStart(start),
      mistake: this.options.mistake ?? 'none',
    };
    return this.compare(playCourse(this.first, plan, rng), rng);
  }

  private compare(course: Course, rng: Rng): Outcome {
    for (let left = TRIES; left > 0; left--) {
      const other = exchange(course, rng);
      if (other === null) continue;
      try {
        replay(course, this.second, { ...other, vary: rng.draw(2) === 0 }, rng);
        return { changed: true, leak: this.faultOf(course) };
      } catch (error) {
        if (error instanceof Leak) return { changed: true, leak: error.message };
        if (!(error instanceof Inconsistent)) throw error;
      }
    }
    return { changed: course.fault !== null, leak: this.faultOf(course) };
  }

  private faultOf({ fault, viewer }: Course): string | null {
    return fault === null ? null : `viewer ${viewer}: ${fault}`;
  }

  /** A deal as the position before the exchanges; a text when the deal itself tells too much. */
  private dealtStart(index: number, viewer: number, rng: Rng): Setup | string {
    const { engine } = this.first;
    const setup = legends.sampleSetup(index, rng.next());
    must(engine.start(setup), 'a sample setup');
    const position = legends.formatPosition(engine.view(TRUTH));
    const seats = setup.seats.map(({ player }) => ({ player }));
    const same: Setup = {
      game: 'legends',
      form: setup.form,
      seats,
      options: setup.options,
      seed: setup.seed,
      position,
    };
    const wrong = dealFault(engine, viewer, same);
    return wrong === null ? same : `viewer ${viewer}: ${wrong}`;
  }
}

/** Pieces that the position shows, read off its text: ids are squares. */
function shownAtStart({ position }: Setup): readonly number[] {
  const truth = must(legends.readPosition(position), 'a position');
  return truth.tokens.flatMap(({ id, shownTo }) => (shownTo === EVERYBODY ? [id] : []));
}

/** A deal looks like the position that it makes, and no id tells more than where its piece stands. */
function dealFault(engine: Engine, viewer: number, same: Setup): string | null {
  const dealt = engine.view(viewer);
  const strange = dealt.tokens.find(({ id, square }) => id !== square);
  if (strange !== undefined) return `the deal gives the piece on ${strange.square} the id ${strange.id}`;
  must(engine.start(same), 'a deal as a position');
  const wrong = difference(dealt, engine.view(viewer));
  return wrong === null ? null : `the deal differs from its position at ${wrong.at}`;
}

export const createLegendsTrials = (options: LegendsTrials): TrialSource => new LegendsSource(options);
