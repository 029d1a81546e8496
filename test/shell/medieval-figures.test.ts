/** The figures of a siege: what its turns, played by the rules, came to for each side. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { createMedievalReference } from '../../src/reference/medieval';
import { figuresOf } from '../../src/shell/games/medieval/result/figures';
import { standing } from '../../src/shell/games/medieval/result/standing';
import { turnLine } from '../../src/shell/games/medieval/result/turn-line';
import { courseOf } from '../../src/shell/result/course';
import { loadGames } from '../support/games';

await loadGames(['medieval']);

const played = (line: string, ...turns: readonly string[]) => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  const rows = [...engine.rows()];
  for (const turn of turns) {
    const done = medieval.playTurn(engine, turn);
    if (!done.ok) throw new Error(`${turn}: ${done.fault.expected}`);
    rows.push(...done.value.rows);
  }
  const events: GameEvent[] = rows.flatMap(({ mask, event }) => ((mask >> 0) & 1 ? [event] : []));
  return { events, view: engine.view(0), result: engine.result() };
};

const after = (line: string, ...turns: readonly string[]) => {
  const { events, view } = played(line, ...turns);
  return figuresOf(events, view);
};

const NOTHING = { lost: 0, captured: 0, fights: 0, hits: 0, blasts: 0, looks: 0, prisoners: 0 };

test('a Ballista that is beaten is captured, and held', () => {
  const line = '15/7k7/15/15/3f11/15/15/6b8/6F8/5F9/15/15/15/7K7/15 r - R2B2';
  const [red, blue] = after(line, 'f6-f7,g7xg8+', 'jail e1');
  expect(red).toEqual({ ...NOTHING, standing: 3, fights: 1, prisoners: 1 });
  expect(blue).toEqual({ ...NOTHING, standing: 2, captured: 1 });
});

test('a held attack is the defender’s win, a blocked shot nobody’s', () => {
  const held = '15/7k7/15/15/3f11/15/15/6x8/6F8/15/15/15/15/7K7/15 r - R2B2';
  const [red, blue] = after(held, 'g7xg8');
  expect(red).toEqual({ ...NOTHING, standing: 1, lost: 1 });
  expect(blue).toEqual({ ...NOTHING, standing: 3, fights: 1 });
  const blocked = '15/7k7/15/15/3f11/15/15/6g8/15/15/15/6A8/15/7K7/15 r - R2B2';
  const hit = blocked.replace('6g8', '6f8');
  expect(after(blocked, 'g4~g8')[0]).toEqual({ ...NOTHING, standing: 2 });
  expect(after(hit, 'g4~g8')[0]).toEqual({ ...NOTHING, standing: 2, hits: 1 });
});

test('a bomb’s victims, and a look', () => {
  const bomb = '15/7k7/15/15/3f11/15/15/15/15/8P6/7L7/15/15/7K7/15 r - R2B2';
  const [red] = after(bomb, '!h5-h8', 'd11-d10', 'h8-h9', 'd10-d9', 'jail f15');
  // the own Paladin, by the own bomb
  expect(red).toEqual({ ...NOTHING, standing: 2, captured: 1, blasts: 1 });
  const look = '15/7k7/15/15/3f11/15/6p8/15/6S8/15/15/15/15/7K7/15 r - R2B2';
  expect(after(look, 'g7?g9>e2')[0]).toEqual({ ...NOTHING, standing: 2, looks: 1 });
});

/** The course's first and last numbers after each of these turns, and those of the table beside it. */
const countsOf = (line: string, ...turns: readonly string[]) =>
  turns.map((_, at) => {
    const { events, view } = played(line, ...turns.slice(0, at + 1));
    const course = courseOf(events, view, [0, 1], [], standing);
    const figures = figuresOf(events, view).map((side) => side.standing);
    return { first: course.at(0)?.standing, last: course.at(-1)?.standing, figures };
  });

test('the course counts the pieces that the table counts: no bombs and no prisoners', () => {
  const bomb = '15/7k7/15/15/3f11/15/15/15/15/8P6/7L7/15/15/7K7/15 r - R2B2';
  // a bomb is set, goes off, and takes the own Paladin, who is locked up
  const blown = countsOf(bomb, '!h5-h8', 'd11-d10', 'h8-h9', 'd10-d9', 'jail f15');
  expect(blown.map(({ last }) => last)).toEqual(blown.map(({ figures }) => figures));
  expect(blown.map(({ first }) => first)).toEqual(blown.map(() => [3, 2]));
  expect(blown.at(-1)?.last).toEqual([2, 2]);
  // a prisoner is freed
  const held = "6P'8/15/15/6S8/3f11/9k5/15/15/15/15/15/15/15/7K7/15 r - R2B2";
  const freed = countsOf(held, 'g12^g15>e3>f3');
  expect(freed).toEqual([{ first: [2, 2], last: [3, 2], figures: [3, 2] }]);
});

test('of a turn in which a side resigned that is told, of others what was done', () => {
  const line = '15/7k7/15/15/3f11/15/15/15/6F8/15/15/15/15/7K7/15 r - R2B2';
  const { events, view, result } = played(line, 'g7-g8', 'd11-d10', 'resign');
  const told = turnLine(events, view, result);
  const turn = { seat: 0, standing: [], fights: 0, curses: 0 };
  expect(told({ ...turn, number: 1 })).toBe('Red’s Footman moves from g7 to g8.');
  expect(told({ ...turn, number: 3 })).toBe('Red resigns.');
});
