/** Legends on both engines, by the published catalogue or by one that a harness has changed. */
import type { EngineMaker, EngineName } from '../../test/support/harness/kit';
import { legends } from '../games/legends';
import { legendsCatalogue } from '../games/legends/catalogue';
import type { Catalogue } from '../games/legends/language';
import { legendsTables } from '../games/legends/tables/index';
import { createLegendsReference } from '../reference/legends';
import type { CoreExports } from '../worker/abi';
import { createCoreEngine } from '../worker/core-engine';
import type { CoreSize } from '../worker/core-size';
import { coreMaker } from './cores';
import { createSizedEngine } from './sized-engine';
import { Unusable } from './unusable';

const CORES: Readonly<Record<CoreSize, string>> = { common: 'legends', wide: 'legends.wide' };

/** Gives a core its tables: it knows no pieces of its own. */
function withTables(core: CoreExports, words: readonly number[]): CoreExports {
  new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set(words);
  const { tables } = core as CoreExports & { tables?(words: number): number };
  if (tables === undefined || tables(words.length) < 0)
    throw new Unusable('the core of legends does not take its tables: `npm run core` builds both anew');
  return core;
}

/** Makes cores that play by a catalogue. */
export function legendsCore(catalogue: Catalogue = legendsCatalogue): (size: CoreSize) => CoreExports {
  const words = legendsTables(catalogue);
  return (size) => withTables(coreMaker(CORES[size])(), words);
}

/** Makers of both engines. */
export function legendsEngines(catalogue: Catalogue = legendsCatalogue): Readonly<Record<EngineName, EngineMaker>> {
  const core = legendsCore(catalogue);
  return {
    wasm: () => createSizedEngine(legends, (size) => createCoreEngine(core(size), legends)),
    reference: () => createLegendsReference(catalogue),
  };
}
