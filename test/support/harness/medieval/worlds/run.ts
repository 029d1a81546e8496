/**
 * Worlds sampled at random moments of random matches, from armies and from battles. A piece is what it is for the whole match, so
 * a world is possible exactly when the same choices, made with the armies that it gives, were offered one and all and wrote the
 * same rows for the seat.
 */
import type { Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import { unpackChoice } from '../../../../../src/games/shared/choice';
import type { CoreExports } from '../../../../../src/worker/abi';
import { createCoreEngine } from '../../../../../src/worker/core-engine';
import { createCoreSearch } from '../../../../../src/worker/core-search';
import { setupFor } from '../../../../../src/worker/referee/eyes';
import { encodeView } from '../../../../../src/worker/words/view';
import { must } from '../../kit';
import { TRUTH } from '../../masks';
import { createRng, partSeed, type Rng } from '../../rng';
import type { Impossible, WorldsPlan, WorldsReport } from '../../worlds';
import { battleSetup, randomBattle } from '../battles';
import { excluded } from '../excluded';
import { type Chooser, Playing, type Start, settled } from './playing';

/** Moments of a match at which worlds are sampled, worlds at each, and the longest match. */
const MOMENTS = 4;
const WORLDS = 3;
const LONGEST = 240;
/** A battle is soon over. */
const LONGEST_BATTLE = 60;
/** Parameter words of the policy alone. */
const POLICY = [4];

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

/** By lot, half of the time something else than a plain step. */
const lively =
  (rng: Rng): Chooser =>
  (_view: View, { choices }: Decision) => {
    const others = choices.flatMap((code, index) => (unpackChoice(code).form === 'powerTo' ? [index] : []));
    if (others.length === 0 || rng.draw(2) === 0) return rng.draw(choices.length);
    return others[rng.draw(others.length)] ?? 0;
  };

/** As the opponent's policy chooses by what the asked seat sees. */
function byPolicy({ content, core }: WorldsPlan, { setup }: Start, rng: Rng): Chooser {
  const search = createCoreSearch(core(setup), content);
  const { position: _position, seed: _seed, ...open } = setup;
  return (view, { choices }) => {
    if (choices.length === 1) return 0;
    must(search.begin({ setup: open, view, parameters: POLICY, seed: rng.next() }), 'a seat’s own view');
    return search.best().choice;
  };
}

/** One match: two from armies, by lot and by policy, then two from battles. */
class Match {
  readonly sampler: Sampler;
  readonly viewer: number;
  private readonly plan: WorldsPlan;
  private readonly rng: Rng;
  private readonly start: Start;
  private readonly playing: Playing;
  private readonly choose: Chooser;
  private readonly longest: number;

  constructor(plan: WorldsPlan, index: number) {
    const rng = createRng(partSeed(plan.seed, index));
    const sample = plan.content.sampleSetup(index, rng.next());
    const engine = createCoreEngine(plan.core(sample), plan.content);
    const battle = index % 4 < 2 ? null : randomBattle(rng);
    this.plan = plan;
    this.rng = rng;
    this.start = battle === null ? settled(engine, sample, rng) : { setup: battleSetup(battle, rng.next()), battle };
    this.longest = battle === null ? LONGEST : LONGEST_BATTLE;
    this.viewer = rng.draw(2);
    this.sampler = new Sampler(plan, this.start.setup);
    this.playing = new Playing(engine, this.start, this.viewer);
    this.choose = index % 2 === 0 ? lively(rng) : byPolicy(plan, this.start, rng);
  }

  /** Plays to the end; tells each world, by why it can't be (null: it can), until it is told to stop. */
  play(tell: (why: string | null) => boolean, fail: (why: string) => void): void {
    const { playing, rng } = this;
    const moments = new Set(Array.from({ length: MOMENTS }, () => rng.draw(this.longest)));
    let due = false;
    for (let step = 0; step < this.longest && playing.engine.decision() !== null; step++) {
      due ||= moments.has(step);
      if (due && playing.engine.decision()?.seat === this.viewer) {
        due = false;
        if (!this.sampleHere(tell, fail)) return;
      }
      playing.step(this.choose);
    }
  }

  private sampleHere(tell: (why: string | null) => boolean, fail: (why: string) => void): boolean {
    const { plan, playing, viewer } = this;
    const { content, mistake = 'none' } = plan;
    const view = playing.engine.view(viewer);
    const setup = setupFor(this.start.setup, viewer, content);
    const told = content.evidence?.(setup, view, playing.heard, playing.asked) ?? [];
    const wrong = excluded(told, playing.kinds);
    if (wrong !== null) fail(`the truth is excluded: ${wrong}`);
    const evidence = mistake === 'ignores-evidence' ? [] : told;
    const reference = plan.reference();
    for (let world = 0; world < WORLDS; world++) {
      const state = this.sampler.sample(view, evidence, this.rng.next());
      if (!tell(state === null ? 'no world at all' : playing.impossibility(reference, state))) return false;
    }
    return true;
  }
}

/** Samples worlds in matches until there are enough. */
export function runWorlds(plan: WorldsPlan): WorldsReport {
  const { trials } = plan;
  const failures: Impossible[] = [];
  let [worlds, matches, milliseconds] = [0, 0, 0];
  for (; worlds < trials; matches++) {
    const match = new Match(plan, matches);
    const fail = (why: string): unknown => failures.push({ match: matches, viewer: match.viewer, why });
    match.play((why) => {
      worlds++;
      if (why !== null) fail(why);
      plan.onTrial?.(worlds, failures.length);
      return worlds < trials;
    }, fail);
    milliseconds += match.sampler.milliseconds;
  }
  const perSecond = milliseconds === 0 ? 0 : Math.round((worlds * 1000) / milliseconds);
  return { worlds, impossible: failures.length, perSecond, matches, failures };
}
