/** What a layer knows of each game, fetched when a game is chosen: one line a game in the layer's `games/index.ts`. */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from './outcome';

export interface Registry<T> {
  /** The games that there are, in the order in which they are offered. */
  readonly names: readonly string[];
  /** Fetches a game's part once; `bad-setup` for a game that nobody registered, `core-failed` where it can't be fetched. */
  load(name: string): Promise<Outcome<T>>;
  /** The part of a game that has been loaded; null before that, and for every other name. */
  find(name: string): T | null;
  /** The part of a game that has been loaded. Throws where it was not: no game stands in for another. */
  get(name: string): T;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same games with something made of each one's part, once. */
export const mapRegistry = <S, T>(registry: Registry<S>, make: (part: S) => T): Registry<T> => {
  const made = new Map<string, { readonly part: T }>();
  const of = (name: string, part: S): T => {
    const known = made.get(name) ?? { part: make(part) };
    made.set(name, known);
    return known.part;
  };
  return {
    names: registry.names,
    load: async (name) => {
      const loaded = await registry.load(name);
      return loaded.ok ? ok(of(name, loaded.value)) : loaded;
    },
    find: (name) => {
      const part = registry.find(name);
      return part === null ? null : of(name, part);
    },
    get: (name) => of(name, registry.get(name)),
  };
};

/** A registry of parts that are all there. */
export const registryOf = <T>(parts: Readonly<Record<string, T>>): Registry<T> => {
  const names = Object.keys(parts);
  const find = (name: string): T | null => (Object.hasOwn(parts, name) ? (parts[name] ?? null) : null);
  return {
    names,
    load: async (name) => {
      const part = find(name);
      return part === null ? refuse('bad-setup', 'game', `one of ${names.join(', ')}`, name) : ok(part);
    },
    find,
    get: (name) => {
      const part = find(name);
      if (part === null) throw new Error(`there is no game ${name}`);
      return part;
    },
  };
};

/** A registry of these loaders. What fails is not kept, so that it can be tried again. */
export const createRegistry = <T>(loaders: Readonly<Record<string, () => Promise<T>>>): Registry<T> => {
  const names = Object.keys(loaders);
  const loaded = new Map<string, T>();
  return {
    names,
    load: async (name) => {
      const known = loaded.get(name);
      if (known !== undefined) return ok(known);
      const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
      if (loader === undefined) return refuse('bad-setup', 'game', `one of ${names.join(', ')}`, name);
      try {
        const part = await loader();
        loaded.set(name, part);
        return ok(part);
      } catch (error) {
        return refuse('core-failed', 'game', `the parts of the game ${name}`, reason(error));
      }
    },
    find: (name) => loaded.get(name) ?? null,
    get: (name) => {
      const part = loaded.get(name);
      if (part === undefined) throw new Error(`the game ${name} is not loaded`);
      return part;
    },
  };
};
