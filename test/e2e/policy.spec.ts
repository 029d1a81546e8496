/** Under a strict content security policy the page begins battles and plays them, and the browser reports nothing. */
import { awaitAsked, battleMouse, fightOn } from './support/battle';
import { awaitTurn, look, mouseHands, playOn } from './support/duel';
import { boardReady, expect, loadDice, openTitle, playDuel, press, test } from './support/page';
import { POLICY, POLICY_WITHOUT_WASM, servePoliced } from './support/policy';

/** Everything that a policy forbade, as the page itself is told. */
declare global {
  interface Window {
    forbidden: string[];
  }
}

for (const [query, policy] of [
  ['', POLICY],
  ['?workers=no', POLICY],
  ['?wasm=no', POLICY_WITHOUT_WASM],
] as const) {
  const policed = test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
    baseURL: async ({}, use) => {
      const { url, close } = await servePoliced(policy);
      await use(url);
      await close();
    },
    page: async ({ page }, use) => {
      await page.addInitScript(() => {
        window.forbidden = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          window.forbidden.push(`${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(page);
      expect(await page.evaluate(() => window.forbidden)).toEqual([]);
    },
  });

  policed(`the policy is there, and a battle begins under it: ${query}`, async ({ page, baseURL }) => {
    const response = await page.request.get(baseURL ?? '');
    expect(response.headers()['content-security-policy']).toBe(policy);
    await loadDice(page, 2);
    await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } }, query);
    await press(page, 'play');
    await boardReady(page);
    await expect(page.locator('.board')).toHaveAttribute('data-picture', 'ready');
    const before = await awaitAsked(page);
    const asked = await fightOn(page, battleMouse(page), { most: 12, whole: false });
    expect(asked).toContain('legends.main');
    const after = await awaitAsked(page);
    expect(after.over || Number(after.version) > Number(before.version)).toBe(true);
  });

  policed(`a duel goes well under it: ${query}`, async ({ page }) => {
    await openTitle(page, undefined, query);
    await playDuel(page);
    await boardReady(page);
    await playOn(page, mouseHands(page), 2);
    await awaitTurn(page);
    expect((await look(page)).lines).toBeGreaterThanOrEqual(4);
  });
}

test('a policy that forbids what the page needs is told of', async ({ browser }) => {
  const page = await browser.newPage();
  const { url, close } = await servePoliced("default-src 'none'; script-src 'self'");
  const told: string[] = [];
  await page.addInitScript(() => {
    window.forbidden = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      window.forbidden.push(effectiveDirective);
    });
  });
  try {
    await page.goto(url);
    await page.waitForFunction(
      () => window.forbidden.includes('style-src') || window.forbidden.includes('style-src-elem'),
    );
    told.push(...(await page.evaluate(() => window.forbidden)));
  } finally {
    await page.close();
    await close();
  }
  expect(told.join(' ')).toContain('style-src');
});
