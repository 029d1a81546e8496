/** Words that are cut off, out of range or contradictory are refused and change nothing; no garbage traps or hangs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCore } from './load';
import { code, positionWords, setUp, sq, viewOf } from './position';
import { chance, walk } from './walk';

const core = loadCore();
const CUT = -2;
const CONTRADICTION = -3;

/** Places in View words. */
const FLAG = 6;
const TERRAIN = 7;
const TOKENS = 43;

beforeEach(() => {
  setUp(core, '6/6/2SU2/1G1T2/6/6 b - basic -');
  core.choose(code('K@c3'));
});

const unchanged = () => [core.hash(), core.snapshot(), core.rows()];

/** Fills with the words and expects the fault and an unchanged state. */
const refuse = (words: readonly number[], fault: number, guess?: readonly number[]) => {
  const before = unchanged();
  expect(core.fill(words, guess)).toBe(fault);
  expect(unchanged()).toEqual(before);
};

/** A copy with some words replaced. */
const but = (words: readonly number[], changes: Readonly<Record<number, number>>) =>
  words.map((word, at) => changes[at] ?? word);

describe('fill refuses', () => {
  const line = '5k/2S3/6/1t4/6/u4A w b1 basic -';

  it('a view that is cut off, has more, or is too long for the inbox', () => {
    const words = viewOf(line);
    for (let length = 0; length < words.length; length++) refuse(words.slice(0, length), CUT);
    refuse([...words, 0], CUT);
    for (const guess of [[], [1], [1, 0], [0, 0], [-1]]) refuse(words, CUT, guess);
    const before = unchanged();
    for (const count of [-1, 8191, 8192, 8193, 2 ** 31 - 1, -(2 ** 31)]) {
      expect(core.call['fill']?.(count, 1)).toBe(CUT);
      expect(core.call['fill']?.(words.length, count)).toBe(CUT);
      expect(core.call['create']?.(count)).toBe(CUT);
      expect(core.call['restore']?.(count)).toBe(CUT);
    }
    expect(unchanged()).toEqual(before);
  });

  it('words out of range', () => {
    const words = viewOf(line);
    for (const at of [0, 1, 2, 4, 5, FLAG, TERRAIN, TOKENS, TOKENS + 1, TOKENS + 3, TOKENS + 4, TOKENS + 5]) {
      for (const word of [-3, 99999999, 2 ** 31 - 1, -(2 ** 31)]) refuse(but(words, { [at]: word }), CUT);
    }
  });

  it.each([
    ['two Kings of a colour', '5k/2S3/6/1k4/6/u4A w b1 basic -'],
    ['three Soldiers', '5k/SS1S2/6/6/6/6 w - basic -'],
    ['eleven units', 'ssnnug/tcaks1/6/6/6/6 w - basic -'],
    ['a unit on the Flag’s square', '5k/2S3/6/1t4/6/u4A w f6 basic -'],
    ['terrain in basic', '6/6/6/6/6/6 w - basic =6/6/6/2f3/6/6'],
    ['a Tower on a mountain', '6/6/6/2T3/6/6 w - advanced =6/6/6/2m3/6/6'],
    ['an Archer on water (L8)', '6/6/6/2A3/6/6 w - advanced =6/6/6/2w3/6/6'],
  ])('%s', (_, position) => {
    core.create(position.includes('advanced') ? 1 : 0);
    refuse(viewOf(position), CONTRADICTION);
  });

  it('parts that do not match', () => {
    core.create(0);
    const words = viewOf(line);
    const heap = TOKENS + 1 + 5 * 5 + 1;
    const counters = words.length - 9 - 12 - 4;
    const history = words.length - 8;
    expect(words.slice(heap, heap + 4)).toEqual([0, 0, 7, 0]);
    refuse(but(words, { [TOKENS + 1]: sq('b1') }), CONTRADICTION); // an id that is not the square
    refuse(but(words, { [TOKENS + 1]: sq('f1'), [TOKENS + 2]: sq('f1') }), CONTRADICTION); // two units on a square
    refuse(but(words, { [heap + 3]: 2 }), CONTRADICTION); // a Scout too many in the reserve
    refuse([...words.slice(0, heap + 2), 6, ...words.slice(heap + 4)], CONTRADICTION); // one too few
    refuse(but(words, { 2: 0 }), CONTRADICTION); // Black asked on White's turn
    refuse(but(words, { 3: 5 }), CONTRADICTION); // a pick at a placement
    refuse(but(words, { [counters]: 0, 2: 0 }), CONTRADICTION); // the history says that it is White's turn
    refuse(but(words, { [counters + 1]: 300 }), CONTRADICTION); // would be over
    refuse(but(words, { [counters + 2]: 2 }), CONTRADICTION); // would be over
    refuse(but(words, { [counters + 3]: 3, 3: 5 }), CONTRADICTION); // a pick without an active unit
    refuse(but(words, { [history]: 1 }), CONTRADICTION); // the last entry is another position
    refuse([...words.slice(0, -9), 0, 0], CONTRADICTION); // no history
    const past = positionWords('5k/2S3/6/1t4/6/u5', 'w', 'b1');
    refuse([...words.slice(0, -9), 2, ...past, ...words.slice(-8)], CONTRADICTION); // White twice in a row
    refuse([...words.slice(0, -1), 1, 0, 1, 0], CONTRADICTION); // a result while it goes on
  });

  it('a history that is longer than the match, or in which a position stands three times', () => {
    core.create(0);
    const words = viewOf('6/6/6/6/6/6 b - basic -');
    const counters = words.length - 9 - 12 - 4;
    const other = positionWords('6/6/6/6/6/6', 'w', '-');
    const same = positionWords('6/6/6/6/6/6', 'b', '-');
    const long = (placements: number, entries: number[][]) => [
      ...but(words, { [counters + 1]: placements }).slice(0, -9),
      ...[entries.length, ...entries.flat(), 0],
    ];
    refuse(long(0, [same, other, same]), CONTRADICTION);
    expect(core.fill(long(1, [same, other, same]))).toBe(0);
    refuse(long(9, [same, other, same, other, same]), CONTRADICTION);
  });

  it('picks that the placement does not lead to', () => {
    const words = core.view();
    expect(core.fill(words)).toBe(0);
    const lists = words.length - 8 - 1 - 5;
    expect(words.slice(lists, lists + 5)).toEqual([1, sq('c3'), 2, sq('b3'), sq('c4')]);
    refuse(but(words, { [lists + 4]: sq('d4') }), CONTRADICTION);
    refuse(but(words, { [lists + 1]: sq('d3') }), CONTRADICTION);
    refuse(but(words, { [lists + 3]: sq('c4'), [lists + 4]: sq('b3') }), CONTRADICTION);
  });

  it('boards that do not match', () => {
    core.create(1, [0, 9, 18, 27]);
    const words = core.view();
    expect(core.fill(words)).toBe(0);
    const lists = words.length - 9 - 12;
    expect(words.slice(lists, lists + 10)).toEqual([4, 0, 0, 0, 0, 4, 0, 9, 18, 27]);
    refuse(but(words, { [lists + 1]: 1 }), CONTRADICTION);
    refuse(but(words, { [lists + 6]: 1 }), CONTRADICTION);
    refuse(but(words, { [lists + 9]: -1 }), CONTRADICTION);
    refuse(but(words, { [TERRAIN]: 1 }), CONTRADICTION);
    core.create(4);
    core.call['apply']?.(0);
    const faces = core.view();
    // 1B shows no forest (L20)
    refuse(but(faces, { [faces.length - 2 - 12 + 1]: 1 }), CONTRADICTION);
  });

  it('results that the form does not know', () => {
    setUp(core, 'KNNGUu/6/a1c1g1/6/5k/ssnn2 b - caravan -');
    core.choose(code('T@f4'));
    const words = core.view();
    expect(core.fill(words)).toBe(0);
    const end = words.length;
    refuse(but(words, { [end - 5]: 4 }), CONTRADICTION); // forest in Caravan
    refuse(but(words, { [end - 4]: 0 }), CONTRADICTION); // nobody
    refuse(but(words, { [end - 4]: 3 }), CONTRADICTION); // both
    refuse(but(words, { [end - 1]: 6 }), CONTRADICTION); // not the line that stands there
    refuse([...words.slice(0, -6), 0], CONTRADICTION); // over without a result
    refuse(but(words, { [TERRAIN + sq('f4')]: 4 }), CONTRADICTION); // the Tower just placed, on a mountain
    refuse(but(words, { [FLAG]: sq('f4') }), CONTRADICTION); // and under the Flag
  });
});

