import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse } from './support/battle';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { begin, boardReady, expect, openTitle, playDuel, press, test } from './support/page';
import { openCurtain, openRecord, questionRecord } from './support/sights';

/** Within the page itself: it has no frames of other hosts, for which each look would open a page of its own. */
const violated = async (axe: AxeBuilder) => {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
};

const inContrast = (page: Page, contrast: string) =>
  page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const before = dataset['contrast'] ?? '';
    dataset['contrast'] = wanted;
    return before;
  }, contrast);

/** Nothing is violated, and in the other contrast no colour is. */
const clean = async (page: Page) => {
  expect(await violated(new AxeBuilder({ page }))).toEqual([]);
  const before = await inContrast(page, 'high');
  if (before !== 'high')
    expect(await violated(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))).toEqual([]);
  await inContrast(page, before);
};

test('title, credits, rules, settings, keys, new duel', async ({ page }) => {
  await openTitle(page);
  await clean(page);
  await press(page, 'credits');
  await clean(page);
  await press(page, 'close');
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
  await openTitle(page, {
    settings: { speed: 'instant', commandBox: true },
    duel: { opponent: 'story', form: 'advanced' },
  });
  await playDuel(page);
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
  await openTitle(page, { settings: { speed: 'instant', contrast: 'high' } });
  await clean(page);
  await begin(page, 'person', 'forest', 'played');
  await page.locator('[data-board]').first().waitFor();
  await clean(page);
});

const choose = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();

test('new battle with everything open, and the army builder', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await press(page, 'new-battle');
  await choose(page, 'side', 'good');
  await choose(page, 'way-0', 'own');
  await press(page, 'more');
  await choose(page, 'way-1', 'themed');
  await choose(page, 'plan-ground', 'own');
  await expect(page.locator('input[name="exchanges"]').first()).toBeVisible();
  await clean(page);
  await press(page, 'build-0');
  await press(page, 'army-fill');
  await expect(page.locator('[data-action^="drop-"]:not([disabled])').first()).toBeVisible();
  await clean(page);
});

for (const form of ['classic', 'quick']) {
  test(`laying out the army: ${form}`, async ({ page }) => {
    await openTitle(page, { battle: { form, opponent: 'story', begins: 'me' } });
    await press(page, 'new-battle');
    await press(page, 'start');
    await page.locator('main.arrange').waitFor();
    await clean(page);
    await press(page, 'fill');
    await expect(page.locator('[data-action="ready"]')).toBeEnabled();
    await clean(page);
  });
}

test('between two games of a series', async ({ page }) => {
  const plan = { form: 'legends', opponent: 'story', series: 3 };
  const games = [{ began: 0, winner: 1, destroyed: 12 }];
  await openTitle(page, { series: { plan, series: { plan: 3, games }, began: null } });
  await press(page, 'series');
  await page.locator('main.between').waitFor();
  await page.locator('summary').click();
  await clean(page);
});

test('curtain, an open window, army, rules with all pieces, result, replay', async ({ page }) => {
  await openTitle(page);
  await openRecord(page, questionRecord('legends.window'));
  await page.locator('.curtain').waitFor();
  await clean(page);
  await openCurtain(page);
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.window');
  await expect(page.locator('.fight').first()).toBeVisible();
  await clean(page);
  await press(page, 'army');
  await page.locator('.army-sheet').waitFor();
  await clean(page);
  await press(page, 'close');
  await press(page, 'menu');
  await press(page, 'codex');
  await clean(page);
  await choose(page, 'codex-page', 'pieces');
  await expect(page.locator('.codex-pieces li').first()).toBeVisible();
  await clean(page);
  await press(page, 'close');
  await press(page, 'resign');
  await press(page, 'yes');
  await page.locator('[data-dialog="result"]').waitFor();
  await clean(page);
  await press(page, 'replay');
  await boardReady(page);
  await clean(page);
});

test('a battle of legends: its start, a chosen piece, its card, the log in its window', async ({ page }) => {
  await openTitle(page);
  await openRecord(page, questionRecord('legends.main'));
  await openCurtain(page);
  await boardReady(page);
  const [marked] = (await awaitAsked(page)).marked;
  await clean(page);
  await battleMouse(page).square(marked?.square ?? '');
  await expect(page.locator('[data-square][aria-pressed="true"]')).toHaveCount(1);
  await clean(page);
  await page.locator(`[data-square="${marked?.square}"]`).press('i');
  await expect(page.locator('.inspector')).toBeVisible();
  await clean(page);
  // a word that is explained in place
  const word = page.locator('.inspector .term-word').first();
  if (await word.isVisible()) {
    await word.click();
    await expect(page.locator('[role="tooltip"]')).toBeVisible();
    await clean(page);
  }
  await page.locator('.inspector [data-action="dismiss"]').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'log');
  await page.locator('[data-dialog="log"]').waitFor();
  await clean(page);
});
