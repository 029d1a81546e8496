/** Two at one screen: the last player sees the own turn out, and the next one finds the map where it lies. */
import type { Page } from '@playwright/test';
import { awaitAsked, battleMouse } from './support/battle';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { openCurtain, openRecord, questionRecord } from './support/sights';

const PLAINS = Array(8).fill('pppppppp');
const PIECES = { a1: [67, 0], h8: [169, 1], d4: [45, 0], d5: [41, 1], f8: [142, 1], h1: [16, 0] };
/** Two persons; on d5 a piece of 8 stands before one of 6, whose turn it is. */
const LOST_ATTACK = [
  '[Game "legends"]',
  '[Mode "legends"]',
  `[Position ${JSON.stringify({ terrain: PLAINS, pieces: PIECES, turn: 0 })}]`,
  '[Seats [{"player":"person"},{"player":"person"}]]',
  '[Seed 1]',
  '',
].join('\n');

/** What was on the screen, frame by frame, each state once in a row. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const board = document.querySelector<HTMLElement>('.board');
      const fate = document.querySelector('[data-fate="falls"]') === null ? '' : ' fallen';
      const now = document.querySelector('.curtain') !== null ? 'curtain' : `${board?.dataset['picture']}${fate}`;
      if (seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
const seen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);

test('the outcome is seen before the curtain, and the map is not unrolled anew', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'normal' } });
  await openRecord(page, LOST_ATTACK);
  await openCurtain(page);
  await boardReady(page);
  await page.locator('.board-host canvas').evaluate((canvas) => canvas.setAttribute('data-first', ''));
  await awaitAsked(page);
  const hands = battleMouse(page);
  await hands.square('d4');
  await hands.square('d5');
  await watch(page);
  await hands.act('confirm');
  await page.locator('.curtain').waitFor();
  await openCurtain(page);
  await awaitAsked(page);
  // who fell, the curtain, and at once the map; whoever comes is told of the fight as well
  expect(await seen(page)).toEqual(['ready', 'ready fallen', 'curtain', 'ready fallen']);
  await expect(page.locator('.board-host canvas[data-first]')).toBeVisible();
  await expect(page.locator('.board')).toHaveAttribute('data-near', '1');
  await expect(page.locator('.stage-rest canvas')).toHaveCount(0);
});

test('behind the curtain the picture shows nothing, and ends with the battle', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' } });
  await openRecord(page, questionRecord('legends.main'));
  await openCurtain(page);
  await boardReady(page);
  const scene = await awaitAsked(page);
  const hands = battleMouse(page);
  for (const { square } of scene.marked) {
    await hands.square(square);
    const [target] = (await awaitAsked(page)).marked.filter(({ mark }) => mark === 'move');
    if (target === undefined) continue;
    await hands.square(target.square);
    break;
  }
  await hands.act('confirm');
  await page.locator('.curtain').waitFor();
  const canvas = page.locator('.stage-rest canvas');
  await expect(canvas).toHaveCount(1);
  await expect(canvas).toBeHidden();
  await expect(page.locator('[data-square]')).toHaveCount(0);
  await press(page, 'title');
  await expect(page.locator('canvas[aria-hidden="true"][style*="touch-action"]')).toHaveCount(0);
});