describe('restore refuses', () => {
  const refuseSnapshot = (words: readonly number[], fault: number) => {
    const before = unchanged();
    expect(core.restore(words)).toBe(fault);
    expect(unchanged()).toEqual(before);
  };

  it('a snapshot that is cut off, has more, or is none', () => {
    const words = core.snapshot();
    for (let length = 0; length < words.length; length++) refuseSnapshot(words.slice(0, length), CUT);
    refuseSnapshot([...words, 0], CUT);
    refuseSnapshot(but(words, { 0: 1 }), CUT);
    refuseSnapshot(core.view(), CUT);
  });

  it.each([
    ['two Kings of a colour', '6/6/6/6/6/kk4', '-'],
    ['eleven units', 'ssnnug/tcaks1/6/6/6/6', '-'],
    ['a unit on the Flag’s square', '6/6/6/6/6/k5', 'a1'],
  ])('%s', (_, rows, flag) => {
    setUp(core, '6/6/6/6/6/k5 b - basic -');
    const words = core.snapshot();
    // the position is at 19, its entry in the history at 31
    const position = positionWords(rows, 'b', flag);
    const wrong = [...words.slice(0, 19), ...position, ...words.slice(26, 31), ...position];
    expect(wrong).toHaveLength(words.length);
    refuseSnapshot(wrong, CONTRADICTION);
  });
});

