/** What stands beside a siege: the goal, what endangers the King, the prisons, and what a side has lost. */
import { describe, expect, test } from 'vitest';
import { medieval } from '../../src/games/medieval';
import { heldBy } from '../../src/games/medieval/reading/standing';
import { KIND } from '../../src/games/medieval/units';
import { createMedievalReference } from '../../src/reference/medieval';
import { heldText, leftText, lostBy } from '../../src/shell/games/medieval/army-box';
import { dangerLine, goalLine, stateLines } from '../../src/shell/games/medieval/header';
import { loadGames } from '../support/games';

await loadGames(['medieval']);

const [RED, BLUE, ONLOOKER] = [0, 1, 8];

const seenBy = (viewer: number, line: string, shown: readonly string[] = [], ...turns: readonly string[]) => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line, shown } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  for (const turn of turns) medieval.playTurn(engine, turn);
  return engine.view(viewer);
};

// a Knight three steps from the King
const KNIGHT = '15/7k7/15/15/15/15/15/15/15/15/4n10/15/15/4K10/15 r - R2B2';

test('the goal names the stockade from the start', () => {
  const goal = (viewer: number) => goalLine(seenBy(viewer, KNIGHT));
  expect(goal(RED)).toBe('Capture the enemy King, or bring yours to the stockade on h14.');
  expect(goal(BLUE)).toBe('Capture the enemy King, or bring yours to the stockade on h2.');
});

describe('danger', () => {
  test('of an enemy that is known is told to whose King it is', () => {
    const told = 'Your King on e2 is in danger: the Knight on e5 can take him next turn.';
    expect(dangerLine(seenBy(RED, KNIGHT, ['e5']))).toBe(told);
    expect(dangerLine(seenBy(BLUE, KNIGHT, ['e5']))).toBe('');
    expect(dangerLine(seenBy(ONLOOKER, KNIGHT, ['e5']))).toBe('');
  });

  test('of one that is hidden is not', () => {
    expect(dangerLine(seenBy(RED, KNIGHT))).toBe('');
  });

  test('of a King that is known and stands before the stockade is told too', () => {
    const line = '15/15/15/15/15/15/15/15/15/15/15/15/7k7/4K10/15 r - R2B2';
    expect(dangerLine(seenBy(RED, line, ['h3']))).toBe('The enemy King on h3 can enter your stockade next turn.');
    expect(dangerLine(seenBy(RED, line))).toBe('');
  });
});

test('two guarded prisons are told of together', () => {
  const one = "4B'10/7k7/15/15/15/15/15/15/15/15/15/15/15/7K7/15 r - R2B2";
  expect(stateLines(seenBy(RED, one))).toEqual([
    'Prisoners can’t escape while Blue has a piece in its camp or prison row.',
  ]);
  const two = one.replace('K7/15', "K7/6l'8");
  expect(stateLines(seenBy(RED, two))).toEqual([
    'Prisoners can’t escape while their captor has a piece in its camp or prison row.',
  ]);
  const open = "4B'10/15/15/15/15/15/15/15/15/15/15/7k7/15/7K7/6l'8 r - R2B2";
  expect(stateLines(seenBy(RED, open))).toEqual([
    'Prisoners can’t escape while Red has a piece in its camp or prison row.',
    'Blue’s prison is unguarded: prisoners can escape.',
  ]);
});

test('a prisoner is not lost, and stands in no list but its captor’s', () => {
  const line = '15/7k7/15/15/3f11/15/15/6b8/6N8/15/15/15/15/7K7/15 r - R2B2';
  const count = (view: ReturnType<typeof seenBy>): number =>
    lostBy(view, BLUE).filter((kind) => kind === KIND.ballista).length;
  expect(count(seenBy(RED, line))).toBe(0);
  const after = seenBy(RED, line, [], 'g7xg8', 'jail e1');
  expect(count(after)).toBe(0);
  expect(heldBy(after, RED).map(({ kind }) => kind)).toEqual([KIND.ballista]);
});

test('of bombs to set nothing is said while the Alchemist is a prisoner: nobody else sets one (RULES 6, 7)', () => {
  const free = '15/7k7/15/15/3f11/15/15/15/15/15/7L7/15/15/7K7/15 r - R2B2';
  expect(leftText(seenBy(RED, free), RED)).toBe('2 pieces, 2 bombs to set');
  expect(leftText(seenBy(RED, free.replace('R2B2', 'R0B1')), RED)).toBe('2 pieces, no bomb to set');
  expect(leftText(seenBy(RED, free.replace('R2B2', 'R0B1')), BLUE)).toBe('2 pieces, 1 bomb to set');
  const held = "6L'8/7k7/15/15/3f11/15/15/15/15/15/15/15/15/7K7/15 r - R2B2";
  for (const viewer of [RED, BLUE]) expect(leftText(seenBy(viewer, held), RED)).toBe('1 piece');
});

test('of prisoners it is said whose they are', () => {
  expect(heldText({ viewer: RED }, BLUE, 'Alchemist')).toBe('Holds your Alchemist');
  expect(heldText({ viewer: BLUE }, BLUE, 'Alchemist')).toBe('Holds Red’s Alchemist');
  expect(heldText({ viewer: ONLOOKER }, RED, 'Mage')).toBe('Holds Blue’s Mage');
});
