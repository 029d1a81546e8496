/** The Legends family on both engines, by the published catalogue or by one that a harness has changed. */
import { coreMaker } from '../../../../src/cli/cores';
import { legends } from '../../../../src/games/legends';
import { legendsCatalogue } from '../../../../src/games/legends/catalogue';
import type { Catalogue } from '../../../../src/games/legends/language';
import { legendsTables } from '../../../../src/games/legends/tables';
import { createLegendsReference } from '../../../../src/reference/legends';
import { createCoreEngine } from '../../../../src/worker/core-engine';
import type { CoreSize } from '../../../../src/worker/core-size';
import type { CoreMaker } from '../../../../src/worker/instantiate';
import { withTables } from '../../../../src/worker/tables';
import type { EngineMaker, EngineName } from '../kit';
import { createSizedEngine } from '../sized-engine';

/** Makers of cores that play by a catalogue; the same maker for the same size. */
export function legendsCores(catalogue: Catalogue = legendsCatalogue): (size: CoreSize) => CoreMaker {
  const words = legendsTables(catalogue);
  const made = new Map<CoreSize, CoreMaker>();
  return (size) => {
    const maker = made.get(size) ?? withTables(coreMaker(legends.name, size), () => words);
    made.set(size, maker);
    return maker;
  };
}

/** Makers of both engines. */
export function legendsEngines(catalogue: Catalogue = legendsCatalogue): Readonly<Record<EngineName, EngineMaker>> {
  const core = legendsCores(catalogue);
  return {
    wasm: () => createSizedEngine(legends, (size) => createCoreEngine(core(size)(), legends)),
    reference: () => createLegendsReference(catalogue),
  };
}
