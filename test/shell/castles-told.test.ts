/** What stands under the goal about the castles: that one’s own can be captured in one move, and where the enemy’s has been seen. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { View } from '../../src/contract/view';
import { legends } from '../../src/games/legends';
import { fightStands } from '../../src/match/games/legends/fight-stands';
import type { Asking } from '../../src/match/types';
import { createLegendsReference } from '../../src/reference/legends';
import { winningText } from '../../src/shell/games/legends/advice/winning';
import { legendsBoard } from '../../src/shell/games/legends/board';
import { castlesTold } from '../../src/shell/games/legends/situation/situation-facts';
import { loadTexts } from '../../src/text/games';
import { must } from '../match/support';

await loadTexts('legends');

const SHOWN = 'shown';

const viewOf = (pieces: Readonly<Record<string, unknown>>, viewer = 0): View => {
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
  return engine.view(viewer);
};

const textsOf = (view: View): readonly string[] => castlesTold(view).map(({ text }) => text);

const told = (pieces: Readonly<Record<string, unknown>>, viewer = 0): readonly string[] =>
  textsOf(viewOf(pieces, viewer));

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
  test('stands, in other words, that a hidden enemy next to the castle could attack it', () => {
    const near = 'A hidden enemy piece on a2 could attack your castle on a1 next turn.';
    expect(told({ a2: [113, 1] })).toEqual([near]);
    expect(told({ b2: [113, 1] })).toEqual([]);
    expect(told({ a2: [113, 1] }, 1)).toEqual([]);
    // who is known to be able to is the greater danger
    expect(told({ a2: [113, 1], b1: [113, 1, SHOWN] })).toEqual([danger.replace('a5', 'b1')]);
    expect(told({ a2: [113, 1], b1: [113, 1] })).toEqual([
      'Hidden enemy pieces on b1, a2 could attack your castle on a1 next turn.',
    ]);
  });
  test('stands nothing of an enemy that is falling in the fight as it stands', () => {
    const view = viewOf({ a2: [113, 1, SHOWN], b2: [8, 0] });
    const idOn = (square: number) => view.tokens.find((token) => token.square === square)?.id ?? -1;
    const fight = [idOn(9), idOn(8), 9];
    const withStrength = (own: number, theirs: number) => ({
      ...view,
      lists: {
        ...view.lists,
        fight,
        strengths: view.tokens.map(({ id }) => (id === fight[0] ? own : id === fight[1] ? theirs : -1)),
      },
    });
    expect(textsOf(view)).toEqual([danger.replace('a5', 'a2')]);
    expect(fightStands(withStrength(10, 6), 0)).toBe('won');
    expect(textsOf(withStrength(10, 6))).toEqual([]);
    expect(textsOf(withStrength(6, 6))).toEqual([danger.replace('a5', 'a2')]);
  });
  test('stands where the enemy castle has been seen', () => {
    expect(told({ h8: [169, 1, SHOWN] })).toEqual(['You have seen the enemy castle on h8.']);
    expect(told({ h8: [169, 1, SHOWN] }, 1)).toEqual(['The enemy has seen your castle on h8.']);
    expect(told({ h8: [169, 1, SHOWN] }, 8)).toEqual([]);
  });
  test('is marked where the enemy castle stands, once it is known', () => {
    expect(legendsBoard.prizes?.(viewOf({}))).toEqual([]);
    expect(legendsBoard.prizes?.(viewOf({ h8: [169, 1, SHOWN] }))).toEqual([63]);
    expect(legendsBoard.prizes?.(viewOf({ h8: [169, 1, SHOWN] }, 8))).toEqual([]);
  });
  test('that it has been revealed is said above all else on the next own turn, and on no later one', () => {
    const view = viewOf({ h8: [169, 1, SHOWN] });
    const token = view.tokens.find(({ square }) => square === 63)?.id ?? -1;
    const turn = (seat: number): GameEvent => ({ type: 'turn', seat });
    const shown: GameEvent = { type: 'shown', token, kind: 169 };
    const decision = { key: 'legends.main', kind: 'main', seat: 0, args: [], choices: [] };
    const news = (events: readonly GameEvent[]) =>
      winningText({ view, asking: { decision, presses: [] } as unknown as Asking, events });
    const found = 'The enemy castle is revealed: it stands on h8!';
    expect(news([turn(1), shown, turn(0)])).toBe(found);
    expect(news([turn(0), shown, turn(1), turn(0)])).toBe(found);
    expect(news([shown, turn(1), turn(0), turn(1), turn(0)])).toBe('');
    expect(news([turn(0)])).toBe('');
  });
});
