/**
 * Pictures of the page. `npm run shots` keeps them whole in $SHOTS_DIR; without it each is compared with a quarter of its
 * size that is kept beside the tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 821, height: 462 },
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
] as const;

export type ScreenSize = (typeof SIZES)[number];

export const THEMES = ['normal', 'high'] as const;
export type Theme = (typeof THEMES)[number];

/** Where whole pictures go; null: pictures are compared. */
const folder = process.env['SHOTS_DIR'] ?? null;
export const isKeeping = folder !== null;

/** What is kept beside the tests: a quarter of each side, as a JPEG of this quality. */
const SHARE = 0.25;
const QUALITY = 0.82;
export const MOST_BYTES = 60 * 1024;
/** Of the pixels of the small picture, so many may differ: edges of letters do from one machine to the next. */
const TOLERANCE = 0.02;

/** Keeps a picture of the page as it stands where pictures are kept ($SHOTS_DIR); takes none elsewhere. */
export const glimpse = async (page: Page, name: string): Promise<void> => {
  if (folder !== null) await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** Shrinks in the page's own browser: no library is needed for it. */
const shrink = async (page: Page, png: Buffer): Promise<Buffer> => {
  const url = await page.evaluate(
    async ([data, share, quality]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(image.width * share), Math.round(image.height * share)];
      const ctx = canvas.getContext('2d');
      if (ctx === null) throw new Error('no room to shrink in');
      ctx.imageSmoothingQuality = 'high';
      ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', quality);
    },
    [png.toString('base64'), SHARE, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

const STILL_MS = 350;
const LOOKS = 12;

/** A picture of the page when nothing changes on it any more. */
const still = async (page: Page): Promise<Buffer> => {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let looks = 0; looks < LOOKS; looks++) {
    await page.waitForTimeout(STILL_MS);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the page does not come to rest');
};

/** Takes the picture `name` of the page as it stands, and keeps or compares it. */
export const shoot = async (page: Page, name: string, theme: Theme, size: ScreenSize): Promise<void> => {
  const png = await still(page);
  const called = `${name}-${size.width}x${size.height}${theme === 'high' ? '-high' : ''}`;
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${called}.png`), png);
    return;
  }
  const small = await shrink(page, png);
  expect(small.byteLength, `${called} is small enough to be kept`).toBeLessThanOrEqual(MOST_BYTES);
  expect.soft(small).toMatchSnapshot(`${called}.jpeg`, { maxDiffPixelRatio: TOLERANCE });
};
