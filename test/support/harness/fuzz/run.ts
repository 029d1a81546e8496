/**
 * Damaged input: setups, armies, boards, positions, saves, views and guesses of random games, changed a little. Whatever comes
 * in, nothing may be thrown, a refusal must be a coded Fault that says what was expected and must leave the engines as they were,
 * both must take or refuse the same, and what they take must be playable. A view is an engine's own: each gets its own damaged.
 */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Fault, FaultCode, Outcome } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';
import { encodeBlock, encodeText } from '../../../../src/worker/referee/block';
import { difference, shown } from '../difference';
import { type Kit, must, sampleOf } from '../kit';
import { TRUTH, viewersOf } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import { plainView } from '../twins/compare';
import { deepText, mutateJson, mutateNumbers, mutateText } from './mutate';

export interface FuzzRun {
  readonly trials: number;
  readonly seed: number;
  /** Opens a save; the match itself is of no interest. */
  readonly openSave: (text: string) => Outcome<unknown>;
  /** Reads a line of `serve`; what it asks for is not done. */
  readonly readLine: (text: string) => Outcome<unknown>;
  readonly onTrial?: (done: number, failures: number) => void;
  /** Called for the first failure of each kind. */
  readonly onFailure?: (failure: string) => void;
}

export interface FuzzReport {
  readonly trials: number;
  /** Inputs that were taken after all. */
  readonly taken: number;
  readonly failures: number;
  readonly firstFailure: string | null;
}

/** Failures that differ in more than numbers are shown up to this many. */
const KINDS_SHOWN = 12;

/** Choices played on from a start that was taken. */
const PLAYED_ON = 30;
const FILLED_PLAYED_ON = 10;
const LONGEST_WALK = 60;
/** Keeps the samples' chance apart from the damage's. */
const SAMPLE_SALT = 0x5a5a5a5a;
const WAYS = ['setup', 'position', 'save text', 'save', 'army', 'boards', 'deep save', 'record', 'line'] as const;
const VIEW_WAYS = ['view', 'guess'] as const;
type Way = (typeof WAYS | typeof VIEW_WAYS)[number];
/** Trials on one random moment of one random game. */
const TRIALS_A_SAMPLE = 16;
const CODES: readonly FaultCode[] = [
  'illegal-choice',
  'bad-setup',
  'bad-position',
  'bad-army',
  'bad-notation',
  'bad-save',
  'bad-request',
];

interface Sample {
  readonly setup: Setup;
  readonly position: unknown;
  readonly record: readonly string[];
  /** Where the game stood: each engine's snapshot. */
  readonly moment: readonly [Uint8Array, Uint8Array];
}

/** Null for a refusal as it should be. */
function faultOf({ code, at, expected }: Fault): string | null {
  if (!CODES.includes(code)) return `refused with ${code}`;
  if (expected === '') return 'refused without saying what was expected';
  return typeof at === 'string' ? null : 'refused without saying where';
}

type Readers = Pick<FuzzRun, 'openSave' | 'readLine'>;

class Fuzz {
  taken = 0;
  /** What was being filled, for a message. */
  private filling = '';
  private last: { readonly round: number; readonly sample: Sample } | null = null;
  private readonly kit: Kit;
  private readonly content: Content;
  private readonly pair: readonly [Engine, Engine];
  private readonly readers: Readers;

  constructor(kit: Kit, readers: Readers) {
    this.kit = kit;
    this.content = kit.content;
    this.pair = [kit.engines.wasm(), kit.engines.reference()];
    this.readers = readers;
  }

  /** What is wrong with this trial; null when nothing is. */
  trial(index: number, seed: number): string | null {
    const rng = createRng(partSeed(seed, index));
    const round = Math.floor(index / TRIALS_A_SAMPLE);
    const ways = this.kit.checksViews === true ? [...WAYS, ...VIEW_WAYS] : WAYS;
    const way = ways[index % ways.length] ?? 'setup';
    let input: unknown = null;
    this.filling = '';
    try {
      const sample = this.sampleOf(round, partSeed(seed ^ SAMPLE_SALT, round));
      if (way === 'view' || way === 'guess') return this.tryFill(way, sample, rng);
      input = this.damage(way, sample, rng);
      const wrong = this.tryWay(way, input, sample, rng);
      return wrong === null ? null : `${way}: ${wrong}, input ${shown(input)}`;
    } catch (error) {
      this.last = null;
      const why = error instanceof Error ? error.message : String(error);
      return `${way}: threw ${why}, input ${this.filling === '' ? shown(input) : this.filling}`;
    }
  }

