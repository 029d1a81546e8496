/** `npm run dev`: Vite's dev server; changes to the page and to the engines show at once. */
import { buildParts } from './build.mjs';
import { at } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

await main(async () => {
  checkNode();
  await ensureInstalled();
  await buildParts();
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: at('vite.config.ts') });
  await server.listen();
  server.printUrls();
});
