import { battleKeys } from '../support/battle';
import { beginByKeys } from '../support/duel';
import { besiege } from '../support/medieval';
import { expect, loadDice, openTitle, test } from '../support/page';

// thousands of presses: a trace would take longer than the siege
test.use({ trace: 'off' });

test('a whole siege by keyboard alone', async ({ page }) => {
  test.setTimeout(900_000);
  await loadDice(page, 5);
  await openTitle(page, { settings: { speed: 'instant' } });
  await beginByKeys(page, 'new-siege');
  // one Tab stop for the whole board, arrows inside it
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  expect(await besiege(page, battleKeys(page))).toContain('medieval.act');
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/King was captured|enemy stockade|neither move nor attack/);
});
