/** Keeps the running match on the shelf after every change, and finds it again on the next visit. */
import type { Fault } from '../contract/fault';
import type { Shelf } from '../contract/host';
import type { RefereeApi } from '../contract/referee';
import { keptJson } from '../games/shared/json';
import type { Hold } from './hold';
import { createStore, type Readable } from './store';
import type { MatchState, NotKept } from './types';

const MATCH = 'match';
const ABOUT = 'match.about';

/** What the title screen says about a kept match: public facts only. */
export interface KeptMatch {
  readonly game: string;
  readonly form: string;
  /** Level of the computer; null for two persons. */
  readonly level: string | null;
  readonly ply: number;
  /** The turn it has come to; null where the game counts none, or an earlier version of the page kept it. */
  readonly turn: number | null;
}

export const aboutMatch = ({ setup, view }: MatchState): KeptMatch => ({
  game: setup.game,
  form: setup.form,
  level: setup.seats.find((seat) => seat.player === 'computer')?.level ?? null,
  ply: view.ply,
  turn: view.counters['turn'] ?? null,
});

/** What is said about a match, from any JSON value; null where it says nothing. */
export const aboutFrom = (json: unknown): KeptMatch | null => {
  if (typeof json !== 'object' || json === null) return null;
  const { game, form, level, ply, turn } = json as Readonly<Record<string, unknown>>;
  if (typeof game !== 'string' || typeof form !== 'string' || typeof ply !== 'number') return null;
  if (level !== null && typeof level !== 'string') return null;
  return { game, form, level, ply, turn: typeof turn === 'number' ? turn : null };
};

/** The match left open on an earlier visit: its text, and what to say about it. Null: none, or nothing readable. */
export const readKept = (shelf: Shelf): { readonly text: string; readonly about: KeptMatch } | null => {
  const text = shelf.read(MATCH);
  const note = shelf.read(ABOUT);
  if (text === null || note === null) return null;
  const about = aboutFrom(keptJson(note));
  return about === null ? null : { text, about };
};

export interface Saves {
  /** A match has come onto the table: from now on that one is kept, as long as this page has it without a break. */
  begin(tenure: string | null): void;
  /** Writes the match as it is now; calls that come while one is under way become one more. */
  keep(state: MatchState): void;
  /** Writes what is not written yet; resolves when that is done. */
  flush(): Promise<void>;
  /** Is the match on the table this page's to keep? */
  holds(): boolean;
  /** Is one on the table, this page's, and not over? */
  isKept(): boolean;
  /** Does the match on the table go on in another page? Then nothing of it is written. */
  readonly isElsewhere: () => boolean;
  readonly elsewhere: Readable<boolean>;
}

export interface SavesPorts {
  readonly referee: Pick<RefereeApi, 'save'>;
  readonly shelf: Shelf;
  readonly hold: Hold;
  /** Called when something was not kept; null: it is kept again. */
  readonly onKept: (why: NotKept | null) => void;
}

const whyOf = (fault: Fault): NotKept => (fault.code === 'storage' ? 'long' : 'referee');

/** A tenure that nobody has. */
const GONE = 'gone';

class MatchSaves implements Saves {
  readonly elsewhere = createStore(false);
  readonly #ports: SavesPorts;
  #pending: MatchState | null = null;
  #busy: Promise<void> | null = null;
  /** Since when this page has the match on the table; null: there is none, or it is over. */
  #tenure: string | null = null;
  /** The match on the table as it was last to be kept. */
  #latest: MatchState | null = null;

  constructor(ports: SavesPorts) {
    this.#ports = ports;
    ports.hold.onGive(() => this.flush());
    ports.hold.state.subscribe(() => this.#check());
  }

  begin(tenure: string | null): void {
    this.#tenure = tenure ?? GONE;
    this.#pending = null;
    this.#latest = null;
    this.#check();
  }

  keep(state: MatchState): void {
    this.#latest = state;
    this.#pending = state.result === null ? state : null;
    if (state.result === null) {
      void this.#run();
      return;
    }
    this.#forget();
    // nothing is written, but a referee that is started anew must know of the end
    void this.#ports.referee.save();
  }

  async flush(): Promise<void> {
    const state = this.#latest;
    if (state === null || state.result !== null) return;
    // what was chosen a moment ago may not be told yet; the referee knows it
    this.#pending = { ...state };
    await this.#run();
  }

  holds(): boolean {
    return this.#tenure !== null && this.#ports.hold.stands(this.#tenure);
  }

  isKept(): boolean {
    return this.holds() && !this.isElsewhere() && this.#latest?.result === null;
  }

  readonly isElsewhere = (): boolean =>
    this.#tenure !== null && !(this.holds() && this.#ports.hold.state.get() === 'own');

  #forget(): void {
    const { shelf, hold } = this.#ports;
    const tenure = this.#tenure;
    this.#tenure = null;
    if (tenure === null || !hold.stands(tenure)) return;
    shelf.remove(MATCH);
    shelf.remove(ABOUT);
    hold.release();
  }

  #run(): Promise<void> {
    this.#busy ??= this.#writeAll().finally(() => {
      this.#busy = null;
    });
    return this.#busy;
  }

  async #writeAll(): Promise<void> {
    for (let state = this.#pending; state !== null; state = this.#pending) {
      try {
        await this.#writeOne(state);
      } catch {
        this.#ports.onKept('referee');
      }
      if (this.#pending === state) this.#pending = null;
    }
  }

  async #writeOne(state: MatchState): Promise<void> {
    const { referee, shelf, hold, onKept } = this.#ports;
    const tenure = this.#tenure ?? (await this.#retake());
    if (tenure === null || !hold.stands(tenure)) return;
    const saved = await referee.save();
    // a newer state, the end of the match, or another page has overtaken this one
    if (this.#pending !== state || this.#tenure !== tenure || !hold.stands(tenure)) return;
    if (!saved.ok) return onKept(whyOf(saved.fault));
    const kept = shelf.write(MATCH, saved.value) && shelf.write(ABOUT, JSON.stringify(aboutMatch(state)));
    onKept(kept ? null : 'host');
  }

  /** A match that was over goes on, since its end was taken back: it is kept again unless another one has been kept since. */
  async #retake(): Promise<string | null> {
    const { hold, shelf } = this.#ports;
    const taken = await hold.take();
    if (taken && shelf.read(MATCH) !== null) hold.release();
    const tenure = hold.tenure();
    this.#tenure = tenure ?? GONE;
    this.#check();
    return tenure;
  }

  #check(): void {
    this.elsewhere.set(this.isElsewhere());
  }
}

/** See Saves. */
export const createSaves = (ports: SavesPorts): Saves => new MatchSaves(ports);
