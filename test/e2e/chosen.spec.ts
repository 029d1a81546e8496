/** The tick of what is chosen touches no word, and the page's head speaks of the whole game. */
import type { Page } from '@playwright/test';
import { glimpse } from './support/camera';
import { expect, openTitle, press, test } from './support/page';
import { resize } from './support/sights';

/** Words that lie under a tick. */
const touched = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const face of top.querySelectorAll<HTMLElement>('.choice-option input:checked + .choice-face')) {
      const around = (face.offsetParent ?? face).getBoundingClientRect();
      for (const mark of ['::before', '::after']) {
        const style = getComputedStyle(face, mark);
        if (style.content === 'none') continue;
        const [high, right, width, height] = [style.top, style.right, style.width, style.height].map(Number.parseFloat);
        const tick = { right: around.right - (right ?? 0), top: around.top + (high ?? 0) };
        const words = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const line of range.getClientRects()) {
            // capitals and figures leave about a fifth of a line free above them
            const ink = line.top + line.height * 0.18;
            const meets =
              line.right > tick.right - (width ?? 0) &&
              line.left < tick.right &&
              ink < tick.top + (height ?? 0) &&
              line.bottom > tick.top;
            if (meets) faults.push(node.textContent?.trim() ?? '');
          }
        }
      }
    }
    return faults;
  });

/** Games and forms that can be played. */
const NAMES = ['legends', 'classic', 'quick', 'legion'];

const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [821, 462],
  [1280, 720],
] as const;

for (const textSize of [100, 200])
  test(`the tick of what is chosen touches no word: ${textSize} %`, async ({ page }) => {
    await openTitle(page, { settings: { speed: 'instant', textSize }, battle: { form: 'classic', opponent: 'story' } });
    const looks = async (name: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        await glimpse(page, `tick-${name}-${textSize}-${width}`);
        expect.soft(await touched(page), `${name} at ${width}x${height}`).toEqual([]);
      }
    };
    await press(page, 'settings');
    await looks('settings');
    await press(page, 'close');
    await press(page, 'codex');
    await looks('codex');
    await press(page, 'close');
    await press(page, 'new-duel');
    await looks('duel');
    await press(page, 'back');
    await press(page, 'new-battle');
    await looks('plan');
    await press(page, 'start');
    await page.locator('main.arrange').waitFor();
    await looks('arrange');
  });

test('tab, search and icon are of the whole game', async ({ page, request, baseURL }) => {
  await openTitle(page);
  const title = await page.title();
  const about = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
  expect(title).toMatch(/^Veilwar/);
  expect(about.length).toBeGreaterThan(80);
  expect(about.length).toBeLessThanOrEqual(160);
  // of no game or form alone: none is named, or all of them are
  const names = NAMES.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(`${title} ${about}`));
  expect([0, NAMES.length]).toContain(names.length);
  const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
  const answer = await request.get(new URL(icon, baseURL).href);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
});
