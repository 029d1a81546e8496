/** One browser's storage, lock and channel, as several pages meet them. What a page does there happens when fate draws it. */
import type { Channel, LockDoor, Neighbours } from '../../../src/contract/host';
import type { HostStorage } from '../../../src/portal/storage';
import type { Fate } from './fate';

/** What the host allows; `refused`: there are locks, but every request is thrown out. */
export interface Allowed {
  readonly locks: 'yes' | 'refused' | 'no';
  readonly channel: boolean;
}

export interface Written {
  readonly page: number;
  readonly key: string;
  readonly before: string | null;
  readonly text: string | null;
}

interface Holder {
  readonly page: number;
  readonly onStolen: () => void;
}

export class FakeHost {
  readonly texts = new Map<string, string>();
  readonly #fate: Fate;
  readonly #allowed: Allowed;
  readonly #onWrite: (written: Written) => void;
  #holder: Holder | null = null;
  #waiting: { readonly holder: Holder; readonly grant: () => void }[] = [];
  readonly #ears: { readonly page: number; readonly hear: (word: string) => void }[] = [];
  readonly #watchers: { readonly page: number; readonly tell: () => void }[] = [];
  readonly lookers = new Map<number, () => void>();
  readonly leavers = new Map<number, () => void>();

  constructor(fate: Fate, allowed: Allowed, onWrite: (written: Written) => void) {
    this.#fate = fate;
    this.#allowed = allowed;
    this.#onWrite = onWrite;
  }

  storage(page: number): HostStorage {
    const write = (key: string, text: string | null): void => {
      if (!this.#fate.lives(page)) throw new Error('a dead page writes nothing');
      const before = this.texts.get(key) ?? null;
      if (before === text) return;
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
      this.#onWrite({ page, key, before, text });
      for (const watcher of this.#watchers) if (watcher.page !== page) this.#fate.later(watcher.page, watcher.tell);
    };
    return {
      getItem: (key) => this.texts.get(key) ?? null,
      setItem: (key, text) => write(key, text),
      removeItem: (key) => write(key, null),
    };
  }

  neighbours(page: number): Neighbours {
    return {
      locks: this.#allowed.locks === 'no' ? null : this.#locks(page),
      channel: this.#allowed.channel ? this.#channel(page) : null,
      onLook: (listener) => void this.lookers.set(page, listener),
      onWritten: (tell) => void this.#watchers.push({ page, tell }),
      onLeave: (listener) => void this.leavers.set(page, listener),
    };
  }

  /** The page ends, without a word. */
  kill(page: number): void {
    this.#fate.kill(page);
    this.#waiting = this.#waiting.filter(({ holder }) => holder.page !== page);
    if (this.#holder?.page === page) this.#free(this.#holder);
  }

  #free(holder: Holder): void {
    if (this.#holder !== holder) return;
    this.#holder = null;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#holder = next.holder;
    this.#fate.later(next.holder.page, next.grant);
  }

  #locks(page: number): LockDoor {
    return {
      get: async (how, onStolen) => {
        await this.#fate.pass(page);
        if (this.#allowed.locks === 'refused') throw new Error('no locks in this frame');
        const holder: Holder = { page, onStolen };
        const free = (): void => this.#free(holder);
        if (how === 'steal' && this.#holder !== null) {
          const robbed = this.#holder;
          this.#fate.later(robbed.page, robbed.onStolen);
          this.#holder = null;
        }
        if (this.#holder === null) {
          this.#holder = holder;
          return free;
        }
        if (how === 'try') return null;
        return this.#queue(holder, free);
      },
    };
  }

  /** Gets it when its turn comes, or nothing when the time is up first. */
  #queue(holder: Holder, free: () => void): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const waiter = { holder, grant: () => resolve(free) };
      this.#waiting.push(waiter);
      const giveUp = (): void => {
        if (!this.#waiting.includes(waiter)) return;
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
        resolve(null);
      };
      this.#fate.later(holder.page, giveUp, true);
    });
  }

  #channel(page: number): Channel {
    return {
      say: (word) => {
        for (const ear of this.#ears) if (ear.page !== page) this.#fate.later(ear.page, () => ear.hear(word));
      },
      hear: (hear) => void this.#ears.push({ page, hear }),
    };
  }
}
