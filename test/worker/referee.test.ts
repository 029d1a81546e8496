/** The referee on Legion's own core: dealing out, answers in and out of time, undo, resigning, offers, replay. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import { settle } from './support/clock';
import { faultOf, must } from './support/must';
import {
  AGAINST_COMPUTER,
  chooseText,
  PERSONS,
  playFirst,
  ScriptedOpponent,
  sessionFor,
  type TestSession,
} from './support/session';

type Parts = Partial<StartRequest['setup']>;
const request = (parts: Parts = {}): StartRequest => ({
  setup: { game: 'legion', form: 'basic', seats: PERSONS, options: {}, seed: 9, ...parts },
  effort: { iterations: 100 },
});

const started = async (parts: Parts = {}): Promise<TestSession> => {
  const session = sessionFor();
  must(await session.referee.start(request(parts)));
  return session;
};

describe('starting', () => {
  it('loads, starts and tells who is asked', async () => {
    const session = sessionFor();
    must(await session.referee.ready());
    const notice = must(await session.referee.start(request()));
    expect(notice).toEqual({
      version: 1,
      ply: 0,
      person: 0,
      thinking: false,
      result: null,
      offer: null,
      awaited: [],
      fault: null,
    });
    expect(session.notices).toEqual([notice]);
  });

  it('draws a seed where none is given, and keeps it to itself', async () => {
    const session = sessionFor();
    const { seed: _, ...setup } = request().setup;
    must(await session.referee.start({ setup }));
    const update = must(await session.referee.look(0, 0));
    expect(JSON.stringify(update)).not.toContain('seed');
    expect(Object.keys(update.setup)).not.toContain('position');
  });

  it('draws the seats from the seed alone', async () => {
    const seats = [{ player: 'person' }, { player: 'computer', level: 'story' }] as const;
    const first = async (seed: number) => {
      const session = sessionFor();
      must(await session.referee.start({ ...request({ seats, seed }), drawSeats: true }));
      return must(await session.referee.look(8, 0)).setup.seats[0]?.player;
    };
    const drawn = await Promise.all(Array.from({ length: 16 }, (_, seed) => first(seed)));
    expect(new Set(drawn)).toEqual(new Set(['person', 'computer']));
    expect(await Promise.all(Array.from({ length: 16 }, (_, seed) => first(seed)))).toEqual(drawn);
  });

  it.each<[string, unknown, string]>([
    ['no request', null, 'setup'],
    ['an unknown game', { setup: { ...request().setup, game: 'chess' } }, 'setup.game'],
    ['an unknown form', { setup: { ...request().setup, form: 'huge' } }, 'setup.form'],
    ['an unknown level', { setup: { ...request().setup, seats: [{}, { level: 'god' }] } }, 'setup.seats[1].level'],
    [
      'an unknown character',
      { setup: { ...request().setup, seats: [{}, { level: 'story', character: 'meek' }] } },
      'setup.seats[1].character',
    ],
    ['a bad position', { setup: { ...request().setup, position: '6/6' } }, 'setup.position'],
    ['a bad seed', { setup: { ...request().setup, seed: -1 } }, 'setup.seed'],
    ['a bad effort', { ...request(), effort: { milliseconds: 0 } }, 'effort.milliseconds'],
  ])('refuses %s and leaves the running match alone', async (_, bad, at) => {
    const session = await started();
    const before = must(await session.referee.look(0, 0));
    expect(faultOf(await session.referee.start(bad as StartRequest)).at).toBe(at);
    expect(must(await session.referee.look(0, 0))).toEqual(before);
    expect(session.notices).toHaveLength(1);
  });
});

describe('looking', () => {
  it('gives the question to the seat that is asked, and events from a number on', async () => {
    const session = await started();
    const own = must(await session.referee.look(0, 0));
    expect(own.decision?.key).toBe('legion.place');
    expect(own.events).toEqual([{ type: 'turn', seat: 0 }]);
    expect(must(await session.referee.look(1, 0)).decision).toBeNull();
    await playFirst(session, 1);
    const later = must(await session.referee.look(0, own.events.length));
    expect(later.since).toBe(1);
    expect(later.events.map(({ type }) => type)).toEqual(['placed', 'turn']);
    expect(later.version).toBe(2);
  });

  it('is refused to the computer’s seat, the truth and strangers', async () => {
    const session = await started({ seats: AGAINST_COMPUTER });
    for (const viewer of [1, 2, 9, -1, 0.5]) {
      expect(faultOf(await session.referee.look(viewer, 0)).code).toBe('bad-request');
    }
    must(await session.referee.look(8, 0));
    must(await session.referee.resign(0));
    must(await session.referee.look(1, 0));
    expect(faultOf(await session.referee.look(9, 0)).at).toBe('viewer');
    must(await session.referee.replay(9));
  });

  it('says what the page must forget after an undo', async () => {
    const session = await started();
    await playFirst(session, 3);
    const read = must(await session.referee.look(1, 0)).events.length;
    must(await session.referee.undo(0));
    await chooseText(session.referee, 0, 5);
    const update = must(await session.referee.look(1, read));
    expect(update.since).toBeLessThan(read);
    const all = must(await session.referee.look(1, 0));
    expect(all.events.slice(update.since)).toEqual(update.events);
    expect(must(await session.referee.look(1, all.events.length)).events).toEqual([]);
  });

  it('starts at 0 again in another match', async () => {
    const session = await started();
    await playFirst(session, 3);
    must(await session.referee.look(0, 0));
    must(await session.referee.start(request({ seed: 3 })));
    expect(must(await session.referee.look(0, 1)).since).toBe(0);
  });
});

describe('answers', () => {
  it('are refused from the wrong seat, for another version, twice, and out of range', async () => {
    const session = await started();
    const { version } = must(await session.referee.look(0, 0));
    must(await session.referee.look(1, 0));
    expect(faultOf(await session.referee.choose(1, version, 0)).code).toBe('not-asked');
    expect(faultOf(await session.referee.choose(0, version - 1, 0)).code).toBe('not-asked');
    expect(faultOf(await session.referee.choose(0, version, 9999)).code).toBe('illegal-choice');
    expect(faultOf(await session.referee.choose(0, version, 0.5)).code).toBe('illegal-choice');
    must(await session.referee.choose(0, version, 0));
    expect(faultOf(await session.referee.choose(0, version, 0)).code).toBe('not-asked');
    expect(session.notices).toHaveLength(2);
  });

  it('are refused without a match, and after the end', async () => {
    const session = sessionFor();
    expect(faultOf(await session.referee.look(0, 0)).code).toBe('bad-request');
    expect(faultOf(await session.referee.choose(0, 0, 0)).code).toBe('bad-request');
    expect(faultOf(await session.referee.save()).code).toBe('bad-request');
    must(await session.referee.start(request()));
    const { version } = must(await session.referee.resign(0));
    expect(faultOf(await session.referee.choose(1, version, 0)).code).toBe('not-asked');
    expect(faultOf(await session.referee.resign(1)).code).toBe('not-asked');
  });
});

describe('a preview', () => {
  it('shows what the choice will show, and changes nothing', async () => {
    const session = await started({ position: '6/6/2SU2/1G1T2/6/6 b - king -', form: 'king' });
    const before = must(await session.referee.look(0, 0));
    for (const index of [0, 3, 17, (before.decision?.choices.length ?? 0) - 1]) {
      const { version, decision } = must(await session.referee.look(0, 0));
      expect(decision).toEqual(before.decision);
      const { events: shown } = must(await session.referee.preview(0, version, index));
      must(await session.referee.choose(0, version, index));
      expect(must(await session.referee.look(0, 1)).events).toEqual(shown);
      must(await session.referee.undo(0));
    }
  });

  it('is refused to a seat that is not asked', async () => {
    const session = await started();
    const { version } = must(await session.referee.look(1, 0));
    expect(faultOf(await session.referee.preview(1, version, 0)).code).toBe('not-asked');
  });
});

describe('undo', () => {
  it('takes back the last own answer', async () => {
    const session = await started();
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
    expect(faultOf(await session.referee.undo(0)).code).toBe('bad-request');
    await playFirst(session, 2);
    const position = must(await session.referee.look(0, 0));
    await playFirst(session, 1);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(true);
    const notice = must(await session.referee.undo(0));
    expect(notice.ply).toBe(2);
    const back = must(await session.referee.look(0, 0));
    expect(back.view).toEqual(position.view);
    expect(back.decision).toEqual(position.decision);
  });

  it('never passes an act outside the list', async () => {
    const session = await started();
    await playFirst(session, 2);
    must(await session.referee.resign(0));
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
    expect(faultOf(await session.referee.undo(0)).code).toBe('bad-request');
  });

  it('ends where another person has acted since', async () => {
    const session = await started();
    await playFirst(session, 2);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
    expect(faultOf(await session.referee.undo(0)).code).toBe('bad-request');
    expect(must(await session.referee.undo(1)).ply).toBe(1);
    expect(must(await session.referee.undo(0)).ply).toBe(0);
  });

  it('is there until the computer has answered', async () => {
    const session = await started({ seats: AGAINST_COMPUTER });
    const opponent = new ScriptedOpponent();
    session.referee.join(opponent);
    await playFirst(session, 1);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(true);
    opponent.answer(0);
    await settle();
    expect(session.notices.at(-1)?.ply).toBe(2);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
    expect(faultOf(await session.referee.undo(0)).code).toBe('bad-request');
  });
});

describe('the end', () => {
  it('by resignation', async () => {
    const session = await started();
    await playFirst(session, 1);
    const notice = must(await session.referee.resign(0));
    expect(notice.result).toEqual({ winners: [1], reason: 'resign', score: [] });
    expect(notice).toMatchObject({ person: null, thinking: false });
  });

  it('by an agreed draw, after an offer was declined and one lapsed', async () => {
    const session = await started();
    expect(must(await session.referee.offerDraw(0)).offer).toBe(0);
    expect(must(await session.referee.declineDraw(1)).offer).toBeNull();
    expect(must(await session.referee.offerDraw(1)).offer).toBe(1);
    await playFirst(session, 1);
    expect(session.notices.at(-1)?.offer).toBeNull();
    expect(must(await session.referee.offerDraw(0)).offer).toBe(0);
    expect(must(await session.referee.offerDraw(0)).offer).toBe(0);
    const notice = must(await session.referee.offerDraw(1));
    expect(notice.result).toEqual({ winners: [], reason: 'agreement', score: [] });
    expect(notice.offer).toBeNull();
  });

  it.each([
    [0.3, 'agreement'],
    [0.45, 'agreement'],
    [0.46, null],
  ])('the computer that expects %f answers an offer with %s', async (value, reason) => {
    const session = await started({ seats: AGAINST_COMPUTER });
    const opponent = new ScriptedOpponent();
    session.referee.join(opponent);
    await playFirst(session, 1);
    opponent.answer(0, { value });
    await settle();
    const notice = must(await session.referee.offerDraw(0));
    expect(notice.result?.reason ?? null).toBe(reason);
    expect(notice.offer).toBeNull();
  });

  it('a computer that has not chosen yet thinks in the place of the seat that is asked', async () => {
    const session = await started({ seats: AGAINST_COMPUTER });
    const opponent = new ScriptedOpponent();
    session.referee.join(opponent);
    const offer = session.referee.offerDraw(0);
    await settle();
    expect(opponent.requests[0]?.setup.seat).toBe(0);
    opponent.answer(0, { value: 0.7 });
    expect(must(await offer).result?.reason).toBe('agreement');
  });

  it('is only for persons to bring about', async () => {
    const session = await started({ seats: AGAINST_COMPUTER });
    for (const call of [session.referee.resign(1), session.referee.offerDraw(1), session.referee.declineDraw(1)]) {
      expect(faultOf(await call).code).toBe('not-asked');
    }
  });
});

describe('the replay', () => {
  it('has the start and a step for every line', async () => {
    const session = await started();
    await playFirst(session, 3);
    const steps = must(await session.referee.replay(1));
    expect(steps.map(({ seat }) => seat)).toEqual([null, 0, 1, 0]);
    expect(steps[0]?.text).toBe('');
    expect(steps[1]?.text).toBe('S@a1');
    expect(steps.at(-1)?.view).toEqual(must(await session.referee.look(1, 0)).view);
    expect(steps.flatMap(({ events }) => events)).toEqual(must(await session.referee.look(1, 0)).events);
  });

  it('is refused to others before the end', async () => {
    const session = await started({ seats: AGAINST_COMPUTER });
    for (const viewer of [1, 8, 9]) expect(faultOf(await session.referee.replay(viewer)).at).toBe('viewer');
    must(await session.referee.replay(0));
  });
});
