/** A core lies in the built page once. */
import { describe, expect, it } from 'vitest';
import { copyFaults } from '../../src/cli/scripts/size.mjs';

const bytes = (text: string, length: number): Buffer => Buffer.alloc(length, text);
const CORES = [
  { name: 'game.js', bytes: bytes('script', 400) },
  { name: 'game.wide.js', bytes: bytes('wider', 500) },
];
const file = (name: string, content: Buffer) => ({ name: `dist/assets/${name}`, bytes: content });
const FILES = [
  file('game-CrPZ8rr0.js', bytes('script', 400)),
  file('game.wide-BUm1kk_D.js', bytes('wider', 500)),
  // what gives the address of the first, and something else
  file('game-jarSu7z7.js', bytes('address', 20)),
  file('index-PRx12t83.js', bytes('page', 900)),
];

describe('the cores in a page', () => {
  it('lie there once each', () => expect(copyFaults(CORES, FILES)).toEqual([]));

  it.each([
    ['is missing', FILES.slice(1), 'found nothing'],
    [
      'is there twice',
      [...FILES, file('game-AAAAAAAA.js', bytes('script', 400))],
      'game-CrPZ8rr0.js, dist/assets/game-AAAAAAAA.js',
    ],
    [
      'was bundled once more, in other words',
      [...FILES, file('game-BBBBBBBB.js', bytes('other', 380))],
      'game-BBBBBBBB.js',
    ],
  ])('one that %s is told', (_what, files, told) => {
    const faults = copyFaults(CORES, files);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('the core game.js');
    expect(faults[0]).toContain(told);
  });
});
