/**
 * Fits Legion's two tables to what play.mjs kept, and writes them: the evaluation to how matches ended (logistic
 * regression), the policy to the shares of the visits (softmax regression). Each form has its own weight of a fact, made of one
 * that all forms share and its own part.
 *
 *   node test/search/tune/fit.mjs build/tune/3.bin build/tune/4.bin
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnChoice, pass, store, Table } from './tables.mjs';

const FOLDER = fileURLToPath(new URL('../../../assembly/legion/', import.meta.url));
const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'];
/** Numbers of facts, as evaluate.ts and policy.ts lay them out. */
const [FACTS, POLICY_FACTS] = [477, 432];

/** Rows of a file: positions `{form, points, facts}` and decisions `{form, shares, facts}`. */
function read(file) {
  const bytes = readFileSync(file);
  const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const [positions, decisions] = [[], []];
  for (let at = 0; at < numbers.length; ) {
    const [kind, form, third] = numbers.subarray(at, at + 3);
    at += 3;
    if (kind === 0) {
      const count = numbers[at++];
      positions.push({ form, points: third / 2, facts: numbers.subarray(at, at + count) });
      at += count;
      continue;
    }
    const [shares, facts] = [[], []];
    for (let i = 0; i < third; i++) {
      shares.push(numbers[at] / 1000);
      const end = numbers.indexOf(-1, at + 1);
      facts.push(numbers.subarray(at + 1, end));
      at = end + 1;
    }
    decisions.push({ form, shares, facts });
  }
  return { positions, decisions };
}

const learnValue = (table, rate) => (row) => {
  const expected = 1 / (1 + Math.exp(-table.sum(row.form, row.facts)));
  for (const fact of row.facts) table.move(row.form, fact, expected - row.points, rate);
  return -row.points * Math.log(expected + 1e-9) - (1 - row.points) * Math.log(1 - expected + 1e-9);
};

const files = process.argv.slice(2).map(read);
const positions = files.flatMap((file) => file.positions);
const decisions = files.flatMap((file) => file.decisions);
console.log(`${positions.length} positions, ${decisions.length} decisions`);
const [weights, policy] = [new Table(FACTS, FORMS.length), new Table(POLICY_FACTS, FORMS.length)];
for (const rate of [0.15, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01])
  console.log('evaluation', pass(positions, learnValue(weights, rate)));
for (const rate of [0.15, 0.1, 0.05, 0.02]) console.log('policy', pass(decisions, learnChoice(policy, rate)));
store(`${FOLDER}weights.ts`, 'WEIGHTS', weights.rows(), FORMS);
store(`${FOLDER}policy-weights.ts`, 'POLICY_WEIGHTS', policy.rows(), FORMS);
