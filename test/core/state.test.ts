/** A state survives its view, its snapshot and its copies; the hash tells states apart. */
import { describe, expect, it } from 'vitest';
import { type Core, FORMS, loadCore } from './load';
import { code, positionWords, setUp } from './position';
import { chance, start, walk } from './walk';

const GAMES = 12;
const forms = FORMS.map((name, form) => ({ name, form }));

describe.each(forms)('$name', ({ form }) => {
  it('fill of a view is the same state, at every decision and for every viewer', () => {
    const [played, filled] = [loadCore(), loadCore()];
    for (let seed = 0; seed < GAMES; seed++) {
      start(filled, form, 99);
      walk(played, form, seed, (step) => {
        const truth = played.view(9);
        expect(filled.fill(played.view([0, 1, 8, 9][step % 4]))).toBe(0);
        expect(filled.view(9)).toEqual(truth);
        expect(filled.hash()).toBe(played.hash());
        expect(filled.decision()).toEqual(played.decision());
        expect(filled.result()).toEqual(played.result());
        expect(filled.rows()).toEqual([]);
      });
    }
  });

  it('restore of a snapshot is the same state, generator and all, and plays on alike', () => {
    const [played, restored] = [loadCore(), loadCore()];
    for (let seed = 0; seed < GAMES; seed++) {
      const draw = chance(seed);
      walk(played, form, seed, () => {
        const words = played.snapshot();
        expect(restored.restore(words)).toBe(0);
        expect(restored.snapshot()).toEqual(words);
        expect(restored.view(9)).toEqual(played.view(9));
        expect(restored.hash()).toBe(played.hash());
        const choices = restored.call['choiceCount']?.() ?? 0;
        if (choices === 0) return;
        const index = draw(choices);
        restored.call['apply']?.(index);
        played.call['apply']?.(index);
        expect(restored.rows()).toEqual(played.rows());
        expect(restored.hash()).toBe(played.hash());
        expect(played.restore(words)).toBe(0);
        expect(played.snapshot()).toEqual(words);
      });
    }
  });

  it('hashes differ from one decision to the next, and between states that differ only in the past or the count', () => {
    const core = loadCore();
    const seen = new Map<string, string>();
    for (let seed = 0; seed < GAMES; seed++) {
      walk(core, form, seed, () => {
        // all but the generator, which `hash` does not cover
        const state = [core.snapshot().slice(0, 1), core.snapshot().slice(3)].join();
        const known = seen.get(core.hash());
        if (known !== undefined) expect(state).toBe(known);
        seen.set(core.hash(), state);
      });
    }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });
});

it('the hash covers the past', () => {
  const core = loadCore();
  setUp(core, '6/6/6/6/6/s5 w - basic -');
  core.choose(code('N@f6'));
  const view = core.view();
  const hash = core.hash();
  // two entries of seven words: the first one changed
  const other = [...view.slice(0, -15), ...positionWords('6/6/6/6/6/1s4', 'w', '-'), ...view.slice(-8)];
  expect(core.fill(other)).toBe(0);
  expect(core.view()).toEqual(other);
  expect(core.hash()).not.toBe(hash);
  expect(core.fill(view)).toBe(0);
  expect(core.hash()).toBe(hash);
});

it('the hash does not cover the generator, the snapshot does', () => {
  const core = loadCore();
  core.create(0, [], 1);
  const [hash, words] = [core.hash(), core.snapshot()];
  core.call['reseed']?.(5);
  expect(core.hash()).toBe(hash);
  expect(core.snapshot()).not.toEqual(words);
});

it('snapshots are small', () => {
  const core = loadCore();
  walk(core, 1, 4, () => expect(core.snapshot().length).toBeLessThan(32 + 7 * 60));
});

it('a search thinks without touching the match, its history or its rows, and a match plays on without touching the search', () => {
  const [played, alone] = [loadCore(), loadCore()];
  // mode tree, no temperature, no noise, depth 2, candidates 8, breadth 6, exploration 1.5, one world
  const parameters = [3, 0, 0, 2, 8, 6, 150, 0];
  const best = (core: Core) => core.receive(core.call['searchBest']?.() ?? 0);
  start(alone, 1, 99);
  walk(played, 1, 5, (step) => {
    if (step % 4 > 0 || (played.call['choiceCount']?.() ?? 0) === 0) return;
    const view = played.view(played.call['askedSeat']?.() ?? 0);
    for (const core of [played, alone]) {
      core.send([...view, ...parameters]);
      expect(core.call['searchBegin']?.(view.length, step)).toBe(0);
    }
    const [snapshot, rows] = [played.snapshot(), played.rows()];
    expect(played.call['searchStep']?.(30)).toBe(30);
    expect(played.snapshot()).toEqual(snapshot);
    expect(played.rows()).toEqual(rows);
    played.call['playout']?.(step, 50);
    played.call['searchStep']?.(30);
    alone.call['searchStep']?.(60);
    expect(best(played)).toEqual(best(alone));
    expect(played.restore(snapshot)).toBe(0);
  });
});
