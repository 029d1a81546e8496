/** The searches of games that hide something: how effort is shared out, moves that decide, and what models of others may not see. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../src/games/legends';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { legendsTables } from '../../src/games/legends/tables/index';
import { encodeSetup } from '../../src/worker/words/setup';
import { Core, type Found } from './core';
import { at, move, type Position, truth } from './parley';
import { Pcg } from './pcg';

/** Mode, temperature, noise, depth, candidates, favour, rounds before the first halving, rounds or worlds. */
const halving = (rounds: number): readonly number[] => [2, 0, 0, 4, 4094, 1, rounds, 0];
const FLAT = halving(0);
const ISETS = [5, 0, 0, 4, 255, 12, 60, 0];

/** Seat 0 has seven choices: its Envoy's two steps and the Guard's, a slip of either kind, and passing. */
const OPEN: Position = { tokens: ['0Ec1', '0Gd1', '1Ea3', '1Gb3', '2Ee3', '2Sd3'] };

function stand(position: Position): Core {
  const core = new Core('parley');
  expect(core.create([1, 0, 3, 0, 0])).toBe(0);
  expect(core.fill(truth(position), [])).toBe(0);
  return core;
}

function search(core: Core, parameters: readonly number[], iterations: number, seed = 3): Found {
  const found = core.search(core.view(core.call('askedSeat')), parameters, iterations, seed);
  if (typeof found === 'number') throw new Error(`searchBegin gave ${found}`);
  return found;
}

const descending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => b - a);

describe('sequential halving', () => {
  it('drops the worse half after stages of as many iterations each', () => {
    const core = stand(OPEN);
    const arms = core.call('choiceCount');
    expect(arms).toBeGreaterThan(4);
    const expected = Array<number>(arms).fill(3);
    let iterations = 3 * arms;
    let before = search(core, halving(3), iterations);
    expect(before.visits).toEqual(expected);
    for (let left = arms; left > 2; ) {
      left = Math.max(2, Math.ceil(left / 2));
      const rounds = Math.floor((3 * arms) / left);
      iterations += left * rounds;
      for (let i = 0; i < left; i++) expected[i] = (expected[i] ?? 0) + rounds;
      const after = search(core, halving(3), iterations);
      expect(descending(after.visits)).toEqual(expected);
      const worthOf = (stays: boolean): number[] =>
        before.values.filter(
          (_, i) =>
            (before.visits[i] ?? 0) === Math.max(...before.visits) && (after.visits[i] === before.visits[i]) !== stays,
        );
      // a choice of more weight is favoured by less than 16 in 10000
      expect(Math.min(...worthOf(true))).toBeGreaterThan(Math.max(...worthOf(false)) - 16);
      before = after;
    }
    // then all compete again, twice as long
    expect(descending(search(core, halving(3), iterations + 6 * arms).visits)).toEqual(expected.map((n) => n + 6));
    const kept = Math.ceil(arms / 2);
    const rounds = Math.floor((6 * arms) / kept);
    const third = search(core, halving(3), iterations + 6 * arms + kept * rounds);
    expect(third.visits.reduce((sum, n) => sum + n, 0)).toBe(iterations + 6 * arms + kept * rounds);
    expect(Math.min(...third.visits)).toBe(3 + 6);
  });

  it('are none where the first has no rounds: all choices alike to the end', () => {
    const core = stand(OPEN);
    const arms = core.call('choiceCount');
    expect(search(core, FLAT, 50 * arms).visits).toEqual(Array<number>(arms).fill(50));
  });

  it('end with the rounds that word 7 allows', () => {
    const core = stand(OPEN);
    const found = search(core, [...FLAT.slice(0, 7), 5], 1000);
    expect(found.visits).toEqual(Array<number>(core.call('choiceCount')).fill(5));
    expect(found.settled).toBe(true);
    expect(found.iterations).toBe(1000);
  });
});

it('greedy judges every choice in as many worlds as it is told', () => {
  const core = stand(OPEN);
  for (const [worlds, visits] of [
    [0, 1],
    [1, 1],
    [50, 50],
  ] as const) {
    const found = search(core, [1, 0, 0, 0, 255, 1, 0, worlds], 0);
    expect(found.visits).toEqual(Array<number>(core.call('choiceCount')).fill(visits));
  }
});

