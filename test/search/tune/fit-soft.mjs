/**
 * Fits soft evidence (assembly/legends/belief-soft-table.ts) to what soft-legends.mjs kept: softmax regression of what each piece was,
 * beside the chances that the lists alone give it. Matches are held out whole, one in ten; of them it tells the loss in nats a piece by
 * the lists alone, by rank alone, and by all facts.
 *
 *   node test/search/tune/fit-soft.mjs build/tune/quick-soft.bin build/tune/legends-soft.bin build/tune/classic-soft.bin
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { store } from './tables.mjs';

const FILE = fileURLToPath(new URL('../../../assembly/legends/belief-soft-table.ts', import.meta.url));
/** As assembly/legends/belief-soft-facts.ts and belief-soft-table.ts lay them out. */
const [FACTS, CLASSES, FORMS] = [47, 13, 3];
const HELD = 10;
const MOST_ROWS = 45000;
/** A weight counts for a class, for its group of classes, and each of these for all forms or for one. */
const [GROUPS, PARTS] = [6, 4];
const GROUP_OF = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 5];
/** How hard weights are held to 0: which of these foresees best what was held out. Pieces of a match are far from independent. */
const RIDGES = [3, 10, 30];
const ROUNDS = 150;
/** Logits × 1000: no weight counts for more. */
const LIMIT = 2500;
/** The castle, Magic (all that can't move where armies are arranged), and their chances by rank before there was a fit. */
const [MAGIC, CASTLE, DEALT] = [11, 12, 0];
const RANKS = { castle: [12, 4, 1, 1], dealt: [3, 2, 1, 1], still: [5, 5, 3, 1] };

const classes = Array.from({ length: CLASSES }, (_, one) => one);

function read(file) {
  const bytes = readFileSync(file);
  const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  const rows = [];
  for (let at = 0; at < numbers.length; ) {
    const [form, match, truth] = numbers.subarray(at, at + 3);
    const counts = numbers.subarray(at + 3, at + 3 + CLASSES);
    const end = numbers.indexOf(-1, at + 3 + CLASSES);
    rows.push({ form, match, truth, counts, facts: numbers.subarray(at + 3 + CLASSES, end) });
    at = end + 1;
  }
  // where only one class is possible there is nothing to learn
  return rows.filter(({ counts }) => counts.filter((count) => count > 0).length > 1);
}

/** Chances of the classes, the lists' own times e to these. */
function chancesOf({ counts }, logs) {
  const sums = [...counts].map((count, one) => (count === 0 ? Number.NEGATIVE_INFINITY : Math.log(count) + logs[one]));
  const most = Math.max(...sums);
  const chances = sums.map((sum) => Math.exp(sum - most));
  const all = chances.reduce((sum, one) => sum + one, 0);
  return chances.map((chance) => chance / all);
}

/** Weights in four parts, fitted by all rows at once (Adam, with a ridge). */
class Fit {
  constructor(ridge) {
    this.ridge = ridge;
    this.size = (CLASSES + GROUPS) * FACTS;
    this.weights = new Float64Array(this.size * (FORMS + 1));
    this.means = new Float64Array(this.weights.length);
    this.squares = new Float64Array(this.weights.length);
  }

  /** Where the parts of a weight lie. */
  places(form, one, fact) {
    const [own, group] = [one * FACTS + fact, (CLASSES + GROUP_OF[one]) * FACTS + fact];
    const of = (form + 1) * this.size;
    return [own, group, of + own, of + group];
  }

  weight(form, one, fact) {
    const places = this.places(form, one, fact);
    let sum = 0;
    for (let part = 0; part < PARTS; part++) sum += this.weights[places[part]];
    return sum;
  }

  /** Logit weights × 1000, form by form. */
  rows() {
    return Array.from({ length: FORMS }, (_, form) =>
      classes.flatMap((one) =>
        Array.from({ length: FACTS }, (_, fact) => Math.round(1000 * this.weight(form, one, fact))),
      ),
    );
  }

  round(rows, n) {
    const table = this.rows();
    const slopes = table.map((row) => new Float64Array(row.length));
    for (const row of rows) {
      const chances = chancesOf(row, sumsOf(table, row));
      for (const one of classes) {
        if (row.counts[one] === 0) continue;
        const slope = chances[one] - (one === row.truth ? 1 : 0);
        for (const fact of row.facts) slopes[row.form][one * FACTS + fact] += slope;
      }
    }
    this.step(slopes, n);
  }

