/** The question of a siege: what is asked, what is chosen, and which other ways there are (RULES 4, 7). */
import { describe, expect, test } from 'vitest';
import type { Press } from '../../src/contract/content';
import { medieval } from '../../src/games/medieval';
import { parsePlace } from '../../src/games/medieval/notation';
import { ask } from '../../src/match/asking';
import { medievalWords } from '../../src/match/games/medieval';
import { waysBetween } from '../../src/match/games/medieval/ways';
import { pressSquare } from '../../src/match/press';
import { createMedievalReference } from '../../src/reference/medieval';

/** What the seat that is asked after these turns reads, with these squares pressed; `way`: the one chosen by its place in the list. */
const asked = (line: string, turns: readonly string[], pressed: readonly string[], way?: number): string => {
  const setup = medieval.readSetup({ game: 'medieval', position: { line } });
  if (!setup.ok) throw new Error(setup.fault.expected);
  const engine = createMedievalReference();
  engine.start(setup.value);
  for (const turn of turns) medieval.playTurn(engine, turn);
  const decision = engine.decision();
  if (decision === null) throw new Error('the match is over');
  const view = engine.view(decision.seat);
  const context = { view, content: medieval, markOf: medievalWords.markOf };
  const asking = (presses: readonly Press[]) => ask(decision, presses, context);
  const plain = asking(pressed.map((name) => pressSquare(parsePlace(name) ?? -1)));
  const chosen = way === undefined ? plain : asking(waysBetween(plain)[way]?.presses ?? []);
  return medievalWords.question(chosen, view, []);
};

describe('a complete choice tells that there are other ways', () => {
  const two = '15/7k7/15/15/3f11/15/15/15/5FF1L6/15/15/15/15/7K7/15 r - R2B2';

  test('of a Footman, after which another may act', () => {
    expect(asked(two, [], ['f7', 'f8'])).toBe('Footman to f8. Press Confirm, or choose another option below.');
    expect(asked(two, [], ['f7', 'f8'], 1)).toBe(
      'Footman to f8, then move another. Press Confirm, or choose another option below.',
    );
  });

  test('of an Alchemist, who may leave a bomb', () => {
    expect(asked(two, [], ['i7', 'i8'])).toBe('Alchemist to i8. Press Confirm, or choose another option below.');
  });

  test('of Footmen that attack', () => {
    const attack = two.replace('3f11/15/15/15', '15/15/15/5x9');
    expect(asked(attack, [], ['f7', 'f8'])).toMatch(
      /^Footman attacks f8\. Press Confirm, or choose another option below\.$/,
    );
  });

  test('and none where there is but one', () => {
    expect(asked(two.replace('5FF1L6', '5X9'), [], ['f7', 'f8'])).toBe('Axeman to f8. Press Confirm, or f8 again.');
  });
});

test('a prisoner is locked up in a cell that its captor chooses', () => {
  const line = '15/7k7/15/15/3f11/15/15/6b8/6N8/15/15/15/15/7K7/15 r - R2B2';
  expect(asked(line, ['g7xg8'], [])).toBe('You captured the Ballista. Choose its prison cell.');
  expect(asked(line, ['g7xg8'], ['h1'])).toBe('Put the Ballista in cell h1? Press Confirm, or h1 again.');
});
