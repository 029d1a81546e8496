/**
 * Damaged input: setups, positions and saves of random games, changed a little. Whatever comes in, nothing may be thrown,
 * a refusal must leave the engines as they were, both must take or refuse the same, and what they take must be playable.
 */
import type { Content } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { Outcome } from '../../../../src/contract/fault';
import type { Setup } from '../../../../src/contract/setup';
import { encodeBlock } from '../../../../src/worker/referee/block';
import { difference, shown } from '../difference';
import { type Kit, must } from '../kit';
import { TRUTH } from '../masks';
import { createRng, partSeed, type Rng } from '../rng';
import { mutateJson, mutateText } from './mutate';

export interface FuzzRun {
  readonly trials: number;
  readonly seed: number;
  /** Opens a save; the match itself is of no interest. */
  readonly openSave: (text: string) => Outcome<unknown>;
  readonly onTrial?: (done: number, failures: number) => void;
}

export interface FuzzReport {
  readonly trials: number;
  /** Inputs that were taken after all. */
  readonly taken: number;
  readonly failures: number;
  readonly firstFailure: string | null;
}

/** Choices played on from a start that was taken. */
const PLAYED_ON = 30;
const LONGEST_WALK = 60;
const WAYS = ['setup', 'position', 'save text', 'save'] as const;

interface Sample {
  readonly setup: Setup;
  readonly position: unknown;
  readonly record: readonly string[];
}

class Fuzz {
  taken = 0;
  private readonly kit: Kit;
  private readonly content: Content;
  private readonly pair: readonly [Engine, Engine];
  private readonly openSave: FuzzRun['openSave'];

  constructor(kit: Kit, openSave: FuzzRun['openSave']) {
    this.kit = kit;
    this.content = kit.content;
    this.pair = [kit.engines.wasm(), kit.engines.reference()];
    this.openSave = openSave;
  }

  /** What is wrong with this trial; null when nothing is. */
  trial(index: number, seed: number): string | null {
    const rng = createRng(partSeed(seed, index));
    const sample = this.sample(index, rng);
    const way = WAYS[index % WAYS.length] ?? 'setup';
    const input = this.damage(way, sample, rng);
    try {
      const wrong = way.startsWith('save') ? this.trySave(String(input)) : this.tryStart(way, input, sample, rng);
      return wrong === null ? null : `${way}: ${wrong}, input ${shown(input)}`;
    } catch (error) {
      return `${way}: threw ${error instanceof Error ? error.message : String(error)}, input ${shown(input)}`;
    }
  }

  /** A random moment of a random game. */
  private sample(index: number, rng: Rng): Sample {
    const [engine] = this.pair;
    const { content } = this.kit;
    const setup = content.sampleSetup(index, rng.next());
    const shape = content.shape(setup);
    must(engine.start(setup), 'a sample setup');
    const record: string[] = [];
    let position: unknown = null;
    for (let left = rng.draw(LONGEST_WALK); left > 0 || position === null; left--) {
      const decision = engine.decision();
      if (decision === null) break;
      if (this.kit.positionKeys.includes(decision.key)) position = content.formatPosition(engine.view(TRUTH));
      const choice = rng.draw(decision.choices.length);
      record.push(content.formatChoice(decision.choices[choice] ?? -1, decision.kind, shape));
      must(engine.apply(choice), 'a choice offered');
    }
    return { setup, position, record };
  }

  private damage(way: (typeof WAYS)[number], { setup, position, record }: Sample, rng: Rng): unknown {
    const save = { setup, record };
    switch (way) {
      case 'setup':
        return mutateJson(rng, setup);
      case 'position':
        return mutateJson(rng, position);
      case 'save text':
        return mutateText(rng, must(encodeBlock(save), 'a save'));
      case 'save':
        return must(encodeBlock(mutateJson(rng, save) ?? null), 'a save');
    }
  }

  private trySave(text: string): string | null {
    const opened = this.openSave(text);
    if (opened.ok) this.taken++;
    else if (opened.fault.expected === '') return 'refused without saying what was expected';
    return null;
  }

  private tryStart(way: string, input: unknown, { setup }: Sample, rng: Rng): string | null {
    const { boards: _boards, ...plain } = setup;
    const read = this.content.readSetup(way === 'position' ? { ...plain, form: undefined, position: input } : input);
    if (!read.ok) return read.fault.expected === '' ? 'refused without saying what was expected' : null;
    for (const engine of this.pair) must(engine.start(setup), 'a sample setup');
    const before = this.pair.map((engine) => engine.hash());
    const [wasm, reference] = this.pair.map((engine) => engine.start(read.value));
    if (wasm?.ok !== reference?.ok) return `wasm ${shown(wasm)}, reference ${shown(reference)}`;
    if (wasm?.ok !== true) {
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
      const wrong =
        difference(wasm.view(TRUTH), reference.view(TRUTH)) ?? difference(wasm.decision(), reference.decision());
      if (wrong !== null) return `${wrong.at}: wasm ${shown(wrong.left)}, reference ${shown(wrong.right)}`;
      const count = reference.decision()?.choices.length ?? 0;
      if (count === 0) return null;
      const index = rng.draw(count);
      for (const engine of this.pair) must(engine.apply(index), 'a choice offered');
    }
    return null;
  }
}

export function runFuzz(kit: Kit, { trials, seed, openSave, onTrial }: FuzzRun): FuzzReport {
  let fuzz = new Fuzz(kit, openSave);
  let taken = 0;
  let failures = 0;
  let firstFailure: string | null = null;
  for (let index = 0; index < trials; index++) {
    const wrong = fuzz.trial(index, seed);
    if (wrong !== null) {
      failures++;
      firstFailure ??= `trial ${index} of seed ${seed}, ${wrong}`;
      taken += fuzz.taken;
      // an engine that threw may be half written
      fuzz = new Fuzz(kit, openSave);
    }
    onTrial?.(index + 1, failures);
  }
  return { trials, taken: taken + fuzz.taken, failures, firstFailure };
}
