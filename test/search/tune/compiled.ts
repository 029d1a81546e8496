/** The engine of assembly/legends/tune.ts, compiled for a test. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { part } from '../../../src/games/legends/worker';
import type { CoreExports } from '../../../src/worker/abi';
import { instantiate } from '../../../src/worker/instantiate';
import { withTables } from '../../../src/worker/tables';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));

/** What tune.ts exports besides: numbers of words in the outbox, and a value. */
export type TuneCore = CoreExports & {
  readonly facts: () => number;
  readonly value: (seat: number) => number;
  readonly acts: () => number;
  readonly weights: () => number;
};

/** Compiles it, with these constants set besides; gives a maker of fresh engines. Takes some seconds. */
export function compileTune(...constants: readonly string[]): () => TuneCore {
  const folder = mkdtempSync(join(tmpdir(), 'veilwar-tune-'));
  try {
    const file = join(folder, 'tune.wasm');
    const asc = join(HOME, 'node_modules/assemblyscript/bin/asc.js');
    const uses = ['abort=', ...constants].flatMap((one) => ['--use', one]);
    const target = ['--config', 'asconfig.json', '--target', 'release', '-O1', ...uses];
    const args = [asc, 'assembly/legends/tune.ts', ...target, '-o', file];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: HOME, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const maker = withTables(instantiate(readFileSync(file)), part.tables);
    return () => maker() as TuneCore;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Has it compiled before a file's tests run; gives a maker of fresh engines for use within them. */
export function tuneForTests(...constants: readonly string[]): () => TuneCore {
  let make: () => TuneCore = () => {
    throw new Error('not compiled');
  };
  beforeAll(() => {
    make = compileTune(...constants);
  }, 120_000);
  return () => make();
}
