/** `mutate` on code: which changes are drawn, who notices them, what is printed. */
import { describe, expect, it, test } from 'vitest';
import { findGame } from '../../src/cli/games';
import { readMutantScenarios } from '../../src/cli/mutate/scenarios';
import { within } from '../support/harness/mutate/code/limit';
import { drawSites, type MutantLane, ownMutantLane, runCode, type Verdict } from '../support/harness/mutate/code/run';
import type { Site } from '../support/harness/mutate/code/sites';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

const GAME = 'pebble';
const [first, again, other] = await Promise.all([drawSites(GAME, 1), drawSites(GAME, 1), drawSites(GAME, 2)]);

const inOrder = (sites: readonly Site[]): readonly string[] =>
  sites.map(({ file, start, text }) => `${file} ${start} ${text}`).sort();

describe('the changes', () => {
  it('come in the order of a seed, the same ones for any', () => {
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(inOrder(other)).toEqual(inOrder(first));
  });

  it('are comparisons, whole numbers and guards', () => {
    const kinds = [/^[=!<>]=?=?$/, /^(&&|\|\|)$/, /^\d+$/, /^(true|false)$/];
    for (const kind of kinds) expect(first.some(({ text }) => kind.test(text))).toBe(true);
    expect(first.filter(({ text }) => !kinds.some((kind) => kind.test(text)))).toEqual([]);
  });

  it('say what changes', () => {
    expect(first.filter(({ before, after }) => before === after && before.length < 120)).toEqual([]);
    expect(first.every(({ line }) => line > 0)).toBe(true);
  });

  it('lie in the rules: neither in addresses nor in what only the opponent runs through', () => {
    const files = new Set(first.map(({ file }) => file.slice(file.lastIndexOf('/') + 1)));
    expect(files.has('apply.ts')).toBe(true);
    expect(files.has('layout.ts')).toBe(false);
    expect(first.filter(({ file, before }) => file.endsWith('/policy.ts') && before.includes('if'))).toEqual([]);
  });
});

describe('a time limit', () => {
  /** `loop`: goes round for ever. */
  const LOOP = new WebAssembly.Instance(
    new WebAssembly.Module(
      // biome-ignore format: one section a line
      Uint8Array.from([
        0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
        1, 4, 1, 0x60, 0, 0,
        3, 2, 1, 0,
        7, 8, 1, 4, 0x6c, 0x6f, 0x6f, 0x70, 0, 0,
        10, 9, 1, 7, 0, 3, 0x40, 0x0c, 0, 0x0b, 0x0b,
      ]),
    ),
  ).exports['loop'] as () => void;

  it('ends what never would, in WebAssembly and outside of it', () => {
    expect(within(200, LOOP)).toBeNull();
    expect(
      within(200, () => {
        for (;;);
      }),
    ).toBeNull();
  });

  it('passes on what comes in time, and what is thrown', () => {
    expect(within(60_000, () => 7)).toEqual({ value: 7 });
    expect(() =>
      within(60_000, () => {
        throw new RangeError('own');
      }),
    ).toThrow(RangeError);
  });
});

describe('a change', () => {
  const game = findGame(GAME);
  const io = { out: () => {}, err: () => {}, terminal: false, folder: '.', lines: async function* () {} };
  const scenarios = readMutantScenarios([], GAME, io);
  const lane = ownMutantLane({ game, scenarios, games: 2, seed: 1 });
  const site = first.find(({ file }) => file.endsWith('/apply.ts'));
  const tried = async (text: string): Promise<Verdict> => {
    if (site === undefined) throw new Error('no site in apply.ts');
    return (await (await lane).tries({ file: site.file, start: 0, end: 0, text })).verdict;
  };

  it('that does not compile is left out', async () => expect(await tried('(')).toEqual({ end: 'skipped' }));

  it('that makes no difference is left out', async () => expect(await tried('// \n')).toEqual({ end: 'skipped' }));

  test('of a rule is noticed, by something that goes well without it', async () => {
    const guards = first.filter(({ file, text }) => file.endsWith('/apply.ts') && text === 'false');
    const verdicts = await Promise.all([(await lane).tries(guards[0] ?? first[0] ?? raise())]);
    expect(verdicts[0]).toEqual({ verdict: { end: 'noticed', by: expect.any(String) }, broken: [] });
  });
});

