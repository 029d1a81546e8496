/**
 * Fits the weights of Legends' facts to what play-legends.mjs kept, and writes assembly/legends/weights.ts: logistic
 * regression of how matches ended, each form's weight of a fact being one that all forms share and its own part, both held
 * small (ridge), under the signs of the game (signs.mjs): laws, and what a side loses with a piece (files in `.losses`). A
 * match counts no more than MATCH_WEIGHT states, however long it was. Forms of which nothing was kept stay as they are.
 *
 *   node test/search/tune/fit-legends.mjs build/tune/quick.bin build/tune/legends.bin build/tune/classic.bin --core build/tune
 *
 * `--core`: builds of tune.ts, which know the kinds of a form; `--teacher FILE --trust 0.5`: results are mixed so with what the
 * weights of that file (a weights.ts as it was) foresaw; `--free`: without signs; `--without 51,52`: without these facts; `--ridge 3`,
 * `--losses 1e6`: how much of these; `--tight`: tells which laws hold the fit back; `--dry`: writes nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formNames, kindsOf } from './legends.mjs';
import { breach, FACTS, lawsOf } from './signs.mjs';
import { numbersIn, solve, store } from './tables.mjs';

const FILE = fileURLToPath(new URL('../../../assembly/legends/weights.ts', import.meta.url));
/** Forms with weights of their own. */
const FORMS = 3;
/** The one of them whose armies are dealt. */
const DEALT = 0;
const HEAD = 3;
const SIZE = FACTS * (FORMS + 1);
const MATCH_WEIGHT = 12;
/** Ridge on the shared part and on a form's own, for facts scaled to a spread of 1. */
const [SHARED_RIDGE, OWN_RIDGE] = [100, 600];
/** Every so many matches are held out, and tell how well the fit foresees. */
const HELD = 10;
/** Rounds of Newton's method; steps within each under the signs; how strictly the laws are kept then. */
const [ROUNDS, STEPS] = [4, 40];
const STRICT = [1e4, 1e6, 1e7, 4e7];
/** What a piece that is taken off must cost at the least, and how much all such pieces of a form count against the results. */
const [COST, LOSSES_WEIGHT] = [0.02, 2e6];
const MOST_LOSSES = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    core: { type: 'string', default: 'build/tune' },
    free: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    losses: { type: 'string', default: String(LOSSES_WEIGHT) },
    ridge: { type: 'string', default: '1' },
    tight: { type: 'boolean', default: false },
    teacher: { type: 'string' },
    trust: { type: 'string', default: '0.5' },
  },
});
const left = new Set(values.without.split(',').filter(Boolean).map(Number));

const numbersOf = (file) => {
  const bytes = readFileSync(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
};

/** Rows of a file: two numbers besides the form, and facts. */
function read(file) {
  const numbers = numbersOf(file);
  const rows = [];
  for (let at = 0; at < numbers.length; at += HEAD + FACTS) {
    const [form, first, second] = numbers.subarray(at, at + HEAD);
    const facts = numbers.subarray(at + HEAD, at + HEAD + FACTS);
    for (const fact of left) facts[fact] = 0;
    rows.push({ form, first, second, facts });
  }
  return rows;
}

/** Weighs each row by how many its match has. */
function weigh(rows) {
  const counts = new Map();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of rows) row.weight = Math.min(1, MATCH_WEIGHT / counts.get(row.key));
}

/** The spread of each fact around 0 over all rows. */
const spreads = (rows) =>
  Array.from({ length: FACTS }, (_, fact) => {
    let sum = 0;
    for (const { facts } of rows) sum += facts[fact] ** 2;
    return Math.max(0.05, Math.sqrt(sum / rows.length));
  });

const dot = (facts, weights) => {
  let sum = 0;
  for (let fact = 0; fact < FACTS; fact++) sum += facts[fact] * weights[fact];
  return sum;
};
const chance = (sum) => 1 / (1 + Math.exp(-sum));

