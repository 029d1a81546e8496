import { battleMouse } from '../support/battle';
import { besiege } from '../support/medieval';
import { boardReady, expect, loadDice, openTitle, press, test } from '../support/page';

// thousands of presses: a trace would take longer than the siege
test.use({ trace: 'off' });

test('a whole siege by mouse', async ({ page }) => {
  test.setTimeout(900_000);
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await press(page, 'new-siege');
  await press(page, 'start');
  await boardReady(page);
  const asked = await besiege(page, battleMouse(page));
  expect([...asked]).toEqual(expect.arrayContaining(['medieval.act', 'medieval.act.square', 'medieval.act.confirm']));
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/King was captured|enemy stockade|neither move nor attack/);
});
