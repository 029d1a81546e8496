/** What players would call absurd: kinds of answers by what the asked seat knows, and what a choice must bring to be none. */
import type { Decision, DecisionKind } from '../../../../src/contract/decision';
import type { View } from '../../../../src/contract/view';

/** A question as the asked seat sees it. */
export interface Position {
  /** The asked seat's own. */
  readonly view: View;
  readonly decision: Decision;
}

export interface BlunderKind {
  readonly name: string;
  /** Whatever is won or shown elsewhere counts for nothing beside it: the match itself is at stake. */
  readonly grave?: true;
  /** Indices of the answers that are of this kind, by nothing but the view. */
  tempting(position: Position): readonly number[];
}

/** From a question to the next moment at which nothing is under way. */
export interface Passage {
  readonly seat: number;
  /** The asked seat's own views. */
  readonly before: View;
  readonly after: View;
  readonly truthBefore: View;
  readonly truthAfter: View;
}

export interface Brought {
  /** Enemies whose kinds the seat has learned. */
  readonly shown: readonly number[];
  /** What the enemy lost, by worth. */
  readonly taken: number;
  /** The same less what the seat lost. */
  readonly gain: number;
  /** Own pieces that a known enemy could have beaten next, and can't any more. */
  readonly freed: readonly number[];
  /** What the match is about is out of a danger that it stood in. */
  readonly saved: boolean;
  readonly won: boolean;
}

/** What a game tells of its absurdities. */
export interface BlunderBook {
  /** The more particular first: a blunder is counted under the first kind that it is of. */
  readonly kinds: readonly BlunderKind[];
  /** Decisions at which nothing is under way. */
  readonly rests: readonly DecisionKind[];
  brought(passage: Passage): Brought;
}

/** What comes of itself where nobody does anything. */
export const NOTHING: Brought = { shown: [], taken: 0, gain: 0, freed: [], saved: false, won: false };

/** Does a choice bring anything that doesn't come without it? */
export function brings({ grave }: Pick<BlunderKind, 'grave'>, choice: Brought, without: Brought): boolean {
  if ((choice.won && !without.won) || (choice.saved && !without.saved)) return true;
  if (grave) return false;
  const more = (mine: readonly number[], others: readonly number[]): boolean => mine.some((id) => !others.includes(id));
  const gained = choice.gain > without.gain || (choice.gain === without.gain && choice.taken > without.taken);
  return gained || more(choice.shown, without.shown) || more(choice.freed, without.freed);
}

/** The kinds that come up at a question, each with the answers that are of it. */
export function temptations(book: BlunderBook, position: Position): ReadonlyMap<BlunderKind, readonly number[]> {
  const all = book.kinds.map((kind) => [kind, kind.tempting(position)] as const);
  return new Map(all.filter(([, answers]) => answers.length > 0));
}
