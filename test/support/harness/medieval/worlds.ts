/**
 * Worlds sampled at random moments of random matches. A piece is what it is for the whole match, so a world is possible exactly
 * when the same choices, made with the armies that it gives, were offered one and all and wrote the same rows for the seat.
 */
import type { ChoiceCode } from '../../../../src/contract/decision';
import type { Engine } from '../../../../src/contract/engine';
import type { GameEvent } from '../../../../src/contract/event';
import type { Asked } from '../../../../src/contract/search';
import type { Setup } from '../../../../src/contract/setup';
import type { View } from '../../../../src/contract/view';
import { formatArmy } from '../../../../src/games/medieval/army';
import { formNumber, setupSquares } from '../../../../src/games/medieval/forms';
import type { CoreExports } from '../../../../src/worker/abi';
import { createCoreEngine } from '../../../../src/worker/core-engine';
import { setupFor } from '../../../../src/worker/referee/eyes';
import { encodeView } from '../../../../src/worker/words/view';
import { difference } from '../difference';
import { must } from '../kit';
import { eventsFor, TRUTH } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import type { Impossible, WorldsPlan, WorldsReport } from '../worlds';

/** Moments of a match at which worlds are sampled, worlds at each, and the longest match. */
const MOMENTS = 4;
const WORLDS = 3;
const LONGEST = 240;

/** Kinds by id: pieces have the ids of the squares on which they are set up. */
type Kinds = ReadonlyMap<number, number>;

const kindsOf = ({ tokens }: View): Kinds => new Map(tokens.map(({ id, kind }) => [id, kind ?? -1]));

/** The setup in which both seats bring these pieces. */
const setupWith = (setup: Setup, kinds: Kinds): Setup => ({
  ...setup,
  seats: setup.seats.map((plan, seat) => {
    const army = setupSquares(formNumber(setup.form), seat).map((square) => kinds.get(square) ?? -1);
    return { ...plan, army: formatArmy(army, seat) };
  }),
});

/** The sample with both armies laid by chance where they are to be arranged. */
function settled(engine: Engine, sample: Setup, rng: Rng): Setup {
  must(engine.start(sample), 'a sample setup');
  for (let open = engine.decision(); open?.kind === 'place'; open = engine.decision())
    must(engine.apply(rng.draw(open.choices.length)), 'a choice offered');
  return setupWith(sample, kindsOf(engine.view(TRUTH)));
}

/** A match with all that one of its seats got. */
class Playing {
  readonly codes: ChoiceCode[] = [];
  readonly heard: GameEvent[] = [];
  readonly asked: Asked[] = [];
  readonly kinds: Kinds;
  readonly engine: Engine;
  private readonly viewer: number;

  constructor(engine: Engine, setup: Setup, viewer: number) {
    this.engine = engine;
    this.viewer = viewer;
    must(engine.start(setup), 'the start of a match');
    this.kinds = kindsOf(engine.view(TRUTH));
    this.listen();
  }

  step(rng: Rng): void {
    const open = this.engine.decision();
    if (open === null) return;
    this.asked.push({ rows: this.heard.length, seat: open.seat, kind: open.kind });
    const index = rng.draw(open.choices.length);
    this.codes.push(open.choices[index] ?? -1);
    must(this.engine.apply(index), 'a choice offered');
    this.listen();
  }

  private listen(): void {
    this.heard.push(...eventsFor(this.engine.rows(), this.viewer));
  }
}

/** Why a world can't be; null when it can. */
function impossibility(playing: Playing, reference: Engine, setup: Setup, world: View, viewer: number): string | null {
  const kinds = new Map([...playing.kinds, ...kindsOf(world)]);
  const started = reference.start(setupWith(setup, kinds));
  if (!started.ok) return `armies that are none: ${started.fault.expected}`;
  const heard = [...eventsFor(reference.rows(), viewer)];
  for (const [place, code] of playing.codes.entries()) {
    const index = reference.decision()?.choices.indexOf(code) ?? -1;
    if (index < 0) return `choice ${place} would not have been offered`;
    must(reference.apply(index), 'a choice offered');
    heard.push(...eventsFor(reference.rows(), viewer));
  }
  const wrong = difference(heard, playing.heard) ?? difference(reference.view(viewer), playing.engine.view(viewer));
  return wrong === null ? null : `${wrong.at}: ${JSON.stringify(wrong.left)}, seen ${JSON.stringify(wrong.right)}`;
}

