import type { Page } from '@playwright/test';
import { awaitAsked, type BattleHands, battleKeys, battleMouse, battleTouch, lookAt } from './support/battle';
import { withoutWebGl } from './support/duel';
import { sceneNamed } from './support/moments';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openCurtain, openRecord } from './support/sights';

const KEPT = { settings: { speed: 'instant' } };

/** Presses own pieces until one of them has a power to be aimed at a square; gives that square. */
const chooseAiming = async (page: Page, hands: BattleHands): Promise<string> => {
  const { marked } = await awaitAsked(page);
  for (const { square } of marked) {
    await hands.square(square);
    await expect(page.locator(`[data-square="${square}"]`)).toHaveAttribute('aria-pressed', 'true');
    const aimed = (await lookAt(page)).marked.find(({ mark }) => mark === 'power');
    if (aimed !== undefined) return aimed.square;
    await hands.act('cancel');
  }
  throw new Error('no piece has a power to be aimed');
};

/** A diamond takes the press: the power is chosen with it, or the list shows which there are. */
const aims = async (page: Page, hands: BattleHands): Promise<void> => {
  await openTitle(page, KEPT);
  await openRecord(page, sceneNamed('start').record);
  await openCurtain(page);
  await boardReady(page);
  const square = await chooseAiming(page, hands);
  await hands.square(square);
  const meant = page.locator(`[role="listbox"][aria-label="Ways to ${square}"]`);
  await expect(page.locator('[data-action="confirm"]:enabled').or(meant).first()).toBeVisible();
  if (await meant.isVisible()) await hands.row(0);
  await expect(page.locator('[data-action="confirm"]')).toBeEnabled();
  await expect(page.locator('.toast')).toHaveText('');
  await press(page, 'cancel');
};

test('a square marked with a diamond is chosen with the mouse', ({ page }) => aims(page, battleMouse(page)));

test('a square marked with a diamond is chosen with the keyboard', ({ page }) => aims(page, battleKeys(page)));

test('a square marked with a diamond is chosen on the plain board', async ({ page }) => {
  await withoutWebGl(page);
  await aims(page, battleMouse(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a square marked with a diamond is chosen by touch', ({ page }) => aims(page, battleTouch(page)));
});

test('the button that confirms stays where it is, however much is foretold', async ({ page }) => {
  await openTitle(page, KEPT);
  await openRecord(page, sceneNamed('start').record);
  await openCurtain(page);
  await boardReady(page);
  await awaitAsked(page);
  const confirm = page.locator('[data-action="confirm"]');
  const before = await confirm.boundingBox();
  await page.locator('.foretold').evaluate((line) => {
    line.textContent = 'What would happen, told at length. '.repeat(12);
  });
  // it scrolls within its lines
  expect(await page.locator('.foretold').evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(80);
  expect(await confirm.boundingBox()).toEqual(before);
});
