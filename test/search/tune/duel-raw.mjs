/**
 * Two players of Medieval against each other in mirrored pairs, on words alone (raw-medieval.mjs): fast, and without evidence.
 *
 *   node test/search/tune/duel-raw.mjs build/tune/a.wasm build/tune/b.wasm --words '[2,10,0,12,32,8,8,0,30]' --iterations 200 --pairs 40
 */
import { parseArgs } from 'node:util';
import { load } from '../arena.mjs';
import { playRaw, rawPlayer, setupWords } from './raw-medieval.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    words: { type: 'string', default: '[2,10,0,12,32,8,8,0,30]' },
    'words-b': { type: 'string' },
    iterations: { type: 'string', default: '200' },
    'iterations-b': { type: 'string' },
    pairs: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    form: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '100000' },
  },
});
const words = [JSON.parse(values.words), JSON.parse(values['words-b'] ?? values.words)];
const iterations = [Number(values.iterations), Number(values['iterations-b'] ?? values.iterations)];
const players = positionals.map((file, n) => rawPlayer(file, words[n], iterations[n]));
const referee = load(positionals[0]);
const tally = { 1: 0, 0.5: 0, 0: 0 };
const ends = new Map();
const lengths = [];
const pairs = [];
let red = 0;
const until = performance.now() + Number(values.seconds) * 1000;
const from = Number(values.from);
for (let n = from; n < from + Number(values.pairs) && performance.now() < until; n++) {
  const scores = [0, 1].map((seat) => {
    const seated = seat === 0 ? players : [players[1], players[0]];
    const { winner, reason, plies } = playRaw(referee, seated, setupWords([], { form: Number(values.form) }), n + 1);
    lengths.push(plies - 36);
    red += winner === null ? 0.5 : 1 - winner;
    const score = winner === null ? 0.5 : winner === seat ? 1 : 0;
    const end = `${reason}${score === 1 ? ' +' : score === 0 ? ' -' : ''}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    tally[score]++;
    return score;
  });
  pairs.push((scores[0] + scores[1]) / 2);
}
const mean = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
const spread = pairs.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
const error = 1.96 * Math.sqrt(spread / pairs.length);
lengths.sort((a, b) => a - b);
const at = (part) => lengths[Math.floor((lengths.length - 1) * part)];
const how = [...ends]
  .sort()
  .map(([end, count]) => `${end} ${count}`)
  .join(', ');
const each = players.map(({ spent, answers }) => (spent / Math.max(1, answers)).toFixed(2)).join(' · ');
console.log(
  `+${tally[1]} =${tally[0.5]} -${tally[0]}  ${mean.toFixed(3)} ± ${error.toFixed(3)} (${pairs.length} pairs)  ${how}; Red ${(red / lengths.length).toFixed(2)}; choices ${at(0.1)} ${at(0.5)} ${at(0.9)}; ms ${each}`,
);
