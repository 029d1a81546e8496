import { awaitTurn, type Hands, look, mouseHands, playOn } from './support/duel';
import { boardReady, expect, openTitle, press, test } from './support/page';

for (const query of ['?workers=no', '?wasm=no']) {
  test(`a battle goes well with ${query}`, async ({ page }) => {
    await openTitle(page, undefined, query);
    await press(page, 'play');
    await boardReady(page);
    await playOn(page, mouseHands(page), 4);
    await awaitTurn(page);
    expect((await look(page)).lines).toBeGreaterThanOrEqual(8);
    expect(page.workers()).toHaveLength(0);
  });
}

test('without WebGL the plain board is there, and everything can be played', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
  });
  await openTitle(page);
  await press(page, 'play');
  await boardReady(page);
  await expect(page.locator('.plain-note')).toContainText('WebGL');
  const hands: Hands = {
    ...mouseHands(page),
    square: (name) => page.locator(`[data-square="${name}"]`).click(),
  };
  expect(await playOn(page, hands)).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
});
