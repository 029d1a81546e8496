/** What the page needs of its host. One adapter a host; the standalone one is the model. */

/** Texts kept between visits. Nothing here throws, whatever the host does. */
export interface Shelf {
  read(key: string): string | null;
  /** False when the host did not keep it; it is still there until the page closes. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

export interface Portal {
  readonly shelf: Shelf;
  /** Calls back when the host wants everything to stand still (true) or go on (false). */
  onPause(listener: (paused: boolean) => void): void;
  /** Does the host want silence now? Its word wins over the players' volumes. */
  muted(): boolean;
  /** Calls back whenever that changes. */
  onMute(listener: (muted: boolean) => void): void;
  /** A language tag such as `en`. */
  readonly language: string;
}
