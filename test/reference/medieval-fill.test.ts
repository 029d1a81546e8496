import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import { createMedievalReference } from '../../src/reference/medieval';
import { A, at, F, G, KINGS, list, N, options, play, refilled, sq } from './medieval-kit';

const VIEWERS = [0, 1, 8, 9];

const codeOf = (view: View, guess: readonly number[] = []): string => {
  const done = createMedievalReference().fill(view, guess);
  return done.ok ? 'taken' : `${done.fault.code} ${done.fault.at}`;
};

const withList = (view: View, name: string, words: readonly number[]): View => ({
  ...view,
  lists: { ...view.lists, [name]: words },
});

const sameOnwards = (engine: Engine): void => {
  for (const viewer of VIEWERS) {
    const other = refilled(engine, viewer);
    expect(other.view(9)).toEqual(engine.view(9));
    expect(other.decision()).toEqual(engine.decision());
  }
};

describe('a state from a view and a guess', () => {
  test('key 2: who has acted, the steps of the turn, a captured piece in the queue', () => {
    const engine = at({ ...KINGS, f6: 'F', g7: 'F', g8: 'b', d5: 'F', d11: 'f' });
    play(engine, 'f6-f7,');
    sameOnwards(engine);
    play(engine, 'g7xg8+,');
    expect(list(engine, 'pending')).toHaveLength(3);
    sameOnwards(engine);
    play(engine, 'pass');
    sameOnwards(engine);
  });

  test('whether the turn has broken the row of quiet turns already', () => {
    const engine = at({ ...KINGS, h8: 'O', d5: 'F', d11: 'f' }, { side: 'b', bombs: 'h8R1', supply: 'R1B2', quiet: 7 });
    play(engine, 'd11-d10');
    sameOnwards(engine);
    const copies = VIEWERS.map((viewer) => refilled(engine, viewer));
    for (const match of [engine, ...copies]) {
      play(match, 'd5-d6');
      expect(match.view(9).counters['quiet']).toBe(0);
    }
  });

  test('jail at the beginning of a turn', () => {
    const engine = at(
      { ...KINGS, h8: 'O', g8: 'P', i8: 's', d5: 'F', d11: 'f' },
      { side: 'b', bombs: 'h8R1', supply: 'R1B2' },
    );
    play(engine, 'd11-d10');
    sameOnwards(engine);
    play(engine, 'e15');
    sameOnwards(engine);
  });

  test('another world than the true one', () => {
    const engine = at({ ...KINGS, d5: 'F', l5: 'N', d11: 'f' }, { shown: ['h2', 'h14'] });
    const other = createMedievalReference();
    // tokens by square: d5, l5, d11 are hidden from an onlooker
    expect(other.fill(engine.view(8), [N, F, F]).ok).toBe(true);
    expect(options(other)).toContain('d5-d8');
    expect(other.view(8)).toEqual(engine.view(8));
  });
});

describe('refusals', () => {
  const engine = at({ ...KINGS, d5: 'F', l5: 'F', e5: 'A', k4: 'N', d11: 'f' });

  test('kinds that do not make up the army, a bomb, too few or too many words', () => {
    const view = engine.view(1);
    // h2 K, k4 N, d5 F, e5 A, l5 F
    expect(codeOf(view, [10, N, F, A, F])).toBe('taken');
    expect(codeOf(view, [10, N, A, F, F])).toBe('taken');
    expect(codeOf(view, [10, N, F, F, F])).toBe('bad-position tokens');
    expect(codeOf(view, [10, N, F, A, G])).toBe('bad-position tokens');
    expect(codeOf(view, [10, N, F, A, 11])).toBe('bad-position guess[4]');
    expect(codeOf(view, [10, N, F, A])).toBe('bad-position guess[4]');
    expect(codeOf(view, [10, N, F, A, F, F])).toBe('bad-position guess');
  });

  test('key 2: those that have acted are all Footmen or all Archers', () => {
    const match = at({ ...KINGS, d5: 'F', l5: 'F', e5: 'A', j4: 'A', k4: 'N', d11: 'f' });
    play(match, 'l5-l6,');
    const view = match.view(1);
    // h2 K, j4 A, k4 N, d5 F, e5 A, l6
    expect(codeOf(view, [10, A, N, F, A, F])).toBe('taken');
    expect(codeOf(view, [10, A, N, F, F, A])).toBe('taken');
    expect(codeOf(view, [10, A, F, F, A, N])).toBe('bad-position lists.acted');
  });

  test.each<[string, (view: View) => View, string]>([
    ['another game', (view) => ({ ...view, game: 'legion' }), 'game'],
    ['a form that is none', (view) => ({ ...view, form: 'none' }), 'form'],
    ['other ground', (view) => ({ ...view, terrain: view.terrain.map(() => 0) }), 'terrain'],
    [
      'two pieces on a square',
      (view) => ({ ...view, tokens: [...view.tokens].map((token) => ({ ...token, square: sq('h2') })) }),
      'tokens',
    ],
    ['a fuse without a bomb', (view) => withList(view, 'fuses', [256, 1]), 'lists.fuses'],
    ['a prisoner that is none', (view) => withList(view, 'prisoners', [sq('d5')]), 'tokens[2].shownTo'],
    ['somebody on the way home', (view) => withList(view, 'home', [sq('d5')]), 'lists.home'],
    ['who has acted at key 1', (view) => withList(view, 'acted', [sq('d5')]), 'lists.acted'],
    ['steps with odd words', (view) => withList(view, 'shuttle', [0, 1, 2]), 'lists.shuttle'],
    ['an army of another size', (view) => withList(view, 'army', [1]), 'lists.army'],
    ['armies laid out in the battle', (view) => withList(view, 'arranged', [18, 18]), 'lists.arranged'],
    ['half a turn', (view) => ({ ...view, counters: { ...view.counters, turn: 0.5 } }), 'counters.turn'],
    ['a seat that is not asked', (view) => ({ ...view, asked: { seat: 1, kind: 'main' } }), 'asked.seat'],
  ])('%s', (_name, change, where) => {
    expect(codeOf(change(engine.view(9)))).toBe(`bad-position ${where}`);
  });

  test('the engine stays as it was', () => {
    const before = engine.hash();
    expect(engine.fill(withList(engine.view(9), 'army', [1]), []).ok).toBe(false);
    expect(engine.hash()).toBe(before);
    expect(medieval.name).toBe('medieval');
  });
});
