/** The computer's seats: what is asked, stale and late answers, pause, hints; a match never hangs. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import type { Effort } from '../../src/contract/search';
import { settle } from './support/clock';
import { faultOf, must } from './support/must';
import { AGAINST_COMPUTER, playFirst, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const REQUEST: StartRequest = {
  setup: { game: 'legion', form: 'basic', seats: AGAINST_COMPUTER, options: {}, seed: 77 },
  effort: { milliseconds: 1000 },
};

interface Played extends TestSession {
  readonly opponent: ScriptedOpponent;
}

/** A match in which the computer has just been asked. */
const asked = async (effort?: Effort): Promise<Played> => {
  const session = sessionFor();
  const opponent = new ScriptedOpponent();
  session.referee.join(opponent);
  must(await session.referee.start(effort === undefined ? REQUEST : { ...REQUEST, effort }));
  await playFirst(session, 1);
  return { ...session, opponent };
};

const last = (session: TestSession) => session.notices.at(-1);

describe('the computer', () => {
  it('is asked with what its seat may know, and nothing else', async () => {
    const { opponent, notices } = await asked();
    expect(notices.at(-1)).toMatchObject({ person: null, thinking: true });
    const [request] = opponent.requests;
    expect(opponent.requests).toHaveLength(1);
    expect(request?.setup).toEqual({
      game: 'legion',
      form: 'basic',
      seat: 1,
      seats: AGAINST_COMPUTER,
      sides: [0, 1],
      options: { asks: 'useful' },
    });
    expect(request).toMatchObject({ level: 'story', effort: { milliseconds: 1000 } });
    expect(request?.view.viewer).toBe(1);
    expect(request?.decision.seat).toBe(1);
    expect(request?.events.map(({ type }) => type)).toEqual(['turn', 'placed', 'turn']);
    expect(JSON.stringify(request)).not.toContain('"seed":77');
  });

  it('answers, and the person is asked again', async () => {
    const { opponent, ...session } = await asked();
    opponent.answer(0, { choice: 3 });
    await settle();
    expect(last(session)).toMatchObject({ ply: 2, person: 0, thinking: false, fault: null });
    expect(session.clock.waiting).toBe(0);
  });

  it('gets the same chance for the same match, another for another choice', async () => {
    const seeds = await Promise.all([asked(), asked()]);
    expect(seeds[0]?.opponent.requests[0]?.seed).toBe(seeds[1]?.opponent.requests[0]?.seed);
    const { opponent, ...session } = await asked();
    opponent.answer(0);
    await settle();
    await playFirst(session, 1);
    expect(opponent.requests[1]?.seed).not.toBe(opponent.requests[0]?.seed);
  });
});

describe('a stale answer', () => {
  it('after an undo is ignored', async () => {
    const { opponent, ...session } = await asked();
    must(await session.referee.undo(0));
    expect(opponent.stops).toBe(1);
    opponent.answer(0);
    await settle();
    expect(last(session)).toMatchObject({ ply: 0, person: 0 });
  });

  it('to the question before is ignored', async () => {
    const { opponent, ...session } = await asked();
    must(await session.referee.undo(0));
    await playFirst(session, 1);
    opponent.answer(0, { choice: 5 });
    await settle();
    expect(last(session)).toMatchObject({ ply: 1, thinking: true });
    opponent.answer(1, { choice: 5, id: 0 });
    await settle();
    expect(last(session)?.fault?.at).toBe('opponent');
  });

  it('after another match began is ignored', async () => {
    const { opponent, ...session } = await asked();
    must(await session.referee.start(REQUEST));
    opponent.answer(0);
    await settle();
    expect(last(session)).toMatchObject({ ply: 0, person: 0 });
  });
});

