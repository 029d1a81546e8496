/** `blunders` and `calibration`: what they print, what they refuse. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Listed } from '../support/harness/blunders/list';
import type { Report } from '../support/harness/blunders/report';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

const LONG = 120_000;
const TINY = ['--decisions', '24', '--iterations', '20', '--judge', '400', '--json'];

const reportOf = (printed: Awaited<ReturnType<typeof veil>>): Report => lastJson(printed) as unknown as Report;
/** Times differ from run to run. */
const timeless = ({ msPerAnswer: _, ...rest }: Report) => rest;
const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

describe('blunders', { timeout: LONG }, () => {
  it('finds what somebody who plays at random blunders, and says the same every time', async () => {
    const folder = folderOf({});
    const ask = () => veil(['blunders', 'quick', '--level', 'random', ...TINY, '--list', 'list.json'], { folder });
    const printed = await ask();
    const report = reportOf(printed);
    expect(printed.code).toBe(0);
    expect(report).toMatchObject({ form: 'quick', level: 'random', iterations: 20, judge: 400, decisions: 24 });
    expect(report.looked).toBeGreaterThan(report.decisions);
    expect(report.list.length).toBeGreaterThan(0);
    expect(sum(report.blunders)).toBe(report.list.length);
    expect(report.perThousand).toBeCloseTo((1000 * report.list.length) / 24, 0);
    for (const { value, best, kind, kinds } of report.list) {
      expect(best - value).toBeGreaterThanOrEqual(0.0499);
      expect(kinds[0]).toBe(kind);
    }
    const listed = JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as readonly Listed[];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ forbidden, best }) => forbidden.every(({ value }) => value < best))).toBe(true);
    expect(timeless(reportOf(await ask()))).toEqual(timeless(report));
  });

  it.each([
    ['a form that there is none of', ['nothing'], 'the game'],
    ['a game without descriptions', ['parley'], 'blunders: found parley'],
    ['a level that there is none of', ['quick', '--level', 'genius'], '--level: found genius'],
    ['no decisions', ['quick', '--decisions', '0'], '--decisions'],
    ['a judge that can’t compare', ['quick', '--judge', '1'], '--judge'],
    ['a list that can’t be written', ['quick', '--list', 'no/such/folder/list.json'], '--list'],
  ])('refuses %s', async (_what, args, message) => {
    const printed = await veil(['blunders', ...args], { folder: folderOf({}) });
    expect(printed.err).toContain(message);
    expect(printed.code).toBe(2);
  });
});

describe('calibration', { timeout: LONG }, () => {
  it('compares what is expected with what comes of it', async () => {
    const printed = await veil(['calibration', 'quick', '--matches', '2', '--iterations', '10', '--json']);
    expect(printed.code).toBe(0);
    const json = lastJson(printed);
    expect(json).toMatchObject({ form: 'quick', level: 'champion', iterations: 10, matches: 2, worst: null });
    const bands = json['bands'] as readonly { readonly decisions: number }[];
    expect(bands).toHaveLength(10);
    expect(bands.reduce((all, { decisions }) => all + decisions, 0)).toBe(json['decisions']);
    expect(json['decisions']).toBeGreaterThan(4);
  });

  it.each([
    ['a form that there is none of', ['nothing'], 'the game'],
    ['a level that there is none of', ['quick', '--level', 'genius'], '--level: found genius'],
    ['no matches', ['quick', '--matches', '0'], '--matches'],
  ])('refuses %s', async (_what, args, message) => {
    const printed = await veil(['calibration', ...args]);
    expect(printed.err).toContain(message);
    expect(printed.code).toBe(2);
  });
});
