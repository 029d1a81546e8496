/** Engines of the Legends family for tuning: which build a form needs, its tables, its setups, and a search at a live state. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { generator, load, parameterWords } from '../arena.mjs';

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

/** What a player's engine finds at another engine's live state: as `searchBest` writes it. */
export function search(referee, engine, parameters, seed, iterations) {
  const view = referee.take(referee.core.view(referee.core.askedSeat()));
  engine.put([...view, ...parameterWords(parameters)]);
  if (engine.core.searchBegin(view.length, seed, 0) < 0) throw new Error('the view is refused');
  for (let done = 0; done < iterations; ) done = engine.core.searchStep(Math.min(64, iterations - done));
  return engine.take(engine.core.searchBest());
}

export { generator };
