/** How matches end: the forms' wins, draws, resignation and agreement. */
import { describe, expect, it } from 'vitest';
import { loadCore } from './load';
import { ALL, code, setUp } from './position';

const core = loadCore();
const [allPlaced, kingRemoved, kingLeft, caravan, forest, repetition, placements, , agreement, resign] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const BLACK = 1;
const WHITE = 2;

interface Case {
  readonly name: string;
  readonly position: string;
  readonly choices: readonly string[];
  /** Reason, winners mask, score count, scores; empty: goes on. */
  readonly result: readonly (number | undefined)[];
}

const CASES: readonly Case[] = [
  {
    name: 'ten placed wins (LEG-21)',
    position: 's1s3/n1n3/u5/g5/t5/ca3S b - basic -',
    choices: ['K@d3'],
    result: [allPlaced, BLACK, 0],
  },
  {
    name: 'nine placed do not',
    position: 's1s3/n1n3/u5/g5/t5/c4S b - basic -',
    choices: ['K@d3'],
    result: [],
  },
  {
    name: 'nor do they when the King is the tenth (L17)',
    position: 's1s3/n1n3/u5/g5/t5/c4S b - basic -',
    choices: ['A@d1'],
    result: [],
  },
  {
    name: 'the enemy King removed (LEG-34)',
    position: '5K/6/6/6/6/6 b - king -',
    choices: ['A@b1'],
    result: [kingRemoved, BLACK, 0],
  },
  {
    name: 'a King that was never on the board is not removed',
    position: '6/6/2A3/6/6/6 b - king -',
    choices: ['G@c3'],
    result: [],
  },
  {
    name: 'the enemy King among several removed, after the Flag pick',
    position: '6/6/2KU2/1G1T2/6/6 b - king -',
    choices: ['K@c3', 'b3'],
    result: [kingRemoved, BLACK, 0],
  },
  {
    name: 'an enemy King removed in basic comes back (L17)',
    position: '5K/6/6/6/6/6 b - basic -',
    choices: ['A@b1'],
    result: [],
  },
  {
    name: 'ten placed in Return of the King (LEG-35)',
    position: 's1s3/n1n3/u5/g2k2/t5/c4S b - king -',
    choices: ['A@d1'],
    result: [allPlaced, BLACK, 0],
  },
  {
    name: 'only the King is left to the mover (LEG-36)',
    position: 's1s3/n1n3/u5/g5/t5/c4S b - king -',
    choices: ['A@d1'],
    result: [kingLeft, WHITE, 0],
  },
  {
    name: 'only the King is left to the other side',
    position: 'S1S3/N1N3/U5/G5/T5/CA4 b - king -',
    choices: ['T@d1'],
    result: [kingLeft, BLACK, 0],
  },
  {
    name: 'the longer line wins against who placed last (LEG-37)',
    position: 'KNNGUu/6/a1c1g1/6/5k/ssnn2 b - caravan -',
    choices: ['T@f4'],
    result: [caravan, WHITE, 2, 4, 5],
  },
  {
    name: 'equal lines: who placed last (LEG-38)',
    position: 'KNNG1u/6/a1c1g1/6/5k/ssnn2 b - caravan -',
    choices: ['T@f4'],
    result: [caravan, BLACK, 2, 4, 4],
  },
  {
    name: 'a line bends and does not branch (LEG-41)',
    position: '1N3u/SGN3/1S2g1/2c1a1/n4k/ssn3 b - caravan -',
    choices: ['T@e1'],
    result: [caravan, BLACK, 2, 4, 3],
  },
  {
    name: 'a closed ring of eight is a line of eight',
    position: 'uts3/g1s3/can3/5N/3n2/5S b - caravan -',
    choices: ['K@d1'],
    result: [caravan, BLACK, 2, 8, 1],
  },
  {
    name: 'more units on forest win (LEG-39)',
    position: 'KNNG1u/6/a1c1g1/6/5k/ssnn2 b - forest =fff3/6/6/6/6/ff4',
    choices: ['T@f4'],
    result: [forest, WHITE, 2, 2, 3],
  },
  {
    name: 'as many on forest: who placed last',
    position: 'KNNG1u/6/a1c1g1/6/5k/ssnn2 b - forest =ff4/6/6/6/6/ff4',
    choices: ['T@f4'],
    result: [forest, BLACK, 2, 2, 2],
  },
];

