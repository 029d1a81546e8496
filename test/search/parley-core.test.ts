/** Parley's engine as a whole: the same state by other ways, and words that mean nothing. */
import { beforeEach, describe, expect, it } from 'vitest';
import { guessOf } from './parley';
import { core, deal, HOME, rows, stand, TURN, toAll } from './parley-table';
import { Pcg } from './pcg';

beforeEach(() => deal());

describe('the same state by other ways', () => {
  /** Plays a random match, calling back at each decision. */
  function wander(seed: number, asks: number, leak: number, each: () => void): void {
    const random = new Pcg(seed);
    core.create([seed, 0, 3, asks, leak]);
    for (let count = core.call('choiceCount'); count > 0; count = core.call('choiceCount')) {
      each();
      if (random.draw(50) === 0) core.call('resign', random.draw(3));
      else core.call('apply', random.draw(count));
    }
  }

  it('fill makes the state again from any view and what it hides', () => {
    for (let seed = 0; seed < 60; seed++) {
      wander(seed, seed & 1, 0, () => {
        const [hash, all, kept] = [core.hash(), core.view(9), core.snapshot()];
        for (const viewer of [0, 1, 2, 8, 9]) {
          const view = core.view(viewer);
          core.call('agree');
          expect(core.fill(view, guessOf(all, view))).toBe(0);
          expect(core.view(9)).toEqual(all);
          expect(core.hash()).toBe(hash);
          expect(core.rows()).toEqual([]);
        }
        expect(core.restore(kept)).toBe(0);
        expect(core.snapshot()).toEqual(kept);
      });
    }
  });

  it('perft counts what apply plays, and playout is the contract’s sum', () => {
    core.create([3, 0, 3, 0, 0]);
    core.call('playout', 5, 20);
    const kept = core.snapshot();
    const count = (depth: number): number => {
      if (depth === 0) return 1;
      const from = core.snapshot();
      let all = 0;
      for (let i = core.call('choiceCount') - 1; i >= 0; i--) {
        core.call('apply', i);
        all += count(depth - 1);
        core.restore(from);
      }
      return all;
    };
    for (const depth of [0, 1, 2, 3, 4]) expect(core.call('perft', depth)).toBe(count(depth));
    expect(core.snapshot()).toEqual(kept);
    const random = new Pcg(9);
    let sum = 2166136261;
    let made = 0;
    for (let n = core.call('choiceCount'); n > 0 && made < 500; n = core.call('choiceCount')) {
      const index = random.draw(n);
      sum = Math.imul(sum ^ (index * 65536 + n), 16777619);
      core.call('apply', index);
      made++;
    }
    const end = core.snapshot();
    core.restore(kept);
    expect(core.call('playout', 9, 500)).toBe(made);
    expect(core.call('checksum') >>> 0).toBe(sum >>> 0);
    expect(core.snapshot()).toEqual(end);
    expect(core.rows()).toEqual([]);
  });

  it('opens a match from a position with its turn', () => {
    stand({ tokens: HOME, active: 2, step: 1 });
    expect(core.call('opening')).toBe(0);
    expect(rows()).toEqual(toAll([TURN, 2]));
    expect(core.call('opening')).toBeLessThan(0);
  });
});

describe('garbage', () => {
  it('is refused with a negative number and changes nothing', () => {
    core.create([5, 0, 3, 0, 0]);
    core.call('playout', 2, 25);
    const kept = core.snapshot();
    const random = new Pcg(77);
    const faults: number[] = [];
    const refuse = (fault: number): void => {
      expect(fault).toBeLessThan(0);
      faults.push(fault);
      expect(core.snapshot()).toEqual(kept);
    };
    const view = core.view(9);
    for (const count of [-1, 0, view.length - 1, view.length + 5, 8192, 8193, 2147483647, -2147483648]) {
      core.put([...view, 0]);
      refuse(core.call('fill', count, 1));
      refuse(core.call('searchBegin', count, 1));
    }
    for (const count of [-1, 0, 2, 9000, 2147483647, -2147483648]) {
      core.put([...view, 0]);
      refuse(core.call('fill', view.length, count));
    }
    for (const words of [
      [],
      [1],
      [1, 1, 3, 0, 0],
      [1, 0, 2, 0, 0],
      [1, 0, 3, 2, 0],
      [1, 0, 3, 0, 7],
      [1, 0, 3, 0, 0, 0],
    ]) {
      refuse(core.create(words));
    }
    refuse(core.call('create', -5));
    refuse(core.call('restore', 59));
    for (const index of [-1, 1000, 2147483647]) refuse(core.call('apply', index));
    for (let round = 0; round < 3000; round++) {
      const noise = Array.from({ length: 200 }, () => (random.draw(2) === 0 ? random.draw(20) - 3 : random.next() | 0));
      core.put(noise);
      refuse(core.call('fill', random.draw(150), random.draw(40)));
      core.put(noise);
      refuse(core.call('restore', 60));
    }
  });

  it('one word changed is refused, or is a state that can be played', () => {
    const random = new Pcg(78);
    let taken = 0;
    for (let round = 0; round < 4000; round++) {
      core.create([round, 0, 3, round & 1, 0]);
      core.call('playout', round, random.draw(40));
      const view = core.view([0, 1, 2, 8, 9][random.draw(5)] ?? 9);
      const guess = guessOf(core.view(9), view);
      const words = [...view, guess.length, ...guess];
      words[random.draw(words.length)] = random.draw(3) === 0 ? random.next() | 0 : random.draw(18) - 2;
      core.put(words);
      if (core.call('fill', view.length, guess.length + 1) < 0) continue;
      taken++;
      core.call('playout', round, 3000);
      expect(core.call('choiceCount')).toBe(0);
    }
    expect(taken).toBeGreaterThan(100);
  });
});
