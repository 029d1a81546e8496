/** Storage that two pages share and that refuses to keep while it is full. */
import { createShelf, type HostStorage } from '../../src/portal/storage';

/** `texts` is what lies there; each `open` is one more page's shelf on it. */
export const createSharedHost = () => {
  const texts = new Map<string, string>();
  const host = { full: false };
  const storage: HostStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (host.full) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
  return { host, texts, open: () => createShelf(() => storage) };
};
