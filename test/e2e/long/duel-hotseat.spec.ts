import { mouseHands, playOn } from '../support/duel';
import { begin, expect, openTitle, test } from '../support/page';

test('two players at one screen play to the end with the mouse', async ({ page }) => {
  await openTitle(page);
  await begin(page, 'person');
  const made = await playOn(page, mouseHands(page));
  expect(made).toBeGreaterThan(18);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
});
