/** A core that breaks in the middle of a match: the player keeps the match. */
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legion } from '../../src/games/legion';
import { CoreTrap } from '../../src/worker/trap';
import { faultOf, must } from './support/must';
import {
  chooseText,
  gameWith,
  legionEngine,
  PERSONS,
  playFirst,
  sessionFor,
  type TestSession,
} from './support/session';

type Broken = 'apply' | 'view' | 'start' | 'fill';

/** Engines that trap on a call when the plan says so; a broken one stays broken. */
class Workshop {
  made = 0;
  calls = 0;
  /** Asked at each call of the method under test. */
  breaks: (call: number) => boolean = () => false;
  readonly #method: Broken;

  constructor(method: Broken) {
    this.#method = method;
  }

  make = (): Engine => {
    this.made++;
    const engine = legionEngine();
    let dead = false;
    return new Proxy(engine, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === this.#method && this.breaks(this.calls++)) dead = true;
          if (dead) throw new CoreTrap('unreachable');
          return value.apply(target, args);
        };
      },
    });
  };
}

const SETUP = { game: 'legion', form: 'basic', seats: PERSONS, options: {}, seed: 21 } as const;

const started = async (workshop: Workshop): Promise<TestSession> => {
  const session = sessionFor({ legion: gameWith(legion, workshop.make) });
  must(await session.referee.start({ setup: SETUP }));
  return session;
};

const lookAt = async (session: TestSession) => {
  const { version: _, ...rest } = must(await session.referee.look(0, 0));
  return rest;
};

describe('a trap', () => {
  it('during a choice: another instance takes the record and the choice', async () => {
    const workshop = new Workshop('apply');
    const session = await started(workshop);
    const sound = await started(new Workshop('apply'));
    await playFirst(session, 5);
    workshop.breaks = (call) => call === 5;
    await playFirst(session, 5);
    await playFirst(sound, 10);
    expect(workshop.made).toBe(2);
    expect(await lookAt(session)).toEqual(await lookAt(sound));
    expect(must(await session.referee.save())).toBe(must(await sound.referee.save()));
  });

  it('twice during the same choice: a Fault, and the match as before', async () => {
    const workshop = new Workshop('apply');
    const session = await started(workshop);
    await playFirst(session, 5);
    const before = await lookAt(session);
    // five applies so far; each new instance replays five, and traps at the sixth
    workshop.breaks = (call) => call === 5 || call === 11;
    const { version } = must(await session.referee.look(1, 0));
    expect(faultOf(await session.referee.choose(1, version, 0)).code).toBe('core-failed');
    expect(await lookAt(session)).toEqual(before);
    workshop.breaks = () => false;
    await playFirst(session, 3);
    expect(must(await session.referee.look(8, 0)).view.ply).toBe(8);
  });

  it('while looking: nobody notices', async () => {
    const workshop = new Workshop('view');
    const session = await started(workshop);
    await playFirst(session, 4);
    const before = await lookAt(session);
    const next = workshop.calls;
    workshop.breaks = (call) => call === next;
    expect(await lookAt(session)).toEqual(before);
    expect(workshop.made).toBe(2);
  });

  it('whenever it comes, the core that never recovers gives Faults, and one that does goes on', async () => {
    const workshop = new Workshop('start');
    const session = await started(workshop);
    await playFirst(session, 2);
    const before = await lookAt(session);
    workshop.breaks = () => true;
    expect(faultOf(await session.referee.undo(1)).code).toBe('core-failed');
    expect(faultOf(await session.referee.look(0, 0)).code).toBe('core-failed');
    expect(faultOf(await session.referee.start({ setup: SETUP })).code).toBe('core-failed');
    workshop.breaks = () => false;
    expect(await lookAt(session)).toEqual(before);
    await chooseText(session.referee, 0);
  });

  it('in a preview: no events, and the match on its own engine goes on', async () => {
    const workshop = new Workshop('fill');
    const session = await started(workshop);
    workshop.breaks = (call) => call === 0;
    const { version } = must(await session.referee.look(0, 0));
    expect(must(await session.referee.preview(0, version, 0)).events).toEqual([]);
    expect(must(await session.referee.preview(0, version, 0)).events.map(({ type }) => type)).toEqual([
      'placed',
      'turn',
    ]);
    await chooseText(session.referee, 0);
  });
});
