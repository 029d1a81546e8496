/** Exchanges before the battle: which castle stands in front, and what passing is called. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { passName, questionText } from '../../src/match/games/legends/question';
import { ONLOOKER } from '../../src/match/reduce-state';
import { createLegendsReference } from '../../src/reference/legends';
import { exchangeReason, exposedCastles } from '../../src/shell/games/legends/advice/exchange';
import { say } from '../../src/text';
import { capital } from '../../src/text/capital';
import { must } from '../match/support';

const PLAINS = Array<string>(8).fill('pppppppp');
/** A lake on c1, a town on f2. */
const LAKE = [...PLAINS.slice(0, 6), 'ppppptpp', 'pp~ppppp'];

/** Castles (67 good, 169 evil) and a piece before or behind each, as a seat sees them. */
const seen = (pieces: Readonly<Record<string, unknown>>, viewer: number) => ({
  ...must(legends.readPosition({ terrain: Array(8).fill('pppppppp'), pieces, turn: 0 })),
  viewer,
});

test('a castle on the rank that faces the enemy is exposed, for its own seat alone', () => {
  const front = { c4: [67, 0], a1: [61, 0], d5: [169, 1], h8: [190, 1] };
  expect(exposedCastles(seen(front, 0))).toEqual([26]);
  expect(exposedCastles(seen(front, 1))).toEqual([35]);
  expect(exposedCastles(seen(front, ONLOOKER))).toEqual([]);
  const back = { c1: [67, 0], a4: [61, 0], d8: [169, 1], h5: [190, 1] };
  expect(exposedCastles(seen(back, 0))).toEqual([]);
  expect(exposedCastles(seen(back, 1))).toEqual([]);
});

test('keeping what was dealt is called so until something is exchanged', () => {
  const asked = (left: number) =>
    ({ seat: 0, kind: 'swap', key: 'legends.exchange', args: [left], choices: [] }) as const;
  expect(passName(asked(2))).toBe('Keep as dealt');
  expect(passName(asked(1))).toBe('Begin');
});

test('the question has the words of the button beside it', () => {
  const question = (left: number) =>
    questionText(
      {
        decision: { seat: 0, kind: 'swap', key: 'legends.exchange', args: [left], choices: [] },
        presses: [],
        prompt: { key: 'legends.exchange', args: {} },
        squares: [],
        items: [],
        canPass: true,
        choice: null,
        more: false,
      },
      seen({ a1: [61, 0], d5: [169, 1] }, 0),
      legends,
    );
  expect(question(2)).toBe('Exchange two of your pieces, or keep them as dealt. You may do this twice.');
  expect(question(1)).toBe(
    'Exchange two of your pieces, or begin the battle. You may do this once more; then the battle begins.',
  );
});

describe('an exchange that is proposed says what speaks for it', () => {
  const sq = (name: string): number => 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
  const why = (pieces: Readonly<Record<string, unknown>>, from: string, to: string, viewer = 0, rows = PLAINS) => {
    const position = { terrain: rows, pieces: { h8: [169, 1], ...pieces }, turn: 0 };
    const seats = [{ player: 'person' }, { player: 'person' }];
    const engine = createLegendsReference();
    must(engine.start(must(legends.readSetup({ game: 'legends', seats, options: {}, position }))));
    const view = engine.view(viewer);
    const { name, args } = exchangeReason(view, sq(from), sq(to));
    // where nothing can be said the hint is silent
    return name === 'exchange' ? null : capital(say(`hint.${name}`, { ...args }));
  };

  test.each([
    // the castle (67) on rank 4 goes to rank 1
    [{ d4: [67, 0], d1: [77, 0] }, 'd4', 'd1', 'Your castle moves to the back, where it’s harder to reach.'],
    // from e1 with three squares next to it to b1, where a lake takes one of three
    [{ e1: [67, 0], b1: [77, 0] }, 'b1', 'e1', 'On b1 your castle can be reached from only 2 squares; here, from 3.'],
    // the Holy Knight (50) has 5, and 4 more in a town
    [
      { a1: [67, 0], c2: [50, 0], f2: [77, 0] },
      'c2',
      'f2',
      'On f2, the strength of the Holy Knight is 9 instead of 5. It gets +4 strength while in a town.',
    ],
    // Landor (1) has 10, the Dwarven Warrior (21) less
    [
      { a1: [67, 0], c2: [1, 0], c3: [21, 0] },
      'c3',
      'c2',
      'Landor comes forward, where strength counts more, and the Dwarven Warrior goes back.',
    ],
    // on one rank, the stronger of two or Magic (65) comes next to the castle
    [{ a1: [67, 0], b1: [21, 0], d1: [1, 0] }, 'b1', 'd1', 'Landor comes next to your castle and can guard it.'],
    [
      { a1: [67, 0], b1: [21, 0], d1: [65, 0] },
      'b1',
      'd1',
      'The Altar of Deliverance comes next to your castle as a trap for attackers.',
    ],
    // on one rank there is nothing to see
    [{ a1: [67, 0], c3: [1, 0], d3: [21, 0] }, 'c3', 'd3', null],
  ])('%#', (pieces, from, to, text) => expect(why(pieces, from, to, 0, LAKE)).toBe(text));

  test('seen from the other end it is the other direction', () => {
    const pieces = { a1: [67, 0], d5: [190, 1], d8: [169, 1] };
    expect(why(pieces, 'd5', 'd8', 1)).toBeNull();
    expect(why({ a1: [67, 0], d5: [169, 1], d8: [190, 1] }, 'd5', 'd8', 1)).toBe(
      'Your castle moves to the back, where it’s harder to reach.',
    );
  });
});
