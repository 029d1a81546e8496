/**
 * The command line: `npm run -s veil -- COMMAND ...`. Brings the engines and the bundled program up to date (saying so on
 * standard error), then runs it. The program is src/cli/main.ts, whose `main(args)` resolves to the exit code.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCore } from './build-core.mjs';
import { bundleForNode } from './lib/bundle.mjs';
import { isFresh, makeBeside } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { main, Stop, since } from './lib/run.mjs';
import { checkNode, isInstalled } from './lib/setup.mjs';

const OUT = at('build/cli');
const NAME = 'veil.mjs';
const PROGRAM = join(OUT, NAME);

/** Everything the program is made of; starting it compares some hundred times, bundling it takes a second. */
const SOURCES = [
  ...['cli', 'contract', 'games', 'reference', 'worker', 'match', 'text'].map((folder) => at(`src/${folder}`)),
  at('test/support'),
  at('package-lock.json'),
];

/** Bundles the program into one file for Node, with everything it imports. */
async function bundle(log) {
  const start = performance.now();
  await makeBeside(OUT, async (folder) => {
    await bundleForNode(at('src/cli/main.ts'), folder, NAME);
    return [NAME];
  });
  log(`veil: bundled in ${since(start)}`);
}

/** Ends with this exit code once everything written has left; nothing the program left open may keep it alive. */
async function exit(code) {
  await new Promise((resolve) => process.stdout.write('', resolve));
  await new Promise((resolve) => process.stderr.write('', resolve));
  process.exit(code);
}

await main(async () => {
  checkNode();
  if (!isInstalled()) throw new Stop('the packages are not installed or out of date: run `npm ci` first');
  const log = console.error;
  // a game whose engine does not compile must not keep the others from running; using it fails by itself
  for (const failure of await buildCore({ log })) log(`veil: ${failure}`);
  if (!isFresh([PROGRAM], SOURCES)) await bundle(log);
  // `npm run` moves to the project's folder; the files named are the caller's
  if (process.env.npm_lifecycle_event === 'veil') process.chdir(process.env.INIT_CWD ?? '.');
  const program = await import(pathToFileURL(PROGRAM).href);
  await exit(await program.main(process.argv.slice(2)));
});
