/** Pebble's core as a whole: random matches, the same state by other ways, positions and words that mean nothing (B24, B27). */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Pcg } from '../search/pcg';
import {
  ALL,
  at,
  but,
  C,
  core,
  DEALT,
  DECKED,
  ENDED,
  guessOf,
  H,
  HOME,
  homeOf,
  item,
  L,
  LEARNED,
  LOOKED,
  type Parts,
  PLACED,
  type Position,
  REMOVED,
  rows,
  STRUCK,
  seen,
  TURN,
  truth,
} from './pebble-kit';

// whole matches, on a machine that may be busy
vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => expect(core.create([1, 0, 3])).toBe(0));

/** The search's answer by one ply in some worlds, or nearly so: who plays like that attacks. */
function judged(seed: number): number {
  const found = core.search(core.view(core.call('askedSeat')), [1, 60, 0, 0, 255, 1, 0, 4], 1, seed);
  return typeof found === 'number' ? -1 : found.best;
}

/**
 * Plays a match to its end, one in three by judging, the others at random, a seat resigning now and then; calls back with what each
 * act answered.
 */
function wander(seed: number, each: (bits: number) => void, resigns = 60): void {
  const random = new Pcg(seed);
  expect(core.create([seed, 0, 3])).toBe(0);
  const choose = (count: number): number => (seed % 3 === 0 ? judged(random.next() | 0) : random.draw(count));
  each(0);
  for (let count = core.call('choiceCount'); count > 0; count = core.call('choiceCount')) {
    const quits = random.draw(resigns) === 0;
    const bits = quits ? core.call('resign', random.draw(3)) : core.call('apply', choose(count));
    if (bits >= 0) each(bits);
  }
}

const bitsOf = (mask: number): number => [0, 1, 2].filter((seat) => (mask >> seat) & 1).length;
const ofSeat = (state: Parts, seat: number): number[] =>
  state.tokens.filter((token) => token.seat === seat).map(({ kind }) => kind);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** What holds of every state, seen as the truth. */
function checkState(state: Parts): void {
  const cards = [0, 1, 2, 6, 7].flatMap((heap) => state.heaps[heap] ?? []);
  expect(sorted(cards)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
  expect(state.heaps[6]).toHaveLength(DECKED);
  const ids = state.tokens.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, seat, shown } of state.tokens) {
    expect(homeOf(seat)).toContain(id);
    expect((shown >> seat) & 1).toBe(1);
  }
  for (const seat of [0, 1, 2]) {
    const own = ofSeat(state, seat);
    const isIn = ((state.in >> seat) & 1) === 1;
    if (!isIn) expect(own).toEqual([]);
    else if (state.setup === 18) expect(sorted([...own, ...(state.heaps[3 + seat] ?? [])])).toEqual([1, 2, 2, 3, 3]);
    if (isIn && state.setup === 18) expect(own).toContain(1);
  }
  expect(state.quiet).toBeLessThanOrEqual(18);
  if (state.step === 5) checkEnd(state);
  else {
    expect(bitsOf(state.in)).toBeGreaterThan(1);
    expect((state.in >> state.asked) & 1).toBe(1);
    expect(state.quiet).toBeLessThan(18);
  }
}

function checkEnd({ result, in: seats, quiet }: Parts): void {
  const [reason, winners] = result;
  expect([0, 1]).toContain(reason);
  expect(winners).toBe(reason === 0 ? seats : 0);
  expect(bitsOf(seats) === 1).toBe(reason === 0);
  expect(quiet === 18).toBe(reason === 1);
}

/** What each viewer sees follows from the truth (B3, B22). */
function checkViews(all: Parts): void {
  for (const viewer of [0, 1, 2, 8]) {
    const view = seen(viewer);
    const isOpen = (seat: number): boolean => all.setup === 18 || seat === viewer;
    expect(view.tokens).toEqual(
      all.tokens
        .filter(({ seat }) => isOpen(seat))
        .map((token) => ({ ...token, kind: (token.shown >> viewer) & 1 ? token.kind : -1 })),
    );
    expect(view.heaps).toEqual(
      all.heaps.map((heap, h) => (h === 6 || (h < 3 && h !== viewer) ? heap.map(() => -1) : heap)),
    );
    const { viewer: _, tokens: __, heaps: ___, ...rest } = view;
    const { viewer: _a, tokens: _b, heaps: _c, ...same } = all;
    expect(rest).toEqual(same);
  }
}

