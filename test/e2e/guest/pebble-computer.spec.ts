import { expect, loadDice, openTitle, test } from '../support/page';
import { begin } from './pebble-begin';
import { mouseHands } from './pebble-hands';
import { playOn } from './pebble-play';

test('a match with the pictures moving, left open, is taken up from the title', async ({ page }) => {
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'fast' } });
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
