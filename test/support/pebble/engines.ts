/** Pebble's two engines for tests: the compiled core, and the reference. */
import { createCoreEngine } from '../../../src/worker/core-engine';
import { coreFromFile } from '../core-file';
import type { EngineMaker } from '../harness/kit';
import { pebble } from './content';
import { createPebbleReference } from './reference';

export const createPebbleCore: EngineMaker = () => createCoreEngine(coreFromFile('pebble')(), pebble);

export const pebbleEngines = { wasm: createPebbleCore, reference: createPebbleReference } as const;