/** Does the evidence of a view exclude what is true? The id that it excludes; null when it does not. */
function excluded(told: readonly number[], truth: Kinds): number | null {
  const sets = told.slice(1, 1 + (told[0] ?? 0));
  const from = 1 + sets.length;
  for (let n = 0; n < (told[from] ?? 0); n++) {
    const id = told[from + 1 + 2 * n] ?? -1;
    const set = sets[told[from + 2 + 2 * n] ?? -1] ?? 0;
    if (((set >> (truth.get(id) ?? 31)) & 1) === 0) return id;
  }
  return null;
}

/** The opponent's own sampler: states from a view and evidence, and how long that took. */
class Sampler {
  milliseconds = 0;
  private readonly core: CoreExports;
  private readonly plan: WorldsPlan;
  private readonly engine: Engine;

  constructor(plan: WorldsPlan, setup: Setup) {
    this.plan = plan;
    this.core = plan.core(setup);
    this.engine = createCoreEngine(this.core, plan.content);
    must(this.engine.start(setup), 'a sample setup');
  }

  /** The whole state; null where the core finds none. */
  sample(view: View, evidence: readonly number[], seed: number): View | null {
    const words = encodeView(view, this.plan.content.codec);
    new Int32Array(this.core.memory.buffer, this.core.inbox(), this.core.inboxWords()).set([...words, ...evidence]);
    const start = performance.now();
    const status = this.core.determinize?.(words.length, seed | 0, evidence.length) ?? -1;
    this.milliseconds += performance.now() - start;
    return status < 0 ? null : this.engine.view(TRUTH);
  }
}

/** Samples worlds in matches until there are enough. */
export function runWorlds(plan: WorldsPlan): WorldsReport {
  const { content, trials, seed, mistake = 'none' } = plan;
  const failures: Impossible[] = [];
  const reference = plan.reference();
  let [worlds, matches, milliseconds] = [0, 0, 0];
  for (; worlds < trials; matches++) {
    const rng = createRng(partSeed(seed, matches));
    const sample = content.sampleSetup(matches, rng.next());
    const engine = createCoreEngine(plan.core(sample), content);
    const setup = settled(engine, sample, rng);
    const viewer = rng.draw(setup.seats.length);
    const sampler = new Sampler(plan, setup);
    const playing = new Playing(engine, setup, viewer);
    const moments = new Set(Array.from({ length: MOMENTS }, () => rng.draw(LONGEST)));
    const fail = (why: string): number => failures.push({ match: matches, viewer, why });
    let due = false;
    for (let step = 0; step < LONGEST && engine.decision() !== null && worlds < trials; step++) {
      due ||= moments.has(step);
      if (due && engine.decision()?.seat === viewer) {
        due = false;
        const view = engine.view(viewer);
        const told = content.evidence?.(setupFor(setup, viewer, content), view, playing.heard, playing.asked) ?? [];
        const wrong = excluded(told, playing.kinds);
        if (wrong !== null) fail(`the truth is excluded: ${wrong}`);
        const evidence = mistake === 'ignores-evidence' ? [] : told;
        for (let world = 0; world < WORLDS && worlds < trials; world++) {
          const state = sampler.sample(view, evidence, rng.next());
          const why = state === null ? 'no world at all' : impossibility(playing, reference, setup, state, viewer);
          worlds++;
          if (why !== null) fail(why);
          plan.onTrial?.(worlds, failures.length);
        }
      }
      playing.step(rng);
    }
    milliseconds += sampler.milliseconds;
  }
  const perSecond = milliseconds === 0 ? 0 : Math.round((worlds * 1000) / milliseconds);
  return { worlds, impossible: failures.length, perSecond, matches, failures };
}
