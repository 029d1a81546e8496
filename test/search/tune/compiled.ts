/** The engines of assembly/legends/tune.ts and assembly/medieval/tune.ts, compiled for a test. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { filesBelow } from '../../../src/cli/scripts/lib/files.mjs';
import { at, home } from '../../../src/cli/scripts/lib/paths.mjs';
import { fingerprint, makeStamped } from '../../../src/cli/scripts/lib/stamped.mjs';
import { part } from '../../../src/games/legends/worker';
import type { GamePart } from '../../../src/games/part';
import type { CoreExports } from '../../../src/worker/abi';
import { instantiate } from '../../../src/worker/instantiate';
import { withTables } from '../../../src/worker/tables';

const FOLDER = at('build/tune');
const MAKERS = ['assemblyscript', 'binaryen'];
/** A compiler's whole work may be waited for, and that of another file's tests before it. */
const COMPILING = 240_000;

/** What tune.ts exports besides: numbers of words in the outbox, and a value. */
export type TuneCore = CoreExports & {
  readonly facts: () => number;
  readonly value: (seat: number) => number;
  readonly acts: () => number;
  readonly weights: () => number;
  readonly pieces: () => number;
  readonly lift: (slot: number, back: number) => void;
  readonly kindsOfForm: () => number;
  readonly kindFacts: (kind: number) => number;
};

/** What Medieval's exports besides: numbers of words in the outbox, a value, a lead in logits × 1000. */
export type MedievalTuneCore = CoreExports & {
  readonly facts: () => number;
  readonly value: (seat: number) => number;
  readonly lead: (seat: number) => number;
  readonly pieces: () => number;
  readonly liftOff: (slot: number, back: number) => void;
};

/** The same engine for as long as these say the same. */
const printOf = (game: string, args: readonly string[]): string =>
  fingerprint(
    [
      at('asconfig.json'),
      ...MAKERS.map((name) => at(`node_modules/${name}/package.json`)),
      ...['assembly/core', 'assembly/search', `assembly/${game}`].flatMap((folder) => filesBelow(at(folder))),
    ],
    args,
  );

/**
 * Compiles it, with these constants set besides; gives a maker of fresh engines. Takes some seconds, once for all files of
 * tests that ask for the same.
 */
export async function compileTune(...constants: readonly string[]): Promise<() => TuneCore> {
  const maker = await compile('legends', part.tables, constants);
  return () => maker() as TuneCore;
}

/** The same of Medieval, with what notes the facts that are met. */
export async function compileMedievalTune(): Promise<() => MedievalTuneCore> {
  const maker = await compile('medieval', undefined, ['TUNE=NaN']);
  return () => maker() as MedievalTuneCore;
}

async function compile(
  game: string,
  tables: GamePart['tables'],
  constants: readonly string[],
): Promise<() => CoreExports> {
  const name = [game === 'legends' ? 'tune' : `tune-${game}`, ...constants].join('.').replaceAll('=', '-');
  const output = `${name}.wasm`;
  const uses = ['abort=', ...constants].flatMap((one) => ['--use', one]);
  const args = [`assembly/${game}/tune.ts`, '--config', 'asconfig.json', '--target', 'release', '-O1', ...uses];
  mkdirSync(FOLDER, { recursive: true });
  await makeStamped(
    { folder: FOLDER, name, outputs: [output], printOf: () => printOf(game, args) },
    async (scratch) => {
      const asc = at('node_modules/assemblyscript/bin/asc.js');
      const all = [asc, ...args, '-o', join(scratch, output)];
      const { status, stderr } = spawnSync(process.execPath, all, { cwd: home, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
  );
  return withTables(instantiate(readFileSync(join(FOLDER, output))), tables);
}

/** Has it compiled before a file's tests run; gives a maker of fresh engines for use within them. */
export function tuneForTests(...constants: readonly string[]): () => TuneCore {
  let make: () => TuneCore = () => {
    throw new Error('not compiled');
  };
  beforeAll(async () => {
    make = await compileTune(...constants);
  }, COMPILING);
  return () => make();
}

/** The same of Medieval. */
export function medievalTuneForTests(): () => MedievalTuneCore {
  let make: () => MedievalTuneCore = () => {
    throw new Error('not compiled');
  };
  beforeAll(async () => {
    make = await compileMedievalTune();
  }, COMPILING);
  return () => make();
}
