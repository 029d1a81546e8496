import { describe, expect, test, vi } from 'vitest';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import { lastTurnOf, squaresTouched } from '../../src/match/last-turn';
import { createPassages, passageLimit } from '../../src/match/passages';
import type { Passage } from '../../src/match/types';

const view = (ply: number): View => {
  const read = legion.readPosition('6/6/6/6/6/6 b - basic -');
  if (!read.ok) throw new Error('position');
  return { ...read.value, ply };
};
const passage = (ply: number): Passage => ({ from: view(ply - 1), to: view(ply), events: [{ type: 'turn', seat: 0 }] });

/** A player whose passages end when the test says so. */
const handPlayer = () => {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  return {
    log,
    end: () => ends.shift()?.(),
    player: {
      show: (to: View) => void log.push(`show ${to.ply}`),
      play: (next: Passage) => {
        log.push(`play ${next.to.ply}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      skip: () => {
        log.push('skip');
        ends.shift()?.();
      },
    },
  };
};

const passDelay = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the queue of passages', () => {
  test('plays one after the other', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(passage(1));
    passages.push(passage(2));
    expect(log).toEqual(['play 1']);
    expect(passages.playing.get()).toBe(true);
    end();
    await passDelay();
    expect(log).toEqual(['play 1', 'play 2']);
    end();
    await passDelay();
    expect(passages.playing.get()).toBe(false);
  });

  test('skipping completes the present one and only shows the last', async () => {
    const { log, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    for (const ply of [1, 2, 3]) passages.push(passage(ply));
    passages.skip();
    await passDelay();
    expect(log).toEqual(['play 1', 'skip', 'show 3']);
  });

  test('what is to be shown as it is cuts what plays and what waits', async () => {
    const { log, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    for (const ply of [1, 2]) passages.push(passage(ply));
    passages.push({ from: null, to: view(0), events: [] });
    expect(passages.underway.get()).toBeNull();
    await passDelay();
    expect(log).toEqual(['play 1', 'skip', 'show 0']);
    expect(passages.playing.get()).toBe(false);
  });

  test('can be waited for, and rests at its end until somebody presses on', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    await passages.settled(1000);
    passages.watch(player);
    passages.push(passage(1));
    let settled = false;
    void passages.settled(60_000).then(() => {
      settled = true;
    });
    end();
    await passDelay();
    // all is told while it rests
    expect([settled, passages.playing.get(), passages.underway.get()]).toEqual([false, true, null]);
    passages.skip();
    await passDelay();
    expect([settled, passages.playing.get()]).toEqual([true, false]);
    expect(log).toEqual(['play 1', 'skip']);
  });

  test('the rest at the end passes by itself', async () => {
    vi.useFakeTimers();
    const { end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(passage(1));
    const settled = passages.settled(1000);
    end();
    await vi.advanceTimersByTimeAsync(999);
    expect(passages.playing.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(passages.playing.get()).toBe(false);
    await settled;
    vi.useRealTimers();
  });

  test('its end is seen although the picture has ended before it is waited for', async () => {
    vi.useFakeTimers();
    const { end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(passage(1));
    end();
    await vi.advanceTimersByTimeAsync(10);
    expect(passages.playing.get()).toBe(false);
    let over = false;
    void passages.settled(1000).then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(over).toBe(true);
    vi.useRealTimers();
  });

  test('a passage that does not end is cut and shown', async () => {
    vi.useFakeTimers();
    const { log, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(passage(1));
    await vi.advanceTimersByTimeAsync(passageLimit(passage(1)) + 1);
    expect(log).toEqual(['play 1', 'show 1']);
    expect(passages.playing.get()).toBe(false);
    vi.useRealTimers();
  });

  test('a player that comes late sees where the match stands', async () => {
    const passages = createPassages();
    passages.push(passage(4));
    await passDelay();
    const { log, player } = handPlayer();
    passages.watch(player);
    expect(log).toEqual(['show 4']);
  });

  test('a picture that fails breaks nothing', async () => {
    const passages = createPassages();
    const log: number[] = [];
    passages.watch({
      show: (to) => log.push(to.ply),
      play: () => Promise.reject(new Error('lost')),
      skip: () => undefined,
    });
    passages.push(passage(1));
    await passDelay();
    expect(log).toEqual([1]);
    expect(passages.playing.get()).toBe(false);
  });
});

describe('the last turn', () => {
  const turn = { type: 'turn', seat: 0 } as const;
  const placed = { type: 'placed', seat: 0, token: 1, kind: 0, square: 1 } as const;
  const flag = { type: 'flag', from: null, to: 2 } as const;

  test('is the finished one until the next begins', () => {
    expect(lastTurnOf([turn])).toEqual([]);
    expect(lastTurnOf([turn, placed, turn])).toEqual([placed]);
    expect(lastTurnOf([turn, placed, turn, flag])).toEqual([flag]);
    expect(lastTurnOf([])).toEqual([]);
  });

  test('touches each square once', () => expect(squaresTouched([placed, flag, placed])).toEqual([1, 2]));
});

describe('what a fight has come to is seen before anything further', () => {
  const fight = (ply: number): Passage => ({ ...passage(ply), events: [{ type: 'passed', seat: 0 }], rest: 200 });

  test('the next thing waits so long', async () => {
    vi.useFakeTimers();
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(fight(1));
    passages.push(passage(2));
    end();
    await vi.advanceTimersByTimeAsync(199);
    expect(log).toEqual(['play 1']);
    await vi.advanceTimersByTimeAsync(2);
    expect(log).toEqual(['play 1', 'play 2']);
    vi.useRealTimers();
  });

  test('a press goes on at once, and nothing is waited for where nothing follows', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push({ ...fight(1), rest: 60_000 });
    end();
    await passDelay();
    expect(passages.playing.get()).toBe(false);
    passages.push(passage(2));
    await passDelay();
    expect(log).toEqual(['play 1']);
    passages.skip();
    await passDelay();
    expect(log.at(-1)).toBe('show 2');
  });

  test('what stands beside the picture tells nothing more in the meantime', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push({ ...fight(1), rest: 60_000 });
    end();
    await passDelay();
    passages.push(passage(2));
    // pushed, and not begun: none of its events is told yet
    expect(passages.underway.get()).toMatchObject({ passage: { to: { ply: 2 } }, count: 0 });
    expect(log).toEqual(['play 1']);
    passages.skip();
  });

  test('who has pressed on in the fight waits for nothing after it', async () => {
    const { log, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push({ ...fight(1), rest: 60_000 });
    passages.skip();
    await passDelay();
    passages.push(passage(2));
    await passDelay();
    expect(log).toEqual(['play 1', 'skip', 'play 2']);
    passages.skip();
  });

  test('the fights of one turn are all played, however many wait', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    for (const ply of [1, 2, 3, 4, 5, 6]) passages.push({ ...fight(ply), rest: 0 });
    for (let count = 0; count < 6; count++) {
      end();
      await passDelay();
    }
    expect(log).toEqual(['play 1', 'play 2', 'play 3', 'play 4', 'play 5', 'play 6']);
  });

  test('the end of the match waits for no more than the turn before it', async () => {
    const { log, end, player } = handPlayer();
    const passages = createPassages();
    passages.watch(player);
    for (const ply of [1, 2, 3, 4]) passages.push(passage(ply));
    passages.push({ ...passage(5), events: [{ type: 'over', reason: 'castle', winners: [0] }] });
    end();
    await passDelay();
    // only the second is skipped: the fourth is the turn that the end answers
    expect(log).toEqual(['play 1', 'show 2', 'play 3']);
    end();
    await passDelay();
    end();
    await passDelay();
    expect(log).toEqual(['play 1', 'show 2', 'play 3', 'play 4', 'play 5']);
  });
});

test('exchanges before the battle are no last turn once it has begun', () => {
  const swap = { type: 'swapped', token: 1, other: 2, square: 3, otherSquare: 4 } as const;
  expect(lastTurnOf([swap, swap, { type: 'turn', seat: 0 }])).toEqual([]);
  // while they are made they are shown
  expect(lastTurnOf([swap])).toEqual([swap]);
});
