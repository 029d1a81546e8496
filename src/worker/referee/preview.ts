/** What a choice would show, worked out from the seat's own view alone. */
import type { Content } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { GameEvent } from '../../contract/event';
import type { View } from '../../contract/view';
import { isDeterminizing } from '../core-engine';
import { eventsFor } from './eyes';
import type { Scratch } from './scratch';

/** Guesses of what a view hides that must agree. */
const GUESSES = 12;

/** The events that stand at the beginning of both lists. */
const shared = (one: readonly GameEvent[], other: readonly GameEvent[]): readonly GameEvent[] => {
  const end = one.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(other[index]));
  return end < 0 ? one : one.slice(0, end);
};

export class Preview {
  readonly #content: Pick<Content, 'hidden'>;
  readonly #scratch: Scratch;

  constructor(content: Pick<Content, 'hidden'>, scratch: Scratch) {
    this.#content = content;
    this.#scratch = scratch;
  }

  /**
   * The seat's events if it chose so from this view. Where the view hides something, those that come whatever that is:
   * what several guesses agree on, up to the first event on which they don't. Empty when the core can't tell.
   */
  of(view: View, index: number): readonly GameEvent[] {
    const { hidden } = this.#content;
    return (
      this.#scratch.try((engine) =>
        hidden ? this.#agreed(engine, view, index) : this.#certain(engine, view, index),
      ) ?? []
    );
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
}
