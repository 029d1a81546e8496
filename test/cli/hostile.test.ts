/** Input that is made to hurt, at the command line: refused in one line, and the match of `serve` goes on. */
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../src/worker/referee/block';
import { mutateJson, mutateText } from '../support/harness/fuzz/mutate';
import { must } from '../support/harness/kit';
import { createRng } from '../support/harness/rng';
import { nestedText } from '../support/hostile';
import { folderOf } from './support/folder';
import { veil } from './support/terminal';

const DEPTHS = [65, 6000, 100_000];
const LEGION = '{"setup":{"game":"legion"}}';

type Answer = Readonly<Record<string, unknown>>;

async function serve(lines: readonly string[]): Promise<readonly Answer[]> {
  const { code, out, err } = await veil(['serve'], { input: lines });
  expect(err).toBe('');
  expect(code).toBe(0);
  return out.map((line) => JSON.parse(line) as Answer);
}

/** Lines of `serve` with something nested in each place where a value may stand. */
const LINES: readonly (readonly [string, (deep: string) => string])[] = [
  ['the whole line', (deep) => deep],
  ['the act', (deep) => `{"${'x'.repeat(3)}":${deep}}`],
  ['choose', (deep) => `{"choose":${deep}}`],
  ['resign', (deep) => `{"resign":${deep}}`],
  ['draw', (deep) => `{"draw":${deep}}`],
  ['view', (deep) => `{"view":${deep}}`],
  ['think', (deep) => `{"think":${deep}}`],
  ['a part of think', (deep) => `{"think":{"level":${deep}}}`],
  ['as', (deep) => `{"view":0,"as":${deep}}`],
  ['setup', (deep) => `{"setup":${deep}}`],
  ['a game', (deep) => `{"setup":{"game":${deep}}}`],
  ['an army', (deep) => `{"setup":{"game":"legends","seats":[{"army":${deep}},{}]}}`],
  ['boards', (deep) => `{"setup":{"game":"legion","boards":${deep}}}`],
  ['a position', (deep) => `{"position":${deep}}`],
  ['pieces', (deep) => `{"game":"legends","position":{"pieces":${deep}}}`],
  ['brackets that nobody closes', (deep) => `{"choose":${deep.slice(0, deep.length / 2)}`],
];

describe('brackets nested without end', () => {
  it.each(LINES)('in a line of serve, as %s, are a fault and no more', async (_what, line) => {
    const answers = await serve([
      LEGION,
      '{"view":9}',
      ...DEPTHS.map((depth) => line(nestedText(depth))),
      '{"view":9}',
    ]);
    const [, before, ...told] = answers;
    expect(told.pop()).toEqual(before);
    expect(told).toHaveLength(DEPTHS.length);
    for (const answer of told) expect(answer).toMatchObject({ fault: { code: 'bad-request', at: '' } });
  });

  const FILES: readonly (readonly [string, string, (deep: string) => string, readonly string[]])[] = [
    ['a save', 'm.save', (deep) => must(encodeText(`{"setup":${deep},"record":[]}`), 'a save'), ['replay', 'm.save']],
    [
      'a save’s record',
      'm.save',
      (deep) => must(encodeText(`{"setup":{"game":"legion"},"record":[${deep}]}`), 'a save'),
      ['replay', 'm.save'],
    ],
    ['a record in clear', 'm.txt', (deep) => `[Game "legion"]\n[Seats ${deep}]\n\nS@c3\n`, ['replay', 'm.txt']],
    ['a scenario file', 's.json', (deep) => deep, ['scenario', 's.json']],
    [
      'a scenario',
      's.json',
      (deep) => `{"game":"legion","position":${deep},"play":[],"expect":{}}`,
      ['scenario', 's.json'],
    ],
    ['a setup file', 's.json', (deep) => `{"seats":${deep}}`, ['perft', 'legion', '1', '--setup', 's.json']],
    ['a position file', 'p.json', (deep) => deep, ['perft', 'legends', '1', '--position', 'p.json']],
  ];

  it.each(FILES)('in %s are unusable input, said in one line', async (_what, name, text, argv) => {
    for (const depth of [65, 6000]) {
      const { code, out, err } = await veil(argv, { folder: folderOf({ [name]: text(nestedText(depth)) }) });
      expect(code).toBe(2);
      expect(out).toEqual([]);
      expect(err).toMatch(/^veil: [^\n]*nested at most 64 deep[^\n]*\n$/);
    }
  });
});

describe('a line without end', () => {
  it('is refused by its length', async () => {
    const list = `{"setup":{"game":"legends","seats":[{"army":[${'1,'.repeat(2_000_000)}1]},{}]}}`;
    const [, refused, view] = await serve([LEGION, list, '{"view":8}']);
    expect(refused).toMatchObject({ fault: { code: 'bad-request', at: '' } });
    expect(view).toMatchObject({ view: { ply: 0 } });
  });

  it('is refused by how many items a list has', async () => {
    const list = (army: string) => `{"setup":{"game":"legends","seats":[{"army":[${army}]},{}]}}`;
    const [long] = await serve([list(`${'1,'.repeat(100_000)}1`)]);
    expect(long).toEqual({ fault: { code: 'bad-army', at: 'setup.seats[0].army', expected: '30 chart numbers' } });
  });
});

const CODES = /^(illegal-choice|not-asked|bad-(setup|position|army|notation|request))$/;
const REQUESTS: readonly object[] = [
  { setup: { game: 'parley', seed: 1 }, as: 0 },
  { setup: { game: 'legends', seats: [{ army: { boxed: 'good 1' } }, {}], boards: ['1A', '2B r90', '3C', '4D'] } },
  { position: '6/6/2SU2/1G1T2/6/6 b - basic -', game: 'legion', seed: 3, as: 1 },
  { choose: 'E', as: 0 },
  { choose: 'resign@1', as: 1 },
  { view: 1, as: 1 },
  { view: 9 },
  { resign: 1, as: 1 },
  { draw: true, as: 0 },
  { think: { level: 'random', iterations: 1, seed: 2 }, as: 0 },
];
const CASES = 400;

describe('damaged requests', () => {
  it.each([1, 2, 3])('are answered or refused with a code, seed %s', async (seed) => {
    const rng = createRng(seed);
    const lines = Array.from({ length: CASES }, (_, index) => {
      const request = REQUESTS[rng.draw(REQUESTS.length)] ?? {};
      const damaged = JSON.stringify(mutateJson(rng, request) ?? null);
      return index % 4 === 0 ? mutateText(rng, JSON.stringify(request)) : damaged;
    });
    // a text that ends the program, or thinks for an hour, is no damage
    const harmless = lines.filter((line) => line.trim() !== '' && !/"quit"|"ms"|iterations":\s*[2-9\d]{2,}/.test(line));
    const answers = await serve(['{"setup":{"game":"parley","seed":1}}', ...harmless]);
    expect(answers).toHaveLength(harmless.length + 1);
    for (const [index, { fault }] of answers.entries()) {
      if (fault === undefined) continue;
      const { code, expected } = fault as { code: string; expected: string };
      expect(code, harmless[index - 1]).toMatch(CODES);
      expect(expected).not.toBe('');
    }
  });
});