/** Slope and curvature of the fit to results at these weights, a form: in facts scaled by their spread. */
function modelOf(rows, weights, spread) {
  const models = weights.map(() => ({ slope: new Float64Array(FACTS), curves: new Float64Array(FACTS * FACTS) }));
  const scaled = new Float64Array(FACTS);
  for (const { form, facts, weight, target } of rows) {
    const expected = chance(dot(facts, weights[form]));
    const { slope, curves } = models[form];
    const error = weight * (target - expected);
    const curve = weight * Math.max(0.02, expected * (1 - expected));
    for (let i = 0; i < FACTS; i++) scaled[i] = facts[i] / spread[i];
    for (let i = 0; i < FACTS; i++) {
      if (scaled[i] === 0) continue;
      slope[i] += error * scaled[i];
      for (let j = 0; j <= i; j++) curves[i * FACTS + j] += curve * scaled[i] * scaled[j];
    }
  }
  return models;
}

/** A form's weights in spreads. */
const ofForm = (parts, form) =>
  Float64Array.from({ length: FACTS }, (_, fact) => parts[fact] + parts[(form + 1) * FACTS + fact]);

/** What counts against `parts` near `from` by the models, the ridge and the bounds; with slopes and curvatures where asked for. */
function judge(parts, from, models, bounds, wanted) {
  const [slope, matrix] = wanted ? [new Float64Array(SIZE), new Float64Array(SIZE * SIZE)] : [];
  let sum = 0;
  for (let i = 0; i < SIZE; i++) {
    const ridge = Number(values.ridge) * (i < FACTS ? SHARED_RIDGE : OWN_RIDGE);
    sum += (ridge * parts[i] ** 2) / 2;
    if (!wanted) continue;
    slope[i] -= ridge * parts[i];
    matrix[i * SIZE + i] += ridge;
  }
  for (let form = 0; form < FORMS; form++) {
    const [now, before] = [ofForm(parts, form), ofForm(from, form)];
    const own = Float64Array.from(models[form].slope);
    const curves = Float64Array.from(models[form].curves);
    for (let i = 0; i < FACTS; i++) {
      const by = now[i] - before[i];
      sum -= models[form].slope[i] * by;
      for (let j = 0; j <= i; j++) {
        const curve = models[form].curves[i * FACTS + j];
        if (curve === 0) continue;
        const other = now[j] - before[j];
        sum += (i === j ? 0.5 : 1) * curve * by * other;
        own[i] -= curve * other;
        if (i !== j) own[j] -= curve * by;
      }
    }
    for (const { places, numbers, least, count } of bounds[form]) {
      let value = 0;
      for (let k = 0; k < places.length; k++) value += numbers[k] * now[places[k]];
      const short = least - value;
      if (short <= 0) continue;
      sum += (count * short ** 2) / 2;
      if (!wanted) continue;
      for (let k = 0; k < places.length; k++) {
        own[places[k]] += count * short * numbers[k];
        for (let l = 0; l < places.length; l++) {
          if (places[l] <= places[k]) curves[places[k] * FACTS + places[l]] += count * numbers[k] * numbers[l];
        }
      }
    }
    if (wanted) spreadOut(form, own, curves, slope, matrix);
  }
  return { sum, slope, matrix };
}

/** Adds a form's slope and curvature to those of what is shared and of its own part. */
function spreadOut(form, own, curves, slope, matrix) {
  const at = (form + 1) * FACTS;
  for (let i = 0; i < FACTS; i++) {
    slope[i] += own[i];
    slope[at + i] += own[i];
    for (let j = 0; j <= i; j++) {
      const by = curves[i * FACTS + j];
      matrix[i * SIZE + j] += by;
      matrix[(at + i) * SIZE + at + j] += by;
      matrix[(at + i) * SIZE + j] += by;
      if (i !== j) matrix[(at + j) * SIZE + i] += by;
    }
  }
}

