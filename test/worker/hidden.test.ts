/** A game with secrets at the referee's session: what a replay, a preview, a request and a notice may tell before the end. */
import { describe, expect, it } from 'vitest';
import type { Notice, StartRequest } from '../../src/contract/referee';
import { createCoreEngine } from '../../src/worker/core-engine';
import { DELAY } from '../../src/worker/referee/constant-delay';
import { coreFromFile } from '../support/core-file';
import { createRng } from '../support/harness/rng';
import { parley } from '../support/parley/content';
import { faultOf, must } from './support/must';
import { gameWith, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const PERSONS = [{ player: 'person' }, { player: 'person' }, { player: 'person' }] as const;
const ALONE = [
  { player: 'person' },
  { player: 'computer', level: 'story' },
  { player: 'computer', level: 'story', army: ['secret'] },
] as const;
const SET_UP = 15;

const started = async (seed: number, seats: StartRequest['setup']['seats'] = PERSONS): Promise<TestSession> => {
  const session = sessionFor({ parley: gameWith(parley, () => createCoreEngine(coreFromFile('parley')(), parley)) });
  must(await session.referee.start({ setup: { game: 'parley', form: 'parley', seats, options: {}, seed } }));
  return session;
};

/** Persons answer at random; `meanwhile` the computers may. Gives the last notice. */
const playOn = async (
  session: TestSession,
  choices: number,
  seed: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<Notice | undefined> => {
  const rng = createRng(seed);
  for (let step = 0; step < choices; step++) {
    const person = session.notices.at(-1)?.person ?? null;
    if (person === null) break;
    const { version, decision } = must(await session.referee.look(person, 0));
    const chosen = session.referee.choose(person, version, rng.draw(decision?.choices.length ?? 1));
    await session.clock.pass(DELAY);
    await meanwhile();
    must(await chosen);
  }
  return session.notices.at(-1);
};

describe('before the end', () => {
  it('a replay tells a seat no more than it was told when it happened', async () => {
    const session = await started(31);
    const choices = SET_UP + 12;
    expect((await playOn(session, choices, 31))?.result).toBeNull();
    for (const seat of [0, 1, 2]) {
      const steps = must(await session.referee.replay(seat));
      const update = must(await session.referee.look(seat, 0));
      expect(steps.flatMap(({ events }) => events)).toEqual(update.events);
      expect(steps.at(-1)?.view.viewer).toBe(seat);
      for (const step of steps) if (step.seat !== seat) expect(step.text).toBe('');
      // of the others' secret set-up only what made rows is a step: a change of turn, and the end of it
      const others = steps.filter((step, index) => index > 0 && step.seat !== seat && step.view.counters['step'] === 0);
      expect(others.every(({ events }) => events.length > 0)).toBe(true);
    }
    expect(must(await session.referee.replay(0)).length).toBeLessThan(choices);
  });

  it('a replay after the end tells all, and to the truth as well', async () => {
    const session = await started(32);
    await playOn(session, SET_UP + 3, 32);
    for (const seat of [0, 1]) must(await session.referee.resign(seat));
    const steps = must(await session.referee.replay(9));
    expect(steps).toHaveLength(1 + SET_UP + 3 + 2);
    expect(steps.slice(1).every(({ text }) => text !== '')).toBe(true);
    expect(steps.at(-1)?.text).toBe('resign@1');
  });

  it('nothing is taken back any more after the end, which shows everything', async () => {
    const session = await started(33);
    await playOn(session, 3, 33);
    must(await session.referee.offerDraw(0));
    must(await session.referee.offerDraw(1));
    must(await session.referee.offerDraw(2));
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
  });

  it('a preview is empty, for it would need a guess', async () => {
    const session = await started(34);
    await playOn(session, SET_UP + 1, 34);
    const person = session.notices.at(-1)?.person ?? 0;
    const { version } = must(await session.referee.look(person, 0));
    expect(must(await session.referee.preview(person, version, 0)).events).toEqual([]);
  });

  it('the opponent is sent nothing of the others', async () => {
    const session = await started(35, ALONE);
    const opponent = new ScriptedOpponent();
    session.referee.join(opponent);
    let answered = 0;
    const answer = async (): Promise<void> => {
      while (answered < opponent.requests.length) {
        opponent.answer(answered++);
        await session.clock.pass(DELAY);
      }
    };
    await playOn(session, 5, 35, answer);
    for (let round = 0; round < 12; round++) {
      await answer();
      await session.clock.pass(DELAY);
      await playOn(session, 2, round, answer);
    }
    expect(opponent.requests.length).toBeGreaterThan(12);
    for (const { setup, view, events, decision } of opponent.requests) {
      const { seat } = setup;
      expect(view.viewer).toBe(seat);
      expect(decision.seat).toBe(seat);
      const hidden = view.tokens.filter(({ seat: whose, shownTo }) => whose !== seat && ((shownTo >> seat) & 1) === 0);
      for (const token of hidden) expect(token.kind).toBeNull();
      for (const event of events) if (event.type === 'placed' && event.seat !== seat) expect(event.kind).toBeNull();
      expect(setup.seats[2]?.army === undefined).toBe(seat !== 2);
    }
  });
});

describe('an answer', () => {
  it('must be to a question that the seat has seen', async () => {
    const session = await started(36);
    expect(faultOf(await session.referee.choose(0, 1, 0)).code).toBe('not-asked');
    must(await session.referee.look(8, 0));
    expect(faultOf(await session.referee.choose(0, 1, 0)).code).toBe('not-asked');
    must(await session.referee.look(0, 0));
    must(await session.referee.choose(0, 1, 0));
  });
});
