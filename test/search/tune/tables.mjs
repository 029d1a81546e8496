/** Tables of weights, one a fact and form: fitted by gradient, and written into a source file. */
import { readFileSync, writeFileSync } from 'node:fs';

/** A table of weights for each form, fitted by AdaGrad: one that all forms share, and each form's own part. */
export class Table {
  constructor(size, forms) {
    this.size = size;
    this.forms = forms;
    this.weights = new Float64Array(size * (forms + 1));
    this.squares = new Float64Array(size * (forms + 1)).fill(0.1);
  }

  /** Starts from rows of logit weights × 1000, one a form: what they share is their mean. Steps are short from the first on. */
  start(rows) {
    for (let fact = 0; fact < this.size; fact++) {
      const shared = rows.reduce((sum, row) => sum + row[fact], 0) / rows.length / 1000;
      this.weights[fact] = shared;
      rows.forEach((row, form) => {
        this.weights[(form + 1) * this.size + fact] = row[fact] / 1000 - shared;
      });
    }
    this.squares.fill(1);
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

  /** Logit weights × 1000, form by form. */
  rows() {
    return Array.from({ length: this.forms }, (_, form) =>
      Array.from({ length: this.size }, (_, fact) => {
        const weight = this.weights[fact] + this.weights[(form + 1) * this.size + fact];
        return Math.max(-32000, Math.min(32000, Math.round(1000 * weight)));
      }),
    );
  }
}

function shuffle(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** One pass over the rows; gives the mean loss before each row was learned from. */
export function pass(rows, learn) {
  shuffle(rows);
  let loss = 0;
  for (const row of rows) loss += learn(row);
  return (loss / rows.length).toFixed(4);
}

/** A step of softmax regression of a decision `{form, shares, facts}`; gives its loss. */
export const learnChoice = (table, rate) => (row) => {
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

/** Solves a symmetric positive system in place (Cholesky); of the matrix the lower half is read. */
export function solve(matrix, vector, size) {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j];
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k];
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j];
    }
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) vector[i] -= matrix[i * size + k] * vector[k];
    vector[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) vector[i] -= matrix[k * size + i] * vector[k];
    vector[i] /= matrix[i * size + i];
  }
  return vector;
}

/** Puts the numbers of a table between its brackets in a source file. */
export function store(file, name, rows, names) {
  const lines = rows.flatMap((row, form) => {
    const text = row.map((weight) => `${weight},`).join(' ');
    return [`  // ${names[form]}`, ...(text.match(/.{1,114}(?: |$)/g) ?? []).map((line) => `  ${line.trimEnd()}`)];
  });
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('[\n', text.indexOf(`const ${name}:`)) + 2;
  writeFileSync(file, `${text.slice(0, start)}${lines.join('\n')}\n${text.slice(text.indexOf(']', start))}`);
}

/** Columns of the policy's facts of acts and answers, and of single kinds and powers behind them, which only the first form has. */
const [SHARED_FACTS, KIND_FACTS] = [1069, 1652];
export const POLICY_FACTS = SHARED_FACTS + KIND_FACTS;
const ACTS_FILE = new URL('../../../assembly/legends/policy-table.ts', import.meta.url);
const KINDS_FILE = new URL('../../../assembly/legends/policy-kinds-table.ts', import.meta.url);

/** The numbers between the brackets of a table in a source file. */
export function numbersIn(file, name) {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('[\n', text.indexOf(`const ${name}:`));
  const plain = text.slice(start, text.indexOf(']', start)).replace(/\/\/.*/g, '');
  return (plain.match(/-?\d+/g) ?? []).map(Number);
}

/** The rows of the policy's tables that are there (policy-table.ts, policy-kinds-table.ts): a list of logit weights × 1000 a form. */
export function policyRows() {
  const numbers = numbersIn(ACTS_FILE, 'ACT_WEIGHTS');
  return Array.from({ length: numbers.length / SHARED_FACTS }, (_, form) => [
    ...numbers.slice(form * SHARED_FACTS, (form + 1) * SHARED_FACTS),
    ...(form === 0 ? numbersIn(KINDS_FILE, 'KIND_WEIGHTS') : Array(KIND_FACTS).fill(0)),
  ]);
}

/** Of policy-acts.ts: attacks on a known foe that are lost begin here, by class of either piece; the castle, the last, is no fight. */
const [LOST_FROM, OWN_CLASSES, FOE_CLASSES] = [546, 6, 7];
/** What such an attack weighs at the most: a fit has too few of some to tell. */
export const MOST_LOST = -1200;

/** The places of the weights of attacks that are known to be lost. */
export const LOST_ATTACKS = Array.from({ length: OWN_CLASSES * FOE_CLASSES }, (_, i) => LOST_FROM + i).filter(
  (place) => (place - LOST_FROM) % FOE_CLASSES !== FOE_CLASSES - 1,
);

/** Puts such rows into the source files; what never occurs (0) stays so. */
export function storePolicy(rows) {
  for (const row of rows) {
    for (const place of LOST_ATTACKS) if (row[place] !== 0) row[place] = Math.min(MOST_LOST, row[place]);
  }
  const names = rows.map((_, form) => `form ${form}`);
  store(
    ACTS_FILE,
    'ACT_WEIGHTS',
    rows.map((row) => row.slice(0, SHARED_FACTS)),
    names,
  );
  store(KINDS_FILE, 'KIND_WEIGHTS', [rows[0].slice(SHARED_FACTS)], ['form 0']);
}
