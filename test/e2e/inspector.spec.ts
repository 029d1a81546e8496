/** What is inspected leaves question, answers and tools free, and one press puts it away. */
import type { Page } from '@playwright/test';
import { awaitAsked } from './support/battle';
import { glimpse } from './support/camera';
import { middle } from './support/duel';
import { boardReady, expect, loadDice, openTitle, press, test } from './support/page';
import { resize, startBattle } from './support/sights';

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [821, 462],
  [640, 360],
  [390, 844],
  [360, 640],
] as const;

/** With these both b2 and g8 are land: on water nobody stands who could be inspected. */
const DICE = 1;

/** No part of these may ever lie under the sheet. */
const FREE = ['.prompt', '[data-action="confirm"]', '[data-action="hint"]', '[data-action="menu"]'];

/** Those that the sheet lies over, in part or whole. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate((free) => {
    const sheet = document.querySelector('.inspector')?.getBoundingClientRect();
    if (sheet === undefined) throw new Error('nothing is inspected');
    return free.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined || box.width === 0) return true;
      const across = Math.min(box.right, sheet.right) - Math.max(box.left, sheet.left);
      const down = Math.min(box.bottom, sheet.bottom) - Math.max(box.top, sheet.top);
      return across > 0.5 && down > 0.5;
    });
  }, FREE);

/** The inspected square can be seen beside its own card. */
const squareIsSeen = (page: Page, square: string): Promise<boolean> =>
  page.locator(`[data-square="${square}"]`).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.inspector') === null;
  });

const inspects = async (page: Page, square: string, name: string): Promise<void> => {
  await page.locator(`[data-square="${square}"]`).press('i');
  const sheet = page.locator('.inspector');
  await sheet.waitFor();
  await glimpse(page, name);
  expect.soft(await covered(page), name).toEqual([]);
  expect.soft(await squareIsSeen(page, square), name).toBe(true);
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const { width: wide, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
  expect.soft([x >= 0, y >= 0, x + width <= wide, y + height <= high], name).toEqual([true, true, true, true]);
  // room for a few lines at least
  expect.soft(height, name).toBeGreaterThan(80);
  await page.locator('.inspector [data-action="dismiss"]').click();
  await expect(sheet).toBeHidden();
};

test('the inspector covers neither question nor answers nor tools: a battle', async ({ page }) => {
  await loadDice(page, DICE);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'legends', opponent: 'story', begins: 'me' },
  });
  await startBattle(page);
  await awaitAsked(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    // one of the own pieces, and one of which all is possible that the other army holds
    for (const square of ['b2', 'g8']) await inspects(page, square, `inspect-${square}-${width}x${height}`);
  }
});

test('the inspector covers neither question nor answers nor tools: a duel', async ({ page }) => {
  await openTitle(page, {
    settings: { speed: 'instant' },
    duel: { opponent: 'story', form: 'king', colour: 'white' },
  });
  await press(page, 'new-duel');
  await press(page, 'start');
  await boardReady(page);
  await awaitAsked(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    for (const square of ['b2', 'e5']) await inspects(page, square, `inspect-duel-${square}-${width}x${height}`);
  }
});

test('the card of what the pointer has crossed goes when the pointer leaves the board, and leaves the powers free', async ({
  page,
}) => {
  await loadDice(page, DICE);
  await openTitle(page, {
    settings: { speed: 'instant' },
    battle: { form: 'legends', opponent: 'story', begins: 'me' },
  });
  await startBattle(page);
  await awaitAsked(page);
  const { x, y } = await middle(page, 'g8');
  await page.mouse.move(x, y);
  const card = page.locator('.inspector');
  await expect(card).toBeVisible();
  // in a hidden piece's card stands all that it may be
  const [rest, over] = [await page.locator('.panel-rest').boundingBox(), await card.boundingBox()];
  expect(over?.y ?? 0).toBeGreaterThanOrEqual((rest?.y ?? 0) + (rest?.height ?? 0) * 0.4);
  await page.mouse.move(x + 300, (rest?.y ?? 0) + 20, { steps: 4 });
  await expect(card).toHaveCount(0);
  // on the card itself it stays
  await page.mouse.move(x, y);
  await expect(card).toBeVisible();
  await page.mouse.move((over?.x ?? 0) + 40, (over?.y ?? 0) + 80);
  await page.waitForTimeout(800);
  await expect(card).toBeVisible();
});
