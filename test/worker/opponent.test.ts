/** The opponent: repeatable, stoppable, without memory, and honest about what it can't do. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/contract/content';
import type { OpponentApi } from '../../src/contract/referee';
import type { ThinkRequest } from '../../src/contract/search';
import { legion } from '../../src/games/legion';
import { ok } from '../../src/games/shared/outcome';
import { registryOf } from '../../src/games/shared/registry';
import type { CoreExports } from '../../src/worker/abi';
import { type Clock, systemClock } from '../../src/worker/clock';
import { createCoreEngine } from '../../src/worker/core-engine';
import { createOpponent, type OpponentGame } from '../../src/worker/opponent';
import { setupFor } from '../../src/worker/referee/eyes';
import { coreFromFile } from '../support/core-file';
import { parley } from '../support/parley/content';
import { parleyGame } from '../support/parley/threads';
import { PacedClock } from './support/clock';
import { faultOf, must } from './support/must';

const module = new WebAssembly.Module(readFileSync(new URL('../../build/core/test/parley.wasm', import.meta.url)));
const parleyPlayed = parleyGame(module);
const { levels } = parleyPlayed;
const legionGame: OpponentGame = { content: legion, levels, loadCore: async () => ok(coreFromFile('legion')) };

const opponent = (clock: Clock = systemClock): OpponentApi =>
  createOpponent(registryOf({ parley: parleyPlayed, legion: legionGame }), clock);

/** A slice takes as long as is aimed at, so that none grows. */
const SLICE = 6;

/** The question at the n-th choice of a match in which the first choice is always taken. */
const questionAt = (content: Content, ply: number, parts: Partial<ThinkRequest> = {}): ThinkRequest => {
  const engine = createCoreEngine(coreFromFile(content.name)(), content);
  const setup = content.sampleSetup(0, 7);
  must(engine.start(setup));
  for (let step = 0; step < ply; step++) must(engine.apply(0));
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const view = engine.view(decision.seat);
  const effort = { iterations: 120 };
  return {
    id: ply,
    setup: setupFor(setup, decision.seat, content),
    events: [],
    view,
    decision,
    level: 'thinker',
    effort,
    seed: 99,
    ...parts,
  };
};

const CASES = [
  ['legion', legion, 6],
  ['parley', parley, 15],
] as const;

describe.each(CASES)('%s', (_, content, ply) => {
  it('gets the same answer from a fresh opponent and from one that has answered others', async () => {
    const question = questionAt(content, ply);
    const used = opponent();
    must(await used.think(questionAt(content, ply + 1, { seed: 5 })));
    must(await used.think(questionAt(content, ply, { level: 'greedy' })));
    const [first, again] = [must(await used.think(question)), must(await used.think(question))];
    expect(again).toEqual(first);
    expect(must(await opponent().think(question))).toEqual(first);
    expect(first).toMatchObject({ id: ply, iterations: 120, stopped: false });
    expect(first.visits).toHaveLength(question.decision.choices.length);
    expect(first.value).toBeGreaterThanOrEqual(0);
    expect(first.value).toBeLessThanOrEqual(1);
  });

  it('follows from the seed', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => must(await opponent().think(questionAt(content, ply, { seed })))),
    );
    expect(new Set(answers.map(({ values }) => values.join())).size).toBeGreaterThan(1);
  });

  it('is stopped with the best so far', { timeout: 60_000 }, async () => {
    const one = opponent();
    for (let round = 0; round < 9; round++) {
      // without the stop it would think far longer than this test may take
      const thinking = one.think(questionAt(content, ply, { effort: { milliseconds: 600_000 }, seed: round }));
      await new Promise((resolve) => setTimeout(resolve, 25));
      await one.stop();
      const answer = must(await thinking);
      expect(answer.stopped).toBe(true);
      expect(answer.iterations).toBeGreaterThan(0);
    }
  });

  it('keeps to its time', async () => {
    const clock = new PacedClock(SLICE);
    const one = opponent(clock);
    const answer = must(await one.think(questionAt(content, ply, { effort: { milliseconds: 20 * SLICE } })));
    expect(answer.stopped).toBe(true);
    expect(clock.last).toBeGreaterThan(20 * SLICE);
    expect(clock.last).toBeLessThanOrEqual(23 * SLICE);
  });

  it('plays by lot and by greed at once', async () => {
    for (const level of ['random', 'greedy']) {
      const question = questionAt(content, ply, { level, effort: { milliseconds: 30_000 } });
      const answer = must(await opponent().think(question));
      expect(question.decision.choices[answer.choice]).toBeDefined();
      expect(must(await opponent().think(question)).choice).toBe(answer.choice);
    }
  });
});

describe('an opponent', () => {
  it('drops a question when another comes', async () => {
    const one = opponent();
    const first = one.think(questionAt(parley, 15, { effort: { milliseconds: 20_000 } }));
    const second = one.think(questionAt(parley, 16));
    expect(must(await first).stopped).toBe(true);
    expect(must(await second)).toEqual(must(await opponent().think(questionAt(parley, 16))));
  });

  it('refuses what it does not know', async () => {
    const one = opponent();
    expect(faultOf(await one.think(questionAt(legion, 2, { level: 'god' }))).at).toBe('level');
    const setup = { ...questionAt(legion, 2).setup, game: 'medieval' as const };
    expect(faultOf(await one.think(questionAt(legion, 2, { setup }))).at).toBe('setup.game');
    const { view } = questionAt(legion, 2);
    const broken = questionAt(legion, 2, { view: { ...view, flag: view.tokens[0]?.square ?? 0 } });
    expect(faultOf(await one.think(broken)).at).toBe('view');
    must(await one.think(questionAt(legion, 2)));
  });

  it('takes a new core after a trap', async () => {
    let made = 0;
    const make = (): CoreExports => {
      made++;
      if (made > 1) return coreFromFile('legion')();
      const searchStep = (): number => {
        throw new WebAssembly.RuntimeError('unreachable');
      };
      return { ...coreFromFile('legion')(), searchStep };
    };
    const one = createOpponent(registryOf({ legion: { ...legionGame, loadCore: async () => ok(make) } }), systemClock);
    expect(faultOf(await one.think(questionAt(legion, 2))).code).toBe('core-failed');
    expect(must(await one.think(questionAt(legion, 2)))).toEqual(must(await opponent().think(questionAt(legion, 2))));
  });
});
