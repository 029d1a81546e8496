/**
 * Pictures of the page. `npm run shots` keeps them whole in $SHOTS_DIR; without it each is compared with a quarter of its
 * size that is kept beside the tests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

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

/** The small picture, and the share of its points that are clearly of another colour than those of the kept one; 1 without one. */
interface Small {
  readonly jpeg: Buffer;
  readonly apart: number;
}

/** Shrinks and compares in the page's own browser: no library is needed for it. */
const shrink = async (page: Page, png: Buffer, kept: Buffer | null): Promise<Small> => {
  const { url, apart } = await page.evaluate(
    async ([data, share, quality, before]) => {
      const canvas = document.createElement('canvas');
      const draw = async (text: string, by: number): Promise<CanvasRenderingContext2D> => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        [canvas.width, canvas.height] = [Math.round(image.width * by), Math.round(image.height * by)];
        const ctx = canvas.getContext('2d', { willReadFrequently: true });
        if (ctx === null) throw new Error('no room to shrink in');
        ctx.imageSmoothingQuality = 'high';
        ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
        return ctx;
      };
      const points = async (text: string) => (await draw(text, 1)).getImageData(0, 0, canvas.width, canvas.height).data;
      await draw(data, share);
      const url = canvas.toDataURL('image/jpeg', quality);
      if (before === '') return { url, apart: 1 };
      const [now, old] = [await points(url.slice(url.indexOf(',') + 1)), await points(before)];
      const far = (at: number): boolean => Math.abs((now[at] ?? 0) - (old[at] ?? 0)) > 40;
      let others = 0;
      for (let at = 0; at < now.length; at += 4) if (far(at) || far(at + 1) || far(at + 2)) others++;
      return { url, apart: old.length === now.length ? (4 * others) / now.length : 1 };
    },
    [png.toString('base64'), SHARE, QUALITY, kept?.toString('base64') ?? ''] as const,
  );
  return { jpeg: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), apart };
};

const STILL_MS = 350;
const LOOKS = 12;

const take = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** A picture of the page when nothing changes on it any more. */
const still = async (page: Page, first: Buffer): Promise<Buffer> => {
  let last = first;
  for (let looks = 0; looks < LOOKS; looks++) {
    await page.waitForTimeout(STILL_MS);
    const next = await take(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the page does not come to rest');
};

/** A picture that differs from the kept one in fewer points than this is the one that was waited for. */
const ALIKE = 0.002;

/** Takes the picture `name` of the page as it stands, and keeps or compares it. */
export const shoot = async (page: Page, name: string, theme: Theme, size: ScreenSize): Promise<void> => {
  const first = await take(page);
  const called = `${name}-${size.width}x${size.height}${theme === 'high' ? '-high' : ''}`;
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${called}.png`), await still(page, first));
    return;
  }
  const path = test.info().snapshotPath(`${called}.jpeg`);
  const early = existsSync(path) ? await shrink(page, first, readFileSync(path)) : null;
  const { jpeg } = early !== null && early.apart < ALIKE ? early : await shrink(page, await still(page, first), null);
  expect(jpeg.byteLength, `${called} is small enough to be kept`).toBeLessThanOrEqual(MOST_BYTES);
  expect.soft(jpeg).toMatchSnapshot(`${called}.jpeg`, { maxDiffPixelRatio: TOLERANCE });
};
