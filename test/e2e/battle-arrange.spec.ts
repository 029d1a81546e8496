import { awaitAsked } from './support/battle';
import { expect, openTitle, press, test } from './support/page';

test('two players lay out their armies in secret, one after the other', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { form: 'quick', opponent: 'person' } });
  await press(page, 'new-battle');
  await press(page, 'start');
  const sheet = page.locator('main.arrange');
  await expect(sheet).toBeVisible();
  // not before all pieces stand
  await expect(page.locator('[data-action="ready"]')).toBeDisabled();
  await press(page, 'fill');
  await press(page, 'ready');

  const curtain = page.locator('.curtain');
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-kind]')).toHaveCount(0);
  // no board behind it, and nothing said but whose screen it is
  await expect(page.locator('[role="grid"], canvas')).toHaveCount(0);
  const said = (await page.locator('[data-live]').allTextContents()).join('').trim();
  expect(['', (await curtain.locator('h1').textContent())?.trim()]).toContain(said);
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await expect(sheet).toBeVisible();
  // the second player finds an empty sheet, nothing of the first one's
  await expect(page.locator('[data-square][data-kind]:not([data-kind=""])')).toHaveCount(0);
  await press(page, 'fill');
  await press(page, 'ready');

  await expect(curtain).toBeVisible({ timeout: 30_000 });
  await press(page, 'open-curtain');
  await press(page, 'open-curtain');
  await expect(curtain).toHaveCount(0);
  expect((await awaitAsked(page)).prompt).toBe('legends.main');
  await expect(page.locator('[data-square][data-mark]').first()).toBeAttached();
});
