/** One engine beside the match, which is never given anything but the view of the seat that something is worked out for. */
import type { Engine } from '../../contract/engine';
import type { Setup } from '../../contract/setup';
import { CoreTrap } from '../trap';
import type { Match } from './match';

export class Scratch {
  readonly #match: Match;
  #engine: Engine | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Runs something on it; null when the core traps, which is then made anew the next time. */
  try<T>(what: (engine: Engine) => T): T | null {
    try {
      this.#engine ??= this.#prepare();
      return what(this.#engine);
    } catch (error) {
      if (!(error instanceof CoreTrap)) throw error;
      this.#engine = null;
      return null;
    }
  }

  /** An engine that knows the match's form and options, and no more of its setup than every seat does. */
  #prepare(): Engine {
    const engine = this.#match.make();
    const { position: _, ...open }: Setup = this.#match.setup;
    engine.start({ ...open, seats: open.seats.map(({ army: _army, ...plan }) => plan), seed: 0 });
    return engine;
  }
}
