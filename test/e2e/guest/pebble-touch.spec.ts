import { expect, openTitle, test } from '../support/page';
import { begin, playOn, touchHands } from './pebble-play';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, trace: 'off' });

test('a whole match by touch on a phone', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'person', 'story']);
  const { sheets, attacks } = await playOn(page, touchHands(page));
  expect(sheets).toBe(2);
  expect(attacks).toBeGreaterThan(0);
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
});
