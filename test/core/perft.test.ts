/** Choice sequences counted by hand, and against a count through the other exports. */
import { describe, expect, it } from 'vitest';
import { type Core, loadCore } from './load';
import { code, setUp } from './position';
import { start } from './walk';

const EMPTY = '6/6/6/6/6/6 b - basic -';

/** The same count by apply and restore. */
const slowly = (core: Core, depth: number): number => {
  const choices = core.call['choiceCount']?.() ?? 0;
  if (depth === 0) return 1;
  if (depth === 1) return choices;
  const words = core.snapshot();
  let total = 0;
  for (let index = 0; index < choices; index++) {
    core.call['apply']?.(index);
    total += slowly(core, depth - 1);
    core.restore(words);
  }
  return total;
};

describe('perft', () => {
  const core = loadCore();

  it('counts the empty board of basic', () => {
    setUp(core, EMPTY);
    const hash = core.hash();
    expect(core.call['perft']?.(0)).toBe(1);
    // 8 kinds on 36 squares
    expect(core.call['perft']?.(1)).toBe(288);
    // whatever Black placed, White has 8 kinds and 35 squares, and nothing settles into a pick
    expect(core.call['perft']?.(2)).toBe(288 * 280);
    // Black then has 34 squares: the unit it lost leaves its square to the Flag. It has 8 kinds when it lost the unit or
    // still has one of the kind (S, N), otherwise 7. White's answers that remove Black's only unit:
    //   A, C: an Archer, a King (and S, N) anywhere, 35 squares; not U G T C
    //   K beside it (60 pairs of squares, each in both orders): all but T C
    //   N, G (two swords) beside it: an Archer; attack 2 is not greater than defence 2 or 3; S U T (1) remove nothing
    const both = 120;
    const spared = (kind: string) =>
      36 * 280 - ({ U: both, G: both, T: 0, C: 0, A: 36 * 35 * 2 + both * 3, K: 36 * 35 * 2 + both }[kind] ?? 0);
    const lost = (kind: string) => 36 * 280 - spared(kind);
    const keeps = 2 * 36 * 280 * 34 * 8;
    const single = ['U', 'G', 'T', 'C', 'A', 'K'].reduce(
      (sum, kind) => sum + 34 * (lost(kind) * 8 + spared(kind) * 7),
      0,
    );
    expect(core.call['perft']?.(3)).toBe(keeps + single);
    expect(core.hash()).toBe(hash);
  });

  it.each([
    ['6/6/2SU2/1G1T2/6/6 b - basic -', 2],
    ['5K/6/6/6/6/6 b - king -', 2],
    ['s1s3/n1n3/u5/g5/t5/c4S b - king =f5/6/6/6/6/6', 3],
    ['KNNGU1/6/a1c1g1/6/5k/ssnn2 b - caravan -', 3],
  ])('counts %s like a count through apply', (position, depth) => {
    setUp(core, position);
    const hash = core.hash();
    const fast = core.call['perft']?.(depth);
    expect(core.hash()).toBe(hash);
    expect(fast).toBe(slowly(core, depth));
  });

  it('counts below picks, in the set-up, and nothing below an end', () => {
    setUp(core, '6/6/2SU2/1G1T2/6/6 b - basic -');
    core.choose(code('K@c3'));
    expect(core.call['perft']?.(1)).toBe(2);
    expect(core.call['perft']?.(2)).toBe(slowly(core, 2));
    start(core, 4, 1);
    // two boards with one face that shows forest, two with two; then 4 boards in 4 turns
    expect(core.call['perft']?.(5)).toBe(4 * 16);
    core.call['resign']?.(0);
    expect(core.call['perft']?.(1)).toBe(0);
    expect(core.call['perft']?.(0)).toBe(1);
  });

  it('refuses depths out of range', () => {
    for (const depth of [-1, 25, 2 ** 31 - 1]) expect(core.call['perft']?.(depth)).toBe(-2);
  });
});
