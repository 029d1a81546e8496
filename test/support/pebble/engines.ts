/** Pebble's two engines for tests: the core that was compiled from its sources as they are, and the reference. */
import { createCoreEngine } from '../../../src/worker/core-engine';
import { coreFromFile } from '../core-file';
import type { EngineMaker } from '../harness/kit';
import { pebble } from './content';
import { buildPebble } from './core-build';
import { createPebbleReference } from './reference';

await buildPebble();

export const createPebbleCore: EngineMaker = () => createCoreEngine(coreFromFile('test/pebble')(), pebble);

export const pebbleEngines = { wasm: createPebbleCore, reference: createPebbleReference } as const;
