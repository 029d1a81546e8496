/** Places on the shelf: a few of a kind, each holding something or nothing. */

/** How many places there are. */
export const SLOTS = 6;

/** Null where nothing is kept. */
export type Places<T> = readonly (T | null)[];

/** Places from any JSON value; what can't be read leaves its place empty. */
export const readPlaces = <T>(json: unknown, read: (item: unknown) => T | null): Places<T> => {
  const items: readonly unknown[] = Array.isArray(json) ? json : [];
  return Array.from({ length: SLOTS }, (_, place) => read(items[place]));
};

/** The places with something else in one of them. */
export const placed = <T>(places: Places<T>, at: number, item: T | null): Places<T> =>
  places.map((old, place) => (place === at ? item : old));
