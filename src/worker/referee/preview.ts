/** What a choice would show, worked out from the seat's own view alone. */
import type { Engine } from '../../contract/engine';
import type { GameEvent } from '../../contract/event';
import type { Setup } from '../../contract/setup';
import type { View } from '../../contract/view';
import { CoreTrap } from '../trap';
import { eventsFor } from './eyes';
import type { Match } from './match';

/** Keeps one scratch engine, which is never given anything but the view of the seat that asks. */
export class Preview {
  readonly #match: Match;
  #engine: Engine | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /** The seat's events if it chose so from this view, in which nothing is hidden; empty when the core can't tell. */
  of(view: View, index: number): readonly GameEvent[] {
    try {
      const engine = this.#engine ?? this.#prepare();
      this.#engine = engine;
      if (!engine.fill(view, []).ok) return [];
      return engine.apply(index).ok ? eventsFor(engine.rows(), view.viewer) : [];
    } catch (error) {
      if (!(error instanceof CoreTrap)) throw error;
      this.#engine = null;
      return [];
    }
  }

  /** An engine that knows the match's form and options, and no more of its setup than every seat does. */
  #prepare(): Engine {
    const engine = this.#match.make();
    const { position: _, ...open }: Setup = this.#match.setup;
    engine.start({ ...open, seed: 0 });
    return engine;
  }
}
