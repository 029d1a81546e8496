/**
 * The queue between the state, which never waits, and the picture, which takes its time. A passage that does not end in
 * its time is cut; when too many wait, the older ones are only shown.
 */

import type { View } from '../contract/view';
import { createStore, type Readable } from './store';
import type { Passage, PassagePlayer } from './types';

/** A passage may take this long at the slowest speed, whatever the stage does. */
const BASE_MS = 2500;
const EVENT_MS = 700;
const LONGEST_MS = 20_000;
/** Before something is played again, what it begins from is seen for so long: whoever asked for it looks at the button. */
export const LEAD_MS = 600;
/** More turns than this waiting: the picture is too far behind to be worth it. */
const MOST_WAITING = 3;
/** The same once the end of the match waits: whoever has played it out wants to see it, and what led to it. */
const MOST_BEFORE_END = 1;

const turnsIn = (passages: readonly Passage[]): number =>
  passages.filter(({ events }) => events.some(({ type }) => type === 'turn')).length;

const isBehind = (waiting: readonly Passage[]): boolean => {
  const ends = waiting.some(({ events }) => events.some(({ type }) => type === 'over'));
  return turnsIn(waiting) > (ends ? MOST_BEFORE_END : MOST_WAITING);
};

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
  /** Plays what is known already, slowly, and ends with `now`: nothing is new in it. */
  again(passage: Passage, now: View): void;
  /** Completes everything at once. */
  skip(): void;
  /** Does anybody draw? */
  readonly watched: boolean;
  /**
   * Resolves when all has been played, and its end has been seen for so many milliseconds from now or somebody has pressed on:
   * what stands beside the picture may have come after it. At once where nobody draws.
   */
  settled(rest: number): Promise<void>;
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

/** Resolves as soon as it is so no longer. */
const ended = (lasting: Readable<boolean>): Promise<void> =>
  new Promise((resolve) => {
    const unwatch = lasting.subscribe((lasts) => {
      if (lasts) return;
      unwatch();
      resolve();
    });
  });

class Queue implements Passages {
  readonly playing = createStore(false);
  readonly underway = createStore<Underway | null>(null);
  readonly #resting = createStore(false);
  #player: PassagePlayer | null = null;
  #waiting: Passage[] = [];
  /** Passages that are played again. */
  readonly #known = new WeakSet<Passage>();
  #latest: Passage | null = null;
  /** How long the end of what plays is to be seen, and what ends that. */
  #rest = 0;
  #pressOn: () => void = () => undefined;
  /** Until then, by the page's clock, the end of what was played last is to be seen. */
  #seenUntil = 0;
  /** Counts how often all was completed at once. */
  #hurries = 0;

  get watched(): boolean {
    return this.#player !== null;
  }

  watch(player: PassagePlayer | null): void {
    this.#player = player;
    this.#waiting = [];
    this.#hurry();
    if (player !== null && this.#latest !== null) player.show(this.#latest.to);
  }

  push(passage: Passage): void {
    this.#latest = passage;
    if (passage.from === null) this.#drop();
    this.#waiting.push(passage);
    this.#pressOn();
    void this.#run();
  }

  again(passage: Passage, now: View): void {
    // the same passage may have been new once
    const copy = { ...passage, again: true };
    const end = { from: passage.to, to: now, events: [] };
    this.#known.add(copy);
    this.#latest = end;
    this.#waiting.push(copy, ...(passage.to === now ? [] : [end]));
    this.#pressOn();
    void this.#run();
  }

  skip(): void {
    this.#waiting = this.#waiting.slice(-1).map((passage) => ({ ...passage, events: [] }));
    this.#hurry();
    this.#player?.skip();
  }

  async settled(rest: number): Promise<void> {
    if (!this.playing.get() && (rest === 0 || this.#player === null)) return;
    this.#rest = rest;
    void this.#run();
    await ended(this.playing);
  }

  pause(paused: boolean): void {
    this.#resting.set(paused);
  }

  /** What plays and what waits is not shown any more. */
  #drop(): void {
    this.#waiting = [];
    this.#hurry();
    if (this.playing.get()) this.#player?.skip();
  }

  #hurry(): void {
    this.underway.set(null);
    this.#rest = 0;
    this.#seenUntil = 0;
    this.#hurries += 1;
    this.#pressOn();
  }

  #left(): number {
    return this.#seenUntil - performance.now();
  }

  async #run(): Promise<void> {
    if (this.playing.get()) return;
    this.playing.set(true);
    // looked at without a pause before it ends: what comes meanwhile would be left waiting
    while (this.#waiting.length > 0 || this.#rest > 0) {
      await this.#playAll();
      if (this.#rest > 0) await this.#seeEnd();
    }
    this.playing.set(false);
  }

  async #playAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (this.#resting.get()) await ended(this.#resting);
      if (this.#player !== null) await this.#playOne(this.#player, next);
    }
    this.underway.set(null);
  }

  async #playOne(to: PassagePlayer, passage: Passage): Promise<void> {
    const { underway } = this;
    if (passage.from === null || passage.events.length === 0 || isBehind(this.#waiting)) return to.show(passage.to);
    const news = !this.#known.has(passage);
    const hurries = this.#hurries;
    // before it waits: until then what stands beside the picture would tell what the picture has not shown
    if (news) underway.set({ passage, count: 0 });
    // what is pushed meanwhile wakes it, and shortens nothing
    for (let left = this.#left(); left > 0; left = this.#left()) await this.#isPressed(left);
    if (hurries !== this.#hurries) return to.show(passage.to);
    if (!news) {
      to.show(passage.from);
      if (await this.#isPressed(LEAD_MS)) return to.show(passage.to);
    }
    const onSeen = (count: number): void => {
      if (underway.get()?.passage === passage) underway.set({ passage, count });
    };
    // a cut passage may have left the picture half way
    if (!(await withinTime(to.play(passage, onSeen), passageLimit(passage), this.#resting))) to.show(passage.to);
    // whoever has pressed on waits for nothing more
    if (hurries === this.#hurries) this.#seenUntil = performance.now() + (passage.rest ?? 0);
  }

  /** The end is to be seen so long, or until somebody presses on. */
  async #seeEnd(): Promise<void> {
    const milliseconds = this.#rest;
    this.#rest = 0;
    await this.#isPressed(milliseconds);
  }

  /** Waits so long; true as soon as somebody presses on. */
  #isPressed(milliseconds: number): Promise<boolean> {
    const pressed = new Promise<void>((resolve) => {
      this.#pressOn = resolve;
    });
    return withinTime(pressed, milliseconds, this.#resting);
  }
}

export const createPassages = (): Passages => new Queue();
