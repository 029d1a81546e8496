/** Compares what the two engines of a twin say; the first disagreement is thrown as a Divided. */
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { Outcome } from '../../../../src/contract/fault';
import type { View } from '../../../../src/contract/view';
import { difference, shown } from '../difference';
import { viewersOf } from '../masks';

/** The engines disagree: what about, and what each says. */
export class Divided extends Error {
  readonly field: string;
  readonly wasm: string;
  readonly reference: string;

  constructor(field: string, wasm: unknown, reference: unknown) {
    super(`${field}: wasm ${shown(wasm)}, reference ${shown(reference)}`);
    this.field = field;
    this.wasm = shown(wasm);
    this.reference = shown(reference);
  }
}

/** Both engines of one match, always in the same state as far as anybody can tell. */
export interface Twin {
  readonly wasm: Engine;
  readonly reference: Engine;
  /** Lists of a view that each engine words in its own way (`Codec.opaque`). */
  readonly opaque: readonly string[];
}

/** A view without what each engine words in its own way. */
export function plainView(view: View, opaque: readonly string[]): View {
  if (opaque.length === 0) return view;
  return { ...view, lists: Object.fromEntries(Object.entries(view.lists).filter(([name]) => !opaque.includes(name))) };
}

/** Throws Divided where the two values differ. */
export function same(field: string, wasm: unknown, reference: unknown): void {
  const wrong = difference(wasm, reference);
  if (wrong === null) return;
  const joint = wrong.at === '' || wrong.at.startsWith('[') ? '' : '.';
  throw new Divided(`${field}${joint}${wrong.at}`, wrong.left, wrong.right);
}

/** A refusal is compared by its code: the sentences are each engine's own. */
const comparable = <T>(outcome: Outcome<T>): unknown => (outcome.ok ? outcome : outcome.fault.code);

/** Does the same to both engines and compares what they answer. */
export function both<T>(field: string, twin: Twin, act: (engine: Engine) => Outcome<T>): Outcome<T> {
  const wasm = guarded(field, 'wasm', () => act(twin.wasm));
  const reference = guarded(field, 'reference', () => act(twin.reference));
  same(field, comparable(wasm), comparable(reference));
  return reference;
}

/** Runs one engine's part; an exception is a disagreement like any other. */
function guarded<T>(field: string, name: string, part: () => T): T {
  try {
    return part();
  } catch (error) {
    const thrown = error instanceof Error ? `threw ${error.message}` : 'threw';
    throw name === 'wasm' ? new Divided(field, thrown, 'no exception') : new Divided(field, 'not asked', thrown);
  }
}

/** What is read off both engines after every choice. */
export function sameFacts(twin: Twin): void {
  sameOf('rows', twin, (engine) => engine.rows());
  sameOf('decision', twin, (engine) => engine.decision());
  sameOf('result', twin, (engine) => engine.result());
}

function sameOf(field: string, twin: Twin, read: (engine: Engine) => unknown): void {
  const wasm = guarded(field, 'wasm', () => read(twin.wasm));
  same(
    field,
    wasm,
    guarded(field, 'reference', () => read(twin.reference)),
  );
}

const asked = (field: string, engine: Engine, viewer: number): View =>
  guarded(field, engine.name, () => engine.view(viewer));

/** The views of these viewers. */
export function sameViews(twin: Twin, viewers: readonly number[]): void {
  const { wasm, reference, opaque } = twin;
  for (const viewer of viewers) {
    const field = `view(${viewer})`;
    const views = [asked(field, wasm, viewer), asked(field, reference, viewer)] as const;
    same(field, plainView(views[0], opaque), plainView(views[1], opaque));
  }
}

/** Everything that both engines show of their state. */
export function sameAll(twin: Twin, seats: number): void {
  sameFacts(twin);
  sameViews(twin, viewersOf(seats));
}

/** What `apply` and the acts outside the list answer. */
export type Act = (engine: Engine) => Outcome<Applied>;
