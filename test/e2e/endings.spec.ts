/** The last twenty decisions of a match, by each input, to its end. Whole matches by each input: `npm run long`. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { battleKeys, battleMouse, battleTouch, fightOn } from './support/battle';
import { keyHands, mouseHands, playOn, touchHands } from './support/duel';
import { BATTLE_OVER, listen, listenerOf, playByEar } from './support/listener';
import { boardReady, expect, openTitle, test } from './support/page';
import { openCurtain, openRecord } from './support/sights';

/** Some twenty decisions before its end: few pieces are left of the battle, the duel was played by two computers. The first player, at this screen, is asked. */
const unfinished = (game: string, rival: 'computer' | 'person'): string =>
  readFileSync(new URL(`support/endings/${game}-${rival}.txt`, import.meta.url), 'utf8');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const open = async (page: Page, game: string, rival: 'computer' | 'person' = 'computer'): Promise<void> => {
  await openTitle(page);
  await openRecord(page, unfinished(game, rival));
  await openCurtain(page);
  await boardReady(page);
};

const isOver = async (page: Page): Promise<void> => {
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toBeVisible();
  await expect(result.locator('.reason')).not.toBeEmpty();
  await expect(result.locator('.reason')).not.toHaveText(/gave up|resign/i);
};

test.describe('a battle', () => {
  test('by mouse, for two at one screen', async ({ page }) => {
    await open(page, 'legends', 'person');
    await fightOn(page, battleMouse(page), { shared: true });
    await isOver(page);
  });

  test('by keyboard', async ({ page }) => {
    await open(page, 'legends');
    await fightOn(page, battleKeys(page));
    await isOver(page);
  });

  test('by the spoken log', async ({ page }) => {
    await listen(page);
    await open(page, 'legends');
    const heard = (await playByEar(await listenerOf(page))).join('\n');
    expect(heard).toMatch(BATTLE_OVER);
    await isOver(page);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('by touch', async ({ page }) => {
      await open(page, 'legends');
      await fightOn(page, battleTouch(page));
      await isOver(page);
    });
  });
});

test.describe('a duel', () => {
  test('by mouse, for two at one screen', async ({ page }) => {
    await open(page, 'legion', 'person');
    expect(await playOn(page, mouseHands(page))).toBeGreaterThan(5);
    await isOver(page);
  });

  test('by keyboard', async ({ page }) => {
    await open(page, 'legion');
    await page.locator('[data-square][tabindex="0"]').focus();
    expect(await playOn(page, keyHands(page))).toBeGreaterThan(5);
    await isOver(page);
    await expect(page.locator('[data-action="rematch"]')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('by touch', async ({ page }) => {
      await open(page, 'legion');
      expect(await playOn(page, touchHands(page))).toBeGreaterThan(5);
      await isOver(page);
    });
  });
});
