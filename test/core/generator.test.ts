/** The contract's generator: its vectors, the drawn layout of basic, and the choices of a playout. */
import { describe, expect, it } from 'vitest';
import { FORMS, loadCore } from './load';
import { start } from './walk';

const MASK = (1n << 64n) - 1n;

/** PCG32 as the contract's README writes it. */
class Generator {
  state = 0n;

  constructor(seed: number) {
    this.next();
    this.state = (this.state + BigInt(seed)) & MASK;
    this.next();
  }

  next(): number {
    const old = this.state;
    this.state = (old * 6364136223846793005n + 1442695040888963407n) & MASK;
    const x = Number((((old >> 18n) ^ old) >> 27n) & 0xffffffffn);
    const r = Number(old >> 59n);
    return ((x >>> r) | (x << ((32 - r) & 31))) >>> 0;
  }

  draw(n: number): number {
    return Number((BigInt(this.next()) * BigInt(n)) >> 32n);
  }
}

const VECTORS = [
  { seed: 0, state: '1a08ee1184ba6d32', first: [3894649422, 2055130073, 2315086854] },
  { seed: 1, state: '725ae23ed14fec5f', first: [1412771199, 1791099446, 124312908] },
  { seed: 42, state: '977afd8015414a94', first: [3270867926, 1795671209, 1924641435] },
  { seed: 4294967295, state: '0e4c79113824ee05', first: [1690806306, 1175666736, 601713809] },
];

const stateOf = (words: readonly number[]) =>
  [words[2], words[1]].map((word) => ((word ?? 0) >>> 0).toString(16).padStart(8, '0')).join('');

describe('the generator', () => {
  it.each(VECTORS)('seed $seed gives the contract’s state and numbers', ({ seed, state, first }) => {
    const core = loadCore();
    core.call['reseed']?.(seed);
    expect(stateOf(core.snapshot())).toBe(state);
    const generator = new Generator(seed);
    expect(generator.state.toString(16).padStart(16, '0')).toBe(state);
    expect(first.map(() => generator.next())).toEqual(first);
  });

  it('lays the boards of basic as the contract says, and draws no more', () => {
    const core = loadCore();
    for (let seed = 0; seed < 200; seed++) {
      core.create(0, [], seed);
      const generator = new Generator(seed);
      const faces = [0, 1, 2, 3].map(() => generator.draw(2));
      const order = [0, 1, 2, 3];
      for (let i = 3; i >= 1; i--) {
        const j = generator.draw(i + 1);
        [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
      }
      const quadrants = order.map((board) => board * 8 + (faces[board] ?? 0) * 4 + generator.draw(4));
      // the lists lie before `active`, `emptied`, the one history entry and the result
      const words = core.view();
      const end = words.length - 1 - 8 - 2;
      expect(words.slice(end - 10, end)).toEqual([4, ...faces, 4, ...quadrants]);
      expect(stateOf(core.snapshot())).toBe(generator.state.toString(16).padStart(16, '0'));
    }
  });

  it('chooses by one draw a decision in a playout, and sums up the choices', () => {
    const [played, walked] = [loadCore(), loadCore()];
    for (let seed = 0; seed < 25; seed++) {
      start(played, seed % FORMS.length, seed);
      start(walked, seed % FORMS.length, seed);
      const limit = seed % 4 === 3 ? seed : 100000;
      const made = played.call['playout']?.(seed, limit);
      const generator = new Generator(seed);
      let sum = 2166136261;
      let steps = 0;
      for (; steps < limit; steps++) {
        const count = walked.call['choiceCount']?.() ?? 0;
        if (count === 0) break;
        const index = generator.draw(count);
        sum = Math.imul(sum ^ (index * 65536 + count), 16777619);
        walked.call['apply']?.(index);
      }
      expect(made).toBe(steps);
      expect(played.call['checksum']?.()).toBe(sum);
      expect(played.snapshot()).toEqual(walked.snapshot());
      expect(played.rows()).toEqual([]);
      expect(played.result().length > 0).toBe(limit === 100000);
    }
    const hash = played.hash();
    expect(played.call['playout']?.(1, -1)).toBe(0);
    expect(played.hash()).toBe(hash);
  });
});
