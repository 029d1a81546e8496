/** Going back before the computer's reply, and lowering its level: who may, what is counted and kept, what the computer learns of it. */
import { describe, expect, it } from 'vitest';
import type { SeatUpdate } from '../../src/contract/referee';
import type { ThinkRequest } from '../../src/contract/search';
import type { SeatPlan } from '../../src/contract/setup';
import { legends } from '../../src/games/legends';
import { opponents as legendsOpponents } from '../../src/games/legends/opponents';
import { legion } from '../../src/games/legion';
import { opponents as legionOpponents } from '../../src/games/legion/opponents';
import { unpackChoice } from '../../src/games/shared/choice';
import { createLegendsReference } from '../../src/reference/legends';
import { createLegionReference } from '../../src/reference/legion';
import { levelsOf } from '../../src/worker/opponent/levels';
import { encodeBlock } from '../../src/worker/referee/block';
import { DELAY } from '../../src/worker/referee/constant-delay';
import { settle } from './support/clock';
import { faultOf, must } from './support/must';
import { gameWith, playFirst, ScriptedOpponent, sessionFor, type TestSession } from './support/session';

const GAMES = {
  legion: gameWith(legion, createLegionReference, levelsOf(legionOpponents)),
  legends: gameWith(legends, createLegendsReference, levelsOf(legendsOpponents)),
};

interface Table extends TestSession {
  readonly opponent: ScriptedOpponent;
}

const PERSON: SeatPlan = { player: 'person' };
const at = (level: string): SeatPlan => ({ player: 'computer', level });

const table = (): Table => {
  const session = sessionFor(GAMES);
  const opponent = new ScriptedOpponent();
  session.referee.join(opponent);
  return { ...session, opponent };
};

/** Two armies that are far apart, and so close that the next step is a fight. */
const TERRAIN = Array(8).fill('pppppppp');
const CASTLES = { a1: [67, 0], h8: [169, 1] };
const APART = {
  terrain: TERRAIN,
  pieces: { ...CASTLES, d2: [6, 0], b2: [45, 0], f2: [3, 0], d7: [113, 1], b7: [118, 1], f7: [137, 1] },
  turn: 0,
};
const CLOSE = {
  terrain: TERRAIN,
  pieces: { ...CASTLES, d4: [45, 0], d5: [113, 1], b2: [6, 0], b7: [118, 1] },
  turn: 0,
};

type Game = keyof typeof GAMES;
const setupOf = (game: Game, seats: readonly SeatPlan[]) => ({
  game,
  form: game === 'legion' ? 'basic' : 'legends',
  seats,
  options: {},
  ...(game === 'legion' ? {} : { position: APART }),
  seed: 4,
});

const opened = async (game: Game, seats: readonly SeatPlan[]): Promise<Table> => {
  const made = table();
  must(await made.referee.start({ setup: setupOf(game, seats), effort: { iterations: 10 } }));
  return made;
};

const against = (game: Game, level = 'story') => opened(game, [PERSON, at(level)]);

/** What was chosen is told only after a while. */
const told = async ({ clock }: TestSession): Promise<void> => {
  await settle();
  clock.pass(DELAY);
  await settle();
};

/** Choices that reveal nothing: units placed, or steps to empty squares. */
const plainIn = ({ decision, view }: SeatUpdate): readonly number[] =>
  (decision?.choices ?? []).flatMap((code, index) => {
    const { form, to } = unpackChoice(code);
    const isStep = form === 'move' && !view.tokens.some(({ square }) => square === to);
    return form === 'itemAt' || isStep ? [index] : [];
  });

/** The person plays one of the plain choices. */
const move = async (made: Table, which = 0): Promise<void> => {
  const update = must(await made.referee.look(0, 0));
  const chosen = made.referee.choose(0, update.version, plainIn(update)[which] ?? -1);
  await told(made);
  must(await chosen);
};

/** The computer answers whatever it is asked, until the person is. */
const reply = async (made: Table, choice = 0): Promise<void> => {
  for (let turn = 0; turn < 20 && made.notices.at(-1)?.person !== 0; turn++) {
    made.opponent.answer(made.opponent.requests.length - 1, { choice });
    await told(made);
  }
  expect(made.notices.at(-1)?.person).toBe(0);
};

const look = async (made: TestSession) => must(await made.referee.look(0, 0));
const questions = ({ opponent }: Table): readonly Omit<ThinkRequest, 'id'>[] =>
  opponent.requests.map(({ id: _, ...question }) => question);