  private sampleOf(round: number, seed: number): Sample {
    if (this.last?.round !== round) this.last = { round, sample: this.sample(round, createRng(seed)) };
    return this.last.sample;
  }

  /** A random moment of a random game. */
  private sample(round: number, rng: Rng): Sample {
    const [wasm, reference] = this.pair;
    const { content } = this.kit;
    const setup = sampleOf(this.kit)(round, rng.next());
    const shape = content.shape(setup);
    for (const engine of this.pair) must(engine.start(setup), 'a sample setup');
    const record: string[] = [];
    let position: unknown = null;
    for (let left = rng.draw(LONGEST_WALK); left > 0 || position === null; left--) {
      const decision = wasm.decision();
      if (decision === null) break;
      if (this.kit.positionKeys.includes(decision.key)) position = content.formatPosition(wasm.view(TRUTH));
      const choice = rng.draw(decision.choices.length);
      record.push(content.formatChoice(decision.choices[choice] ?? -1, decision.kind, shape));
      for (const engine of this.pair) must(engine.apply(choice), 'a choice offered');
    }
    return { setup, position, record, moment: [wasm.snapshot(), reference.snapshot()] };
  }

  private tryWay(way: Way, input: unknown, sample: Sample, rng: Rng): string | null {
    switch (way) {
      case 'save text':
      case 'save':
      case 'deep save':
      case 'record':
        return this.tryText(this.readers.openSave(String(input)));
      case 'line':
        return this.tryText(this.readers.readLine(String(input)));
      default:
        return this.tryStart(way, input, sample, rng);
    }
  }

  private damage(way: Way, { setup, position, record }: Sample, rng: Rng): unknown {
    const save = { setup, record };
    switch (way) {
      case 'position':
        return mutateJson(rng, position);
      case 'save text':
        return mutateText(rng, must(encodeBlock(save), 'a save'));
      case 'save':
        return must(encodeBlock(mutateJson(rng, save) ?? null), 'a save');
      case 'deep save':
        return must(encodeText(deepText(rng, save)), 'a save');
      case 'record':
        return this.damagedRecord(setup, record, rng);
      case 'line':
        return rng.draw(2) === 0
          ? deepText(rng, { setup, as: 0 })
          : mutateText(rng, JSON.stringify({ position, seed: 1 }));
      case 'army':
        return { ...setup, seats: mutateJson(rng, setup.seats) };
      case 'boards':
        return { ...setup, boards: mutateJson(rng, setup.boards ?? ['1A', '2B r90', '3C', '4D r180']) };
      default:
        return mutateJson(rng, setup);
    }
  }

  /** A record in clear with damaged letters, a damaged header, or one that is nested too deep. */
  private damagedRecord({ game, form, seats }: Setup, record: readonly string[], rng: Rng): string {
    const kind = rng.draw(3);
    const header = kind === 0 ? deepText(rng, seats) : JSON.stringify(kind === 1 ? mutateJson(rng, seats) : seats);
    const text = [`[Game "${game}"]`, `[Mode "${form}"]`, `[Seats ${header}]`, '', ...record].join('\n');
    return rng.draw(2) === 0 ? text : mutateText(rng, text);
  }

  /** Numbers of a view or a guess, or how many of them there are, are not what the game could have come to. */
  private tryFill(way: 'view' | 'guess', sample: Sample, rng: Rng): string | null {
    const viewer = viewersOf(sample.setup.seats.length)[rng.draw(sample.setup.seats.length + 2)] ?? TRUTH;
    const damage = rng.next();
    for (const [index, engine] of this.pair.entries()) {
      this.filling = `view of ${viewer} on ${engine.name} with damage ${damage}`;
      must(engine.restore(sample.moment[index] ?? new Uint8Array()), 'a snapshot just taken');
      const before = engine.hash();
      const truth = engine.view(TRUTH);
      const real = engine.view(viewer);
      const guess = this.content.guessOf(truth, real);
      const view = way === 'view' ? mutateNumbers(createRng(damage), real) : real;
      const done = engine.fill(view, way === 'guess' ? mutateNumbers(createRng(damage), guess) : guess);
      const wrong = done.ok ? this.tryFilled(engine, damage) : (faultOf(done.fault) ?? this.unchanged(engine, before));
      if (wrong !== null)
        return `${way} of ${viewer} on ${engine.name}: ${wrong}, damage ${damage}, game ${shown(sample)}`;
    }
    return null;
  }

