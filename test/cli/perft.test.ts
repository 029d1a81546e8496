/** `perft`: starts, engines, and a disagreement of the engines. */
import { describe, expect, it } from 'vitest';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

describe('perft', () => {
  it('starts from the empty basic board', async () => {
    const printed = await veil(['perft', 'legion', '2', '--engine', 'both', '--json']);
    expect(printed.out[0]).toBe('depth 2 nodes 80640');
    expect(lastJson(printed)).toEqual({ depth: 2, nodes: 80640, engine: 'both' });
    expect(printed.code).toBe(0);
  });

  it('counts the start itself once', async () => {
    for (const engine of ['wasm', 'reference']) {
      const printed = await veil(['perft', 'parley', '0', '--json', '--engine', engine]);
      expect(lastJson(printed)).toEqual({ depth: 0, nodes: 1, engine });
    }
  });

  it('starts from a position, as one line or as JSON, or from a setup', async () => {
    const folder = folderOf({
      'line.txt': '6/6/6/6/6/6 b c3 basic -\n',
      'line.json': '"6/6/6/6/6/6 b c3 basic -"',
      'setup.json': { form: 'forest' },
    });
    for (const [option, file, nodes] of [
      ['--position', 'line.txt', 280],
      ['--position', 'line.json', 280],
      ['--setup', 'setup.json', 1],
    ] as const) {
      const printed = await veil(['perft', 'legion', '1', option, file, '--json'], { folder });
      expect(lastJson(printed)).toEqual({ depth: 1, nodes, engine: 'wasm' });
    }
  });

  it('takes a seed for the setup', async () => {
    const folder = folderOf({ 'setup.json': { game: 'parley' } });
    const { code } = await veil(['perft', 'parley', '1', '--setup', 'setup.json', '--seed', '7'], { folder });
    expect(code).toBe(0);
  });

  it('refuses what it can’t read', async () => {
    const folder = folderOf({ 'bad.txt': '6/6/6 b - basic -', 'bad.json': { form: 'huge' }, 'list.json': [] });
    for (const [option, file, message] of [
      ['--position', 'bad.txt', 'bad.txt: position.rows: found 6/6/6, expected six rows'],
      ['--position', 'none.txt', 'none.txt: found no such file'],
      ['--setup', 'bad.json', 'bad.json: form: found huge, expected basic'],
      ['--setup', 'list.json', 'list.json: the file: found [], expected'],
    ] as const) {
      const { code, err } = await veil(['perft', 'legion', '1', option, file], { folder });
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});
