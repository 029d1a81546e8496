/** That the enemy castle can be attacked now is said where the viewer knows it, and only where it is so. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import type { MatchState } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { winningText } from '../../src/shell/games/legends/advice/winning';
import { loadTexts } from '../../src/text/games';
import { must } from '../match/support';

await loadTexts('legends');

const SHOWN = 'shown';

const told = (
  pieces: Readonly<Record<string, unknown>>,
  { form = 'legends', presses = [] }: { readonly form?: string; readonly presses?: readonly unknown[] } = {},
): string => {
  const engine = createLegendsReference();
  const terrain = form === 'legends' ? { terrain: Array(8).fill('pppppppp') } : {};
  const position = { form, ...terrain, pieces, turn: 0 };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', form, seats, options: {}, position }))));
  const decision = engine.decision();
  if (decision === null) throw new Error('over');
  return winningText({ view: engine.view(0), asking: { decision, presses } } as unknown as MatchState);
};

// 67 and 169 are castles, 8 walks one square, 113 charges along an open line
const own = { a1: [67, 0], h1: [8, 0], b8: [103, 1] };
const wins = 'The enemy castle on h8 is within reach: attack it to win.';

describe('an enemy castle that is known', () => {
  test('and can be attacked by a step or by a power', () => {
    expect(told({ ...own, h8: [169, 1, SHOWN], h7: [8, 0] })).toBe(wins);
    expect(told({ ...own, h8: [169, 1, SHOWN], h4: [113, 0] })).toBe(wins);
  });
  test('but not by anybody now', () => {
    expect(told({ ...own, h8: [169, 1, SHOWN], h6: [8, 0] })).toBe('');
    expect(told({ ...own, h8: [169, 1, SHOWN], h4: [113, 0], h6: [103, 1] })).toBe('');
  });
  test('is not named any more once something is chosen', () => {
    expect(told({ ...own, h8: [169, 1, SHOWN], h7: [8, 0] }, { presses: [{}] })).toBe('');
  });
});

test('a castle that is not known is not given away', () => {
  expect(told({ ...own, h8: [169, 1], h7: [8, 0] })).toBe('');
});

test('where flags are played for, it is the flag', () => {
  const pieces = { a1: [209, 0], h8: [209, 1, SHOWN], h7: [213, 0] };
  expect(told(pieces, { form: 'quick' })).toBe('The enemy flag on h8 is within reach: attack it to win.');
});
