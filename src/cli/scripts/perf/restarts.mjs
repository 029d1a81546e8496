/** A match opened and left over and over: does anything stay behind? */
import { boardReady, open, openScene, press, round } from './page.mjs';

const KEPT = { settings: { speed: 'instant', music: 0, effects: 0 } };
/** The first rounds load code and fill caches that stay for good. */
const MOST_WARM = 20;

/** What is there after all garbage has gone. */
async function count(session) {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, documents, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, documents, listeners: jsEventListeners, heap: round(usedSize / 1024 / 1024, 2) };
}

/** Runs in the page before anything else: textures that were made and not deleted, and contexts that were not lost. */
function countTextures() {
  const there = { textures: 0, canvases: 0 };
  window.there = there;
  const seen = new WeakSet();
  for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { createTexture, deleteTexture } = kind.prototype;
    kind.prototype.createTexture = function () {
      if (!seen.has(this)) {
        seen.add(this);
        this.live = 0;
        there.canvases += 1;
        this.canvas.addEventListener('webglcontextlost', () => {
          there.canvases -= 1;
          there.textures -= this.live;
          this.live = 0;
        });
      }
      this.live += 1;
      there.textures += 1;
      return createTexture.call(this);
    };
    kind.prototype.deleteTexture = function (texture) {
      if (texture !== null && this.live > 0) {
        this.live -= 1;
        there.textures -= 1;
      }
      return deleteTexture.call(this, texture);
    };
  }
}

/** `rounds` times from the title to a board and back, after some to warm up. */
export async function restarts(browser, url, game, rounds) {
  const { page, session, close } = await open(browser, url, { kept: KEPT, size: { width: 821, height: 462 } });
  await page.evaluate(countTextures);
  const once = async (first) => {
    if (first) await openScene(page, game, 'start');
    else {
      await press(page, 'resume');
      await boardReady(page);
    }
    await press(page, 'menu');
    await press(page, 'title');
    await page.locator('[data-action="resume"]:enabled').waitFor();
  };
  for (let i = 0; i < Math.min(MOST_WARM, rounds); i++) await once(i === 0);
  await page.waitForTimeout(1500);
  const before = { ...(await count(session)), ...(await page.evaluate(() => window.there)) };
  for (let i = 0; i < rounds; i++) await once(false);
  await page.waitForTimeout(1500);
  const after = { ...(await count(session)), ...(await page.evaluate(() => window.there)) };
  await close();
  const growth = Object.fromEntries(
    Object.entries(before).map(([key, value]) => [
      key,
      value === 0 ? after[key] : round((after[key] / value - 1) * 100),
    ]),
  );
  return { rounds, before, after, growthPercent: growth };
}
