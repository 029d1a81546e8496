import { battleMouse } from '../support/battle';
import { besiege } from '../support/medieval';
import { boardReady, expect, loadDice, openTitle, press, startAnew, test } from '../support/page';
import { openCurtain } from '../support/sights';

// thousands of presses: a trace would take longer than the siege
test.use({ trace: 'off' });

test('two at one screen arrange their armies and play a whole siege, the curtain between them', async ({ page }) => {
  test.setTimeout(900_000);
  await loadDice(page, 1);
  await openTitle(page, { settings: { speed: 'instant' }, medieval: { opponent: 'person' } });
  await press(page, 'new-siege');
  await startAnew(page, '.curtain');
  for (const layout of ['court', 'shields']) {
    await openCurtain(page);
    await page.locator('main.arrange').waitFor();
    await press(page, `pattern-medieval-${layout}`);
    await press(page, 'ready');
    await page.locator('.curtain').waitFor();
  }
  await openCurtain(page);
  await boardReady(page);
  const asked = await besiege(page, battleMouse(page), { shared: true });
  expect([...asked]).toEqual(expect.arrayContaining(['medieval.act', 'medieval.act.which', 'medieval.act.confirm']));
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).toHaveText(/King was captured/);
});
