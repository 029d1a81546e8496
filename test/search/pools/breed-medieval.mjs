/**
 * Makes Medieval's pool of arrangements (assembly/medieval/setup-pool.ts): what is laid by a build's policy plays each other; where which
 * kind stands is fitted to who wins; arrangements that are good by that, and not alike, are kept. A build whose pool is empty
 * (`POOLED` 0) lays by the set-up policy's weights.
 *
 *   node test/search/pools/breed-medieval.mjs build/core/medieval.wasm --seconds 600
 *   node test/search/pools/breed-medieval.mjs build/core/medieval.wasm --measure 40
 *
 * `--matches FILE` keeps what was played there, and adds what was kept before.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generator, load } from '../arena.mjs';
import { answer, playRaw, rawPlayer, setupWords } from '../tune/raw-medieval.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    iterations: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: '224' },
    matches: { type: 'string', default: '' },
    measure: { type: 'string', default: '0' },
  },
});
const FILE = fileURLToPath(new URL('../../../assembly/medieval/setup-pool.ts', import.meta.url));
const [wasm] = positionals;
/** The policy alone: at a glance, but thousands of times. */
const WORDS = [4, 0, 0, 0, 255, 1, 0, 0];
const SQUARES = 18;
const KING = 10;
/** As the own side sees it: the back row and the one before it, seven squares each, then the four forward ones. */
const ROWS = [7, 7, 4];
/** A King stands on one square, its mirror image with it, in no more of the pool than this. */
const MOST_OF_A_KING = 0.3;
/** Two of the pool differ on so many squares at the least, mirrored or not. */
const LEAST_APART = 6;
/** How strongly a fit is held to nothing. */
const RIDGE = 60;
/** Exchanges tried on the way from what was laid to what is better; climbs from each. */
const [STEPS, CLIMBS] = [30, 4];

const draw = generator(Number(values.seed));
const referee = load(wasm);
const players = [0, 1].map(() => rawPlayer(wasm, WORDS, Number(values.iterations)));

/** An arrangement by ascending square of a seat, or back: the other seat looks from the far side. */
const seen = (kinds, seat) => (seat === 0 ? kinds : [...kinds].reverse());

const mirrored = (kinds) => {
  let from = 0;
  return ROWS.flatMap((width) => {
    from += width;
    return kinds.slice(from - width, from).reverse();
  });
};

const apart = (a, b) => a.reduce((sum, kind, n) => sum + (kind === b[n] ? 0 : 1), 0);
const farFrom = (a, b) => Math.min(apart(a, b), apart(mirrored(a), b)) >= LEAST_APART;

/** What the set-up policy lays. */
function laidByPolicy(seed) {
  referee.core.create(referee.put(setupWords()));
  players[0].engine.core.create(players[0].engine.put(setupWords()));
  const kinds = [];
  for (let n = 0; n < SQUARES; n++) {
    const index = referee.core.choiceCount() === 1 ? 0 : answer(players[0], referee, seed * 100 + n)[0];
    const decision = referee.take(referee.core.decision());
    const code = decision.at(decision.length - referee.core.choiceCount() + index);
    kinds.push((code >> 16) & 4095);
    referee.core.apply(index);
  }
  return kinds;
}

/** A child: two or three pairs of pieces of one exchanged. */
function child(kinds) {
  const made = [...kinds];
  for (let n = 1 + draw(3); n > 0; n--) {
    const [a, b] = [draw(SQUARES), draw(SQUARES)];
    [made[a], made[b]] = [made[b], made[a]];
  }
  return made;
}

const shuffledHalf = () => draw(2) === 0;

/** Of a place its part of the set-up, left and right alike: four of the back row, four of the one before it, two forward. */
const PARTS = [...[0, 1, 2, 3, 2, 1, 0], ...[4, 5, 6, 7, 6, 5, 4], ...[8, 9, 9, 8]];
const [KINDS, BACK_PARTS] = [11, 4];
const WIDTH = KINDS * 10;

/** How often each kind stands on each part. */
const factsOf = (kinds) => kinds.map((kind, place) => kind * 10 + PARTS[place]);
/** What an arrangement is worth by a fit, in logits. */
const worthOf = (weights, kinds) => factsOf(kinds).reduce((sum, fact) => sum + weights[fact], 0);

/** The winner of a match between two arrangements; null: a draw. */
const meet = (red, blue, seed) =>
  playRaw(referee, players, setupWords([seen(red, 0), seen(blue, 1)]), seed, undefined, 500).winner;

/** Logistic regression of who wins on where kinds stand, the other side's taken off; ridge, and Red's own share. */
function fit(matches) {
  const weights = new Float64Array(WIDTH + 1);
  const squares = new Float64Array(WIDTH + 1).fill(1e-6);
  for (let pass = 0; pass < 60; pass++) {
    for (const { red, blue, score } of matches) {
      const miss = score - 1 / (1 + Math.exp(-(worthOf(weights, red) - worthOf(weights, blue) + weights[WIDTH])));
      const move = (fact, by) => {
        const slope = miss * by - (RIDGE * weights[fact]) / matches.length;
        squares[fact] += slope * slope;
        weights[fact] += (0.1 * slope) / Math.sqrt(squares[fact]);
      };
      for (const fact of factsOf(red)) move(fact, 1);
      for (const fact of factsOf(blue)) move(fact, -1);
      move(WIDTH, 1);
    }
  }
  return weights;
}

