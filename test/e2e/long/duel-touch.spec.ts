import { playOn, touchHands } from '../support/duel';
import { boardReady, expect, openTitle, test } from '../support/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole duel by touch on a phone', async ({ page }) => {
  await openTitle(page);
  await page.locator('[data-action="new-duel"]').tap();
  await page.locator('[data-action="start"]').tap();
  await boardReady(page);
  expect(await playOn(page, touchHands(page))).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
});
