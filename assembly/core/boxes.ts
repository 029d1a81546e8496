/** The exports that every game's engine has alike: the version of their list, and the two buffers. */
import { ABI, INBOX_WORDS, OUTBOX_WORDS } from './layout';
import { INBOX, OUTBOX } from './memory';

/** The version of the list of exports. */
export function abi(): i32 {
  return ABI;
}

/** Address of the words that TypeScript writes. */
export function inbox(): i32 {
  return <i32>INBOX;
}

/** Size of the inbox in words. */
export function inboxWords(): i32 {
  return INBOX_WORDS;
}

/** Address of the words that TypeScript reads. */
export function outbox(): i32 {
  return <i32>OUTBOX;
}

/** Size of the outbox in words. */
export function outboxWords(): i32 {
  return OUTBOX_WORDS;
}
