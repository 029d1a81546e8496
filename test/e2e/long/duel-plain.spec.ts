import { plainHands, playOn, withoutWebGl } from '../support/duel';
import { boardReady, expect, openTitle, playDuel, test } from '../support/page';

test('a whole duel on the plain board, without WebGL', async ({ page }) => {
  await withoutWebGl(page);
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await expect(page.locator('.plain-note')).toContainText('WebGL');
  expect(await playOn(page, plainHands(page))).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
});
