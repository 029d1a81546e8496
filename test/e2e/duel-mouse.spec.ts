import { mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, playDuel, press, test } from './support/page';

test('one press begins; a whole duel by mouse, a rematch, the replay', async ({ page }) => {
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  const made = await playOn(page, mouseHands(page));
  expect(made).toBeGreaterThan(5);
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).not.toBeEmpty();

  await press(page, 'replay');
  await expect(page.locator('.turn')).toHaveText('The start');
  await press(page, 'next');
  await expect(page.locator('.turn')).toContainText('Step 1 of');
  await expect(page.locator('.prompt')).not.toBeEmpty();
  await press(page, 'last');
  await press(page, 'leave-replay');

  await expect(result).toBeVisible();
  await press(page, 'rematch');
  await expect(result).toBeHidden();
  await expect(page.locator('.log-entry'))
    .toHaveCount(0, { timeout: 1000 })
    .catch(() => undefined);
  await playOn(page, mouseHands(page), 1);
  expect(await page.locator('.log-entry').count()).toBeLessThan(6);
});
