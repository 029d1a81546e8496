/** A family of forms, its engines and its opponent, as the page has them. */

import type { Decision } from '../../../src/contract/decision';
import type { Engine } from '../../../src/contract/engine';
import type { Effort, ThinkRequest } from '../../../src/contract/search';
import type { Setup } from '../../../src/contract/setup';
import { legends } from '../../../src/games/legends';
import { opponents } from '../../../src/games/legends/opponents';
import { ok } from '../../../src/games/shared/outcome';
import { registryOf } from '../../../src/games/shared/registry';
import { systemClock } from '../../../src/worker/clock';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { type CoreSize, sizeOfSetup } from '../../../src/worker/core-size';
import { createOpponent } from '../../../src/worker/opponent';
import { levelsOf } from '../../../src/worker/opponent/levels';
import { setupFor } from '../../../src/worker/referee/eyes';
import { must } from '../../support/harness/kit';
import { legendsCores } from '../../support/harness/legends/engines';

export const coreOfSize = legendsCores();

export const coreOf = (setup: Setup) => coreOfSize(sizeOfSetup(legends, setup))();

/** An engine that stands at the start of this setup. */
export const engineOf = (setup: Setup): Engine => {
  const engine = createCoreEngine(coreOf(setup), legends);
  must(engine.start(setup), 'a setup');
  return engine;
};

export const family = {
  content: legends,
  levels: levelsOf(opponents),
  loadCore: async (size: CoreSize) => ok(coreOfSize(size)),
};

export const legendsOpponent = () => createOpponent(registryOf({ legends: family }), systemClock);

interface Asking {
  readonly setup: Setup;
  readonly engine: Engine;
  readonly decision: Decision;
  readonly level: string;
  readonly effort: Effort;
  readonly seed: number;
}

/** What the opponent is asked at the open question. */
export const requestFor = ({ setup, engine, decision, level, effort, seed }: Asking): ThinkRequest => ({
  id: seed,
  setup: setupFor(setup, decision.seat, legends),
  events: [],
  view: engine.view(decision.seat),
  decision,
  level,
  effort,
  seed,
});
