/** One referee with its opponent, wherever they run. */
import type { Notice, RefereeApi } from '../../contract/referee';

export interface Backend {
  readonly referee: Omit<RefereeApi, 'listen' | 'connect'>;
  listen(onNotice: (notice: Notice) => void): Promise<void>;
  /** Puts a new opponent in the place of one that answers no more. */
  renewOpponent(): void;
  /** Ends both; what is still asked of them is never answered. */
  close(): void;
}

/** Starts one. `onDeath` is called when it can't go on; it may throw where the host allows no workers. */
export type Spawn = (onDeath: (reason: string) => void) => Backend;
