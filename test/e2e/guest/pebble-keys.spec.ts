import { expect, test } from '../support/page';
import { beginByKeys, opening } from './pebble-begin';
import { keyHands } from './pebble-hands';
import { playOn } from './pebble-play';

test('the opening of a match by keyboard alone', async ({ page }) => {
  await beginByKeys(page);
  const { asked, sheets } = await playOn(page, keyHands(page), opening(2));
  expect(asked).toContain('pebble.main');
  expect(sheets).toBe(1);
  expect(await page.locator('.log-entry').count()).toBeGreaterThan(3);
});
