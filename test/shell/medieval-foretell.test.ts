/** What a player reads before an act is confirmed: exact where all is known, else over what the rows leave open. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { createMedievalReference } from '../../src/reference/medieval';
import { foretold } from '../../src/shell/games/medieval/words/foretell';

interface Scene {
  readonly line: string;
  /** Squares of pieces that all know. */
  readonly shown?: readonly string[];
  /** Turns before the act. */
  readonly before?: readonly string[];
  readonly unaided?: boolean;
}

/** What the asked seat reads of an act. */
const before = (act: string, { line, shown = [], before: turns = [], unaided = false }: Scene): readonly string[] => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line, shown } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  const rows = [...engine.rows()];
  for (const turn of turns) {
    const played = medieval.playTurn(engine, turn);
    if (!played.ok) throw new Error(`${turn}: ${played.fault.expected}`);
    rows.push(...played.value.rows);
  }
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const choice = decision.choices.findIndex((code) => medieval.formatChoice(code, decision.kind, SHAPE) === act);
  if (choice < 0) throw new Error(`${act} is not offered`);
  const past: GameEvent[] = rows.flatMap(({ mask, event }) => ((mask >> decision.seat) & 1 ? [event] : []));
  return foretold(engine.view(decision.seat), decision, choice, { past, unaided });
};

test('against a known piece the end is certain', () => {
  const axeman = { line: '15/7k7/15/15/3f11/15/15/6x8/6N8/15/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7xg8', axeman)).toEqual(['The Axeman on g8 falls: 6 against 4.', 'This reveals your Knight.']);
  const guard = { ...axeman, line: axeman.line.replace('6x8', '6g8') };
  expect(before('g7xg8', guard)).toEqual(['Your Knight falls: a Guard holds against 6.', 'This reveals your Knight.']);
});

test('joined Footmen count two each, and a tie wins', () => {
  const scene = { line: '15/7k7/15/15/3f11/15/15/6n8/5FF8/5F9/15/15/15/7K7/15 r - R2B2', shown: ['g8'] };
  expect(before('g7xg8+', scene)).toEqual(['The Knight on g8 falls: 6 against 6.', 'This reveals all of them.']);
  expect(before('g7xg8', scene)).toEqual(['Your Footman falls: 2 against 6.', 'This reveals your Footman.']);
});

test('a hidden piece is one of three as likely as the others, of which a Guard alone holds', () => {
  const scene = { line: '15/7k7/15/15/3f11/15/15/6g8/6N8/15/15/15/15/7K7/15 r - R2B2' };
  expect(before('g7xg8', scene)).toEqual([
    'Hidden piece: win 67%, lose 33%.',
    'This reveals your Knight.',
    'It may be: Footman, Guard, King.',
  ]);
  expect(before('g7xg8', { ...scene, unaided: true })).toEqual([
    'What stands there is hidden.',
    'This reveals your Knight.',
  ]);
});

test('who went three squares is none that goes one', () => {
  const line = '15/7k7/15/15/3n11/15/15/15/3N11/15/15/15/15/6fK7/15 b - R2B2';
  expect(before('d7xd8', { line, before: ['d11-d8'] })).toEqual([
    'Hidden piece: win 100%, lose 0%.',
    'This reveals your Knight.',
    'It may be: Knight.',
  ]);
});

test('no shot harms a King', () => {
  const line = '15/15/15/15/3f11/15/15/6k8/6M8/15/15/15/15/7K7/15 r - R2B2';
  expect(before('g7~g8', { line, shown: ['g8'] })).toEqual([
    'The shot is blocked: no shot harms a King.',
    'This reveals your Mage.',
  ]);
});

test('a bomb names what it will take', () => {
  const line = '15/7k7/15/15/3f11/15/6X1g6/7o7/7N7/15/15/15/15/7K7/15 r h8B2 R2B1';
  expect(before('h7xh8', { line })).toEqual([
    'Your Knight falls: a bomb takes whatever attacks it.',
    'The bomb on h8 explodes.',
    'Lost in the blast: Axeman on g9.',
    // a Guard or the King, whom no blast takes (RULES 6)
    'Lost too, unless it is the King: hidden piece on i9.',
    'This reveals your Knight.',
  ]);
  // where the King is known the hidden piece is none
  expect(before('h7xh8', { line, shown: ['h14'] })).toContain('Lost in the blast: Axeman on g9, hidden piece on i9.');
  // who plays by heart is not told that by counting
  const byHeart = before('h7xh8', { line, shown: ['h14'], unaided: true });
  expect(byHeart).toContain('Lost too, unless it is the King: hidden piece on i9.');
});

test('a known Knight three steps from the King is warned of first', () => {
  const line = '15/7k7/15/15/15/15/15/15/15/15/3F3n7/15/15/7K7/15 r - R2B2';
  expect(before('d5-d6', { line, shown: ['h5'] })).toEqual(['Your King on h2 could be captured by the Knight on h5.']);
  // a piece in the way takes the warning away: round it the Knight has five steps to go
  const shielded = '15/7k7/15/15/15/15/15/15/15/15/3F3n7/15/7G7/7K7/15 r - R2B2';
  expect(before('d5-d6', { line: shielded, shown: ['h5'] })).toEqual([]);
});

test('a King that reaches the stockade wins', () => {
  const line = '15/15/6K8/15/3f11/9k5/15/15/15/15/15/15/15/15/15 r - R2B2';
  expect(before('g13-h14', { line })).toEqual(['This wins the match.']);
});
