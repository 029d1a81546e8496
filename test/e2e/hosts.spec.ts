/** Hosts that refuse something, and say so by a header or are told so by the address: all is played nevertheless. */
import { battleMouse, fightOn, roundsPlayed } from './support/battle';
import { awaitTurn, look, mouseHands, plainHands, playOn, withoutWebGl } from './support/duel';
import { boardReady, expect, loadDice, openTitle, playDuel, press, test } from './support/page';
import {
  hostSending,
  TRUSTED,
  TRUSTED_WITHOUT_WASM,
  WITHOUT_BOTH,
  WITHOUT_WASM,
  WITHOUT_WORKERS,
} from './support/policy';

interface Host {
  readonly name: string;
  /** Our own site's policy where it has none. */
  readonly policy?: string;
  readonly query?: string;
  /** Directives that its visitors break. */
  readonly refused: readonly string[];
  readonly workers: number;
}

const HOSTS: readonly Host[] = [
  { name: 'no workers, by the address', query: '?workers=no', refused: [], workers: 0 },
  { name: 'no WebAssembly, by the address', policy: WITHOUT_WASM, query: '?wasm=no', refused: [], workers: 0 },
  { name: 'no WebAssembly, by the header', policy: WITHOUT_WASM, refused: ['script-src'], workers: 2 },
  { name: 'no workers, by the header', policy: WITHOUT_WORKERS, refused: ['worker-src'], workers: 0 },
  { name: 'neither, by the header', policy: WITHOUT_BOTH, refused: ['script-src', 'worker-src'], workers: 0 },
  { name: 'Trusted Types', policy: TRUSTED, refused: [], workers: 2 },
  { name: 'Trusted Types, no WebAssembly', policy: TRUSTED_WITHOUT_WASM, refused: ['script-src'], workers: 2 },
];

/** So many turns of each side. */
const OPENING = 2;

for (const { name, policy, query, refused, workers } of HOSTS)
  test.describe(name, () => {
    test.use({ refused, ...(policy === undefined ? {} : { baseURL: hostSending(policy) }) });
    // a device with room for a second opponent would have one more
    test.beforeEach(({ page }) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })),
    );

    test('the opening of a battle with hidden armies', async ({ page }) => {
      await loadDice(page, 2);
      await openTitle(page, { settings: { speed: 'instant' }, battle: { opponent: 'story' } }, query);
      await press(page, 'play');
      await boardReady(page);
      await expect(page.locator('.board')).toHaveAttribute('data-picture', 'ready');
      const asked = await fightOn(page, battleMouse(page), { most: 400, rounds: OPENING });
      expect(asked).toContain('legends.main');
      expect(await roundsPlayed(page)).toBeGreaterThanOrEqual(OPENING);
      expect(page.workers()).toHaveLength(workers);
    });

    // a duel asks nothing more of a host than the battle does: it is played where the page is told by the address, and under Trusted Types
    if (refused.length > 0) return;
    test('a duel', async ({ page }) => {
      await openTitle(page, undefined, query);
      await playDuel(page);
      await boardReady(page);
      await playOn(page, mouseHands(page), 4);
      await awaitTurn(page);
      // the computer has answered; a shot is a decision of the same turn
      expect((await look(page)).lines).toBeGreaterThan(4);
      expect(page.workers()).toHaveLength(workers);
    });
  });

test('without WebGL the plain board is there, and a duel is played on it', async ({ page }) => {
  await withoutWebGl(page);
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  await expect(page.locator('.plain-note')).toContainText('WebGL');
  expect(await playOn(page, plainHands(page), 4)).toBe(4);
  await awaitTurn(page);
  expect((await look(page)).lines).toBeGreaterThan(4);
});

test('inside a host’s frame nothing of ours scrolls the host', async ({ page, baseURL }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>host</title><body style="margin:0;height:3000px"><iframe src="${baseURL}" style="width:900px;height:600px;border:0"></iframe>`,
    }),
  );
  await page.goto('./host.html');
  await page.evaluate(() => addEventListener('scroll', () => (document.body.dataset.scrolled = 'yes')));
  const game = page.frameLocator('iframe');
  await game.locator('[data-action="new-duel"]').click();
  await game.locator('[data-action="start"]').click();
  await game.locator('.board:not([data-picture="loading"])').waitFor();
  for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'PageDown']) await page.keyboard.press(key);
  // neither a square nor a button has a use for these
  for (const place of ['[role="gridcell"]', 'button:visible']) {
    await game.locator(place).first().focus();
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  }
  await game.locator('.area-board').hover();
  await page.mouse.wheel(0, 600);
  await game.locator('.area-gap, .area-far').first().hover();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.locator('body').getAttribute('data-scrolled')).toBeNull();
});

/** Everything a key may be pressed on, and every key that moves a page; Shift and the space bar go up. */
const PLACES = [
  'button',
  'input[type="radio"]',
  'input[type="checkbox"]',
  'input[type="range"]',
  'input[type="search"]',
  'input:not([type])',
  'select',
  'summary',
  'a',
  '[data-square]',
];
const KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Control+Home',
  'Control+End',
];

test('inside a host’s frame no key of ours scrolls the host, whatever has the focus', async ({ page, baseURL }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>host</title><body style="margin:0;height:3000px;width:3000px"><iframe src="${baseURL}" style="width:900px;height:600px;border:0"></iframe>`,
    }),
  );
  await openTitle(page, { settings: { speed: 'instant', commandBox: true } });
  await page.goto('./host.html');
  const scrolled = (): Promise<readonly number[]> => page.evaluate(() => [scrollX, scrollY]);
  const game = page.frameLocator('iframe');
  const press = (action: string) => game.locator(`[data-action="${action}"]:visible`).last().click();
  const tryKeys = async (screen: string): Promise<void> => {
    // some way to go in every direction
    await page.evaluate(() => scrollTo(20, 30));
    const before = await scrolled();
    for (const place of PLACES) {
      const target = game.locator(`${place}:visible:not(:disabled)`).last();
      if ((await target.count()) === 0) continue;
      for (const key of [...KEYS, ...(place.startsWith('input:') ? [] : ['Shift+Space'])]) {
        if (place === 'button' && key === 'Shift+Space') continue;
        await target.evaluate((element) => element.focus({ preventScroll: true }));
        await page.keyboard.press(key);
        // a browser scrolls smoothly, and begins a frame later
        await page.waitForTimeout(150);
        expect.soft(await scrolled(), `${screen}: ${key} on ${place}`).toEqual(before);
        await page.evaluate(() => scrollTo(20, 30));
      }
    }
  };
  await game.locator('[data-action="settings"]').waitFor();
  await tryKeys('title');
  await press('settings');
  await tryKeys('settings');
  await press('close');
  await press('credits');
  await tryKeys('credits');
  await press('close');
  await press('new-battle');
  await tryKeys('plan');
  await press('back');
  await press('new-duel');
  await press('start');
  await game.locator('.board:not([data-picture="loading"])').waitFor();
  await tryKeys('duel');
});
