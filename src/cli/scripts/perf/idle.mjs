/** What the processor does while nothing moves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { begin, median, open, round } from './page.mjs';

/** Long enough for everything that still comes in after a screen stands. */
const SETTLE = 6000;
/** What happens once (a late picture, a collection of garbage) falls into one of the windows; what goes on, into all. */
const WINDOWS = 5;
const WINDOW = 3000;

/**
 * Percent of one core by kind of process: the median of some windows. All readings come over one session: attaching and detaching one makes the
 * browser draw the page anew, about half a second of software drawing, which would be counted as the page's own.
 */
async function watched(session) {
  const read = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const of = (type) =>
      processInfo.filter((info) => info.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { renderer: of('renderer'), gpu: of('GPU'), browser: of('browser') };
  };
  const windows = [];
  let before = await read();
  for (let i = 0; i < WINDOWS; i++) {
    await sleep(WINDOW);
    const after = await read();
    windows.push(after);
    for (const kind of Object.keys(after)) after[kind] -= before[kind];
    before = Object.fromEntries(Object.keys(after).map((kind) => [kind, after[kind] + before[kind]]));
  }
  const percent = (kind) => round((median(windows.map((used) => used[kind])) / (WINDOW / 1000)) * 100);
  return { renderer: percent('renderer'), gpu: percent('gpu'), browser: percent('browser') };
}

/** The title, and a match that nobody touches, with and without its music. */
export async function idle(browser, url, game) {
  const session = await browser.newBrowserCDPSession();
  const { page, close } = await open(browser, url);
  await page.locator('[data-painted="true"]').waitFor();
  await sleep(SETTLE);
  const title = await watched(session);
  await close();
  const found = { title };
  for (const [name, music] of [
    ['silent', 0],
    ['music', 50],
  ]) {
    const kept = { settings: { music, effects: music } };
    const visit = await open(browser, url, { kept });
    await begin(visit.page, game);
    await sleep(SETTLE);
    const frames = await visit.page.evaluate(() => window.seen.frames.length);
    found[name] = await watched(session);
    found[name].frames = (await visit.page.evaluate(() => window.seen.frames.length)) - frames;
    await visit.close();
  }
  await session.detach();
  return found;
}
