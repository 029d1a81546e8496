/**
 * Two opponents of Legion against each other, in mirrored pairs: the same form, boards and seed twice, seats exchanged.
 *
 *   node test/search/arena.mjs --pairs 100 --ms 60 veteran standard
 *   node test/search/arena.mjs --pairs 50 --opening 4 --iterations 2000 veteran '{"share":1,"parameters":[3,0,0,0,255,24,100,0]}'
 *
 * An opponent is a level's name (src/games/legion/opponents.ts) or its data as JSON, which may name another `wasm`. Prints
 * wins, draws and losses of the first, its score with a 95 % interval over the pairs, and the time of its answers.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'];
/** Words that a list of parameters leaves out, as src/games/opponent.ts has them. */
const PLAIN = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0];
export const parameterWords = (words) => [...words, ...PLAIN.slice(words.length)];

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const modules = new Map();

/** One engine: words in, words out. */
export function load(file = `${HOME}build/core/legion.wasm`) {
  if (!modules.has(file)) modules.set(file, new WebAssembly.Module(readFileSync(file)));
  const core = new WebAssembly.Instance(modules.get(file)).exports;
  const words = new Int32Array(core.memory.buffer);
  const [inbox, outbox] = [core.inbox() >> 2, core.outbox() >> 2];
  return {
    core,
    put: (list) => {
      words.set(list, inbox);
      return list.length;
    },
    take: (count) => words.slice(outbox, outbox + count),
  };
}

/** A small generator for the arena's own draws (mulberry32). */
export function generator(seed) {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Setup words of the n-th match: forms in turn, four boards at random that meet the form's demand for forest. */
export function setupWords(n, only) {
  const draw = generator(n * 7919 + 17);
  const form = only ?? n % FORMS.length;
  if (form === 0) return [n, 0, 2, 0];
  const faces = [draw(2), draw(2), draw(2), draw(2)];
  // faces 1B and 3B have no forest
  if (form === 4) faces[0] = faces[2] = 0;
  if (form === 2 && faces[0] === 1 && faces[2] === 1 && faces.every((face, board) => face === 1 && board % 2 === 0))
    faces[0] = 0;
  const boards = [0, 1, 2, 3].map((board) => [board, draw(65536)]).sort((a, b) => a[1] - b[1]);
  return [n, form, 2, 4, ...boards.map(([board]) => board * 8 + faces[board] * 4 + draw(4))];
}

/** The answer of an opponent to the view of the seat asked. */
export function think(player, view, seed, effort) {
  const { engine, parameters, share } = player;
  engine.put([...view, ...parameterWords(parameters)]);
  const fault = engine.core.searchBegin(view.length, seed, 0);
  if (fault < 0) throw new Error(`searchBegin gave ${fault}`);
  const start = performance.now();
  if (effort.iterations) {
    const most = Math.ceil(effort.iterations * share);
    for (let done = 0; done < most; ) done = engine.core.searchStep(Math.min(50, most - done));
  } else {
    const most = effort.ms * share;
    while (performance.now() - start < most) engine.core.searchStep(32);
  }
  const found = engine.take(engine.core.searchBest());
  player.times.push(performance.now() - start);
  player.iterations += found[2];
  return found;
}

/** Plays a match, its first `opening` choices at random; gives the score of seat 0: 1, 0.5 or 0. */
export function playMatch(words, players, effort, seed, opening = 0) {
  const draw = generator(seed * 31 + 5);
  const { core, put, take } = load();
  if (core.create(put(words)) < 0) throw new Error(`bad setup ${words}`);
  for (const player of players) {
    player.engine = load(player.wasm);
    player.engine.core.create(player.engine.put(words.with(0, 0)));
  }
  for (let ply = 0; core.choiceCount() > 0; ply++) {
    const seat = core.askedSeat();
    if (core.choiceCount() === 1) core.apply(0);
    else if (ply < opening) core.apply(draw(core.choiceCount()));
    else core.apply(think(players[seat], take(core.view(seat)), seed * 1000 + ply, effort)[0]);
  }
  const [reason, winners] = take(core.result());
  return { score: winners === 0 ? 0.5 : winners === 1 ? 1 : 0, reason, plies: take(core.view(9))[1] };
}

async function opponent(text) {
  const data = text.startsWith('{') ? JSON.parse(text) : await level(text);
  return { ...data, times: [], iterations: 0 };
}

async function level(name) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${HOME}src/games/legion/opponents.ts`);
  const found = module.opponents.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no level ${name}: ${module.opponents.map((one) => one.name).join(' ')}`);
  return found;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '20' },
      ms: { type: 'string' },
      iterations: { type: 'string' },
      form: { type: 'string' },
      from: { type: 'string', default: '0' },
      opening: { type: 'string', default: '0' },
    },
  });
  const [a, b] = [await opponent(positionals[0] ?? 'veteran'), await opponent(positionals[1] ?? 'standard')];
  const effort = values.iterations ? { iterations: Number(values.iterations) } : { ms: Number(values.ms ?? 60) };
  const [from, only] = [Number(values.from), values.form === undefined ? undefined : FORMS.indexOf(values.form)];
  const tally = { win: 0, draw: 0, loss: 0 };
  const pairs = [];
  const byForm = FORMS.map(() => []);
  let plies = 0;
  for (let n = from; n < from + Number(values.pairs); n++) {
    const words = setupWords(n, only);
    let sum = 0;
    for (const seats of [
      [a, b],
      [b, a],
    ]) {
      const match = playMatch(words, seats, effort, n, Number(values.opening));
      const score = seats[0] === a ? match.score : 1 - match.score;
      tally[score === 1 ? 'win' : score === 0 ? 'loss' : 'draw']++;
      sum += score / 2;
      plies += match.plies;
    }
    pairs.push(sum);
    byForm[words[1]].push(sum);
  }
  const mean = (list) => list.reduce((all, one) => all + one, 0) / list.length;
  const all = mean(pairs);
  const error = 1.96 * Math.sqrt(mean(pairs.map((one) => (one - all) ** 2)) / (pairs.length - 1));
  const forms = FORMS.map((form, i) => (byForm[i].length === 0 ? '' : `${form} ${mean(byForm[i]).toFixed(2)}`));
  console.log(
    `+${tally.win} =${tally.draw} -${tally.loss}  ${all.toFixed(3)} ± ${error.toFixed(3)}  ${forms.join(' ')}`,
  );
  for (const player of [a, b]) {
    const times = player.times.sort((x, y) => x - y);
    const at = (part) => times[Math.floor((times.length - 1) * part)]?.toFixed(1);
    const each = Math.round(player.iterations / times.length);
    console.log(`  ${times.length} answers, ms p50 ${at(0.5)} p95 ${at(0.95)} most ${at(1)}, iterations ${each}`);
  }
  console.log(`  ${(plies / pairs.length / 2).toFixed(1)} choices a match`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
