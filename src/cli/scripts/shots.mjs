/**
 * `npm run -s shots`: pictures of every screen in full size, to $SHOTS_DIR (default build/shots). Prints the folder.
 * `npm run shots -- --keep` instead renews the small pictures that the tests compare with.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildPage, buildParts } from './build.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { at } from './lib/paths.mjs';
import { main, runTool, Stop } from './lib/run.mjs';
import { freePort } from './lib/serve.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

const TEST = ['test', '-c', 'test/e2e/playwright.config.ts', '--reporter=line', 'pictures'];

await main(async () => {
  checkNode();
  await ensureInstalled();
  const browser = await ensureBrowser();
  await buildParts();
  await buildPage();
  const keep = process.argv.includes('--keep');
  const folder = resolve(process.env.SHOTS_DIR || at('build/shots'));
  const env = { E2E_PORT: String(await freePort(4273)), E2E_BROWSER: browser, SHOTS_DIR: folder };
  if (keep) delete env.SHOTS_DIR;
  const { code } = await runTool('playwright', [...TEST, keep ? '--update-snapshots=all' : 'layout'], { env });
  if (code !== 0) throw new Stop('some pictures could not be taken');
  if (!keep) console.log(`${readdirSync(folder).filter((name) => name.endsWith('.png')).length} pictures in ${folder}`);
});
