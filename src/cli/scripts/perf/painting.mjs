/** How long the painters take, measured on the sources in a page of their own. */
import { at } from '../lib/paths.mjs';
import { median, round } from './page.mjs';

export async function painting(browser) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: at('vite.config.ts'),
    root: at('src/cli/scripts/perf/painting'),
    cacheDir: at('node_modules/.vite-painting'),
    publicDir: false,
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  await server.listen();
  const page = await browser.newPage();
  try {
    await page.goto(server.resolvedUrls.local[0]);
    await page.waitForFunction(() => document.documentElement.dataset.painted, undefined, { timeout: 60_000 });
    const found = JSON.parse(await page.evaluate(() => document.documentElement.dataset.painted));
    return Object.fromEntries(
      Object.entries(found).map(([name, times]) => [
        name,
        Array.isArray(times) ? `${round(median(times), 0)} ms` : times,
      ]),
    );
  } finally {
    await page.close();
    await server.close();
  }
}
