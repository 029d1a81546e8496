/**
 * Plays a form of Legends against itself and keeps, of main decisions, the facts of the even side less those of the odd
 * one, and how the match ended. Rows of 16-bit numbers: form, number of the match, points of the even side (0-2), facts.
 * Beside it, in a file that ends in `.losses`, of one piece of either side in each of these states: form, kind, 1 where it is
 * shown, and its side's facts less the other's as they stand, less the same as they were without the piece.
 *
 *   node test/search/tune/play-legends.mjs FORM build/tune build/tune/quick.bin --seconds 120 --from 0 [--thinker FOLDER]
 *
 * The first folder holds the builds of tune.ts; the players may be of another one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { formNames, generator, leadOf, piecesOf, search, setupOf, started, without } from './legends.mjs';

/** The policy alone, for openings and now and then. */
const POLICY = [4, 0, 0, 0, 1, 1, 0, 0];
const MOST_CHOICES = 3000;
/** One main decision in so many is kept. */
const KEEP_EVERY = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    matches: { type: 'string', default: '1000000' },
    iterations: { type: 'string', default: '64' },
    from: { type: 'string', default: '0' },
    thinker: { type: 'string' },
    words: { type: 'string', default: JSON.stringify([2, 150, 100, 4, 16, 30, 8, 0]) },
  },
});
const [form, folder, target] = positionals;
const WORDS = JSON.parse(values.words);
const formNumber = formNames.indexOf(form);
const rows = [];
const losses = [];
const ends = new Map();

/** What a side loses with one of its pieces. */
function keepLoss(referee, side, draw) {
  const own = piecesOf(referee).filter((piece) => piece.side === side);
  if (own.length === 0) return;
  const piece = own[draw(own.length)];
  const before = leadOf(referee.take(referee.core.facts()), side);
  const after = without(referee, piece, () => leadOf(referee.take(referee.core.facts()), side));
  const lost = before.map((by, fact) => by - after[fact]);
  losses.push(Buffer.from(Int16Array.from([formNumber, piece.kind, piece.isShown ? 1 : 0, ...lost]).buffer));
}

/** One match: some choices by the policy, then searched ones, with one by the policy now and then. */
function play(n) {
  const setup = setupOf(form, n);
  const referee = started(folder, setup);
  const thinker = started(values.thinker ?? folder, setup);
  const draw = generator(n * 31 + 7);
  const { core } = referee;
  const met = [];
  let opening = draw(24);
  let mains = draw(KEEP_EVERY);
  for (let ply = 0; core.choiceCount() > 0 && ply < MOST_CHOICES; ply++) {
    const count = core.choiceCount();
    const facts = referee.take(core.facts());
    if (facts[1] === 1 && ++mains % KEEP_EVERY === 0) {
      met.push(facts);
      for (const side of [0, 1]) keepLoss(referee, side, draw);
    }
    const byPolicy = opening-- > 0 || draw(12) === 0;
    const iterations = byPolicy ? 1 : Number(values.iterations);
    const index = count === 1 ? 0 : search(referee, thinker, byPolicy ? POLICY : WORDS, n * 4096 + ply, iterations)[0];
    core.apply(index);
  }
  if (core.choiceCount() > 0) return;
  const [reason, winners] = referee.take(core.result());
  ends.set(reason, (ends.get(reason) ?? 0) + 1);
  const points = winners === 0 ? 1 : (winners & 1) * 2;
  for (const words of met) {
    rows.push(Buffer.from(Int16Array.from([formNumber, n & 0x7fff, points, ...leadOf(words, 0)]).buffer));
  }
}

const end = Date.now() + Number(values.seconds) * 1000;
const first = Number(values.from);
let n = first;
for (; Date.now() < end && n < first + Number(values.matches); n++) play(n);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, Buffer.concat(rows));
writeFileSync(`${target}.losses`, Buffer.concat(losses));
const how = [...ends].map(([reason, count]) => `${reason}: ${count}`).join(', ');
console.log(`${form}: ${n - first} matches (by reason ${how}), ${rows.length} states`);
