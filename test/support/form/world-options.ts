/** What a world of a trial is played with, and how it looks at its end. */
import type { View } from '../../../src/contract/view';
import type { WorkerGames } from '../../../src/worker/games';
import type { Leak } from './leaks';
import type { FormStage } from './stage';

export interface WorldOptions {
  readonly games: WorkerGames;
  readonly stage: FormStage;
  readonly leak: Leak | null;
  /** What the stage shows before either world. */
  readonly first: View;
  /** What the players have set; JSON. */
  readonly settings: string;
  /** After so many changes of the state the page is opened; until then only what it is made of is compared. */
  readonly opens: number;
  /** Whether what is played before the eyes is skipped, each passage at another moment. */
  readonly skips?: boolean;
}

/** How a world looks when everything in it has come to rest. */
export interface Ending {
  readonly page: string;
  /** Points of the picture, four numbers each. */
  readonly picture: Uint8Array;
  /** The same when everything has been painted anew. */
  readonly redrawn: Uint8Array;
}
