/** Engines of the Legends family for tuning: which build a form needs, its tables, its setups, and a search at a live state. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { generator, load, parameterWords } from '../arena.mjs';
import { kindsIn } from './signs.mjs';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const source = async (path) => (await runnerImport(`${HOME}src/${path}`)).module;

const { legendsTables } = await source('games/legends/tables/index.ts');
const { legendsCatalogue } = await source('games/legends/catalogue.ts');
const { FORM_LIST } = await source('games/legends/forms.ts');
const { sampleSetup } = await source('games/legends/sample.ts');
const { legendsOf } = await source('games/legends/index.ts');
const { encodeSetup } = await source('worker/words/setup.ts');
const { sizeOfSetup } = await source('worker/core-size.ts');
const TABLES = legendsTables(legendsCatalogue);

export const formNames = FORM_LIST.map(({ name }) => name);

/** Setup of the n-th match of a form: armies of all kinds where they are dealt, arranged by the players elsewhere; plain options. */
export function setupOf(form, n) {
  const found = FORM_LIST[formNames.indexOf(form)];
  if (found === undefined) throw new Error(`no form ${form}: ${formNames.join(' ')}`);
  const { seats, seed } = sampleSetup(n, (n * 7919 + 17) % 2 ** 31, undefined, found);
  const plans = found.setup === 'arranged' ? seats.map(() => ({ player: 'person' })) : seats;
  const content = legendsOf(form);
  const setup = content.readSetup({ game: form, seats: plans, seed });
  if (!setup.ok) throw new Error(JSON.stringify(setup));
  return {
    words: encodeSetup(setup.value, content),
    size: sizeOfSetup(content, setup.value),
  };
}

/** A new engine of the build in a folder (`legends.wasm`, `legends.wide.wasm`) that plays such a setup, at its start. */
export function started(folder, { words, size }) {
  const engine = load(`${folder}/legends${size === 'wide' ? '.wide' : ''}.wasm`);
  if (engine.core.tables(engine.put(TABLES)) < 0) throw new Error('the tables are refused');
  if (engine.core.create(engine.put(words)) < 0) throw new Error(`bad setup ${words}`);
  return engine;
}

/** A side's facts less the other's, of the words of `facts` (tune.ts). */
export function leadOf(words, side) {
  const half = (words.length - 2) >> 1;
  const [own, other] = [2 + side * half, 2 + (side ^ 1) * half];
  return Array.from({ length: half }, (_, fact) => words[own + fact] - words[other + fact]);
}

/** The pieces of an engine's live state that stand alone and are no castles (a build of tune.ts). */
export function piecesOf(engine) {
  const words = engine.take(engine.core.pieces());
  return Array.from({ length: words.length / 4 }, (_, i) => {
    const [slot, kind, side, shown] = words.slice(i * 4, i * 4 + 4);
    return { slot, kind, side, isShown: shown === 1 };
  });
}

/** What a question of the live state answers without one of its pieces. */
export function without(engine, { slot }, ask) {
  engine.core.lift(slot, 0);
  const answer = ask();
  engine.core.lift(slot, 1);
  return answer;
}

/** The kinds of a form as signs.mjs has them (a build of tune.ts in the folder). */
export function kindsOf(folder, form) {
  const { core, take } = started(folder, setupOf(form, 1));
  return kindsIn(core, take);
}

/** A kind by its name. */
export const nameOfKind = (kind) => legendsCatalogue.pieces[kind - 1].name;

/** What a player's engine finds at another engine's live state: as `searchBest` writes it. */
export function search(referee, engine, parameters, seed, iterations) {
  const view = referee.take(referee.core.view(referee.core.askedSeat()));
  engine.put([...view, ...parameterWords(parameters)]);
  if (engine.core.searchBegin(view.length, seed, 0) < 0) throw new Error('the view is refused');
  for (let done = 0; done < iterations; ) done = engine.core.searchStep(Math.min(64, iterations - done));
  return engine.take(engine.core.searchBest());
}

export { generator };