/** Rows give a kind to nobody who may not know it, and say what the act taught (B19). */
function checkRows(before: Parts, bits: number): void {
  const written = rows();
  for (const [type, mask = 0, ...args] of written) {
    if (type === PLACED) expect(mask).toBe(args[2] === -1 ? but(args[0] ?? 9) : 1 << (args[0] ?? 9));
    if (type === LOOKED) expect(mask).toBe(args[2] === -1 ? but(args[0] ?? 9) : 1 << (args[0] ?? 9));
    if (type !== REMOVED || args[4] === 0) continue;
    const shown = before.tokens.find(({ id }) => id === args[1])?.shown ?? 0;
    expect(mask).toBe(args[2] === -1 ? ALL & ~shown : shown);
  }
  const taught = written.some(([type]) => type === DEALT || type === LOOKED || type === STRUCK);
  expect(bits & LEARNED).toBe(taught ? LEARNED : 0);
  expect(bits & 2).toBe(0);
  expect((bits & ENDED) !== 0).toBe(seen().step === 5);
}

describe('random matches', () => {
  it('keep to the rules to the end', () => {
    const ends = [0, 0];
    let attacks = 0;
    for (let seed = 0; seed < 24; seed++) {
      let before = seen();
      wander(
        seed,
        (bits) => {
          const state = seen();
          checkState(state);
          if (state.ply % 3 === 0 || state.step === 5) checkViews(state);
          checkRows(before, bits);
          before = state;
          attacks += rows().filter(([type]) => type === STRUCK).length;
        },
        // some end early, some in quiet
        seed % 2 === 0 ? 15 : 1000,
      );
      const reason = seen().result[0] ?? 9;
      ends[reason] = (ends[reason] ?? 0) + 1;
    }
    expect(Math.min(...ends)).toBeGreaterThan(5);
    expect(attacks).toBeGreaterThan(20);
  });

  it('write `turn` once a turn, of the seat that is asked next', () => {
    for (let seed = 0; seed < 30; seed++) {
      let turns = 0;
      wander(seed, () => {
        const state = seen();
        const told = rows().filter(([type]) => type === TURN);
        if (state.turns > turns && state.step === 1) expect(told).toEqual([[TURN, ALL, state.active]]);
        else if (state.step > 0)
          expect(told.length).toBe(state.setup === 18 && state.turns === turns && told.length ? 1 : 0);
        turns = state.turns;
      });
    }
  });
});

describe('the same state by other ways', () => {
  it('B24 fill makes the state again from any view and what it hides', () => {
    for (let seed = 0; seed < 12; seed++) {
      wander(seed, () => {
        const [hash, all, kept, list] = [core.hash(), core.view(9), core.snapshot(), core.question()];
        const unseen = seen().step === 5 && seen().setup < 18;
        for (const viewer of [0, 1, 2, 8, 9]) {
          const view = core.view(viewer);
          expect(core.fill(view, guessOf(all, view))).toBe(0);
          expect(core.view(viewer)).toEqual(view);
          expect(core.question()).toEqual(list);
          expect(core.rows()).toEqual([]);
          // of a match that ended before the deal a view lacks the others' tokens for good
          if (!unseen) expect(core.view(9)).toEqual(all);
          if (!unseen) expect(core.hash()).toBe(hash);
          core.call('agree');
          expect(core.restore(kept)).toBe(0);
        }
        expect(core.snapshot()).toEqual(kept);
        expect(core.question()).toEqual(list);
      });
    }
  });

  it('B24 refuses a guess of another length, or with a word out of range', () => {
    const refuse = (view: readonly number[], guess: readonly number[]): void => {
      const kept = core.snapshot();
      expect(core.fill(view, guess)).toBe(-2);
      expect(core.snapshot()).toEqual(kept);
    };
    for (const choices of [9, 30]) {
      core.create([4, 0, 3]);
      core.call('playout', 4, choices);
      expect(seen().step).toBe(choices === 9 ? 0 : 1);
      const view = core.view(0);
      const guess = guessOf(core.view(9), view);
      expect(core.fill(view, guess)).toBe(0);
      refuse(view, guess.slice(1));
      refuse(view, [...guess, 1]);
      refuse(view, [4, ...guess.slice(1)]);
      refuse(view, [-1, ...guess.slice(1)]);
      refuse(view, [...guess.slice(0, -1), 2]);
      if (choices === 30) refuse(view, [0, ...guess.slice(1)]);
      // a length that is not that of the words which follow
      core.put([...view, guess.length + 1, ...guess]);
      expect(core.call('fill', view.length, guess.length + 1)).toBe(-2);
    }
  });

  it('perft counts what apply plays, and playout is the contract’s sum', () => {
    core.create([3, 0, 3]);
    core.call('playout', 5, 24);
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
    for (const depth of [0, 1, 2, 3]) expect(core.call('perft', depth)).toBe(count(depth));
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
  });
});

