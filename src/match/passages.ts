/**
 * The queue between the state, which never waits, and the picture, which takes its time. A passage that does not end in
 * its time is cut; when too many wait, the older ones are only shown.
 */

import { createStore, type Readable } from './store';
import type { Passage, PassagePlayer } from './types';

/** A passage may take this long at the slowest speed, whatever the stage does. */
const BASE_MS = 2500;
const EVENT_MS = 700;
const LONGEST_MS = 9000;
/** More passages than this waiting: the picture is too far behind to be worth it. */
const MOST_WAITING = 3;

export const passageLimit = (passage: Passage): number =>
  Math.min(LONGEST_MS, BASE_MS + EVENT_MS * passage.events.length);

/** A passage that is on its way, and how many of its events have been seen. */
export interface Underway {
  readonly passage: Passage;
  readonly count: number;
}

export interface Passages {
  /** Joins the player that plays from now on; null: nobody draws. */
  watch(player: PassagePlayer | null): void;
  /** One that begins nowhere is only shown, and at once: what is still on its way is past, or has been taken back. */
  push(passage: Passage): void;
  /** Plays what is known already: nothing is new in it. */
  again(passage: Passage): void;
  /** Completes everything at once. */
  skip(): void;
  /** Nothing is begun, and nothing is late, while the screen rests. */
  pause(paused: boolean): void;
  /** True while something is being played. */
  readonly playing: Readable<boolean>;
  /** What is being played for the first time; null: the picture shows all that is known. */
  readonly underway: Readable<Underway | null>;
}

/** False when the work did not end in its time, or failed. The time begins anew whenever a rest has ended. */
const withinTime = (work: Promise<void>, milliseconds: number, resting: Readable<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wind = (rests: boolean) => {
      clearTimeout(timer);
      timer = rests ? undefined : setTimeout(() => end(false)(), milliseconds);
    };
    const unwatch = resting.subscribe(wind);
    const end = (done: boolean) => () => {
      clearTimeout(timer);
      unwatch();
      resolve(done);
    };
    wind(resting.get());
    work.then(end(true), end(false));
  });

/** Resolves as soon as nothing rests any longer. */
const afterRest = (resting: Readable<boolean>): Promise<void> =>
  new Promise((resolve) => {
    const unwatch = resting.subscribe((rests) => {
      if (rests) return;
      unwatch();
      resolve();
    });
  });

export const createPassages = (): Passages => {
  const playing = createStore(false);
  const resting = createStore(false);
  const underway = createStore<Underway | null>(null);
  let player: PassagePlayer | null = null;
  let waiting: Passage[] = [];
  /** Passages that are played again. */
  const known = new WeakSet<Passage>();
  let latest: Passage | null = null;

  const playOne = async (to: PassagePlayer, passage: Passage): Promise<void> => {
    if (passage.from === null || passage.events.length === 0 || waiting.length > MOST_WAITING)
      return to.show(passage.to);
    const news = !known.has(passage);
    if (news) underway.set({ passage, count: 0 });
    const onSeen = (count: number): void => {
      if (underway.get()?.passage === passage) underway.set({ passage, count });
    };
    // a cut passage may have left the picture half way
    if (!(await withinTime(to.play(passage, onSeen), passageLimit(passage), resting))) to.show(passage.to);
  };

  const run = async (): Promise<void> => {
    if (playing.get()) return;
    playing.set(true);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (resting.get()) await afterRest(resting);
      if (player !== null) await playOne(player, next);
    }
    underway.set(null);
    playing.set(false);
  };

  const drop = (): void => {
    waiting = [];
    underway.set(null);
    if (playing.get()) player?.skip();
  };

  const push = (passage: Passage): void => {
    latest = passage;
    if (passage.from === null) drop();
    waiting.push(passage);
    void run();
  };

  return {
    playing,
    underway,
    watch: (next) => {
      player = next;
      waiting = [];
      underway.set(null);
      if (player !== null && latest !== null) player.show(latest.to);
    },
    push,
    again: (passage) => {
      // the same passage may have been new once
      const copy = { ...passage };
      known.add(copy);
      push(copy);
    },
    pause: (paused) => resting.set(paused),
    skip: () => {
      waiting = waiting.slice(-1).map((passage) => ({ ...passage, events: [] }));
      underway.set(null);
      player?.skip();
    },
  };
};
