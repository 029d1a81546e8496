/** The rules: one height for all pages, and the tabs in sight however far they are scrolled. */
import { expect, openTitle, press, test } from './support/page';

test('the rules keep their height and their tabs in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTitle(page);
  await press(page, 'codex');
  const sheet = page.locator('[data-dialog="codex"]');
  const tabs = sheet.locator('.choice').last();
  await sheet.locator('.codex').waitFor();
  const height = async () => (await sheet.boundingBox())?.height;
  const before = await height();
  await sheet.locator('.sheet-content').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(tabs).toBeInViewport({ ratio: 0.95 });
  if (process.env['PANEL_SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['PANEL_SHOTS']}/rules.png` });
  await sheet.locator('input[name="codex-page"][value="pieces"]').check({ force: true });
  await sheet.locator('.codex-pieces').waitFor();
  expect(await height()).toBe(before);
});
