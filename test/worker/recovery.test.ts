/** A core that breaks in the middle of a match: the player keeps the match. */
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legion } from '../../src/games/legion';
import { CoreTrap } from '../../src/worker/trap';
import { faultOf, must } from './support/must';
import { chooseText, type Desk, deskFor, gameWith, legionEngine, PERSONS, playFirst } from './support/session';

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

const started = async (workshop: Workshop): Promise<Desk> => {
  const desk = deskFor({ legion: gameWith(legion, workshop.make) });
  must(await desk.referee.start({ setup: SETUP }));
  return desk;
};

const lookAt = async (desk: Desk) => {
  const { version: _, ...rest } = must(await desk.referee.look(0, 0));
  return rest;
};

describe('a trap', () => {
  it('during a choice: another instance takes the record and the choice', async () => {
    const workshop = new Workshop('apply');
    const desk = await started(workshop);
    const sound = await started(new Workshop('apply'));
    await playFirst(desk, 5);
    workshop.breaks = (call) => call === 5;
    await playFirst(desk, 5);
    await playFirst(sound, 10);
    expect(workshop.made).toBe(2);
    expect(await lookAt(desk)).toEqual(await lookAt(sound));
    expect(must(await desk.referee.save())).toBe(must(await sound.referee.save()));
  });

  it('twice during the same choice: a Fault, and the match as before', async () => {
    const workshop = new Workshop('apply');
    const desk = await started(workshop);
    await playFirst(desk, 5);
    const before = await lookAt(desk);
    // five applies so far; each new instance replays five, and traps at the sixth
    workshop.breaks = (call) => call === 5 || call === 11;
    const { version } = must(await desk.referee.look(1, 0));
    expect(faultOf(await desk.referee.choose(1, version, 0)).code).toBe('core-failed');
    expect(await lookAt(desk)).toEqual(before);
    workshop.breaks = () => false;
    await playFirst(desk, 3);
    expect(must(await desk.referee.look(8, 0)).view.ply).toBe(8);
  });

  it('while looking: nobody notices', async () => {
    const workshop = new Workshop('view');
    const desk = await started(workshop);
    await playFirst(desk, 4);
    const before = await lookAt(desk);
    const next = workshop.calls;
    workshop.breaks = (call) => call === next;
    expect(await lookAt(desk)).toEqual(before);
    expect(workshop.made).toBe(2);
  });

  it('whenever it comes, the core that never recovers gives Faults, and one that does goes on', async () => {
    const workshop = new Workshop('start');
    const desk = await started(workshop);
    await playFirst(desk, 2);
    const before = await lookAt(desk);
    workshop.breaks = () => true;
    expect(faultOf(await desk.referee.undo(0)).code).toBe('core-failed');
    expect(faultOf(await desk.referee.look(0, 0)).code).toBe('core-failed');
    expect(faultOf(await desk.referee.start({ setup: SETUP })).code).toBe('core-failed');
    workshop.breaks = () => false;
    expect(await lookAt(desk)).toEqual(before);
    await chooseText(desk.referee, 0);
  });

  it('in a preview: no events, and the match on its own engine goes on', async () => {
    const workshop = new Workshop('fill');
    const desk = await started(workshop);
    workshop.breaks = (call) => call === 0;
    const { version } = must(await desk.referee.look(0, 0));
    expect(must(await desk.referee.preview(0, version, 0))).toEqual([]);
    expect(must(await desk.referee.preview(0, version, 0)).map(({ type }) => type)).toEqual(['placed', 'turn']);
    await chooseText(desk.referee, 0);
  });
});
