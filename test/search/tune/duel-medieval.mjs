/**
 * Two players of Medieval against each other, in mirrored pairs: the same seeds twice, seats exchanged; both lay their armies
 * out themselves.
 *
 *   node test/search/tune/duel-medieval.mjs champion greedy --pairs 20 --iterations 600
 *   node test/search/tune/duel-medieval.mjs 'champion@build/tune/a.wasm' 'champion@build/tune/b.wasm' --ms 20 --form seventeen
 *
 * A player is one of the arena (src/cli/commands/arena.ts), `@FILE` behind it for a build of its own. Prints wins, draws and
 * losses of the first, its score with a 95 % interval over the pairs, how matches ended, Red's share, and the median length.
 */
import { parseArgs } from 'node:util';
import { partSeed, play, playerOf, startOf } from './medieval.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '20' },
    iterations: { type: 'string', default: '600' },
    ms: { type: 'string' },
    from: { type: 'string', default: '0' },
    form: { type: 'string', default: 'standard' },
    seconds: { type: 'string', default: '100000' },
  },
});
const effort = values.ms === undefined ? { iterations: Number(values.iterations) } : { ms: Number(values.ms) };
const players = positionals.map((text) => playerOf(text, effort));
const tally = { 1: 0, 0.5: 0, 0: 0 };
const ends = new Map();
const lengths = [];
const pairs = [];
let red = 0;
const until = performance.now() + Number(values.seconds) * 1000;
for (let n = Number(values.from); n < Number(values.from) + Number(values.pairs) && performance.now() < until; n++) {
  const scores = [0, 1].map((seat) => {
    const seated = seat === 0 ? players : [players[1], players[0]];
    const { winner, reason, turns } = play(startOf({ form: values.form, seed: n }), seated, partSeed(77, n));
    lengths.push(turns);
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
console.log(
  `${positionals.join(' : ')}  +${tally[1]} =${tally[0.5]} -${tally[0]}  ${mean.toFixed(3)} ± ${error.toFixed(3)}`,
);
console.log(`  ${how}; Red ${(red / lengths.length).toFixed(2)}; turns ${at(0.1)} ${at(0.5)} ${at(0.9)}`);
for (const { text, spent, answers, done } of players)
  if (answers > 0)
    console.log(
      `  ${text}: ${(spent / answers).toFixed(1)} ms, ${Math.round(done / answers)} iterations an answer (${answers})`,
    );
