/** The worker's own generator against the vectors of src/contract/README.md. */
import { describe, expect, it } from 'vitest';
import { deriveSeed, Generator } from '../../src/worker/generator';

const take = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);

describe('the generator', () => {
  it.each([
    [0, [3894649422, 2055130073, 2315086854, 2925816488, 3443325253, 1644475139]],
    [1, [1412771199, 1791099446, 124312908, 1968572995, 1080415314, 2578637408]],
    [42, [3270867926, 1795671209, 1924641435, 1143034755, 4121910957, 1757328946]],
    [4294967295, [1690806306, 1175666736, 601713809, 1455133790, 2659000460, 4270424894]],
  ])('seed %i', (seed, expected) => {
    const generator = new Generator(seed);
    expect(take(6, () => generator.next())).toEqual(expected);
  });

  it('draws and shuffles as the contract says', () => {
    const six = new Generator(42);
    expect(take(10, () => six.draw(6))).toEqual([4, 2, 2, 1, 5, 2, 4, 5, 2, 5]);
    const many = new Generator(42);
    expect(take(6, () => many.draw(288))).toEqual([219, 120, 129, 76, 276, 117]);
    const cards = new Generator(42);
    expect(cards.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([6, 0, 4, 9, 2, 5, 1, 8, 3, 7]);
    expect(cards.next()).toBe(4279450293);
    const others = new Generator(7);
    expect(others.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([5, 4, 7, 1, 9, 0, 6, 3, 8, 2]);
    expect(others.next()).toBe(3984462378);
  });
});

describe('derived seeds', () => {
  it('differ by seed, purpose and every part, and repeat', () => {
    const seeds = [
      deriveSeed(1, 'think', 0, 3),
      deriveSeed(2, 'think', 0, 3),
      deriveSeed(1, 'hint', 0, 3),
      deriveSeed(1, 'think', 1, 3),
      deriveSeed(1, 'think', 0, 4),
      deriveSeed(1, 'think', 3, 0),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(deriveSeed(1, 'think', 0, 3)).toBe(seeds[0]);
    expect(seeds).not.toContain(1);
  });
});
