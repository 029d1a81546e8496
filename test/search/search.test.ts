/** The search: repeatable, blind to what its view hides, away from the live state, and sound where a move decides. */
import { describe, expect, it } from 'vitest';
import { opponents } from '../../src/games/legion/opponents';
import { Core, type Found } from './core';
import { guessOf } from './parley';
import { Pcg } from './pcg';

const RANDOM = [0, 0, 0, 0, 4094, 16, 90, 0];
const GREEDY = [1, 0, 0, 0, 4094, 16, 90, 0];
const WORLDS = [2, 100, 0, 12, 4094, 16, 30, 0];
const TREE = [3, 100, 0, 0, 255, 12, 90, 0];
const TREES = [3, 100, 200, 4, 255, 12, 90, 50];
const FLAT = [2, 0, 0, 4, 4094, 1, 0, 0];
const LEASHED = [2, 0, 0, 4, 4094, 1, 4, 0, 0, 200];
const ISETS = [5, 100, 0, 4, 255, 12, 60, 0];
const MODES = { RANDOM, GREEDY, WORLDS, TREE, TREES, FLAT, LEASHED, ISETS };

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Setup words of a dealt match. */
const SETUP = { parley: [5, 0, 3, 0, 0], legion: [5, 1, 2, 4, 0, 12, 17, 30] } as const;
type Game = keyof typeof SETUP;

function begun(game: Game, choices: number): Core {
  const core = new Core(game);
  expect(core.create(SETUP[game])).toBe(0);
  core.call('playout', 3, choices);
  return core;
}

function search(core: Core, parameters: readonly number[], iterations = 400, seed = 9): Found {
  const found = core.search(core.view(core.call('askedSeat')), parameters, iterations, seed);
  if (typeof found === 'number') throw new Error(`searchBegin gave ${found}`);
  return found;
}

