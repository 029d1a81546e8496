/** The smallest thing that can be watched: a value and those who want to know when it changes. */

export interface Readable<T> {
  get(): T;
  /** Calls back after every change, not at once; returns its own end. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
