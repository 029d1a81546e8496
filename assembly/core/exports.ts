/**
 * The exports that every game's core has alike; a game's `index.ts` passes them on with `export *`. What is generic over the
 * game (`searchBegin`, `playout` and others) it binds itself, a line each.
 */
export { abi, inbox, inboxWords, outbox, outboxWords } from './boxes';
export { checksum } from './playout';
export { writeRows as events } from './rows';
export { addSums as searchAdd, writeSearch as searchBest, writeSums as searchSums } from '../search/search';
