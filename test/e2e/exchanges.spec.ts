import { awaitAsked } from './support/battle';
import { boardReady, expect, loadDice, press, test } from './support/page';

test('on a first visit one press begins, an exchange is proposed, and one press keeps what was dealt', async ({
  page,
}) => {
  await loadDice(page, 4);
  await page.goto('./');
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
  await press(page, 'play');
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.exchange');
  await expect(page.locator('.prompt')).toContainText('You may do this twice');
  await expect(page.locator('[data-action="exchange"], .exchange-none:has-text("No exchange")')).toBeVisible();
  await expect(page.locator('[data-action="pass"]')).toHaveText('Keep as dealt');
  await expect(page.locator('[data-action="pass"]')).toBeInViewport({ ratio: 1 });
  await press(page, 'pass');
  await expect(page.locator('.prompt')).toHaveAttribute('data-prompt', 'legends.main');
});

test('a proposed exchange waits for Confirm, the first and the second, and until then nothing else goes on', async ({
  page,
}) => {
  await loadDice(page, 7);
  await page.goto('./');
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
  await press(page, 'play');
  await boardReady(page);
  for (const left of ['You may do this twice', 'You may do this once more']) {
    await expect(page.locator('.prompt')).toContainText(left);
    await press(page, 'exchange');
    await expect(page.locator('.prompt')).toContainText('exchange squares');
    await expect(page.locator('[data-action="pass"]')).toBeDisabled();
    await press(page, 'cancel');
    await expect(page.locator('[data-action="pass"]')).toBeEnabled();
    await press(page, 'exchange');
    await press(page, 'confirm');
  }
  await expect(page.locator('.prompt')).toHaveAttribute('data-prompt', 'legends.main');
});
