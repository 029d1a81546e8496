/**
 * Plays Medieval against itself at low effort and keeps, of every third main question, the facts of Red less those of Blue, and how
 * the match ended. Rows of 16-bit numbers: number of the match, points of Red (0-2), facts.
 *
 *   node test/search/tune/play-medieval.mjs build/tune/medieval.wasm build/tune/medieval.bin --seconds 300 --from 0 --words '[1,150,0,0,4094,1,0,2]'
 *
 * The build is one of tune.ts. Openings, and every twelfth answer, are the policy's.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generator, load } from '../arena.mjs';
import { answer, rawPlayer, setupWords } from './raw-medieval.mjs';

const POLICY = [4, 0, 0, 0, 1, 1, 0, 0];
const MOST_CHOICES = 1500;
/** One main question in so many is kept. */
const KEEP_EVERY = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    iterations: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    words: { type: 'string', default: '[1,150,0,0,4094,1,0,2]' },
  },
});
const [build, target] = positionals;
const referee = load(build);
const player = rawPlayer(build, JSON.parse(values.words), Number(values.iterations));
const byPolicy = rawPlayer(build, POLICY, 1);
const rows = [];
const ends = new Map();

/** The referee weighs facts of what may be lost by the weights in force: a search must have begun once. */
function makeReady() {
  const { core } = referee;
  core.create(referee.put(setupWords([])));
  const view = referee.take(core.view(core.askedSeat()));
  referee.put([...view, ...player.words]);
  if (core.searchBegin(view.length, 1, 0) < 0) throw new Error('the view is refused');
}
/** One match; nothing of it is kept where it is not over in time. */
function play(n) {
  const { core } = referee;
  const setup = setupWords([], { seed: n, first: n & 1, form: n % 8 === 0 ? 1 : 0 });
  if (core.create(referee.put(setup)) < 0) throw new Error('bad setup');
  for (const { engine } of [player, byPolicy]) engine.core.create(engine.put(setup));
  const draw = generator(n * 31 + 7);
  const met = [];
  let opening = draw(24);
  let mains = draw(KEEP_EVERY);
  for (let ply = 0; core.choiceCount() > 0 && ply < MOST_CHOICES; ply++) {
    const words = referee.take(core.facts());
    if (words.length > 0 && ++mains % KEEP_EVERY === 0)
      met.push([...words.subarray(1)].map((by) => (words[0] === 0 ? by : -by)));
    if (core.choiceCount() === 1) {
      core.apply(0);
      continue;
    }
    const isOpening = words.length > 0 && opening-- > 0;
    const who = isOpening || draw(12) === 0 ? byPolicy : player;
    core.apply(answer(who, referee, (n * 4096 + ply) | 0)[0]);
  }
  if (core.choiceCount() > 0) return;
  const [reason, winners] = referee.take(core.result());
  ends.set(reason, (ends.get(reason) ?? 0) + 1);
  const points = winners === 0 ? 1 : winners === 1 ? 2 : 0;
  for (const facts of met) rows.push(Buffer.from(Int16Array.from([n & 0x7fff, points, ...facts]).buffer));
}

makeReady();
const end = Date.now() + Number(values.seconds) * 1000;
const first = Number(values.from);
let n = first;
for (; Date.now() < end; n++) play(n);
writeFileSync(target, Buffer.concat(rows));
console.log(
  `${n - first} matches (by reason ${[...ends].map((one) => one.join(': ')).join(', ')}), ${rows.length} states`,
);
