import { expect, openTitle, test } from '../support/page';
import { keyHands, playOn, tabTo } from './pebble-play';

test.use({ trace: 'off' });

test('a whole match by keyboard alone', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await tabTo(page, '[data-action="new-pebble"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
  await tabTo(page, '[data-action="start"]');
  await page.keyboard.press('Enter');
  // one person, two computers: the table that is there at first
  const { asked, sheets, attacks } = await playOn(page, keyHands(page));
  expect(asked).toContain('pebble.main');
  expect(sheets).toBe(1);
  expect(attacks).toBeGreaterThan(0);
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
});
