/** The dear checks of a twin, made in one game of 32: refusals, snapshots, states filled from a view, texts. */
import type { Content, Shape } from '../../../../src/contract/content';
import type { Applied, Engine } from '../../../../src/contract/engine';
import type { Setup } from '../../../../src/contract/setup';
import { must } from '../kit';
import { TRUTH } from '../masks';
import { both, Divided, same, type Twin } from './compare';

const nameOf = (engine: Engine): string => engine.name;

/** Both engines alone must agree with themselves: `found` with what it should be. */
function own(engine: Engine, field: string, expected: unknown, found: unknown): void {
  try {
    same(field, found, expected);
  } catch (error) {
    if (!(error instanceof Divided)) throw error;
    throw new Divided(`${error.field} (${nameOf(engine)} alone: found, expected)`, error.wasm, error.reference);
  }
}

/** Indexes that are not offered are refused and change nothing. */
export function checkRefusals(twin: Twin): void {
  const count = twin.reference.decision()?.choices.length ?? 0;
  const before = [twin.wasm.hash(), twin.reference.hash()];
  for (const index of [-1, count]) {
    const outcome = both(`apply(${index})`, twin, (engine) => engine.apply(index));
    if (outcome.ok) throw new Divided(`apply(${index})`, 'taken', 'taken');
  }
  same('hash after a refusal', [twin.wasm.hash(), twin.reference.hash()], before);
}

/** One choice on and back again, on each engine. */
export function checkReturn(twin: Twin): void {
  for (const engine of [twin.wasm, twin.reference]) {
    const before = { hash: engine.hash(), truth: engine.view(TRUTH), decision: engine.decision() };
    const bytes = engine.snapshot();
    if ((before.decision?.choices.length ?? 0) > 0) {
      must(engine.apply(0), 'the first choice');
      if (engine.hash() === before.hash) own(engine, 'hash after a choice', 'another', 'the same');
    }
    must(engine.restore(bytes), 'a snapshot just taken');
    own(engine, 'restored', before, { hash: engine.hash(), truth: engine.view(TRUTH), decision: engine.decision() });
  }
}

/** States filled from a view of a match, which must go on like it. */
export interface FilledTwin {
  readonly viewer: number;
  readonly engines: Twin;
}

/** A viewer's view and the guess that is right give the state itself, generator apart. */
export function checkFill(twin: Twin, scratch: Twin, content: Content, viewer: number): FilledTwin {
  for (const [engine, empty] of pairs(twin, scratch)) {
    const truth = engine.view(TRUTH);
    const view = engine.view(viewer);
    const guess = content.guessOf(truth, view);
    own(
      engine,
      `fill from view(${viewer})`,
      'taken',
      filled(empty, () => empty.fill(view, guess)),
    );
    sameFilled(engine, empty, viewer);
    own(engine, `filled from view(${viewer}): hash`, engine.hash(), empty.hash());
  }
  return { viewer, engines: scratch };
}

/** The match has made this choice: the filled states make it too and stay like it, unless chance fell. */
export function checkGoesOn(twin: Twin, { viewer, engines }: FilledTwin, index: number, applied: Applied): void {
  for (const [engine, copy] of pairs(twin, engines)) {
    const done = copy.apply(index);
    own(engine, `filled from view(${viewer}): apply`, applied, done.ok ? done.value : done.fault.code);
    if (applied.chance) continue;
    own(engine, `filled from view(${viewer}): rows`, engine.rows(), copy.rows());
    sameFilled(engine, copy, viewer);
  }
}

const pairs = (twin: Twin, scratch: Twin): readonly (readonly [Engine, Engine])[] => [
  [twin.wasm, scratch.wasm],
  [twin.reference, scratch.reference],
];

function sameFilled(engine: Engine, copy: Engine, viewer: number): void {
  const field = `filled from view(${viewer})`;
  own(engine, `${field}: truth`, engine.view(TRUTH), copy.view(TRUTH));
  own(engine, `${field}: decision`, engine.decision(), copy.decision());
}

function filled(empty: Engine, fill: () => ReturnType<Engine['fill']>): string {
  const done = fill();
  return done.ok ? 'taken' : `${done.fault.code} from ${empty.name}: expected ${done.fault.expected}`;
}

/** Every choice has a text that stands for it alone. */
export function checkTexts(twin: Twin, content: Content, shape: Shape): void {
  const decision = twin.reference.decision();
  if (decision === null) return;
  const texts = decision.choices.map((code) => content.formatChoice(code, decision.kind, shape));
  if (new Set(texts).size !== texts.length) throw new Divided('choice texts', texts, 'each once');
  for (const [index, text] of texts.entries()) {
    const code = content.parseChoice(text, decision.kind, shape);
    same(`choice text ${text}`, code.ok ? code.value : code.fault.code, decision.choices[index]);
  }
}

/** The position form tells the whole of what it should: read and written again it is the same. */
export function checkPosition(twin: Twin, content: Content): unknown {
  const position = content.formatPosition(twin.reference.view(TRUTH));
  same('position', content.formatPosition(twin.wasm.view(TRUTH)), position);
  const read = content.readPosition(position);
  if (!read.ok) throw new Divided(`position.${read.fault.at}`, read.fault.expected, read.fault.found ?? position);
  same('position read and written', content.formatPosition(read.value), position);
  return position;
}

/** The setup that goes on from a position. */
export const atPosition = (setup: Setup, position: unknown): Setup => {
  const { boards: _boards, ...rest } = setup;
  return { ...rest, position };
};
