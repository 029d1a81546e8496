/**
 * Fits Legion's two tables to what play.mjs kept, and writes them: the evaluation to how matches ended (logistic
 * regression), the policy to the shares of the visits (softmax regression). Each form has its own weight of a fact, made of one
 * that all forms share and its own part.
 *
 *   node test/search/tune/fit.mjs build/tune/3.bin build/tune/4.bin
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../assembly/legion/', import.meta.url));
const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'];
/** Numbers of facts, as evaluate.ts and policy.ts lay them out. */
const [FACTS, HABIT_FACTS] = [477, 432];

/** A table of weights for each form, fitted by AdaGrad. */
class Table {
  constructor(size) {
    this.size = size;
    this.weights = new Float64Array(size * 6);
    this.squares = new Float64Array(size * 6).fill(0.1);
  }

  /** The sum of the weights of these facts. */
  sum(form, facts) {
    const own = (form + 1) * this.size;
    let sum = 0;
    for (const fact of facts) sum += this.weights[fact] + this.weights[own + fact];
    return sum;
  }

  /** Moves the weight of a fact against a gradient. */
  move(form, fact, gradient, rate) {
    for (const at of [fact, (form + 1) * this.size + fact]) {
      const slope = gradient + (at === fact ? 1e-5 : 1e-3) * this.weights[at];
      this.squares[at] += slope * slope;
      this.weights[at] -= (rate * slope) / Math.sqrt(this.squares[at]);
    }
  }

  /** Thousandths, form by form. */
  rows() {
    return FORMS.map((_, form) =>
      Array.from({ length: this.size }, (_, fact) => {
        const weight = this.weights[fact] + this.weights[(form + 1) * this.size + fact];
        return Math.max(-32000, Math.min(32000, Math.round(1000 * weight)));
      }),
    );
  }
}

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

function shuffle(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** One pass over the rows; gives the mean loss before each row was learned from. */
function pass(rows, learn) {
  shuffle(rows);
  let loss = 0;
  for (const row of rows) loss += learn(row);
  return (loss / rows.length).toFixed(4);
}

const learnValue = (table, rate) => (row) => {
  const expected = 1 / (1 + Math.exp(-table.sum(row.form, row.facts)));
  for (const fact of row.facts) table.move(row.form, fact, expected - row.points, rate);
  return -row.points * Math.log(expected + 1e-9) - (1 - row.points) * Math.log(1 - expected + 1e-9);
};

const learnChoice = (table, rate) => (row) => {
  const sums = row.facts.map((facts) => table.sum(row.form, facts));
  const most = Math.max(...sums);
  const chances = sums.map((sum) => Math.exp(sum - most));
  const all = chances.reduce((sum, one) => sum + one, 0);
  const total = row.shares.reduce((sum, one) => sum + one, 0);
  const gradients = new Map();
  let loss = 0;
  row.facts.forEach((facts, i) => {
    const [chance, share] = [chances[i] / all, row.shares[i] / total];
    loss -= share * Math.log(chance + 1e-9);
    for (const fact of facts) gradients.set(fact, (gradients.get(fact) ?? 0) + chance - share);
  });
  for (const [fact, gradient] of gradients) table.move(row.form, fact, gradient, rate);
  return loss;
};

/** Puts the numbers of a table between its brackets in a source file. */
function store(file, name, rows) {
  const lines = rows.flatMap((row, form) => {
    const text = row.map((weight) => `${weight},`).join(' ');
    return [`  // ${FORMS[form]}`, ...(text.match(/.{1,114}(?: |$)/g) ?? []).map((line) => `  ${line.trimEnd()}`)];
  });
  const text = readFileSync(FOLDER + file, 'utf8');
  const start = text.indexOf('[\n', text.indexOf(`export const ${name}:`)) + 2;
  writeFileSync(FOLDER + file, `${text.slice(0, start)}${lines.join('\n')}\n${text.slice(text.indexOf(']', start))}`);
}

const files = process.argv.slice(2).map(read);
const positions = files.flatMap((file) => file.positions);
const decisions = files.flatMap((file) => file.decisions);
console.log(`${positions.length} positions, ${decisions.length} decisions`);
const [weights, habits] = [new Table(FACTS), new Table(HABIT_FACTS)];
for (const rate of [0.15, 0.1, 0.07, 0.05, 0.03, 0.02, 0.01])
  console.log('evaluation', pass(positions, learnValue(weights, rate)));
for (const rate of [0.15, 0.1, 0.05, 0.02]) console.log('policy', pass(decisions, learnChoice(habits, rate)));
store('weights.ts', 'WEIGHTS', weights.rows());
store('habits.ts', 'HABITS', habits.rows());
