/** The frozen kernel that engines are measured against, so that figures of different machines can be compared. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromHome } from './home';
import { Unusable } from './unusable';

const SOURCE = 'test/support/yardstick/yardstick.ts';
const COMPILED = 'build/bench/yardstick.wasm';
const FLAGS = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='];

/** Random playouts with a full move list, for so many milliseconds; millions of plies a second. */
export type Kernel = (milliseconds: number) => number;

function compileKernel(): void {
  mkdirSync(dirname(fromHome(COMPILED)), { recursive: true });
  const args = [fromHome('node_modules/assemblyscript/bin/asc.js'), SOURCE, ...FLAGS, '--outFile', COMPILED];
  const { status } = spawnSync(process.execPath, args, { cwd: fromHome('.'), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Unusable(`${SOURCE} does not compile: expected a kernel for bench`);
}

const isStale = (): boolean =>
  !existsSync(fromHome(COMPILED)) || statSync(fromHome(COMPILED)).mtimeMs < statSync(fromHome(SOURCE)).mtimeMs;

/** Compiles the kernel when that is missing or old, and makes it ready. */
export function loadKernel(): Kernel {
  if (isStale()) compileKernel();
  const module = new WebAssembly.Module(readFileSync(fromHome(COMPILED)));
  const { exports } = new WebAssembly.Instance(module, {
    env: { now: () => performance.now(), abort: () => undefined },
  });
  const { init, list } = exports;
  if (typeof init !== 'function' || typeof list !== 'function')
    throw new Unusable(`${COMPILED}: expected the exports init and list`);
  init();
  return (milliseconds) => Number(list(milliseconds));
}
