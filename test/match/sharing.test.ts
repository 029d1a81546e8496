/** Several at one screen: three agree on a draw one after the other, and allies need no curtain between them. */
import { describe, expect, test } from 'vitest';
import type { SeatPlan } from '../../src/contract/setup';
import { createRegistry } from '../../src/games/shared/registry';
import { sameSide } from '../../src/games/shared/sides';
import { answeringSeat } from '../../src/match/acts';
import type { GameWords } from '../../src/match/face';
import { createMatch, type Match } from '../../src/match/match';
import { mayOrder } from '../../src/match/orders';
import { createRng } from '../support/harness/rng';
import { parley } from '../support/parley/content';
import { createParleyReference } from '../support/parley/reference';
import { gameWith, sessionFor } from '../worker/support/session';
import { type Bench, createBench, must, passDelay, stateOf, TestClock, TestShelf } from './support';

const PERSON: SeatPlan = { player: 'person' };
const COMPUTER: SeatPlan = { player: 'computer', level: 'story' };

/** A game without sentences of its own. */
const parleyWords: GameWords = {
  content: parley,
  question: ({ prompt }) => prompt.key,
  passName: () => 'Pass',
  rows: () => [],
  kindName: (kind) => `kind ${kind}`,
  markOf: () => null,
  windows: null,
  viewAfter: null,
  sideName: (_, seat) => `seat ${seat}`,
  ending: (_, { reason }) => reason,
  headline: (_, { reason }) => reason,
  destroyed: null,
};

const openParley = async (): Promise<{ match: Match; notes: string[] }> => {
  const { referee } = sessionFor({ parley: gameWith(parley, createParleyReference) });
  const games = createRegistry({ parley: async () => parleyWords });
  const match = createMatch({ referee, games, shelf: new TestShelf(), clock: new TestClock() });
  const notes: string[] = [];
  match.onNote(({ kind }) => notes.push(kind));
  must(await match.start({ setup: { game: 'parley', form: 'parley', seats: [PERSON, PERSON, PERSON], options: {} } }));
  match.openCurtain();
  await passDelay();
  return { match, notes };
};

describe('three at one screen', () => {
  test('agree on a draw one after the other', async () => {
    const { match, notes } = await openParley();
    const asked = stateOf(match).asking?.decision.seat ?? 0;
    const others = [0, 1, 2].filter((seat) => seat !== asked);
    for (const [at, seat] of others.entries()) {
      await match.offerDraw();
      await passDelay();
      expect(stateOf(match)).toMatchObject({ offer: asked, awaited: others.slice(at), result: null });
      expect(answeringSeat(stateOf(match))).toBe(seat);
    }
    await match.offerDraw();
    await passDelay();
    expect(stateOf(match).result).toMatchObject({ winners: [], reason: 'agreement' });
    expect(notes).toEqual([]);
  });

  test('one of them can decline for all', async () => {
    const { match, notes } = await openParley();
    await match.offerDraw();
    await match.offerDraw();
    await match.declineDraw();
    await passDelay();
    expect(stateOf(match)).toMatchObject({ offer: null, awaited: [], result: null });
    expect(notes).toEqual(['declined']);
  });
});

const open = async (seats: readonly SeatPlan[]): Promise<Bench> => {
  const bench = createBench();
  must(
    await bench.match.start({
      setup: { game: 'legends', form: 'legends', seats, options: { asks: 'always' }, seed: 5 },
    }),
  );
  await passDelay();
  return bench;
};

/** Time for the referee, and for every window. */
const goOn = async ({ session, clock }: Bench): Promise<void> => {
  for (let step = 0; step < 2; step++) {
    await passDelay();
    await session.clock.pass(500);
    await passDelay();
    await clock.pass(5000);
  }
};

/** Whoever is asked answers by chance, without a face between, and after that the computers that are asked. */
const answer = async (bench: Bench, lot: number): Promise<void> => {
  const { match, opponent } = bench;
  const { asking } = stateOf(match);
  expect(match.choose(createRng(lot).draw(asking?.decision.choices.length ?? 1))).toBe(true);
  await goOn(bench);
  for (; (answered.get(opponent) ?? 0) < opponent.requests.length; await goOn(bench)) {
    const next = answered.get(opponent) ?? 0;
    answered.set(opponent, next + 1);
    opponent.answer(next);
  }
};

/** How many questions each opponent has answered. */
const answered = new WeakMap<object, number>();

describe('allies at one screen', () => {
  test('see the same, and hand nothing over', async () => {
    const bench = await open([PERSON, COMPUTER, PERSON, COMPUTER]);
    expect(stateOf(bench.match)).toMatchObject({ curtain: null, viewer: 0 });
    expect(mayOrder(stateOf(bench.match), parley)).toBe(true);
    const viewers = new Set<number>();
    for (let lot = 1; lot < 12; lot++) {
      await answer(bench, lot);
      expect(stateOf(bench.match).curtain).toBeNull();
      viewers.add(stateOf(bench.match).viewer);
    }
    expect([...viewers].sort()).toEqual([0, 2]);
  });

  test('have the curtain before the other side alone', async () => {
    const bench = await open([PERSON, COMPUTER, PERSON, PERSON]);
    const { match } = bench;
    const { sides } = stateOf(match).setup;
    expect(sides).toEqual([0, 1, 0, 1]);
    let last = stateOf(match).curtain ?? -1;
    expect(last).toBe(0);
    match.openCurtain();
    await passDelay();
    const met = { allies: 0, others: 0 };
    for (let lot = 0; lot < 20; lot++) {
      const { asking } = stateOf(match);
      const asked = asking?.decision.seat ?? -1;
      expect(stateOf(match).viewer).toBe(asked);
      if (asked !== last && sameSide(sides, asked, last)) met.allies += 1;
      last = asked;
      await answer(bench, lot);
      const { curtain } = stateOf(match);
      if (curtain === null) continue;
      expect(sameSide(sides, curtain, asked)).toBe(false);
      expect(stateOf(match).asking).toBeNull();
      met.others += 1;
      match.openCurtain();
      await passDelay();
      last = curtain;
    }
    expect(met.allies).toBeGreaterThan(1);
    expect(met.others).toBeGreaterThan(1);
  });

  test('are not told again what the other has seen', async () => {
    const bench = await open([PERSON, COMPUTER, PERSON, PERSON]);
    const { match } = bench;
    match.openCurtain();
    await passDelay();
    for (let lot = 0; lot < 14; lot++) {
      const before = stateOf(match);
      await answer(bench, lot);
      const after = stateOf(match);
      if (after.curtain !== null) {
        match.openCurtain();
        await passDelay();
        continue;
      }
      expect(after.missed).toEqual([]);
      const known = before.events.length;
      expect(JSON.stringify(after.events.slice(0, known))).toBe(JSON.stringify(before.events));
      expect(after.news.length).toBeLessThanOrEqual(after.events.length - known);
      expect(after.events.slice(after.events.length - after.news.length)).toEqual(after.news);
    }
  });
});
