/** Words that are cut off, out of range or contradictory are refused and change nothing; no words trap. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Pcg } from '../search/pcg';
import { ARMIES, core, EXAMPLE, guessOf, line, partsOf, play, sq, stand, start, truth } from './medieval-kit';

vi.setConfig({ testTimeout: 120_000 });

const CUT = -2;
const CONTRADICTION = -3;
const setup = (first: number, ...armies: readonly (readonly number[])[]): number[] => [
  ...[1, 0, 2, first],
  ...armies.flatMap((army) => [army.length, ...army]),
];

let before = '';
beforeEach(() => {
  start();
  before = core.hash();
});

describe('setups', () => {
  const FULL = setup(0, EXAMPLE, EXAMPLE);
  it.each([
    ['none', [], CUT],
    ['cut off', FULL.slice(0, -1), CUT],
    ['one word more', [...FULL, 0], CUT],
    ['a form too many', FULL.with(1, 2), CUT],
    ['three seats', FULL.with(2, 3), CUT],
    ['a seat that cannot begin', FULL.with(3, 3), CUT],
    ['a bomb in an army', FULL.with(5, 11), CUT],
    ['a short army', setup(0, EXAMPLE.slice(1), EXAMPLE), CUT],
    ['two Kings', FULL.with(5, 10), CONTRADICTION],
    ['a long army for seventeen', FULL.with(1, 1), CUT],
  ])('%s', (_what, words, status) => {
    expect(core.create(words)).toBe(status);
    expect(core.hash()).toBe(before);
  });
});

describe('answers', () => {
  it('that are not offered', () => {
    const count = core.call('choiceCount');
    for (const index of [-1, count, 2 ** 31 - 1]) expect(core.call('apply', index)).toBe(-1);
    for (const seat of [-1, 2]) expect(core.call('resign', seat)).toBe(-1);
    expect(core.hash()).toBe(before);
  });
});

/** Where a view's parts begin. */
const TOKENS = 4 + 3 + 225;
const counterAt = (words: readonly number[], n: number): number => {
  const tokens = words[TOKENS] ?? 0;
  let at = TOKENS + 1 + tokens * 5 + 1;
  for (let seat = 0; seat < 2; seat++) at += 3 + (words[at + 2] ?? 0);
  return at + n;
};
const listAt = (words: readonly number[], n: number): number => {
  let at = counterAt(words, 9);
  for (let list = 0; list < n; list++) at += 1 + (words[at] ?? 0);
  return at;
};
const withList = (words: readonly number[], n: number, list: readonly number[]): number[] => {
  const at = listAt(words, n);
  return [...words.slice(0, at), list.length, ...list, ...words.slice(at + 1 + (words[at] ?? 0))];
};

