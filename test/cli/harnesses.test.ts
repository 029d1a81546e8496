/** The commands around the harnesses: what they print, their JSON keys and exit codes. */
import { describe, expect, it } from 'vitest';
import { lastJson, veil } from './support/terminal';

describe('twins', () => {
  it('counts games and decisions', async () => {
    const printed = await veil(['twins', 'legion', '--games', '3', '--seed', '4', '--seats', '2', '--json']);
    const json = lastJson(printed);
    expect(json).toEqual({ games: 3, decisions: expect.any(Number), divergences: 0, firstDivergence: null });
    expect(printed.out.at(-2)).toBe(`3 games, ${String(json['decisions'])} decisions, 0 divergences`);
    expect(printed.code).toBe(0);
  });
});

describe('secrecy', () => {
  it('has nothing to try where nothing is hidden', async () => {
    const printed = await veil(['secrecy', 'legion', '--trials', '5', '--json']);
    expect(printed.out[0]).toBe('0 trials: nothing is ever hidden in legion');
    expect(lastJson(printed)).toEqual({ trials: 0, changed: 0, mismatches: 0, controls: 0, controlsCaught: 0 });
    expect(printed.code).toBe(0);
  });

  it('catches every planted leak', async () => {
    const printed = await veil(['secrecy', 'parley', '--trials', '20', '--think', '--json']);
    expect(lastJson(printed)).toEqual({
      trials: 20,
      changed: expect.any(Number),
      mismatches: 0,
      controls: 7,
      controlsCaught: 7,
    });
    expect(printed.code).toBe(0);
  });
});

describe('worlds', () => {
  it('refuses a game that hides nothing', async () => {
    expect((await veil(['worlds', 'legion', '--trials', '5'])).code).toBe(2);
  });
});

describe('bench', () => {
  it('measures both engines over the same games', async () => {
    const printed = await veil(['bench', 'parley', '--rounds', '5', '--json']);
    expect(printed.code).toBe(0);
    const [result] = lastJson(printed)['results'] as readonly Readonly<Record<string, number>>[];
    expect(Object.keys(result ?? {})).toEqual([
      'game',
      'wasmPerSecond',
      'referencePerSecond',
      'ratio',
      'yardstick',
      'searchPerSecond',
    ]);
    expect(result?.['ratio']).toBeGreaterThan(1);
  });
});

describe('arena', () => {
  it('is even between equals, and says the same every time', async () => {
    const play = () =>
      veil(['arena', 'legion', '--a', 'random', '--b', 'random', '--pairs', '4', '--iterations', '1', '--json']);
    const [first, second] = [await play(), await play()];
    expect(lastJson(first)).toEqual({
      pairs: 4,
      wins: 4,
      draws: 0,
      losses: 4,
      score: 0.5,
      ci95: expect.any(Array),
      elo: 0,
      msPerMove: expect.any(Number),
    });
    expect(first.out[1]?.split('digest ')[1]).toBe(second.out[1]?.split('digest ')[1]);
    expect(first.code).toBe(0);
  });
});

describe('fuzz', () => {
  it('refuses or plays whatever comes', async () => {
    const printed = await veil(['fuzz', 'legion', '--trials', '80', '--json']);
    expect(lastJson(printed)).toEqual({ trials: 80, taken: expect.any(Number), failures: 0, firstFailure: null });
    expect(printed.code).toBe(0);
  });
});
