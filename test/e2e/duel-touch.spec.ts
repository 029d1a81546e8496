import { middle, playOn, touchHands } from './support/duel';
import { boardReady, expect, openTitle, test } from './support/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a whole duel by touch on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await openTitle(page);
  await page.locator('[data-action="play"]').tap();
  await boardReady(page);
  expect(await playOn(page, touchHands(page))).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
});

test('a finger that rests inspects and presses nothing', async ({ page }) => {
  await openTitle(page);
  await page.locator('[data-action="play"]').tap();
  await boardReady(page);
  await playOn(page, touchHands(page), 2);
  const square = (await page.locator('[data-square]').all())[0];
  const name = (await square?.getAttribute('data-square')) ?? 'a1';
  const { x, y } = await middle(page, name);
  const before = await page.locator('.battle').getAttribute('data-version');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.locator('.inspector')).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  await expect(page.locator('.inspector')).toBeVisible();
  await expect(page.locator('[aria-pressed="true"][data-square]')).toHaveCount(0);
  expect(await page.locator('.battle').getAttribute('data-version')).toBe(before);
});
