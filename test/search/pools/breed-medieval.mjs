/**
 * Makes Medieval's pool of arrangements (assembly/medieval/setup-pool.ts): what the set-up policy lays, and children of what did well,
 * play each other at a low effort; the worst drop out round by round.
 *
 *   node test/search/pools/breed-medieval.mjs build/core/medieval.wasm --seconds 600 --iterations 40
 *   node test/search/pools/breed-medieval.mjs build/core/medieval.wasm --measure 40
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
    start: { type: 'string', default: '448' },
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

const newcomer = (kinds, birth) => ({ kinds, points: 0, games: 0, birth });
/** As if it had a few draws more. */
const worth = ({ points, games }) => (points + 2) / (games + 4);

function meet(red, blue, seed) {
  const armies = [seen(red.kinds, 0), seen(blue.kinds, 1)];
  const { winner } = playRaw(referee, players, setupWords(armies), seed, undefined, 500);
  red.points += winner === null ? 0.5 : 1 - winner;
  blue.points += winner === null ? 0.5 : winner;
  red.games++;
  blue.games++;
}

const shuffled = (list) => list.map((one) => [draw(1 << 20), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);

/** The best that keep apart, with no King's square too common. */
function choose(all, count) {
  const chosen = [];
  const kings = new Map();
  for (const one of [...all].sort((a, b) => worth(b) - worth(a))) {
    const at = one.kinds.indexOf(KING);
    // before the camp he is the first to be met
    if (at >= ROWS[0] + ROWS[1]) continue;
    const square = Math.min(at, mirrored(one.kinds).indexOf(KING));
    if ((kings.get(square) ?? 0) >= MOST_OF_A_KING * count) continue;
    if (!chosen.every((other) => farFrom(other.kinds, one.kinds))) continue;
    kings.set(square, (kings.get(square) ?? 0) + 1);
    chosen.push(one);
    if (chosen.length === count) break;
  }
  return chosen;
}

const hex = (kinds) => `0x${[...kinds].reverse().map((kind) => kind.toString(16)).join('')}`;

function store(pool, note) {
  const lines = pool.map(({ kinds }) => `  ${hex(kinds.slice(0, 14))}, ${hex(kinds.slice(14))},`).sort();
  const head = readFileSync(FILE, 'utf8').split('// made')[0];
  writeFileSync(FILE, `${head}// made by test/search/pools/breed-medieval.mjs: ${note}\nexport const POOLED: i32 = ${pool.length};\nexport const POOL: usize = memory.data<u64>([\n${lines.join('\n')}\n]);\n`);
}

function stored() {
  const text = readFileSync(FILE, 'utf8').split('// made')[1] ?? '';
  return [...text.matchAll(/0x([0-9a-f]+), 0x([0-9a-f]+),/g)].map(([, camp, forward]) =>
    [camp.padStart(14, '0'), forward.padStart(4, '0')].flatMap((part) => [...part].reverse().map((letter) => Number.parseInt(letter, 16))),
  );
}

if (Number(values.measure) > 0) {
  const pool = stored();
  let points = 0;
  let squares = 0;
  const pairs = Number(values.measure);
  for (let n = 0; n < pairs; n++) {
    const [mine, theirs] = [newcomer(pool[draw(pool.length)], 0), newcomer(laidByPolicy(900000 + n), 0)];
    meet(mine, theirs, 700000 + 2 * n);
    meet(theirs, mine, 700001 + 2 * n);
    points += mine.points / 2;
    squares += (mine.points / 2) ** 2;
  }
  const mean = points / pairs;
  const error = 1.96 * Math.sqrt((squares / pairs - mean ** 2) / (pairs - 1));
  console.log(`the pool against the policy: ${mean.toFixed(3)} ± ${error.toFixed(3)} (${pairs} pairs)`);
} else {
  const until = performance.now() + Number(values.seconds) * 1000;
  const keep = Number(values.keep);
  let field = Array.from({ length: Number(values.start) }, (_, n) => newcomer(laidByPolicy(Number(values.seed) * 1000 + n), 0));
  let seed = Number(values.seed) * 100000;
  let games = 0;
  for (let round = 1; performance.now() < until; round++) {
    const order = shuffled(field);
    for (let n = 0; n + 1 < order.length && performance.now() < until; n += 2) {
      meet(order[n], order[n + 1], seed++);
      games++;
    }
    // in every third round the worst third makes room for children of the best, until a third of the time is left
    if (round % 3 === 0 && performance.now() < until - Number(values.seconds) * 333) {
      const best = [...field].sort((a, b) => worth(b) - worth(a)).slice(0, Math.ceil((field.length * 2) / 3));
      const young = Array.from({ length: field.length - best.length }, () => newcomer(child(best[draw(Math.ceil(best.length / 2))].kinds), round));
      field = [...best, ...young];
    }
    console.log(round, games, [...field].sort((a, b) => worth(b) - worth(a)).slice(0, 5).map((one) => worth(one).toFixed(2)).join(' '));
    if (games > 0) store(choose(field, keep), `seed ${values.seed}, ${games} matches of the policy alone`);
  }
  const pool = choose(field, keep);
  console.log(`${pool.length} kept, ${games} matches, worth ${worth(pool[0]).toFixed(2)} to ${worth(pool.at(-1)).toFixed(2)}`);
}
