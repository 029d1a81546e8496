import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { begin, boardReady, expect, openTitle, press, test } from './support/page';

const clean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
};

test('title, rules, settings, keys, new duel', async ({ page }) => {
  test.setTimeout(120_000);
  await openTitle(page);
  await clean(page);
  await press(page, 'codex');
  await clean(page);
  await press(page, 'close');
  await press(page, 'settings');
  await clean(page);
  await press(page, 'keys');
  await clean(page);
  await press(page, 'close');
  await press(page, 'close');
  await press(page, 'new-duel');
  await page.locator('label[data-value="advanced"]').click();
  await page.locator('label[data-value="picked"]').click();
  await clean(page);
});

test('battle, menu, result, replay', async ({ page }) => {
  test.setTimeout(120_000);
  await openTitle(page, {
    settings: { speed: 'instant', commandBox: true },
    duel: { opponent: 'story', form: 'advanced' },
  });
  await press(page, 'play');
  await boardReady(page);
  await playOn(page, mouseHands(page), 3);
  await awaitTurn(page);
  await clean(page);
  await press(page, 'menu');
  await clean(page);
  await press(page, 'resign');
  await clean(page);
  await press(page, 'yes');
  await page.locator('[data-dialog="result"]').waitFor();
  await clean(page);
  await press(page, 'replay');
  await boardReady(page);
  await clean(page);
});

test('laying the boards, and high contrast', async ({ page }) => {
  test.setTimeout(120_000);
  await openTitle(page, { settings: { speed: 'instant', contrast: 'high' } });
  await clean(page);
  await begin(page, 'person', 'forest', 'played');
  await page.locator('[data-board]').first().waitFor();
  await clean(page);
});
