import { awaitAsked, battleMouse, fightOn } from './support/battle';
import { awaitTurn, type Hands, look, mouseHands, playOn } from './support/duel';
import { boardReady, expect, loadDice, openTitle, playDuel, press, test } from './support/page';

for (const query of ['?workers=no', '?wasm=no']) {
  test(`a battle with hidden armies goes well with ${query}`, async ({ page }) => {
    await loadDice(page, 2);
    await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } }, query);
    await press(page, 'play');
    await boardReady(page);
    const before = await awaitAsked(page);
    const asked = await fightOn(page, battleMouse(page), { most: 24, whole: false });
    expect(asked).toContain('legends.main');
    // each choice of either side is a notice at least; a short battle has its own move and the answer to it
    expect(Number((await awaitAsked(page)).version)).toBeGreaterThan(Number(before.version) + 2);
    expect(page.workers()).toHaveLength(0);
  });

  test(`a duel goes well with ${query}`, async ({ page }) => {
    await openTitle(page, undefined, query);
    await playDuel(page);
    await boardReady(page);
    await playOn(page, mouseHands(page), 4);
    await awaitTurn(page);
    expect((await look(page)).lines).toBeGreaterThanOrEqual(8);
    expect(page.workers()).toHaveLength(0);
  });
}

test('without WebGL the plain board is there, and everything can be played', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
  });
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await expect(page.locator('.plain-note')).toContainText('WebGL');
  const hands: Hands = {
    ...mouseHands(page),
    square: (name) => page.locator(`[data-square="${name}"]`).click(),
  };
  expect(await playOn(page, hands)).toBeGreaterThan(5);
  await expect(page.locator('[data-dialog="result"]')).toBeVisible();
});

test('inside a host’s frame nothing of ours scrolls the host', async ({ page, baseURL }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>host</title><body style="margin:0;height:3000px"><iframe src="${baseURL}" style="width:900px;height:600px;border:0"></iframe>`,
    }),
  );
  await page.goto('./host.html');
  const game = page.frameLocator('iframe');
  await game.locator('[data-action="new-duel"]').click();
  await game.locator('[data-action="start"]').click();
  await game.locator('.board:not([data-picture="loading"])').waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'PageDown']) await page.keyboard.press(key);
  await game.locator('.area-board').hover();
  await page.mouse.wheel(0, 600);
  await game.locator('.area-gap, .area-far').first().hover();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
