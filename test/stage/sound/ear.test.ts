/** The ear on a desk that only counts, and a clock of its own. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StageSettings } from '../../../src/match/stage-port';
import type { Passage } from '../../../src/match/types';
import { planOf } from '../../../src/stage/director/plan';
import { Ear } from '../../../src/stage/sound/ear';
import { VOICES } from '../../../src/stage/sound/mixer';
import { lengthOf } from '../../../src/stage/sound/samples';
import type { Bus, Gestures, Order, SoundDesk, Voice } from '../../../src/stage/sound/sound-desk';
import { lookOf } from '../../support/looks';
import { formNames, legendsPassages } from '../legends-match';
import { STANDARD } from '../settings';

interface Started extends Order {
  readonly starts: number;
  ends: number;
}

/** Counts what it is told; its clock is the test's. */
class Counter implements SoundDesk {
  readonly started: Started[] = [];
  readonly lengths = new Map<string, number>();
  readonly ducks: number[] = [];
  readonly levels: Record<Bus, number> = { effects: -1, music: -1 };
  muted = false;
  up = true;
  closed = false;
  rests = 0;
  /** Most sounds that were ever there at once. */
  most = 0;

  now(): number {
    return Date.now() / 1000;
  }
  running(): boolean {
    return this.up;
  }
  resume(): void {
    this.up = true;
  }
  rest(): void {
    this.rests += 1;
  }
  has(key: string): boolean {
    return this.lengths.has(key);
  }
  keep(key: string, samples: Parameters<SoundDesk['keep']>[1]): void {
    this.lengths.set(key, lengthOf(samples));
  }
  start(order: Order): Voice | null {
    const length = this.lengths.get(order.key);
    if (length === undefined) return null;
    const starts = this.now() + order.delay;
    const sound: Started = { ...order, starts, ends: starts + length / order.rate };
    this.started.push(sound);
    const stop = (): void => {
      sound.ends = Math.min(sound.ends, Math.max(this.now(), sound.starts));
      if (this.now() < sound.starts) sound.ends = sound.starts;
    };
    return { starts, ends: sound.ends, bus: order.bus, stop };
  }
  level(bus: Bus, gain: number): void {
    this.levels[bus] = gain;
  }
  duck(delay: number): void {
    this.ducks.push(delay);
  }
  mute(mute: boolean): void {
    this.muted = mute;
  }
  sweep(): void {}
  close(): void {
    this.closed = true;
  }

  /** Sounds that are heard at a moment. */
  at(time: number): readonly Started[] {
    return this.started.filter(({ starts, ends }) => starts <= time && time < ends);
  }
  of(bus: Bus): readonly Started[] {
    return this.started.filter((sound) => sound.bus === bus && sound.ends > sound.starts);
  }
}

interface Table {
  readonly ear: Ear;
  readonly desk: Counter;
  /** Presses something on the page. */
  press(): Promise<void>;
  opened(): number;
}

const tables: Table[] = [];

const laid = (settings: Partial<StageSettings> = {}, touched = false): Table => {
  const desk = new Counter();
  let had = touched;
  const acts: (() => void)[] = [];
  const gestures: Gestures = {
    had: () => had,
    follow: (act) => {
      acts.push(act);
      return () => acts.splice(acts.indexOf(act), 1);
    },
  };
  const ear = new Ear({ ...STANDARD, ...settings }, gestures, look);
  let opened = 0;
  ear.open(async () => {
    opened += 1;
    return desk;
  });
  const table: Table = {
    ear,
    desk,
    press: async () => {
      had = true;
      for (const act of acts) act();
      await vi.advanceTimersByTimeAsync(0);
    },
    opened: () => opened,
  };
  tables.push(table);
  return table;
};

const look = lookOf('legends');
const passages = legendsPassages(formNames[0] ?? '', 2, 140, 0);
const played = (ear: Ear, passage: Passage, speed: StageSettings['speed'] = 'normal'): number => {
  const plan = planOf(passage, look, { speed, calm: false });
  ear.view(passage.to);
  ear.passage(passage, plan);
  return plan.total;
};
const fights = passages.filter(({ events }) => events.some(({ type }) => type === 'fought'));
const [fight] = fights;
if (fight === undefined) throw new Error('nobody fought');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { ear } of tables.splice(0)) ear.destroy();
  vi.useRealTimers();
});

