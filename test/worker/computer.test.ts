/** The computer's seats: what is asked, stale and late answers, pause, hints; a match never hangs. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import type { Effort } from '../../src/contract/search';
import { settle } from './support/clock';
import { AGAINST_COMPUTER, type Desk, deskFor, playFirst, ScriptedOpponent } from './support/desk';
import { faultOf, must } from './support/must';

const REQUEST: StartRequest = {
  setup: { game: 'legion', form: 'basic', seats: AGAINST_COMPUTER, options: {}, seed: 77 },
  effort: { milliseconds: 1000 },
};

interface Played extends Desk {
  readonly opponent: ScriptedOpponent;
}

/** A match in which the computer has just been asked. */
const asked = async (effort?: Effort): Promise<Played> => {
  const desk = deskFor();
  const opponent = new ScriptedOpponent();
  desk.referee.join(opponent);
  must(await desk.referee.start(effort === undefined ? REQUEST : { ...REQUEST, effort }));
  await playFirst(desk, 1);
  return { ...desk, opponent };
};

const last = (desk: Desk) => desk.notices.at(-1);

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
    const { opponent, ...desk } = await asked();
    opponent.answer(0, { choice: 3 });
    await settle();
    expect(last(desk)).toMatchObject({ ply: 2, person: 0, thinking: false, fault: null });
    expect(desk.clock.waiting).toBe(0);
  });

  it('gets the same chance for the same match, another for another choice', async () => {
    const seeds = await Promise.all([asked(), asked()]);
    expect(seeds[0]?.opponent.requests[0]?.seed).toBe(seeds[1]?.opponent.requests[0]?.seed);
    const { opponent, ...desk } = await asked();
    opponent.answer(0);
    await settle();
    await playFirst(desk, 1);
    expect(opponent.requests[1]?.seed).not.toBe(opponent.requests[0]?.seed);
  });
});

describe('a stale answer', () => {
  it('after an undo is ignored', async () => {
    const { opponent, ...desk } = await asked();
    must(await desk.referee.undo(0));
    expect(opponent.stops).toBe(1);
    opponent.answer(0);
    await settle();
    expect(last(desk)).toMatchObject({ ply: 0, person: 0 });
  });

  it('to the question before is ignored', async () => {
    const { opponent, ...desk } = await asked();
    must(await desk.referee.undo(0));
    await playFirst(desk, 1);
    opponent.answer(0, { choice: 5 });
    await settle();
    expect(last(desk)).toMatchObject({ ply: 1, thinking: true });
    opponent.answer(1, { choice: 5, id: 0 });
    await settle();
    expect(last(desk)?.fault?.at).toBe('opponent');
  });

  it('after another match began is ignored', async () => {
    const { opponent, ...desk } = await asked();
    must(await desk.referee.start(REQUEST));
    opponent.answer(0);
    await settle();
    expect(last(desk)).toMatchObject({ ply: 0, person: 0 });
  });
});

