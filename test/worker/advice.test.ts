/** Advice: one search a question, whoever wants it and however often; a new question gets its own. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import { settle } from './support/clock';
import { faultOf, must } from './support/must';
import { AGAINST_COMPUTER, type Desk, deskFor, PERSONS, playFirst, ScriptedOpponent } from './support/session';

interface Advised extends Desk {
  readonly opponent: ScriptedOpponent;
}

const request = (seats: StartRequest['setup']['seats']): StartRequest => ({
  setup: { game: 'legion', form: 'basic', seats, options: {}, seed: 77 },
  effort: { milliseconds: 1000 },
});

/** A match in which a person is asked first. */
const begun = async (seats: StartRequest['setup']['seats'] = AGAINST_COMPUTER): Promise<Advised> => {
  const desk = deskFor();
  const opponent = new ScriptedOpponent();
  desk.referee.join(opponent);
  must(await desk.referee.start(request(seats)));
  return { ...desk, opponent };
};

const wanted = async ({ referee }: Desk, times: number) => {
  const answers = Array.from({ length: times }, () => referee.hint(0));
  await settle();
  return answers;
};

describe('one question', () => {
  it('is searched once for all who ask while the search goes on, and all hear the same', async () => {
    const desk = await begun();
    const answers = await wanted(desk, 3);
    expect(desk.opponent.requests).toHaveLength(1);
    desk.opponent.answer(0, { choice: 4, value: 0.6 });
    const heard = (await Promise.all(answers)).map(must);
    expect(heard.map(({ choice, value }) => [choice, value])).toEqual(Array(3).fill([4, 0.6]));
  });

  it('is not searched again when it has been answered', async () => {
    const desk = await begun();
    const [first] = await wanted(desk, 1);
    desk.opponent.answer(0, { choice: 4 });
    must(await (first ?? desk.referee.hint(0)));
    const [again] = await wanted(desk, 1);
    expect(desk.opponent.requests).toHaveLength(1);
    expect(must(await (again ?? desk.referee.hint(0))).choice).toBe(4);
  });

  it('is searched again after a failure, and by another opponent while nothing was found', async () => {
    const desk = await begun();
    const [first] = await wanted(desk, 1);
    desk.opponent.fail(0);
    expect(faultOf(await (first ?? desk.referee.hint(0))).code).toBe('core-failed');
    await wanted(desk, 1);
    expect(desk.opponent.requests).toHaveLength(2);
    const fresh = new ScriptedOpponent();
    desk.referee.join(fresh);
    await wanted(desk, 1);
    expect(fresh.requests).toHaveLength(1);
    fresh.answer(0, { choice: 2 });
    await settle();
    // the one before comes after all: too late to be what is kept
    desk.opponent.answer(1, { choice: 7 });
    await settle();
    const [kept] = await wanted(desk, 1);
    expect(must(await (kept ?? desk.referee.hint(0))).choice).toBe(2);
    expect(fresh.requests).toHaveLength(1);
  });

  it('is searched again where an offer of a draw had the opponent think of something else', async () => {
    const desk = await begun();
    await wanted(desk, 1);
    const offered = desk.referee.offerDraw(0);
    await settle();
    expect(desk.opponent.requests).toHaveLength(2);
    desk.opponent.answer(0);
    desk.opponent.answer(1, { value: 0.2 });
    must(await offered);
    await wanted(desk, 1);
    expect(desk.opponent.requests).toHaveLength(3);
  });
});

describe('another question', () => {
  it('gets a search of its own: after a move, and after it was taken back', async () => {
    const desk = await begun(PERSONS);
    await wanted(desk, 2);
    desk.opponent.answer(0);
    await playFirst(desk, 1);
    void desk.referee.hint(1);
    await settle();
    expect(desk.opponent.requests.map(({ decision }) => decision.seat)).toEqual([0, 1]);
    must(await desk.referee.undo(0));
    await wanted(desk, 2);
    expect(desk.opponent.requests.map(({ decision }) => decision.seat)).toEqual([0, 1, 0]);
  });

  it('of another match, too', async () => {
    const desk = await begun();
    await wanted(desk, 1);
    desk.opponent.answer(0);
    must(await desk.referee.start(request(AGAINST_COMPUTER)));
    await wanted(desk, 1);
    expect(desk.opponent.requests).toHaveLength(2);
  });

  it('is not answered by a seat that is not asked', async () => {
    const desk = await begun(PERSONS);
    await wanted(desk, 1);
    desk.opponent.answer(0);
    await settle();
    expect(faultOf(await desk.referee.hint(1)).code).toBe('not-asked');
  });
});
