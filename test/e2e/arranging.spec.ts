/** Laying out an army: the sheet shows the part of the board that it is, and all that is needed at once. */
import { glimpse } from './support/camera';
import { expect, openTitle, press, test } from './support/page';
import { resize } from './support/sights';

/** The two rows beyond the own ones, the far one first: both lakes lie in them (Classic: c, d, g and h; rules of the form). */
const AHEAD = {
  classic: ['..~~..~~..', '..~~..~~..'],
  quick: ['..~..~..', '..~..~..'],
} as const;

for (const [form, ahead] of Object.entries(AHEAD))
  test(`laying out shows the ground ahead, the enemy’s side and the coordinates: ${form}`, async ({ page }) => {
    await openTitle(page, { settings: { speed: 'instant' }, battle: { form, opponent: 'story', begins: 'me' } });
    await press(page, 'new-battle');
    await press(page, 'start');
    await page.locator('main.arrange').waitFor();
    const files = ahead[0]?.length ?? 0;
    for (const [width, height] of [
      [1280, 720],
      [821, 462],
      [390, 844],
      [640, 360],
    ] as const) {
      await resize(page, width, height);
      await glimpse(page, `arrange-${form}-${width}`);
      const lands = await page
        .locator('.ranks-ahead [data-land]')
        .evaluateAll((all) => all.map((each) => each.dataset['land']));
      expect(lands.map((land) => (land === 'water' ? '~' : '.')).join('')).toBe(ahead.join(''));
      await expect(page.locator('.ranks-enemy')).toBeInViewport({ ratio: 1 });
      const named = page.locator('.ranks-names[data-of="files"] span');
      expect(await named.allTextContents()).toEqual([...'abcdefghij'].slice(0, files));
      // every file's letter stands under its file
      for (const at of [0, files - 1]) {
        const [letter, square] = await Promise.all([
          named.nth(at).boundingBox(),
          page.locator(`[data-cell="${at},0"]`).boundingBox(),
        ]);
        const middles = [letter, square].map((box) => (box?.x ?? 0) + (box?.width ?? 0) / 2);
        expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(3);
      }
      const ranks = await page.locator('.ranks-names[data-of="ranks"] span').allTextContents();
      expect(ranks.at(-1)).toBe('1');
      expect(ranks).toHaveLength(await page.locator('.ranks tr').count());
    }
    // all of it at once where portals show it, and on a usual screen
    const body = page.locator('.setup-body');
    await resize(page, 1280, 720);
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    await resize(page, 821, 462);
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    for (const part of ['table.ranks', '.reserve', '.arrange-tools', '.patterns', '.slots', '[data-action="ready"]'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
  });
