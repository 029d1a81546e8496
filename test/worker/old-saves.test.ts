/**
 * Matches and records as every earlier build wrote them (test/worker/saves) open with the games and levels of today, and are
 * written again letter for letter. `v1`: from the first build that had the game; all builds since have written the same. A
 * new version of saves adds its own files; none is ever taken away.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { part as legends } from '../../src/games/legends/worker';
import { part as legion } from '../../src/games/legion/worker';
import type { GamePart } from '../../src/games/part';
import { createCoreEngine } from '../../src/worker/core-engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { levelsOf } from '../../src/worker/opponent/levels';
import { SAVE_VERSION } from '../../src/worker/referee/block';
import type { RefereeGame } from '../../src/worker/referee/games';
import { coreFromFile } from '../support/core-file';
import { legendsCores } from '../support/harness/legends/engines';
import { must } from './support/must';
import { chooseText, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const FOLDER = new URL('./saves/', import.meta.url);
const FILES = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

const gameOf = (part: GamePart, loadEngine: RefereeGame['loadEngine']): RefereeGame => ({
  content: part.content,
  levels: levelsOf(part.opponents, part.characters),
  loadEngine,
});
const cores = legendsCores();
const GAMES = {
  legends: gameOf(legends, async (setup) => {
    const core = cores(setup === null ? 'common' : sizeOfSetup(legends.content, setup));
    return { ok: true, value: () => createCoreEngine(core(), legends.content) };
  }),
  legion: gameOf(legion, async () => ({
    ok: true,
    value: () => createCoreEngine(coreFromFile('legion')(), legion.content),
  })),
};

/** What was chosen is told after the same time in any case: lets it pass until the answer is there. */
const passing = async (session: TestSession, answer: Promise<unknown>): Promise<void> => {
  let waiting = true;
  const done = answer.finally(() => {
    waiting = false;
  });
  for (let times = 0; waiting && times < 100; times++) await session.clock.pass(100);
  await done;
};

/** Persons and computer answer so many questions more, or as many as there are. */
const playOn = async (session: TestSession, opponent: ScriptedOpponent, times: number): Promise<number> => {
  let asked = 0;
  for (let turn = 0; turn < times; turn++) {
    const notice = session.notices.at(-1);
    if (notice === undefined || notice.result !== null) break;
    asked++;
    if (notice.person === null) opponent.answer(opponent.requests.length - 1);
    else await passing(session, chooseText(session.referee, notice.person));
    await session.clock.pass(1000);
  }
  return asked;
};

describe('saves', () => {
  const saves = FILES.filter((file) => !file.endsWith('.record.txt'));

  it('of every version that there was are here, of every game, level and character', () => {
    for (let version = 1; version <= SAVE_VERSION; version++) {
      for (const part of [legends, legion]) {
        const own = saves.filter((file) => file.startsWith(`v${version}-${part.content.name}-`));
        const forms = part.content.forms.filter((form) => own.some((file) => file.includes(`-${form}.`)));
        expect(forms.length).toBeGreaterThan(part.content.forms.length / 2);
      }
    }
    const named = saves.join(' ');
    for (const { name } of [...legends.opponents, ...(legends.characters ?? [])]) expect(named).toContain(name);
  });

  it.each(saves)('%s opens as it was and plays on', async (file) => {
    const session = sessionFor(GAMES);
    const opponent = new ScriptedOpponent();
    session.referee.join(opponent);
    const notice = must(await session.referee.load(read(file)));
    expect(notice).toMatchObject({ result: null, fault: null });
    expect(must(await session.referee.save())).toBe(read(file).trim());
    expect(await playOn(session, opponent, 4)).toBeGreaterThan(0);
    expect(must(await session.referee.save()).length).toBeGreaterThan(read(file).trim().length);
  });
});

describe('records', () => {
  it.each(FILES.filter((file) => file.endsWith('.record.txt')))('%s opens and can be looked through', async (file) => {
    const session = sessionFor(GAMES);
    const notice = must(await session.referee.load(read(file)));
    expect(notice.result).not.toBeNull();
    expect(must(await session.referee.exportRecord())).toBe(read(file));
    const choices = read(file).trim().split('\n\n')[1]?.split('\n') ?? [];
    expect(
      must(await session.referee.replay(9))
        .slice(1)
        .map(({ text }) => text),
    ).toEqual(choices);
  });
});
