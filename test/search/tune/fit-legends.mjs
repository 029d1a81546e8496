/**
 * Fits the weights of Legends' facts to what play-legends.mjs kept, and writes assembly/legends/weights.ts: logistic
 * regression of how matches ended, each form's weight of a fact being one that all forms share and its own part, both held
 * small (ridge). A match counts no more than MATCH_WEIGHT states, however long it was. Forms of which nothing was kept stay as they are.
 *
 *   node test/search/tune/fit-legends.mjs build/tune/quick.bin build/tune/legends.bin build/tune/classic.bin
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { numbersIn, store } from './tables.mjs';

const FILE = fileURLToPath(new URL('../../../assembly/legends/weights.ts', import.meta.url));
/** Facts, as assembly/legends/facts.ts lays them out, and forms with weights of their own. */
const [FACTS, FORMS] = [81, 3];
const HEAD = 3;
const MATCH_WEIGHT = 12;
/** Ridge on the shared part and on a form's own, for facts scaled to a spread of 1. */
const [SHARED_RIDGE, OWN_RIDGE] = [100, 600];
const ROUNDS = 7;
/** Every so many matches are held out, and tell how well the fit foresees. */
const HELD = 10;

/** Files may have matches of the same number. */
const MOST_MATCHES = 32768;

function read(file, index) {
  const bytes = readFileSync(file);
  const numbers = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const rows = [];
  for (let at = 0; at < numbers.length; at += HEAD + FACTS) {
    const [form, match, points] = numbers.subarray(at, at + HEAD);
    rows.push({
      form,
      match: index * MOST_MATCHES + match,
      target: points / 2,
      facts: Float64Array.from(numbers.subarray(at + HEAD, at + HEAD + FACTS)),
    });
  }
  return rows;
}

/** Weighs each row by how many its match has. */
function weigh(rows) {
  const counts = new Map();
  const keyOf = ({ form, match }) => `${form} ${match}`;
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  for (const row of rows) row.weight = Math.min(1, MATCH_WEIGHT / counts.get(keyOf(row)));
}

/** The spread of each fact around 0 over all rows. */
const spreads = (rows) =>
  Array.from({ length: FACTS }, (_, fact) => {
    let sum = 0;
    for (const { facts } of rows) sum += facts[fact] ** 2;
    return Math.max(0.05, Math.sqrt(sum / rows.length));
  });

/** Solves a symmetric positive system in place (Cholesky). */
function solve(matrix, vector, size) {
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

const sumOf = ({ form, facts }, weights) => {
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += facts[fact] * weights[form][fact];
  return sum;
};
const chance = (sum) => 1 / (1 + Math.exp(-sum));

/** A step of Newton's method; `parts` are the shared part, then each form's own, in spreads. */
function improve(rows, parts, spread) {
  const size = FACTS * (FORMS + 1);
  const matrix = new Float64Array(size * size);
  const slope = new Float64Array(size);
  const blocks = Array.from({ length: FORMS }, () => new Float64Array(FACTS * FACTS));
  const weights = whole(parts, spread);
  for (const row of rows) {
    const expected = chance(sumOf(row, weights));
    const [error, curve] = [
      row.weight * (row.target - expected),
      row.weight * Math.max(0.02, expected * (1 - expected)),
    ];
    const scaled = row.facts.map((fact, i) => fact / spread[i]);
    const block = blocks[row.form];
    for (let i = 0; i < FACTS; i++) {
      if (scaled[i] === 0) continue;
      slope[i] += error * scaled[i];
      slope[(row.form + 1) * FACTS + i] += error * scaled[i];
      const factor = curve * scaled[i];
      for (let j = 0; j <= i; j++) block[i * FACTS + j] += factor * scaled[j];
    }
  }
  const add = (i, j, by) => {
    matrix[Math.max(i, j) * size + Math.min(i, j)] += by;
  };
  for (let form = 0; form < FORMS; form++) {
    const own = (form + 1) * FACTS;
    for (let i = 0; i < FACTS; i++) {
      for (let j = 0; j <= i; j++) {
        const value = blocks[form][i * FACTS + j];
        add(i, j, value);
        add(own + i, own + j, value);
        add(own + i, j, value);
        if (i !== j) add(own + j, i, value);
      }
    }
  }
  for (let i = 0; i < size; i++) {
    const ridge = i < FACTS ? SHARED_RIDGE : OWN_RIDGE;
    matrix[i * size + i] += ridge;
    slope[i] -= ridge * parts[i];
  }
  return parts.map(
    (
      (step) => (part, i) =>
        part + step[i]
    )(solve(matrix, slope, size)),
  );
}

/** The weights of each form, for facts as they are. */
const whole = (parts, spread) =>
  Array.from({ length: FORMS }, (_, form) =>
    spread.map((one, fact) => (parts[fact] + parts[(form + 1) * FACTS + fact]) / one),
  );

function lossOf(rows, weights) {
  let [loss, all] = [0, 0];
  for (const row of rows) {
    const expected = Math.min(0.99, Math.max(0.01, chance(sumOf(row, weights))));
    loss -= row.weight * (row.target * Math.log(expected) + (1 - row.target) * Math.log(1 - expected));
    all += row.weight;
  }
  return all === 0 ? '-' : (loss / all).toFixed(4);
}

const rows = process.argv.slice(2).flatMap((file, index) => read(file, index));
weigh(rows);
const spread = spreads(rows);
const [held, used] = [rows.filter(({ match }) => match % HELD === 0), rows.filter(({ match }) => match % HELD !== 0)];
console.log(`${used.length} states, ${held.length} held out`);
let parts = new Float64Array(FACTS * (FORMS + 1));
for (let round = 0; round < ROUNDS; round++) {
  parts = improve(used, parts, spread);
  const weights = whole(parts, spread);
  const byForm = weights.map((_, form) =>
    lossOf(
      held.filter((row) => row.form === form),
      weights,
    ),
  );
  console.log(`loss ${lossOf(used, weights)}, held out by form ${byForm.join(' ')}`);
}
const kept = numbersIn(FILE, 'WEIGHTS');
const fitted = whole(parts, spread).map((row, form) =>
  rows.some((one) => one.form === form)
    ? row.map((weight) => Math.max(-32000, Math.min(32000, Math.round(1000 * weight))))
    : kept.slice(form * FACTS, (form + 1) * FACTS),
);
store(
  FILE,
  'WEIGHTS',
  fitted.map((row) => [...row]),
  fitted.map((_, form) => `form ${form}`),
);
