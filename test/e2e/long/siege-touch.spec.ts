import { besiege, siegeTouch } from '../support/medieval';
import { boardReady, expect, loadDice, openTitle, test } from '../support/page';

// thousands of presses: a trace would take longer than the siege
test.use({ trace: 'off', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole siege by touch on a phone', async ({ page }) => {
  test.setTimeout(900_000);
  await loadDice(page, 4);
  await openTitle(page, { settings: { speed: 'instant' } });
  await page.locator('[data-action="new-siege"]').tap();
  await page.locator('[data-action="start"]').tap();
  await boardReady(page);
  expect(await besiege(page, siegeTouch(page))).toContain('medieval.act');
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/King was captured|enemy stockade|neither move nor attack/);
});
