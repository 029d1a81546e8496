/** The two buffers through which words pass. All memory is static: nothing is ever allocated, and it never grows. */
import { INBOX_WORDS, OUTBOX_WORDS, ROW_WORDS } from './layout';

/** Address of the words that TypeScript writes. */
export const INBOX: usize = memory.data(INBOX_WORDS * 4, 16);
/** Address of the words that TypeScript reads. */
export const OUTBOX: usize = memory.data(OUTBOX_WORDS * 4, 16);
/** Address of the rows of the last call; see `rows.ts`. */
export const ROWS: usize = memory.data(ROW_WORDS * 4, 16);
