/** Takes a whole catalogue, tables and pools, from the inbox. */
import { readEnd } from '../core/words';
import { readPools } from './pool';
import { checkTables, takeTables } from './tables';

/** Takes the catalogue from the first `words` words of the inbox; 0 or a fault number, and then nothing has changed. */
export function readCatalogue(words: i32): i32 {
  const fault = checkTables(words);
  if (fault != 0) return fault;
  readPools(false);
  if (readEnd() != 0) return readEnd();
  takeTables(words);
  readPools(true);
  return 0;
}
