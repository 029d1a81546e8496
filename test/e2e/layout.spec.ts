import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, press, test } from './support/page';

const SIZES: readonly (readonly [number, number])[] = [
  [1280, 720],
  [821, 462],
  [390, 844],
  [360, 640],
  [320, 1138],
  [1920, 1080],
  [2560, 720],
  [640, 360],
];

test('every size shows all of it, and pictures of it', async ({ page }) => {
  test.setTimeout(180_000);
  const shot = (name: string) => page.screenshot({ path: at(`build/shots/${name}.png`) });
  await openTitle(page, {
    settings: { speed: 'instant' },
    duel: { opponent: 'story', form: 'advanced', colour: 'black' },
  });
  await page.locator('.map-sheet[data-painted="true"]').waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    await shot(`title-${width}x${height}`);
    await expect(page.locator('[data-action="play"]')).toBeInViewport({ ratio: 1 });
  }
  await press(page, 'play');
  await boardReady(page);
  await playOn(page, mouseHands(page), 4);
  await awaitTurn(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(600);
    await shot(`battle-${width}x${height}`);
    for (const corner of ['a1', 'f6'])
      await expect(page.locator(`[data-square="${corner}"]`)).toBeInViewport({ ratio: 1 });
    const square = await page.locator('[data-square="a1"]').boundingBox();
    expect(square?.width ?? 0).toBeGreaterThanOrEqual(Math.min(width, height) >= 360 ? 34 : 28);
    for (const action of ['confirm', 'menu', 'undo']) {
      await expect(page.locator(`[data-action="${action}"]`).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('[data-seat="0"] [data-unit="king"]')).toBeInViewport({ ratio: 0.99 });
    // nothing beside what is seen
    expect(
      await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    ).toEqual([width, height]);
  }
});

for (const [width, height] of [
  [821, 462],
  [360, 640],
] as const) {
  test(`text of double size loses nothing at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await openTitle(page, {
      settings: { speed: 'instant', textSize: 200 },
      duel: { opponent: 'story', form: 'advanced', colour: 'black' },
    });
    await page.screenshot({ path: at(`build/shots/title-200-${width}x${height}.png`) });
    await press(page, 'play');
    await boardReady(page);
    await playOn(page, mouseHands(page), 1);
    await awaitTurn(page);
    await page.screenshot({ path: at(`build/shots/battle-200-${width}x${height}.png`) });
    await press(page, 'menu');
    await press(page, 'settings');
    await page.screenshot({ path: at(`build/shots/settings-200-${width}x${height}.png`) });
    const sheet = page.locator('[data-dialog="settings"] .sheet-body');
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.locator('label[data-value="100"]').click();
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('100%');
  });
}

test('the picture follows its host, also through no size at all', async ({ page }) => {
  await openTitle(page);
  await press(page, 'play');
  await boardReady(page);
  await page.setViewportSize({ width: 400, height: 60 });
  await page.waitForTimeout(200);
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.waitForTimeout(400);
  await playOn(page, mouseHands(page), 2);
  await awaitTurn(page);
});
