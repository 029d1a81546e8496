import { awaitAsked, battleMouse, fightOn } from '../support/battle';
import { boardReady, expect, loadDice, openTitle, press, test } from '../support/page';
import { openCurtain } from '../support/sights';

// thousands of presses: a trace would take longer than the battle
test.use({ trace: 'off' });

test('two players at one screen: exchanges, curtain, a whole battle to the end', async ({ page }) => {
  test.setTimeout(900_000);
  await loadDice(page, 1);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'legends', opponent: 'person', exchanges: 'on', asking: 'every' },
  });
  await press(page, 'new-battle');
  await press(page, 'start');
  await page.locator('.battle, .curtain').first().waitFor();
  await openCurtain(page);
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.exchange');
  const asked = await fightOn(page, battleMouse(page), { shared: true });
  expect([...asked]).toEqual(expect.arrayContaining(['legends.exchange', 'legends.main', 'legends.window']));
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).not.toBeEmpty();
});
