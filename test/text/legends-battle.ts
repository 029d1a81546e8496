/** Battles of the Legends family for the tests of what is told: played at random, kept for every viewer. */
import type { GameEvent } from '../../src/contract/event';
import type { Setup } from '../../src/contract/setup';
import type { View, Viewer } from '../../src/contract/view';
import { createLegendsReference } from '../../src/reference/legends';
import { createRng } from '../support/harness/rng';

export const TRUTH = 9;

/** A battle after some choices. */
export interface Moment {
  readonly view: (viewer: Viewer) => View;
  readonly events: (viewer: Viewer) => readonly GameEvent[];
}

const reaches = (mask: number, viewer: Viewer): boolean => viewer === TRUTH || ((mask >> viewer) & 1) === 1;

/** Plays a battle with a generator's choices, showing it at the start and after every choice. */
export const playBattle = (setup: Setup, seed: number, choices: number, look: (moment: Moment) => void): void => {
  const engine = createLegendsReference();
  const started = engine.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const rng = createRng(seed);
  const rows = [...engine.rows()];
  const moment: Moment = {
    view: (viewer) => engine.view(viewer),
    events: (viewer) => rows.filter(({ mask }) => reaches(mask, viewer)).map(({ event }) => event),
  };
  look(moment);
  for (let count = 0; count < choices; count++) {
    const decision = engine.decision();
    if (decision === null) return;
    // the later choices of a main decision are those of the pieces at the front: fights come sooner
    const { length } = decision.choices;
    const half = Math.ceil(length / 2);
    engine.apply(rng.draw(2) === 0 ? rng.draw(length) : length - 1 - rng.draw(half));
    rows.push(...engine.rows());
    look(moment);
  }
};
