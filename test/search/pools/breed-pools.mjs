/**
 * Breeds the pools of arrangements anew by play of the computer against itself: this folder says how, and
 * assembly/legends/README.md what came of it. Writes src/games/legends/data/pools.json; forms that are not named stay.
 *
 *   node test/search/pools/breed-pools.mjs [FORM ...] [--seed N]                breeds
 *   node test/search/pools/breed-pools.mjs [FORM ...] [--seed N] --measure PAIRS  plays the pools that there are against the set-up policy
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCore } from '../../../src/cli/scripts/build-core.mjs';
import { bundleForNode } from '../../../src/cli/scripts/lib/bundle.mjs';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { main, Stop } from '../../../src/cli/scripts/lib/run.mjs';

const OUT = at('build/pools');
const NAME = 'pools.mjs';
const DEFAULT_SEED = '6';

await main(async () => {
  const options = { seed: { type: 'string', default: DEFAULT_SEED }, measure: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const failures = await buildCore({ log: console.error });
  if (failures.length > 0) throw new Stop(failures.join('\n'));
  await bundleForNode(at('test/search/pools/main.ts'), OUT, NAME);
  const { makePools, measurePools } = await import(pathToFileURL(join(OUT, NAME)).href);
  const before = JSON.parse(readFileSync(at('src/games/legends/data/pools.json'), 'utf8'));
  if (values.measure === undefined) makePools(Number(values.seed), before, positionals);
  else measurePools(Number(values.seed), before, positionals, Number(values.measure));
});