  step(slopes, n) {
    const gradient = this.weights.map((weight) => this.ridge * weight);
    for (let form = 0; form < FORMS; form++) {
      for (const one of classes) {
        for (let fact = 0; fact < FACTS; fact++) {
          for (const place of this.places(form, one, fact)) gradient[place] += slopes[form][one * FACTS + fact];
        }
      }
    }
    const rate = n < ROUNDS / 2 ? 0.03 : 0.01;
    for (let at = 0; at < this.weights.length; at++) {
      this.means[at] += (gradient[at] - this.means[at]) * 0.1;
      this.squares[at] += (gradient[at] ** 2 - this.squares[at]) * 0.02;
      const [mean, square] = [this.means[at] / (1 - 0.9 ** (n + 1)), this.squares[at] / (1 - 0.98 ** (n + 1))];
      this.weights[at] -= (rate * mean) / (Math.sqrt(square) + 1e-6);
    }
  }
}

/** The exponents of the classes. */
const sumsOf = (table, { form, facts }) =>
  classes.map((one) => {
    let sum = 0;
    for (const fact of facts) sum += table[form][one * FACTS + fact];
    return sum / 1000;
  });

/** As the core sums them. */
const clamped = (table) => (row) =>
  sumsOf(table, row).map((sum) => Math.max(-LIMIT / 1000, Math.min(LIMIT / 1000, sum)));

/** What was used before: how far back a castle and other stationary pieces stand; a moved piece's rank is taken as the third. */
const byRank = ({ form, facts }) => {
  const rest = facts.find((fact) => fact >= 1 && fact < 17);
  const rank = rest === undefined ? 3 : (rest - 1) >> 2;
  return classes.map((one) => {
    if (one === CASTLE) return Math.log((form === DEALT ? RANKS.dealt : RANKS.castle)[rank]);
    return one === MAGIC && form !== DEALT ? Math.log(RANKS.still[rank]) : 0;
  });
};

const loss = (rows, logsOf) =>
  rows.reduce((sum, row) => sum - Math.log(chancesOf(row, logsOf(row))[row.truth]), 0) / Math.max(1, rows.length);

/** Of a form with more rows, those spread evenly over its matches. */
const spread = (rows) =>
  rows.filter((_, i) => Math.floor((i * MOST_ROWS) / rows.length) !== Math.floor(((i - 1) * MOST_ROWS) / rows.length));

const found = process.argv.slice(2).flatMap(read);
const all = Array.from({ length: FORMS }, (_, form) => found.filter((row) => row.form === form)).flatMap((rows) =>
  rows.length > MOST_ROWS ? spread(rows) : rows,
);
const [held, used] = [all.filter(({ match }) => match % HELD === 0), all.filter(({ match }) => match % HELD !== 0)];
console.log(`${used.length} pieces, ${held.length} held out`);
/** Loss of what was held out, form by form; gives their sum. */
function judge(rows) {
  let all = 0;
  for (let form = 0; form < FORMS; form++) {
    const some = held.filter((row) => row.form === form);
    const [lists, rank, soft] = [() => classes.map(() => 0), byRank, clamped(rows)].map((by) => loss(some, by));
    const [castles, still] = [CASTLE, MAGIC].map((one) => some.filter(({ truth }) => truth === one));
    const of = (those) => `${loss(those, byRank).toFixed(3)} to ${loss(those, clamped(rows)).toFixed(3)}`;
    console.log(
      `  form ${form}, ${some.length}: by the lists ${lists.toFixed(4)}, by rank ${rank.toFixed(4)}, by all facts ${soft.toFixed(4)};` +
        ` castles ${of(castles)}, Magic ${of(still)}`,
    );
    all += soft;
  }
  return all;
}

let best = { judged: Number.POSITIVE_INFINITY, rows: [] };
for (const ridge of RIDGES) {
  const fit = new Fit(ridge);
  for (let n = 0; n < ROUNDS; n++) fit.round(used, n);
  console.log(`ridge ${ridge}`);
  const judged = judge(fit.rows());
  if (judged < best.judged) best = { judged, rows: fit.rows() };
}
store(FILE, 'SOFT_WEIGHTS', best.rows, ['form 0', 'form 1', 'form 2']);
