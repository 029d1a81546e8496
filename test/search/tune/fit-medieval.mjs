/**
 * Fits the weights of Medieval's evaluation to what play-medieval.mjs kept, and writes assembly/medieval/weights.ts: logistic
 * regression of how matches ended, held near the weights that are there (a ridge), under the signs of the game
 * (signs-medieval.mjs). A match counts no more than MATCH_WEIGHT states.
 *
 *   node test/search/tune/fit-medieval.mjs build/tune/m0.bin build/tune/m1.bin --ridge 30
 *
 * `--free`: without signs; `--to FILE`: writes a patch for `…wasm+FILE` (medieval.mjs) in place of the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { breach, FACTS, LAWS } from './signs-medieval.mjs';
import { numbersIn, solve, store } from './tables.mjs';

const FILE = fileURLToPath(new URL('../../../assembly/medieval/weights.ts', import.meta.url));
const MATCH_WEIGHT = 12;
/** Every so many matches are held out. */
const HELD = 10;
const ROUNDS = 35;
/** How strictly laws are kept, round after round. */
const STRICT = [1e2, 1e3, 1e4, 1e5, 1e6];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ridge: { type: 'string', default: '30' },
    free: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});

/** Rows of a file: a match, what Red made of it (0 to 1), facts. */
function read(file, index) {
  const bytes = readFileSync(file);
  const numbers = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const rows = [];
  for (let at = 0; at < numbers.length; at += FACTS + 2) {
    const facts = Float64Array.from(numbers.subarray(at + 2, at + 2 + FACTS));
    rows.push({ key: `${index} ${numbers[at]}`, held: numbers[at] % HELD === 0, target: numbers[at + 1] / 2, facts });
  }
  return rows;
}

const chance = (sum) => 1 / (1 + Math.exp(-sum));
const dot = (facts, weights) => {
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += facts[fact] * weights[fact];
  return sum;
};

function lossOf(rows, weights) {
  let [loss, all] = [0, 0];
  for (const { facts, weight, target } of rows) {
    const expected = Math.min(0.99, Math.max(0.01, chance(dot(facts, weights))));
    loss -= weight * (target * Math.log(expected) + (1 - target) * Math.log(1 - expected));
    all += weight;
  }
  return loss / all;
}

const rows = positionals.flatMap(read);
const counts = new Map();
for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
for (const row of rows) row.weight = Math.min(1, MATCH_WEIGHT / counts.get(row.key));
const [held, used] = [rows.filter((row) => row.held), rows.filter((row) => !row.held)];
const spread = Array.from({ length: FACTS }, (_, fact) =>
  Math.max(0.05, Math.sqrt(used.reduce((sum, { facts }) => sum + facts[fact] ** 2, 0) / used.length)),
);
const before = numbersIn(FILE, 'WEIGHTS').map((weight) => weight / 1000);
console.log(
  `${counts.size} matches, ${used.length} states, ${held.length} held out; before ${lossOf(held, before).toFixed(4)}`,
);

/** Slope and curvature at these weights, in spreads: results, the ridge, the laws. */
function slopes(weights, strict) {
  const slope = new Float64Array(FACTS);
  const matrix = new Float64Array(FACTS * FACTS);
  const scaled = new Float64Array(FACTS);
  for (const { facts, weight, target } of used) {
    const expected = chance(dot(facts, weights));
    const error = weight * (target - expected);
    const curve = weight * Math.max(0.02, expected * (1 - expected));
    for (let i = 0; i < FACTS; i++) scaled[i] = facts[i] * spread[i] ** -1;
    for (let i = 0; i < FACTS; i++) {
      if (scaled[i] === 0) continue;
      slope[i] += error * scaled[i];
      for (let j = 0; j <= i; j++) matrix[i * FACTS + j] += curve * scaled[i] * scaled[j];
    }
  }
  for (let i = 0; i < FACTS; i++) {
    slope[i] -= Number(values.ridge) * (weights[i] - before[i]) * spread[i];
    matrix[i * FACTS + i] += Number(values.ridge);
  }
  for (const { terms, least } of values.free ? [] : LAWS) {
    const short = least / 1000 - terms.reduce((sum, [fact, by]) => sum + by * weights[fact], 0);
    if (short <= 0) continue;
    for (const [i, by] of terms) {
      slope[i] += (strict * short * by) / spread[i];
      for (const [j, other] of terms)
        if (j <= i) matrix[i * FACTS + j] += (strict * by * other) / (spread[i] * spread[j]);
    }
  }
  return { slope, matrix };
}

let weights = Float64Array.from(before);
for (const strict of STRICT) {
  for (let round = 0; round < ROUNDS / STRICT.length; round++) {
    const { slope, matrix } = slopes(weights, strict);
    const move = solve(matrix, slope, FACTS);
    weights = weights.map((weight, fact) => weight + (0.7 * move[fact]) / spread[fact]);
  }
  console.log(`loss ${lossOf(used, weights).toFixed(4)}, held out ${lossOf(held, weights).toFixed(4)}`);
}

const numbers = [...weights].map((weight) => Math.round(1000 * weight));
for (const one of LAWS) {
  const [[fact, by]] = one.terms;
  if (one.terms.length === 1 && breach(one, numbers) > 0) numbers[fact] = by * one.least;
}
for (const one of LAWS)
  if (breach(one, numbers) > 1)
    console.log(`breaks "${one.why}" ${JSON.stringify(one.terms)} by ${breach(one, numbers)}`);
const bands = Array.from({ length: 10 }, () => [0, 0, 0]);
for (const { facts, weight, target } of held) {
  const expected = chance(dot(facts, weights));
  const band = bands[Math.min(9, Math.floor(10 * expected))];
  [weight, weight * expected, weight * target].forEach((by, n) => {
    band[n] += by;
  });
}
console.log(
  `foreseen:came ${bands.map(([all, said, came]) => `${(said / all).toFixed(2)}:${(came / all).toFixed(2)}`).join(' ')}`,
);
console.log(numbers.join(' '));
if (values.to === undefined) store(FILE, 'WEIGHTS', [numbers], ['all']);
else writeFileSync(values.to, JSON.stringify({ weights: Object.fromEntries(numbers.entries()) }));
