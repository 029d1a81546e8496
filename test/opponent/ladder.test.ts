/** The ladder: when a row is done, what it keeps, and that its players are what they are called. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { RowFile } from '../../src/cli/ladder/file';
import { ownLane } from '../../src/cli/ladder/lanes';
import { FORM_LIST } from '../../src/games/legends/forms';
import { playBoth, playGame } from '../support/harness/arena/match';
import type { Question, Seated } from '../support/harness/arena/player';
import { intervalOf, type PairResults } from '../support/harness/arena/score';
import { Copycat } from '../support/harness/ladder/copycat';
import { bankSetup } from '../support/harness/ladder/play';
import { readSpec, seat } from '../support/harness/ladder/players';
import { reportRow } from '../support/harness/ladder/report';
import type { Bound, Row } from '../support/harness/ladder/rows';
import { runRow } from '../support/harness/ladder/run';
import { STRESS_NAMES, stressPlayer } from '../support/harness/ladder/stress';
import { judge, type Played, pairings, setupOf, standings } from '../support/harness/ladder/verdict';

const LONG = 600_000;
const game = findGame('legends');

const row = (bound: Bound, more: Partial<Row> = {}): Row => ({
  name: 'a-b',
  game: 'legends',
  kind: 'pairs',
  players: ['story', 'random'],
  options: 'rules',
  iterations: 10,
  pairs: 150,
  bound,
  ...more,
});

const pairOf = (pair: number, results: PairResults): Played => ({
  pair,
  results,
  games: [`${pair}`, `-${pair}`],
  times: [],
});

/** Pairs 0, 1, 2 … with these results over and over. */
const playedOf = (count: number, ...results: readonly PairResults[]): Map<number, Played> =>
  new Map(
    Array.from({ length: count }, (_, pair) => [pair, pairOf(pair, results[pair % results.length] ?? [0, 0])] as const),
  );

const player = (text: string, iterations = 40): Seated => {
  const spec = readSpec(text, game);
  if (spec === null) throw new Error(`no ${text}`);
  return seat(spec, { ...game, core: () => game.core() }, { iterations });
};

describe('an interval', () => {
  it('is Wilson’s where all games end alike', () => {
    // 10 won pairs: n / (n + z²)
    const won: readonly PairResults[] = Array.from({ length: 10 }, () => [1, 1]);
    expect(intervalOf(won, 1.96)[0]).toBeCloseTo(10 / 13.8416, 3);
  });

  it('is everything before a game is played', () => expect(intervalOf([], 1.96)).toEqual([0, 1]));
});

describe('a row', () => {
  it('ends at the first look that clears the bound, and not between two', () => {
    // all won: the lower end n / (n + 2.626²) is 0.74 after 20 pairs and 0.81 after 30
    const bound = { kind: 'lower', at: 0.75 } as const;
    expect(judge(row(bound), playedOf(29, [1, 1])).state).toBe('open');
    expect(judge(row(bound), playedOf(33, [1, 1]))).toMatchObject({ state: 'held' });
    expect(judge(row(bound), playedOf(33, [1, 1])).pairs).toHaveLength(30);
  });

  it('ends early where it has fallen short', () =>
    expect(judge(row({ kind: 'lower', at: 0.6 }), playedOf(150, [0, 0]))).toMatchObject({ state: 'short' }));

  it('says at its end what 95 % say', () => {
    // 0.5 in every pair, 0.5 is no more than 0.5
    expect(judge(row({ kind: 'lower', at: 0.6 }), playedOf(150, [1, 0], [1, 1], [0, 0])).state).toBe('short');
    expect(judge(row({ kind: 'score', low: 0, high: 0.5 }), playedOf(150, [1, 0], [1, 1], [0, 0])).state).toBe('held');
  });

  it('counts a pair that is missing as not played', () => {
    const played = playedOf(40, [1, 1]);
    played.delete(3);
    expect(judge(row({ kind: 'lower', at: 0.75 }), played).state).toBe('open');
  });

  it('of six is a round robin in which each plays five', () => {
    const round = row(
      { kind: 'score', low: 0.4, high: 0.6 },
      { kind: 'round', players: ['1', '2', '3', '4', '5', '6'], pairs: 15 },
    );
    expect(pairings(6)).toHaveLength(15);
    expect(setupOf(round, 14)).toBe(0);
    expect(setupOf(round, 15)).toBe(1);
    // whoever is named first wins: the first all five, the last none
    const { pairs, state } = judge(round, playedOf(15, [1, 1]));
    expect(standings(round, pairs).map(({ score }) => score)).toEqual([1, 0.8, 0.6, 0.4, 0.2, 0]);
    expect(state).toBe('short');
    expect(judge(round, playedOf(15, [1, 0])).state).toBe('held');
  });
});

