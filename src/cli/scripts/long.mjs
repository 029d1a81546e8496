/**
 * `npm run long`: what takes too long for every `npm test`: many thousand matches, trials and damaged inputs of Legends, and every power
 * blanked on both engines. Ends like `npm test`.
 *
 *   npm run long -- --only twins,fuzz      only these
 */
import { main, Stop, since } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { add, commands } from './lib/stages.mjs';

const SEED = ['--seed', String(1 + (Number(process.env.LONG_SEED) || 0))];

const STAGES = {
  twins: [
    ['twins', 'legends', '--games', '5000', ...SEED],
    ['twins', 'legends', '--games', '2000', '--from', 'position', ...SEED],
    ['twins', 'legends', '--games', '200', '--from', 'wide', ...SEED],
  ],
  vicious: [['twins', 'legends', '--games', '1000', '--from', 'vicious', ...SEED]],
  fill: [['twins', 'legends', '--fill', '--games', '200', ...SEED]],
  secrecy: [
    ['secrecy', 'legends', '--trials', '5000', ...SEED],
    ['secrecy', 'legends', '--trials', '1000', '--engine', 'reference', ...SEED],
  ],
  fuzz: [['fuzz', 'legends', '--trials', '100000', ...SEED]],
  mutate: [['mutate', '--engine', 'both']],
  bench: [['bench', 'legends']],
};

function chosen(args) {
  if (args.length === 0) return Object.keys(STAGES);
  const names = /^--only[= ]([\w,]+)$/.exec(args.join(' '))?.[1].split(',') ?? [];
  const known = Object.keys(STAGES);
  if (names.length === 0 || names.some((name) => !known.includes(name)))
    throw new Stop(`expected --only with some of ${known.join(',')}, found ${args.join(' ')}`, 2);
  return names;
}

await main(async () => {
  checkNode();
  const names = chosen(process.argv.slice(2));
  await ensureInstalled();
  let sum = { passed: 0, failed: 0 };
  for (const name of names) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const one = await commands(STAGES[name])();
    console.log(`=== ${name}: ${one.failed === 0 ? 'passed' : 'FAILED'} in ${since(start)}`);
    sum = add(sum, one);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