describe.each([
  ['halving', halving(4)],
  ['flat', FLAT],
  ['information sets', ISETS],
  ['halving on a leash', [...halving(4), 0, 20]],
] as const)('a move that decides: %s', (_, parameters) => {
  it('takes the last Envoy', () => {
    // a Guard (3) beats an Envoy (2); seat 2 is out
    const core = stand({ tokens: ['0Ee1', '0Ga1', { square: at('a2'), seat: 1, kind: 0, shown: 511 }], seats: 3 });
    const found = search(core, parameters, 600);
    expect(core.question().codes[found.best]).toBe(move(at('a1'), at('a2')));
    expect(found.value).toBe(10000);
  });

  it('steps aside from a Guard that everybody has seen', () => {
    // from c2 it reaches c1, not b1 or d1
    const core = stand({ tokens: ['0Ec1', { square: at('c2'), seat: 1, kind: 1, shown: 511 }, '1Ea3'], seats: 3 });
    const found = search(core, parameters, 600);
    expect([move(at('c1'), at('b1')), move(at('c1'), at('d1'))]).toContain(core.question().codes[found.best]);
  });
});

describe('the leash', () => {
  const answers = (leash: number): Set<number> => {
    const core = stand(OPEN);
    const parameters = [...halving(2), 0, leash];
    return new Set(Array.from({ length: 40 }, (_, seed) => search(core, parameters, 300, seed).best));
  };

  it('long, lets the policy choose among what is left; short, the value', () => {
    const core = stand(OPEN);
    const short = [...FLAT, 0, 1];
    for (let seed = 0; seed < 20; seed++) {
      const found = search(core, short, 400, seed);
      expect(found.value).toBeGreaterThanOrEqual(Math.max(...found.values) - 40);
    }
    expect(answers(1000).size).toBeGreaterThan(1);
  });
});

/** A match of the Legends family from its sample setups. */
function legends(form: Parameters<typeof legendsOf>[0], seed: number): Core {
  const content = legendsOf(form);
  const core = new Core('legends');
  expect(core.call('tables', core.put(legendsTables(legendsCatalogue)))).toBe(0);
  expect(core.create(encodeSetup(content.sampleSetup(seed, seed), content))).toBe(0);
  return core;
}

describe('a search of few worlds', () => {
  const MAIN = 2;
  /** The first main question with many answers: in a window, what can be passed is compared with passing first. */
  const atMain = (): Core => {
    for (let seed = 1; seed < 200; seed++) {
      const core = legends('quick', seed);
      core.call('playout', seed, 60);
      const { kind, codes } = core.question();
      if (kind === MAIN && codes.length >= 15) return core;
    }
    throw new Error('no such question');
  };
  const core = atMain();

  /** What choices come to in the states right behind them: nothing but the world makes a difference. */
  const values = (mode: number, few: number, rounds: number, seed: number): readonly number[] => {
    const parameters = [mode, 0, 0, 0, 4094, 1, 0, rounds, 100, few];
    const found = search(core, parameters, 1_000_000, seed);
    expect(new Set(found.visits.filter((visits) => visits > 0))).toEqual(new Set([rounds]));
    return found.values;
  };
  const SEEDS = Array.from({ length: 6 }, (_, seed) => seed);

  it.each([1, 2, 3])('goes through the same %i again and again', (few) => {
    for (const seed of SEEDS) expect(values(6, few, 4 * few, seed)).toEqual(values(6, few, few, seed));
  });

  it('is convinced of each of them, and of others by another seed', () => {
    for (const seed of SEEDS) {
      expect(values(6, 2, 2, seed)).not.toEqual(values(6, 2, 1, seed));
      expect(values(6, 1, 1, seed)).not.toEqual(values(6, 1, 1, seed + 1));
      expect(values(2, 0, 4, seed)).not.toEqual(values(2, 0, 1, seed));
    }
  });
});

