/** A true pause: nothing thinks and nothing plays until whoever wanted it lets it go on. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { legion } from '../../src/games/legion';
import { createPassages, passageLimit } from '../../src/match/passages';
import type { Passage } from '../../src/match/types';
import { AGAINST, createBench, must, passDelay, place, stateOf } from '../match/support';

const passage = (ply: number): Passage => {
  const read = legion.readPosition('6/6/6/6/6/6 b - basic -');
  if (!read.ok) throw new Error('position');
  const view = (at: number) => ({ ...read.value, ply: at });
  return { from: view(ply - 1), to: view(ply), events: [{ type: 'turn', seat: 0 }] };
};

/** A player that never comes to an end by itself. */
const slowPlayer = () => {
  const log: string[] = [];
  return {
    log,
    player: {
      show: ({ ply }: { readonly ply: number }) => void log.push(`show ${ply}`),
      play: ({ to }: Passage) => {
        log.push(`play ${to.ply}`);
        return new Promise<void>(() => {});
      },
      skip: () => {},
    },
  };
};

afterEach(() => void vi.useRealTimers());

describe('passages that rest', () => {
  test('begin nothing', async () => {
    const { log, player } = slowPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.pause(true);
    passages.push(passage(1));
    await passDelay();
    expect(log).toEqual([]);
    passages.pause(false);
    await passDelay();
    expect(log).toEqual(['play 1']);
  });

  test('are not late: what plays is cut only after its time without the rest', async () => {
    vi.useFakeTimers();
    const { log, player } = slowPlayer();
    const passages = createPassages();
    passages.watch(player);
    passages.push(passage(1));
    passages.pause(true);
    await vi.advanceTimersByTimeAsync(10 * passageLimit(passage(1)));
    expect(log).toEqual(['play 1']);
    passages.pause(false);
    await vi.advanceTimersByTimeAsync(passageLimit(passage(1)) - 1);
    expect(log).toEqual(['play 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['play 1', 'show 1']);
  });
});

describe('a match that rests', () => {
  /** The computer is asked and has not answered. */
  const asked = async () => {
    const bench = createBench();
    must(await bench.match.start(AGAINST));
    await place(bench.match, 0, 0);
    expect(stateOf(bench.match).thinking).toBe(true);
    return bench;
  };

  test('stops the thinking, and asks anew afterwards', async () => {
    const { match, opponent } = await asked();
    match.pause(true, 'menu');
    await passDelay();
    expect(opponent.stops).toBe(1);
    expect(opponent.requests.length).toBe(1);
    match.pause(false, 'menu');
    await passDelay();
    expect(opponent.requests.length).toBe(2);
  });

  test('rests as long as the host or the menu wants it', async () => {
    const { match, opponent } = await asked();
    match.pause(true, 'menu');
    match.pause(true);
    match.pause(false);
    await passDelay();
    expect(opponent.requests.length).toBe(1);
    match.pause(false, 'menu');
    await passDelay();
    expect(opponent.requests.length).toBe(2);
  });
});
