/** A snapshot: where the match started and every act since. Restoring plays them again. */
import type { Outcome } from '../../contract/fault';
import type { Setup } from '../../contract/setup';
import type { Guess, View } from '../../contract/view';
import { ok, refuse } from '../../games/shared/outcome';

/** A dealt start, or a filled one; a filled state keeps the options of the setup before it. */
export type Origin =
  | { readonly from: 'setup'; readonly setup: Setup }
  | { readonly from: 'view'; readonly asksAlways: boolean; readonly view: View; readonly guess: Guess };

export type Act =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'resign'; readonly seat: number }
  | { readonly type: 'agree' };

export interface MatchRecord {
  readonly origin: Origin;
  readonly acts: readonly Act[];
}

/** Words that only this engine reads. */
const MARK = 'reference/1';

/** A choice is its index, the acts outside the list are negative numbers: a long match stays short. */
const encodeAct = (act: Act): number => {
  switch (act.type) {
    case 'choose':
      return act.index;
    case 'resign':
      return -2 - act.seat;
    case 'agree':
      return -1;
  }
};

const decodeAct = (word: number): Act => {
  if (word >= 0) return { type: 'choose', index: word };
  return word === -1 ? { type: 'agree' } : { type: 'resign', seat: -2 - word };
};

export const encodeRecord = (record: MatchRecord): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ mark: MARK, origin: record.origin, acts: record.acts.map(encodeAct) }));

/** Inverse of encodeRecord; `bad-save` for any other bytes. */
export const decodeRecord = (bytes: Uint8Array): Outcome<MatchRecord> => {
  try {
    const json = JSON.parse(new TextDecoder().decode(bytes)) as { mark: string; origin: Origin; acts: number[] };
    if (json.mark === MARK) return ok({ origin: json.origin, acts: json.acts.map(decodeAct) });
  } catch {
    // falls through to the one refusal: the bytes are nobody's snapshot
  }
  return refuse('bad-save', '', 'a snapshot of the reference engine');
};
