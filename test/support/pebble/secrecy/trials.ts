/** Trials of Pebble's secrecy: from random moments of random games on, and whole games from the set-up on. */
import type { Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import { packChoice } from '../../../../src/games/shared/choice';
import { must } from '../../harness/kit';
import { ONLOOKER, TRUTH } from '../../harness/masks';
import { createRng, partSeed, type Rng } from '../../harness/rng';
import type { SecrecyKit, SecrecyPlan } from '../../harness/secrecy/kit';
import { Leak } from '../../harness/secrecy/leak';
import type { Trial, TrialSource } from '../../harness/secrecy/trials';
import type { World } from '../../harness/secrecy/world';
import { pebble } from '../content';
import { EMPTY_ITEM, PLACES, SEATS } from '../content/names';
import { PebbleBook } from './book';
import { exchange } from './exchange';
import { LEAKS, leaky } from './leaks';
import { Worlds } from './worlds';

const VIEWERS = [...Array.from({ length: SEATS }, (_, seat) => seat), ONLOOKER];
/** One trial in this many is a whole game. */
const WHOLE_EVERY = 4;
/** Choices after the set-up; a random one of them is the moment of the trial. */
const LONGEST_WALK = 24;
const CHOICES_AFTER = 12;

/** Plays a random game up to a `main` decision at least `length` choices after the set-up, or to its end. */
const walk = (engine: Engine, length: number, rng: Rng): PebbleBook => {
  const book = new PebbleBook();
  let left = length + PLACES.length;
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    if (left <= 0 && decision.kind === 'main') break;
    const index = rng.draw(decision.choices.length);
    book.note(engine.view(TRUTH), decision, decision.choices[index] ?? -1);
    must(engine.apply(index), 'a choice offered');
    left--;
  }
  return book;
};

const setupAt = (setup: Setup, truth: View): Setup => ({ ...setup, position: pebble.formatPosition(truth) });

class PebbleSource implements TrialSource {
  private readonly host: Engine;
  private readonly worlds: readonly [World, World];
  private readonly seed: number;

  constructor({ make, seed, leak = 0 }: SecrecyPlan) {
    const world = (): World => {
      const { engine, think } = make();
      return { engine: leaky(engine, leak), think };
    };
    this.seed = seed;
    this.host = make().engine;
    this.worlds = [world(), world()];
  }

  trial(index: number): Trial {
    const rng = createRng(partSeed(this.seed, index));
    const setup = pebble.sampleSetup(index, rng.next());
    const viewer = VIEWERS[rng.draw(VIEWERS.length)] ?? ONLOOKER;
    return index % WHOLE_EVERY === 0 ? this.wholeGame(setup, viewer, rng) : this.moment(setup, viewer, rng);
  }

  /** From a random moment on: the truth and an exchanged one, both loaded as positions. */
  private moment(setup: Setup, viewer: number, rng: Rng): Trial {
    must(this.host.start(setup), 'a sample setup');
    const book = walk(this.host, rng.draw(LONGEST_WALK), rng);
    const truth = this.host.view(TRUTH);
    const other = this.host.decision() === null ? null : exchange(truth, viewer, book, rng);
    return {
      changed: other !== null,
      viewer,
      play: () => {
        if (other === null) return;
        must(this.worlds[0].engine.start(setupAt(setup, truth)), 'the truth as a position');
        const exchanged = this.worlds[1].engine.start(setupAt(setup, other));
        if (!exchanged.ok) throw new Leak(`viewer ${viewer}: what it holds possible is not, ${exchanged.fault.at}`);
        const worlds = new Worlds(this.worlds, setup, viewer, rng);
        worlds.compare();
        worlds.playOn(book, CHOICES_AFTER);
      },
    };
  }

  /** From the start: the other seats' kinds lie otherwise on the same cells. */
  private wholeGame(setup: Setup, viewer: number, rng: Rng): Trial {
    return {
      changed: true,
      viewer,
      play: () => {
        for (const { engine } of this.worlds) must(engine.start(setup), 'a sample setup');
        const worlds = new Worlds(this.worlds, setup, viewer, rng);
        worlds.compare();
        for (let seat = 0; seat < SEATS; seat++) this.setUp(worlds, seat, viewer, rng);
        worlds.playOn(new PebbleBook(), CHOICES_AFTER + rng.draw(LONGEST_WALK));
      },
    };
  }

  /** One seat's answers: random ones in the first world; in the second the same empty cell, and all else dealt anew. */
  private setUp(worlds: Worlds, seat: number, viewer: number, rng: Rng): void {
    const items = [1, 2, 2, 3, 3, EMPTY_ITEM];
    rng.shuffle(items);
    const kinds = items.filter((item) => item !== EMPTY_ITEM);
    if (seat !== viewer) rng.shuffle(kinds);
    const others = items.map((item) => (item === EMPTY_ITEM ? item : (kinds.shift() ?? item)));
    for (const [place, item] of items.entries()) {
      for (const [index, { engine }] of this.worlds.entries()) {
        const code = packChoice('item', { item: index === 0 ? item : (others[place] ?? item) });
        must(engine.apply(engine.decision()?.choices.indexOf(code) ?? -1), `a token for place ${place}`);
      }
      worlds.compare();
    }
  }
}

export const pebbleSecrecy: SecrecyKit = {
  trials: (plan) => new PebbleSource(plan),
  leaks: () => LEAKS,
  // one ply; worlds and rollouts
  thinking: [
    [1, 0, 0, 0, 4096, 8, 100, 0],
    [2, 0, 0, 6, 12, 8, 100, 0],
  ].map((parameters) => ({ share: 1, parameters })),
};