  private unchanged(engine: Engine, before: string): string | null {
    return engine.hash() === before ? null : 'refused, but the state changed';
  }

  /** A state that was taken must be playable. */
  private tryFilled(engine: Engine, seed: number): string | null {
    const rng = createRng(seed);
    this.taken++;
    for (let left = FILLED_PLAYED_ON; left > 0; left--) {
      const decision = engine.decision();
      if (decision === null) return null;
      if (decision.choices.length === 0) return 'taken, but nothing can be chosen';
      const done = engine.apply(rng.draw(decision.choices.length));
      if (!done.ok) return `taken, but a choice offered was refused with ${done.fault.code}`;
      for (const viewer of [0, TRUTH]) engine.view(viewer);
    }
    return null;
  }

  private tryText(read: Outcome<unknown>): string | null {
    if (!read.ok) return faultOf(read.fault);
    this.taken++;
    return null;
  }

  private tryStart(way: string, input: unknown, { setup }: Sample, rng: Rng): string | null {
    const { boards: _boards, ...plain } = setup;
    const read = this.content.readSetup(way === 'position' ? { ...plain, form: undefined, position: input } : input);
    if (!read.ok) return faultOf(read.fault);
    for (const engine of this.pair) must(engine.start(setup), 'a sample setup');
    const before = this.pair.map((engine) => engine.hash());
    const [wasm, reference] = this.pair.map((engine) => engine.start(read.value));
    if (wasm?.ok !== reference?.ok) return `wasm ${shown(wasm)}, reference ${shown(reference)}`;
    if (wasm?.ok !== true) {
      const told = wasm === undefined ? null : faultOf(wasm.fault);
      if (told !== null) return told;
      const wrong = difference(
        before,
        this.pair.map((engine) => engine.hash()),
      );
      return wrong === null ? null : 'refused, but a state changed';
    }
    this.taken++;
    return this.playOn(rng);
  }

  /** Some more choices on both; they must go on agreeing. */
  private playOn(rng: Rng): string | null {
    const [wasm, reference] = this.pair;
    for (let left = PLAYED_ON; left > 0; left--) {
      const opaque = this.content.codec.opaque ?? [];
      const wrong =
        difference(plainView(wasm.view(TRUTH), opaque), plainView(reference.view(TRUTH), opaque)) ??
        difference(wasm.decision(), reference.decision());
      if (wrong !== null) return `${wrong.at}: wasm ${shown(wrong.left)}, reference ${shown(wrong.right)}`;
      const count = reference.decision()?.choices.length ?? 0;
      if (count === 0) return null;
      const index = rng.draw(count);
      for (const engine of this.pair) must(engine.apply(index), 'a choice offered');
    }
    return null;
  }
}

export function runFuzz(kit: Kit, { trials, seed, onTrial, onFailure, ...readers }: FuzzRun): FuzzReport {
  let fuzz = new Fuzz(kit, readers);
  let taken = 0;
  let failures = 0;
  let firstFailure: string | null = null;
  const kinds = new Set<string>();
  for (let index = 0; index < trials; index++) {
    const wrong = fuzz.trial(index, seed);
    if (wrong !== null) {
      failures++;
      const failure = `trial ${index} of seed ${seed}, ${wrong}`;
      firstFailure ??= failure;
      const kind = wrong.replace(/\d+/g, '').slice(0, 60);
      if (!kinds.has(kind) && kinds.size < KINDS_SHOWN) onFailure?.(failure);
      kinds.add(kind);
      taken += fuzz.taken;
      // an engine that threw may be half written
      fuzz = new Fuzz(kit, readers);
    }
    onTrial?.(index + 1, failures);
  }
  return { trials, taken: taken + fuzz.taken, failures, firstFailure };
}
