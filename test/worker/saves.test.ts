/** Saves and records in clear: what comes back, what is refused, and that a refusal leaves the match alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RefereeApi, StartRequest } from '../../src/contract/referee';
import { encodeBlock, MAX_SAVE } from '../../src/worker/referee/block';
import { faultOf, must } from './support/must';
import { chooseText, PERSONS, playFirst, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const REQUEST: StartRequest = {
  setup: { game: 'legion', form: 'king', seats: PERSONS, options: {}, seed: 11 },
  effort: { iterations: 50 },
};
const SAVED = {
  setup: { game: 'legion', form: 'basic', seats: PERSONS, options: { asks: 'useful' }, seed: 4 },
  record: ['S@a1', 'S@f6', 'N@a2'],
  effort: { milliseconds: 500 },
  result: null,
};

const started = async (): Promise<TestSession> => {
  const session = sessionFor();
  must(await session.referee.start(REQUEST));
  return session;
};

/** All that shows in a match, but for the version. */
const picture = async (referee: RefereeApi) => {
  const looks = await Promise.all([0, 1, 8].map(async (viewer) => must(await referee.look(viewer, 0))));
  return looks.map(({ version: _, ...rest }) => rest);
};

/** Loads what must be refused, and checks that the match before goes on as if nothing had been. */
const refused = async (text: string) => {
  const session = await started();
  await playFirst(session, 6);
  const before = [await picture(session.referee), must(await session.referee.save())];
  const told = session.notices.length;
  const fault = faultOf(await session.referee.load(text));
  expect([await picture(session.referee), must(await session.referee.save())]).toEqual(before);
  expect(session.notices).toHaveLength(told);
  await playFirst(session, 1);
  return fault;
};

const block = (json: unknown): string => must(encodeBlock(json));

describe('a save', () => {
  it('brings back everything, at every point of a match', async () => {
    const session = await started();
    const other = sessionFor();
    for (let step = 0; step < 24; step++) {
      const text = must(await session.referee.save());
      const notice = must(await other.referee.load(text));
      expect(notice.person).toBe(session.notices.at(-1)?.person);
      expect(await picture(other.referee)).toEqual(await picture(session.referee));
      expect(must(await other.referee.save())).toBe(text);
      await chooseText(session.referee, session.notices.at(-1)?.person ?? 0, step % 3 === 0 ? 1 : 0);
    }
    expect(must(await session.referee.undo(0)).ply).toBeLessThan(24);
  });

  it('tells nothing at a glance', async () => {
    const session = await started();
    await playFirst(session, 4);
    const text = must(await session.referee.save());
    expect(text).not.toContain('legion');
    expect(atob(text.split(' ')[3] ?? '')).not.toContain('legion');
  });

  it('keeps who plays, how well, and the end', async () => {
    const session = sessionFor();
    const opponent = new ScriptedOpponent();
    const seats = [{ player: 'person' }, { player: 'computer', level: 'random' }] as const;
    must(await session.referee.start({ ...REQUEST, setup: { ...REQUEST.setup, form: 'basic', seats } }));
    must(await session.referee.resign(0));
    const other = sessionFor();
    other.referee.join(opponent);
    const notice = must(await other.referee.load(must(await session.referee.save())));
    expect(notice.result?.reason).toBe('resign');
    expect(must(await other.referee.look(8, 0)).setup.seats).toEqual(seats);
  });

  it('of an ordinary match stays short', async () => {
    const session = await started();
    for (let step = 0; step < 700 && session.notices.at(-1)?.result === null; step++) {
      const person = session.notices.at(-1)?.person ?? 0;
      const { decision } = must(await session.referee.look(person, 0));
      await chooseText(session.referee, person, (step * 37) % (decision?.choices.length ?? 1));
    }
    expect(must(await session.referee.save()).length).toBeLessThan(12 * 1024);
  });

  it('that would be too long is refused', () => {
    expect(faultOf(encodeBlock('x'.repeat(MAX_SAVE))).code).toBe('storage');
  });
});

describe('saves of earlier builds', () => {
  it('version 1 loads', async () => {
    const text = readFileSync(new URL('./saves/legion-v1.txt', import.meta.url), 'utf8');
    const session = sessionFor();
    const notice = must(await session.referee.load(text));
    // Black has chosen the faces; White, the computer, builds
    expect(notice).toMatchObject({ ply: 4, person: null, thinking: true });
    expect(must(await session.referee.look(0, 0)).setup.seats[1]).toEqual({ player: 'computer', level: 'story' });
  });
});