/** The least of what counts against by the models: Newton's method, each step as long as it helps. */
function settle(from, models, bounds) {
  let parts = from;
  let best = judge(parts, from, models, bounds, true);
  for (let step = 0; step < STEPS; step++) {
    const move = solve(best.matrix, best.slope, SIZE);
    let next;
    for (let length = 1; length > 1e-4; length /= 2) {
      next = parts.map((part, i) => part + length * move[i]);
      if (judge(next, from, models, bounds, false).sum < best.sum - 1e-7 * Math.abs(best.sum)) break;
      next = undefined;
    }
    if (next === undefined) break;
    parts = next;
    best = judge(parts, from, models, bounds, true);
  }
  return parts;
}

/** A bound on a form's weights in spreads: places and numbers of what is not 0. */
function boundOf(terms, least, count, spread) {
  const sums = new Map();
  for (const [fact, by] of terms) if (!left.has(fact)) sums.set(fact, (sums.get(fact) ?? 0) + by / spread[fact]);
  return { places: [...sums.keys()], numbers: [...sums.values()], least, count };
}

/** Laws are kept by a little more, as much as rounding may take; where one weight alone is bounded, rounding is told. */
const slack = (terms) => (terms.length === 1 ? 0 : terms.reduce((sum, [, by]) => sum + Math.abs(by), 0) / 2);

function boundsOf(laws, losses, strict, spread) {
  return laws.map((list, form) => {
    const own = losses.filter((row) => row.form === form);
    const count = Number(values.losses) / Math.max(1, own.length);
    return [
      ...list.map(({ terms, least }) => boundOf(terms, (least + slack(terms)) / 1000, strict, spread)),
      ...own.map(({ facts }) => {
        const terms = [...facts].flatMap((by, fact) => (by === 0 ? [] : [[fact, by]]));
        return boundOf(terms, COST, count, spread);
      }),
    ];
  });
}

/** The weights of each form, for facts as they are. */
const whole = (parts, spread) =>
  Array.from({ length: FORMS }, (_, form) => ofForm(parts, form).map((weight, fact) => weight / spread[fact]));

function lossOf(rows, weights) {
  let [loss, all] = [0, 0];
  for (const { form, facts, weight, target } of rows) {
    const expected = Math.min(0.99, Math.max(0.01, chance(dot(facts, weights[form]))));
    loss -= weight * (target * Math.log(expected) + (1 - target) * Math.log(1 - expected));
    all += weight;
  }
  return all === 0 ? '-' : (loss / all).toFixed(4);
}

const byForm = (rows, weights) =>
  weights.map((_, form) =>
    lossOf(
      rows.filter((row) => row.form === form),
      weights,
    ),
  );

/** How many of a hundred pieces are worth less than none, by form. */
const raised = (losses, weights) =>
  weights.map((row, form) => {
    const own = losses.filter((one) => one.form === form);
    return `${((100 * own.filter(({ facts }) => dot(facts, row) < 0).length) / Math.max(1, own.length)).toFixed(2)} %`;
  });

/** Predicted chances by tenth beside what came of them. */
function printCurve(rows, weights) {
  for (let form = 0; form < FORMS; form++) {
    const bands = Array.from({ length: 10 }, () => [0, 0, 0]);
    for (const row of rows) {
      if (row.form !== form) continue;
      const expected = chance(dot(row.facts, weights[form]));
      const band = bands[Math.min(9, Math.floor(10 * expected))];
      band[0] += row.weight;
      band[1] += row.weight * expected;
      band[2] += row.weight * row.target;
    }
    const text = bands.map(([all, said, came]) =>
      all === 0 ? '-' : `${(said / all).toFixed(2)}:${(came / all).toFixed(2)}`,
    );
    console.log(`form ${form}, foreseen:came ${text.join(' ')}`);
  }
}

