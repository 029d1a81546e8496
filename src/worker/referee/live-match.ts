/** A match with what belongs to it and ends with it. */
import type { RefereeGame } from './games';
import type { Match } from './match';
import type { Orderly } from './orderly';
import type { Preview } from './preview';

export interface LiveMatch {
  readonly match: Match;
  readonly game: RefereeGame;
  readonly preview: Preview;
  readonly orderly: Orderly;
  /** Each computer's expectation of its score after its last choice. */
  readonly values: Map<number, number>;
}