describe.each<Game>(['parley', 'legion'])('%s', (game) => {
  it.each(Object.entries(MODES))('%s gives the same again, whatever was searched before', (_, parameters) => {
    for (const choices of [0, 9, 16]) {
      const core = begun(game, choices);
      const first = search(core, parameters);
      search(core, WORLDS, 77, 1);
      expect(search(core, parameters)).toEqual(first);
      expect(search(begun(game, choices), parameters)).toEqual(first);
    }
  });

  it.each(Object.entries(MODES))('%s fills the table and leaves the live state and its rows alone', (_, parameters) => {
    const core = begun(game, 16);
    core.call('apply', 0);
    const before = [core.snapshot(), core.rows(), core.hash()];
    const found = search(core, parameters);
    expect([core.snapshot(), core.rows(), core.hash()]).toEqual(before);
    expect(found.visits).toHaveLength(core.call('choiceCount'));
    expect(found.iterations).toBe(400);
    expect(found.visits[found.best]).toBeGreaterThan(0);
    expect(found.value).toBe(found.values[found.best]);
    expect(found.values.every((value) => value >= 0 && value <= 10000)).toBe(true);
    expect(sum(found.visits)).toBeGreaterThan(0);
  });

  it('steps of any size add up', () => {
    const core = begun(game, 16);
    const whole = search(core, TREE, 600);
    for (const parameters of [TREE]) {
      search(core, parameters, 1);
      for (let done = 1; done < 600; ) done = core.call('searchStep', Math.min(37, 600 - done));
      expect(core.found()).toEqual(whole);
      expect(core.found()).toEqual(whole);
    }
  });

  it.each(Object.entries(MODES))('%s: two searches add up to one table', (_, parameters) => {
    const [one, other] = [begun(game, 16), begun(game, 16)];
    const [first, second] = [search(one, parameters, 300, 9), search(other, parameters, 200, 10)];
    const sums = other.take(other.call('searchSums'));
    one.put(sums);
    expect(one.call('searchAdd', sums.length)).toBe(0);
    const both = one.found();
    expect(both.visits).toEqual(first.visits.map((visits, i) => visits + (second.visits[i] ?? 0)));
    for (const [i, visits] of both.visits.entries()) {
      if (visits === 0) continue;
      const whole = (found: Found): number => (found.visits[i] ?? 0) * (found.values[i] ?? 0);
      // each mean is rounded down by less than one
      expect(Math.abs((both.values[i] ?? 0) - (whole(first) + whole(second)) / visits)).toBeLessThan(2);
    }
  });

  it('refuses sums that are none, and keeps its table', () => {
    const core = begun(game, 16);
    const found = search(core, TREE);
    const sums = core.take(core.call('searchSums'));
    const [count = 0] = sums;
    const bad = [
      [],
      [1],
      [count + 1, ...sums.slice(1)],
      [...sums, 0],
      sums.with(1, found.visits.length),
      sums.with(2, 0),
    ];
    for (const words of bad) {
      core.put(words);
      expect(core.call('searchAdd', words.length)).toBe(-2);
    }
    expect(core.found()).toEqual(found);
  });

  it('answers without any iteration, and when there is one choice', () => {
    const core = begun(game, 16);
    for (const parameters of Object.values(MODES)) {
      const found = search(core, parameters, 0);
      expect(found.best).toBeGreaterThanOrEqual(0);
      expect(found.best).toBeLessThan(core.call('choiceCount'));
    }
  });

  it('refuses what it cannot read, and then does nothing', () => {
    const core = begun(game, 16);
    const asked = core.call('askedSeat');
    const view = core.view(asked);
    const bad: (readonly number[])[] = [
      [7, 0, 0, 0, 255, 12, 90, 0],
      [3, -1, 0, 0, 255, 12, 90, 0],
      [3, 0, 10001, 0, 255, 12, 90, 0],
      [3, 0, 0, 201, 255, 12, 90, 0],
      [3, 0, 0, 0, 0, 12, 90, 0],
      [3, 0, 0, 0, 255, 256, 90, 0],
      [3, 0, 0, 0, 255, 12, 1001, 0],
      [3, 0, 0, 0, 255, 12, 90, -1],
    ];
    for (const parameters of bad) expect(core.search(view, parameters, 10, 1)).toBe(-2);
    expect(core.search(view.slice(0, -1), TREE, 10, 1)).toBeLessThan(0);
    expect(core.call('searchStep', 10)).toBe(0);
    expect(core.call('searchBest')).toBe(0);
    core.put(view);
    for (const count of [-1, 8190, 8192, 2147483647]) expect(core.call('searchBegin', count, 1)).toBeLessThan(0);
  });
});

describe('what a view hides', () => {
  it('does not change the answer: the same view over many truths', () => {
    const random = new Pcg(4);
    let changed = 0;
    for (let round = 0; round < 120; round++) {
      const core = begun('parley', random.draw(45));
      if (core.call('askedSeat') < 0) continue;
      const seat = core.call('askedSeat');
      const view = core.view(seat);
      const guess = guessOf(core.view(9), view);
      const parameters = [WORLDS, TREES, GREEDY][round % 3] ?? WORLDS;
      const answer = core.search(view, parameters, 200, round);
      const hash = core.hash();
      const other = random.shuffle([...guess]);
      if (core.fill(view, other) !== 0 || core.hash() === hash) continue;
      expect(core.view(seat)).toEqual(view);
      expect(core.search(core.view(seat), parameters, 200, round)).toEqual(answer);
      changed++;
    }
    expect(changed).toBeGreaterThan(15);
  });

  it('takes no view but that of the seat asked', () => {
    const core = begun('parley', 21);
    for (const viewer of [0, 1, 2, 8, 9]) {
      if (viewer !== core.call('askedSeat')) expect(core.search(core.view(viewer), WORLDS, 1, 1)).toBe(-3);
    }
  });
});

