/** What a choice would show, worked out from the seat's own view alone. */
import type { Content } from '../../contract/content';
import type { Engine } from '../../contract/engine';
import type { GameEvent } from '../../contract/event';
import type { Foreseen } from '../../contract/referee';
import type { View } from '../../contract/view';
import { isDeterminizing } from '../core-engine';
import { eventsFor } from './eyes';
import { turnedGuesses } from './guesses';
import type { Scratch } from './scratch';

/** Guesses of what a view hides that must agree. */
const GUESSES = 12;

const TRUTH = 9;

/** The events that stand at the beginning of both lists. */
const shared = (one: readonly GameEvent[], other: readonly GameEvent[]): readonly GameEvent[] => {
  const end = one.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(other[index]));
  return end < 0 ? one : one.slice(0, end);
};

type Removed = Extract<GameEvent, { type: 'removed' }>;

const removedIn = (events: readonly GameEvent[]): readonly Removed[] =>
  events.filter((event) => event.type === 'removed');

const NOTHING: Foreseen = { events: [], perhaps: [] };

/** What is lost in every one of these runs after what they share, without what the view does not know of it. */
const lostInAll = (view: View, runs: readonly (readonly GameEvent[])[], told: number): readonly Removed[] => {
  const [first = [], ...others] = runs.map((events) => removedIn(events.slice(told)));
  return first.flatMap((event) => {
    const { token, square } = event;
    const always = others.every((removed) => removed.some((one) => one.token === token && one.square === square));
    return always ? [{ ...event, kind: view.tokens.find(({ id }) => id === token)?.kind ?? null }] : [];
  });
};

export class Preview {
  readonly #content: Pick<Content, 'hidden' | 'guessOf'>;
  readonly #scratch: Scratch;

  constructor(content: Pick<Content, 'hidden' | 'guessOf'>, scratch: Scratch) {
    this.#content = content;
    this.#scratch = scratch;
  }

  /**
   * What the seat would see if it chose so from this view. Where the view hides something: the events that come whatever that is,
   * which is what several guesses agree on up to the first event on which they don't; after those whatever is lost in all of
   * them; and, apart, what is lost in some. In one guess the hidden pieces go round besides: guesses may all be alike, and a
   * piece that is spared by one of thirty is seldom among them. Empty when the core can't tell.
   */
  of(view: View, index: number): Foreseen {
    const { hidden } = this.#content;
    const foreseen = this.#scratch.try((engine) =>
      hidden ? this.#agreed(engine, view, index) : this.#certain(engine, view, index),
    );
    return foreseen ?? NOTHING;
  }

  #certain(engine: Engine, view: View, index: number): Foreseen {
    const done = engine.fill(view, []).ok && engine.apply(index).ok;
    return done ? { events: eventsFor(engine.rows(), view.viewer), perhaps: [] } : NOTHING;
  }

  #agreed(engine: Engine, view: View, index: number): Foreseen {
    if (!isDeterminizing(engine)) return NOTHING;
    const runs: (readonly GameEvent[])[] = [];
    for (let seed = GUESSES; seed >= 1; seed--) {
      if (!engine.determinize(view, seed).ok) return NOTHING;
      const truth = seed === 1 ? engine.view(TRUTH) : null;
      if (!engine.apply(index).ok) return NOTHING;
      runs.push(eventsFor(engine.rows(), view.viewer));
      if (truth !== null) runs.push(...this.#turned(engine, view, index, truth));
    }
    const agreed = runs.reduce(shared);
    const sure = lostInAll(view, runs, agreed.length);
    const told = new Set(removedIn([...agreed, ...sure]).map(({ token }) => token));
    const lost = new Set(runs.flatMap(removedIn).map(({ token }) => token));
    return { events: [...agreed, ...sure], perhaps: [...lost].filter((token) => !told.has(token)) };
  }

  /** The runs in which each hidden piece is, one after the other, every piece that its side hides in this guess. */
  #turned(engine: Engine, view: View, index: number, truth: View): readonly (readonly GameEvent[])[] {
    return turnedGuesses(view, truth, this.#content).flatMap((guess) =>
      // what the core does not take for a state says nothing
      engine.fill(view, guess).ok && engine.apply(index).ok ? [eventsFor(engine.rows(), view.viewer)] : [],
    );
  }
}
