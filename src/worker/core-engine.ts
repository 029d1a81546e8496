/** The contract's Engine over the exports of a core. */
import type { Content } from '../contract/content';
import type { Decision } from '../contract/decision';
import type { Applied, Engine } from '../contract/engine';
import type { EventRow } from '../contract/event';
import type { FaultCode, Outcome } from '../contract/fault';
import type { Result } from '../contract/result';
import type { Setup } from '../contract/setup';
import type { Guess, View, Viewer } from '../contract/view';
import { ok, refuse } from '../games/shared/outcome';
import { MOST_WORDS, viewSize } from '../games/shared/view-size';
import { CORE_FAULTS, type CoreExports } from './abi';
import { CorePort } from './core-port';
import { APPLIED_CHANCE, APPLIED_LEARNED, VIEWER_TRUTH } from './layout/core';
import { decodeDecision } from './words/decision';
import { decodeRows } from './words/events';
import { numberOf } from './words/names';
import { decodeResult } from './words/result';
import { encodeSetup } from './words/setup';
import { decodeView, encodeGuess, encodeView } from './words/view';

const outcomeOf = (status: number, code: FaultCode): Outcome<null> =>
  status >= 0 ? ok(null) : refuse(code, '', CORE_FAULTS[status] ?? 'something else');

const POSITION_WITH_ROOM = 'a position that the core has room for';

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** An engine that can make up what a view hides. */
export interface DeterminizingEngine extends Engine {
  /**
   * Makes one of the states that the asked seat's own view allows, another one for another seed; what the view hides is
   * guessed. A match of the view's form must have been started before. `bad-position` where the core can't.
   */
  determinize(view: View, seed: number): Outcome<null>;
}

/** Does an engine do that? */
export const isDeterminizing = (engine: Engine): engine is DeterminizingEngine =>
  'determinize' in engine && typeof engine.determinize === 'function';

class CoreEngine implements DeterminizingEngine {
  readonly name = 'wasm';
  readonly #port: CorePort;
  readonly #content: Content;
  /** Form of the state, null before the first: words of views don't carry it, a core keeps it from its last `create`. */
  #form: string | null = null;
  /** Read once a state; undefined: not read yet. */
  #decision: Decision | null | undefined;

  constructor(core: CoreExports, content: Content) {
    this.#port = new CorePort(core);
    this.#content = content;
  }

