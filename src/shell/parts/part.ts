/** A part of the page that is fetched when it is first needed. */
export interface Part<T> {
  /** Fetches it once; false where it can't be had now. */
  readonly fetch: () => Promise<boolean>;
  /** The part once it is there. */
  readonly now: () => T | null;
}

const all: (() => Promise<boolean>)[] = [];

export const part = <T>(load: () => Promise<T>): Part<T> => {
  let found: { readonly it: T } | null = null;
  const fetch = async (): Promise<boolean> => {
    try {
      found ??= { it: await load() };
      return true;
    } catch {
      return false;
    }
  };
  all.push(fetch);
  return { fetch, now: () => found?.it ?? null };
};

/** Fetches every part that may be needed later. True: all came. */
export const fetchParts = async (): Promise<boolean> => (await Promise.all(all.map((fetch) => fetch()))).every(Boolean);
