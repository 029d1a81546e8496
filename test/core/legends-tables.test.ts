/** The core plays from the catalogue that it is given, and refuses tables that make no sense. */
import { describe, expect, it } from 'vitest';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import type { Catalogue } from '../../src/games/legends/language';
import { legendsTables } from '../../src/games/legends/tables/index';
import { Core, dice, setupWords } from './legends-load';

/** The published pieces with every power of one kind of use gone. */
const without = (kind: string): Catalogue => ({
  ...legendsCatalogue,
  pieces: legendsCatalogue.pieces.map((piece) => ({
    ...piece,
    powers: piece.powers.map((power) =>
      'keyword' in power || power.kind !== kind ? power : { kind: 'innate' as const, do: [] },
    ),
  })),
});

const take = (core: Core, words: readonly number[]): number => core.calls.tables?.(core.send(words)) ?? 1;

describe('the tables of legends', () => {
  const words = legendsTables(legendsCatalogue);

  it('fit the inbox and are taken', () => {
    const core = new Core();
    expect(words.length).toBeLessThan(core.calls.inboxWords());
    expect(take(core, words)).toBe(0);
  });

  it('decide what can be played', () => {
    const [published, changed] = [new Core(), new Core()];
    expect(take(changed, legendsTables(without('ability')))).toBe(0);
    const counts = [published, changed].map((core) => {
      let sum = 0;
      for (let game = 0; game < 12; game++) {
        expect(core.calls.create(core.send(setupWords(game)))).toBe(0);
        core.calls.playout(game, 60);
        sum += core.calls.checksum() >>> 0;
      }
      return sum;
    });
    expect(counts[0]).not.toBe(counts[1]);
  });

  it('are refused when damaged, and the old ones stay', () => {
    const core = new Core();
    core.deal(1);
    const roll = dice(3);
    let refused = 0;
    for (let round = 0; round < 300; round++) {
      const before = core.hash();
      const damaged = [...words];
      damaged[roll(damaged.length)] = [-5, 2 ** 31 - 1, 999_999][roll(3)] ?? 0;
      const status = take(core, damaged);
      if (status === 0) {
        expect(take(core, words)).toBe(0);
        core.deal(1);
        continue;
      }
      refused++;
      expect([-2, -3]).toContain(status);
      expect(core.hash()).toBe(before);
    }
    expect(refused).toBeGreaterThan(100);
  });
});
