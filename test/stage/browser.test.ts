/** The stage in a real browser: sleep, pointer, resize, a lost graphics context, opening and closing. */
import { describe, expect, test } from 'vitest';
import { SLOW, stagePage } from '../support/stage-page';
import type { Gallery } from './gallery/stage';

declare global {
  interface Window {
    gallery: Gallery;
  }
}

const POSITION = '2s3/1N2G1/2SU1k/1s1n1u/A5/3C1K b c5 advanced 1A0,2A1,3A2,4A3';

describe('the stage in a browser', () => {
  const stage = stagePage('index.html', 'stage', { width: 480, height: 420 });
  const { picture, settle } = stage;
  const open = (query: Readonly<Record<string, string>> = {}) => stage.open({ position: POSITION, ...query });
  const middle = (square: number): Promise<{ x: number; y: number }> =>
    stage.page.evaluate((at) => {
      const { x, y, size } = window.gallery.stage.box(at);
      return { x: x + size / 2, y: y + size / 2 };
    }, square);
  const heard = (): Promise<readonly unknown[]> => stage.page.evaluate(() => window.gallery.heard.splice(0));

  // what resting costs is measured by `npm run perf`
  test('draws no frame while nothing moves', { timeout: SLOW }, async () => {
    await open();
    expect(await stage.frames(2000)).toBe(0);
  });

  test('has one graphics context, and uploads no empty picture', { timeout: SLOW }, async () => {
    await open();
    await stage.page.addInitScript(() => {
      const given = new Set<HTMLCanvasElement>();
      const uploads = { pictures: 0, empty: 0 };
      Object.assign(window, { given, uploads });
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        if (kind.includes('webgl')) given.add(this);
        return Reflect.apply(original, this, [kind, ...more]);
      } as typeof original;
      const upload = WebGLRenderingContext.prototype.texImage2D;
      WebGLRenderingContext.prototype.texImage2D = function (this: WebGLRenderingContext, ...all: unknown[]) {
        const picture = all.at(-1);
        if (picture instanceof HTMLCanvasElement && picture.width > 32) {
          const points = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data;
          uploads.pictures += 1;
          if (points?.every((point) => point === 0)) uploads.empty += 1;
        }
        return Reflect.apply(upload, this, all);
      } as typeof upload;
    });
    await stage.page.reload();
    await stage.page.waitForFunction(() => document.documentElement.dataset['ready'] === 'stage');
    await settle();
    const seen = await stage.page.evaluate(() => {
      const { given, uploads } = window as unknown as {
        given: Set<unknown>;
        uploads: { pictures: number; empty: number };
      };
      return { contexts: given.size, ...uploads };
    });
    expect(seen).toEqual({ contexts: 1, pictures: expect.any(Number), empty: 0 });
    expect(seen.pictures).toBeGreaterThan(1);
  });

  test('a press counts where it is let go, and only there', { timeout: SLOW }, async () => {
    await open();
    const [a, b] = [await middle(0), await middle(8)];
    await stage.page.mouse.click(a.x, a.y);
    expect(await heard()).toEqual(['hover 0', 'press 0']);
    await stage.page.mouse.down();
    await stage.page.mouse.move(b.x, b.y);
    await stage.page.mouse.up();
    await stage.page.mouse.click(b.x, b.y, { button: 'right' });
    await stage.page.mouse.move(2, 2);
    expect(await heard()).toEqual(['hover 8', 'hover null']);
  });

  test('ends a passage, played or skipped, at the picture of its last view', { timeout: SLOW }, async () => {
    await open();
    await stage.page.evaluate(() => window.gallery.act('N@e4'));
    await stage.page.evaluate(() => window.gallery.stage.lastMove([]));
    await settle();
    const played = await picture();
    await stage.page.evaluate(() => window.gallery.show());
    await settle();
    expect(await picture()).toBe(played);
    await open();
    await stage.page.evaluate(async () => {
      const done = window.gallery.act('N@e4');
      await new Promise((resolve) => setTimeout(resolve, 300));
      window.gallery.stage.skip();
      await done;
      window.gallery.stage.lastMove([]);
    });
    await settle();
    expect(await picture()).toBe(played);
  });

  test('keeps everything through any size of its host, none included', { timeout: SLOW }, async () => {
    await open({ ask: 'i1 22' });
    const before = await picture();
    for (const [width, height] of [
      [0, 0],
      [300, 420],
      [900, 200],
    ] as const) {
      await stage.page.evaluate(
        ([w, h]) => {
          const host = document.getElementById('host');
          if (host !== null) Object.assign(host.style, { inset: 'auto', width: `${w}px`, height: `${h}px` });
        },
        [width, height] as const,
      );
      await settle();
    }
    await stage.page.evaluate(() => document.getElementById('host')?.removeAttribute('style'));
    await settle();
    await stage.page.evaluate(() => document.getElementById('host')?.style.setProperty('position', ''));
    expect(await picture()).toBe(before);
  });

  test('comes back after the graphics context was lost', { timeout: SLOW }, async () => {
    await open();
    const before = await picture();
    await stage.page.evaluate(async () => {
      const gl = document.querySelector('canvas')?.getContext('webgl');
      const lose = gl?.getExtension('WEBGL_lose_context');
      lose?.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 150));
      lose?.restoreContext();
    });
    await settle();
    expect(await picture()).toBe(before);
  });

  test('leaves nothing behind when it closes, and opens again', { timeout: SLOW }, async () => {
    await open();
    const before = await picture();
    for (let i = 0; i < 3; i++) {
      await stage.page.evaluate(() => window.gallery.reopen());
      expect(await stage.page.evaluate(() => document.querySelectorAll('canvas').length)).toBe(1);
    }
    await settle();
    expect(await picture()).toBe(before);
    await stage.page.evaluate(() => window.gallery.stage.destroy());
    const left = await stage.page.evaluate(() => ({
      children: document.getElementById('host')?.childElementCount,
      handlers: [window.onblur, window.onfocus],
      position: document.getElementById('host')?.style.position,
    }));
    expect(left).toEqual({ children: 0, handlers: [null, null], position: '' });
  });

  test('refuses a host without WebGL', { timeout: SLOW }, async () => {
    await open();
    const said = await stage.page.evaluate(async () => {
      const real = HTMLCanvasElement.prototype.getContext;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
        },
      });
      const host = document.body.appendChild(document.createElement('div'));
      return window.gallery.openIn(host).then(
        () => 'opened',
        (error: Error) => error.message,
      );
    });
    expect(said).toBe('no WebGL');
  });
});
