/** Two opponents that think at one question: their sums add up, and the second may die. */

import * as Comlink from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { describe, expect, it } from 'vitest';
import type { OpponentApi } from '../../src/contract/referee';
import type { ThinkRequest } from '../../src/contract/search';
import { legends } from '../../src/games/legends';
import { refuse } from '../../src/games/shared/outcome';
import { registryOf } from '../../src/games/shared/registry';
import { systemClock } from '../../src/worker/clock';
import { createCoreEngine } from '../../src/worker/core-engine';
import type { OpponentDoor } from '../../src/worker/expose';
import { createOpponent } from '../../src/worker/opponent';
import { seedOfSearch } from '../../src/worker/opponent/merge';
import type { PartnerApi } from '../../src/worker/opponent/partner';
import { setupFor } from '../../src/worker/referee/eyes';
import { engineOf, family, legendsOpponent, requestFor } from '../opponent/support/table';
import { coreFromFile } from '../support/core-file';
import { parley } from '../support/parley/content';
import { HandClock, settle } from './support/clock';
import { must } from './support/must';
import { prepareThreads } from './support/threads';

const question = (parts: Partial<ThinkRequest> = {}): ThinkRequest => {
  const setup = legends.sampleSetup(0, 40);
  const engine = engineOf(setup);
  for (;;) {
    const decision = engine.decision();
    if (decision === null) throw new Error('the match is over');
    if (decision.kind === 'main') {
      const effort = { iterations: 300 };
      return { ...requestFor({ setup, engine, decision, level: 'champion', effort, seed: 8 }), ...parts };
    }
    must(engine.apply(0));
  }
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

describe('two opponents in threads of their own', { timeout: 60_000 }, () => {
  it('add up over a port, and the first goes on when the second’s thread is gone', async () => {
    const threads = await prepareThreads();
    try {
      const [first, second] = [threads.opponent(), threads.opponent()];
      const doors = [first, second].map((thread) => Comlink.wrap<OpponentDoor>(nodeEndpoint(thread)));
      const [door, other] = doors;
      if (door === undefined || other === undefined) throw new Error('no doors');
      const [asking, between] = [new MessageChannel(), new MessageChannel()];
      void door.join(Comlink.transfer(asking.port2, [asking.port2]));
      void door.pair(Comlink.transfer(between.port1, [between.port1]));
      void other.join(Comlink.transfer(between.port2, [between.port2]));
      const opponent = Comlink.wrap<OpponentApi>(asking.port1);
      const engine = createCoreEngine(coreFromFile('parley')(), parley);
      const setup = parley.sampleSetup(0, 7);
      must(engine.start(setup));
      for (let step = 0; step < 15; step++) must(engine.apply(0));
      const decision = engine.decision();
      if (decision === null) throw new Error('the match is over');
      const { seat } = decision;
      const start = { setup: setupFor(setup, seat, parley), events: [], view: engine.view(seat), decision };
      const asked = { ...start, level: 'thinker', seed: 99, id: 1 };
      const both = must(await opponent.think({ ...asked, effort: { iterations: 120 } }));
      expect(total(both.visits)).toBeGreaterThan(120);
      await second.terminate();
      const alone = must(await opponent.think({ ...asked, id: 2, effort: { milliseconds: 200 } }));
      expect(alone.id).toBe(2);
      asking.port1.close();
    } finally {
      threads.dispose();
    }
  });
});

/** A partner that was terminated: nothing ever comes back. */
class Dead implements PartnerApi {
  asked = 0;
  stops = 0;
  ready = () => new Promise<never>(() => undefined);
  sums(): Promise<never> {
    this.asked++;
    return new Promise(() => undefined);
  }
  async stop() {
    this.stops++;
  }
}

describe('two opponents', { timeout: 60_000 }, () => {
  it('answer with the visits of both, and the mean of all', async () => {
    const pair = legendsOpponent();
    pair.pair(legendsOpponent());
    const both = must(await pair.think(question()));
    const one = must(await legendsOpponent().think(question()));
    const other = must(await legendsOpponent().think(question({ seed: seedOfSearch(8, 1) })));
    expect(one.values).not.toEqual(other.values);
    expect(both.visits).toEqual(one.visits.map((count, at) => count + (other.visits[at] ?? 0)));
    expect(total(both.visits)).toBeGreaterThan(300);
    for (const [at, value] of both.values.entries()) {
      const sum = (one.visits[at] ?? 0) * (one.values[at] ?? 0) + (other.visits[at] ?? 0) * (other.values[at] ?? 0);
      // values are told to four places
      expect(value * (both.visits[at] ?? 0)).toBeCloseTo(sum, -Math.log10(0.0002 * Math.max(1, both.visits[at] ?? 0)));
    }
  });

  it('have seeds far apart, both within 32 bits', () => {
    expect(seedOfSearch(8, 0)).toBe(8);
    expect(seedOfSearch(8, 1)).toBe(0x9e3779c1);
    expect(seedOfSearch(0xffffffff, 1)).toBe(0x9e3779b8);
  });

  it('are one where the second is dead: it waits a moment, three times, and then no more', async () => {
    const clock = new HandClock();
    const opponent = createOpponent(registryOf({ legends: family }), clock);
    const dead = new Dead();
    opponent.pair(dead);
    const alone = must(await legendsOpponent().think(question()));
    for (let round = 0; round < 5; round++) {
      let answered = false;
      const thinking = opponent.think(question()).then((answer) => {
        answered = true;
        return answer;
      });
      // the search itself takes turns of the real clock
      for (let wait = 0; wait < 2000 && clock.waiting === 0 && !answered; wait++) {
        await new Promise((resolve) => systemClock.after(1, () => resolve(null)));
      }
      expect(answered, `round ${round}`).toBe(round >= 3);
      await clock.pass(10_000);
      await settle();
      expect(must(await thinking)).toEqual(alone);
    }
    expect(dead.asked).toBe(3);
  });

  it('are one where the second fails, or finds sums that are none', async () => {
    const alone = must(await legendsOpponent().think(question()));
    const broken: Pick<PartnerApi, 'sums'>[] = [
      { sums: async () => refuse('core-failed', '', 'a core') },
      { sums: () => Promise.reject(new Error('gone')) },
    ];
    for (const parts of broken) {
      const opponent = legendsOpponent();
      opponent.pair({ ...parts, ready: () => Promise.reject(new Error('gone')), stop: async () => undefined });
      expect(must(await opponent.think(question()))).toEqual(alone);
    }
  });

  it('stop together, and the second is left alone where the answer must come at once', async () => {
    const opponent = legendsOpponent();
    const dead = new Dead();
    opponent.pair(dead);
    must(await opponent.think(question({ effort: { milliseconds: 25 } })));
    // and where a level makes so many rounds and no more, or has but a share of the time
    must(await opponent.think(question({ level: 'standard' })));
    must(await opponent.think(question({ level: 'veteran' })));
    expect(dead.asked).toBe(0);
    const thinking = opponent.think(question({ effort: { milliseconds: 60_000 } }));
    for (let wait = 0; wait < 2000 && dead.asked === 0; wait++) {
      await new Promise((resolve) => systemClock.after(1, () => resolve(null)));
    }
    const stops = dead.stops;
    await opponent.stop();
    expect(dead.stops).toBeGreaterThan(stops);
    expect(must(await thinking).stopped).toBe(true);
  });
});
