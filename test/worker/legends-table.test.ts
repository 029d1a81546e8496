/** Legends at the referee's session: arranging, exchanges, windows, saves, replays and previews, with nothing told too early. */
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../../src/contract/referee';
import { legends } from '../../src/games/legends';
import { FORM_LIST } from '../../src/games/legends/forms';
import { createCoreEngine } from '../../src/worker/core-engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { legendsCores } from '../support/harness/legends/engines';
import { createRng } from '../support/harness/rng';
import { faultOf, must } from './support/must';
import { gameWith, sessionFor, type TestSession } from './support/session';

const FORMS = legends.forms;
const ARRANGED = FORM_LIST.filter(({ setup }) => setup === 'arranged').map(({ name }) => name);
const CORES = legendsCores();
const SEATS = [{ player: 'person' }, { player: 'person' }] as const;

/** A session for matches of a form. */
const deskOf = (form: string): TestSession => {
  const setup = must(legends.readSetup({ game: 'legends', form, seats: SEATS }));
  const make = CORES(sizeOfSetup(legends, setup));
  return sessionFor({ legends: gameWith(legends, () => createCoreEngine(make(), legends)) });
};

const opened = async (form: string, setup: Partial<StartRequest['setup']> = {}): Promise<TestSession> => {
  const session = deskOf(form);
  must(await session.referee.start({ setup: { game: 'legends', form, seats: SEATS, options: {}, seed: 4, ...setup } }));
  return session;
};

/** Persons answer at random, as often as asked or until the match is over. */
const playOn = async (session: TestSession, choices: number, seed: number): Promise<void> => {
  const rng = createRng(seed);
  for (let step = 0; step < choices; step++) {
    const person = session.notices.at(-1)?.person ?? null;
    if (person === null) return;
    const { version, decision } = must(await session.referee.look(person, 0));
    must(await session.referee.choose(person, version, rng.draw(decision?.choices.length ?? 1)));
  }
};

const phaseOf = async (session: TestSession, seat: number) =>
  must(await session.referee.look(seat, 0)).view.counters['phase'];
const ARRANGING = 7;

describe.each(ARRANGED)('arranging in %s', (form) => {
  it('is undone answer by answer, and never past another seat or the battle’s beginning', async () => {
    const session = await opened(form);
    await playOn(session, 3, 1);
    expect(must(await session.referee.look(0, 0)).view.lists['arranged']).toEqual([3, 0]);
    must(await session.referee.undo(0));
    expect(must(await session.referee.look(0, 0)).view.lists['arranged']).toEqual([2, 0]);
    let steps = 0;
    while (session.notices.at(-1)?.person === 0 && steps++ < 100) await playOn(session, 1, steps);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(true);
    await playOn(session, 1, 9);
    expect(must(await session.referee.look(0, 0)).canUndo).toBe(false);
    expect(faultOf(await session.referee.undo(0)).code).toBe('bad-request');
    while ((await phaseOf(session, 1)) === ARRANGING) await playOn(session, 1, steps++);
    for (const seat of [0, 1]) expect(must(await session.referee.look(seat, 0)).canUndo).toBe(false);
    await playOn(session, 1, 3);
    expect(must(await session.referee.look(1, 0)).canUndo).toBe(false);
    const own = must(await session.referee.look(0, 0));
    const learned = own.events.some(({ type }) => type === 'shown');
    expect(own.canUndo).toBe(!learned);
  });

  it('tells nobody else of it', async () => {
    const session = await opened(form);
    await playOn(session, 6, 2);
    for (const viewer of [1, 8]) {
      const { view, events } = must(await session.referee.look(viewer, 0));
      expect(view.tokens).toEqual([]);
      expect(events).toEqual([]);
    }
    const steps = must(await session.referee.replay(1));
    expect(steps.every(({ text, view }) => text === '' && view.tokens.length === 0)).toBe(true);
  });
});

