/**
 * How a game's setup, views and events travel as 32-bit words between TypeScript and a core; see "Words" in
 * src/contract/README.md. The framing is the same for all games; a codec names what is the game's own.
 */
import type { Setup } from './setup';

export interface Codec {
  /** `Decision.key` by key number. */
  readonly keys: readonly string[];
  /** Names of `View.counters`, in word order. */
  readonly counters: readonly string[];
  /** Names of `View.lists`, in word order. */
  readonly lists: readonly string[];
  /** Lists that each engine words in its own way (a resolution stack): never compared between two engines. */
  readonly opaque?: readonly string[];
  /** `Result.reason` and `over.reason` by number. */
  readonly reasons: readonly string[];
  /** Words of one history entry; 0 where the game keeps none. */
  readonly historyWords: number;
  formatHistory(words: readonly number[]): string;
  /** Inverse of formatHistory; the text was made by it. */
  parseHistory(text: string): readonly number[];
  /** The words of a dealt start after seed, form and seat count: options and boards in the game's own numbers. */
  setupWords(setup: Setup): readonly number[];
}
