/** A state of Legends survives its views, its snapshot and its copies, at every decision. */
import { describe, expect, it } from 'vitest';
import { Core, walk } from './legends-load';

const GAMES = 9;
/** Bytes that a snapshot of a dealt battle may take. */
const MOST_BYTES = 1024;

describe('legends', () => {
  it('makes the same state from the view of the truth, at every decision', () => {
    const [played, filled] = [new Core(), new Core()];
    for (let game = 0; game < GAMES; game++) {
      filled.deal(99);
      walk(played, game, () => {
        const truth = played.view();
        expect(filled.fill(truth)).toBe(0);
        expect(filled.view()).toEqual(truth);
        expect(filled.hash()).toBe(played.hash());
        expect(filled.decision()).toEqual(played.decision());
      });
    }
  });

  it('goes on from a snapshot as the match does, generator included, in at most a kilobyte', () => {
    const [played, restored] = [new Core(), new Core()];
    for (let game = 0; game < GAMES; game++) {
      walk(played, game, (made) => {
        const words = played.snapshot();
        expect(words.length * 4).toBeLessThanOrEqual(MOST_BYTES);
        expect(restored.restore(words)).toBe(0);
        expect(restored.snapshot()).toEqual(words);
        if (made % 10 !== 0) return;
        expect(restored.calls.playout(made, 40)).toBe(played.calls.playout(made, 40));
        expect(restored.calls.checksum()).toBe(played.calls.checksum());
        expect(restored.hash()).toBe(played.hash());
        played.restore(words);
      });
    }
  });

  it('changes its hash with every choice', () => {
    const core = new Core();
    let last = '';
    const made = walk(core, 1, () => {
      const hash = core.hash();
      expect(hash).not.toBe(last);
      last = hash;
    });
    expect(made).toBeGreaterThan(20);
  });

  it('counts sequences without moving', () => {
    const core = new Core();
    core.deal(0);
    const [first, before] = [core.calls.choiceCount(), core.hash()];
    expect(core.calls.perft(0)).toBe(1);
    expect(core.calls.perft(1)).toBe(first);
    let below = 0;
    const words = core.snapshot();
    for (let index = 0; index < first; index++) {
      core.calls.apply(index);
      below += core.calls.choiceCount();
      core.restore(words);
    }
    expect(core.calls.perft(2)).toBe(below);
    expect(core.hash()).toBe(before);
  });
});