  start(setup: Setup): Outcome<null> {
    if (setup.position === undefined) return this.#create(setup);
    const truth = this.#content.readPosition(setup.position);
    if (!truth.ok) return truth;
    return this.#orElseAsBefore(() => {
      const made = this.#create(setup);
      if (!made.ok) return made;
      const filled = this.#fill(truth.value, []);
      if (!filled.ok) return filled;
      this.#port.call('reseed', (core) => core.reseed(setup.seed | 0));
      return outcomeOf(
        this.#port.call('opening', (core) => core.opening()),
        'bad-position',
      );
    });
  }

  decision(): Decision | null {
    if (this.#decision === undefined) {
      const words = this.#port.take(this.#port.call('decision', (core) => core.decision()));
      this.#decision = decodeDecision(words, this.#content.codec);
    }
    return this.#decision;
  }

  apply(index: number): Outcome<Applied> {
    return this.#applied(
      this.#port.call('apply', (core) => core.apply(index)),
      'one of the choices offered',
      index,
    );
  }

  resign(seat: number): Outcome<Applied> {
    return this.#applied(
      this.#port.call('resign', (core) => core.resign(seat)),
      'a seat that can still resign',
      seat,
    );
  }

  agreeDraw(): Outcome<Applied> {
    return this.#applied(
      this.#port.call('agree', (core) => core.agree()),
      'a match that goes on',
    );
  }

  rows(): readonly EventRow[] {
    const words = this.#port.take(this.#port.call('events', (core) => core.events(VIEWER_TRUTH)));
    return decodeRows(words, this.#content.codec);
  }

  view(viewer: Viewer): View {
    const words = this.#port.take(this.#port.call('view', (core) => core.view(viewer)));
    return decodeView(words, { content: this.#content, form: this.#form ?? this.#content.forms[0] ?? '' });
  }

  fill(view: View, guess: Guess): Outcome<null> {
    if (this.#form === view.form) return this.#fill(view, guess);
    return this.#orElseAsBefore(() => {
      const made = this.#create(plainSetup(this.#content, view.form));
      return made.ok ? this.#fill(view, guess) : made;
    });
  }

  determinize(view: View, seed: number): Outcome<null> {
    if (viewSize(view, []) > MOST_WORDS) return refuse('bad-position', '', POSITION_WITH_ROOM);
    const words = encodeView(view, this.#content.codec);
    const status = this.#port.send(words)
      ? this.#port.call('determinize', (core) => core.determinize?.(words.length, seed | 0) ?? -1)
      : -1;
    return this.#changed(status, 'bad-position');
  }

  result(): Result | null {
    const words = this.#port.take(this.#port.call('result', (core) => core.result()));
    return decodeResult(words, this.#content.codec);
  }

  snapshot(): Uint8Array {
    const words = this.#port.take(this.#port.call('snapshot', (core) => core.snapshot()));
    const form = numberOf(this.#content.forms, this.#form ?? this.#content.forms[0] ?? '');
    return new Uint8Array(Int32Array.of(form, ...words).buffer);
  }

  restore(bytes: Uint8Array): Outcome<null> {
    const [number = -1, ...words] = bytes.length % 4 === 0 ? new Int32Array(bytes.slice().buffer) : [];
    const form = this.#content.forms[number];
    if (form === undefined || !this.#port.send(words)) {
      return refuse('bad-request', '', 'a snapshot of this engine', `${bytes.length} bytes`);
    }
    const restored = this.#changed(
      this.#port.call('restore', (core) => core.restore(words.length)),
      'bad-request',
    );
    if (restored.ok) this.#form = form;
    return restored;
  }

  hash(): string {
    return this.#port.call('hash', (core) => hex(core.hashHigh()) + hex(core.hashLow()));
  }

  #create(setup: Setup): Outcome<null> {
    const words = encodeSetup(setup, this.#content);
    if (!this.#port.send(words)) return refuse('bad-setup', '', 'a setup that the core has room for');
    const made = this.#changed(
      this.#port.call('create', (core) => core.create(words.length)),
      'bad-setup',
    );
    if (made.ok) this.#form = setup.form;
    return made;
  }

  #fill(view: View, guess: Guess): Outcome<null> {
    if (viewSize(view, guess) > MOST_WORDS) return refuse('bad-position', '', POSITION_WITH_ROOM);
    const words = encodeView(view, this.#content.codec);
    const guessed = encodeGuess(guess);
    if (!this.#port.send([...words, ...guessed])) {
      return refuse('bad-position', '', POSITION_WITH_ROOM);
    }
    return this.#changed(
      this.#port.call('fill', (core) => core.fill(words.length, guessed.length)),
      'bad-position',
    );
  }

  /** Runs something of several steps; when it is refused, the state is what it was. */
  #orElseAsBefore(steps: () => Outcome<null>): Outcome<null> {
    const before = this.#form === null ? null : this.snapshot();
    const done = steps();
    if (!done.ok && before !== null) this.restore(before);
    return done;
  }

  #changed(status: number, code: FaultCode): Outcome<null> {
    this.#decision = undefined;
    return outcomeOf(status, code);
  }

  #applied(bits: number, expected: string, found?: number): Outcome<Applied> {
    if (bits < 0) return refuse('illegal-choice', '', expected, found);
    this.#decision = undefined;
    return ok({ learned: (bits & APPLIED_LEARNED) !== 0, chance: (bits & APPLIED_CHANCE) !== 0 });
  }
}

/** A setup of this form with everything else at its default. */
const plainSetup = (content: Content, form: string): Setup => ({
  game: content.name,
  form,
  seats: Array.from({ length: content.seatCounts[0] ?? 2 }, () => ({ player: 'person' as const })),
  options: {},
  seed: 0,
});

/**
 * An Engine with a state of its own in the core's one instance. Its methods throw CoreTrap when the core traps or gives
 * words that make no sense; the instance is then lost and every later call throws too.
 */
export const createCoreEngine = (core: CoreExports, content: Content): Engine => new CoreEngine(core, content);