describe('B9 a pick that would have settled itself', () => {
  const stands = (position: Position, ...played: number[]): number[] => {
    expect(core.fill(truth(position), [])).toBe(0);
    for (const code of played) core.answer(code);
    const view = core.view(9);
    expect(core.fill(view, [])).toBe(0);
    return view;
  };
  /** The view with a word changed: the first of these words, so far behind its place. */
  const changed = (view: readonly number[], words: readonly number[], behind: number, to: number): number[] => {
    const place = view.findIndex((_, i) => words.every((word, j) => view[i + j] === word));
    expect(place).toBeGreaterThan(0);
    return view.map((word, i) => (i === place + behind ? to : word));
  };

  it('is no state: a Lantern with one target', () => {
    const tokens = '0Gs4 0Bm8#s1 1Gw2 1Cm7#w1 2Ge6 2Cm15#e1';
    const view = stands({ tokens, hands: 'L/-/-', fallen: 'CCB/CBB/CBB' }, item(L));
    expect(core.fill(changed(view, [at('w1'), at('m7'), 1, C, 2], 4, 3), [])).toBe(-3);
  });

  it('is no state: a Hop with one landing, or of no token of the seat', () => {
    const position = { tokens: '0Gs6 1Gm20#w1 2Gm22#e1 2Bm23#e2', hands: 'H/-/-', fallen: 'CCBB/CCBB/CCB' };
    const view = stands(position, item(H));
    const hops = [0, 4, 0, 0, 7, 18, 1, at('s6')];
    for (const name of ['s3', 'm20', 'w4']) expect(core.fill(changed(view, hops, 7, at(name)), [])).toBe(-3);
    // m19 goes to s2: m21 alone is left
    stands({ ...position, tokens: '0Gs6 1Gm20#w1 1Bm19#w2 2Gm22#e1 2Bm23#e2', fallen: 'CCBB/CCB/CCB' }, item(H));
    const other = changed(core.view(9), [at('w2'), at('m19'), 1, 3, 2], 1, at('s2'));
    expect(core.fill(sortedByCell(other), [])).toBe(-3);
  });
});

/** The truth's view with its tokens by cell again. */
const sortedByCell = (view: readonly number[]): number[] => {
  const count = view[48] ?? 0;
  const tokens = Array.from({ length: count }, (_, i) => view.slice(49 + 5 * i, 54 + 5 * i));
  tokens.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  return [...view.slice(0, 49), ...tokens.flat(), ...view.slice(49 + 5 * count)];
};