describe('an opponent that does not answer', () => {
  it('is told of, asked once more, and then chance answers', async () => {
    const { opponent, ...desk } = await asked();
    await desk.clock.pass(3999);
    expect(last(desk)?.fault).toBeNull();
    await desk.clock.pass(1);
    expect(last(desk)).toMatchObject({ thinking: true, fault: { code: 'time-out', at: 'opponent' } });
    expect(opponent.requests).toHaveLength(2);
    await desk.clock.pass(4000);
    expect(last(desk)).toMatchObject({ ply: 2, person: 0, fault: null });
    expect(opponent.requests).toHaveLength(2);
    opponent.answer(1);
    await settle();
    expect(last(desk)?.ply).toBe(2);
    expect(desk.clock.waiting).toBe(0);
  });

  it('gets more time while it loads', async () => {
    const desk = deskFor();
    const opponent = new ScriptedOpponent();
    opponent.loading = true;
    desk.referee.join(opponent);
    must(await desk.referee.start(REQUEST));
    await playFirst(desk, 1);
    await desk.clock.pass(18_999);
    expect(last(desk)?.fault).toBeNull();
    await desk.clock.pass(1);
    expect(last(desk)?.fault?.code).toBe('time-out');
  });

  it('may answer the second time', async () => {
    const { opponent, ...desk } = await asked();
    await desk.clock.pass(4000);
    opponent.answer(1, { choice: 2 });
    await settle();
    expect(last(desk)).toMatchObject({ ply: 2, fault: null });
  });

  it('may be replaced, and the new one is asked', async () => {
    const { opponent, ...desk } = await asked();
    await desk.clock.pass(4000);
    const fresh = new ScriptedOpponent();
    desk.referee.join(fresh);
    opponent.answer(1);
    await settle();
    expect(last(desk)?.ply).toBe(1);
    fresh.answer(0);
    await settle();
    expect(last(desk)?.ply).toBe(2);
  });

  it('because there is none, keeps nobody waiting for ever', async () => {
    const desk = deskFor();
    must(await desk.referee.start(REQUEST));
    await playFirst(desk, 1);
    await desk.clock.pass(8000);
    expect(last(desk)).toMatchObject({ ply: 2, person: 0 });
  });

  it.each([
    ['answers with a Fault', (opponent: ScriptedOpponent, number: number) => opponent.fail(number)],
    [
      'chooses what is not offered',
      (opponent: ScriptedOpponent, number: number) => opponent.answer(number, { choice: 9999 }),
    ],
    ['chooses nonsense', (opponent: ScriptedOpponent, number: number) => opponent.answer(number, { choice: 0.5 })],
  ])('or %s: the same', async (_, spoil) => {
    const { opponent, ...desk } = await asked();
    spoil(opponent, 0);
    await settle();
    expect(last(desk)).toMatchObject({ thinking: true, fault: { at: 'opponent' } });
    spoil(opponent, 1);
    await settle();
    expect(last(desk)).toMatchObject({ ply: 2, person: 0 });
  });
});

describe('pause', () => {
  it('stops the computer and asks it again afterwards', async () => {
    const { opponent, ...desk } = await asked();
    await desk.referee.pause(true);
    expect(opponent.stops).toBe(1);
    opponent.answer(0);
    await desk.clock.pass(60_000);
    expect(last(desk)?.ply).toBe(1);
    await desk.referee.pause(false);
    opponent.answer(1);
    await settle();
    expect(last(desk)?.ply).toBe(2);
  });
});

describe('a hint', () => {
  it('comes from the seat’s own view, and only for the seat that is asked', async () => {
    const { opponent, ...desk } = await asked();
    expect(faultOf(await desk.referee.hint(0)).code).toBe('not-asked');
    opponent.answer(0);
    await settle();
    const hint = desk.referee.hint(0);
    await settle();
    expect(opponent.requests[1]?.view.viewer).toBe(0);
    opponent.answer(1, { choice: 4 });
    expect(must(await hint).choice).toBe(4);
    expect(last(desk)?.ply).toBe(2);
    expect(faultOf(await desk.referee.hint(1)).code).toBe('not-asked');
  });

  it('takes a second at the most, however long the opponent may take for its own moves', async () => {
    for (const [given, taken] of [
      [{ milliseconds: 9000 }, { milliseconds: 1000 }],
      [{ milliseconds: 400 }, { milliseconds: 400 }],
      [{ iterations: 50 }, { iterations: 50 }],
    ] as const) {
      const { opponent, ...desk } = await asked(given);
      opponent.answer(0);
      await settle();
      expect(opponent.requests[0]?.effort).toEqual(given);
      void desk.referee.hint(0);
      await settle();
      expect(opponent.requests[1]?.effort).toEqual(taken);
    }
  });

  it('that comes too late is refused, and one that never comes is a time-out', async () => {
    const { opponent, ...desk } = await asked();
    opponent.answer(0);
    await settle();
    const late = desk.referee.hint(0);
    await settle();
    await playFirst(desk, 1);
    opponent.answer(1);
    expect(faultOf(await late).code).toBe('not-asked');
    opponent.answer(2);
    await settle();
    const never = desk.referee.hint(0);
    await settle();
    await desk.clock.pass(4000);
    expect(faultOf(await never).code).toBe('time-out');
  });
});
