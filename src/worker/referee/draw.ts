/** The offer of a draw that is open, and the computer's answer to it. */
import type { Computer } from './computer';
import { levelNow } from './easing';
import { isComputer } from './eyes';
import type { LiveMatch } from './live-match';
import type { Match } from './match';
import { questionFor } from './questions';

/** Up to this expected score the computer takes a draw. */
const CONTENT_WITH = 0.45;

/** Would a computer that expects this score agree? One that has no opinion plays on. */
export const acceptsDraw = (value: number | null): boolean => value !== null && value <= CONTENT_WITH;

/**
 * What a computer expects of the match: what it expected after its last choice. Where it has not chosen yet and two play
 * an open game, what it would think in the place of the seat that is asked.
 */
export const opinionOf = async (live: LiveMatch, seat: number, computer: Computer): Promise<number | null> => {
  const value = live.values.get(seat);
  if (value !== undefined) return value;
  const { match, game } = live;
  if (match.content.hidden || match.setup.seats.length !== 2 || computer.busy) return null;
  const question = questionFor(match, levelNow(match, seat, game.levels), 'think');
  if (!question.ok) return null;
  const answer = await computer.consult(question.value);
  if (!answer.ok || answer.value.iterations === 0) return null;
  return question.value.decision.seat === seat ? answer.value.value : 1 - answer.value.value;
};

/** Seats that must agree: all but those that have resigned. */
export const partners = (match: Match): readonly number[] =>
  match.setup.seats
    .map((_, seat) => seat)
    .filter((seat) => !match.entries.some(({ text }) => text === `resign@${seat}`));

export const computers = (match: Match): readonly number[] =>
  partners(match).filter((seat) => isComputer(match.setup, seat));

/** One open offer: who made it and who has agreed so far. */
export class Offer {
  #by: number | null = null;
  readonly #agreed = new Set<number>();

  get by(): number | null {
    return this.#by;
  }

  /** Makes the offer, or agrees to the open one. */
  add(seat: number): void {
    this.#by ??= seat;
    this.#agreed.add(seat);
  }

  /** Has this seat agreed? Who made the offer has. */
  has(seat: number): boolean {
    return this.#agreed.has(seat);
  }

  /** Seats that have still to agree, ascending; none where no offer is open. */
  awaited(match: Match): readonly number[] {
    return this.#by === null ? [] : partners(match).filter((seat) => !this.#agreed.has(seat));
  }

  /** A seat has played on: that is an answer of those alone who have not agreed. */
  playedOn(seat: number): void {
    if (!this.#agreed.has(seat)) this.clear();
  }

  clear(): void {
    this.#by = null;
    this.#agreed.clear();
  }

  /** All who still play have agreed. */
  isComplete(match: Match): boolean {
    return this.#by !== null && this.awaited(match).length === 0;
  }
}
