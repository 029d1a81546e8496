/** An offer of a draw among three: it stands until everybody who still plays has agreed, or somebody has not. */
import { describe, expect, it } from 'vitest';
import type { Notice, StartRequest } from '../../src/contract/referee';
import { DELAY } from '../../src/worker/referee/constant-delay';
import { createRng } from '../support/harness/rng';
import { parley } from '../support/parley/content';
import { createParleyReference } from '../support/parley/reference';
import { faultOf, must } from './support/must';
import { gameWith, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

type Seats = StartRequest['setup']['seats'];
const PERSONS: Seats = [{ player: 'person' }, { player: 'person' }, { player: 'person' }];
const WITH_COMPUTER: Seats = [{ player: 'person' }, { player: 'person' }, { player: 'computer', level: 'story' }];
const SET_UP = 15;

const started = async (seats: Seats = PERSONS, seed = 7): Promise<TestSession> => {
  const session = sessionFor({ parley: gameWith(parley, createParleyReference) });
  must(await session.referee.start({ setup: { game: 'parley', form: 'parley', seats, options: {}, seed } }));
  return session;
};

const last = (session: TestSession): Notice => {
  const notice = session.notices.at(-1);
  if (notice === undefined) throw new Error('nothing was told');
  return notice;
};

/** Whoever is asked answers by chance. */
const answer = async (session: TestSession, seed = 1): Promise<number> => {
  const { person } = last(session);
  if (person === null) throw new Error('nobody to answer');
  const { version, decision } = must(await session.referee.look(person, 0));
  const chosen = session.referee.choose(person, version, createRng(seed).draw(decision?.choices.length ?? 1));
  await session.clock.pass(DELAY);
  must(await chosen);
  return person;
};

const offered = ({ offer, awaited }: Notice) => ({ offer, awaited });
const NONE = { offer: null, awaited: [] };

describe('an offer among three persons', () => {
  it('is agreed to by one after the other', async () => {
    const { referee } = await started();
    expect(offered(must(await referee.offerDraw(1)))).toEqual({ offer: 1, awaited: [0, 2] });
    expect(offered(must(await referee.offerDraw(2)))).toEqual({ offer: 1, awaited: [0] });
    const agreed = must(await referee.offerDraw(0));
    expect(agreed.result).toMatchObject({ winners: [], reason: 'agreement' });
    expect(offered(agreed)).toEqual(NONE);
  });

  it('tells the page of every seat that agrees', async () => {
    const session = await started();
    must(await session.referee.offerDraw(0));
    const { version } = last(session);
    must(await session.referee.offerDraw(1));
    expect(last(session).version).toBeGreaterThan(version);
    must(await session.referee.offerDraw(1));
    expect(offered(last(session))).toEqual({ offer: 0, awaited: [2] });
  });

  it('is gone when one of them declines, whoever has agreed', async () => {
    const { referee } = await started();
    must(await referee.offerDraw(0));
    must(await referee.offerDraw(1));
    expect(offered(must(await referee.declineDraw(2)))).toEqual(NONE);
    expect(offered(must(await referee.offerDraw(2)))).toEqual({ offer: 2, awaited: [0, 1] });
  });

  it('stands while those play on who have agreed, and lapses when another does', async () => {
    const session = await started();
    for (let choice = 0; choice < SET_UP; choice++) await answer(session, choice);
    const asked = last(session).person ?? 0;
    const [next = 0, third = 0] = [(asked + 1) % 3, (asked + 2) % 3];
    must(await session.referee.offerDraw(next));
    must(await session.referee.offerDraw(asked));
    for (let step = 0; step < 20 && last(session).person === asked; step++) {
      expect(last(session).offer).toBe(next);
      await answer(session, step);
    }
    expect(offered(last(session))).toEqual({ offer: next, awaited: [third] });
    for (let step = 0; step < 40 && last(session).person !== third; step++) await answer(session, step);
    expect(last(session).offer).toBe(next);
    await answer(session);
    expect(offered(last(session))).toEqual(NONE);
  });

  it('needs nobody who has resigned, and is not theirs to make', async () => {
    const session = await started();
    for (let choice = 0; choice < SET_UP; choice++) await answer(session, choice);
    must(await session.referee.resign(2));
    await session.clock.pass(DELAY);
    expect(last(session).result).toBeNull();
    for (const call of [session.referee.offerDraw(2), session.referee.declineDraw(2)])
      expect(faultOf(await call).code).toBe('not-asked');
    expect(offered(must(await session.referee.offerDraw(0)))).toEqual({ offer: 0, awaited: [1] });
    expect(must(await session.referee.offerDraw(1)).result?.reason).toBe('agreement');
  });
});

describe('an offer between persons and a computer', () => {
  it('is turned down by the computer, or waits for the other person', async () => {
    for (const [value, awaited] of [
      [0.9, []],
      [0.2, [1]],
    ] as const) {
      const session = await started(WITH_COMPUTER);
      const opponent = new ScriptedOpponent();
      session.referee.join(opponent);
      for (let count = 0; opponent.requests.length === 0 && count < SET_UP; count++) await answer(session, count);
      opponent.answer(0, { value });
      await session.clock.pass(DELAY);
      const offer = must(await session.referee.offerDraw(0));
      expect(offer.awaited).toEqual(awaited);
      expect(offer.result).toBeNull();
    }
  });
});