function raise(): never {
  throw new Error('no change at all');
}

describe('changes compiled together', () => {
  it('end as each does alone', async () => {
    const game = findGame(GAME);
    const setup = { game, scenarios: [], games: 2, seed: 1 };
    const sites = first.filter(({ file }) => /\/(apply|end)\.ts$/.test(file)).slice(0, 8);
    const [alone, together] = await Promise.all([ownMutantLane(setup), ownMutantLane({ ...setup, sites })]);
    const endsOf = async (lane: MutantLane): Promise<readonly string[]> => {
      const ends: string[] = [];
      for (const site of sites) ends.push((await lane.tries(site)).verdict.end);
      return ends;
    };
    const ends = await endsOf(alone);
    expect(ends).toContain('noticed');
    expect(await endsOf(together)).toEqual(ends);
  });
});

describe('a run', () => {
  const sites = first.slice(0, 12);
  /** Skips every third, lets every fourth go by, and takes its time. */
  const lane = (wait: number): MutantLane => ({
    tries: async (change) => {
      const index = sites.findIndex((site) => site === change);
      await new Promise((resolve) => setTimeout(resolve, wait * ((index * 7) % 5)));
      if (index % 3 === 0) return { verdict: { end: 'skipped' }, broken: [] };
      if (index % 4 === 0) return { verdict: { end: 'survived' }, broken: ['a file'] };
      return { verdict: { end: 'noticed', by: 'a file' }, broken: [] };
    },
  });

  it('gives the same however many lanes there are', async () => {
    const [one, three] = await Promise.all([
      runCode({ sites, sample: 5, lanes: [lane(0)] }),
      runCode({ sites, sample: 5, lanes: [lane(3), lane(5), lane(4)] }),
    ]);
    expect(three).toEqual(one);
    expect(one).toMatchObject({ mutants: 5, noticed: 4, skipped: 3, broken: 1 });
    expect(one.survivors).toHaveLength(1);
  });

  it('ends where there are no more changes', async () => {
    expect(await runCode({ sites, sample: 50, lanes: [lane(0), lane(1)] })).toMatchObject({ mutants: 8, skipped: 4 });
  });
});

describe('the command', () => {
  it('counts changes, those noticed and those that were not', async () => {
    const printed = await veil(['mutate', GAME, '--sample', '2', '--games', '1', '--file', 'apply.ts', '--json']);
    const json = lastJson(printed);
    const survivors = json['survivors'] as readonly unknown[];
    expect(json).toMatchObject({ mutants: 2, noticed: 2 - survivors.length, broken: 0 });
    expect(printed.out.at(-2)).toBe(`2 mutants, ${2 - survivors.length} noticed, ${survivors.length} survivors`);
    expect(printed.code).toBe(survivors.length === 0 ? 0 : 1);
  });

  it('tells a change that nothing notices', async () => {
    const printed = await veil(
      ['mutate', GAME, 'none.json', '--sample', '1', '--games', '0', '--file', 'apply.ts', '--json'],
      { folder: folderOf({ 'none.json': [] }) },
    );
    expect(printed.out[0]).toMatch(/^FAIL nothing notices test\/support\/pebble\/core\/apply\.ts:\d+: .+ → .+$/);
    expect(lastJson(printed)).toMatchObject({ mutants: 1, noticed: 0 });
    expect(printed.code).toBe(1);
  });

  it('keeps the two ways of mutating apart', async () => {
    const blanking = await veil(['mutate', 'legends', '--sample', '3']);
    expect(blanking.err).toContain('--sample: expected --code beside it');
    const coding = await veil(['mutate', GAME, '--power', '1']);
    expect(coding.err).toContain('--power: expected a game with powers that can be blanked, and no --code');
    expect([blanking.code, coding.code]).toEqual([2, 2]);
  });

  it('refuses a source that has nothing to change', async () => {
    const printed = await veil(['mutate', GAME, '--file', 'nowhere.ts']);
    expect(printed.err).toMatch(/--file: found nowhere\.ts, expected .*apply\.ts/);
    expect(printed.code).toBe(2);
  });
});
