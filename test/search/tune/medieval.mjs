/** Medieval's matches for tuning: players on any builds of the core, with all that their seats have learned, and a referee. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));
/** A module of the sources. */
export const source = async (path) => (await runnerImport(`${HOME}${path}`)).module;

const { medieval } = await source('src/games/medieval/index.ts');
const { opponents } = await source('src/games/medieval/opponents.ts');
const { characters } = await source('src/games/medieval/characters.ts');
const { levelsOf } = await source('src/worker/opponent/levels.ts');
const { instantiate } = await source('src/worker/instantiate.ts');
const { createCoreEngine } = await source('src/worker/core-engine.ts');
const { createCoreSearch } = await source('src/worker/core-search.ts');
const { beginAt } = await source('src/worker/opponent/begin.ts');
const { eventsFor } = await source('test/support/harness/masks.ts');
const { partSeed } = await source('test/support/harness/rng.ts');
const { readSpec } = await source('test/support/harness/ladder/players.ts');
const { medievalStress } = await source('test/support/harness/medieval/stress.ts');

export { medieval, partSeed };
export const levels = levelsOf(opponents, characters);
export const FINISHED = `${HOME}build/core/medieval.wasm`;

const makers = new Map();
/** A new instance of a build; `FILE+WEIGHTS.json`: a build of tune.ts that judges by other weights, `{ weights, policy }` by place. */
export function instance(file = FINISHED) {
  const [path, other] = file.split('+');
  if (!makers.has(path)) makers.set(path, instantiate(readFileSync(path)));
  const core = makers.get(path)();
  if (other === undefined) return core;
  const { weights = {}, policy = {} } = JSON.parse(readFileSync(other, 'utf8'));
  const words = new Int16Array(core.memory.buffer);
  for (const [at, weight] of Object.entries(weights)) words[(core.weights() >> 1) + Number(at)] = weight;
  for (const [at, weight] of Object.entries(policy)) words[(core.policyWeights() >> 1) + Number(at)] = weight;
  return core;
}

/** An engine of its own on a build. */
export const engineOn = (core) => createCoreEngine(core, medieval);

/**
 * A player: a level, raw words or a stress opponent (as the arena reads them), `@FILE` behind it for a build of its own. Its
 * level's share counts.
 */
export function playerOf(text, { iterations, ms }) {
  const [spec, file = FINISHED] = text.split('@');
  const found = readSpec(spec, { levels, stress: medievalStress });
  if (found === null) throw new Error(`no player ${spec}`);
  if (found.kind === 'stress') return { text, spent: 0, answers: 0, stress: medievalStress.player(found.name) };
  return {
    text,
    level: found.level,
    search: createCoreSearch(instance(file), medieval),
    iterations,
    ms,
    spent: 0,
    answers: 0,
  };
}

/** What a player finds at a question. */
export function think(player, { setup, view, decision, events, asked, seed }) {
  const { level, search, iterations, ms } = player;
  const start = performance.now();
  const request = { id: 0, setup, events, asked, view, decision, level: '', effort: {}, seed };
  const begun = beginAt(search, medieval, request, level);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  if (ms === undefined) {
    const most = Math.max(1, Math.round(iterations * level.share));
    for (let done = 0; done < most; ) done = search.step(Math.min(256, most - done));
  } else {
    const end = start + ms * Math.max(level.share, 0.001);
    while (performance.now() < end && !search.best().settled) search.step(8);
  }
  const best = search.best();
  player.spent += performance.now() - start;
  player.answers++;
  player.done = (player.done ?? 0) + best.iterations;
  return best;
}

/** The standard start: both lay their armies out, or bring these. */
export const startOf = ({ armies = [], first = 'red', form = 'standard', seed = 1 } = {}) => {
  const setup = medieval.readSetup({
    game: 'medieval',
    form,
    options: { first },
    seats: [0, 1].map((seat) =>
      armies[seat] === undefined ? { player: 'person' } : { player: 'person', army: armies[seat] },
    ),
    seed,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup));
  return setup.value;
};

/** One match; `heard(engine, decision, best, question)` before every answer. */
export function play(setup, players, seed, heard = () => {}, engine = engineOn(instance())) {
  const started = engine.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started));
  const rows = [[], []];
  const asked = [[], []];
  const listen = () => {
    for (const seat of [0, 1]) rows[seat].push(...eventsFor(engine.rows(), seat));
  };
  listen();
  let n = 0;
  for (let decision = engine.decision(); decision !== null; decision = engine.decision()) {
    const { seat, kind, choices } = decision;
    const player = players[seat];
    const question = {
      setup,
      view: engine.view(seat),
      decision,
      events: rows[seat],
      asked: asked[seat],
      seed: partSeed(seed, n),
      truth: null,
    };
    const best =
      choices.length === 1
        ? { choice: 0 }
        : player.stress
          ? { choice: player.stress.choose(question) }
          : think(player, question);
    heard(engine, decision, best, question);
    n++;
    if (kind !== 'respond') for (const viewer of [0, 1]) asked[viewer].push({ rows: rows[viewer].length, seat, kind });
    const applied = engine.apply(best.choice);
    if (!applied.ok) throw new Error(JSON.stringify(applied));
    listen();
  }
  const { winners, reason } = engine.result();
  return {
    winner: winners.length === 0 ? null : winners[0],
    reason,
    turns: engine.view(9).counters.turn,
    rows: rows[0],
  };
}
