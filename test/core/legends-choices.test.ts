/** The counts by masks, the lists, and the build for large boards, which has lists alone, all say the same. */
import { describe, expect, it } from 'vitest';
import { Core, setupWords, walk } from './legends-load';

const GAMES = 30;

describe('legends', () => {
  it('counts as many choices as it lists', () => {
    const core = new Core();
    for (let game = 0; game < GAMES; game++) {
      walk(core, game, () => {
        const counted = core.calls.choiceCount();
        const codes = core.codes();
        expect(codes).toHaveLength(counted);
        expect(new Set(codes).size).toBe(counted);
      });
    }
  });

  it('makes the n-th choice by masks as it does from the list', () => {
    const [counting, listing] = [new Core(), new Core()];
    for (let game = 0; game < GAMES; game++) {
      walk(counting, game, (made) => {
        const count = counting.calls.choiceCount();
        if (count === 0) return;
        const [words, index] = [counting.snapshot(), (made * 7) % count];
        listing.restore(words);
        listing.codes();
        counting.calls.apply(index);
        listing.calls.apply(index);
        expect(listing.hash(), `game ${game}, choice ${made}, index ${index}`).toBe(counting.hash());
        counting.restore(words);
      });
    }
  });

  it('plays the same random games in both builds', () => {
    const [common, wide] = [new Core(), new Core('legends.wide')];
    for (let game = 0; game < GAMES; game++) {
      for (const core of [common, wide]) expect(core.calls.create(core.send(setupWords(game)))).toBe(0);
      expect(wide.calls.playout(game, 100_000)).toBe(common.calls.playout(game, 100_000));
      expect(wide.calls.checksum()).toBe(common.calls.checksum());
    }
  });

  it('refuses an index that is not offered, and changes nothing', () => {
    const core = new Core();
    core.deal(3);
    const [hash, count] = [core.hash(), core.calls.choiceCount()];
    for (const index of [-1, count, count + 1, 2 ** 31 - 1, -(2 ** 31)]) expect(core.calls.apply(index)).toBe(-1);
    expect(core.hash()).toBe(hash);
  });
});
