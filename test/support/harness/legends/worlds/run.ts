/** Worlds sampled at random moments of random matches, each of which must be possible. */

import type { Content } from '../../../../../src/contract/content';
import type { Decision } from '../../../../../src/contract/decision';
import type { Engine } from '../../../../../src/contract/engine';
import type { Setup } from '../../../../../src/contract/setup';
import type { View } from '../../../../../src/contract/view';
import type { CoreExports } from '../../../../../src/worker/abi';
import { createCoreEngine } from '../../../../../src/worker/core-engine';
import { type CoreSearch, createCoreSearch } from '../../../../../src/worker/core-search';
import { setupFor } from '../../../../../src/worker/referee/eyes';
import { encodeView } from '../../../../../src/worker/words/view';
import { must } from '../../kit';
import { TRUTH } from '../../masks';
import { createRng, partSeed, type Rng } from '../../rng';
import type { Impossible, WorldsPlan, WorldsReport } from '../../worlds';
import { laidBy } from '../secrecy/laid';
import { Playing } from './course';
import { impossibility } from './possible';
import { dealing, kindsBySquare } from './start';
import { excluded } from './truth';

/** Moments of a match at which worlds are sampled, worlds at each, and the longest match. */
const MOMENTS = 4;
const WORLDS = 3;
const LONGEST = 260;
/** Parameter words of the policy alone. */
const POLICY = [4];

/** The opponent's own sampler: states from a view and evidence, and how long that took. */
class Sampler {
  milliseconds = 0;
  private readonly core: CoreExports;
  private readonly engine: Engine;
  private readonly content: Content;

  constructor(core: CoreExports, content: Content, setup: Setup) {
    this.core = core;
    this.content = content;
    this.engine = createCoreEngine(core, content);
    must(this.engine.start(setup), 'a sample setup');
  }

  /** The whole state; null where the core finds none. */
  sample(view: View, evidence: readonly number[], seed: number): View | null {
    const words = encodeView(view, this.content.codec);
    new Int32Array(this.core.memory.buffer, this.core.inbox(), this.core.inboxWords()).set([...words, ...evidence]);
    const start = performance.now();
    const status = this.core.determinize?.(words.length, seed | 0, evidence.length) ?? -1;
    this.milliseconds += performance.now() - start;
    return status < 0 ? null : this.engine.view(TRUTH);
  }
}

/** A sample setup whose armies are all given where chance would deal them. */
function settled(engine: Engine, setup: Setup): Setup {
  if (laidBy(setup) !== null) return setup;
  must(engine.start(setup), 'a sample setup');
  const truth = engine.view(TRUTH);
  return dealing(setup, truth, kindsBySquare(truth));
}

function lively(decision: Decision, rng: Rng): number {
  return rng.draw(decision.choices.length);
}

function policyOf(search: CoreSearch, content: Content, setup: Setup, rng: Rng) {
  return (view: View, decision: Decision): number => {
    if (decision.choices.length === 1) return 0;
    const { position: _position, seed: _seed, ...open } = setup;
    must(search.begin({ setup: open, view, parameters: POLICY, seed: rng.next() }), `a view of ${content.name}`);
    return search.best().choice;
  };
}

/** Samples worlds in matches until there are enough. */
export function runWorlds(plan: WorldsPlan): WorldsReport {
  const { content, trials, seed, mistake = 'none' } = plan;
  const failures: Impossible[] = [];
  let [worlds, matches, milliseconds] = [0, 0, 0];
  while (worlds < trials) {
    const rng = createRng(partSeed(seed, matches));
    const sample = content.sampleSetup(matches, rng.next(), plan.seats);
    const core = plan.core(sample);
    const engine = createCoreEngine(core, content);
    const setup = settled(engine, sample);
    const viewer = rng.draw(setup.seats.length);
    const sampler = new Sampler(plan.core(sample), content, setup);
    const playing = new Playing(engine, setup, viewer);
    const search = createCoreSearch(plan.core(sample), content);
    const policy = policyOf(search, content, setup, rng);
    const choose = matches % 2 === 0 ? (_: View, decision: Decision) => lively(decision, rng) : policy;
    const moments = new Set(Array.from({ length: MOMENTS }, () => rng.draw(LONGEST)));
    let due = 0;
    for (let step = 0; step < LONGEST && playing.decision() !== null && worlds < trials; step++) {
      if (moments.has(step)) due++;
      if (due > 0 && playing.decision()?.seat === viewer) {
        due = 0;
        const course = playing.course();
        const view = playing.view();
        const told = content.evidence?.(setupFor(setup, viewer, content), view, course.heard, playing.asked()) ?? [];
        const wrong = told.length === 0 ? null : excluded(told, playing.truth(), view);
        if (wrong !== null) failures.push({ match: matches, viewer, why: `the truth is excluded: ${wrong}` });
        const evidence = mistake === 'ignores-evidence' ? [] : told;
        const reference = plan.reference();
        for (let world = 0; world < WORLDS && worlds < trials; world++) {
          const state = sampler.sample(view, evidence, rng.next());
          const why = state === null ? 'no world at all' : impossibility(course, reference, state);
          worlds++;
          if (why !== null) failures.push({ match: matches, viewer, why });
          plan.onTrial?.(worlds, failures.length);
        }
      }
      playing.step(choose);
    }
    milliseconds += sampler.milliseconds;
    matches++;
  }
  const perSecond = milliseconds === 0 ? 0 : Math.round((worlds * 1000) / milliseconds);
  return { worlds, impossible: failures.length, perSecond, matches, failures };
}