describe('before the first press', () => {
  test('nothing is made, whatever happens; with it everything is', async () => {
    const { ear, desk, press, opened } = laid();
    played(ear, fight);
    ear.page('select');
    ear.settings({ ...STANDARD, music: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(opened()).toBe(0);
    expect(desk.lengths.size).toBe(0);
    await press();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(opened()).toBe(1);
    expect(desk.of('music').length).toBeGreaterThan(0);
    expect(desk.lengths.size).toBeGreaterThan(90);
  });

  test('a page that was pressed before the board came sounds at once', async () => {
    const { desk, ear, opened } = laid({}, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(opened()).toBe(1);
    ear.page('select');
    expect(desk.of('effects').map(({ key }) => key.split('.')[0])).toEqual(['select']);
  });

  test('with both at 0, or the host’s word, nothing is made at all', async () => {
    for (const settings of [{ effects: 0, music: 0 }, { mute: true }]) {
      const { ear, press, opened, desk } = laid(settings);
      await press();
      played(ear, fight);
      ear.page('press');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(opened()).toBe(0);
      expect(desk.started).toEqual([]);
    }
  });
});

describe('volumes', () => {
  test('effects at 0 start none, music plays on', async () => {
    const { ear, desk, press } = laid({ effects: 0 });
    await press();
    played(ear, fight);
    ear.page('illegal');
    await vi.advanceTimersByTimeAsync(9000);
    expect(desk.of('effects')).toEqual([]);
    expect(desk.of('music').length).toBeGreaterThan(3);
  });

  test('music at 0 starts none', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    played(ear, fight);
    await vi.advanceTimersByTimeAsync(9000);
    expect(desk.of('music')).toEqual([]);
    expect(desk.of('effects').length).toBeGreaterThan(1);
    ear.settings({ ...STANDARD, music: 0.3, effects: 0.2 });
    expect(desk.levels).toEqual({ music: 0.3, effects: 0.2 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(desk.of('music').length).toBeGreaterThan(0);
  });
});

describe('a passage', () => {
  test('is heard in its time, and a reveal lowers the music', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    const shown = fights.find(({ events }) => events.some(({ type }) => type === 'shown')) ?? fight;
    const from = desk.now();
    const total = played(ear, shown);
    expect(desk.of('effects').length).toBeGreaterThan(2);
    for (const { starts } of desk.of('effects')) {
      expect(starts).toBeGreaterThanOrEqual(from);
      expect(starts).toBeLessThanOrEqual(from + total / 1000 + 0.001);
    }
    const reveals = passages.filter(({ events }) => events.some(({ type }) => type === 'shown'));
    for (const passage of reveals) played(ear, passage);
    expect(desk.ducks.length).toBeGreaterThan(0);
  });

  test('skipped: what has not begun is not heard, but for the end of the match', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    played(ear, fight);
    await vi.advanceTimersByTimeAsync(150);
    const now = desk.now();
    ear.skip();
    for (const { starts, ends } of desk.started) if (starts > now + 0.02) expect(ends).toBe(starts);
    const end = legendsPassages(formNames[1] ?? '', 2, 2000, 0).at(-1);
    if (end === undefined || end.to.result === null) throw new Error('no end');
    played(ear, end);
    ear.skip();
    const heard = desk.of('effects').filter(({ key }) => /^(win|lose|tie)\./.test(key));
    expect(heard.map(({ starts }) => starts)).toEqual([desk.now()]);
  });

  test('at instant speed is one sound', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    played(ear, fight, 'instant');
    expect(desk.of('effects')).toHaveLength(1);
    expect(desk.of('effects')[0]?.key).toMatch(/^(light|heavy|tie)\./);
  });

  test('never more than eight sounds at once, whatever comes together', async () => {
    const { ear, desk, press } = laid();
    await press();
    for (const passage of passages) {
      played(ear, passage);
      ear.page('select');
      await vi.advanceTimersByTimeAsync(120);
      const times = desk.started.slice(-30).map(({ starts }) => starts + 0.001);
      for (const time of times) desk.most = Math.max(desk.most, desk.at(time).length);
    }
    expect(desk.most).toBeGreaterThan(4);
    expect(desk.most).toBeLessThanOrEqual(VOICES);
  });
});

describe('silence', () => {
  const quiet = (desk: Counter): void => expect(desk.at(desk.now() + 0.001)).toEqual([]);

  test('a curtain or the host cuts everything at once, and nothing starts behind it', async () => {
    const { ear, desk, press } = laid();
    await press();
    played(ear, fight);
    await vi.advanceTimersByTimeAsync(2000);
    ear.settings({ ...STANDARD, mute: true });
    expect(desk.muted).toBe(true);
    quiet(desk);
    const before = desk.started.length;
    played(ear, fight);
    ear.page('select');
    await vi.advanceTimersByTimeAsync(8000);
    expect(desk.started.length).toBe(before);
    ear.settings(STANDARD);
    expect(desk.muted).toBe(false);
    await vi.advanceTimersByTimeAsync(8000);
    expect(desk.started.length).toBeGreaterThan(before);
  });

  test('a pause does too, and then the rest of the passage is heard', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    played(ear, fight);
    const all = desk.started.map(({ key }) => key);
    await vi.advanceTimersByTimeAsync(400);
    const had = desk.started.filter(({ starts }) => starts < desk.now()).length;
    ear.pause(true);
    quiet(desk);
    await vi.advanceTimersByTimeAsync(5000);
    expect(desk.started.length).toBe(all.length);
    const again = desk.now();
    ear.pause(false);
    const rest = desk.started.slice(all.length);
    expect(rest.map(({ key }) => key)).toEqual(all.slice(had));
    for (const { starts } of rest) expect(starts).toBeGreaterThanOrEqual(again);
  });

  test('while the browser holds sound back, nothing piles up', async () => {
    const { ear, desk, press } = laid({ music: 0 });
    await press();
    desk.up = false;
    played(ear, fight);
    ear.page('select');
    expect(desk.started).toEqual([]);
    await press();
    ear.page('select');
    expect(desk.started).toHaveLength(1);
  });

  test('the end of the match ends the music, the end of the stage everything', async () => {
    const { ear, desk, press } = laid();
    await press();
    const end = legendsPassages(formNames[1] ?? '', 2, 2000, 0).at(-1);
    if (end === undefined || end.to.result === null) throw new Error('no end');
    ear.view(end.from ?? end.to);
    await vi.advanceTimersByTimeAsync(3000);
    expect(desk.of('music').length).toBeGreaterThan(0);
    ear.view(end.to);
    const before = desk.of('music').length;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(desk.of('music').length).toBe(before);
    expect(desk.rests).toBeGreaterThan(0);
    ear.destroy();
    expect(desk.closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