describe.each(FORMS)('a match of %s', (form) => {
  it('is saved at any point, and loads there', async () => {
    const session = await opened(form, { options: { windows: 'full', asks: 'always' } });
    const kinds = new Set<string>();
    for (let step = 0; step < 120; step++) {
      await playOn(session, 1, step);
      const person = session.notices.at(-1)?.person ?? null;
      if (person === null) break;
      const update = must(await session.referee.look(person, 0));
      const kind = update.decision?.kind ?? '';
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const other = deskOf(form);
      must(await other.referee.load(must(await session.referee.save())));
      const loaded = must(await other.referee.look(person, 0));
      expect({ ...loaded, version: 0 }).toEqual({ ...update, version: 0 });
    }
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('gives a record in clear after its end, which loads', async () => {
    const session = await opened(form);
    expect(faultOf(await session.referee.exportRecord()).code).toBe('bad-request');
    await playOn(session, 3000, 6);
    expect(session.notices.at(-1)?.result).not.toBeNull();
    const record = must(await session.referee.exportRecord());
    const again = await opened(form);
    expect(must(await again.referee.load(record)).result).toEqual(session.notices.at(-1)?.result);
    expect(must(await session.referee.replay(9)).length).toBeGreaterThan(20);
  });
});

/** A piece of nation gold. */
const FALLEN_GOLD = 45;
/** Attacker 47 may bring a fallen gold piece back after a fight that it won; with `asks: always` its seat is asked again at the turn's end. */
const TWO_OFFERS = {
  terrain: ['pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp', 'pppppppp'],
  pieces: { a1: [135, 0], g4: [158, 0], h1: [189, 0], a8: [33, 1], g5: [47, 1], h5: [9, 1] },
  fallen: { 0: [], 1: [FALLEN_GOLD] },
  turn: 1,
} as const;

describe('an answer of which nothing comes', () => {
  it('is told to whoever gave it, also where the same seat is asked again', async () => {
    const options = { asks: 'always', exchanges: 'off' } as const;
    const session = await opened(FORMS[0] ?? '', { options, position: TWO_OFFERS });
    const keys: string[] = [];
    const answer = async (text: string): Promise<void> => {
      const person = session.notices.at(-1)?.person ?? 0;
      const { version, decision, setup } = must(await session.referee.look(person, 0));
      if (decision === null) throw new Error('nobody is asked');
      keys.push(`${person} ${decision.key}`);
      const texts = decision.choices.map((code) => legends.formatChoice(code, decision.kind, legends.shape(setup)));
      expect(texts).toContain(text);
      const told = must(await session.referee.choose(person, version, texts.indexOf(text)));
      expect(told.version).toBeGreaterThan(version);
    };
    for (const text of ['g5-g4', 'pass', 'pass', 'pass', 'pass']) await answer(text);
    const window = 'legends.window';
    expect(keys).toEqual(['1 legends.main', `1 ${window}`, `0 ${window}`, '1 legends.offer', '1 legends.offer']);
    expect(session.notices.at(-1)?.person).toBe(0);
  });
});

describe('a preview', () => {
  it('says from the seat’s own view what a choice is sure to show', async () => {
    const session = await opened(FORMS[0] ?? '');
    let compared = 0;
    for (let step = 0; step < 40; step++) {
      const person = session.notices.at(-1)?.person ?? null;
      if (person === null) break;
      const { version, decision, events } = must(await session.referee.look(person, 0));
      const index = (step * 7) % (decision?.choices.length ?? 1);
      const { events: foreseen } = must(await session.referee.preview(person, version, index));
      must(await session.referee.choose(person, version, index));
      const shown = must(await session.referee.look(person, 0)).events.slice(events.length);
      if (decision?.kind === 'main') {
        expect(foreseen.length).toBeGreaterThan(0);
        expect(foreseen[0]).toEqual(shown[0]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });
});