describe.each(['legion', 'legends'] as const)('%s against the computer at Story', (game) => {
  it('goes back before the reply to the own last decision, three times', async () => {
    const made = await against(game);
    for (let count = 1; count <= 3; count++) {
      const before = await look(made);
      await move(made, count);
      await reply(made, count);
      expect(await look(made)).toMatchObject({ canUndo: false, canTakeBack: true });
      const notice = must(await made.referee.takeBack(0));
      expect(notice).toMatchObject({ person: 0, ply: before.view.ply });
      const after = await look(made);
      expect(after.view).toEqual(before.view);
      expect(after.decision).toEqual(before.decision);
      expect(after.events).toEqual(before.events);
      expect(after.eased).toEqual({ takenBack: count, left: 3 - count, lowered: [] });
    }
    await move(made);
    await reply(made);
    expect((await look(made)).canTakeBack).toBe(false);
    expect(faultOf(await made.referee.takeBack(0)).code).toBe('bad-request');
  });

  it('leaves nothing of the part taken back to the computer', async () => {
    const made = await against(game);
    await move(made, 1);
    await reply(made, 1);
    must(await made.referee.takeBack(0));
    await move(made, 2);
    const plain = await against(game);
    await move(plain, 2);
    expect(questions(made).at(-1)).toEqual(questions(plain).at(-1));
  });

  it('is not there where undo is, nor before the first decision', async () => {
    const made = await against(game);
    expect((await look(made)).canTakeBack).toBe(false);
    await move(made);
    expect(await look(made)).toMatchObject({ canUndo: true, canTakeBack: false });
    expect(faultOf(await made.referee.takeBack(0)).code).toBe('bad-request');
  });

  it('is over with the match', async () => {
    const made = await against(game);
    await move(made);
    await reply(made);
    must(await made.referee.resign(0));
    expect((await look(made)).canTakeBack).toBe(false);
    expect(faultOf(await made.referee.takeBack(0)).code).toBe('bad-request');
  });

  it('is not given back by a reload, and a plain undo counts nothing', async () => {
    const made = await against(game);
    for (let count = 0; count < 2; count++) {
      await move(made);
      await reply(made);
      must(await made.referee.takeBack(0));
    }
    await move(made);
    must(await made.referee.undo(0));
    expect((await look(made)).eased).toMatchObject({ takenBack: 2, left: 1 });
    const other = table();
    must(await other.referee.load(must(await made.referee.save())));
    expect(await look(other)).toMatchObject({ eased: { takenBack: 2, left: 1 } });
    expect(must(await other.referee.save())).toBe(must(await made.referee.save()));
  });

  it('stands in the record, which can be watched and opened', async () => {
    const made = await against(game);
    await move(made);
    await reply(made);
    must(await made.referee.takeBack(0));
    await move(made);
    await reply(made);
    must(await made.referee.resign(0));
    const record = must(await made.referee.exportRecord());
    expect(record.split('\n').filter((line) => line.includes('@0'))).toEqual(['takeback@0', 'resign@0']);
    const other = table();
    must(await other.referee.load(record));
    expect((await look(other)).eased).toMatchObject({ takenBack: 1 });
    expect(must(await other.referee.replay(0))).toEqual(must(await made.referee.replay(0)));
    expect(must(await other.referee.replay(0)).map(({ text }) => text)).not.toContain('takeback@0');
  });
});

describe('taking back', () => {
  it.each(['standard', 'veteran', 'champion'])('is not granted by %s', async (level) => {
    const made = await against('legends', level);
    await move(made);
    await reply(made);
    expect(await look(made)).toMatchObject({ canUndo: false, canTakeBack: false, eased: { left: 0 } });
    expect(faultOf(await made.referee.takeBack(0)).code).toBe('bad-request');
  });

  it('is not there between two persons', async () => {
    const made = await opened('legion', [PERSON, PERSON]);
    await playFirst(made, 2);
    expect(await look(made)).toMatchObject({ canTakeBack: false, eased: { left: 0 } });
  });

  it('goes past what was revealed, and gives the same luck again', async () => {
    const made = table();
    const battle = setupOf('legends', [PERSON, at('story')]);
    must(await made.referee.start({ setup: { ...battle, position: CLOSE }, effort: { iterations: 10 } }));
    const before = await look(made);
    const attack = (before.decision?.choices ?? []).findIndex((code) => {
      const { form, to } = unpackChoice(code);
      return form === 'move' && before.view.tokens.some(({ square, seat }) => square === to && seat === 1);
    });
    const fight = async () => {
      const { version } = await look(made);
      const chosen = made.referee.choose(0, version, attack);
      await told(made);
      must(await chosen);
      for (let turn = 0; turn < 8; turn++) {
        const update = await look(made);
        if (update.decision === null || update.decision.kind === 'main') break;
        const answered = made.referee.choose(0, update.version, update.decision.choices.length - 1);
        await told(made);
        must(await answered);
      }
      await reply(made);
    };
    await fight();
    const fought = await look(made);
    expect(fought.events.some(({ type }) => type === 'shown')).toBe(true);
    expect(fought).toMatchObject({ canUndo: false, canTakeBack: true });
    must(await made.referee.takeBack(0));
    expect((await look(made)).view).toEqual(before.view);
    await fight();
    expect((await look(made)).view).toEqual(fought.view);
  });
});

