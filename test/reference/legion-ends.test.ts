import { describe, expect, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { eventsOf, eventsOfType, must } from './kit';
import { at, atWith, options, play, position, resultText } from './legion-kit';

const WATER = '=wwwwww/wwwwww/wwwwww/wwwwww/wwwwww/wwwwww';

const withPlacements =
  (placements: number) =>
  (truth: View): View => ({ ...truth, counters: { ...truth.counters, placements } });

describe('wins (section 6)', () => {
  test('basic and advanced: ten units on the board at the end of the turn; no turn row, the side has changed', () => {
    const engine = at('s1s3/n1n3/u5/g5/t5/ca3S b - basic -');
    play(engine, 'K@d3');
    expect(eventsOf(engine).slice(1)).toEqual([{ type: 'over', reason: 'all-placed', winners: [0] }]);
    expect(engine.result()).toEqual({ winners: [0], reason: 'all-placed', score: [] });
    expect(position(engine)).toBe('s1s3/n1n3/u5/g2k2/t5/ca3S w - basic -');
    expect(engine.view(9)).toMatchObject({ asked: null, counters: { step: 5, side: 1, placements: 1 } });
    expect(engine.decision()).toBeNull();
    const advanced = at('S1S3/N1N3/U5/G5/T5/CA3s w - advanced -');
    play(advanced, 'K@d3');
    expect(resultText(advanced)).toBe('w:all-placed');
  });

  test('a position that has been won enters no history', () => {
    const engine = at('s1s3/n1n3/u5/g5/t5/ca3S b - basic -');
    play(engine, 'K@d3');
    expect(engine.view(9).history).toEqual(['s1s3/n1n3/u5/g5/t5/ca3S b -']);
  });

  test('nine units are not ten', () => {
    const engine = at('s1s3/n1n3/u5/g5/t5/c4S b - basic -');
    play(engine, 'K@d3');
    expect(engine.result()).toBeNull();
  });

  test.each(['basic', 'caravan', 'forest'])(
    '%s: ten units of the other side do not count in one’s own turn',
    (form) => {
      const engine = at(`SSNNUG/TCAK2/6/6/6/6 b - ${form} -`);
      play(engine, 'S@a1');
      expect(engine.result()).toBeNull();
    },
  );

  test('king: removing the enemy King wins at once, also with the Flag to be put down first', () => {
    const shot = at('5K/6/6/6/6/6 b - king 1A0,2A0,3A0,4A0');
    play(shot, 'A@b1');
    expect(resultText(shot)).toBe('b:king-removed');
    expect(eventsOf(shot).map((event) => event.type)).toEqual(['placed', 'struck', 'removed', 'flag', 'over']);
    const crowned = at('6/6/2k3/1s4/6/6 w - king 1A0,2A0,3A0,4A0');
    play(crowned, 'K@c3');
    expect(crowned.result()).toBeNull();
    play(crowned, 'b3');
    expect(resultText(crowned)).toBe('w:king-removed');
  });

  test.each([
    ['6/6/2k3/1s4/6/6', 'w:king-removed'],
    ['6/6/2n3/1s4/6/5k', null],
  ])('king: a state filled at the Flag pick still knows whether the King fell (%s)', (rows, result) => {
    const engine = at(`${rows} w - king 1A0,2A0,3A0,4A0`);
    play(engine, 'K@c3');
    must(engine.fill(engine.view(0), []));
    play(engine, 'b3');
    expect(resultText(engine)).toBe(result);
  });

  test('king: removing another unit is no win, and losing one’s own King is not possible in one’s turn', () => {
    const engine = at('5S/6/6/6/6/K5 b - king =6/f5/6/6/6/f5');
    play(engine, 'A@b1');
    expect(engine.result()).toBeNull();
  });

  test('L14: the enemy King first, then all placed, then King-left', () => {
    const both = at('s1s3/n1n3/u5/g2k2/t5/c4K b - king =f5/6/6/6/6/6');
    play(both, 'A@d1');
    expect(resultText(both)).toBe('b:king-removed');
    const placed = at('s1s3/n1n3/u5/g2k2/t5/c4S b - king =f5/6/6/6/6/6');
    play(placed, 'A@d1');
    expect(resultText(placed)).toBe('b:all-placed');
    const left = at('s1s3/n1n3/u5/g5/t5/c4S b - king =f5/6/6/6/6/6');
    play(left, 'A@d1');
    expect(resultText(left)).toBe('w:king-left');
  });

  test('king: King-left is looked at for the mover before the other', () => {
    // the Archer goes to forest and does not shoot: then Black and White both have the King alone in reserve
    const both = at('SSNNUG/TCA3/6/6/ssnnug/1tc3 b - king =6/6/6/6/6/f5');
    play(both, 'A@a1');
    expect(resultText(both)).toBe('w:king-left');
    const other = at('SSNNUG/TCA3/6/6/1snnug/1tc3 b - king =6/6/6/6/6/f5');
    play(other, 'A@a1');
    expect(resultText(other)).toBe('b:king-left');
  });

  test('king: another unit alone in the reserve loses nothing', () => {
    const engine = at('s1s3/n1n3/u5/g2k2/6/c4U b - king =f5/6/6/6/6/6');
    play(engine, 'T@e5');
    expect(engine.result()).toBeNull();
  });

  test('L17: elsewhere neither a fallen King nor a lone one matters', () => {
    const fallen = at('5K/6/6/6/6/6 b - advanced -');
    play(fallen, 'A@b1');
    expect(fallen.result()).toBeNull();
    const alone = at('s1s3/n1n3/u5/g5/t5/c4S b - advanced -');
    play(alone, 'A@d1');
    expect(alone.result()).toBeNull();
  });

  test('caravan and forest are counted when somebody completes his ten, with the score (L13)', () => {
    const caravan = at('KNNGUu/6/a1c1g1/6/5k/ssnn2 b - caravan -');
    play(caravan, 'T@f4');
    expect(caravan.result()).toEqual({ winners: [1], reason: 'caravan', score: [4, 5] });
    expect(eventsOfType(caravan, 'over')).toEqual([{ type: 'over', reason: 'caravan', winners: [1] }]);
    const before = at('KNNGU1/6/a1c1g1/6/5k/ssnn2 b - caravan -');
    play(before, 'T@f4');
    expect(before.result()).toBeNull();
    const forest = at('KNNG1u/6/a1c1g1/6/5k/ssnn2 b - forest =fff3/6/6/6/6/ff4');
    play(forest, 'T@f4');
    expect(forest.result()).toEqual({ winners: [1], reason: 'forest', score: [2, 3] });
  });

  test('equal counts: he who placed the last unit', () => {
    const caravan = at('KNNG1u/6/a1c1g1/6/5k/ssnn2 b - caravan -');
    play(caravan, 'T@f4');
    expect(resultText(caravan)).toBe('b:caravan b4-w4');
    const forest = at('KNNS1U/6/A1C1G1/6/5k/ssnn2 w - forest =fff3/6/6/6/6/fff3');
    play(forest, 'S@f4');
    expect(forest.result()).toBeNull();
    play(forest, 'T@a3', 'T@a2');
    expect(resultText(forest)).toBe('w:forest b3-w3');
  });
});

describe('draws (L15, L16)', () => {
  /** Two Archers that shoot each other: from the first A@f6 on the position comes back every four placements. */
  const ROUND = ['A@f6', 'A@b1', 'A@e6', 'A@a1'];

  test('the third occurrence of a position, its side and Flag', () => {
    const engine = at('6/6/6/6/6/a5 w - basic -');
    play(engine, ...ROUND, ...ROUND);
    expect(engine.result()).toBeNull();
    play(engine, 'A@f6');
    expect(engine.result()).toEqual({ winners: [], reason: 'repetition', score: [] });
    expect(eventsOf(engine).slice(-2)).toEqual([
      { type: 'flag', from: 34, to: 0 },
      { type: 'over', reason: 'repetition', winners: [] },
    ]);
    const { history } = engine.view(0);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('6/6/6/6/6/a5 w -');
    expect([history[1], history[5], history[9]]).toEqual(Array(3).fill('5A/6/6/6/6/6 b a1'));
  });

  test('the same board with another Flag is another position', () => {
    const engine = at('6/6/6/6/6/a5 w - basic -');
    play(engine, ...ROUND, 'A@f6', 'A@c1', 'A@e6', 'A@b1', 'A@f6');
    expect(position(engine)).toBe('5A/6/6/6/6/6 b b1 basic -');
    expect(engine.result()).toBeNull();
  });

  test('after 300 placements; a win of the last one counts first', () => {
    const empty = '6/6/6/6/6/6 b - basic -';
    const engine = atWith(empty, withPlacements(298));
    play(engine, 'S@a1');
    expect(engine.result()).toBeNull();
    play(engine, 'S@f6');
    expect(engine.result()).toEqual({ winners: [], reason: 'placements', score: [] });
    expect(engine.view(9).counters['placements']).toBe(300);
    const won = atWith('s1s3/n1n3/u5/g5/t5/ca3S b - basic -', withPlacements(299));
    play(won, 'K@d3');
    expect(resultText(won)).toBe('b:all-placed');
  });

  test('two passes in a row; a pass is asked although it is the only answer', () => {
    const engine = at(`ssnnk1/6/6/6/6/SSNNK1 b - advanced ${WATER}`);
    play(engine, 'pass');
    expect(eventsOf(engine)).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'turn', seat: 1 },
    ]);
    expect(engine.view(9)).toMatchObject({ ply: 1, counters: { passes: 1, placements: 0, side: 1 } });
    play(engine, 'pass');
    expect(eventsOf(engine)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'over', reason: 'passes', winners: [] },
    ]);
    expect(resultText(engine)).toBe('draw:passes');
  });

  test('a placement between two passes starts the row anew', () => {
    const engine = at(`ssnnk1/6/6/6/6/S1NNK1 b - advanced ${WATER}`);
    play(engine, 'pass', 'S@b1');
    expect(engine.view(9).counters['passes']).toBe(0);
    play(engine, 'pass');
    expect(engine.result()).toBeNull();
    expect(engine.view(9).counters).toMatchObject({ passes: 1, placements: 1 });
    expect(options(engine)).toEqual(['pass']);
    play(engine, 'pass');
    expect(resultText(engine)).toBe('draw:passes');
  });

  test('by agreement, at any decision', () => {
    const engine = at('S4S/6/6/6/6/6 b - basic -');
    play(engine, 'A@c3');
    expect(must(engine.agreeDraw())).toEqual({ learned: false, chance: false });
    expect(eventsOf(engine)).toEqual([{ type: 'over', reason: 'agreement', winners: [] }]);
    expect(engine.view(0)).toMatchObject({
      asked: null,
      counters: { step: 5 },
      lists: { active: [], emptied: [] },
      ply: 1,
    });
    expect(engine.decision()).toBeNull();
    const atFlag = at('6/6/2S3/1S4/6/6 b - basic -');
    play(atFlag, 'K@c3');
    must(atFlag.agreeDraw());
    expect(atFlag.view(0)).toMatchObject({ flag: null, lists: { active: [], emptied: [] } });
  });
});

describe('resignation', () => {
  test.each([0, 1])('seat %i may resign at any decision; the other wins', (seat) => {
    const engine = at('S4S/6/6/6/6/6 b - basic -');
    play(engine, 'A@c3');
    must(engine.resign(seat));
    expect(engine.rows()).toEqual([
      { mask: 511, event: { type: 'resigned', seat } },
      { mask: 511, event: { type: 'over', reason: 'resign', winners: [1 - seat] } },
    ]);
    expect(engine.result()).toEqual({ winners: [1 - seat], reason: 'resign', score: [] });
  });

  test('after the end nothing is accepted', () => {
    const engine = at('6/6/6/6/6/6 b - basic -');
    expect(engine.resign(2)).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    must(engine.resign(0));
    const after = engine.hash();
    for (const refused of [engine.resign(1), engine.agreeDraw(), engine.apply(0)]) {
      expect(refused).toMatchObject({ ok: false, fault: { code: 'illegal-choice' } });
    }
    expect(engine.hash()).toBe(after);
  });
});
