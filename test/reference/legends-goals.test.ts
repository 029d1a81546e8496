import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { legends } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import type { GoalPlan } from '../../src/games/legends/language';
import { createLegendsReference } from '../../src/reference/legends';
import { must } from './kit';
import { at, ground, list, play, refilled, told } from './legends-kit';

/** A swordsman each that can walk about: 16 (gold) for seat 0 and 113 (silver) for seat 1. */
const WALKERS = { b2: [16, 0], g7: [113, 1] };
const withGoals = (
  goals: readonly object[],
  rest: Readonly<Record<string, unknown>> = {},
  pieces: object = {},
): Engine => at({ ...WALKERS, ...pieces }, { goals, ...rest });

const won = (engine: Engine): readonly unknown[] => [engine.result()?.reason, engine.result()?.winners];

describe('goals (LEGENDS.md, Goals)', () => {
  test('survive: at the end of the turn of this number', () => {
    const engine = withGoals([{ side: 1, goal: 'survive', turns: 3 }]);
    expect(list(engine, 'goals', 0)).toEqual([1, 0, -1, -1, 1, 3, 0]);
    play(engine, 'b2-b3', 'g7-g6');
    expect(engine.result()).toBe(null);
    play(engine, 'b3-b4');
    expect(won(engine)).toEqual(['survive', [1]]);
    expect(told(engine)).toEqual(['moved', 'over']);
    // the turn that would have come is not begun
    expect(engine.view(9).counters).toMatchObject({ turn: 3, side: 0, phase: 6 });
  });

  test('reach: so many pieces, of a kind where one is named, on a rank; whoever’s turn ends', () => {
    const two = withGoals([{ side: 0, goal: 'reach', rank: 3, count: 2 }], {}, { e2: [45, 0] });
    expect(list(two, 'goals')).toEqual([0, 1, -1, 3, 2, 0, 0]);
    play(two, 'b2-b3', 'g7-g6');
    expect(two.result()).toBe(null);
    play(two, 'e2-e3');
    expect(won(two)).toEqual(['reach', [0]]);
    const named = withGoals([{ side: 0, goal: 'reach', rank: 3, count: 1, piece: 45 }], {}, { e2: [45, 0] });
    play(named, 'b2-b3', 'g7-g6');
    expect(named.result()).toBe(null);
    play(named, 'e2-e3');
    expect(won(named)).toEqual(['reach', [0]]);
    // pieces of the other side do not count for it
    const others = withGoals([{ side: 0, goal: 'reach', rank: 6, count: 1 }]);
    play(others, 'b2-b3', 'g7-g6', 'b3-b4');
    expect(others.result()).toBe(null);
  });

  test('hold: at turns’ ends in succession; a break begins anew', () => {
    const goals = [{ side: 0, goal: 'hold', terrain: 'town', count: 1, turns: 3 }];
    const engine = withGoals(goals, { terrain: ground({ 3: 'ptpppppp' }) });
    expect(list(engine, 'goals')).toEqual([0, 2, -1, 4, 1, 3, 0]);
    play(engine, 'b2-b3');
    expect(list(engine, 'goals', 1)).toEqual([0, 2, -1, 4, 1, 3, 1]);
    play(engine, 'g7-g6');
    expect(list(engine, 'goals').at(-1)).toBe(2);
    play(engine, 'b3-b4');
    expect(list(engine, 'goals').at(-1)).toBe(0);
    play(engine, 'g6-g5', 'b4-b3', 'g5-g4');
    expect(list(engine, 'goals').at(-1)).toBe(2);
    expect(engine.result()).toBe(null);
    play(engine, 'b3-c3');
    expect(list(engine, 'goals').at(-1)).toBe(0);
  });

  test('hold: the last turn’s end of the row wins; a position may bring what is held already', () => {
    const goals = [{ side: 1, goal: 'hold', terrain: 'town', count: 1, turns: 5, progress: 3 }];
    const engine = withGoals(goals, { terrain: ground({ 7: 'pppppptp' }) });
    play(engine, 'b2-b3');
    expect(list(engine, 'goals').at(-1)).toBe(4);
    for (const viewer of [0, 1, 8, 9]) {
      const other = refilled(engine, viewer);
      expect(other.view(9)).toEqual(engine.view(9));
    }
    const held = withGoals(goals, { terrain: ground({ 7: 'pppppptt' }), turn: 1 });
    play(held, 'g7-h7');
    expect(held.result()).toBe(null);
    play(held, 'b2-b3');
    expect(won(held)).toEqual(['hold', [1]]);
    expect(list(held, 'goals').at(-1)).toBe(5);
  });

  test('control: a piece of the kind made for the other side’s army, under this side', () => {
    const goals = [{ side: 0, goal: 'control', piece: 113 }];
    const own = withGoals(goals, {}, { c2: [113, 0] });
    expect(list(own, 'goals')).toEqual([0, 3, 113, -1, 1, 0, 0]);
    play(own, 'b2-b3');
    expect(own.result()).toBe(null);
    const held = withGoals(goals, {}, { c2: [113, 1, 'held by 0'] });
    play(held, 'b2-b3');
    expect(won(held)).toEqual(['control', [0]]);
  });

  test('the first in the table that is met; before it a castle, after it the draw', () => {
    const both = [
      { side: 1, goal: 'survive', turns: 1 },
      { side: 0, goal: 'reach', rank: 3, count: 1 },
    ];
    const engine = withGoals(both, { quiet: [29, 30] });
    play(engine, 'b2-b3');
    expect(won(engine)).toEqual(['survive', [1]]);
    // R83's count comes after the goals
    expect(list(engine, 'quiet')).toEqual([29, 30]);
    const turned = withGoals([...both].reverse());
    play(turned, 'b2-b3');
    expect(won(turned)).toEqual(['reach', [0]]);
    const castle = withGoals(both, {}, { h7: [16, 0] });
    play(castle, 'h7-h8');
    expect(won(castle)).toEqual(['castle', [0]]);
  });

  test('what was lent has stopped, and who falls by that is gone, before the table is looked at', () => {
    // silver has 1 less by the curse of #98: #129 stands with strength 1 as long as 1 is lent
    const engine = withGoals(
      [{ side: 1, goal: 'reach', rank: 4, count: 1 }],
      { curse: [98, 0], boosts: { d4: 1 } },
      { d4: [129, 1] },
    );
    play(engine, 'b2-b3');
    expect(told(engine)).toEqual(['moved', 'removed 129 zero', 'turn 1']);
    expect(engine.result()).toBe(null);
  });

  test('a dealt start has its form’s goals, on every side and in every view', () => {
    const goals: readonly GoalPlan[] = [
      { side: 1, goal: 'survive', turns: 2 },
      { side: 0, goal: 'reach', rank: 8, count: 3 },
      { side: 0, goal: 'hold', terrain: 'town', count: 2, turns: 4, piece: 16 },
      { side: 1, goal: 'control', piece: 45 },
    ];
    const forms = legendsCatalogue.forms.map((form) => ({ ...form, goals }));
    const engine = createLegendsReference({ ...legendsCatalogue, forms });
    must(engine.start(legends.sampleSetup(3, 1)));
    const words = [
      [1, 0, -1, -1, 1, 2, 0],
      [0, 1, -1, 8, 3, 0, 0],
      [0, 2, 16, 4, 2, 4, 0],
      [1, 3, 45, -1, 1, 0, 0],
    ];
    for (const viewer of [0, 1, 8, 9]) expect(list(engine, 'goals', viewer)).toEqual(words.flat());
    while (engine.decision() !== null) must(engine.apply((engine.decision()?.choices.length ?? 1) - 1));
    expect(won(engine)).toEqual(['survive', [1]]);
    expect(engine.view(9).counters).toMatchObject({ turn: 2 });
  });

  test('without castles there is none to lose', () => {
    const engine = at({}, { pieces: WALKERS, goals: [{ side: 0, goal: 'reach', rank: 3, count: 1 }] });
    play(engine, 'b2-c2', 'g7-g6', 'c2-c3');
    expect(won(engine)).toEqual(['reach', [0]]);
  });

  test('a list that is no table is refused', () => {
    const truth = withGoals([{ side: 1, goal: 'survive', turns: 3 }]).view(9);
    const other = createLegendsReference();
    const refuses = (goals: readonly number[]): boolean =>
      !other.fill({ ...truth, lists: { ...truth.lists, goals } }, []).ok;
    expect(refuses([1, 0, -1, -1, 1, 3, 0])).toBe(false);
    expect(refuses([1, 0, -1, -1, 1, 3])).toBe(true);
    expect(refuses([2, 0, -1, -1, 1, 3, 0])).toBe(true);
    expect(refuses([1, 4, -1, -1, 1, 3, 0])).toBe(true);
    expect(refuses([1, 1, -1, 9, 1, 0, 0])).toBe(true);
    expect(refuses([1, 2, -1, 6, 1, 1, 0])).toBe(true);
    expect(refuses([1, 3, -1, -1, 1, 0, 0])).toBe(true);
  });
});
