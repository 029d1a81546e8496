import { awaitTurn, decide, look, mouseHands, playOn } from './support/duel';
import { begin, boardReady, expect, openTitle, press, test } from './support/page';

test('the players choose and lay the boards in the game', async ({ page }) => {
  await openTitle(page);
  await begin(page, 'person', 'forest', 'played');
  for (let step = 0; step < 8; step++) {
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('.log-entry').length === count && document.querySelector('[data-board]') !== null,
      step,
    );
    await page.locator('[data-board]').first().click();
  }
  await page.locator('[data-square="c3"][data-mark="place"]').waitFor({ state: 'attached' });
  const seen = await awaitTurn(page);
  expect(seen.units).toContain('0:soldier');
  await decide(page, mouseHands(page), seen, 1);
  expect((await look(page)).lines).toBe(9);
});

test('undo takes the last placement back, whosever it was', async ({ page }) => {
  await openTitle(page);
  await begin(page, 'person');
  await playOn(page, mouseHands(page), 3);
  expect((await awaitTurn(page)).lines).toBe(3);
  await press(page, 'undo');
  await expect(page.locator('.log-entry')).toHaveCount(2);
  await press(page, 'undo');
  await expect(page.locator('.log-entry')).toHaveCount(1);
});

test('a draw is offered and accepted', async ({ page }) => {
  await openTitle(page);
  await begin(page, 'person');
  await press(page, 'menu');
  await press(page, 'draw');
  await press(page, 'yes');
  await press(page, 'yes');
  await expect(page.locator('[data-dialog="result"] .reason')).toHaveText('Both sides agreed to it.');
});

test('a picked layout lies as it was picked', async ({ page }) => {
  await openTitle(page);
  await press(page, 'new-duel');
  for (const value of ['person', 'advanced', 'picked']) await page.locator(`label[data-value="${value}"]`).click();
  await page.locator('[data-quadrant="0"]').click();
  await press(page, 'layout-flip');
  await press(page, 'start');
  await boardReady(page);
  // face 1B, not turned: water at the top, a fort at the lower left
  await expect(page.locator('[data-square="b6"]')).toHaveAttribute('aria-label', /water/);
  await expect(page.locator('[data-square="a4"]')).toHaveAttribute('aria-label', /fort/);
});

test('a mode that needs forest says so before it begins', async ({ page }) => {
  await openTitle(page);
  await press(page, 'new-duel');
  for (const value of ['person', 'forest', 'picked']) await page.locator(`label[data-value="${value}"]`).click();
  await page.locator('[data-quadrant="0"]').click();
  await press(page, 'layout-flip');
  await expect(page.getByRole('alert')).toContainText('forest');
  await expect(page.locator('[data-action="start"]')).toBeDisabled();
});
