/** The page's link to a referee: time limits, deaths, restarts, and what is given back afterwards. */

import { describe, expect, it } from 'vitest';
import type { Notice, RefereeApi, StartRequest } from '../../src/contract/referee';
import { legion } from '../../src/games/legion';
import { registryOf } from '../../src/games/shared/registry';
import { createLink } from '../../src/worker/link/link';
import { afterAwake, patienceFor } from '../../src/worker/link/patience';
import { createReferee } from '../../src/worker/referee';
import { HandClock, settle } from './support/clock';
import { faultOf, must } from './support/must';
import { gameWith, legionEngine, PERSONS, ScriptedOpponent } from './support/session';

const REQUEST: StartRequest = { setup: { game: 'legion', form: 'basic', seats: PERSONS, options: {}, seed: 5 } };

/** Referees in this thread that can fall silent or die. */
class Farm {
  readonly clock = new HandClock();
  readonly opponents: ScriptedOpponent[] = [];
  spawned = 0;
  closed = 0;
  /** Calls of these names are never answered. */
  silent: readonly string[] = [];
  kill: (reason: string) => void = () => undefined;
  say: (notice: Notice) => void = () => undefined;
  /** Hears each referee being told whether to rest. */
  rest: (paused: boolean) => void = () => undefined;

  readonly spawn = (onDeath: (reason: string) => void) => {
    const number = ++this.spawned;
    this.kill = onDeath;
    const games = registryOf({ legion: gameWith(legion, legionEngine) });
    const wrapPort = () => new ScriptedOpponent();
    const parts = { games, clock: this.clock, drawSeed: () => 1, wrapPort, firstVersion: number * 1000 };
    const referee = createReferee(parts);
    const api = new Proxy(referee, {
      get: (target, name) => {
        if (this.silent.includes(String(name))) return () => new Promise(() => undefined);
        if (name === 'pause') return async (paused: boolean) => this.rest(paused);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return {
      referee: api as RefereeApi,
      listen: async (onNotice: (notice: Notice) => void) => {
        this.say = onNotice;
        await api.listen(onNotice);
      },
      renewOpponent: () => void this.opponents.push(new ScriptedOpponent()),
      close: () => void this.closed++,
    };
  };
}

const opened = async () => {
  const farm = new Farm();
  const link = createLink(farm.spawn, farm.clock);
  const notices: Notice[] = [];
  await link.referee.listen((notice) => notices.push(notice));
  must(await link.referee.start(REQUEST));
  return { farm, link, notices };
};

describe('a link', () => {
  it('hands everything through', async () => {
    const { farm, link, notices } = await opened();
    const { version } = must(await link.referee.look(0, 0));
    must(await link.referee.choose(0, version, 0));
    expect(notices.map(({ ply }) => ply)).toEqual([0, 1]);
    expect(farm.spawned).toBe(1);
    expect(farm.clock.waiting).toBe(0);
  });

  it('takes a silent referee for dead, and goes on with the last save', async () => {
    const { farm, link, notices } = await opened();
    const { version } = must(await link.referee.look(0, 0));
    must(await link.referee.choose(0, version, 0));
    must(await link.referee.save());
    farm.silent = ['look'];
    const silent = link.referee.look(1, 0);
    await settle();
    await farm.clock.pass(5000);
    expect(faultOf(await silent)).toMatchObject({ code: 'time-out', at: 'look' });
    farm.silent = [];
    await settle();
    expect(farm.spawned).toBe(2);
    expect(farm.closed).toBe(1);
    const update = must(await link.referee.look(1, 0));
    expect(update.view.ply).toBe(1);
    expect(notices.at(-1)?.ply).toBe(1);
    // the numbers go on rising, so that an answer to the dead referee can't pass for one to the living
    expect(notices.map((notice) => notice.version)).toEqual(
      [...notices.map((notice) => notice.version)].sort((a, b) => a - b),
    );
    expect(faultOf(await link.referee.choose(1, version, 0)).code).toBe('not-asked');
  });

  it('waits longer for what takes longer', () => {
    expect(patienceFor('load', 230_000)).toBe(38_000);
    expect([patienceFor('ready'), patienceFor('look'), patienceFor('start')]).toEqual([15_000, 5000, 15_000]);
  });

  it('tells whoever waits when the referee dies', async () => {
    const { farm, link } = await opened();
    farm.silent = ['save'];
    const save = link.referee.save();
    await settle();
    farm.kill('the worker broke');
    expect(faultOf(await save)).toMatchObject({ code: 'core-failed', found: 'the worker broke' });
    farm.silent = [];
    // nothing had been saved: the new one has no match
    expect(faultOf(await link.referee.look(0, 0)).code).toBe('bad-request');
    must(await link.referee.start(REQUEST));
  });

  it('gives up after too many deaths', async () => {
    const { farm, link } = await opened();
    for (let death = 0; death < 8; death++) {
      farm.kill('again');
      await settle();
    }
    expect(farm.spawned).toBe(6);
    expect(faultOf(await link.referee.look(0, 0)).code).toBe('core-failed');
  });

  it('restarts when asked, and ends for good when closed', async () => {
    const { farm, link } = await opened();
    must(await link.referee.save());
    expect(must(await link.restart())?.ply).toBe(0);
    expect(farm.spawned).toBe(2);
    link.close();
    expect(faultOf(await link.referee.ready()).code).toBe('core-failed');
    expect(faultOf(await link.restart()).code).toBe('core-failed');
    expect(farm.spawned).toBe(2);
  });

  it('goes on resting with another referee', async () => {
    const { farm, link } = await opened();
    const rests: boolean[] = [];
    farm.rest = (paused) => rests.push(paused);
    await link.referee.pause(true);
    must(await link.restart());
    expect(rests).toEqual([true, true]);
    await link.referee.pause(false);
    must(await link.restart());
    expect(rests).toEqual([true, true, false]);
  });

  it('renews an opponent of which the referee says that it does not answer', async () => {
    const { farm, notices } = await opened();
    const fault = { code: 'time-out', at: 'opponent', expected: 'an answer' } as const;
    const [first] = notices;
    if (first === undefined) throw new Error('no notice');
    farm.say({ ...first, fault: { ...fault, at: 'elsewhere' } });
    expect(farm.opponents).toHaveLength(0);
    farm.say({ ...first, fault });
    expect(farm.opponents).toHaveLength(1);
    expect(notices.at(-1)?.fault).toEqual(fault);
  });
});

describe('waiting', () => {
  it('counts a machine’s sleep once, not as time that somebody was silent', async () => {
    const clock = new HandClock();
    let done = false;
    afterAwake(clock, 5000, () => {
      done = true;
    });
    await clock.pass(999);
    await clock.sleep(3_600_000);
    await clock.pass(3999);
    expect(done).toBe(false);
    await clock.pass(1);
    expect(done).toBe(true);
  });

  it('can be called off', async () => {
    const clock = new HandClock();
    let done = false;
    const off = afterAwake(clock, 5000, () => {
      done = true;
    });
    await clock.pass(2500);
    off();
    await clock.pass(10_000);
    expect(done).toBe(false);
  });
});

it('waits the longer the longer the match is that it loads', async () => {
  const { farm, link } = await opened();
  farm.silent = ['load'];
  let answered = false;
  const loading = link.referee.load('x'.repeat(100_000)).finally(() => {
    answered = true;
  });
  await settle();
  await farm.clock.pass(24_900);
  expect(answered).toBe(false);
  await farm.clock.pass(200);
  expect(faultOf(await loading)).toMatchObject({ code: 'time-out', at: 'load' });
});
