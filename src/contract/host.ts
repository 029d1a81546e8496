/** What the page gets of the host it lies on, as far as a match has to do with it: where texts are kept, and who else reads them. */

/** Texts kept between visits. Nothing here throws, whatever the host does. */
export interface Shelf {
  read(key: string): string | null;
  /** False when the host did not keep it; it is still there until the page closes. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** One lock for the kept match. A page that ends frees it. */
export interface LockDoor {
  /**
   * Gives how to free it again. `try`: null where another page has it; `wait`: null where it is not had in so many
   * milliseconds; `steal`: in any case. `onStolen` is called when another page takes it by force. Rejects where the host
   * allows no locks.
   */
  get(how: 'try' | 'steal' | { readonly wait: number }, onStolen: () => void): Promise<(() => void) | null>;
}

/** Words to all other pages on the storage. */
export interface Channel {
  say(word: string): void;
  hear(listener: (word: string) => void): void;
}

/** Other pages on the same storage; null for what the host does not give. */
export interface Neighbours {
  readonly locks: LockDoor | null;
  readonly channel: Channel | null;
  /** Calls back when this page comes into sight or is touched. */
  onLook(listener: () => void): void;
  /** Calls back when another page has written to the storage. */
  onWritten(listener: () => void): void;
  /** Calls back when the page is left. */
  onLeave(listener: () => void): void;
}
