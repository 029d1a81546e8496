import type { Page } from '@playwright/test';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { awaitToast, boardReady, expect, openTitle, playDuel, press, test } from './support/page';

const lines = (page: Page): Promise<string[]> => page.locator('.log-title').allTextContents();
const dialog = (page: Page) => page.locator('[data-dialog="elsewhere"]');

/** A duel is played in one page, and a second page stands at its title. */
const twoPages = async (page: Page, query = ''): Promise<Page> => {
  await openTitle(page, undefined, query);
  await playDuel(page);
  await boardReady(page);
  await playOn(page, mouseHands(page), 2);
  await awaitTurn(page);
  const other = await page.context().newPage();
  await openTitle(other, undefined, query);
  return other;
};

for (const query of ['', '?neighbours=locks'])
  test(`a match goes from tab to tab and back${query === '' ? '' : `, with ${query}`}`, async ({ page }) => {
    const other = await twoPages(page, query);
    await press(other, 'resume');
    await expect(dialog(other)).toContainText('open in another tab');
    await press(other, 'stay');
    await expect(other.locator('[data-screen="title"]')).toBeVisible();
    await page.bringToFront();
    await playOn(page, mouseHands(page), 1);
    await awaitTurn(page);
    const first = await lines(page);

    await other.bringToFront();
    await press(other, 'resume');
    await press(other, 'here');
    await boardReady(other);
    await awaitTurn(other);
    expect(await lines(other)).toEqual(first);
    await expect(dialog(page)).toContainText('Only one can play at a time');
    await playOn(other, mouseHands(other), 1);
    await awaitTurn(other);
    const second = await lines(other);
    expect(second).not.toEqual(first);

    await page.bringToFront();
    await press(page, 'here');
    await expect(page.locator('.log-title')).toHaveText(second);
    await awaitTurn(page);
    await playOn(page, mouseHands(page), 1);
    await awaitTurn(page);
    await expect(dialog(other)).toBeVisible();

    // a tab that is gone has nothing any more
    const third = await lines(page);
    await page.close();
    await other.bringToFront();
    await press(other, 'stay');
    await press(other, 'resume');
    await boardReady(other);
    await awaitTurn(other);
    expect(await lines(other)).toEqual(third);
    await other.close();
  });

test('a new match in a second tab asks before it ends the one in the first', async ({ page }) => {
  const other = await twoPages(page);
  const first = await lines(page);
  await playDuel(other);
  await expect(dialog(other)).toContainText('Starting a new one here ends it');
  await press(other, 'stay');
  expect(await page.evaluate(() => localStorage.getItem('veilwar.match.about'))).toContain('"ply"');
  expect(await lines(page)).toEqual(first);
  await press(other, 'start');
  await press(other, 'here');
  await boardReady(other);
  await awaitTurn(other);
  await expect(dialog(page)).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="title"]')).toBeVisible();
  await other.close();
});

test('where there are neither locks nor a channel, the tab that is looked at has the match', async ({ page }) => {
  const other = await twoPages(page, '?neighbours=all');
  await awaitToast(other, 'it continues here', () => press(other, 'resume'));
  await boardReady(other);
  await awaitTurn(other);
  await playOn(other, mouseHands(other), 1);
  await awaitTurn(other);
  const second = await lines(other);
  await page.bringToFront();
  await page.locator('[data-dialog="elsewhere"] .ask-text').click();
  await expect(page.locator('.log-title')).toHaveText(second);
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(other)).toBeVisible();
  await other.close();
});