describe('a run', { timeout: LONG }, () => {
  it('that was killed goes on with the same digest, and plays nothing twice', async () => {
    const small = row({ kind: 'lower', at: 0.99 }, { players: ['random', 'random'], pairs: 4 });
    const play = async (folder: string) => {
      const file = new RowFile(folder, small.name, 'this');
      const played = file.load(false);
      const before = played.size;
      const verdict = await runRow({ row: small, played, lanes: [ownLane()], onPair: (pair) => file.add(pair) });
      return { before, digest: reportRow(small, verdict).digest };
    };
    const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
    const whole = await play(folder);
    const path = join(folder, 'a-b.jsonl');
    // the head, two pairs, and half a line
    writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(0, 3).join('\n') + '\n{"pair":2,"resu');
    expect(await play(folder)).toEqual({ before: 2, digest: whole.digest });
    expect(await play(folder)).toEqual({ before: 4, digest: whole.digest });
    expect(new RowFile(folder, 'a-b', 'another engine').load(false).size).toBe(0);
  });
});

describe.each(FORM_LIST.map(({ name }) => name))('stress opponents in %s', { timeout: LONG }, (form) => {
  it.each(STRESS_NAMES)('%s answers every question', (name) => {
    const one = findGame(form);
    const [first, second] = [stressPlayer(name, one.content), readSpec('random', one)];
    if (first === null || second === null) throw new Error('nobody');
    const random = seat(second, { ...one, core: () => one.core() }, { iterations: 1 });
    const { choices } = playGame({ engine: one.engines.wasm(), players: [first, random] }, bankSetup(one, 0), 3, 0);
    expect(choices.length).toBeGreaterThan(10);
  });
});

describe('the bank', () => {
  it('has the options that the rules have, or all of them in turn, and the rest alike', () => {
    const numbers = Array.from({ length: 64 }, (_, number) => number);
    const optionsOf = (options: Row['options']) =>
      new Set(numbers.map((number) => JSON.stringify(bankSetup(game, number, options).options)));
    expect([...optionsOf('rules')]).toEqual([
      JSON.stringify({ windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'on' }),
    ]);
    expect(optionsOf('every').size).toBe(16);
    // a row may end after ten pairs
    const early = numbers.slice(0, 10).map((number) => bankSetup(game, number, 'every').options['exchanges']);
    expect(new Set(early)).toEqual(new Set(['on', 'off']));
    for (const number of numbers) {
      const { options: _rules, ...plain } = bankSetup(game, number);
      const { options: _every, ...varied } = bankSetup(game, number, 'every');
      expect(plain).toEqual(varied);
    }
  });
});

describe('players', { timeout: LONG }, () => {
  it('are refused by a name that is none', () =>
    expect(
      ['champion:none', 'nobody', 'champion*9', '[1,x]', 'champion:flat:bold:x', 'champion:today'].map((text) =>
        readSpec(text, game),
      ),
    ).toEqual(Array(6).fill(null)));

  it('search flat or by halving as their names say, all else alike', () => {
    const words = (text: string): readonly number[] => {
      const spec = readSpec(text, game);
      return spec?.kind === 'level' ? (spec.level.parameters ?? []) : [];
    };
    const [first, halving] = [[2, 10, 0, 12, 32, 4], 6];
    expect(words('[2,10,0,12,32,4,5,0,30]:flat').slice(0, halving + 1)).toEqual([...first, 0]);
    expect(words('[2,10,0,12,32,4,5,0,30]:halving').slice(0, halving + 1)).toEqual([...first, 8]);
    expect(words('veteran:seer')[halving]).toBe(words('veteran')[halving]);
    expect(words('greedy')).not.toEqual(words('greedy:today'));
    expect(words('greedy:today')).toEqual([1, 0, 0, 0, 4094, 1, 0, 50, 0, 0, 100, 100, 100, 100, 100, 100, 0]);
  });

  it('a seer is given the truth, and plays otherwise for it', () => {
    const setup = bankSetup(game, 1);
    const engine = game.engines.wasm();
    const digests = ['champion', 'champion:seer'].map(
      (name) => playBoth({ engine, players: [player(name), player('random')] }, setup, 5).games[0],
    );
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('two instances search twice as much as one', () => {
    const setup = bankSetup(game, 1);
    const engine = game.engines.wasm();
    const digests = ['champion', 'champion*2', 'champion*2'].map(
      (name) => playBoth({ engine, players: [player(name), player('random')] }, setup, 5).games[0],
    );
    expect(digests[1]).toBe(digests[2]);
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('a copycat repeats what it has seen while it may, then draws lots', () => {
    const cat = new Copycat([7, 8, 9]);
    const ask = (choices: readonly number[]): number =>
      choices[cat.choose({ decision: { choices }, seed: 1 } as unknown as Question)] ?? -1;
    expect([ask([9, 8, 7]), ask([8])]).toEqual([7, 8]);
    expect(ask([5])).toBe(5);
    cat.begin();
    expect(ask([1, 7])).toBe(7);
  });
});
