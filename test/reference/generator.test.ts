import { expect, test } from 'vitest';
import { createGenerator } from '../../src/reference/core/generator';
import { slowGenerator } from './kit';

const VECTORS = [
  {
    seed: 0,
    state: '1a08ee1184ba6d32',
    words: [3894649422, 2055130073, 2315086854, 2925816488, 3443325253, 1644475139],
  },
  {
    seed: 1,
    state: '725ae23ed14fec5f',
    words: [1412771199, 1791099446, 124312908, 1968572995, 1080415314, 2578637408],
  },
  {
    seed: 42,
    state: '977afd8015414a94',
    words: [3270867926, 1795671209, 1924641435, 1143034755, 4121910957, 1757328946],
  },
  {
    seed: 4294967295,
    state: '0e4c79113824ee05',
    words: [1690806306, 1175666736, 601713809, 1455133790, 2659000460, 4270424894],
  },
];

test.each(VECTORS)('seed $seed gives the state and the words of the contract', ({ seed, state, words }) => {
  const generator = createGenerator(seed);
  expect(generator.state()).toBe(state);
  expect(words.map(() => generator.next())).toEqual(words);
});

test('draws from seed 42', () => {
  const six = createGenerator(42);
  expect(Array.from({ length: 10 }, () => six.draw(6))).toEqual([4, 2, 2, 1, 5, 2, 4, 5, 2, 5]);
  const many = createGenerator(42);
  expect(Array.from({ length: 6 }, () => many.draw(288))).toEqual([219, 120, 129, 76, 276, 117]);
});

test.each([
  { seed: 42, shuffled: [6, 0, 4, 9, 2, 5, 1, 8, 3, 7], after: 4279450293 },
  { seed: 7, shuffled: [5, 4, 7, 1, 9, 0, 6, 3, 8, 2], after: 3984462378 },
])('shuffles 0 to 9 with seed $seed', ({ seed, shuffled, after }) => {
  const generator = createGenerator(seed);
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  generator.shuffle(items);
  expect(items).toEqual(shuffled);
  expect(generator.next()).toBe(after);
});

test('agrees with arbitrary precision for a long time', () => {
  for (const seed of [3, 99, 0x80000000, 0xdeadbeef]) {
    const [fast, slow] = [createGenerator(seed), slowGenerator(seed)];
    for (let i = 0; i < 500; i++) expect(fast.next()).toBe(slow.next());
    for (const n of [1, 2, 3, 37, 65536]) expect(fast.draw(n)).toBe(slow.draw(n));
    expect(fast.state()).toBe(slow.state());
  }
});
