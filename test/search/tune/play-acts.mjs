/**
 * Plays a form of Legends against itself and keeps, of main decisions, the facts of every act (assembly/legends/policy-acts.ts)
 * and how good the search takes it to be. Made of 16-bit numbers: form, acts, and of each act its share of the choice in
 * thousandths, the places of its facts, -1.
 *
 *   node test/search/tune/play-acts.mjs FORM build/tune build/tune/quick-acts.bin --seconds 120 --from 0 [--words '[2,…]' --iterations 600]
 *
 * The folder holds the builds of tune.ts. Without words one ply judges all acts; with them a search by the policy that is
 * there does, and the shares are those of a better policy.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formNames, generator, search, setupOf, started } from './legends.mjs';
import { policyRows } from './tables.mjs';

/** One ply over some worlds: all acts are judged alike. */
const PARAMETERS = [1, 150, 0, 0, 4094, 1, 0, 12];
/** The policy alone, for openings and now and then. */
const POLICY = [4, 0, 0, 0, 1, 1, 0, 0];
const MOST_CHOICES = 3000;
/** An act this much worse than another is e times less likely to be taken. */
const SHARPNESS = 100;
const SHARE = 1000;
/** Under a search: how far the policy that is there is believed, and the visits that the mean counts for. */
const TRUST = 0.5;
const LEAN = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    matches: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
    words: { type: 'string' },
    iterations: { type: 'string', default: '1' },
  },
});
const [form, folder, target] = positionals;
const formNumber = formNames.indexOf(form);
const searches = values.words !== undefined;
const judge = searches ? JSON.parse(values.words) : PARAMETERS;
const [trust, lean] = searches ? [TRUST, LEAN] : [0, 0];
const iterations = Number(values.iterations);
const table = policyRows()[formNumber];
const kept = [];
let decisions = 0;

/** The mean value of what was looked at, by the chances that the policy gives it. */
function meanOf(prior, visits, found) {
  let [all, sum] = [0, 0];
  visits.forEach((n, i) => {
    if (n === 0) return;
    all += prior[i];
    sum += prior[i] * found[5 + 2 * i];
  });
  return sum / all;
}

/**
 * The shares of the acts: e times as much for every SHARPNESS that one is worth more, and by the policy as far as it is
 * trusted. A value of few visits leans to the mean; an act that wasn't looked at is worth that (Danihelka et al. 2022, "Policy
 * improvement by planning with Gumbel": completed values).
 */
function sharesOf(facts, found) {
  const sums = facts.map((one) => one.reduce((sum, fact) => sum + table[fact], 0) / 1000);
  const likeliest = Math.max(...sums);
  const visits = facts.map((_, i) => found[4 + 2 * i]);
  const prior = sums.map((sum) => Math.exp(sum - likeliest));
  const mean = meanOf(prior, visits, found);
  const gains = visits.map((n, i) => (n === 0 ? 0 : (n * (found[5 + 2 * i] - mean)) / (n + lean)));
  const logs = gains.map((gain, i) => trust * sums[i] + gain / SHARPNESS);
  const most = Math.max(...logs);
  const chances = logs.map((log) => Math.exp(log - most));
  const all = chances.reduce((sum, one) => sum + one, 0);
  return chances.map((chance) => Math.round((SHARE * chance) / all));
}

function keep(words, found) {
  const facts = [];
  for (let i = 0, at = 1; i < found[3]; i++) {
    const end = words.indexOf(-1, at);
    facts.push(words.slice(at, end));
    at = end + 1;
  }
  const shares = sharesOf(facts, found);
  const numbers = [formNumber, shares.length];
  for (const [i, share] of shares.entries()) numbers.push(share, ...facts[i], -1);
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
    const found = search(referee, thinker, byPolicy ? POLICY : judge, n * 4096 + ply, byPolicy ? 1 : iterations);
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
