/** Lets waiting messages in between two slices of work. */

/**
 * A pause through a channel of its own: a round trip of it passes every message that has come in, such as `stop`, and
 * costs microseconds where a timer of 0 costs milliseconds. Node would go on with the channel and let nothing else in;
 * it has `setImmediate` for this, which browsers lack. Close it when the work is done.
 */
export class Breath {
  readonly #channel = typeof setImmediate === 'function' ? null : new MessageChannel();
  #resume = (): void => undefined;

  constructor() {
    if (this.#channel !== null) this.#channel.port1.onmessage = () => this.#resume();
  }

  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
      if (this.#channel === null) setImmediate(resolve);
      else this.#channel.port2.postMessage(null);
    });
  }

  close(): void {
    this.#channel?.port1.close();
    this.#channel?.port2.close();
  }
}
