/** Parley through the real workers, in two threads: secrecy, undo, resigning, saving inside a window, dying and coming back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice, RefereeApi, SeatUpdate, StartRequest } from '../../src/contract/referee';
import { systemClock } from '../../src/worker/clock';
import { createLink, type RefereeLink } from '../../src/worker/link/link';
import { createRng } from '../support/harness/rng';
import { breaches } from '../support/parley/rules';
import { faultOf, must } from './support/must';
import { prepareThreads, type Threads } from './support/threads';

const PERSONS = [{ player: 'person' }, { player: 'person' }, { player: 'person' }] as const;
const SEATS = [0, 1, 2];
const VIEWERS = [...SEATS, 8];
const SOON = { interval: 2, timeout: 5000 };

let threads: Threads;
const links: RefereeLink[] = [];

beforeAll(async () => {
  threads = await prepareThreads();
}, 60_000);

afterAll(() => {
  for (const link of links) link.close();
  threads.dispose();
});

interface Table {
  readonly link: RefereeLink;
  readonly referee: RefereeApi;
  readonly notices: Notice[];
}

const open = async (): Promise<Table> => {
  const link = createLink(threads.spawn, systemClock);
  links.push(link);
  const notices: Notice[] = [];
  await link.referee.listen((notice) => notices.push(notice));
  must(await link.referee.ready());
  return { link, referee: link.referee, notices };
};

const request = (seed: number, parts: Partial<StartRequest['setup']> = {}): StartRequest => ({
  setup: { game: 'parley', form: 'parley', seats: PERSONS, options: { asks: 'useful' }, seed, ...parts },
  effort: { iterations: 40 },
});

/** Looks through everybody's eyes; nothing may show that the rules hide. */
const lookAll = async (referee: RefereeApi): Promise<readonly SeatUpdate[]> => {
  const updates: SeatUpdate[] = [];
  for (const viewer of VIEWERS) {
    const update = must(await referee.look(viewer, 0));
    expect(breaches(update)).toEqual([]);
    updates.push(update);
  }
  return updates;
};

interface Turn {
  readonly seat: number;
  readonly update: SeatUpdate;
}

/**
 * Plays random choices until `until` says so or the match is over; gives where it stands. `until` is asked before each
 * choice, with the update of the seat that is asked.
 */
const play = async (
  table: Table,
  from: Notice,
  seed: number,
  until: (turn: Turn) => boolean = () => false,
): Promise<Turn | null> => {
  const { referee } = table;
  const rng = createRng(seed);
  let notice = from;
  for (;;) {
    if (notice.result !== null) {
      await settled(table, notice.version);
      return null;
    }
    const seat = notice.person;
    if (seat === null) throw new Error('nobody is asked');
    const update = (await lookAll(referee))[seat];
    if (update?.decision == null) throw new Error('the seat that is asked gets no question');
    if (until({ seat, update })) return { seat, update };
    notice = must(await referee.choose(seat, update.version, rng.draw(update.decision.choices.length)));
  }
};

/** Notices come over a port of their own, so that an answer can be here before the notice it made. */
const settled = (table: Table, version: number): Promise<void> =>
  expect.poll(() => table.notices.at(-1)?.version ?? 0, SOON).toBeGreaterThanOrEqual(version);

const withoutVersion = ({ version: _, ...rest }: SeatUpdate) => rest;

