/**
 * Plays a form of Legends against itself and keeps, of main decisions, the facts of every act (assembly/legends/policy-acts.ts)
 * and how good the search takes it to be. Made of 16-bit numbers: form, acts, and of each act its share of the choice in
 * thousandths, the places of its facts, -1.
 *
 *   node test/search/tune/play-acts.mjs FORM build/tune build/tune/quick-acts.bin --seconds 120 --from 0
 *
 * The folder holds the builds of tune.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formNames, generator, search, setupOf, started } from './legends.mjs';

/** One ply over some worlds: all acts are judged alike. */
const PARAMETERS = [1, 150, 0, 0, 4094, 1, 0, 12];
/** The policy alone, for openings and now and then. */
const POLICY = [4, 0, 0, 0, 1, 1, 0, 0];
const MOST_CHOICES = 3000;
/** An act this much worse than another is e times less likely to be taken. */
const SHARPNESS = 100;
const SHARE = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    matches: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
  },
});
const [form, folder, target] = positionals;
const formNumber = formNames.indexOf(form);
const kept = [];
let decisions = 0;

/** The shares of the acts by their values, as `searchBest` writes them. */
function sharesOf(found) {
  const judged = Array.from({ length: found[3] }, (_, i) => found[5 + 2 * i]);
  const most = Math.max(...judged);
  const chances = judged.map((value) => Math.exp((value - most) / SHARPNESS));
  const all = chances.reduce((sum, one) => sum + one, 0);
  return chances.map((chance) => Math.round((SHARE * chance) / all));
}

function keep(words, found) {
  const shares = sharesOf(found);
  const numbers = [formNumber, shares.length];
  for (let i = 0, at = 1; i < shares.length; i++) {
    const end = words.indexOf(-1, at);
    numbers.push(shares[i], ...words.slice(at, end), -1);
    at = end + 1;
  }
  kept.push(Buffer.from(Int16Array.from(numbers).buffer));
  decisions++;
}

/** One match: some choices by the policy, then judged ones, with one by the policy now and then. */
function play(n) {
  const setup = setupOf(form, n);
  const referee = started(folder, setup);
  const thinker = started(folder, setup);
  const draw = generator(n * 31 + 7);
  const { core } = referee;
  let opening = draw(16);
  for (let ply = 0; core.choiceCount() > 0 && ply < MOST_CHOICES; ply++) {
    const count = core.choiceCount();
    const byPolicy = opening-- > 0 || draw(12) === 0;
    if (count === 1) {
      core.apply(0);
      continue;
    }
    const words = [...referee.take(core.acts())];
    const found = search(referee, thinker, byPolicy ? POLICY : PARAMETERS, n * 4096 + ply, 1);
    if (!byPolicy && words.length > 0) keep(words, found);
    core.apply(found[0]);
  }
}

const end = Date.now() + Number(values.seconds) * 1000;
const first = Number(values.from);
let n = first;
for (; Date.now() < end && n < first + Number(values.matches); n++) play(n);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, Buffer.concat(kept));
console.log(`${form}: ${n - first} matches, ${decisions} decisions`);