describe('a lowered level', () => {
  it('answers from the next question on, also where the computer was thinking', async () => {
    const made = await against('legends', 'champion');
    await move(made);
    expect(questions(made).at(-1)).toMatchObject({ level: 'champion' });
    must(await made.referee.lower('standard'));
    await settle();
    expect(questions(made).at(-1)).toMatchObject({ level: 'standard', decision: { seat: 1 } });
    await reply(made);
    expect(await look(made)).toMatchObject({
      eased: { takenBack: 0, left: 0, lowered: [{ seat: 1, from: 'champion', to: 'standard' }] },
      setup: { seats: [{}, { level: 'standard' }] },
    });
  });

  it('only goes down, and not after the end', async () => {
    const made = await against('legends', 'standard');
    for (const level of ['standard', 'champion', 'nobody', '']) {
      expect(faultOf(await made.referee.lower(level))).toMatchObject({ code: 'bad-request', at: 'level' });
    }
    must(await made.referee.lower('story'));
    must(await made.referee.resign(0));
    expect(faultOf(await made.referee.lower('random')).code).toBe('bad-request');
  });

  it('stays lowered after undo and taking back, and after a reload', async () => {
    const made = await against('legends', 'champion');
    await move(made);
    must(await made.referee.lower('veteran'));
    must(await made.referee.undo(0));
    await move(made);
    await reply(made);
    must(await made.referee.lower('story'));
    must(await made.referee.takeBack(0));
    const eased = {
      takenBack: 1,
      left: 2,
      lowered: [
        { seat: 1, from: 'champion', to: 'veteran' },
        { seat: 1, from: 'veteran', to: 'story' },
      ],
    };
    expect((await look(made)).eased).toEqual(eased);
    const other = table();
    must(await other.referee.load(must(await made.referee.save())));
    expect((await look(other)).eased).toEqual(eased);
    await move(other);
    expect(questions(other).at(-1)).toMatchObject({ level: 'story' });
  });

  it('of the strongest takes no longer than that level ever does', async () => {
    const made = table();
    must(
      await made.referee.start({
        setup: setupOf('legends', [PERSON, at('champion')]),
        effort: { milliseconds: 10_000 },
      }),
    );
    await move(made);
    expect(questions(made).at(-1)?.effort).toEqual({ milliseconds: 10_000 });
    must(await made.referee.lower('standard'));
    await settle();
    expect(questions(made).at(-1)?.effort).toEqual({ milliseconds: 3000 });
  });
});

describe('a save', () => {
  const SETUP = setupOf('legion', [PERSON, at('story')]);
  const block = (record: readonly string[], level = 'story'): string =>
    must(
      encodeBlock({
        setup: { ...SETUP, seats: [PERSON, at(level)] },
        record,
        effort: { iterations: 10 },
        result: null,
      }),
    );

  it.each<readonly [string, readonly string[], string, string]>([
    ['a fourth time', ['takeback@0', 'takeback@0', 'takeback@0', 'takeback@0'], 'story', 'record[3]'],
    ['a computer that takes back', ['takeback@1'], 'story', 'record[0]'],
    ['a stranger that takes back', ['takeback@5'], 'story', 'record[0]'],
    ['a level that grants none', ['takeback@0'], 'veteran', 'record[0]'],
    ['a level that rises', ['level@1=veteran'], 'story', 'record[0]'],
    ['a person’s level', ['level@0=story'], 'veteran', 'record[0]'],
    ['a level that is none', ['level@1=nobody'], 'veteran', 'record[0]'],
    ['a level after the end', ['resign@0', 'level@1=story'], 'veteran', 'record[1]'],
  ])('with %s is refused', async (_, record, level, path) => {
    const made = table();
    const fault = faultOf(await made.referee.load(block(record, level)));
    expect(fault.code).toBe('bad-save');
    expect(fault.at.startsWith(path)).toBe(true);
  });

  it('of a version before has taken nothing back', async () => {
    const made = table();
    must(await made.referee.load(block(['S@c3'])));
    expect((await look(made)).eased).toEqual({ takenBack: 0, left: 3, lowered: [] });
  });
});

describe('undo in windows', () => {
  it('does not end at a pass of the other seat, which nobody may notice', async () => {
    const made = table();
    const options = { windows: 'full', asks: 'always' };
    must(await made.referee.start({ setup: { ...setupOf('legends', [PERSON, PERSON]), options } }));
    const first = await look(made);
    must(await made.referee.choose(0, first.version, plainIn(first)[0] ?? -1));
    // after the turn both are asked, and nothing else happens
    for (const seat of [0, 1]) {
      const { version, decision } = must(await made.referee.look(seat, 0));
      expect(decision?.kind).toBe('respond');
      must(await made.referee.choose(seat, version, (decision?.choices.length ?? 1) - 1));
    }
    expect((await look(made)).canUndo).toBe(true);
  });
});
