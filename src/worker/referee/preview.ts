/** What a choice would show, worked out from the seat's own view alone. */
import type { Engine } from '../../contract/engine';
import type { GameEvent } from '../../contract/event';
import type { Setup } from '../../contract/setup';
import type { View } from '../../contract/view';
import { isDeterminizing } from '../core-engine';
import { CoreTrap } from '../trap';
import { eventsFor } from './eyes';
import type { Match } from './match';

/** Guesses of what a view hides that must agree. */
const GUESSES = 12;

/** The events that stand at the beginning of both lists. */
const shared = (one: readonly GameEvent[], other: readonly GameEvent[]): readonly GameEvent[] => {
  const end = one.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(other[index]));
  return end < 0 ? one : one.slice(0, end);
};

/** Keeps one scratch engine, which is never given anything but the view of the seat that asks. */
export class Preview {
  readonly #match: Match;
  #engine: Engine | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /**
   * The seat's events if it chose so from this view. Where the view hides something, those that come whatever that is:
   * what several guesses agree on, up to the first event on which they don't. Empty when the core can't tell.
   */
  of(view: View, index: number): readonly GameEvent[] {
    try {
      const engine = this.#engine ?? this.#prepare();
      this.#engine = engine;
      return this.#match.content.hidden ? this.#agreed(engine, view, index) : this.#certain(engine, view, index);
    } catch (error) {
      if (!(error instanceof CoreTrap)) throw error;
      this.#engine = null;
      return [];
    }
  }

  #certain(engine: Engine, view: View, index: number): readonly GameEvent[] {
    return engine.fill(view, []).ok && engine.apply(index).ok ? eventsFor(engine.rows(), view.viewer) : [];
  }

  #agreed(engine: Engine, view: View, index: number): readonly GameEvent[] {
    if (!isDeterminizing(engine)) return [];
    let agreed: readonly GameEvent[] | null = null;
    for (let seed = 1; seed <= GUESSES && agreed?.length !== 0; seed++) {
      if (!engine.determinize(view, seed).ok || !engine.apply(index).ok) return [];
      const events = eventsFor(engine.rows(), view.viewer);
      agreed = agreed === null ? events : shared(agreed, events);
    }
    return agreed ?? [];
  }

  /** An engine that knows the match's form and options, and no more of its setup than every seat does. */
  #prepare(): Engine {
    const engine = this.#match.make();
    const { position: _, ...open }: Setup = this.#match.setup;
    engine.start({ ...open, seats: open.seats.map(({ army: _army, ...plan }) => plan), seed: 0 });
    return engine;
  }
}
