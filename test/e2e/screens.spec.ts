import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { awaitTurn, mouseHands, playOn } from './support/duel';
import { boardReady, openTitle, press, test } from './support/page';

test.use({ deviceScaleFactor: 1 });

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`pictures of every screen at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    const shot = (name: string) => page.screenshot({ path: at(`build/shots/${name}-${width}x${height}.png`) });
    await page.setViewportSize({ width, height });
    await openTitle(page, {
      settings: { speed: 'instant' },
      duel: { opponent: 'story', form: 'king', ground: 'drawn', colour: 'white' },
    });
    await press(page, 'codex');
    await shot('codex');
    await press(page, 'close');
    await press(page, 'settings');
    await shot('settings');
    await press(page, 'keys');
    await shot('keys');
    await press(page, 'close');
    await press(page, 'close');
    await press(page, 'new-duel');
    await page.locator('label[data-value="picked"]').click();
    await shot('new-duel');
    await page.locator('label[data-value="drawn"]').first().click();
    await press(page, 'start');
    await boardReady(page);
    await playOn(page, mouseHands(page), 6);
    await awaitTurn(page);
    await page.locator('[data-unit="king"]').first().click();
    await shot('inspector');
    await page.locator('.inspector [data-action="dismiss"]').click();
    await press(page, 'menu');
    await shot('menu');
    await press(page, 'resign');
    await press(page, 'yes');
    await page.locator('[data-dialog="result"]').waitFor();
    await shot('result');
    await press(page, 'replay');
    await boardReady(page);
    await press(page, 'last');
    await page.waitForTimeout(400);
    await shot('replay');
  });
}
