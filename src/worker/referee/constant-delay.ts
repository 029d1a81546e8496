/**
 * Constant-delay guard against timing leaks: the same time passes between every choice and its notice. Where a computer sits
 * at a game with secrets, nobody may tell by the clock whether it was asked unseen in between (R17): its unseen answers are
 * waited for, and every choice takes as long. The same holds where standing orders answer for persons who share a screen.
 */
import type { Outcome } from '../../contract/fault';
import type { Notice } from '../../contract/referee';
import type { Clock } from '../clock';

/** Milliseconds from a choice to its notice; short enough to count as at once. */
export const DELAY = 120;
/** The same where standing orders answer for several sides: time enough to work out what a slow device takes long for. */
export const ORDERED_DELAY = 250;
/** Milliseconds after which it is told in any case: an opponent that doesn't answer must not hold up the page. */
export const LATEST = 1500;

export class ConstantDelay {
  readonly #clock: Clock;
  readonly #tell: () => Outcome<Notice>;
  #since: number | null = null;
  #disarm = (): void => undefined;
  #waiting: ((told: Outcome<Notice>) => void)[] = [];

  /** `tell` makes the notice and turns to whoever is asked then. */
  constructor(clock: Clock, tell: () => Outcome<Notice>) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Has something changed that is not told yet? */
  get holding(): boolean {
    return this.#since !== null;
  }

  /** Milliseconds until what is held is told, if nobody has to answer unseen any more; null when nothing is held. */
  get left(): number | null {
    return this.#since === null ? null : Math.max(0, this.#since + DELAY - this.#clock.now());
  }

  /**
   * Something changed at `from`; `unseen`: a computer has still to answer without anybody's knowing. Gives what is told in the
   * end, `delay` milliseconds after that.
   */
  hold(unseen: boolean, from = this.#clock.now(), delay = DELAY): Promise<Outcome<Notice>> {
    this.#disarm();
    this.#since ??= from;
    const left = this.#since + (unseen ? LATEST : delay) - this.#clock.now();
    this.#disarm = this.#clock.after(Math.max(0, left), () => this.release());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Resolves when what is held is told; at once when nothing is. */
  async told(): Promise<void> {
    if (this.#since !== null) await new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Tells now what is held, if anything is. */
  release(): void {
    if (this.#since === null) return;
    this.#disarm();
    this.#since = null;
    const waiting = this.#waiting;
    this.#waiting = [];
    const told = this.#tell();
    for (const resolve of waiting) resolve(told);
  }
}
