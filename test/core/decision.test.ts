/** Questions and their answers in order: faces, boards, placements by ground, picks. */
import { describe, expect, it } from 'vitest';
import { loadCore } from './load';
import { ALL, code, setUp, sq } from './position';

const PASS = 0x70000000;
const item = (n: number) => 0x60000000 + (n << 16);
const core = loadCore();

/** Squares offered for each kind at a placement. */
const squaresOf = (codes: readonly number[], kind: number) =>
  codes.filter((found) => found >> 16 === 0x5000 + kind).map((found) => found & 255);

describe('the set-up of the boards', () => {
  it('asks Black for a face of each board, then White for each quadrant, then Black to place', () => {
    expect(core.create(1)).toBe(0);
    expect(core.rows()).toEqual([[17, ALL, 1, 0]]);
    for (let board = 0; board < 4; board++) {
      expect(core.decision()).toEqual([1, 0, 0, 1, board, 2, item(board * 2), item(board * 2 + 1)]);
      expect(core.call['apply']?.(1)).toBe(0);
      const turn = board === 3 ? [[17, ALL, 1, 1]] : [];
      expect(core.rows()).toEqual([[0, ALL, 3, 0, board, 1], ...turn]);
    }
    const laid = [3, 0, 2, 1];
    const left = [0, 1, 2, 3];
    for (let quadrant = 0; quadrant < 4; quadrant++) {
      const codes = left.flatMap((board) => [0, 1, 2, 3].map((turns) => item(64 + board * 8 + 4 + turns)));
      expect(core.decision()).toEqual([1, 1, 1, 1, quadrant, codes.length, ...codes]);
      const board = laid[quadrant] ?? 0;
      const value = board * 8 + 4 + quadrant;
      expect(core.choose(item(64 + value))).toBe(0);
      left.splice(left.indexOf(board), 1);
      const turn = quadrant === 3 ? [[17, ALL, 1, 0]] : [];
      expect(core.rows()).toEqual([[0, ALL, 3, 1, 4 + quadrant, value], ...turn]);
    }
    // 4B0, 1B1, 3B2, 2B3, worked out by hand: pmp fpp pxw | xpp ppw pmp | mpp pxp ppw | xpp pmp pfw turned once more
    const rows = ['pmpxpp', 'fppppw', 'pxwpmp', 'mppxpp', 'pxppmp', 'ppwpfw'];
    const terrain = rows.reverse().flatMap((row) => [...row].map((letter) => 'pfwxm'.indexOf(letter)));
    expect(core.view().slice(7, 43)).toEqual(terrain);
    expect(core.decision().slice(0, 4)).toEqual([1, 0, 2, 0]);
  });

  it('offers only faces with forest to the Forest Master (LEG-43, L20), all in Return of the King (LEG-45)', () => {
    core.create(4);
    const offered: number[][] = [];
    for (let board = 0; board < 4; board++) {
      offered.push(core.codes());
      core.call['apply']?.(0);
    }
    expect(offered).toEqual([[item(0)], [item(2), item(3)], [item(4)], [item(6), item(7)]]);
    core.create(2);
    for (let board = 0; board < 4; board++) {
      expect(core.codes()).toEqual([item(board * 2), item(board * 2 + 1)]);
      core.call['apply']?.(1);
    }
  });

  it('skips both with laid boards, in every form; basic has no terrain', () => {
    for (let form = 0; form < 5; form++) {
      expect(core.create(form, [0, 9, 18, 27])).toBe(0);
      expect(core.decision().slice(0, 4)).toEqual([1, 0, 2, 0]);
      expect(
        core
          .view()
          .slice(7, 43)
          .some((terrain) => terrain > 0),
      ).toBe(form > 0);
    }
  });

  it('refuses setups that are cut off, out of range or contradictory, and changes nothing', () => {
    core.create(1, [0, 9, 18, 27], 7);
    const before = [core.hash(), core.snapshot(), core.rows()];
    const refuse = (words: number[], fault: number) => {
      expect(core.call['create']?.(core.send(words))).toBe(fault);
      expect([core.hash(), core.snapshot(), core.rows()]).toEqual(before);
    };
    refuse([], -2);
    refuse([0, 0, 2], -2);
    refuse([0, 5, 2, 0], -2);
    refuse([0, -1, 2, 0], -2);
    refuse([0, 1, 3, 0], -2);
    refuse([0, 1, 2, 0, 0], -2);
    refuse([0, 1, 2, 3, 0, 9, 18], -2);
    refuse([0, 1, 2, 4, 0, 9, 18], -2);
    refuse([0, 1, 2, 4, 0, 9, 18, 32], -2);
    refuse([0, 1, 2, 4, 0, 9, 18, 17], -3);
    refuse([0, 4, 2, 4, 4, 9, 18, 27], -3);
  });
});

