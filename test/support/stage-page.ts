/** A gallery page in a real browser, for tests of the stage: its build, browser, page, and every fault that the page throws. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findBrowser, launchOptions } from '../../src/cli/scripts/lib/browser.mjs';
import { type BuiltPages, servePage } from './built-pages';

/** Longest that a test of a page may take, in milliseconds. */
export const SLOW = 600_000;

/** Milliseconds without a frame after which nothing moves any more. */
const QUIET = 500;

/** In the page: resolves once no frame was asked for, and none is due, for `quiet` milliseconds; a slow machine draws its frames late. */
const untilQuiet = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    const { requestAnimationFrame: ask, cancelAnimationFrame: drop } = window;
    const due = new Set<number>();
    let timer = 0;
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, quiet);
    };
    const look = (): void => {
      if (due.size > 0) {
        wait();
        return;
      }
      window.requestAnimationFrame = ask;
      window.cancelAnimationFrame = drop;
      resolve();
    };
    window.requestAnimationFrame = (callback) => {
      wait();
      const frame = ask.call(window, (time) => {
        due.delete(frame);
        callback(time);
      });
      due.add(frame);
      return frame;
    };
    window.cancelAnimationFrame = (frame) => {
      due.delete(frame);
      drop.call(window, frame);
    };
    // what was asked for before is drawn with this one
    window.requestAnimationFrame(() => undefined);
  });

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

/** Sets up a describe block: one build and one browser for all its tests, a page for each `open`. `ready`: what the page says. */
export const stagePage = (
  file: string,
  ready: string,
  viewport: { readonly width: number; readonly height: number },
): StagePage => {
  let pages: BuiltPages;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page | null = null;
  const faults: string[] = [];

  beforeAll(async () => {
    const found = await findBrowser();
    if (found === null) throw new Error('no browser found; npm test installs one');
    pages = await servePage('test/stage/gallery', file);
    browser = await chromium.launch(launchOptions(found));
    // every page is a new one, and its scripts are fetched and compiled once for all of them
    context = await browser.newContext({ viewport });
    context.setDefaultTimeout(SLOW);
  }, SLOW);

  afterAll(async () => {
    await browser?.close();
    await pages?.close();
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
  const settle = (): Promise<void> => opened().evaluate(untilQuiet, QUIET);
  return {
    settle,
    get page() {
      return opened();
    },
    open: async (query = {}) => {
      await page?.close();
      page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`${pages.url}?${new URLSearchParams(query)}`);
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
