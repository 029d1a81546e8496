/** A finger that scrolls over a slider leaves it alone; one that taps it or goes along it changes it. */
import type { Page } from '@playwright/test';
import { expect, openTitle, press, test } from './support/page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Way {
  readonly across: number;
  readonly down: number;
  /** Where it comes down, as a share of the slider's length. */
  readonly at?: number;
}

/** A finger comes down on the slider, goes so far, and lifts. */
const slide = async (page: Page, name: string, { across, down, at = 0.9 }: Way): Promise<void> => {
  const box = await page.locator(`.steps input[name="${name}"]`).boundingBox();
  if (box === null) throw new Error(`no slider ${name}`);
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 10; step++) {
    const touchPoints = [{ x: x + (across * step) / 10, y: y + (down * step) / 10 }];
    if (across !== 0 || down !== 0) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('a swipe over a slider scrolls, and a tap or a swipe along it sets it', async ({ page }) => {
  await openTitle(page, {});
  await press(page, 'settings');
  const slider = page.locator('.steps input').first();
  await slider.scrollIntoViewIfNeeded();
  const name = (await slider.getAttribute('name')) ?? '';
  await slider.fill('1');
  const kept = page.locator(`.steps[data-name="${name}"] output`);
  const before = (await kept.textContent()) ?? '';
  for (const down of [-250, 120]) {
    await slide(page, name, { across: 8, down });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toHaveValue('1');
    await expect(kept).toHaveText(before);
  }
  await slide(page, name, { across: 0, down: 0 });
  await expect(kept).not.toHaveText(before);
  await slider.fill('1');
  await expect(kept).toHaveText(before);
  await slide(page, name, { across: 150, down: 3, at: 0.3 });
  await expect(kept).not.toHaveText(before);
});