/** The laws that hold the fit back most: the slope of the loss against each. */
function printTight(parts, bounds, laws) {
  for (let form = 0; form < FORMS; form++) {
    const now = ofForm(parts, form);
    const held = laws[form].map(({ why, terms }, i) => {
      const { places, numbers, least, count } = bounds[form][i];
      const short = least - places.reduce((sum, place, k) => sum + numbers[k] * now[place], 0);
      return { why, terms, by: count * short };
    });
    for (const { why, terms, by } of held.sort((a, b) => b.by - a.by).slice(0, 12))
      if (by > 0) console.log(`form ${form}, ${by.toFixed(0)}: ${why} ${JSON.stringify(terms)}`);
  }
}

/** Whole numbers in thousandths that keep every law. */
function rounded(row, laws, form) {
  const numbers = [...row].map((weight) => Math.max(-32000, Math.min(32000, Math.round(1000 * weight))));
  for (const { terms, least } of laws) {
    if (terms.length !== 1) continue;
    const [[fact, by]] = terms;
    if (by * numbers[fact] < least) numbers[fact] = by * least;
  }
  for (const one of laws) {
    if (breach(one, numbers) > 0)
      console.log(`form ${form} breaks "${one.why}" ${JSON.stringify(one.terms)} by ${breach(one, numbers)}`);
  }
  return numbers;
}

const rows = positionals.flatMap((file, index) =>
  read(file).map(({ form, first, second, facts }) => ({
    form,
    key: `${index} ${form} ${first}`,
    held: first % HELD === 0,
    target: second / 2,
    facts,
  })),
);
weigh(rows);
const spread = spreads(rows);
if (values.teacher !== undefined) {
  const numbers = numbersIn(values.teacher, 'WEIGHTS');
  const trust = Number(values.trust);
  for (const row of rows) {
    if (row.held) continue;
    const own = numbers.slice(row.form * FACTS, (row.form + 1) * FACTS).map((weight) => weight / 1000);
    row.target = (1 - trust) * row.target + trust * chance(dot(row.facts, own));
  }
}
const [held, used] = [rows.filter((row) => row.held), rows.filter((row) => !row.held)];
const isThere = Array.from({ length: FORMS }, (_, form) => rows.some((row) => row.form === form));
const losses = [];
for (let form = 0; form < FORMS; form++) {
  const all = positionals.flatMap((file) => (existsSync(`${file}.losses`) ? read(`${file}.losses`) : []));
  losses.push(...all.filter((row) => row.form === form).slice(0, MOST_LOSSES));
}
const laws = isThere.map((is, form) => (is ? lawsOf(kindsOf(values.core, formNames[form]), form !== DEALT) : []));
console.log(
  `${used.length} states, ${held.length} held out; ${losses.length} pieces taken off; laws ${laws.map((list) => list.length)}`,
);
const kept = Array.from({ length: FORMS }, (_, form) =>
  numbersIn(FILE, 'WEIGHTS').slice(form * FACTS, (form + 1) * FACTS),
);
const before = kept.map((row) => row.map((weight) => weight / 1000));
console.log(`before: held out ${byForm(held, before).join(' ')}, taken off ${raised(losses, before).join(' ')}`);
let parts = new Float64Array(SIZE);
let bounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const models = modelOf(used, whole(parts, spread), spread);
  bounds = values.free ? laws.map(() => []) : boundsOf(laws, losses, STRICT[round], spread);
  parts = settle(parts, models, bounds);
  const weights = whole(parts, spread);
  console.log(
    `loss ${lossOf(used, weights)}, held out ${byForm(held, weights).join(' ')}, taken off ${raised(losses, weights).join(' ')}`,
  );
}
if (values.tight) printTight(parts, bounds, laws);
const fitted = whole(parts, spread).map((row, form) => (isThere[form] ? rounded(row, laws[form], form) : kept[form]));
printCurve(
  held,
  fitted.map((row) => row.map((weight) => weight / 1000)),
);
if (!values.dry)
  store(
    FILE,
    'WEIGHTS',
    fitted,
    fitted.map((_, form) => `form ${form}`),
  );
else console.log(fitted.map((row) => row.join(' ')).join('\n'));
