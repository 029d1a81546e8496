/** One match as the referee holds it: setup, record and an engine that can be replaced at any time. */
import type { Content, Shape } from '../../contract/content';
import type { DecisionKind } from '../../contract/decision';
import type { Applied, Engine } from '../../contract/engine';
import type { EventRow } from '../../contract/event';
import type { Outcome } from '../../contract/fault';
import type { Effort } from '../../contract/search';
import type { Setup } from '../../contract/setup';
import { ok, refuse, within } from '../../games/shared/outcome';
import { CoreTrap } from '../trap';
import { type Ease, formatEase } from './ease';
import { MatchOrders, NO_ORDERS, type OrdersPlan } from './orders';

/** Makes a fresh engine with a state of its own. */
export type EngineMaker = () => Engine;

/** One line of the record. */
export interface Entry {
  /** A choice's text, `resign@1` or `draw`. */
  readonly text: string;
  /** Who decided; null: all together. */
  readonly seat: number | null;
  /** Outside the list of choices: resigning, an agreed draw. */
  readonly outside: boolean;
  /** What kind of question it answers; null outside the list. */
  readonly kind: DecisionKind | null;
  readonly applied: Applied;
  readonly rows: readonly EventRow[];
  /** The line makes the match easier and leaves its state as it is; null: any other line. */
  readonly ease: Ease | null;
  /** Standing orders, or the wish to be asked no more in this fight, answered for the seat. */
  readonly ordered: boolean;
}

/** What a match is started from, checked. */
export interface MatchPlan {
  readonly setup: Setup;
  readonly effort: Effort;
  /** None without it. */
  readonly orders?: OrdersPlan;
}

export interface MatchParts extends MatchPlan {
  readonly content: Content;
  readonly make: EngineMaker;
}

const RESIGN = /^resign@([0-7])$/;
const DRAW = 'draw';
const LISTED = 6;

const entryOf = (
  applied: Outcome<Applied>,
  engine: Engine,
  head: Omit<Entry, 'applied' | 'rows' | 'ease' | 'ordered'>,
): Outcome<Entry> =>
  applied.ok ? ok({ ...head, applied: applied.value, rows: engine.rows(), ease: null, ordered: false }) : applied;

const easeEntry = (ease: Ease): Entry => ({
  text: formatEase(ease),
  seat: null,
  outside: true,
  kind: null,
  applied: { learned: false, chance: false },
  rows: [],
  ease,
  ordered: false,
});

/** A match's engine, and everything needed to make that engine again. */
export class Match {
  readonly content: Content;
  readonly setup: Setup;
  readonly effort: Effort;
  readonly shape: Shape;
  readonly orders: MatchOrders;
  readonly #make: EngineMaker;
  #engine: Engine;
  #opening: readonly EventRow[] = [];
  #entries: Entry[] = [];

  private constructor(parts: MatchParts, engine: Engine) {
    this.content = parts.content;
    this.setup = parts.setup;
    this.effort = parts.effort;
    this.shape = parts.content.shape(parts.setup);
    this.orders = new MatchOrders(parts.orders ?? NO_ORDERS, parts.setup, parts.content);
    this.#make = parts.make;
    this.#engine = engine;
  }

