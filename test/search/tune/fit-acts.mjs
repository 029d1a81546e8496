/**
 * Fits Legends' policy (assembly/legends/policy-table.ts) to what play-acts.mjs kept: softmax regression of the shares of the acts.
 *
 *   node test/search/tune/fit-acts.mjs build/tune/legends-acts.bin build/tune/classic-acts.bin build/tune/quick-acts.bin
 */
import { readFileSync } from 'node:fs';
import { learnChoice, POLICY_FACTS, pass, policyRows, storePolicy, Table } from './tables.mjs';

/** Forms with weights of their own. */
const FORMS = 3;
/** Every so many decisions are held out, and tell how well the fit foresees. */
const HELD = 10;
const RATES = [0.1, 0.07, 0.05, 0.03, 0.02, 0.01];

function read(file) {
  const bytes = readFileSync(file);
  const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const decisions = [];
  for (let at = 0; at < numbers.length; ) {
    const [form, count] = numbers.subarray(at, at + 2);
    at += 2;
    const [shares, facts] = [[], []];
    for (let i = 0; i < count; i++) {
      const end = numbers.indexOf(-1, at + 1);
      shares.push(numbers[at] / 1000);
      facts.push(numbers.subarray(at + 1, end));
      at = end + 1;
    }
    decisions.push({ form, shares, facts });
  }
  return decisions;
}

/** What is left of the loss when the shares' own doubt is taken away, and how often the likeliest act is the best one. */
function judge(table, rows) {
  let [loss, hits] = [0, 0];
  for (const { form, shares, facts } of rows) {
    const sums = facts.map((one) => table.sum(form, one));
    const most = Math.max(...sums);
    const all = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
    const total = shares.reduce((sum, one) => sum + one, 0);
    shares.forEach((share, i) => {
      if (share > 0) loss += (share / total) * (Math.log(share / total) - (sums[i] - most) + Math.log(all));
    });
    if (shares[sums.indexOf(most)] === Math.max(...shares)) hits++;
  }
  return `${(loss / rows.length).toFixed(4)} (${((100 * hits) / rows.length).toFixed(1)} %)`;
}

const files = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const goesOn = process.argv.includes('--on');
const decisions = files.flatMap(read);
const [held, used] = [decisions.filter((_, i) => i % HELD === 0), decisions.filter((_, i) => i % HELD !== 0)];
console.log(`${used.length} decisions, ${held.length} held out`);
const table = new Table(POLICY_FACTS, FORMS);
const before = policyRows();
if (goesOn) table.start(before);
tell('before');
for (const rate of RATES) {
  pass(used, learnChoice(table, rate));
  tell(`rate ${rate}`);
}
// a form without data keeps what it has
const met = new Set(decisions.map(({ form }) => form));
storePolicy(table.rows().map((row, form) => (met.has(form) ? row : before[form])));

/** How well the choices held out are foreseen. */
function tell(when) {
  const byForm = Array.from({ length: FORMS }, (_, form) =>
    judge(
      table,
      held.filter((row) => row.form === form),
    ),
  );
  console.log(`${when}, held out by form ${byForm.join(' ')}`);
}
