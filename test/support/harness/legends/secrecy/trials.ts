/** Trials of the Legends family's secrecy: random matches from the deal or the arrangement on, and from random positions, each beside an exchanged world. */
import type { Content } from '../../../../../src/contract/content';
import type { ChoiceCode } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { Setup } from '../../../../../src/contract/setup';
import { legendsOf } from '../../../../../src/games/legends';
import { STANDARD_FORM } from '../../../../../src/games/legends/forms';
import type { Form } from '../../../../../src/games/legends/language';
import { difference } from '../../difference';
import { must } from '../../kit';
import { ONLOOKER, TRUTH } from '../../masks';
import { createRng, partSeed, type Rng } from '../../rng';
import { Leak } from '../../secrecy/leak';
import { withLeak } from '../../secrecy/leaky';
import type { Lie } from '../../secrecy/lies';
import type { Pair } from '../../secrecy/pair';
import type { Trial, TrialSource } from '../../secrecy/trials';
import type { World, WorldMaker } from '../../secrecy/world';
import { positionSetup } from '../positions';
import type { Mistake } from './book';
import { type Course, type CoursePlan, playCourse } from './course';
import { exchange } from './exchange';
import { Inconsistent, replay } from './replay';

const TWO_SEATS = 2;
/** One trial in this many starts with the deal and the exchanges before the battle, or with the arrangement. */
const DEALT_EVERY = 3;
/** In arranged forms it is most of them that start with the arrangement. */
const BATTLE_EVERY = 3;
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
/** The one piece that looks in private, and what may be attacked for it. */
const LOOKERS = [63, 63, 63, 63, 63, 63, 63, 63];
const OFTEN = [...TELLING, ...LOOKERS, ...GIVERS, ...GIVERS, ...RECIPIENTS];
/** Curses under which hidden gifts change strengths, and such as weaken. */
const CURSES = [71, 69, 97, 98, 99];

export interface LegendsTrials {
  readonly make: WorldMaker;
  readonly seed: number;
  /** The standard one without it. */
  readonly form?: Form;
  /** Two without it. */
  readonly seats?: number;
  readonly leak?: Lie | null;
  readonly mistake?: Mistake;
}

interface Outcome {
  readonly changed: boolean;
  readonly leak: string | null;
  readonly pair: Pair | null;
}

/** An engine that writes down what is chosen on it from its start on. */
function recorded(engine: Engine, answers: ChoiceCode[]): Engine {
  const real = {
    start: engine.start.bind(engine),
    apply: engine.apply.bind(engine),
  };
  return Object.assign(engine, {
    start: (setup: Setup) => {
      answers.length = 0;
      return real.start(setup);
    },
    apply: (index: number) => {
      const code = engine.decision()?.choices[index];
      if (code !== undefined) answers.push(code);
      return real.apply(index);
    },
  });
}

class LegendsSource implements TrialSource {
  private readonly first: World;
  private readonly second: World;
  private readonly options: LegendsTrials;
  private readonly form: Form;
  private readonly seats: number;
  private readonly content: Content;
  private readonly viewers: readonly number[];
  /** What was chosen in the second world since its start. */
  private readonly answers: ChoiceCode[] = [];

  constructor(options: LegendsTrials) {
    this.options = options;
    this.form = options.form ?? STANDARD_FORM;
    this.seats = options.seats ?? TWO_SEATS;
    this.content = legendsOf(this.form.name);
    this.viewers = [...Array.from({ length: this.seats }, (_, seat) => seat), ONLOOKER];
    const world = (): World => {
      const { engine, think } = options.make();
      return { engine: withLeak(engine, options.leak ?? null), think };
    };
    this.first = world();
    const { engine, think } = world();
    this.second = { engine: recorded(engine, this.answers), think };
  }

  trial(index: number): Trial {
    const { changed, leak, viewer } = this.outcome(index);
    return {
      changed,
      viewer,
      play: () => {
        if (leak !== null) throw new Leak(leak);
      },
    };
  }

  pair(index: number): Pair | null {
    const { leak, pair } = this.outcome(index);
    if (leak !== null) throw new Leak(leak);
    return pair;
  }

  private outcome(index: number): Outcome & { readonly viewer: number } {
    const rng = createRng(partSeed(this.options.seed, index));
    const viewer = this.viewers[rng.draw(this.viewers.length)] ?? ONLOOKER;
    let outcome = this.run(index, viewer, rng);
    for (let left = COURSES; left > 0 && !outcome.changed; left--) outcome = this.run(index, viewer, rng);
    return { ...outcome, viewer };
  }

  private run(index: number, viewer: number, rng: Rng): Outcome {
    const arranged = this.form.setup === 'arranged';
    const dealt = arranged ? index % BATTLE_EVERY !== 0 : index % DEALT_EVERY === 0;
    const start = dealt ? this.start(index, viewer, rng) : this.battle(rng.next());
    if (typeof start === 'string') return { changed: true, leak: start, pair: null };
    const plan: CoursePlan = {
      setup: start,
      viewer,
      length: 1 + rng.draw(dealt ? LONGEST_DEALT : LONGEST_BATTLE),
      shown: start.position === undefined ? [] : shownAtStart(start, this.content),
      mistake: this.options.mistake ?? 'none',
    };
    return this.compare(playCourse(this.first, plan, rng), rng);
  }

  private compare(course: Course, rng: Rng): Outcome {
    for (let left = TRIES; left > 0; left--) {
      const other = exchange(course, rng);
      if (other === null) continue;
      try {
        replay(course, this.second, other, rng, rng.draw(2) === 0 ? 'other' : 'same');
        return { changed: true, leak: this.faultOf(course), pair: this.pairOf(course, other.setup) };
      } catch (error) {
        if (error instanceof Leak) return { changed: true, leak: error.message, pair: null };
        if (!(error instanceof Inconsistent)) throw error;
      }
    }
    return { changed: course.fault !== null, leak: this.faultOf(course), pair: null };
  }

  private pairOf({ setup, steps, viewer }: Course, other: Setup): Pair {
    const answers = steps.map(({ code }) => code);
    return {
      viewer,
      worlds: [
        { setup, answers },
        { setup: other, answers: [...this.answers] },
      ],
    };
  }

  private faultOf({ fault, viewer }: Course): string | null {
    return fault === null ? null : `viewer ${viewer}: ${fault}`;
  }

  private battle(seed: number): Setup {
    const { form, seats } = this;
    return positionSetup(seed, form === STANDARD_FORM ? { seats, often: OFTEN, curses: CURSES } : { form, seats });
  }

  /**
   * A start of the form's own kind: an arrangement as it is, a deal as the position before the exchanges; a text when the deal
   * itself tells too much.
   */
  private start(index: number, viewer: number, rng: Rng): Setup | string {
    const { engine } = this.first;
    const sample = this.content.sampleSetup(index, rng.next(), this.seats);
    if (this.form.setup === 'arranged') return sample;
    // no position stands in an opening window: there the exchanges come first
    const full = sample.options['windows'] === 'full';
    const setup = full ? { ...sample, options: { ...sample.options, exchanges: 'on' } } : sample;
    must(engine.start(setup), 'a sample setup');
    const position = this.content.formatPosition(engine.view(TRUTH));
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
function shownAtStart({ position }: Setup, content: Content): readonly number[] {
  const truth = must(content.readPosition(position), 'a position');
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

/** The worlds of the same trials by their number, to be shown to something else; null where nothing could be exchanged. Throws Leak. */
export const createLegendsPairs = (options: LegendsTrials): { pair(index: number): Pair | null } =>
  new LegendsSource(options);
