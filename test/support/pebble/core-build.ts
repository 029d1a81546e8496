/** Pebble's core compiled for tests, where it is missing or older than its sources. */

import { isFresh, makeBeside } from '../../../src/cli/scripts/lib/files.mjs';
import { alone } from '../../../src/cli/scripts/lib/lock.mjs';
import { at, inside } from '../../../src/cli/scripts/lib/paths.mjs';
import { runTool } from '../../../src/cli/scripts/lib/run.mjs';

const FOLDER = at('build/core/test');
const FILE = 'pebble.wasm';
const ENTRY = 'test/support/pebble/core/index.ts';
const SOURCES = ['assembly/core', 'assembly/search', 'test/support/pebble/core'].map((path) => at(path));
const OPTIONS =
  '--optimizeLevel 3 --converge --noAssert --bindings none --runtime stub --initialMemory 64 --use abort=';

const isBuilt = (): boolean => isFresh([`${FOLDER}/${FILE}`], SOURCES);

/** Brings build/core/test/pebble.wasm up to date; throws where it does not compile, what the compiler says goes to standard error. */
export const buildPebble = async (): Promise<void> => {
  if (isBuilt()) return;
  await alone(`${FOLDER}/.pebble.lock`, async () => {
    if (isBuilt()) return;
    await makeBeside(FOLDER, async (folder: string) => {
      const args = [ENTRY, ...OPTIONS.split(' '), '--outFile', inside(`${folder}/${FILE}`)];
      const { code } = await runTool('asc', args, { out: 'stderr' });
      if (code !== 0) throw new Error(`${ENTRY} does not compile`);
      return [FILE];
    });
  });
};