describe('Parley in two threads', () => {
  it.each([3, 4])('a whole match, seed %i: everybody gets what the rules allow, and no more', async (seed) => {
    const table = await open();
    await play(table, must(await table.referee.start(request(seed))), seed);
    expect(table.notices.at(-1)?.result).not.toBeNull();
    expect(table.notices.map(({ version }) => version)).toEqual(
      table.notices.map((_, index) => (table.notices[0]?.version ?? 0) + index),
    );
    const steps = must(await table.referee.replay(9));
    expect(steps.at(-1)?.view.result).toEqual(table.notices.at(-1)?.result);
    const record = must(await table.referee.exportRecord());
    expect(must(await table.referee.load(record)).result).toEqual(table.notices.at(-1)?.result);
  });

  it('the referee shows the planted leak of the core, so that the check above is worth something', async () => {
    const table = await open();
    const options = { asks: 'useful', leak: 5 } as const;
    const notice = must(await table.referee.start(request(3, { options })));
    await expect(play(table, notice, 3)).rejects.toThrow('who is asked in a window');
  });

  it('undo goes back to where nobody had learned anything', async () => {
    const table = await open();
    const notice = must(await table.referee.start(request(6)));
    const own = await play(table, notice, 6, ({ update }) => update.view.tokens.length >= 2 && update.canUndo);
    const placed = own?.update.view.tokens.length ?? 0;
    must(await table.referee.undo(own?.seat ?? 0));
    expect(must(await table.referee.look(own?.seat ?? 0, 0)).view.tokens.length).toBeLessThanOrEqual(placed);
    // the last answer of the set-up shows all backs
    const first = await play(
      table,
      table.notices.at(-1) ?? notice,
      6,
      ({ update }) => update.decision?.kind === 'card',
    );
    expect(first?.update.canUndo).toBe(false);
    for (const seat of SEATS) expect(faultOf(await table.referee.undo(seat)).code).toBe('bad-request');
    // passing on cards teaches nobody
    const pass = (first?.update.decision?.choices.length ?? 1) - 1;
    must(await table.referee.choose(0, first?.update.version ?? 0, pass));
    expect(must(await table.referee.look(0, 0)).canUndo).toBe(true);
    expect(must(await table.referee.undo(0)).ply).toBe(first?.update.view.ply);
  });

  it('a seat resigns, its tokens leave face down, and the others go on', async () => {
    const table = await open();
    const turn = await play(
      table,
      must(await table.referee.start(request(8))),
      8,
      ({ update }) => update.decision?.kind === 'main',
    );
    const loser = ((turn?.seat ?? 0) + 1) % 3;
    const notice = must(await table.referee.resign(loser));
    expect(notice.result).toBeNull();
    const updates = await lookAll(table.referee);
    for (const update of updates) expect(update.view.tokens.some(({ seat }) => seat === loser)).toBe(false);
    expect(must(await table.referee.save())).toContain('VEILWAR');
    await play(table, notice, 9);
    expect(table.notices.at(-1)?.result?.winners).not.toContain(loser);
  });

  it('is saved and loaded inside a window', async () => {
    const table = await open();
    const other = await open();
    const inWindow = await play(
      table,
      must(await table.referee.start(request(10))),
      10,
      ({ update }) => update.decision?.kind === 'respond',
    );
    expect(inWindow).not.toBeNull();
    const text = must(await table.referee.save());
    const notice = must(await other.referee.load(text));
    expect(notice.person).toBe(inWindow?.seat);
    expect((await lookAll(other.referee)).map(withoutVersion)).toEqual(
      (await lookAll(table.referee)).map(withoutVersion),
    );
    await play(other, notice, 11);
    expect(other.notices.at(-1)?.result).not.toBeNull();
  });

  it('comes back from the last save when the thread dies, under the same link', async () => {
    const table = await open();
    const turn = await play(
      table,
      must(await table.referee.start(request(12))),
      12,
      ({ update }) => update.decision?.kind === 'main',
    );
    must(await table.referee.save());
    const before = (await lookAll(table.referee)).map(withoutVersion);
    const told = table.notices.at(-1)?.version ?? 0;
    await threads.running.at(-1)?.referee.terminate();
    await expect.poll(() => table.notices.at(-1)?.version).toBeGreaterThan(told);
    expect((await lookAll(table.referee)).map(withoutVersion)).toEqual(before);
    const stale = await table.referee.choose(turn?.seat ?? 0, turn?.update.version ?? 0, 0);
    expect(faultOf(stale).code).toBe('not-asked');
    await play(table, table.notices.at(-1) ?? must(await table.referee.undo(0)), 13);
  });
});

describe('Parley against the computer in its own thread', () => {
  it('is played to the end, whoever is asked', async () => {
    const table = await open();
    const seats = [
      { player: 'computer', level: 'thinker' },
      { player: 'computer', level: 'greedy' },
      { player: 'computer', level: 'random' },
    ] as const;
    must(await table.referee.start(request(14, { seats, options: { asks: 'always' } })));
    await expect.poll(() => table.notices.at(-1)?.result ?? null, { timeout: 15_000 }).not.toBeNull();
    expect(table.notices.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it('tells nobody of a pass in a window', async () => {
    const table = await open();
    const seats = [
      { player: 'person' },
      { player: 'computer', level: 'random' },
      { player: 'computer', level: 'random' },
    ] as const;
    await settled(table, must(await table.referee.start(request(15, { seats, options: { asks: 'always' } }))).version);
    const rng = createRng(15);
    let looked = 0;
    for (let step = 0; step < 400; step++) {
      await expect
        .poll(() => table.notices.at(-1)?.person === 0 || table.notices.at(-1)?.result !== null, SOON)
        .toBe(true);
      if (table.notices.at(-1)?.result !== null) break;
      const update = must(await table.referee.look(0, looked));
      expect(breaches(update)).toEqual([]);
      looked = update.since + update.events.length;
      const index = rng.draw(update.decision?.choices.length ?? 1);
      await settled(table, must(await table.referee.choose(0, update.version, index)).version);
    }
    // the truth knows where a computer passed and the other computer was asked in the same window
    const steps = must(await table.referee.replay(9));
    const isSilent = (index: number): boolean => {
      const [before, step] = [steps[index - 1], steps[index]];
      const inWindow = before?.view.asked?.kind === 'respond' && step?.view.asked?.kind === 'respond';
      return inWindow && step.text === 'pass' && step.seat !== 0 && step.view.asked.seat !== 0;
    };
    const silent = steps.filter((_, index) => isSilent(index));
    expect(silent.length).toBeGreaterThan(0);
    // what is noticed may be told together with what comes right after it, but nothing is told of what is not
    expect(table.notices.length).toBeGreaterThan(steps.length / 2);
    expect(table.notices.length).toBeLessThanOrEqual(steps.length - silent.length);
  });
});
