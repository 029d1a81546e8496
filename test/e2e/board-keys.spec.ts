/** Whoever presses the board by mouse has its keys, whatever button was pressed before. */
import { awaitAsked } from './support/battle';
import { middle } from './support/duel';
import { expect, loadDice, openTitle, test } from './support/page';
import { startBattle } from './support/sights';

test.beforeEach(async ({ page }) => {
  await loadDice(page, 1);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'legends', opponent: 'story', begins: 'me' },
  });
  await startBattle(page);
  await awaitAsked(page);
});

test('after a tool had the focus, a press on the board gives it the keyboard again', async ({ page }) => {
  await page.locator('[data-action="again"]').focus();
  await expect(page.locator('[data-action="again"]')).toBeFocused();
  const { x, y } = await middle(page, 'b2');
  await page.mouse.click(x, y);
  await expect(page.locator('.grid [tabindex="0"]')).toBeFocused();
});

test('arrows go on from the square that was pressed', async ({ page }) => {
  const focused = (name: string) => page.locator(`.grid [data-square="${name}"]`);
  await focused('a1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused('b1')).toBeFocused();
  for (const name of ['b2', 'g7']) {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y);
    await expect(focused(name)).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(focused('f7')).toBeFocused();
});