describe('views', () => {
  const PLAIN = truth(line("Kh2 kh14 Fd5 b'e1 Of3", 'r f3R2 R1B2'));
  const token = (n: number, word: number): number => TOKENS + 1 + n * 5 + word;
  // tokens by square: b'e1, Kh2, Of3, Fd5, kh14

  it('are taken as they are', () => expect(core.fill(PLAIN, [])).toBe(0));

  it.each([
    ['none', [], CUT],
    ['cut off', PLAIN.slice(0, -1), CUT],
    ['a viewer that is none', PLAIN.with(0, 3), CUT],
    ['another board', PLAIN.with(7 + sq('d5'), 1), CONTRADICTION],
    ['asked is the other seat', PLAIN.with(2, 1), CONTRADICTION],
    ['asked is another kind', PLAIN.with(3, 5), CONTRADICTION],
    ['a piece on water', PLAIN.with(token(3, 1), sq('f5')), CONTRADICTION],
    ['a piece beside the board', PLAIN.with(token(3, 1), sq('a1')), CONTRADICTION],
    ['tokens out of order', PLAIN.with(token(3, 1), sq('f1')), CONTRADICTION],
    ['an id twice', PLAIN.with(token(3, 0), sq('h2')), CONTRADICTION],
    ['an id that is no square', PLAIN.with(token(3, 0), 0), CONTRADICTION],
    ['shown to nobody', PLAIN.with(token(3, 4), 0), CONTRADICTION],
    ['a kind too many', PLAIN.with(token(3, 3), 1), CONTRADICTION],
    ['a bomb with the id of a piece', PLAIN.with(token(3, 3), 11), CONTRADICTION],
    ['a bomb of the other seat', PLAIN.with(token(2, 2), 1), CONTRADICTION],
    ['a prisoner off the row', PLAIN.with(token(0, 1), sq('k1') + 1), CONTRADICTION],
    ['a King held prisoner', withList(PLAIN, 0, [4, sq('h2')]), CONTRADICTION],
    ['a prisoner twice', withList(PLAIN, 0, [4, 4]), CONTRADICTION],
    ['a bomb without a fuse', withList(PLAIN, 1, []), CONTRADICTION],
    ['a fuse without a bomb', withList(PLAIN, 1, [256, 2, 257, 1]), CONTRADICTION],
    ['a fuse of three', withList(PLAIN, 1, [256, 3]), CONTRADICTION],
    ['three bombs', PLAIN.with(counterAt(PLAIN, 5), 2), CONTRADICTION],
    ['somebody waits before an act', withList(PLAIN, 2, [sq('g9'), 8, 1]), CONTRADICTION],
    ['somebody has acted before an act', withList(PLAIN, 3, [sq('d5')]), CONTRADICTION],
    ['a step of nobody', withList(PLAIN, 4, [0, 1, sq('d6'), sq('d5'), sq('d6')]), CONTRADICTION],
    ['a step of the turn that has not begun', withList(PLAIN, 4, [0, 0, sq('d5'), sq('d6'), sq('d5')]), CONTRADICTION],
    ['somebody goes home', withList(PLAIN, 5, [sq('d5')]), CONTRADICTION],
    [
      'a smaller army',
      withList(PLAIN, 6, PLAIN.slice(listAt(PLAIN, 6) + 1, listAt(PLAIN, 7)).with(0, 3)),
      CONTRADICTION,
    ],
    ['armies half arranged', withList(PLAIN, 7, [18, 18]), CONTRADICTION],
    ['a phase that is not open', PLAIN.with(counterAt(PLAIN, 2), 5), CONTRADICTION],
    ['over without a result', PLAIN.with(counterAt(PLAIN, 2), 8), CONTRADICTION],
  ])('with %s', (_what, words, status) => {
    expect(core.fill(words, [])).toBe(status);
    expect(core.hash()).toBe(before);
  });
});

describe('guesses', () => {
  it('that are too long, too short, not the army, or bombs', () => {
    stand(line('Kh2 kh14 Fd5 xd7'));
    const view = core.view(0);
    start();
    before = core.hash();
    expect(core.fill(view, [2, 10])).toBe(0);
    start();
    for (const guess of [[], [2], [2, 10, 0], [2, 2], [10, 10], [0, 10], [11, 10], [-1, 10]]) {
      expect(core.fill(view, guess), `${guess}`).toBeLessThan(0);
      expect(core.hash()).toBe(before);
    }
  });

  it('of those who act together that are no Footmen or Archers', () => {
    stand(line('Kh2 kh14 Fd5 Fd7 Xd9 Ad11'));
    play('d5-e5,');
    const view = core.view(1);
    const whole = partsOf(core.view(9));
    const right = guessOf(whole, partsOf(view), 1);
    const acted = partsOf(view)
      .tokens.filter(({ kind }) => kind < 0)
      .findIndex(({ id }) => id === sq('d5'));
    const swapped = (kind: number): number[] => right.with(right.indexOf(kind), 0).with(acted, kind);
    start();
    expect(core.fill(view, swapped(2))).toBe(CONTRADICTION);
    expect(core.hash()).toBe(before);
    expect(core.fill(view, right)).toBe(0);
    expect(core.fill(view, swapped(3))).toBe(0);
  });
});

describe('any words', () => {
  it('are taken whole or refused', () => {
    const random = new Pcg(5);
    let taken = 0;
    for (let trial = 0; trial < 1500; trial++) {
      if (trial % 50 === 0) {
        start([random.shuffle([...(ARMIES[0] ?? [])]), trial % 100 === 0 ? [] : [...EXAMPLE]], { seed: trial });
        core.call('playout', trial, random.draw(500));
      }
      const here = core.hash();
      const viewer = [0, 1, 8, 9][random.draw(4)] ?? 9;
      const view = core.view(viewer);
      const guess = guessOf(partsOf(core.view(9)), partsOf(view), viewer);
      for (let change = 1 + random.draw(3); change > 0; change--) {
        const at = random.draw(4) === 0 ? random.draw(view.length) : TOKENS + random.draw(view.length - TOKENS);
        view[at] = random.draw(2) === 0 ? (view[at] ?? 0) + random.draw(3) - 1 : random.draw(300) - 2;
      }
      const status = core.fill(view, guess);
      if (status < 0) expect(core.hash()).toBe(here);
      else {
        taken++;
        const filled = core.view(9);
        expect(core.fill(filled, [])).toBe(0);
        expect(core.view(9)).toEqual(filled);
        core.call('playout', trial, 300);
        start();
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});
