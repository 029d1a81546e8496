import { awaitTurn, look, middle, playOn, touchHands } from './support/duel';
import { boardReady, expect, openTitle, test } from './support/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger that rests inspects and presses nothing', async ({ page }) => {
  await openTitle(page);
  await page.locator('[data-action="new-duel"]').tap();
  await page.locator('[data-action="start"]').tap();
  await boardReady(page);
  await playOn(page, touchHands(page), 2);
  const square = (await page.locator('[data-square]').all())[0];
  const name = (await square?.getAttribute('data-square')) ?? 'a1';
  const { x, y } = await middle(page, name);
  const before = await page.locator('.battle').getAttribute('data-version');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.locator('.inspector')).toBeVisible();
  // sliding on from there aims at nothing
  for (const away of [20, 60])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + away, y }] });
  await page.waitForTimeout(100);
  await expect(page.locator('.loupe')).toHaveCount(0);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  await expect(page.locator('.inspector')).toBeVisible();
  await expect(page.locator('[aria-pressed="true"][data-square]')).toHaveCount(0);
  expect(await page.locator('.battle').getAttribute('data-version')).toBe(before);
});

test('a finger that slides aims through the loupe; off the board it presses nothing', async ({ page }) => {
  await openTitle(page);
  await page.locator('[data-action="new-duel"]').tap();
  await page.locator('[data-action="start"]').tap();
  await boardReady(page);
  const { units } = await awaitTurn(page);
  await touchHands(page).unit(units[0] ?? '');
  const { marked } = await look(page);
  const [from = '', to = ''] = [marked[0], marked.at(-1)];
  const version = (await page.locator('.battle').getAttribute('data-version')) ?? '';
  const client = await page.context().newCDPSession(page);
  const [start, end] = [await middle(page, from), await middle(page, to)];
  // both at once: a finger that waits on a busy machine rests, and does not slide
  const slide = () =>
    Promise.all([
      client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] }),
      client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [end] }),
    ]);
  const lift = () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const loupe = page.locator('.loupe');

  await slide();
  await expect(loupe).toContainText(to);
  // the lower edge of the screen, far below the board
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 835 }] });
  await expect(loupe).toHaveCount(0);
  await lift();
  await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(0);
  expect(await page.locator('.battle').getAttribute('data-version')).toBe(version);

  await slide();
  await expect(loupe).toContainText(to);
  await lift();
  await expect(loupe).toHaveCount(0);
  // it is chosen, or stands there at once
  await expect(
    page.locator(`[data-square="${to}"]:not([data-mark]), [data-square="${to}"][aria-pressed="true"]`),
  ).toHaveCount(1);
});
