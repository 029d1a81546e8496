/** `npm run build`: the whole page into dist/, ready to be put on any static host. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildCore, publishedBuilds } from './build-core.mjs';
import { buildPhaser } from './build-phaser.mjs';
import { at } from './lib/paths.mjs';
import { main, runTool, Stop, step } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

/**
 * What the page is made from besides itself, side by side: the engines of the games that it offers, and Phaser. A test
 * game's engine is none of it.
 */
export async function buildParts({ log = console.log, core = buildCore, phaser = buildPhaser } = {}) {
  const engines = async () => {
    const failures = await core({ builds: publishedBuilds(), log });
    if (failures.length > 0) throw new Stop(failures.join('\n'));
  };
  const ends = await Promise.allSettled([
    step('Building the game engines', engines, log),
    step('Bundling Phaser', () => phaser({ log }), log),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** The page itself. */
export async function buildPage(log = console.log) {
  await step(
    'Building the page',
    async () => {
      const { code } = await runTool('vite', ['build', '--logLevel', 'warn']);
      if (code !== 0 || !existsSync(at('dist/index.html')))
        throw new Stop('vite build failed; the reason stands above');
    },
    log,
  );
}

/** The page with the test games as guests on it, for the tests in a browser: to build/e2e/guest-page. */
export async function buildGuestPage(log = console.log) {
  await step(
    'Building the page with guests',
    async () => {
      const { code } = await runTool('vite', [
        'build',
        '--config',
        'test/support/guest/vite.config.ts',
        '--logLevel',
        'warn',
      ]);
      if (code !== 0) throw new Stop('vite build failed; the reason stands above');
    },
    log,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    checkNode();
    await ensureInstalled();
    await buildParts();
    await buildPage();
  });
}
