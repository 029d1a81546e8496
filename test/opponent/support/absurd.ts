/** Constructed positions as the harness of blunders takes them. */
import type { Engine } from '../../../src/contract/engine';
import { legends } from '../../../src/games/legends';
import { parameterWords } from '../../../src/games/opponent';
import { createCoreSearch } from '../../../src/worker/core-search';
import { Player } from '../../support/harness/arena/player';
import { type Brought, temptations } from '../../support/harness/blunders/kinds';
import { compareChoice, type Ground } from '../../support/harness/blunders/passage';
import type { Found } from '../../support/harness/blunders/positions';
import { must } from '../../support/harness/kit';
import { blunderBook } from '../../support/harness/legends/blunders';
import { legendsEngines } from '../../support/harness/legends/engines';
import { coreOf } from './table';

const SEATS = [{ player: 'person' }, { player: 'person' }] as const;
const PLAINS = Array.from({ length: 8 }, () => 'pppppppp');

/** Castles in two corners unless said otherwise; seat 0 is asked. */
export type Pieces = Readonly<Record<string, unknown>>;

/** A question, found in a match that begins right there. */
export function foundAt(pieces: Pieces, rest: Readonly<Record<string, unknown>> = {}, before: readonly string[] = []) {
  const position = { terrain: PLAINS, pieces: { a1: [67, 0], h8: [169, 1], ...pieces }, turn: 0, ...rest };
  const setup = must(legends.readSetup({ game: 'legends', form: 'legends', seats: SEATS, position }), 'a position');
  const { reference, wasm } = legendsEngines();
  const engine = reference();
  must(engine.start(setup), 'a position');
  const played = before.map((text) => {
    const choice = offered(engine).indexOf(text);
    must(engine.apply(choice), `${text} among ${offered(engine).join(' ')}`);
    return choice;
  });
  const decision = engine.decision();
  if (decision === null) throw new Error('nothing is asked');
  const view = engine.view(decision.seat);
  const question = { setup, view, decision, events: [], seed: 1, truth: null };
  const found: Found = { setup, played, question, tempting: temptations(blunderBook, question) };
  return { found, texts: offered(engine), reference, wasm };
}

function offered(engine: Engine): readonly string[] {
  const decision = engine.decision();
  const view = engine.view(9);
  return decision?.choices.map((code) => legends.formatChoice(code, decision.kind, view)) ?? [];
}

/** The answers of a kind, as texts. */
export function answersOf(
  name: string,
  pieces: Pieces,
  rest?: Readonly<Record<string, unknown>>,
  before?: readonly string[],
): readonly string[] {
  const { found, texts } = foundAt(pieces, rest, before);
  const [, answers = []] = [...found.tempting].find(([kind]) => kind.name === name) ?? [];
  return [...new Set(answers)].map((index) => texts[index] ?? '');
}

/** What an answer brings on the reference engine, and what comes without it. */
export function broughtBy(
  choice: string,
  pieces: Pieces,
  rest?: Readonly<Record<string, unknown>>,
  before?: readonly string[],
): { readonly brought: Brought; readonly without: Brought } {
  const { found, texts, reference, wasm } = foundAt(pieces, rest, before);
  const level = { share: 1, parameters: parameterWords([4]) };
  const search = createCoreSearch(coreOf(found.setup), legends);
  const policy = new Player({ content: legends, level, search, budget: { iterations: 1 } });
  const ground: Ground = { book: blunderBook, reference: reference(), engine: wasm(), policy };
  return compareChoice(ground, found, texts.indexOf(choice));
}
