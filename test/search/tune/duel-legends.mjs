/**
 * Two builds of Legends' core against each other, in mirrored pairs: the same setup and seeds twice, seats exchanged.
 *
 *   node test/search/tune/duel-legends.mjs FORM FOLDER_A FOLDER_B --pairs 20 --iterations 400 [--words '[2,30,0,8,64,30,8,0]'] [--words-b …] [--iterations-b …]
 *
 * A folder holds legends.wasm and legends.wide.wasm. Prints wins, draws and losses of the first, and its score with a 95 %
 * interval over the pairs.
 */
import { parseArgs } from 'node:util';
import { search, setupOf, started } from './legends.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '20' },
    iterations: { type: 'string', default: '400' },
    from: { type: 'string', default: '200000' },
    words: { type: 'string', default: '[2,30,0,8,64,30,8,0]' },
    'words-b': { type: 'string' },
    'iterations-b': { type: 'string' },
  },
});
const [form, ...folders] = positionals;
const words = [JSON.parse(values.words), JSON.parse(values['words-b'] ?? values.words)];
const iterations = [Number(values.iterations), Number(values['iterations-b'] ?? values.iterations)];
const spent = [0, 0];
const answers = [0, 0];
const ends = new Map();

/** The score of the first build, which sits at `seat`. */
function play(n, seat) {
  const setup = setupOf(form, n);
  const referee = started(folders[1], setup);
  const players = folders.map((folder) => started(folder, setup));
  const { core } = referee;
  for (let ply = 0; core.choiceCount() > 0; ply++) {
    const who = core.askedSeat() === seat ? 0 : 1;
    let index = 0;
    if (core.choiceCount() > 1) {
      const start = performance.now();
      [index] = search(referee, players[who], words[who], n * 4096 + ply, iterations[who]);
      spent[who] += performance.now() - start;
      answers[who]++;
    }
    core.apply(index);
  }
  const [reason, winners] = referee.take(core.result());
  ends.set(reason, (ends.get(reason) ?? 0) + 1);
  return winners === 0 ? 0.5 : (winners >> seat) & 1;
}

const tally = { 1: 0, 0.5: 0, 0: 0 };
const pairs = [];
const from = Number(values.from);
for (let n = from; n < from + Number(values.pairs); n++) {
  const scores = [play(n, 0), play(n, 1)];
  for (const score of scores) tally[score]++;
  pairs.push((scores[0] + scores[1]) / 2);
}
const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
const spread = pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
const error = 1.96 * Math.sqrt(spread / pairs.length);
const each = spent.map((ms, who) => (ms / Math.max(1, answers[who])).toFixed(2));
const how = [...ends].map(([reason, count]) => `${reason}: ${count}`).join(', ');
console.log(
  `${form} +${tally[1]} =${tally[0.5]} -${tally[0]}  ${mean.toFixed(3)} ± ${error.toFixed(3)}  ms ${each.join(' · ')}  by reason ${how}`,
);
