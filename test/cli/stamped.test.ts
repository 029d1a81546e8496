/** Engines are made again when what they are made of says something else, and at no other time. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprint, makeStamped } from '../../src/cli/scripts/lib/stamped.mjs';
import { folderOf } from './support/folder';

const OUTPUTS = ['game.wasm', 'game.js'];

/** A folder with one source, and a way to build from it that says how often it really did. */
function workshop(compile: (source: string) => string = (source) => source.toUpperCase()) {
  const home = folderOf({ 'source.ts': 'one' });
  const [source, folder] = [join(home, 'source.ts'), join(home, 'out')];
  mkdirSync(folder);
  const done = { times: 0 };
  const build = (recipe: unknown = 'O3') =>
    makeStamped(
      { folder, name: 'game', outputs: OUTPUTS, printOf: () => fingerprint([source], recipe) },
      async (scratch) => {
        done.times++;
        const text = compile(readFileSync(source, 'utf8'));
        for (const output of OUTPUTS) writeFileSync(join(scratch, output), text);
      },
    );
  const made = () => readFileSync(join(folder, 'game.wasm'), 'utf8');
  return { source, folder, done, build, made };
}

describe('what is made of a source', () => {
  it('is not made again while the source says the same, however often it was saved', async () => {
    const { source, build, done } = workshop();
    expect(await build()).toBe(true);
    expect(await build()).toBe(false);
    writeFileSync(source, 'one');
    utimesSync(source, new Date(2100, 1), new Date(2100, 1));
    expect(await build()).toBe(false);
    expect(done.times).toBe(1);
  });

  it('is made again when the source changes, even to a file with an old date', async () => {
    const { source, build, made, done } = workshop();
    await build();
    writeFileSync(source, 'two');
    utimesSync(source, new Date(2000, 1), new Date(2000, 1));
    expect(await build()).toBe(true);
    expect(made()).toBe('TWO');
    expect(done.times).toBe(2);
  });

  it('is made again when the compiler or its options are others', async () => {
    const { build, done } = workshop();
    await build({ asc: '1', level: 3 });
    expect(await build({ asc: '2', level: 3 })).toBe(true);
    expect(await build({ asc: '2', level: 2 })).toBe(true);
    expect(done.times).toBe(3);
  });

  it.each(OUTPUTS)('is made again when %s is gone', async (output) => {
    const { folder, build, made } = workshop();
    await build();
    rmSync(join(folder, output));
    expect(await build()).toBe(true);
    expect(existsSync(join(folder, output))).toBe(true);
    expect(made()).toBe('ONE');
  });

  it('leaves nothing behind when it fails, and is tried again', async () => {
    const { source, folder, build, done } = workshop((text) => {
      if (text === 'broken') throw new Error('does not compile');
      return text;
    });
    await build();
    writeFileSync(source, 'broken');
    await expect(build()).rejects.toThrow('does not compile');
    expect(readdirSync(folder)).toEqual([]);
    await expect(build()).rejects.toThrow('does not compile');
    // what was made before the failure is not taken for made either
    writeFileSync(source, 'one');
    expect(await build()).toBe(true);
    expect(done.times).toBe(4);
  });

  it('counts as old when the source is saved during the work', async () => {
    const bench = workshop((text) => {
      if (text === 'one') writeFileSync(bench.source, 'two');
      return text;
    });
    await bench.build();
    expect(bench.made()).toBe('one');
    expect(await bench.build()).toBe(true);
    expect(bench.made()).toBe('two');
  });

  it('is made once when two ask for it at the same time', async () => {
    const { build, done } = workshop();
    expect((await Promise.all([build(), build()])).sort()).toEqual([false, true]);
    expect(done.times).toBe(1);
  });
});

describe('a fingerprint', () => {
  it('tells files with the same content in other places apart, and knows a missing one', () => {
    const home = folderOf({ 'a.ts': 'x', 'b.ts': 'y', 'c.ts': 'y', 'd.ts': 'x' });
    const of = (...names: readonly string[]) =>
      fingerprint(
        names.map((name) => join(home, name)),
        null,
      );
    expect(of('a.ts', 'b.ts')).toBe(of('b.ts', 'a.ts'));
    expect(new Set([of('a.ts', 'b.ts'), of('d.ts', 'c.ts'), of('a.ts'), of('a.ts', 'e.ts')]).size).toBe(4);
  });
});
