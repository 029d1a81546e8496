/** What is asked at the end of the own turn: the fight before it is told, and one press leaves such questions for the battle. */
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse } from './support/battle';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openRecord } from './support/sights';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const GROUND = Array(8).fill('pppppppp');
/** Oreld may be sacrificed for another turn; Srik (7) beats the Orc beside it, or goes anywhere else. */
const PIECES = { a1: [33, 0], h8: [170, 1], b2: [39, 0], d4: [8, 0], d5: [150, 1], g7: [144, 1] };

const opened = async (page: Page): Promise<void> => {
  const options = { windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'off' };
  const headers: readonly (readonly [string, unknown])[] = [
    ['Game', 'legends'],
    ['Mode', 'legends'],
    ['Position', { terrain: GROUND, pieces: PIECES, turn: 0, options }],
    ['Seats', [{ player: 'person' }, { player: 'computer', level: 'story' }]],
    ['Options', options],
    ['Seed', 1],
  ];
  await openTitle(page, { settings: { speed: 'instant' } });
  await openRecord(page, `${headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('\n')}\n\n`);
  await boardReady(page);
  await awaitAsked(page);
};

const go = async (page: Page, from: string, to: string): Promise<void> => {
  const hands = battleMouse(page);
  await hands.square(from);
  await hands.square(to);
  if ((await page.locator('[data-action="confirm"]:not([disabled])').count()) > 0) await hands.act('confirm');
};

test('the fight just fought is told in sight, though a question stands before it', async ({ page }) => {
  await opened(page);
  await go(page, 'd4', 'd5');
  await page.locator('[data-prompt="legends.offer"]').waitFor();
  await expect(page.locator('.foretold')).toHaveText('Srik (7) against Crimson (5). Your piece wins.');
  await expect(page.locator('.foretold')).toBeInViewport({ ratio: 0.9 });
});

test('one press leaves the offer of a piece for the rest of the battle', async ({ page }) => {
  await opened(page);
  await go(page, 'd4', 'd3');
  await page.locator('[data-prompt="legends.offer"]').waitFor();
  await expect(page.locator('.status [data-action="confirm"]')).toBeHidden();
  await press(page, 'hush');
  await expect(page.locator('.toast')).toContainText('You won’t be asked about Oreld again');
  for (const [from, to] of [
    ['d3', 'd2'],
    ['d2', 'd3'],
  ] as const) {
    await page.waitForFunction(() => document.querySelector('.status .prompt[data-prompt="legends.main"]') !== null);
    // the answer may come between two looks: only the version tells that there was one
    const version = (await page.locator('.battle').getAttribute('data-version')) ?? '';
    await go(page, from, to);
    await expect(page.locator('.battle')).not.toHaveAttribute('data-version', version);
    expect((await awaitAsked(page)).prompt).not.toBe('legends.offer');
  }
});
