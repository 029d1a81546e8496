/** The referee and the opponent in two threads of Node, joined as in a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as Comlink from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { build } from 'vite';
import type { RefereeApi } from '../../../src/contract/referee';
import type { OpponentDoor } from '../../../src/worker/expose';
import type { Backend, Spawn } from '../../../src/worker/link/backend';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A worker's script with all that it imports in one file, since a thread of Node reads no TypeScript. */
const bundle = async (folder: string, name: string): Promise<string> => {
  const entry = at(`../../support/parley/${name}.worker.ts`);
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false, target: 'node20' },
  });
  const [bundled] = Array.isArray(output) ? output : [output];
  if (bundled === undefined || !('output' in bundled)) throw new Error(`${name} was not bundled`);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, bundled.output[0].code);
  return file;
};

export interface Threads {
  /** Starts a referee and an opponent in new threads. */
  readonly spawn: Spawn;
  /** The threads that run, for a test that wants to kill one. */
  readonly running: { readonly referee: Worker; readonly opponent: Worker }[];
  /** Starts one more opponent, joined to nobody. */
  readonly opponent: () => Worker;
  dispose(): void;
}

/** Bundles both scripts once; `spawn` may then be called as often as needed. */
export const prepareThreads = async (): Promise<Threads> => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-'));
  const [refereeFile, opponentFile] = [await bundle(folder, 'referee'), await bundle(folder, 'opponent')];
  const core = new WebAssembly.Module(readFileSync(at('../../../build/core/test/parley.wasm')));
  const running: { referee: Worker; opponent: Worker }[] = [];
  const thread = (file: string) => new Worker(file, { workerData: { core } });

  const spawn: Spawn = (onDeath): Backend => {
    const pair = { referee: thread(refereeFile), opponent: thread(opponentFile) };
    running.push(pair);
    const referee = Comlink.wrap<RefereeApi>(nodeEndpoint(pair.referee));
    pair.referee.on('error', (error) => onDeath(String(error)));
    pair.referee.on('exit', () => onDeath('the thread has ended'));
    const join = (): void => {
      const { port1, port2 } = new MessageChannel();
      void referee.connect(Comlink.transfer(port1, [port1]));
      void Comlink.wrap<OpponentDoor>(nodeEndpoint(pair.opponent)).join(Comlink.transfer(port2, [port2]));
    };
    join();
    return {
      referee,
      listen: (onNotice) => referee.listen(Comlink.proxy(onNotice)),
      renewOpponent: () => {
        void pair.opponent.terminate();
        pair.opponent = thread(opponentFile);
        join();
      },
      close: () => {
        void pair.referee.terminate();
        void pair.opponent.terminate();
      },
    };
  };

  const single: Worker[] = [];
  const opponent = (): Worker => {
    const worker = thread(opponentFile);
    single.push(worker);
    return worker;
  };

  const dispose = (): void => {
    for (const worker of single) void worker.terminate();
    for (const pair of running) {
      void pair.referee.terminate();
      void pair.opponent.terminate();
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { spawn, running, opponent, dispose };
};
