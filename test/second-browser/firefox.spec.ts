/** In Firefox: the title, the opening of a battle with hidden armies, and a duel, under a policy as strict as any host's. */
import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { fightOn, roundsPlayed } from '../e2e/support/battle';
import { playOn } from '../e2e/support/duel';
import { TRUSTED } from '../e2e/support/policy';
import { type Display, openDisplay } from './support/display';
import { battleHands, duelHands, lookedAt, openFirefox, openPage, press } from './support/firefox';
import { openSite, type Site } from './support/site';

const SEED = 5;
/** So many turns of each side. */
const OPENING = 3;

/** The last thing that a page has to say. */
const END = 'end of the visit';

let display: Display | null = null;
let site: Site;

test.beforeAll(async () => {
  display = await openDisplay();
  site = await openSite(TRUSTED, SEED);
});

test.afterAll(async () => {
  await site.close();
  display?.close();
});

/** Opens the title, does this, and expects that nothing went wrong silently or was forbidden. */
const visit = async (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> => {
  const { page, faults } = await openPage(browser, site.url, SEED);
  await page.goto(site.url);
  await lookedAt(page).waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
  await work(page);
  // Firefox tells what went wrong some time later, but in order
  await page.evaluate((end) => console.error(end), END);
  await expect.poll(() => faults.at(-1), { timeout: 15_000 }).toBe(END);
  expect(faults).toEqual([END]);
  expect(site.reports).toEqual([]);
  await page.close();
};

/** Waits until the board stands; gives how it is drawn. */
const boardOf = async (page: Page): Promise<string | undefined> => {
  const looked = lookedAt(page);
  const stands = () => document.querySelector('.board:not([data-picture="loading"])') !== null;
  await looked.waitForFunction(stands, undefined, { timeout: 60_000 });
  return looked.evaluate(() => document.querySelector<HTMLElement>('.board')?.dataset['picture']);
};

const beginDuel = async (page: Page): Promise<void> => {
  await press(page, '[data-action="new-duel"]');
  await press(page, '[data-action="start"]');
  // the battle before is still open where the browser keeps it
  await lookedAt(page).waitForFunction(() => document.querySelector('.board, [data-action="discard"]') !== null);
  if ((await page.$('[data-action="discard"]')) !== null) await press(page, '[data-action="discard"]');
};

test.describe('with a picture', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await openFirefox(display);
  });
  test.afterAll(() => browser.close());

  test('the title, and the opening of a battle', () =>
    visit(browser, async (page) => {
      await lookedAt(page).waitForFunction(() => document.querySelector('.map-table canvas') !== null);
      await press(page, '[data-action="play"]');
      // without a display Firefox draws no WebGL
      expect(await boardOf(page)).toBe(display === null ? 'missing' : 'ready');
      const asked = await fightOn(lookedAt(page), battleHands(page), { most: 400, rounds: OPENING });
      expect(asked).toContain('legends.main');
      // the computer's time is measured by the clock: now and then it has the castle sooner
      const isOver = await lookedAt(page).evaluate(
        () => document.querySelector('[data-action="show-result"], [data-dialog="result"]') !== null,
      );
      expect(await roundsPlayed(lookedAt(page))).toBeGreaterThanOrEqual(isOver ? 1 : OPENING);
      expect(page.workers().length).toBeGreaterThanOrEqual(2);
    }));

  test('a whole duel', () =>
    visit(browser, async (page) => {
      await beginDuel(page);
      expect(await boardOf(page)).toBe(display === null ? 'missing' : 'ready');
      expect(await playOn(lookedAt(page), duelHands(page))).toBeGreaterThan(5);
      await lookedAt(page).waitForFunction(() => document.querySelector('[data-dialog="result"]') !== null);
    }));
});

test('without WebGL: a duel on the plain board', async () => {
  const browser = await openFirefox(null, false);
  try {
    await visit(browser, async (page) => {
      await beginDuel(page);
      expect(await boardOf(page)).toBe('missing');
      expect(await page.$eval('.plain-note', (note) => note.textContent)).toContain('WebGL');
      expect(await playOn(lookedAt(page), duelHands(page), 3)).toBe(3);
    });
  } finally {
    await browser.close();
  }
});