describe('what models of the others may not see', () => {
  const NAME = 6;

  it('Legends: no weight depends on what the asked seat has not seen', () => {
    const random = new Pcg(5);
    let changed = 0;
    for (let round = 0; round < 40; round++) {
      const core = legends('legends', round);
      core.call('playout', round, 10 + random.draw(150));
      const seat = core.call('askedSeat');
      // how likely a name is, the asked seat reads from lists that may be closed
      if (seat < 0 || core.question().kind === NAME) continue;
      const view = core.view(seat);
      search(core, FLAT, 0);
      const weights = core.take(core.call('weights'));
      for (let seed = 0; seed < 5; seed++) {
        const hash = core.hash();
        core.put(view);
        if (core.call('determinize', view.length, seed) !== 0 || core.hash() === hash) continue;
        expect(core.view(seat)).toEqual(view);
        expect(core.take(core.call('weights'))).toEqual(weights);
        changed++;
      }
    }
    expect(changed).toBeGreaterThan(60);
  });

  it('Legends: hidden pieces are resampled within what the view of the other side allows', () => {
    let changed = 0;
    for (let round = 0; round < 60; round++) {
      const core = legends('legends', round);
      core.call('playout', round, 12 + round);
      if (core.call('askedSeat') < 0) continue;
      for (const seat of [0, 1]) {
        const [other, hash, all] = [core.view(1 - seat), core.hash(), core.view(9)];
        if (core.call('resampleHidden', seat, round) === 0) {
          expect(core.view(9)).toEqual(all);
          continue;
        }
        expect(core.view(1 - seat)).toEqual(other);
        if (core.hash() !== hash) changed++;
      }
    }
    expect(changed).toBeGreaterThan(10);
  });

  it('Parley: the same of both', () => {
    const random = new Pcg(6);
    let changed = 0;
    for (let round = 0; round < 60; round++) {
      const core = new Core('parley');
      core.create([round, 0, 3, 0, 0]);
      core.call('playout', round, 12 + random.draw(20));
      const asked = core.call('askedSeat');
      if (asked < 0) continue;
      const weights = core.take(core.call('weights'));
      for (const seat of [0, 1, 2].filter((one) => one !== asked)) {
        const others = [0, 1, 2].filter((one) => one !== seat);
        const [seen, hash] = [others.map((one) => core.view(one)), core.hash()];
        expect(core.call('resampleHidden', seat, round)).toBe(1);
        // who was shown a token by a Whisper knows it, and then it isn't resampled
        expect(others.map((one) => core.view(one))).toEqual(seen);
        expect(core.take(core.call('weights'))).toEqual(weights);
        if (core.hash() !== hash) changed++;
      }
    }
    expect(changed).toBeGreaterThan(20);
  });
});

describe('idle choices', () => {
  const RESPOND = 3;
  /** Windows of an attack and of a strike, as the question's first argument tells them. */
  const FIGHTS = [1, 2];

  it('are those of a fight’s window that the form with fewer windows would not offer', () => {
    const content = legendsOf('legends');
    let passed = 0;
    for (let round = 0; round < 400 && passed < 8; round++) {
      const setup = content.sampleSetup(round, round);
      const words = (windows: 'combat' | 'full'): readonly number[] =>
        encodeSetup({ ...setup, options: { ...setup.options, windows } }, content);
      const core = legends('legends', round);
      expect(core.create(words('full'))).toBe(0);
      for (let steps = 0; steps < 200 && core.call('askedSeat') >= 0; steps += 7) {
        core.call('playout', steps, 7);
        const question = core.question();
        if (question.kind !== RESPOND || !FIGHTS.includes(question.args[0] ?? -1) || question.codes.length < 3)
          continue;
        const kept = core.snapshot();
        const found = search(core, FLAT, 40 * question.codes.length);
        const fewer = legends('legends', round);
        // the same state but for the word that tells the windows
        expect(fewer.create(words('combat'))).toBe(0);
        const fresh = fewer.snapshot();
        expect(fewer.create(words('full'))).toBe(0);
        const place = fewer.snapshot().findIndex((word, i) => word !== fresh[i]);
        const change = (fewer.snapshot()[place] ?? 0) - (fresh[place] ?? 0);
        expect(fewer.restore(kept.with(place, (kept[place] ?? 0) - change))).toBe(0);
        const offered = new Set(fewer.question().codes);
        question.codes.forEach((code, i) => {
          // with one left there is nothing to find out
          if (offered.has(code)) expect(found.visits[i] === 0).toBe(found.settled);
          else {
            expect(found.best).not.toBe(i);
            expect(found.visits[i]).toBe(0);
            passed++;
          }
        });
        expect(core.restore(kept)).toBe(0);
      }
    }
    expect(passed).toBeGreaterThan(0);
  });
});

describe('exchanges of a dealt army', () => {
  const GREEDY = [1, 0, 0, 0, 4094, 1, 0, 50];
  const FROZEN = [...GREEDY, 1];

  it.each([
    ['a search over worlds', FLAT],
    ['one ply', GREEDY],
  ])('are judged in eight worlds each by %s, and settled with that', (_name, words) => {
    const core = legends('legends', 3);
    const { visits, values, best, settled } = search(core, words, 1);
    // thirty pieces: 30 * 29 / 2 pairs, and the pass
    expect(visits).toEqual(Array<number>(436).fill(8));
    expect(values[best]).toBe(Math.max(...values));
    expect(Math.max(...values)).toBeGreaterThan(Math.min(...values));
    expect(settled).toBe(true);
  });

  it('are left to the set-up policy by the frozen measure, and by a level that misjudges', () => {
    const misjudging = [2, 0, 300, 4, 4094, 1, 8, 0];
    for (const words of [FROZEN, misjudging]) {
      const { visits } = search(legends('legends', 3), words, 1);
      expect(visits.filter((n) => n > 0)).toEqual([1]);
    }
  });
});
