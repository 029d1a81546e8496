/** Other pages on the same storage, as far as the host lets this page deal with them: locks, a channel, glances. */
import type { Channel, LockDoor, Neighbours } from '../contract/host';

const NAME = 'veilwar.match';

/** Asks the host once; see LockDoor. `onFreed` is given what ends when a freed lock is the host's again. */
const request = (
  manager: LockManager,
  how: Parameters<LockDoor['get']>[0],
  onStolen: () => void,
  onFreed: (released: Promise<unknown>) => void,
): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const timer = typeof how === 'object' ? setTimeout(() => waiting.abort(), how.wait) : undefined;
    let had = false;
    const options = { try: { ifAvailable: true }, steal: { steal: true } } as const;
    const requested = manager.request(
      NAME,
      typeof how === 'object' ? { signal: waiting.signal } : options[how],
      (lock) => {
        clearTimeout(timer);
        if (lock === null) return resolve(null);
        had = true;
        // held until it is freed
        return new Promise<void>((free) =>
          resolve(() => {
            free();
            onFreed(requested.catch(() => undefined));
          }),
        );
      },
    );
    requested.catch((error: unknown) => {
      clearTimeout(timer);
      if (had) onStolen();
      else if (waiting.signal.aborted) resolve(null);
      else reject(error);
    });
  });

/** In some opaque frames there is a lock manager that refuses every request. */
const createLocks = (manager: LockManager): LockDoor => {
  // the host takes a freed lock back a little later: asked for before that, it would seem another page's
  let released: Promise<unknown> = Promise.resolve();
  return {
    get: async (how, onStolen) => {
      await released;
      return request(manager, how, onStolen, (freed) => {
        released = freed;
      });
    },
  };
};

const createChannel = (): Channel | null => {
  try {
    const channel = new BroadcastChannel(NAME);
    return {
      say: (word) => channel.postMessage(word),
      hear: (listener) => channel.addEventListener('message', ({ data }) => listener(String(data))),
    };
  } catch {
    return null;
  }
};

const locksOf = (): LockDoor | null => {
  try {
    // insecure pages have none, whatever the types say
    const { locks } = navigator as { readonly locks?: LockManager };
    return locks === undefined ? null : createLocks(locks);
  } catch {
    return null;
  }
};

/** `missing`: what the page's `neighbours` query plays as missing: `locks`, or `all`. */
export const createNeighbours = (missing: string | null): Neighbours => ({
  locks: missing === null ? locksOf() : null,
  channel: missing === 'all' ? null : createChannel(),
  onLook: (listener) => {
    // of the window itself: what is focused inside may be focused by the page
    globalThis.addEventListener('focus', listener);
    globalThis.addEventListener('pointerdown', listener, true);
    document.addEventListener('visibilitychange', () => document.hidden || listener());
  },
  onWritten: (listener) => {
    // a page that was put aside and comes back has heard nothing meanwhile
    for (const type of ['storage', 'pageshow']) globalThis.addEventListener(type, listener);
  },
  onLeave: (listener) =>
    globalThis.addEventListener('pagehide', ({ persisted }) => {
      if (!persisted) listener();
    }),
});
