/**
 * `npm run long`: what takes too long for every `npm test`: many thousand matches, trials and damaged inputs of Legends, its forms and
 * teams, every power blanked on both engines, and a thousand exchanges seen on the whole page. Ends like `npm test`.
 *
 *   npm run long -- --only twins,fuzz      only these
 */
import { buildParts } from './build.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { otherForms } from './lib/forms.mjs';
import { main, Stop, since } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { add, commands, tool } from './lib/stages.mjs';

const SEED = ['--seed', String(1 + (Number(process.env.LONG_SEED) || 0))];

const STAGES = {
  twins: [
    ['twins', 'legends', '--games', '5000', ...SEED],
    ['twins', 'legends', '--games', '2000', '--from', 'position', ...SEED],
    ['twins', 'legends', '--games', '200', '--from', 'wide', ...SEED],
  ],
  teams: [
    ['twins', 'legends', '--seats', '4', '--games', '200', ...SEED],
    ['twins', 'legends', '--seats', '6', '--games', '60', ...SEED],
    ['twins', 'legends', '--seats', '8', '--games', '50', ...SEED],
    ['twins', 'legends', '--seats', '4', '--fill', '--games', '12', ...SEED],
    ['secrecy', 'legends', '--seats', '4', '--trials', '2000', ...SEED],
    ['secrecy', 'legends', '--seats', '8', '--trials', '200', ...SEED],
  ],
  forms: otherForms.flatMap((form) => [
    ['twins', form, '--games', '3000', ...SEED],
    ['twins', form, '--fill', '--games', '40', ...SEED],
    ['secrecy', form, '--trials', '2000', ...SEED],
    ['fuzz', form, '--trials', '20000', ...SEED],
  ]),
  vicious: [['twins', 'legends', '--games', '1000', '--from', 'vicious', ...SEED]],
  fill: [['twins', 'legends', '--fill', '--games', '200', ...SEED]],
  secrecy: [
    ['secrecy', 'legends', '--trials', '5000', ...SEED],
    ['secrecy', 'legends', '--trials', '1000', '--engine', 'reference', ...SEED],
  ],
  think: ['legends', ...otherForms].map((form) => ['secrecy', form, '--think', '--trials', '2000', ...SEED]),
  worlds: ['legends', ...otherForms].map((form) => ['worlds', form, '--trials', '10000', ...SEED]),
  fuzz: [['fuzz', 'legends', '--trials', '100000', ...SEED]],
  mutate: [['mutate', '--engine', 'both']],
  bench: [['bench', 'legends', ...otherForms]],
};

/** What the tests of the page's form play when they are given time; all of `test/form` counts as one check. */
const FORM = { FORM_TRIALS: '1000', SKIP_BATTLES: '500' };
const WORK = {
  ...Object.fromEntries(Object.entries(STAGES).map(([name, list]) => [name, commands(list)])),
  form: async () => {
    await buildParts();
    await ensureBrowser();
    return tool('vitest', ['run', '--config', 'vite.config.ts', 'test/form'], { env: FORM })();
  },
};

function chosen(args) {
  if (args.length === 0) return Object.keys(WORK);
  const names = /^--only[= ]([\w,]+)$/.exec(args.join(' '))?.[1].split(',') ?? [];
  const known = Object.keys(WORK);
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
    const one = await WORK[name]();
    console.log(`=== ${name}: ${one.failed === 0 ? 'passed' : 'FAILED'} in ${since(start)}`);
    sum = add(sum, one);
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
