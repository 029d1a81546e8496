/**
 * Two and more pages on one storage, started, taken over, left and killed in the midst of everything, in an order that chance
 * draws at every step that could come otherwise. No page ever overwrites what it has not seen, no kept choice is lost, and
 * every page whose match goes on elsewhere says so.
 *
 *   PAGES=2000 npx vitest run test/match/pages.test.ts     as many interleavings, as `npm run long` plays; PAGES_SEED=… starts elsewhere
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { matchGames } from '../../src/match/games';
import { decodeBlock } from '../../src/worker/referee/block';
import { Fate } from './pages/fate';
import { type Allowed, FakeHost, type Written } from './pages/host';
import { openPage, type Page } from './pages/page';
import { must, TWO } from './support';

const RUNS = Number(process.env['PAGES'] ?? 20);
const SEED = Number(process.env['PAGES_SEED'] ?? 1);
const STEPS = 80;
const MATCH = 'veilwar.match';
const MARK = 'veilwar.match.holder';

interface Kept {
  readonly seed: number;
  readonly record: readonly string[];
}

const read = (text: string): Kept => {
  const json = must(decodeBlock(text)) as { setup: { seed: number }; record: string[] };
  return { seed: json.setup.seed, record: json.record };
};

/** Watches all writing: who takes the match has seen what is kept then; who writes must have seen what is overwritten. */
class Witness {
  readonly losses: string[] = [];
  writes = 0;
  /** Changes of hands while a match was kept. */
  takeovers = 0;
  readonly #seen = new Map<number, string | null>();
  #kept: string | null = null;

  readonly wrote = ({ page, key, before, text }: Written): void => {
    if (key === MARK && text !== null) {
      if (this.#kept !== null && this.#seen.get(page) !== this.#kept) this.takeovers++;
      this.#seen.set(page, this.#kept);
    }
    if (key !== MATCH) return;
    this.writes++;
    if (before !== null && this.#seen.get(page) !== before)
      this.losses.push(`page ${page} overwrote what it had not seen`);
    if (before !== null && text !== null) this.#compare(read(before), read(text));
    this.#seen.set(page, text);
    this.#kept = text;
  };

  #compare(before: Kept, after: Kept): void {
    const goesOn = before.record.every((choice, at) => after.record[at] === choice);
    if (before.seed === after.seed && !goesOn)
      this.losses.push(`${before.record.length - after.record.length} choices of match ${before.seed} are gone`);
  }
}

class Run {
  readonly fate: Fate;
  readonly witness = new Witness();
  readonly host: FakeHost;
  readonly #alone: boolean;
  #pages: Page[] = [];
  #opened = 0;
  #matches = 0;
  choices = 0;

  constructor(seed: number, allowed: Allowed, alone = false) {
    this.fate = new Fate(seed);
    this.host = new FakeHost(this.fate, allowed, this.witness.wrote);
    this.#alone = alone;
  }

  open(): Page {
    const page = openPage(++this.#opened, this.fate, this.host, this.#alone);
    this.#pages.push(page);
    return page;
  }

  close(page: Page): void {
    this.host.kill(page.number);
    this.#pages = this.#pages.filter((other) => other !== page);
  }

  start(page: Page): void {
    this.#matches++;
    void page.match.start({ setup: { ...TWO.setup, seed: this.#matches } });
  }

  choose({ match }: Page): void {
    const asking = match.state.get()?.asking ?? null;
    if (asking === null || match.state.get()?.sending === true) return;
    match.choose(this.fate.rng.draw(asking.decision.choices.length));
    this.choices++;
  }

  /** Something that a person, or the machine, does to some page. */
  act(): void {
    const page = this.#pages[this.fate.rng.draw(Math.max(1, this.#pages.length))] ?? this.open();
    const { match, number } = page;
    const act = this.fate.rng.draw(40);
    if (act < 24) this.choose(page);
    else if (act < 27) void match.resume();
    else if (act < 31) void match.seize().then(() => match.resume());
    else if (act < 32) void match.seize().then(() => this.start(page));
    else if (act < 33) this.start(page);
    else if (act < 35) this.host.lookers.get(number)?.();
    else if (act < 36) this.close(page);
    else if (act < 37) {
      this.host.leavers.get(number)?.();
      this.close(page);
    } else if (act < 38 && match.state.get()?.asking !== null) void match.resign();
    else if (this.#pages.length < 3) this.open();
  }

  async play(): Promise<void> {
    this.start(this.open());
    await this.fate.rest();
    for (let step = 0; step < STEPS; step++) {
      this.act();
      for (let times = this.fate.rng.draw(10); times > 0; times--) await this.fate.step();
    }
    await this.fate.rest();
    this.#everybodyKnows();
    await this.#survives();
  }

  /** A page either has the match on its table, or says that it goes on elsewhere. */
  #everybodyKnows(): void {
    const running = this.#pages.filter(({ match }) => (match.state.get()?.result ?? 'none') === null);
    const having = running.filter(({ match }) => !match.elsewhere.get());
    if (having.length > 1) this.witness.losses.push(`${having.length} pages play on`);
  }

  /** Whoever comes when all are gone finds the match as it was last kept. */
  async #survives(): Promise<void> {
    for (const page of [...this.#pages]) this.close(page);
    const text = this.host.texts.get(MATCH);
    if (text === undefined) return;
    const last = this.open();
    const resumed = last.match.resume();
    await this.fate.rest();
    if (!(await resumed).ok) this.witness.losses.push('what is kept can not be taken up');
    this.choose(last);
    await this.fate.rest();
    const now = this.host.texts.get(MATCH);
    if (now !== undefined && read(now).record.length !== read(text).record.length + 1)
      this.witness.losses.push('the survivor does not go on from what was kept');
  }
}

const WAYS: Readonly<Record<string, Allowed>> = {
  'locks and a channel': { locks: 'yes', channel: true },
  'locks alone': { locks: 'yes', channel: false },
  'a channel, while locks throw': { locks: 'refused', channel: true },
  'a channel alone': { locks: 'no', channel: true },
  'neither: who looked last': { locks: 'refused', channel: false },
};

// what is fetched comes in real time, which fate knows nothing of
beforeAll(async () => {
  must(await matchGames.load('legion'));
});

describe('several pages on one storage', () => {
  it.each(Object.entries(WAYS))('lose nothing with %s', { timeout: 60_000 + RUNS * 500 }, async (_, allowed) => {
    let [writes, takeovers, choices] = [0, 0, 0];
    for (let seed = SEED; seed < SEED + RUNS; seed++) {
      const run = new Run(seed, allowed);
      await run.play();
      expect(run.witness.losses, `seed ${seed}`).toEqual([]);
      writes += run.witness.writes;
      takeovers += run.witness.takeovers;
      choices += run.choices;
    }
    // the pages have really met
    expect(takeovers).toBeGreaterThan(RUNS / 2);
    expect(writes).toBeGreaterThan(RUNS * 4);
    expect(choices).toBeGreaterThan(writes / 4);
    if (process.env['PAGES'] !== undefined) console.log({ runs: RUNS, writes, takeovers, choices });
  });

  it('would lose much if none knew of the others', { timeout: 60_000 }, async () => {
    const runs = Array.from({ length: 10 }, (_, seed) => new Run(seed, { locks: 'yes', channel: true }, true));
    for (const run of runs) await run.play();
    expect(runs.flatMap(({ witness }) => witness.losses).length).toBeGreaterThan(5);
  });
});
