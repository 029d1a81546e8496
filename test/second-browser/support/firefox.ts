/** Firefox, driven by Puppeteer over WebDriver BiDi: Playwright drives a Firefox of its own making alone. */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../src/cli/scripts/lib/firefox.mjs';
import type { BattleHands } from '../../e2e/support/battle';
import type { Hands, Looked } from '../../e2e/support/duel';
import type { Display } from './display';

/** Starts it: on the display, else without any. `webgl`: false takes WebGL away. */
export const openFirefox = async (display: Display | null, webgl = true): Promise<Browser> => {
  const path = findFirefox();
  if (path === null) throw new Error('no Firefox here: `npm test` says how to get one, or set E2E_FIREFOX');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: display === null,
    env: { ...process.env, ...(display === null ? {} : { DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' }) },
    extraPrefsFirefox: { 'webgl.disabled': !webgl, 'media.volume_scale': '0.0' },
  });
};

/** A page whose errors and requests to other hosts are kept; the settings and the dice are those of the other tests. */
export const openPage = async (browser: Browser, home: string, seed: number) => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // the browser asks for a favicon by itself
    if (message.type() === 'error' && !/favicon\.ico/.test(message.location().url ?? '')) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home)) faults.push(request.url());
  });
  await page.setViewport({ width: 1280, height: 720 });
  await page.evaluateOnNewDocument((start) => {
    let n = start;
    Math.random = () => {
      n = (n * 16807) % 2147483647;
      return (n - 1) / 2147483646;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into instanceof Uint32Array || into instanceof Uint8Array) into.fill(start);
      return into;
    };
    const kept = {
      settings: { speed: 'instant', music: 0, effects: 0 },
      battle: { opponent: 'story' },
      duel: { opponent: 'story', form: 'basic', colour: 'drawn' },
    };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`veilwar.${key}`, JSON.stringify(value));
  }, seed);
  return { page, faults };
};

const BETWEEN_LOOKS = 50;

/** The page as the helpers of the other browser look at it. Asks from here: a policy may forbid what Puppeteer would put into the page. */
export const lookedAt = (page: Page): Looked => {
  const evaluate = (work: (argument: unknown) => unknown, argument: unknown): Promise<unknown> =>
    page.evaluate(work, argument);
  const waitForFunction = async (
    work: (argument: unknown) => unknown,
    argument: unknown,
    { timeout = 30_000 }: { readonly timeout?: number } = {},
  ): Promise<void> => {
    const end = Date.now() + timeout;
    while (!(await page.evaluate(work, argument))) {
      if (Date.now() > end) throw new Error(`waited ${timeout} ms in vain for ${work}`);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  };
  return { evaluate, waitForFunction } as unknown as Looked;
};

const visibleOne = async (page: Page, selector: string): Promise<ElementHandle | null> => {
  for (const element of (await page.$$(selector)).reverse()) if (await element.isVisible()) return element;
  return null;
};

/** Presses the last one of these that is to be seen, as the mouse does, once there is one; throws when none comes. */
export const press = async (page: Page, selector: string, patience = 15_000): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    const found = await visibleOne(page, selector);
    if (found !== null) return found.click();
    if (Date.now() > end) throw new Error(`nothing to press: ${selector}`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
};

/** In the middle of a square, wherever the grid over the picture has it. */
const pressSquare = async (page: Page, name: string): Promise<void> => {
  const box = await (await page.$(`[data-square="${name}"]`))?.boundingBox();
  if (box === null || box === undefined) throw new Error(`${name} is not on the screen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** What was seen may be gone when the hand comes: then the player looks again. */
const perhaps = (page: Page, selector: string): Promise<void> => press(page, selector, 2000).catch(() => undefined);

export const battleHands = (page: Page): BattleHands => ({
  square: (name) => pressSquare(page, name),
  row: (at) => perhaps(page, `.answer-row[data-at="${at}"]`),
  act: (action) => perhaps(page, `[data-action="${action}"]`),
});

export const duelHands = (page: Page): Hands => ({
  unit: (unit) => {
    const [seat, name] = unit.split(':');
    return press(page, `[data-seat="${seat}"] [data-unit="${name}"]`);
  },
  square: (name) => pressSquare(page, name),
});
