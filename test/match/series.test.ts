/** Series of games: scores, who begins, who has won (R132–R136). */
import { describe, expect, it, test } from 'vitest';
import type { View } from '../../src/contract/view';
import { destroyedOf } from '../../src/match/games/legends/destroyed';
import {
  type PlayedGame,
  playedGame,
  type Rival,
  readSeries,
  type Series,
  type SeriesPlan,
  standingOf,
  withGame,
} from '../../src/match/series';

const game = (winner: Rival | null, destroyed = 0, began: Rival = 0): PlayedGame => ({ began, winner, destroyed });
const series = (plan: SeriesPlan, ...games: PlayedGame[]): Series => ({ plan, games });

type Final = Pick<View, 'heaps' | 'lists' | 'result'>;
const heap = (seat: number, count: number) => ({ seat, name: 'fallen' as const, kinds: Array(count).fill(11) });
/** Seats of a match for so many, each other one on the other side. */
const sidesOf = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat % 2);
const played = (view: Final, began: Rival) =>
  playedGame({ view, sides: sidesOf(Math.max(2, view.heaps.length)), destroyed: destroyedOf }, began);
const final = (winners: readonly number[], heaps: Final['heaps'], curses: readonly number[] = []): Final => ({
  heaps,
  lists: { curses },
  result: { winners, reason: 'castle', score: [] },
});

describe('what a game counts for (R134)', () => {
  it('is the number of the loser’s pieces destroyed', () => {
    expect(played(final([0], [heap(0, 9), heap(1, 12)]), 0)).toEqual(game(0, 12));
    expect(played(final([1], [heap(0, 9), heap(1, 12)]), 0)).toEqual(game(1, 9));
  });

  it('goes to whoever sat there', () => {
    expect(played(final([0], [heap(0, 9), heap(1, 12)]), 1)).toEqual(game(1, 12, 1));
  });

  it('takes the Death Curse area in with its owner’s, those that wait too, whoever controlled them', () => {
    // id, kind, seat, army: army 1's curse under seat 0, then a waiting one of army 0
    const curses = [256, 22, 0, 1, 300, 160, 0, 0];
    expect(destroyedOf(final([0], [heap(0, 2), heap(1, 5)], curses), 1)).toBe(6);
    expect(destroyedOf(final([0], [heap(0, 2), heap(1, 5)], curses), 0)).toBe(3);
  });

  it('has no curse where none is in force but one waits', () => {
    expect(destroyedOf(final([0], [heap(0, 2), heap(1, 5)], [-1, -1, -1, -1, 300, 160, 1, 1]), 1)).toBe(6);
  });

  it('adds up a side’s armies', () => {
    expect(destroyedOf(final([0, 2], [heap(0, 1), heap(1, 2), heap(2, 4), heap(3, 8)]), 1)).toBe(10);
  });

  it('is nothing after a draw, and nothing yet while the match goes on', () => {
    expect(played(final([], [heap(0, 9), heap(1, 12)]), 0)).toEqual(game(null));
    expect(played({ ...final([], []), result: null }, 0)).toBeNull();
  });
});

describe('two games (R134)', () => {
  it('each begins once, whoever won', () => {
    expect(standingOf(series('two')).beginning).toEqual({ by: 'lot' });
    expect(standingOf(series('two', game(0, 3, 0))).beginning).toEqual({ by: 'turns', begins: 1 });
    expect(standingOf(series('two', game(0, 3, 1))).beginning).toEqual({ by: 'turns', begins: 0 });
    expect(standingOf(series('two', game(null, 0, 1))).beginning).toEqual({ by: 'turns', begins: 0 });
  });

  it('the higher total wins', () => {
    expect(standingOf(series('two', game(0, 20), game(1, 9, 1)))).toEqual({
      totals: [20, 9],
      next: null,
      winner: 0,
      beginning: null,
    });
  });

  it('a second game is played even after a first with many points', () => {
    expect(standingOf(series('two', game(0, 30)))).toMatchObject({ totals: [30, 0], next: 2, winner: null });
  });

  it('equal totals draw, also with a game drawn', () => {
    expect(standingOf(series('two', game(0, 7), game(1, 7, 1)))).toMatchObject({ next: null, winner: null });
    expect(standingOf(series('two', game(null), game(null, 0, 1)))).toMatchObject({ totals: [0, 0], winner: null });
  });
});

describe('the majority of several games (R133, R135)', () => {
  it('the loser of the last game chooses who goes first; after a draw it is drawn', () => {
    expect(standingOf(series(3)).beginning).toEqual({ by: 'lot' });
    expect(standingOf(series(3, game(0, 20))).beginning).toEqual({ by: 'choice', chooser: 1 });
    expect(standingOf(series(3, game(1, 20))).beginning).toEqual({ by: 'choice', chooser: 0 });
    expect(standingOf(series(3, game(null))).beginning).toEqual({ by: 'lot' });
  });

  it('counts games, not pieces', () => {
    const state = standingOf(series(3, game(0, 1), game(1, 30), game(0, 1)));
    expect(state).toMatchObject({ totals: [2, 1], next: null, winner: 0 });
  });

  it('ends as soon as the rest can change nothing', () => {
    expect(standingOf(series(3, game(1), game(1)))).toMatchObject({ next: null, winner: 1 });
    expect(standingOf(series(5, game(1), game(1)))).toMatchObject({ next: 3, winner: null });
    expect(standingOf(series(5, game(1), game(1), game(1)))).toMatchObject({ next: null, winner: 1 });
    expect(standingOf(series(3, game(null), game(0)))).toMatchObject({ next: 3 });
  });

  it('may end in a draw', () => {
    expect(standingOf(series(3, game(0), game(1), game(null)))).toMatchObject({
      totals: [1, 1],
      next: null,
      winner: null,
    });
  });

  it('takes no game after its end', () => {
    const over = series(3, game(1), game(1));
    expect(withGame(over, game(0))).toBe(over);
    expect(withGame(series('single'), game(0)).games).toEqual([game(0)]);
    expect(standingOf(series('single', game(0)))).toMatchObject({ next: null, winner: 0 });
  });
});

test('is read back from what was kept, and from nothing else', () => {
  const kept = series(5, game(0, 3), game(null, 0, 1));
  expect(readSeries(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  for (const wrong of [
    null,
    7,
    { plan: 4, games: [] },
    { plan: 3 },
    { plan: 3, games: [{}] },
    { plan: 'two', games: [game(0), game(0), game(0)] },
    { plan: 3, games: [{ ...game(0), destroyed: -1 }] },
  ])
    expect(readSeries(wrong)).toBeNull();
});
