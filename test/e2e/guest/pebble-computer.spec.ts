import { expect, openTitle, test } from '../support/page';
import { begin, mouseHands, playOn } from './pebble-play';

test.use({ trace: 'off' });

test('a whole match against two computers, with the pictures moving', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'fast' } });
  await begin(page, ['person', 'standard', 'veteran']);
  const { curtains, sheets } = await playOn(page, mouseHands(page));
  expect([curtains, sheets]).toEqual([0, 1]);
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible({ timeout: 20_000 });
  await expect(result.locator('.reason')).not.toBeEmpty();
});

test('a match left open is taken up from the title', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'story', 'story']);
  let turns = 0;
  await playOn(page, mouseHands(page), ({ prompt }) => prompt === 'pebble.main' && ++turns > 2);
  const before = await page.locator('.log-entry').count();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
  await expect(page.locator('[data-action="resume"]')).toContainText('Continue Pebble');
  await page.locator('[data-action="resume"]').click();
  await expect(page.locator('.log-entry')).toHaveCount(before);
  await playOn(page, mouseHands(page), ({ prompt }) => prompt === 'pebble.main');
});