describe('an opponent that does not answer', () => {
  it('is told of, asked once more, and then chance answers', async () => {
    const { opponent, ...session } = await asked();
    await session.clock.pass(3999);
    expect(last(session)?.fault).toBeNull();
    await session.clock.pass(1);
    expect(last(session)).toMatchObject({ thinking: true, fault: { code: 'time-out', at: 'opponent' } });
    expect(opponent.requests).toHaveLength(2);
    await session.clock.pass(4000);
    expect(last(session)).toMatchObject({ ply: 2, person: 0, fault: null });
    expect(opponent.requests).toHaveLength(2);
    opponent.answer(1);
    await settle();
    expect(last(session)?.ply).toBe(2);
    expect(session.clock.waiting).toBe(0);
  });

  it('gets more time while it loads', async () => {
    const session = sessionFor();
    const opponent = new ScriptedOpponent();
    opponent.loading = true;
    session.referee.join(opponent);
    must(await session.referee.start(REQUEST));
    await playFirst(session, 1);
    await session.clock.pass(18_999);
    expect(last(session)?.fault).toBeNull();
    await session.clock.pass(1);
    expect(last(session)?.fault?.code).toBe('time-out');
  });

  it('may answer the second time', async () => {
    const { opponent, ...session } = await asked();
    await session.clock.pass(4000);
    opponent.answer(1, { choice: 2 });
    await settle();
    expect(last(session)).toMatchObject({ ply: 2, fault: null });
  });

  it('may be replaced, and the new one is asked', async () => {
    const { opponent, ...session } = await asked();
    await session.clock.pass(4000);
    const fresh = new ScriptedOpponent();
    session.referee.join(fresh);
    opponent.answer(1);
    await settle();
    expect(last(session)?.ply).toBe(1);
    fresh.answer(0);
    await settle();
    expect(last(session)?.ply).toBe(2);
  });

  it('because there is none, keeps nobody waiting for ever', async () => {
    const session = sessionFor();
    must(await session.referee.start(REQUEST));
    await playFirst(session, 1);
    await session.clock.pass(8000);
    expect(last(session)).toMatchObject({ ply: 2, person: 0 });
  });

  it.each([
    ['answers with a Fault', (opponent: ScriptedOpponent, number: number) => opponent.fail(number)],
    [
      'chooses what is not offered',
      (opponent: ScriptedOpponent, number: number) => opponent.answer(number, { choice: 9999 }),
    ],
    ['chooses nonsense', (opponent: ScriptedOpponent, number: number) => opponent.answer(number, { choice: 0.5 })],
  ])('or %s: the same', async (_, spoil) => {
    const { opponent, ...session } = await asked();
    spoil(opponent, 0);
    await settle();
    expect(last(session)).toMatchObject({ thinking: true, fault: { at: 'opponent' } });
    spoil(opponent, 1);
    await settle();
    expect(last(session)).toMatchObject({ ply: 2, person: 0 });
  });
});

describe('pause', () => {
  it('stops the computer and asks it again afterwards', async () => {
    const { opponent, ...session } = await asked();
    await session.referee.pause(true);
    expect(opponent.stops).toBe(1);
    opponent.answer(0);
    await session.clock.pass(60_000);
    expect(last(session)?.ply).toBe(1);
    await session.referee.pause(false);
    opponent.answer(1);
    await settle();
    expect(last(session)?.ply).toBe(2);
  });
});

describe('a hint', () => {
  it('comes from the seat’s own view, and only for the seat that is asked', async () => {
    const { opponent, ...session } = await asked();
    expect(faultOf(await session.referee.hint(0)).code).toBe('not-asked');
    opponent.answer(0);
    await settle();
    const hint = session.referee.hint(0);
    await settle();
    expect(opponent.requests[1]?.view.viewer).toBe(0);
    opponent.answer(1, { choice: 4 });
    expect(must(await hint).choice).toBe(4);
    expect(last(session)?.ply).toBe(2);
    expect(faultOf(await session.referee.hint(1)).code).toBe('not-asked');
  });

  it('takes a second at the most, however long the opponent may take for its own moves', async () => {
    for (const [given, taken] of [
      [{ milliseconds: 9000 }, { milliseconds: 1000 }],
      [{ milliseconds: 400 }, { milliseconds: 400 }],
      [{ iterations: 50 }, { iterations: 50 }],
    ] as const) {
      const { opponent, ...session } = await asked(given);
      opponent.answer(0);
      await settle();
      expect(opponent.requests[0]?.effort).toEqual(given);
      void session.referee.hint(0);
      await settle();
      expect(opponent.requests[1]?.effort).toEqual(taken);
    }
  });

  it('that comes too late is refused, and one that never comes is a time-out', async () => {
    const { opponent, ...session } = await asked();
    opponent.answer(0);
    await settle();
    const late = session.referee.hint(0);
    await settle();
    await playFirst(session, 1);
    opponent.answer(1);
    expect(faultOf(await late).code).toBe('not-asked');
    opponent.answer(2);
    await settle();
    const never = session.referee.hint(0);
    await settle();
    await session.clock.pass(4000);
    expect(faultOf(await never).code).toBe('time-out');
  });
});
