/**
 * `npm run long`: what takes too long for every `npm test`: many thousand matches, trials and damaged inputs of each game as its
 * `game.json` lists them, a thousand exchanges seen on the whole page, and whole matches in the browser by every input. Ends like `npm test`.
 *
 *   npm run long -- --only twins,fuzz      only these
 */
import { buildGuestPage, buildPage, buildParts } from './build.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { commandsOf, longStages } from './lib/games.mjs';
import { lanes } from './lib/lanes.mjs';
import { main, Stop, since } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { add, commands, pageTests, tool } from './lib/stages.mjs';

const SEED = ['--seed', String(1 + (Number(process.env.LONG_SEED) || 0))];

/** Blanking powers needs no chance, and speeds are compared over the same games always. */
const SEEDLESS = ['mutate', 'bench'];
const seedFor = ([command]) => (SEEDLESS.includes(command) ? [] : SEED);

/** What the tests of the page's form play when they are given time; all of `test/form` counts as one check. */
const FORM = { FORM_TRIALS: '1000', SKIP_BATTLES: '500' };
/**
 * The same of tests whose shorter runs are part of `npm test`: pages that meet on one storage, matches between equals, hints beside
 * their previews, newcomers, two at one screen under standing orders.
 */
const PLAYED = { PAGES: '400', EVEN_PAIRS: '6', HINTS: '1000', NEWCOMERS: '100', ORDER_TRIALS: '600' };
const PLAYED_TESTS = [
  'test/match/pages.test.ts',
  'test/opponent/matches.test.ts',
  'test/secrecy/orders.test.ts',
  'test/shell/hint-',
  'test/shell/newcomer.test.ts',
];
const longCommands = (name) =>
  commands(
    commandsOf('long', name).map((args) => [...args, ...seedFor(args)]),
    lanes(name === 'bench' ? 1 : undefined),
  );
const WORK = {
  ...Object.fromEntries(longStages().map((name) => [name, longCommands(name)])),
  form: async () => {
    await buildParts();
    await ensureBrowser();
    return tool('vitest', ['run', '--config', 'vite.config.ts', 'test/form'], { env: FORM })();
  },
  played: async () => {
    await buildParts();
    return tool('vitest', ['run', '--config', 'vite.config.ts', ...PLAYED_TESTS], { env: PLAYED })();
  },
  e2e: async () => {
    await buildParts();
    await buildPage();
    await buildGuestPage();
    return pageTests(['long', 'long-guests'])();
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
