/**
 * Plays Legion against itself and keeps what the tables are fitted to: of each placement the facts that the evaluation
 * met, with how the match ended for the side to move; and of each searched one the facts of every choice, with its share of
 * the visits. Made of 16-bit numbers, see `valueRow` and `choiceRow`.
 *
 *   npx asc assembly/legion/tune.ts --config asconfig.json --target release --use abort= --use TUNE=NaN -o build/tune/core.wasm
 *   node test/search/tune/play.mjs build/tune/core.wasm build/tune/1.bin --seconds 300 --iterations 1200 --from 0
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { generator, load, parameterWords, setupWords } from '../arena.mjs';

const PARAMETERS = [3, 150, 0, 0, 255, 16, 100, 0];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
  },
});
const [wasm, target] = positionals;
const [referee, thinker] = [load(wasm), load(wasm)];
const { core } = referee;
/** Numbers of the match that is played, and of those before it. */
const numbers = [];
const matches = [];
const ends = new Map();

/** 0, form, points of the side to move (0-2), count, facts. */
const valueRow = ({ form, seat, facts }, winners) => {
  const points = winners === 0 ? 1 : ((winners >> seat) & 1) * 2;
  numbers.push(0, form, points, facts.length, ...facts);
};

/** 1, form, choices, and of each its share of the visits (0-1000), its facts, -1. */
const choiceRow = (form, found) => {
  const words = [...referee.take(core.policyFacts())];
  let visits = 0;
  for (let i = 0; i < found[3]; i++) visits += found[4 + 2 * i];
  numbers.push(1, form, found[3]);
  for (let i = 0, at = 0; i < found[3]; i++) {
    const end = words.indexOf(-1, at);
    numbers.push(Math.round((1000 * found[4 + 2 * i]) / visits), ...words.slice(at, end), -1);
    at = end + 1;
  }
};

/** The search's answer at the live state. */
const search = (seed) => {
  const view = referee.take(core.view(core.askedSeat()));
  thinker.put([...view, ...parameterWords(PARAMETERS)]);
  if (thinker.core.searchBegin(view.length, seed, 0) < 0) throw new Error('the view is refused');
  const most = Number(values.iterations);
  for (let done = 0; done < most; ) done = thinker.core.searchStep(Math.min(200, most - done));
  return thinker.take(thinker.core.searchBest());
};

/** One match: a few placements at random, then searched ones, with a random one now and then. */
function play(n) {
  const words = setupWords(n);
  const draw = generator(n * 31 + 7);
  for (const engine of [referee, thinker]) engine.core.create(engine.put(words));
  const met = [];
  let opening = draw(7);
  for (let ply = 0; core.choiceCount() > 0; ply++) {
    const count = core.choiceCount();
    const [form, seat, ...facts] = referee.take(core.facts());
    if (facts.length > 0) met.push({ form, seat, facts });
    const random = opening-- > 0 || draw(30) === 0;
    if (count === 1 || random) {
      core.apply(draw(count));
      continue;
    }
    const found = search(n * 1000 + ply);
    if (facts.length > 0 && count > 10) choiceRow(form, found);
    core.apply(found[0]);
  }
  const [reason, winners] = referee.take(core.result());
  ends.set(reason, (ends.get(reason) ?? 0) + 1);
  for (const one of met) valueRow(one, winners);
  matches.push(Buffer.from(Int16Array.from(numbers).buffer));
  numbers.length = 0;
}

const end = Date.now() + Number(values.seconds) * 1000;
let n = Number(values.from);
while (Date.now() < end) play(n++);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, Buffer.concat(matches));
const how = [...ends].map(([reason, count]) => `${reason}: ${count}`).join(', ');
console.log(`${matches.length} matches (by reason ${how})`);
