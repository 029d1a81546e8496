/** What the page needs of its host. One adapter a host; the standalone one is the model. */

import type { Neighbours, Shelf } from '../contract/host';

export interface Portal {
  readonly shelf: Shelf;
  readonly neighbours: Neighbours;
  /** Calls back when the host wants everything to stand still (true) or go on (false). */
  onPause(listener: (paused: boolean) => void): void;
  /** Does the host want silence now? Its word wins over the players' volumes. */
  muted(): boolean;
  /** Calls back whenever that changes. */
  onMute(listener: (muted: boolean) => void): void;
  /** A language tag such as `en`. */
  readonly language: string;
}
