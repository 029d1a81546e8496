/** `replay`: saves and clear records as logs. */
import { describe, expect, it } from 'vitest';
import { encodeBlock } from '../../src/worker/referee/block';
import { must } from '../support/harness/kit';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

const LEGION = { setup: { game: 'legion', form: 'basic', seed: 3 }, record: ['S@c3', 'K@c4'] };
const SET_UP = ['E', 'G', 'S', '-', '-'];
const PARLEY = { setup: { game: 'parley', seed: 1 }, record: [...SET_UP, ...SET_UP, ...SET_UP, 'pass', 'a1-a2'] };

/** The first army laid out by the setup, the second in play; then a run onto an enemy. */
const LAID = {
  setup: { game: 'quick', form: 'quick', seats: [{ army: 'FB3--3--B-S--2--M--2-9--' }, {}] },
  record: [...'M--2-9--B-S--2--FB3--3--', 'd3.1>d6', 'resign@1'],
};

const save = (match: object): string => must(encodeBlock(match), 'a save');

describe('replay', () => {
  it('tells a save in the sentences that players read', async () => {
    const folder = folderOf({ 'match.save': save(LEGION) });
    const printed = await veil(['replay', 'match.save', '--json'], { folder });
    expect(printed.code).toBe(0);
    expect(printed.out[0]).toBe('start');
    expect(printed.out).toContainEqual(expect.stringMatching(/^1\. Black S@c3$/));
    expect(printed.out).toContainEqual(expect.stringMatching(/^ {4}.*c3/));
    expect(printed.out.at(-2)).toBe('The match goes on.');
    expect(lastJson(printed)).toMatchObject({
      result: null,
      steps: [
        { text: '', seat: null },
        { text: 'S@c3', seat: 0 },
        { text: 'K@c4', seat: 1 },
      ],
    });
  });

  it('reads the record of a finished match', async () => {
    const lines = ['[Game "legion"]', '[Mode "basic"]', '[Result "w:resign"]', '', 'S@c3', 'resign@0'];
    const { code, out } = await veil(['replay', 'record.txt'], {
      folder: folderOf({ 'record.txt': lines.join('\n') }),
    });
    expect(out.at(-1)).toBe('Result: w:resign');
    expect(code).toBe(0);
  });

  it('keeps what another seat laid out from a seat', async () => {
    const folder = folderOf({ 'match.save': save(LAID) });
    const steps = async (...seat: string[]) => {
      const printed = await veil(['replay', 'match.save', ...seat, '--json'], { folder });
      expect(printed.code).toBe(0);
      return lastJson(printed)['steps'] as readonly { text: string; events: readonly { type: string }[] }[];
    };
    const laid = (list: Awaited<ReturnType<typeof steps>>) =>
      list.flatMap(({ events }) => events.filter(({ type }) => type === 'placed')).length;
    const [all, own, other] = [await steps(), await steps('--seat', '1'), await steps('--seat', '0')];
    expect(all).toHaveLength(27);
    expect([laid(all), laid(own), laid(other)]).toEqual([10, 10, 0]);
    expect(own[1]?.text).toBe('M');
    expect(other.slice(1, 25).some(({ text }) => /^[A-Z0-9]$/.test(text))).toBe(false);
    expect(other.at(-2)?.text).toBe('d3.1>d6');
  });

  it('calls the sides and what was lost as the form does', async () => {
    const position = {
      terrain: Array.from({ length: 8 }, () => 'pppppppp'),
      pieces: { a1: [209, 0], c4: [213, 0], c5: [209, 1], a8: [216, 1] },
      turn: 0,
    };
    const match = { setup: { game: 'quick', form: 'quick', seats: [{}, {}], position }, record: ['c4-c5'] };
    const { out } = await veil(['replay', 'match.save'], { folder: folderOf({ 'match.save': save(match) }) });
    expect(out).toContainEqual('1. Blue c4-c5');
    expect(out).toContainEqual('    Red loses a piece on c5: Flag.');
    expect(out).toContainEqual('    Blue wins. Red’s flag is lost.');
  });

  it('shows a seat what it saw, and no more', async () => {
    const folder = folderOf({ 'match.save': save(PARLEY) });
    const all = await veil(['replay', 'match.save'], { folder });
    const own = await veil(['replay', 'match.save', '--seat', '0'], { folder });
    const other = await veil(['replay', 'match.save', '--seat', '1'], { folder });
    expect(all.out).toContainEqual(expect.stringContaining('seat 1 E'));
    expect(own.out).toContainEqual(expect.stringContaining('seat 0 G'));
    expect(own.out).not.toContainEqual(expect.stringContaining('seat 1 E'));
    expect(other.out).toContainEqual(expect.stringContaining('placed seat=0 token=0 kind=? square=0'));
    expect(other.out).not.toContainEqual(expect.stringContaining('placed seat=0 token=0 kind=0'));
  });

  it('refuses what is no saved match', async () => {
    const folder = folderOf({
      'a.txt': 'hello',
      'b.save': save({ ...LEGION, record: ['S@c3', 'S@c3'] }),
      'c.save': save({ ...LEGION, setup: {} }),
    });
    for (const [argv, message] of [
      [['a.txt'], 'a.txt: the file: found hello, expected a save'],
      [['b.save'], 'b.save: record[1]: found S@c3, expected'],
      [['c.save'], 'c.save: setup.game: bad-save, expected legends, classic, quick, legion, medieval, parley, pebble'],
      [['d.save'], 'd.save: found no such file'],
      [['b.save', '--seat', '9'], '--seat: found 9, expected a whole number from 0 to 8'],
    ] as const) {
      const { code, err } = await veil(['replay', ...argv], { folder });
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });

  it('knows the seats of a match', async () => {
    const { code, err } = await veil(['replay', 'm.save', '--seat', '3'], {
      folder: folderOf({ 'm.save': save(LEGION) }),
    });
    expect(err).toContain('--seat: found 3, expected 0 to 1, or 8');
    expect(code).toBe(2);
  });
});
