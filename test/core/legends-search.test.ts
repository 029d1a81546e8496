/** The search plays on guesses of a view in memory of its own: the match beside it stays what it was. */
import { describe, expect, it } from 'vitest';
import { parameterWords } from '../../src/games/opponent';
import { Core, walk } from './legends-load';

/** Worlds by rollouts: no temperature, no noise, 12 choices deep, 8 candidates. */
const PARAMETERS = [2, 0, 0, 12, 8, 4, 100, 0];
const ITERATIONS = 24;

const think = (core: Core, view: readonly number[], seed: number): number[] => {
  core.send([...view, ...parameterWords(PARAMETERS)]);
  expect(core.calls.searchBegin(view.length, seed, 0)).toBe(0);
  expect(core.calls.searchStep(ITERATIONS)).toBe(ITERATIONS);
  return core.take(core.calls.searchBest());
};

describe('a search in legends', () => {
  it('answers at every decision from the asked seat’s view, and leaves the match alone', () => {
    const [core, other] = [new Core(), new Core()];
    for (let game = 0; game < 3; game++) {
      walk(core, game, (made) => {
        const count = core.calls.choiceCount();
        if (count < 2 || made % 5 !== 0) return;
        const [hash, view] = [core.hash(), core.view(core.calls.askedSeat())];
        const best = think(core, view, made);
        expect(best[0]).toBeLessThan(count);
        expect(best[3]).toBe(count);
        expect(core.hash()).toBe(hash);
        expect(core.calls.choiceCount()).toBe(count);
        expect(think(other, view, made)).toEqual(best);
      });
    }
  });
});
