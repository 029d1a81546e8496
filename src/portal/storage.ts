/**
 * A shelf on the host's storage. Hosts hand out null, throw at any touch, or are full: then what is written stays in
 * memory for this visit, and `write` says that it was not kept.
 */
import type { Shelf } from '../contract/host';

const PREFIX = 'veilwar.';

/** What we use of the browser's storage. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `host` is asked every time: it may change its mind, and it may throw. */
export const createShelf = (host: () => HostStorage | null): Shelf => {
  // with what the host had in its place: once another page has written there, that counts
  const memory = new Map<string, { readonly text: string; readonly instead: string | null }>();
  const attempt = <T>(work: (storage: HostStorage) => T, otherwise: T): T => {
    try {
      const storage = host();
      return storage === null ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  };
  const stored = (key: string): string | null => attempt((storage) => storage.getItem(PREFIX + key), null);
  return {
    read: (key) => {
      const kept = stored(key);
      const held = memory.get(key);
      return held !== undefined && held.instead === kept ? held.text : kept;
    },
    write: (key, text) => {
      const kept = attempt((storage) => {
        storage.setItem(PREFIX + key, text);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, { text, instead: stored(key) });
      return kept;
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(PREFIX + key), undefined);
    },
  };
};

const refuse = (): never => {
  throw new DOMException('no storage here', 'SecurityError');
};

const FULL: HostStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('the storage is full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

/** Hosts as they are met in the wild, by the page's `storage` query; anything else is the browser's own. */
export const hostStorage = (simulated: string | null): (() => HostStorage | null) => {
  switch (simulated) {
    case 'null':
      return () => null;
    case 'throw':
      return refuse;
    case 'full':
      return () => FULL;
    default:
      return () => globalThis.localStorage;
  }
};
