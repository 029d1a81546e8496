/** Two at one screen: standing orders answer in fights, so that an attack hands the screen over once; or everybody is asked. */
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse, type Scene } from './support/battle';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openCurtain, openRecord } from './support/sights';

const GROUND = Array(8).fill('pppppppp');
/** Srik (7) may attack Renil (7); the High Elf (6) beside them could give it 1 more, Titan Castle is far. */
const PIECES = { a1: [33, 0], h8: [135, 1], d4: [8, 0], c5: [11, 0], d5: [144, 1], g5: [150, 1] };

const recordOf = (asks: 'useful' | 'always'): string => {
  const options = { windows: 'combat', lists: 'open', asks, exchanges: 'off' };
  const position = { terrain: GROUND, pieces: PIECES, turn: 0, options };
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', 'legends'],
    ['Mode', 'legends'],
    ['Position', position],
    ['Seats', [{ player: 'person' }, { player: 'person' }]],
    ['Options', options],
    ['Seed', 1],
    ...(asks === 'useful' ? [['Orders', { standing: true, seats: [], lines: [] }] as const] : []),
  ];
  return `${headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('\n')}\n\n`;
};

/** How often the screen has been handed over from now on. */
const countCurtains = (page: Page) =>
  page.evaluate(() => {
    let shown = document.querySelector('.curtain') !== null;
    let count = 0;
    new MutationObserver(() => {
      const now = document.querySelector('.curtain') !== null;
      if (now && !shown) count += 1;
      shown = now;
      document.documentElement.dataset['curtains'] = String(count);
    }).observe(document.body, { subtree: true, childList: true });
    document.documentElement.dataset['curtains'] = '0';
  });

const curtains = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset['curtains']));

const attack = async (page: Page): Promise<void> => {
  const hands = battleMouse(page);
  await hands.square('d4');
  await hands.square('d5');
  if ((await page.locator('[data-action="confirm"]:not([disabled])').count()) > 0) await hands.act('confirm');
};

const opened = async (page: Page, asks: 'useful' | 'always'): Promise<Scene> => {
  await openTitle(page);
  await openRecord(page, recordOf(asks));
  await openCurtain(page);
  await boardReady(page);
  const scene = await awaitAsked(page);
  await countCurtains(page);
  return scene;
};

const answered = (page: Page, version: string): Promise<unknown> =>
  page.waitForFunction(
    (before) =>
      document.querySelector('.curtain') !== null ||
      document.querySelector<HTMLElement>('.battle')?.dataset['version'] !== before,
    version,
  );

test('with standing orders an attack hands the screen over once', async ({ page }) => {
  const { prompt, version } = await opened(page, 'useful');
  expect(prompt).toBe('legends.main');
  await attack(page);
  await answered(page, version);
  await expect(page.locator('.curtain[data-seat="1"]')).toBeVisible();
  await openCurtain(page);
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.main');
  expect(await curtains(page)).toBe(1);
  // the High Elf has answered: Srik stands where it attacked
  await expect(page.locator('[data-square="d5"]')).toHaveAttribute('aria-label', /Srik/);
});

test('each player changes the own orders in the inspector; they are kept with the battle', async ({ page }) => {
  await opened(page, 'useful');
  const order = page.locator('.inspector [data-action="order"]');
  const inspect = async (): Promise<void> => {
    await page.locator('[data-square="c5"]').press('i');
    await order.waitFor();
  };
  await inspect();
  expect(
    await order.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
  ).toEqual(['turn', 'never']);
  await expect(order).toHaveValue('turn');
  await order.selectOption('never');
  await expect(order).toHaveValue('never');
  await page.reload();
  await press(page, 'resume');
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  await boardReady(page);
  await inspect();
  await expect(order).toHaveValue('never');
  await page.locator('.inspector [data-action="dismiss"]').click();
  await attack(page);
  await page.locator('.curtain[data-seat="1"]').waitFor();
  await openCurtain(page);
  await boardReady(page);
  // nobody helped, and both fell
  await expect(page.locator('[data-square="d5"]')).not.toHaveAttribute('aria-label', /Srik|Renil/);
});

test('who wants every question is asked in turn, until no more is wanted in the fight', async ({ page }) => {
  const { version } = await opened(page, 'always');
  await attack(page);
  await answered(page, version);
  const first = await awaitAsked(page);
  expect([first.curtain, first.prompt]).toEqual([false, 'legends.window']);
  await press(page, 'waive');
  await page.locator('.curtain[data-seat="1"]').waitFor();
  await openCurtain(page);
  await boardReady(page);
  expect((await awaitAsked(page)).prompt).toBe('legends.window');
  await press(page, 'waive');
  await page.waitForFunction(() => document.querySelector('[data-prompt="legends.window"]') === null);
  expect(await curtains(page)).toBeGreaterThan(0);
});

test('a new battle leaves fights to standing orders, or asks both', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { form: 'legends', opponent: 'person' } });
  await press(page, 'new-battle');
  await press(page, 'more');
  const every = page.locator('label[data-value="every"]');
  await every.click();
  await expect(page.locator('[data-section="more"] .plan-differs')).toContainText('Ask both players');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('veilwar.battle') ?? '{}').asking)).toBe('every');
  await page.locator('label[data-value="story"]').click();
  await expect(every).toHaveCount(0);
});