describe('the end of a turn', () => {
  it.each(CASES)('$name', ({ position, choices, result }) => {
    setUp(core, position);
    let answer = 0;
    for (const choice of choices) answer = core.choose(code(choice));
    expect(core.result()).toEqual(result);
    expect(answer).toBe(result.length > 0 ? 4 : 0);
    const seats = result[1] === BLACK ? [0] : [1];
    const last = result.length > 0 ? [19, ALL, 2 + seats.length, result[0], seats.length, ...seats] : [17, ALL, 1, 1];
    expect(core.rows().at(-1)).toEqual(last);
    // nothing more can be done with a finished match; the side has changed all the same
    if (result.length > 0) {
      expect(core.decision()).toEqual([]);
      expect(core.view().slice(0, 4)).toEqual([9, choices.length, -2, -1]);
      for (const call of ['apply', 'resign']) expect(core.call[call]?.(0)).toBe(-1);
      for (const call of ['agree', 'opening']) expect(core.call[call]?.()).toBe(-1);
    }
    expect(core.call['askedSeat']?.()).toBe(result.length > 0 ? -1 : 1);
  });
});

/**
 * Archer against Archer: each placement shoots the other from the next of three corners, and the Flag goes where it fell.
 * Placement 1 sends the Flag to a1, where it never comes again; after placement 2 Black's Archer is on a6, the Flag on f6.
 * Three corners and two colours: that position is back after placements 8 and 14.
 */
const WALK = ['A@f6', 'A@a6', 'A@f1'];

describe('draws', () => {
  it('ends with the third occurrence of board, side and Flag, and not before (L16)', () => {
    setUp(core, '6/6/6/6/6/a5 w - basic -');
    let last = 0;
    let placed = 0;
    while (last === 0) last = core.choose(code(WALK[placed++ % 3] ?? ''));
    expect(placed).toBe(14);
    expect(core.rows().at(-1)).toEqual([19, ALL, 2, repetition, 0]);
    expect(core.result()).toEqual([repetition, 0, 0]);
  });

  it('ends after 300 placements (L16)', () => {
    setUp(core, '6/6/6/6/6/6 b - basic -');
    const view = core.view();
    // counters come right behind the heaps: side, placements, passes, step
    const counters = view.length - 12 - 9 - 4;
    view[counters + 1] = 298;
    expect(core.fill(view)).toBe(0);
    expect(core.choose(code('S@a1'))).toBe(0);
    expect(core.choose(code('S@f6'))).toBe(4);
    expect(core.result()).toEqual([placements, 0, 0]);
    expect(core.rows().at(-1)).toEqual([19, ALL, 2, placements, 0]);
  });

  it('agrees and resigns at any question, also before the first placement and inside a pick', () => {
    core.create(3);
    expect(core.call['agree']?.()).toBe(4);
    expect(core.rows()).toEqual([[19, ALL, 2, agreement, 0]]);
    expect(core.result()).toEqual([agreement, 0, 0]);
    setUp(core, '6/6/2SU2/1G1T2/6/6 b - caravan -');
    core.choose(code('K@c3'));
    const before = core.hash();
    for (const seat of [-1, 2, 9]) expect(core.call['resign']?.(seat)).toBe(-1);
    expect(core.hash()).toBe(before);
    expect(core.call['resign']?.(1)).toBe(4);
    expect(core.rows()).toEqual([
      [18, ALL, 1, 1],
      [19, ALL, 3, resign, 1, 0],
    ]);
    expect(core.result()).toEqual([resign, BLACK, 0]);
  });
});
