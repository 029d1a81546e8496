/** What stands under the goal about the castles: that one’s own can be captured in one move, and where the enemy’s has been seen. */
import { describe, expect, test } from 'vitest';
import { legends } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { castlesTold } from '../../src/shell/games/legends/situation/situation-facts';
import { loadTexts } from '../../src/text/games';
import { must } from '../match/support';

await loadTexts('legends');

const SHOWN = 'shown';

const told = (pieces: Readonly<Record<string, unknown>>, viewer = 0): readonly string[] => {
  const engine = createLegendsReference();
  const position = {
    form: 'legends',
    terrain: Array(8).fill('pppppppp'),
    // a side that can't move has lost
    pieces: { a1: [67, 0], h1: [8, 0], h8: [169, 1], b8: [103, 1], ...pieces },
    turn: 0,
  };
  const seats = [{ player: 'person' }, { player: 'person' }];
  must(engine.start(must(legends.readSetup({ game: 'legends', form: 'legends', seats, options: {}, position }))));
  return castlesTold(engine.view(viewer));
};

describe('under the goal', () => {
  // Golladus (113) charges along the open file
  const danger = 'Your castle on a1 is in danger: Golladus on a5 can attack it next turn.';
  test('stands that a known enemy can capture the castle with its next move', () => {
    expect(told({ a5: [113, 1, SHOWN] })).toEqual([danger]);
    expect(told({ a5: [113, 1, SHOWN], a3: [8, 0] })).toEqual([]);
    expect(told({ b5: [113, 1, SHOWN] })).toEqual([]);
  });
  test('stands nothing of what is hidden, and nothing to the other side', () => {
    expect(told({ a5: [113, 1] })).toEqual([]);
    expect(told({ a5: [113, 1, SHOWN] }, 1)).toEqual([]);
    expect(told({ a5: [113, 1, SHOWN] }, 8)).toEqual([]);
  });
  test('stands where the enemy castle has been seen', () => {
    expect(told({ h8: [169, 1, SHOWN] })).toEqual(['You have seen the enemy castle on h8.']);
    expect(told({ h8: [169, 1, SHOWN] }, 1)).toEqual(['The enemy has seen your castle on h8.']);
    expect(told({ h8: [169, 1, SHOWN] }, 8)).toEqual([]);
  });
});
