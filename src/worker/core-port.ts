/** The border to one core: its two buffers, and calls that turn whatever goes wrong inside into a CoreTrap. */
import type { CoreExports } from './abi';
import { asTrap, CoreTrap } from './trap';
import type { Words } from './words/reader';

export class CorePort {
  readonly #core: CoreExports;
  #broken: CoreTrap | null = null;

  constructor(core: CoreExports) {
    this.#core = core;
  }

  /** Runs one export. After a trap the instance may be half written, so that every later call throws as well. */
  call<T>(name: string, run: (core: CoreExports) => T): T {
    if (this.#broken !== null) throw this.#broken;
    try {
      return run(this.#core);
    } catch (error) {
      this.#broken = asTrap(name, error);
      throw this.#broken;
    }
  }

  /** Puts words into the inbox; false when they are too many for it. */
  send(words: Words): boolean {
    return this.call('inbox', (core) => {
      if (words.length > core.inboxWords()) return false;
      new Int32Array(core.memory.buffer, core.inbox(), words.length).set(words);
      return true;
    });
  }

  /** The first `count` words of the outbox, in place: to be used up before the next call that writes it. */
  take(count: number): Int32Array {
    return this.call('outbox', (core) => {
      if (count < 0 || count > core.outboxWords()) throw new CoreTrap(`${count} words in the outbox`);
      return new Int32Array(core.memory.buffer, core.outbox(), count);
    });
  }
}
