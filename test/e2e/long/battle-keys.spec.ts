import { battleKeys, fightOn } from '../support/battle';
import { boardReady, expect, loadDice, openTitle, test } from '../support/page';

// thousands of presses: a trace would take longer than the battle
test.use({ trace: 'off' });

test('a whole battle by keyboard alone, ended by a castle', async ({ page }) => {
  await loadDice(page, 2);
  await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } });
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-action="play"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await boardReady(page);
  await fightOn(page, battleKeys(page));
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/castle is lost/);
});