describe('a save that is not in order', () => {
  const good = block(SAVED);

  it('is refused without its frame', async () => {
    for (const text of ['', 'VEILWAR', good.slice(0, -9), `${good}!`, good.replace('VEILWAR', 'veilwar')]) {
      expect((await refused(text)).code).toBe('bad-save');
    }
    expect((await refused('x'.repeat(MAX_SAVE + 1))).code).toBe('bad-save');
  });

  it('is refused with another version or checksum', async () => {
    expect(await refused(good.replace(' 1 ', ' 2 '))).toMatchObject({ code: 'bad-save', at: 'version' });
    const [magic, version, sum = '', body] = good.split(' ');
    const other = sum.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await refused([magic, version, other, body].join(' '))).toMatchObject({ code: 'bad-save', at: 'checksum' });
    for (const written of ['01', '001', '1 ', '+1', '1.0']) {
      expect(await refused([magic, written, sum, body].join(' '))).toMatchObject({ code: 'bad-save' });
    }
    const turned = (body ?? '').replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await refused([magic, version, sum, turned].join(' '))).toMatchObject({ at: 'checksum' });
  });

  it('is refused with its padding changed, and with bits that say nothing', async () => {
    // of the three lengths of an ending each is met
    for (const seed of [4, 44, 444]) {
      const text = block({ ...SAVED, setup: { ...SAVED.setup, seed } });
      must(await sessionFor().referee.load(text));
      const bare = text.replace(/=+$/, '');
      const others = ['', '=', '==', '==='].map((padding) => bare + padding).filter((other) => other !== text);
      const stray =
        bare.replace(/.$/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)) + text.slice(bare.length);
      for (const other of [...others, stray]) expect(await refused(other)).toMatchObject({ code: 'bad-save' });
    }
  });

  it.each<[string, unknown, string]>([
    ['not an object', [SAVED], ''],
    ['an unknown part', { ...SAVED, cheat: 1 }, 'cheat'],
    ['no setup', { ...SAVED, setup: null }, 'setup'],
    ['another game', { ...SAVED, setup: { ...SAVED.setup, game: 'conquest' } }, 'setup.game'],
    ['another form', { ...SAVED, setup: { ...SAVED.setup, form: 'queen' } }, 'setup.form'],
    [
      'a level nobody knows',
      { ...SAVED, setup: { ...SAVED.setup, seats: [{}, { level: 'god' }] } },
      'setup.seats[1].level',
    ],
    ['a seed below 0', { ...SAVED, setup: { ...SAVED.setup, seed: -4 } }, 'setup.seed'],
    ['a bad position', { ...SAVED, setup: { ...SAVED.setup, position: '6/6/6/6/6/6 b a1 basic' } }, 'setup.position'],
    ['no record', { ...SAVED, record: 'S@a1' }, 'record'],
    ['a choice that is none', { ...SAVED, record: ['S@a1', 'S@f6', 7] }, 'record[2]'],
    ['a text that is none', { ...SAVED, record: ['S@a1', 'hello'] }, 'record[1]'],
    ['a choice that is not offered', { ...SAVED, record: ['S@a1', 'S@a1'] }, 'record[1]'],
    ['a choice after the end', { ...SAVED, record: ['resign@0', 'S@a1'] }, 'record[1]'],
    ['a second resignation', { ...SAVED, record: ['resign@0', 'resign@1'] }, 'record[1]'],
    ['a stranger resigning', { ...SAVED, record: ['resign@2'] }, 'record[0]'],
    ['a result too early', { ...SAVED, result: 'b:resign' }, 'result'],
    ['the wrong result', { ...SAVED, record: ['resign@0'], result: 'b:resign' }, 'result'],
    ['a missing result', { ...SAVED, record: ['resign@0'], result: null }, 'result'],
    ['a senseless effort', { ...SAVED, effort: { milliseconds: 'long' } }, 'effort.milliseconds'],
  ])('%s is refused with its place', async (_, json, at) => {
    const fault = await refused(block(json));
    expect(fault).toMatchObject({ code: 'bad-save', at });
  });
});

describe('a record in clear', () => {
  it('is given only after the end, and loads again', async () => {
    const session = await started();
    await playFirst(session, 12);
    expect(faultOf(await session.referee.exportRecord()).code).toBe('bad-request');
    must(await session.referee.offerDraw(0));
    must(await session.referee.offerDraw(1));
    const text = must(await session.referee.exportRecord());
    const lines = text.split('\n');
    expect(lines.slice(0, 2)).toEqual(['[Game "legion"]', '[Mode "king"]']);
    expect(lines).toContain('[Seed 11]');
    expect(lines).toContain('[Result "draw:agreement"]');
    expect(lines.at(-2)).toBe('draw');
    const other = sessionFor();
    expect(must(await other.referee.load(text)).result?.reason).toBe('agreement');
    expect(await picture(other.referee)).toEqual(await picture(session.referee));
    expect(must(await other.referee.exportRecord())).toBe(text);
  });

  it('takes boards, a position, and lines that settle a whole turn', async () => {
    const session = sessionFor();
    const boards = '[Game "legion"]\n[Mode "advanced"]\n[Terrain "1A0,2B3,3A1,4A2"]\n\nS@a1\nresign@1\n';
    must(await session.referee.load(boards));
    expect(must(await session.referee.exportRecord())).toContain('[Terrain "1A0,2B3,3A1,4A2"]');
    const turn = '[Game "legion"]\n[Mode "basic"]\n[Position "T5/6/3U2/6/4S1/6 b - basic -"]\n\nA@a1xe2\n';
    must(await session.referee.load(turn));
    expect(legionPosition(must(await session.referee.look(1, 0)).view.flag)).toBe('e2');
  });

  it.each([
    ['a line that nobody knows', '[Game "legion"]\n\nS@a1\nfoo', 'record[1]'],
    ['a header twice', '[Game "legion"]\n[Game "legion"]', 'Game'],
    ['an unknown header', '[Game "legion"]\n[Cheat 1]', 'Cheat'],
    ['a value that is no JSON', '[Game legion]', 'Game'],
    ['a header after the first line', '[Game "legion"]\n\nS@a1\n[Seed 4]', 'line 4'],
    ['a false result', '[Game "legion"]\n[Result "b:all-placed"]\n\nS@a1', 'result'],
    ['no game', '[Mode "king"]\n\nS@a1', 'setup.game'],
  ])('%s is refused', async (_, text, at) => {
    expect(await refused(text)).toMatchObject({ code: 'bad-save', at });
  });
});

const legionPosition = (flag: number | null): string =>
  flag === null ? '-' : `${'abcdef'[flag % 6]}${Math.floor(flag / 6) + 1}`;