describe('B27 a position is refused', () => {
  const good: Position = {
    tokens: '0Gs4 0Bm19#s1 1Gm11#w1 1Cw2+0 2Ge6',
    hands: 'LH/L/-',
    fallen: 'CCB/CBB/CCBB',
    turns: 12,
    quiet: 3,
    ply: 40,
  };
  const bad: readonly [why: string, change: Partial<Position>][] = [
    ['two ids alike', { tokens: good.tokens.replace('#s1', '#s4') }],
    ['an id from another home', { tokens: good.tokens.replace('#s1', '#w5') }],
    ['an id from no home', { tokens: good.tokens.replace('#s1', '') }],
    ['a seat without its Gem', { tokens: good.tokens.replace('2Ge6', '2Ce6'), fallen: 'CCB/CBB/CBBG' }],
    ['a token too many', { fallen: 'CCBB/CBB/CCBB' }],
    ['a token too few', { fallen: 'CC/CBB/CCBB' }],
    ['one seat in', { tokens: '0Gs4 0Bm19#s1', fallen: 'CCB/GCBBC/GCCBB' }],
    ['the turn of a seat that is out', { tokens: good.tokens.replace(' 2Ge6', ''), fallen: 'CCB/CBB/GC', turn: 2 }],
    ['too much fallen of a seat that is out', { tokens: good.tokens.replace(' 2Ge6', ''), fallen: 'CCB/CBB/CCC' }],
    ['three cards in a hand', { hands: 'LHL/L/-' }],
    ['another deck', { discard: 'LL' }],
    ['quiet 18', { quiet: 18 }],
  ];

  it.each(bad)('for %s', (_, change) => {
    expect(core.fill(truth(good), [])).toBe(0);
    const kept = core.snapshot();
    expect(core.fill(truth({ ...good, ...change }), [])).toBeLessThan(0);
    expect(core.snapshot()).toEqual(kept);
  });

  it('unless all of that is in order', () => {
    expect(core.fill(truth({ ...good, tokens: HOME, fallen: '-/-/-' }), [])).toBe(0);
    expect(core.fill(truth({ ...good, tokens: good.tokens.replace(' 2Ge6', ''), fallen: 'CCB/CBB/GCB' }), [])).toBe(0);
  });
});

describe('garbage', () => {
  it('is refused with a negative number and changes nothing', () => {
    core.create([5, 0, 3]);
    core.call('playout', 2, 25);
    const kept = core.snapshot();
    const random = new Pcg(77);
    const refuse = (fault: number): void => {
      expect(fault).toBeLessThan(0);
      expect(core.snapshot()).toEqual(kept);
    };
    const view = core.view(9);
    for (const count of [-1, 0, view.length - 1, view.length + 5, 16384, 16385, 2147483647, -2147483648]) {
      core.put([...view, 0]);
      refuse(core.call('fill', count, 1));
      refuse(core.call('searchBegin', count, 1, 0));
      refuse(core.call('determinize', count, 1, 0));
    }
    for (const count of [-1, 0, 2, 20000, 2147483647, -2147483648]) {
      core.put([...view, 0]);
      refuse(core.call('fill', view.length, count));
    }
    for (const words of [[], [1], [1, 1, 3], [1, 0, 2], [1, 0, 3, 0]]) refuse(core.create(words));
    refuse(core.call('create', -5));
    refuse(core.call('restore', kept.length - 1));
    for (const index of [-1, 1000, 2147483647]) refuse(core.call('apply', index));
    for (const seat of [-1, 3, 8, 2147483647]) refuse(core.call('resign', seat));
    for (let round = 0; round < 1000; round++) {
      const noise = Array.from({ length: 200 }, () => (random.draw(2) === 0 ? random.draw(20) - 3 : random.next() | 0));
      core.put(noise);
      refuse(core.call('fill', random.draw(150), random.draw(40)));
      core.put(noise);
      refuse(core.call('restore', kept.length));
    }
  });

  it('one word changed is refused, or is a state that can be played', () => {
    const random = new Pcg(78);
    let taken = 0;
    for (let round = 0; round < 1500; round++) {
      core.create([round, 0, 3]);
      core.call('playout', round, random.draw(60));
      const restored = random.draw(2) === 0;
      const view = core.view([0, 1, 2, 8, 9][random.draw(5)] ?? 9);
      const guess = guessOf(core.view(9), view);
      const words = restored ? core.snapshot() : [...view, guess.length, ...guess];
      words[random.draw(words.length)] = random.draw(3) === 0 ? random.next() | 0 : random.draw(18) - 2;
      core.put(words);
      const fault = restored ? core.call('restore', words.length) : core.call('fill', view.length, guess.length + 1);
      if (fault < 0) continue;
      taken++;
      core.call('playout', round, 3000);
      expect(core.call('choiceCount')).toBe(0);
      checkState(seen());
    }
    expect(taken).toBeGreaterThan(50);
  });
});
