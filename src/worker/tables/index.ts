/** Gives a core the tables that it plays from, where its game has any (assembly/README.md, `tables`). */
import { legendsCatalogue } from '../../games/legends/catalogue';
import type { Catalogue } from '../../games/legends/language';
import { legendsTables } from '../../games/legends/tables/index';
import { CORE_FAULTS, type CoreExports } from '../abi';
import { CoreTrap } from '../trap';

let published: readonly number[] | null = null;

/** The published pieces as words, worked out once. */
const publishedTables = (): readonly number[] => {
  published ??= legendsTables(legendsCatalogue);
  return published;
};

/**
 * Makes a core play from a catalogue, by default the published one; a match in it is forgotten. A core without tables
 * stays as it is. Throws CoreTrap when the core refuses them.
 */
export const loadTables = (core: CoreExports, catalogue?: Catalogue): void => {
  if (core.tables === undefined) return;
  const words = catalogue === undefined ? publishedTables() : legendsTables(catalogue);
  if (words.length > core.inboxWords()) throw new CoreTrap(`tables of ${words.length} words`);
  new Int32Array(core.memory.buffer, core.inbox(), words.length).set(words);
  const status = core.tables(words.length);
  if (status < 0) throw new CoreTrap(`tables refused: expected ${CORE_FAULTS[status] ?? status}`);
};
