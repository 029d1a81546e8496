import { expect, loadDice, openTitle, test } from '../support/page';
import { begin, opening } from './pebble-begin';
import { touchHands } from './pebble-hands';
import { playOn } from './pebble-play';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the opening of a match by touch on a phone', async ({ page }) => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'person', 'story']);
  const { asked, sheets } = await playOn(page, touchHands(page), opening(2));
  expect(asked).toContain('pebble.main');
  expect(sheets).toBe(2);
  expect(await page.locator('.log-entry').count()).toBeGreaterThan(1);
});
