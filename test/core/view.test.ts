/** What a view says, word by word, at every step; nothing is hidden, so only the viewer's number differs. */
import { describe, expect, it } from 'vitest';
import { loadCore } from './load';
import { ALL, code, positionWords, setUp, sq, viewOf } from './position';

const core = loadCore();
const PLAIN = Array.from({ length: 36 }, () => 0);
const FULL = [10, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7];
const NONE = [4, -1, -1, -1, -1];

describe('view', () => {
  it('describes the faces', () => {
    core.create(1);
    core.call['apply']?.(1);
    const lists = [4, 1, -1, -1, -1, ...NONE, 0, 0];
    expect(core.view(8)).toEqual([
      8,
      1,
      0,
      1,
      6,
      6,
      -1,
      ...PLAIN,
      0,
      2,
      0,
      0,
      ...FULL,
      1,
      0,
      ...FULL,
      0,
      0,
      0,
      0,
      ...lists,
      0,
      0,
    ]);
  });

  it('describes the building: the side is White, what lies has its terrain', () => {
    core.create(1);
    for (let i = 0; i < 4; i++) core.call['apply']?.(0);
    core.choose(0x60000000 + ((64 + 1) << 16));
    // 1A turned once: fpp pxp ppf becomes ppf pxp fpp in the north-west
    const terrain = [...PLAIN];
    for (const [square, number] of [
      ['c6', 1],
      ['b5', 3],
      ['a4', 1],
    ] as const)
      terrain[sq(square)] = number;
    const lists = [4, 0, 0, 0, 0, 4, 1, -1, -1, -1, 0, 0];
    expect(core.view(0)).toEqual([
      0,
      5,
      1,
      1,
      6,
      6,
      -1,
      ...terrain,
      0,
      2,
      0,
      0,
      ...FULL,
      1,
      0,
      ...FULL,
      1,
      0,
      0,
      1,
      ...lists,
      0,
      0,
    ]);
  });

  it('describes a position as it was filled', () => {
    const words = viewOf('5k/2S3/6/1t4/6/u4A w b1 forest =6/pfwxm1/6/6/6/6');
    setUp(core, '5k/2S3/6/1t4/6/u4A w b1 forest =6/pfwxm1/6/6/6/6');
    expect(core.view()).toEqual(words);
    for (const viewer of [0, 1, 8]) expect(core.view(viewer)).toEqual([viewer, ...words.slice(1)]);
    for (const viewer of [-1, 2, 7, 10]) expect(core.view(viewer)).toEqual([]);
  });

  it('describes the Flag pick: who acted, what was emptied, the opening of the turn as history', () => {
    setUp(core, '6/6/2SU2/1G1T2/6/6 b - basic -');
    core.choose(code('K@c3'));
    const tokens = [
      [sq('c3'), 0, 7],
      [sq('d3'), 1, 4],
      [sq('d4'), 1, 2],
    ].flatMap(([square = 0, seat = 0, kind = 0]) => [square, square, seat, kind, ALL]);
    expect(core.view(1)).toEqual([
      ...[1, 1, 0, 5, 6, 6, -1, ...PLAIN, 3, ...tokens],
      ...[2, 0, 0, 9, 0, 0, 1, 1, 2, 3, 4, 5, 6, 1, 0, 8, 0, 0, 1, 1, 3, 5, 6, 7],
      ...[0, 0, 0, 4, ...NONE, ...NONE, 1, sq('c3'), 2, sq('b3'), sq('c4')],
      ...[1, ...positionWords('6/6/2SU2/1G1T2/6/6', 'b', '-'), 0],
    ]);
  });

  it('describes a finished match with its result, the history ending at the last opening', () => {
    setUp(core, 'KNNGUu/6/a1c1g1/6/5k/ssnn2 b - caravan -');
    core.choose(code('T@f4'));
    const words = core.view();
    expect(words.slice(0, 4)).toEqual([9, 1, -2, -1]);
    // counters (White to move, one placement), no lists, history, result: caravan, White, 4 to 5
    const end = [
      1,
      1,
      0,
      5,
      ...NONE,
      ...NONE,
      0,
      0,
      1,
      ...positionWords('KNNGUu/6/a1c1g1/6/5k/ssnn2', 'b', '-'),
      1,
      3,
      2,
      2,
      4,
      5,
    ];
    expect(words.slice(-end.length)).toEqual(end);
  });

  it('opens a filled position with its turn', () => {
    setUp(core, '6/6/6/6/6/6 w - basic -');
    expect(core.rows()).toEqual([]);
    expect(core.call['opening']?.()).toBe(0);
    expect(core.rows()).toEqual([[17, ALL, 1, 1]]);
  });
});
