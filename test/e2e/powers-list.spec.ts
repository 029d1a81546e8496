/** The list of powers beside the board: in sight whatever was fought before, and no row moves away from the pointer. */
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse } from './support/battle';
import { boardReady, expect, openTitle, test } from './support/page';
import { openRecord } from './support/sights';

const SHOTS = process.env['PANEL_SHOTS'];
const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

const GROUND = Array(8).fill('pppppppp');

/** So many pieces of Good with an action of their own (Bakus), on the first two ranks. */
const users = (count: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ['b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2']
      .slice(0, count)
      .map((square) => [square, [19, 0]]),
  );

/** Good has just won a fight against the computer, and has so many powers to use. */
const opened = async (page: Page, count: number): Promise<void> => {
  const options = { windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'off' };
  const pieces = { a1: [33, 0], h8: [170, 1], d4: [8, 0], d5: [150, 1], f7: [150, 1], ...users(count) };
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', 'legends'],
    ['Mode', 'legends'],
    ['Position', { terrain: GROUND, pieces, turn: 0, options }],
    ['Seats', [{ player: 'person' }, { player: 'computer', level: 'story' }]],
    ['Options', options],
    ['Seed', 1],
  ];
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTitle(page, { settings: { speed: 'instant' } });
  await openRecord(page, `${headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('\n')}\n\n`);
  await boardReady(page);
  await awaitAsked(page);
  const hands = battleMouse(page);
  await hands.square('d4');
  await hands.square('d5');
  await page.locator('[data-action="confirm"]:enabled').click();
  await page.locator('.fight[data-when="past"]').waitFor();
  await page.locator('[data-prompt="legends.main"]').waitFor();
};

const rowsInSight = (page: Page): Promise<number> =>
  page.locator('.answer-row').evaluateAll((rows) => {
    const inside = (box: DOMRect, frame: DOMRect) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    return rows.filter((row) => {
      const box = row.getBoundingClientRect();
      const frames = ['.answer', '.answer-scroll'].map((name) => row.closest(name));
      // one that is not cut off is no frame
      const cuts = frames.filter((frame) => frame !== null && getComputedStyle(frame).overflowY !== 'visible');
      return cuts.every((frame) => frame !== null && inside(box, frame.getBoundingClientRect()));
    }).length;
  });

for (const count of [5, 14]) {
  test(`three of ${count} powers are in sight under the last fight, and more is marked`, async ({ page }) => {
    await opened(page, count);
    await shot(page, `powers-${count}`);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(3);
    const cut = page.locator(count > 12 ? '.answer-scroll' : '.answer');
    await expect(cut).toHaveAttribute('data-below', 'true');
    expect(await cut.evaluate((box) => getComputedStyle(box, '::after').content)).toContain('▼');
    if (count > 12) await expect(page.locator('.answer-search')).toHaveAttribute('placeholder', 'Find a power');
  });
}

test('a row tells what its power does under its name, the whole of it beside the list, and moves no other', async ({
  page,
}) => {
  await opened(page, 5);
  // the castle's own action is short enough to stand whole
  const [first, second] = [page.locator('.answer-row').nth(1), page.locator('.answer-row').nth(2)];
  await expect(first.locator('.answer-text')).toBeVisible();
  await expect(first.locator('.answer-count')).toBeHidden();
  const before = await second.boundingBox();
  await first.hover();
  const tip = page.locator('.answer-tip');
  await expect(tip).toHaveText(await first.locator('.answer-text').innerText());
  await shot(page, 'powers-tip');
  expect(await second.boundingBox()).toEqual(before);
  const [told, list] = [await tip.boundingBox(), await page.locator('.answer-list').boundingBox()];
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  await page.mouse.move(100, 400);
  await expect(tip).toHaveCount(0);
});
