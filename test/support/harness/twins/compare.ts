/** Compares what the two engines of a twin say; the first disagreement is thrown as a Divided. */
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { Outcome } from '../../../../src/contract/fault';
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
  same('rows', twin.wasm.rows(), twin.reference.rows());
  same('decision', twin.wasm.decision(), twin.reference.decision());
  same('result', twin.wasm.result(), twin.reference.result());
}

/** The views of these viewers. */
export function sameViews(twin: Twin, viewers: readonly number[]): void {
  for (const viewer of viewers) same(`view(${viewer})`, twin.wasm.view(viewer), twin.reference.view(viewer));
}

/** Everything that both engines show of their state. */
export function sameAll(twin: Twin, seats: number): void {
  sameFacts(twin);
  sameViews(twin, viewersOf(seats));
}

/** What `apply` and the acts outside the list answer. */
export type Act = (engine: Engine) => Outcome<Applied>;