  /** Starts a match on an engine of its own; the engine's refusal, or `core-failed`. */
  static open(parts: MatchParts): Outcome<Match> {
    try {
      const engine = parts.make();
      const match = new Match(parts, engine);
      const started = engine.start(parts.setup);
      if (!started.ok) return started;
      match.#opening = engine.rows();
      return ok(match);
    } catch (error) {
      return failed(error);
    }
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** The rows of the start. */
  get opening(): readonly EventRow[] {
    return this.#opening;
  }

  get make(): EngineMaker {
    return this.#make;
  }

  /** Reads something from the engine; `core-failed` when that traps twice, with a new engine between. */
  read<T>(what: (engine: Engine) => T): Outcome<T> {
    return this.#sturdy((engine) => ok(what(engine)));
  }

  /** `ordered`: standing orders answer. */
  choose(index: number, ordered = false): Outcome<Entry> {
    return this.#record((engine) => {
      const decision = engine.decision();
      const code = decision?.choices[index];
      if (decision === null || code === undefined) {
        return refuse('illegal-choice', 'index', `0 to ${(decision?.choices.length ?? 0) - 1}`, index);
      }
      const text = this.content.formatChoice(code, decision.kind, this.shape);
      return entryOf(engine.apply(index), engine, { text, seat: decision.seat, outside: false, kind: decision.kind });
    }, ordered);
  }

  /** Plays a line of a record: `illegal-choice`, `bad-notation`. */
  play(text: string, ordered = false): Outcome<Entry> {
    return this.#record((engine) => this.#playOn(engine, text), ordered);
  }

  resign(seat: number): Outcome<Entry> {
    return this.play(`resign@${seat}`);
  }

  agreeDraw(): Outcome<Entry> {
    return this.play(DRAW);
  }

  /** Writes a line that makes the match easier; whether it may stand there is the caller's to know. */
  ease(ease: Ease): void {
    this.#entries.push(easeEntry(ease));
  }

  /** Back to the first `count` lines of the record. What was made easier since stays in it. */
  rewind(count: number): Outcome<null> {
    const entries = this.#entries;
    this.#entries = [...entries.slice(0, count), ...entries.slice(count).filter(({ ease }) => ease !== null)];
    const done = this.#sturdy((engine) => this.#replayOn(engine));
    if (!done.ok) this.#entries = entries;
    return done;
  }

  /** Plays the whole record again on a fresh engine, showing it before the first line and after each one. */
  walk(visit: (engine: Engine, entry: Entry | null) => void): Outcome<null> {
    try {
      const engine = this.#make();
      const started = engine.start(this.setup);
      if (!started.ok) return started;
      visit(engine, null);
      for (const entry of this.#played()) {
        const played = this.#playOn(engine, entry.text);
        if (!played.ok) return played;
        visit(engine, entry);
      }
      return ok(null);
    } catch (error) {
      return failed(error);
    }
  }

  /** The lines that an engine knows. */
  #played(): readonly Entry[] {
    return this.#entries.filter(({ ease }) => ease === null);
  }

  #record(play: (engine: Engine) => Outcome<Entry>, ordered: boolean): Outcome<Entry> {
    const played = this.#sturdy(play);
    if (played.ok) this.#entries.push(ordered ? { ...played.value, ordered } : played.value);
    return played;
  }

  /**
   * Runs something on the engine. When the core traps, a new instance takes the record up to here and it is tried once
   * more; when it traps again the match stands as before, on yet another instance.
   */
  #sturdy<T>(action: (engine: Engine) => Outcome<T>): Outcome<T> {
    let trap: unknown = null;
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        return action(this.#engine);
      } catch (error) {
        trap = error;
        const revived = this.#revive(error);
        if (!revived.ok) return revived;
      }
    }
    return failed(trap);
  }

  #revive(error: unknown): Outcome<null> {
    if (!(error instanceof CoreTrap)) throw error;
    try {
      const engine = this.#make();
      const done = this.#replayOn(engine);
      if (done.ok) this.#engine = engine;
      return done;
    } catch (again) {
      return failed(again);
    }
  }

  #replayOn(engine: Engine): Outcome<null> {
    const started = engine.start(this.setup);
    if (!started.ok) return started;
    for (const [index, { text, ease }] of this.#entries.entries()) {
      if (ease !== null) continue;
      const played = this.#playOn(engine, text);
      if (!played.ok) return within(played.fault, `record[${index}]`);
    }
    return ok(null);
  }

  #playOn(engine: Engine, text: string): Outcome<Entry> {
    const resigned = RESIGN.exec(text)?.[1];
    if (resigned !== undefined) {
      const seat = Number(resigned);
      if (seat >= this.setup.seats.length) return refuse('illegal-choice', '', 'a seat of this match', text);
      return entryOf(engine.resign(seat), engine, { text, seat, outside: true, kind: null });
    }
    if (text === DRAW) return entryOf(engine.agreeDraw(), engine, { text, seat: null, outside: true, kind: null });
    const decision = engine.decision();
    if (decision === null) return refuse('illegal-choice', '', 'nothing more: the match is over', text);
    const code = this.content.parseChoice(text, decision.kind, this.shape);
    if (!code.ok) return code;
    const index = decision.choices.indexOf(code.value);
    const { seat, kind } = decision;
    if (index >= 0) return entryOf(engine.apply(index), engine, { text, seat, outside: false, kind });
    const some = decision.choices.slice(0, LISTED);
    const listed = some.map((choice) => this.content.formatChoice(choice, decision.kind, this.shape)).join(' ');
    return refuse('illegal-choice', '', `one of ${listed}${decision.choices.length > LISTED ? ' …' : ''}`, text);
  }
}

/** The Fault of a core that broke; anything else that is thrown is a mistake of ours and goes on. */
const failed = (error: unknown): { ok: false; fault: { code: 'core-failed'; at: string; expected: string } } => {
  if (!(error instanceof CoreTrap)) throw error;
  return { ok: false, fault: { code: 'core-failed', at: '', expected: `a core that works (${error.message})` } };
};
