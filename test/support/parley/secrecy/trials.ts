/** Trials of Parley's secrecy: at random moments of random games, and whole games from the set-up on. */
import type { ChoiceCode, Decision } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import { packChoice, unpackChoice } from '../../../../src/games/shared/choice';
import { must } from '../../harness/kit';
import { ONLOOKER, TRUTH } from '../../harness/masks';
import { createRng, partSeed, type Rng } from '../../harness/rng';
import { Leak } from '../../harness/secrecy/leak';
import type { Trial, TrialSource } from '../../harness/secrecy/trials';
import type { World, WorldMaker } from '../../harness/secrecy/world';
import { parley } from '../content';
import { EMPTY_ITEM, KINDS, SEATS } from '../names';
import { type Mistake, ParleyBook } from './book';
import { exchange } from './exchange';
import { Worlds } from './lockstep';

const VIEWERS = [...Array.from({ length: SEATS }, (_, seat) => seat), ONLOOKER];
/** One trial in this many is a whole game. */
const WHOLE_EVERY = 4;
/** Choices after which a game has shown enough; a random one of them is the moment of the trial. */
const LONGEST_WALK = 60;
const CHOICES_AFTER = 12;
const MASK_OF_VIEWERS = 511;

export interface ParleyTrials {
  readonly make: WorldMaker;
  readonly seed: number;
  /** Option `leak` of the setups. */
  readonly leak?: number;
  readonly mistake?: Mistake;
}

const applyCode = (engine: Engine, decision: Decision, code: ChoiceCode): void => {
  must(engine.apply(decision.choices.indexOf(code)), 'a choice offered');
};

/** Plays a random game until after the set-up and `length` choices more, or its end; the books are kept on the way. */
function walk(engine: Engine, length: number, rng: Rng, mistake: Mistake): readonly ParleyBook[] {
  let books: readonly ParleyBook[] = [];
  let left = length;
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    const standing = decision.key === 'parley.card' || decision.key === 'parley.main';
    if (left <= 0 && standing) break;
    const before = engine.view(TRUTH);
    const code = decision.choices[rng.draw(decision.choices.length)] ?? -1;
    applyCode(engine, decision, code);
    const after = engine.view(TRUTH);
    for (const book of books) book.note(before, decision, code, after);
    if (decision.kind === 'place') {
      if (engine.decision()?.kind !== 'place') books = VIEWERS.map((viewer) => new ParleyBook(viewer, after, mistake));
    } else left--;
  }
  return books;
}

/** A start from this truth; marks outside the contract's mask are no part of a position. */
const setupAt = (setup: Setup, truth: View): Setup => ({
  ...setup,
  position: { ...truth, tokens: truth.tokens.map((token) => ({ ...token, shownTo: token.shownTo & MASK_OF_VIEWERS })) },
});

class ParleySource implements TrialSource {
  private readonly host: Engine;
  private readonly worlds: readonly [World, World];
  private readonly engines: readonly [Engine, Engine];
  private readonly options: ParleyTrials;

  constructor(options: ParleyTrials) {
    this.options = options;
    this.host = options.make().engine;
    this.worlds = [options.make(), options.make()];
    this.engines = [this.worlds[0].engine, this.worlds[1].engine];
  }

  trial(index: number): Trial {
    const rng = createRng(partSeed(this.options.seed, index));
    const sample = parley.sampleSetup(index, rng.next());
    const setup = { ...sample, options: { ...sample.options, leak: this.options.leak ?? 0 } };
    return index % WHOLE_EVERY === 0 ? this.wholeGame(setup, rng) : this.moment(setup, rng);
  }

  /** From a random moment on: the truth and an exchanged one, both loaded as positions with the same seed. */
  private moment(setup: Setup, rng: Rng): Trial {
    must(this.host.start(setup), 'a sample setup');
    const books = walk(this.host, rng.draw(LONGEST_WALK), rng, this.options.mistake ?? 'none');
    const book = books[rng.draw(VIEWERS.length)];
    const truth = this.host.view(TRUTH);
    const other = this.host.decision() === null || book === undefined ? null : exchange(truth, book, rng);
    return {
      changed: other !== null,
      viewer: book?.viewer ?? ONLOOKER,
      play: () => {
        if (other === null || book === undefined) return;
        must(this.engines[0].start(setupAt(setup, truth)), 'the truth as a position');
        const exchanged = this.engines[1].start(setupAt(setup, other));
        if (!exchanged.ok)
          throw new Leak(`viewer ${book.viewer}: what it holds possible is not, ${exchanged.fault.at}`);
        const worlds = new Worlds(this.worlds, { setup, viewer: book.viewer }, rng);
        worlds.compare();
        worlds.playOn(book, CHOICES_AFTER);
      },
    };
  }

  /** From the start: the other seats put the same squares down with their kinds exchanged. */
  private wholeGame(setup: Setup, rng: Rng): Trial {
    const viewer = VIEWERS[rng.draw(VIEWERS.length)] ?? ONLOOKER;
    const swaps = Array.from({ length: SEATS }, (_, seat) => {
      const kinds = Array.from(KINDS, (_letter, kind) => kind);
      if (seat !== viewer) rng.shuffle(kinds);
      return [...kinds, EMPTY_ITEM];
    });
    return {
      changed: swaps.some((kinds) => kinds.some((kind, index) => kind !== index)),
      viewer,
      play: () => {
        for (const engine of this.engines) must(engine.start(setup), 'a sample setup');
        const worlds = new Worlds(this.worlds, { setup, viewer }, rng);
        worlds.compare();
        this.setUp(worlds, swaps, rng);
        const book = new ParleyBook(viewer, this.engines[0].view(TRUTH), this.options.mistake);
        worlds.playOn(book, CHOICES_AFTER + rng.draw(LONGEST_WALK));
      },
    };
  }

  /** Both set-ups, the second with each seat's kinds swapped. */
  private setUp(worlds: Worlds, swaps: readonly (readonly number[])[], rng: Rng): void {
    const [first, second] = this.engines;
    for (let decision = first.decision(); decision?.kind === 'place'; decision = first.decision()) {
      const code = decision.choices[rng.draw(decision.choices.length)] ?? -1;
      const item = swaps[decision.seat]?.[unpackChoice(code).item] ?? EMPTY_ITEM;
      const other = second.decision();
      applyCode(first, decision, code);
      if (other !== null) applyCode(second, other, packChoice('item', { item }));
      worlds.compare();
    }
  }
}

export const createParleyTrials = (options: ParleyTrials): TrialSource => new ParleySource(options);
