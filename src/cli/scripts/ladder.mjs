/** `npm run ladder`: every strength figure; a run that was stopped goes on. `npm run ladder -- --help` says more. */

import { at } from './lib/paths.mjs';
import { main, runNode } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

await main(async () => {
  checkNode();
  await ensureInstalled();
  process.exitCode = (await runNode(at('src/cli/scripts/veil.mjs'), ['ladder', ...process.argv.slice(2)])).code;
});