describe('a placement', () => {
  it('offers each kind of the reserve on each free square, by kind, then square', () => {
    setUp(core, '5k/6/6/6/6/u5 b b1 basic -');
    const free = Array.from({ length: 36 }, (_, square) => square).filter((square) => ![0, 1, 35].includes(square));
    const codes = [0, 1, 3, 4, 5, 6].flatMap((kind) => free.map((square) => 0x50000000 + (kind << 16) + square));
    expect(core.decision()).toEqual([1, 0, 2, 0, codes.length, ...codes]);
    expect(core.call['choiceCount']?.()).toBe(codes.length);
    expect(core.call['askedSeat']?.()).toBe(0);
  });

  it('refuses the Flag’s square (LEG-18) and ground that does not take the kind (LEG-25, 26, 31, 32, 42)', () => {
    setUp(core, '6/6/6/6/6/6 b c3 basic -');
    expect(core.codes().some((found) => (found & 255) === sq('c3'))).toBe(false);
    setUp(core, '6/6/6/6/6/6 b - advanced =6/6/6/2wmfx/6/6');
    const takes = (square: string) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((kind) => squaresOf(core.codes(), kind).includes(sq(square)));
    expect(takes('c3')).toEqual([0, 1, 7]);
    expect(takes('d3')).toEqual([0, 1, 2, 3, 6, 7]);
    expect(takes('e3')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(takes('f3')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(core.call['choiceCount']?.()).toBe(core.codes().length);
  });

  it('is a pass when there is none (L15); two passes in a row are a draw', () => {
    const water = 'wwwwww/'.repeat(6).slice(0, -1);
    const board = 'ssnnk1/SSNNK1/6/6/6/6';
    setUp(core, `${board} b - advanced =${water}`);
    expect(core.decision()).toEqual([1, 0, 2, 0, 1, PASS]);
    expect(core.call['apply']?.(0)).toBe(0);
    expect(core.rows()).toEqual([
      [16, ALL, 1, 0],
      [17, ALL, 1, 1],
    ]);
    expect(core.decision()).toEqual([1, 1, 2, 0, 1, PASS]);
    expect(core.call['apply']?.(0)).toBe(4);
    expect(core.rows()).toEqual([
      [16, ALL, 1, 1],
      [19, ALL, 2, 7, 0],
    ]);
    expect(core.result()).toEqual([7, 0, 0]);
  });

  it('refuses an index that is not offered', () => {
    setUp(core, '6/6/6/6/6/6 b - basic -');
    const before = core.hash();
    for (const index of [-1, 288, 2 ** 31 - 1, -(2 ** 31)]) expect(core.call['apply']?.(index)).toBe(-1);
    expect(core.hash()).toBe(before);
  });
});

describe('picks', () => {
  it('asks for the target, with the shooter’s square', () => {
    setUp(core, 'S5/6/2U3/6/4K1/6 b - basic -');
    core.choose(code('C@a1'));
    expect(core.decision()).toEqual([5, 0, 3, 1, 0, 2, code('e2'), code('a6')]);
  });

  it('asks where the Flag goes', () => {
    setUp(core, '6/6/2SU2/1G1T2/6/6 b - basic -');
    core.choose(code('K@c3'));
    expect(core.decision()).toEqual([5, 0, 4, 0, 2, code('b3'), code('c4')]);
  });
});
