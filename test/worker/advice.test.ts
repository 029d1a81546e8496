/** Advice: one search a question, whoever wants it and however often; a new question gets its own. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import { settle } from './support/clock';
import { faultOf, must } from './support/must';
import {
  AGAINST_COMPUTER,
  PERSONS,
  playFirst,
  ScriptedOpponent,
  sessionFor,
  type TestSession,
} from './support/session';

interface Advised extends TestSession {
  readonly opponent: ScriptedOpponent;
}

const request = (seats: StartRequest['setup']['seats']): StartRequest => ({
  setup: { game: 'legion', form: 'basic', seats, options: {}, seed: 77 },
  effort: { milliseconds: 1000 },
});

/** A match in which a person is asked first. */
const begun = async (seats: StartRequest['setup']['seats'] = AGAINST_COMPUTER): Promise<Advised> => {
  const session = sessionFor();
  const opponent = new ScriptedOpponent();
  session.referee.join(opponent);
  must(await session.referee.start(request(seats)));
  return { ...session, opponent };
};

const wanted = async ({ referee }: TestSession, times: number) => {
  const answers = Array.from({ length: times }, () => referee.hint(0));
  await settle();
  return answers;
};

describe('one question', () => {
  it('is searched once for all who ask while the search goes on, and all hear the same', async () => {
    const session = await begun();
    const answers = await wanted(session, 3);
    expect(session.opponent.requests).toHaveLength(1);
    session.opponent.answer(0, { choice: 4, value: 0.6 });
    const heard = (await Promise.all(answers)).map(must);
    expect(heard.map(({ choice, value }) => [choice, value])).toEqual(Array(3).fill([4, 0.6]));
  });

  it('is not searched again when it has been answered', async () => {
    const session = await begun();
    const [first] = await wanted(session, 1);
    session.opponent.answer(0, { choice: 4 });
    must(await (first ?? session.referee.hint(0)));
    const [again] = await wanted(session, 1);
    expect(session.opponent.requests).toHaveLength(1);
    expect(must(await (again ?? session.referee.hint(0))).choice).toBe(4);
  });

  it('is searched again after a failure, and by another opponent while nothing was found', async () => {
    const session = await begun();
    const [first] = await wanted(session, 1);
    session.opponent.fail(0);
    expect(faultOf(await (first ?? session.referee.hint(0))).code).toBe('core-failed');
    await wanted(session, 1);
    expect(session.opponent.requests).toHaveLength(2);
    const fresh = new ScriptedOpponent();
    session.referee.join(fresh);
    await wanted(session, 1);
    expect(fresh.requests).toHaveLength(1);
    fresh.answer(0, { choice: 2 });
    await settle();
    // the one before comes after all: too late to be what is kept
    session.opponent.answer(1, { choice: 7 });
    await settle();
    const [kept] = await wanted(session, 1);
    expect(must(await (kept ?? session.referee.hint(0))).choice).toBe(2);
    expect(fresh.requests).toHaveLength(1);
  });

  it('is searched again where an offer of a draw had the opponent think of something else', async () => {
    const session = await begun();
    await wanted(session, 1);
    const offered = session.referee.offerDraw(0);
    await settle();
    expect(session.opponent.requests).toHaveLength(2);
    session.opponent.answer(0);
    session.opponent.answer(1, { value: 0.2 });
    must(await offered);
    await wanted(session, 1);
    expect(session.opponent.requests).toHaveLength(3);
  });
});

describe('another question', () => {
  it('gets a search of its own: after a move, and after it was taken back', async () => {
    const session = await begun(PERSONS);
    await wanted(session, 2);
    session.opponent.answer(0);
    await playFirst(session, 1);
    void session.referee.hint(1);
    await settle();
    expect(session.opponent.requests.map(({ decision }) => decision.seat)).toEqual([0, 1]);
    must(await session.referee.undo(0));
    await wanted(session, 2);
    expect(session.opponent.requests.map(({ decision }) => decision.seat)).toEqual([0, 1, 0]);
  });

  it('of another match, too', async () => {
    const session = await begun();
    await wanted(session, 1);
    session.opponent.answer(0);
    must(await session.referee.start(request(AGAINST_COMPUTER)));
    await wanted(session, 1);
    expect(session.opponent.requests).toHaveLength(2);
  });

  it('is not answered by a seat that is not asked', async () => {
    const session = await begun(PERSONS);
    await wanted(session, 1);
    session.opponent.answer(0);
    await settle();
    expect(faultOf(await session.referee.hint(1)).code).toBe('not-asked');
  });
});
