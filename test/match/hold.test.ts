/** A match that is open in one page and wanted in another: who has it, who is told what, and what becomes of choices. */
import { beforeAll, describe, expect, it } from 'vitest';
import { matchGames } from '../../src/match/games';
import { decodeBlock } from '../../src/worker/referee/block';
import { Fate } from './pages/fate';
import { type Allowed, FakeHost } from './pages/host';
import { LateStorage } from './pages/late';
import { openPage, type Page } from './pages/page';
import { must, stateOf, TWO } from './support';

const ALL: Allowed = { locks: 'yes', channel: true };
const CHANNEL: Allowed = { locks: 'refused', channel: true };
const NONE: Allowed = { locks: 'no', channel: false };

beforeAll(async () => {
  must(await matchGames.load('legion'));
});

/** A browser in which nobody loses patience before everything else has happened. */
class Browser {
  readonly fate: Fate;
  readonly host: FakeHost;
  #pages = 0;

  constructor(allowed: Allowed, seed = 1) {
    this.fate = new Fate(seed, true);
    this.host = new FakeHost(this.fate, allowed, () => undefined);
  }

  open(): Page {
    return openPage(++this.#pages, this.fate, this.host);
  }

  async done<T>(act: Promise<T>): Promise<T> {
    await this.fate.rest();
    return act;
  }

  async start(page: Page, seed = 1) {
    return this.done(page.match.start({ setup: { ...TWO.setup, seed } }));
  }

  async choose(page: Page): Promise<void> {
    page.match.choose(0);
    await this.fate.rest();
  }

  /** Plays to an end that can be taken back. */
  async playOut(page: Page): Promise<void> {
    for (let choices = 0; stateOf(page.match).result === null && choices < 200; choices++) await this.choose(page);
    expect(stateOf(page.match).result).not.toBeNull();
  }

  get record(): readonly string[] {
    const text = this.host.texts.get('veilwar.match');
    return text === undefined ? [] : (must(decodeBlock(text)) as { record: string[] }).record;
  }
}

const faultOf = (outcome: Awaited<ReturnType<Page['match']['resume']>>) => (outcome.ok ? 'none' : outcome.fault.code);

describe.each([
  ['with locks', ALL],
  ['with a channel alone', CHANNEL],
])('%s', (_, allowed) => {
  it('a match that another page has is neither taken up nor overwritten', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.choose(a);
    expect(faultOf(await browser.done(b.match.resume()))).toBe('elsewhere');
    expect(faultOf(await browser.start(b, 2))).toBe('elsewhere');
    expect(b.match.state.get()).toBeNull();
    expect(b.match.elsewhere.get()).toBe(false);
    await browser.choose(a);
    expect(browser.record).toHaveLength(2);
  });

  it('it is handed over with the choice that is just being made, and back', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.choose(a);
    a.match.choose(0);
    must(await browser.done(b.match.seize().then(() => b.match.resume())));
    expect(stateOf(b.match).view.ply).toBe(2);
    expect(a.match.elsewhere.get()).toBe(true);
    expect(a.rests).toEqual([true]);
    // what is pressed there all the same changes nothing, and is said
    await browser.choose(a);
    expect(a.notes.map((note) => note.kind === 'fault' && note.fault.code)).toEqual(['elsewhere']);
    await browser.choose(b);
    expect(browser.record).toHaveLength(3);

    must(await browser.done(a.match.seize().then(() => a.match.resume())));
    expect(stateOf(a.match).view.ply).toBe(3);
    expect([a.match.elsewhere.get(), b.match.elsewhere.get()]).toEqual([false, true]);
    expect(a.rests).toEqual([true, false]);
    await browser.choose(a);
    expect(browser.record).toHaveLength(4);
  });

  it('it is handed over though what is written comes late', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const browser = new Browser(allowed, seed);
      const late = new LateStorage(browser.fate);
      const watched = new Map<number, () => void>();
      browser.host.storage = (page) => late.of(page, () => watched.get(page)?.());
      const neighbours = browser.host.neighbours.bind(browser.host);
      browser.host.neighbours = (page) => ({
        ...neighbours(page),
        onWritten: (tell) => void watched.set(page, tell),
      });
      const [a, b] = [browser.open(), browser.open()];
      must(await browser.start(a));
      await browser.choose(a);
      a.match.choose(0);
      must(await browser.done(b.match.seize().then(() => b.match.resume())));
      expect([a.match.elsewhere.get(), b.match.elsewhere.get()], `seed ${seed}`).toEqual([true, false]);
      expect(stateOf(b.match).view.ply, `seed ${seed}`).toBe(2);
      await browser.choose(b);
      expect(stateOf(b.match).view.ply, `seed ${seed}`).toBe(3);
    }
  });

  it('a page that is gone has nothing any more', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.choose(a);
    browser.host.kill(a.number);
    must(await browser.done(b.match.resume()));
    expect(stateOf(b.match).view.ply).toBe(1);
  });

  it('a match that is over is nobody’s; its end taken back, it is kept again', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.playOut(a);
    expect(faultOf(await browser.done(b.match.resume()))).toBe('storage');
    await browser.done(a.match.undo());
    expect(browser.record.length).toBeGreaterThan(1);
    expect(faultOf(await browser.done(b.match.resume()))).toBe('elsewhere');
  });

  it('an end that is taken back does not overwrite what was kept since', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.playOut(a);
    must(await browser.start(b, 2));
    await browser.choose(b);
    await browser.choose(b);
    browser.host.kill(b.number);
    await browser.done(a.match.undo());
    expect(browser.record).toHaveLength(2);
    expect(a.match.elsewhere.get()).toBe(true);
  });

  it('the end of a match elsewhere leaves alone what is kept', async () => {
    const browser = new Browser(allowed);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.choose(a);
    must(await browser.done(b.match.seize().then(() => b.match.start({ setup: { ...TWO.setup, seed: 2 } }))));
    await browser.choose(b);
    await browser.done(a.match.resign());
    expect(browser.record).toHaveLength(1);
    expect(stateOf(a.match).result).toBeNull();
  });
});

describe('with neither locks nor a channel', () => {
  it('the page that is looked at has the match, and both say so', async () => {
    const browser = new Browser(NONE);
    const [a, b] = [browser.open(), browser.open()];
    must(await browser.start(a));
    await browser.choose(a);
    expect(a.notes).toEqual([]);
    must(await browser.done(b.match.resume()));
    expect(b.notes).toEqual([{ kind: 'unasked' }]);
    expect(a.match.elsewhere.get()).toBe(true);
    await browser.choose(b);

    browser.host.lookers.get(a.number)?.();
    await browser.fate.rest();
    expect([a.match.elsewhere.get(), b.match.elsewhere.get()]).toEqual([false, true]);
    expect(a.notes).toEqual([{ kind: 'unasked' }]);
    expect(stateOf(a.match).view.ply).toBe(2);
    await browser.choose(a);
    expect(browser.record).toHaveLength(3);
  });
});

it('where nothing is kept, pages share nothing and leave each other alone', async () => {
  const browser = new Browser(ALL);
  const refuse = (): never => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  const dead = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  browser.host.storage = () => dead;
  const [a, b] = [browser.open(), browser.open()];
  must(await browser.start(a));
  must(await browser.start(b, 2));
  await browser.choose(a);
  await browser.choose(b);
  expect([a, b].map(({ match }) => match.elsewhere.get())).toEqual([false, false]);
  expect([a, b].map(({ match }) => stateOf(match).view.ply)).toEqual([1, 1]);
  expect(a.notes).toEqual([{ kind: 'not-kept', why: 'host' }]);
});