describe('Legion', () => {
  /** Units in short (`0K14`: seat, letter, square), the seat to place, the Flag; the form without ground. */
  const stand = (core: Core, form: number, seat: number, units: readonly string[]): void => {
    expect(core.create([1, form, 2, ...(form === 0 ? [0] : [4, 0, 8, 16, 24])])).toBe(0);
    const placed = units.map((unit) => [Number(unit[0]), 'SNUGTCAK'.indexOf(unit[1] ?? ''), Number(unit.slice(2))]);
    const reserves = [0, 1].map((side) =>
      [0, 0, 1, 1, 2, 3, 4, 5, 6, 7].filter(
        (kind, i, army) =>
          placed.filter(([of, what]) => of === side && what === kind).length <=
          army.slice(0, i).filter((other) => other === kind).length,
      ),
    );
    const words = [0, 0, 0, 0, 0, 0, seat];
    const set = (square: number, code: number): void => {
      const word = Math.floor(square / 6);
      words[word] = (words[word] ?? 0) | (code << ((square % 6) * 5));
    };
    for (const [side = 0, kind = 0, square = 0] of placed) set(square, 1 + side * 8 + kind);
    const tokens = [...placed].sort((a, b) => (a[2] ?? 0) - (b[2] ?? 0));
    const all = core.view(9);
    const ground = all.slice(7, 7 + 36);
    const tail = [placed.length, 0, 2, ...boardsOf(all), 0, 0, 1, ...words, 0];
    const view = [
      ...[9, placed.length, seat, 1, 6, 6, -1, ...ground, tokens.length],
      ...tokens.flatMap(([side = 0, kind = 0, square = 0]) => [square, square, side, kind, 511]),
      ...[
        2,
        0,
        0,
        reserves[0]?.length ?? 0,
        ...(reserves[0] ?? []),
        1,
        0,
        reserves[1]?.length ?? 0,
        ...(reserves[1] ?? []),
      ],
      ...[seat, ...tail],
    ];
    expect(core.fill(view, [])).toBe(0);
  };
  /** The lists `faces` and `quadrants` of a match just created: behind both full reserves and the four counters. */
  const boardsOf = (all: readonly number[]): readonly number[] => {
    const lists = 7 + 36 + 1 + 1 + 2 * 13 + 4;
    return all.slice(lists, lists + 10);
  };

  /** Applies a choice, and what the same seat is asked then. */
  const answerFor = (core: Core, seat: number, choice: number, parameters: readonly number[] = GREEDY): void => {
    core.call('apply', choice);
    while (core.call('askedSeat') === seat) core.call('apply', search(core, parameters, 100).best);
  };

  const LEVELS = ['standard', 'veteran'] as const;
  const level = (name: string): readonly number[] => opponents.find((one) => one.name === name)?.parameters ?? [];

  it.each(LEVELS)('%s places its last unit', (name) => {
    const core = new Core('legion');
    const nine = ['0S0', '0S2', '0N4', '0N12', '0U14', '0T16', '0C24', '0A26', '0K28'];
    stand(core, 0, 0, [...nine, '1S5', '1N17']);
    const found = search(core, level(name), 300);
    expect(found.value).toBe(10000);
    answerFor(core, 0, found.best);
    expect(core.result().slice(0, 2)).toEqual([0, 1]);
  });

  it.each(LEVELS)('%s stops a side that has one unit left to place', (name) => {
    const core = new Core('legion');
    // White has nine; only the Knight on a1 can be reached: by an arrow, or beside it
    const nine = ['1N0', '1S31', '1S33', '1N35', '1U28', '1G26', '1T24', '1C12', '1A20'];
    stand(core, 0, 0, [...nine, '0S5', '0U17', '0G11']);
    const found = search(core, level(name), 300);
    answerFor(core, 0, found.best);
    const white = core.view(9);
    expect(white[43]).toBeLessThan(13);
  });

  it.each(LEVELS)('%s takes the King that ends the match', (name) => {
    const core = new Core('legion');
    stand(core, 2, 0, ['1K21', '1S35', '1N30', '1U5', '0S20', '0N3', '0K0', '0U12']);
    const found = search(core, level(name), 300);
    answerFor(core, 0, found.best, level(name));
    expect(core.result().slice(0, 2)).toEqual([1, 1]);
  });
});