describe('garbage', () => {
  /** Words that look the part: small numbers mostly, sometimes anything. */
  const garbage = (draw: (n: number) => number, count: number) =>
    Array.from({ length: count }, () => [draw(3) - 1, draw(40) - 2, draw(2 ** 32) | 0][draw(3)] ?? 0);

  /** After any answer the core still plays: the state is whole. */
  const plays = (draw: (n: number) => number) => {
    const words = core.snapshot();
    expect(core.view()).toHaveLength(core.call['view']?.(0) ?? -1);
    core.call['playout']?.(draw(2 ** 31), 2000);
    expect(core.call['choiceCount']?.()).toBe(0);
    expect(core.restore(words)).toBe(0);
  };

  it('in the inbox is refused', () => {
    const draw = chance(1);
    for (let i = 0; i < 3000; i++) {
      const words = garbage(draw, draw(300));
      core.send(words);
      const before = core.hash();
      const count = draw(4) === 0 ? draw(2 ** 32) | 0 : words.length;
      expect(core.call['fill']?.(count, draw(3) - 1)).toBeLessThan(0);
      expect(core.call['restore']?.(count)).toBeLessThan(0);
      expect(core.call['searchBegin']?.(count, i)).toBeLessThan(0);
      expect(core.call['searchStep']?.(3)).toBe(0);
      expect(core.call['searchBest']?.()).toBe(0);
      expect(core.hash()).toBe(before);
      core.call['create']?.(count);
    }
    plays(draw);
  });

  it.each(['view', 'snapshot'] as const)('in a few words of a %s is refused, or makes a state that plays', (which) => {
    const draw = chance(2);
    let taken = 0;
    for (let game = 0; game < 10; game++) {
      walk(core, game % 5, game, (step) => {
        if (step % 3 > 0) return;
        const kept = core.snapshot();
        for (let i = 0; i < 40; i++) {
          const words = which === 'view' ? core.view() : core.snapshot();
          for (let n = draw(3); n >= 0; n--) words[draw(words.length)] = garbage(draw, 1)[0] ?? 0;
          const before = core.hash();
          const answer = which === 'view' ? core.fill(words) : core.restore(words);
          if (answer === 0) {
            taken++;
            if (which === 'view') expect(core.view(words[0])).toEqual(words);
            else expect(core.snapshot()).toEqual(words);
            plays(draw);
          } else {
            expect([CUT, CONTRADICTION]).toContain(answer);
            expect(core.hash()).toBe(before);
          }
        }
        expect(core.restore(kept)).toBe(0);
      });
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('as arguments is refused', () => {
    const draw = chance(3);
    for (let i = 0; i < 2000; i++) {
      const word = draw(2 ** 32) | 0;
      const before = core.hash();
      if (word < 0 || word > 288) {
        expect(core.call['apply']?.(word)).toBe(-1);
        expect(core.call['resign']?.(word)).toBe(-1);
        expect(core.call['events']?.(word)).toBe(0);
        expect(core.call['view']?.(word)).toBe(0);
        expect(core.call['perft']?.(word)).toBe(-2);
      }
      expect(core.hash()).toBe(before);
    }
  });
});