/** Climbs from an arrangement by exchanges of two pieces, some of them for the worse: good ones, not always the same. */
function climb(weights, kinds) {
  const made = [...kinds];
  let heat = 0.3;
  for (let n = 0; n < STEPS; n++, heat *= 0.95) {
    const [a, b] = [draw(SQUARES), draw(SQUARES)];
    const before = worthOf(weights, made);
    [made[a], made[b]] = [made[b], made[a]];
    // the first to be met is no place for a King, whatever a fit says of the few that stood there
    const isOut = PARTS[made.indexOf(KING)] >= BACK_PARTS;
    if (isOut || worthOf(weights, made) - before < heat * Math.log((1 + draw(1 << 20)) / (1 << 20)))
      [made[a], made[b]] = [made[b], made[a]];
  }
  return made;
}

/** The best that keep apart, with no King's square too common. */
function choose(all, weights, count) {
  const chosen = [];
  const kings = new Map();
  for (const kinds of [...all].sort((a, b) => worthOf(weights, b) - worthOf(weights, a))) {
    const square = PARTS[kinds.indexOf(KING)];
    if (square >= BACK_PARTS || (kings.get(square) ?? 0) >= MOST_OF_A_KING * count) continue;
    if (!chosen.every((other) => farFrom(other, kinds))) continue;
    kings.set(square, (kings.get(square) ?? 0) + 1);
    chosen.push(kinds);
    if (chosen.length === count) break;
  }
  return chosen;
}

const hex = (kinds) =>
  `0x${[...kinds]
    .reverse()
    .map((kind) => kind.toString(16))
    .join('')}`;

function store(pool, note) {
  const lines = pool.map((kinds) => `  ${hex(kinds.slice(0, 14))}, ${hex(kinds.slice(14))},`).sort();
  const head = readFileSync(FILE, 'utf8').split('// made')[0];
  writeFileSync(
    FILE,
    `${head}// made by test/search/pools/breed-medieval.mjs: ${note}\nexport const POOLED: i32 = ${pool.length};\nexport const POOL: usize = memory.data<u64>([\n${lines.join('\n')}\n]);\n`,
  );
}

function stored() {
  const text = readFileSync(FILE, 'utf8').split('// made')[1] ?? '';
  return [...text.matchAll(/0x([0-9a-f]+), 0x([0-9a-f]+),/g)].map(([, camp, forward]) =>
    [camp.padStart(14, '0'), forward.padStart(4, '0')].flatMap((part) =>
      [...part].reverse().map((letter) => Number.parseInt(letter, 16)),
    ),
  );
}

const pointsOf = (winner, seat) => (winner === null ? 0.5 : winner === seat ? 1 : 0);

/** The pool against what the policy lays, in mirrored pairs. */
function measure(pairs) {
  const pool = stored();
  const scores = Array.from({ length: pairs }, (_, n) => {
    const [mine, theirs] = [pool[draw(pool.length)], laidByPolicy(900000 + n)];
    return (pointsOf(meet(mine, theirs, 700000 + 2 * n), 0) + pointsOf(meet(theirs, mine, 700001 + 2 * n), 1)) / 2;
  });
  const mean = scores.reduce((sum, one) => sum + one, 0) / pairs;
  const spread = scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (pairs - 1);
  console.log(
    `the pool against the policy: ${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(spread / pairs)).toFixed(3)} (${pairs} pairs)`,
  );
}

function breed() {
  const until = performance.now() + Number(values.seconds) * 1000;
  const from = Number(values.seed) * 1_000_000;
  const matches = [];
  for (let n = 0; performance.now() < until; n++) {
    const [red, blue] = [0, 1].map((side) => {
      const kinds = laidByPolicy(from + 2 * n + side);
      return shuffledHalf() ? kinds : child(kinds);
    });
    matches.push({ red, blue, score: pointsOf(meet(red, blue, from + n), 0) });
  }
  if (values.matches !== '') {
    matches.push(...(existsSync(values.matches) ? JSON.parse(readFileSync(values.matches, 'utf8')) : []));
    writeFileSync(values.matches, JSON.stringify(matches));
  }
  const weights = fit(matches);
  const laid = matches.flatMap(({ red, blue }) => [red, blue]);
  const pool = choose(
    laid.flatMap((kinds) => Array.from({ length: CLIMBS }, () => climb(weights, kinds))),
    weights,
    Number(values.keep),
  );
  const average = laid.reduce((sum, kinds) => sum + worthOf(weights, kinds), 0) / laid.length;
  store(pool, `seed ${values.seed}, a fit to ${matches.length} matches of the policy`);
  const [best, last] = [pool[0], pool.at(-1)].map((kinds) => (worthOf(weights, kinds) - average).toFixed(2));
  console.log(`${pool.length} kept, ${matches.length} matches, ${best} to ${last} above the policy’s in logits`);
  const letters = 'FGXANBMLPSK';
  for (let kind = 0; kind < KINDS; kind++)
    console.log(letters[kind], Array.from({ length: 10 }, (_, part) => weights[kind * 10 + part].toFixed(2)).join(' '));
}

if (Number(values.measure) > 0) measure(Number(values.measure));
else breed();
