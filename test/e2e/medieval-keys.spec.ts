/** The keyboard between the board, the list of ways and the buttons of a siege: wherever it goes, it gets back to the board. */
import type { Page } from '@playwright/test';
import { battleKeys } from './support/battle';
import { boardReady, expect, openTitle, test } from './support/page';
import { openCurtain, openRecord } from './support/sights';

/** Red's Alchemist, two bombs in hand, alone on j3. */
const RECORD = `[Game "medieval"]
[Mode "standard"]
[Position {"line":"15/15/6K8/15/3f11/9k5/15/6x8/6F8/15/15/15/9L5/15/15 r - R2B2"}]
[Seats [{"player":"person"},{"player":"person"}]]
[Seed 1]
`;

const open = async (page: Page): Promise<void> => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await openRecord(page, RECORD);
  await openCurtain(page);
  await boardReady(page);
  await page.locator('.status[data-thinking="false"] .prompt[data-prompt^="medieval.act"]').waitFor();
};

const onBoard = (page: Page) => page.locator('.grid [data-square]:focus');

/** The ways from j3 to j4, with the keyboard on the second of them. */
const chooseBomb = async (page: Page): Promise<void> => {
  const hands = battleKeys(page);
  await hands.square('j3');
  await hands.square('j4');
  await expect(page.locator('.answer-row')).toHaveCount(2);
  await page.keyboard.press('a');
  await page.keyboard.press('2');
  await expect(page.locator('.answer-row[aria-selected="true"]')).toHaveAttribute('data-at', '1');
};

test('a digit goes to the way that it chooses, and Enter confirms it', async ({ page }) => {
  await open(page);
  await chooseBomb(page);
  await expect(page.locator('.answer-row[data-at="1"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  await expect(page.locator('[data-square="j3"]')).toHaveAttribute('aria-label', /bomb/);
});

test('Escape out of the list leads to the board as soon as there is no list', async ({ page }) => {
  await open(page);
  await chooseBomb(page);
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Escape');
    await expect(page.locator('.answer-row:focus, .grid [data-square]:focus')).toHaveCount(1);
  }
  await expect(onBoard(page)).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(page.locator('.advised')).toBeVisible();
});

test('why a piece can’t be attacked stands in its card, and not over the board as well', async ({ page }) => {
  await open(page);
  const hands = battleKeys(page);
  await hands.square('j3');
  await hands.square('d11');
  await expect(page.locator('.siege-no')).toContainText('d11');
  await expect(page.locator('.toast')).not.toHaveAttribute('data-shown', 'true');
});

test('a letter pressed on a button of the battle means what it means on the board', async ({ page }) => {
  await open(page);
  await page.locator('[data-action="again"], [data-action="log"]').first().focus();
  await page.keyboard.press('h');
  await expect(page.locator('.advised')).toBeVisible();
});
