/** A gallery page in a real browser, for tests of the stage: server, browser, page, and every fault that the page throws. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findBrowser, launchOptions } from '../../src/cli/scripts/lib/browser.mjs';

/** Longest that a test of a page may take, in milliseconds. */
export const SLOW = 600_000;

/** Milliseconds after which nothing moves any more. */
const QUIET = 500;

export interface StagePage {
  /** Opens `file` of the gallery with a query, and waits until it says that it is ready and nothing moves. */
  open(query?: Readonly<Record<string, string>>): Promise<Page>;
  readonly page: Page;
  settle(): Promise<void>;
  /** The whole page as a picture. */
  picture(): Promise<string>;
  /** Frames that are asked for within so many milliseconds. */
  frames(milliseconds: number): Promise<number>;
}

/** Sets up a describe block: one server and one browser for all its tests, a page for each `open`. `ready`: what the page says. */
export const stagePage = (
  file: string,
  ready: string,
  viewport: { readonly width: number; readonly height: number },
): StagePage => {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page | null = null;
  const faults: string[] = [];

  beforeAll(async () => {
    const found = await findBrowser();
    const configFile = 'test/stage/gallery/vite.config.ts';
    server = await createServer({ configFile, logLevel: 'error', server: { port: 0, hmr: false, watch: null } });
    await server.listen();
    if (found === null) throw new Error('no browser found; npm test installs one');
    browser = await chromium.launch(launchOptions(found));
  }, SLOW);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  afterEach(async () => {
    await page?.close();
    page = null;
    expect(faults.splice(0)).toEqual([]);
  });

  const opened = (): Page => {
    if (page === null) throw new Error('no page is open');
    return page;
  };
  const settle = (): Promise<void> => opened().waitForTimeout(QUIET);
  return {
    settle,
    get page() {
      return opened();
    },
    open: async (query = {}) => {
      await page?.close();
      page = await browser.newPage({ viewport });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${server.resolvedUrls?.local[0]}${file}?${new URLSearchParams(query)}`);
      await page.waitForFunction((word) => document.documentElement.dataset['ready'] === word, ready);
      await settle();
      return page;
    },
    picture: async () => (await opened().screenshot()).toString('base64'),
    frames: (milliseconds) =>
      opened().evaluate(
        (length) =>
          new Promise<number>((resolve) => {
            let count = 0;
            const real = window.requestAnimationFrame;
            window.requestAnimationFrame = (callback) => {
              count += 1;
              return real.call(window, callback);
            };
            setTimeout(() => resolve(count), length);
          }),
        milliseconds,
      ),
  };
};
