/** Opening the page for a measurement, with what it needs noted from its first moment on. */
const WITHIN = 60_000;

/** Runs in the page before anything else: when it is ready, what it draws, and how long its frames take. */
function watch() {
  const now = window.realNow ?? performance.now.bind(performance);
  const seen = { readyAt: null, frames: [], draws: [] };
  window.seen = seen;
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.ready !== 'title') return;
    seen.readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
  let calls = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) =>
    ask((time) => {
      const start = now();
      calls = 0;
      act(time);
      if (calls > 0) seen.frames.push({ at: start, script: now() - start, draws: calls });
    });
  for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
      const draw = kind.prototype[name];
      if (draw === undefined) continue;
      kind.prototype[name] = function (...given) {
        calls += 1;
        return draw.apply(this, given);
      };
    }
  }
}

/**
 * Opens the page as somebody who was never there.
 * @param kept what the page finds from an earlier visit, by key
 * @param stepped the page's clock stands still but for `page.clock.runFor`, once it was paused
 * @param slow `{ rate, latency, down, up }`: slowed processor, milliseconds, and bytes a second
 */
export async function open(
  browser,
  url,
  { size = { width: 1280, height: 720 }, kept = {}, slow = null, stepped = false } = {},
) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  if (stepped) {
    await context.addInitScript(() => {
      window.realNow = performance.now.bind(performance);
    });
    await page.clock.install();
  }
  await page.addInitScript(watch);
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts)) localStorage.setItem(`veilwar.${key}`, JSON.stringify(value));
  }, kept);
  const session = await context.newCDPSession(page);
  if (slow !== null) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.rate });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.down,
      uploadThroughput: slow.up,
    });
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.readyAt !== null, undefined, { timeout: WITHIN });
  return { page, context, session, close: () => context.close() };
}

export const press = (page, action) => page.locator(`[data-action="${action}"]:visible`).last().click();

/** Waits until a board stands. */
export const boardReady = (page) =>
  page.locator('.board:not([data-picture="loading"])').waitFor({ timeout: WITHIN, state: 'visible' });

/** Begins a match from the title, as the game is begun. */
export async function begin(page, { begins }) {
  for (const action of begins) await press(page, action);
  await boardReady(page);
}

/** A unit that can be chosen now; those of the other side only tell about themselves. */
const offered = (name) => `[data-unit="${name}"][aria-pressed]:not([aria-disabled="true"])`;

/** Presses the square of this name, or the unit that is to be placed, by the keyboard. */
export const choose = (page, name) =>
  page
    .locator(`[data-square="${name}"], ${offered(name)}`)
    .first()
    .press('Enter');

/** Waits until somebody at this screen is asked. */
export const asked = (page) => page.locator('.status[data-thinking="false"] .prompt[data-prompt]').waitFor();

/** Takes up one of a game's matches (`games.mjs`); gives what is to be pressed there. */
export async function openScene(page, { scenes }, name) {
  const { record, press: presses } = scenes.get(name);
  const file = { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.locator('[data-file="import"]').last().setInputFiles(file);
  await boardReady(page);
  return presses;
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The value that a share of the numbers does not exceed. */
export const percentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

export const round = (number, places = 1) => Math.round(number * 10 ** places) / 10 ** places;
