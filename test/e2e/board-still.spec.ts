/** The board lies where it lay in its first frame: while the picture comes, at the exchange, on the first turn. */
import { awaitAsked } from './support/battle';
import { boardReady, expect, loadDice, press, test } from './support/page';

declare global {
  interface Window {
    /** Every place where the board has lain, in the order of its frames. */
    places: string[];
  }
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [360, 640],
] as const)
  test(`at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await loadDice(page, 4);
    await page.addInitScript(() => {
      window.places = [];
      const look = () => {
        const board = document.querySelector('.board');
        if (board !== null) {
          const { x, y, width: wide, height: high } = board.getBoundingClientRect();
          const place = [x, y, wide, high].map((length) => Math.round(length * 10) / 10).join(' ');
          if (!window.places.includes(place)) window.places.push(place);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('./');
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
    await press(page, 'play');
    await boardReady(page);
    expect((await awaitAsked(page)).prompt).toBe('legends.exchange');
    await press(page, 'pass');
    await expect(page.locator('.prompt')).toHaveAttribute('data-prompt', 'legends.main');
    // a line about the castle has come, or the goal has gone: on a phone both stand beside the board
    await expect(page.locator('.situation')).toContainText('1');
    expect(await page.evaluate(() => window.places)).toHaveLength(1);
  });
