/**
 * `npm start`: from a bare checkout to a running game. Installs, builds and serves, and says what it is doing; what is
 * already there is not done again.
 */
import { buildPage, buildParts } from './build.mjs';
import { isFresh } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { main, step } from './lib/run.mjs';
import { servePage } from './lib/serve.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

const PAGE_SOURCES = ['src', 'assets', 'build/core', 'build/phaser', 'vite.config.ts', 'package-lock.json'].map(at);

await main(async () => {
  checkNode();
  await ensureInstalled();
  await buildParts();
  if (isFresh([at('dist/index.html')], PAGE_SOURCES)) console.log('The page is up to date');
  else await buildPage();
  const { url } = await step('Starting the server', () => servePage());
  console.log(`Veilwar is ready: ${url}`);
});
