/** Gives a core the tables that it plays from, where its game has any (assembly/README.md, `tables`). */
import { CORE_FAULTS, type CoreExports } from './abi';
import type { CoreMaker } from './instantiate';
import { CoreTrap } from './trap';

/** Makes a core play from these words; a match in it is forgotten. Throws CoreTrap when the core does not take them. */
export const loadTables = (core: CoreExports, words: readonly number[]): void => {
  if (core.tables === undefined || words.length > core.inboxWords())
    throw new CoreTrap(`a core that takes tables of ${words.length} words`);
  new Int32Array(core.memory.buffer, core.inbox(), words.length).set(words);
  const status = core.tables(words.length);
  if (status < 0) throw new CoreTrap(`tables refused: expected ${CORE_FAULTS[status] ?? status}`);
};

/** A maker whose instances have their tables; the same maker for a game without any. */
export const withTables = (make: CoreMaker, tables: (() => readonly number[]) | undefined): CoreMaker =>
  tables === undefined
    ? make
    : () => {
        const core = make();
        loadTables(core, tables());
        return core;
      };
