/** From nothing to the first move: what is fetched, and how long it takes. */
import { boardReady, median, open, press, round } from './page.mjs';

const VISITS = 5;
/** Four times slower, and what browsers' tools call fast 4G: 9 Mbit/s down, 1.5 up, 165 ms. */
const SLOW = { rate: 4, latency: 165, down: (9 * 1024 * 1024) / 8, up: (1.5 * 1024 * 1024) / 8 };

/** Everything asked for up to the first playable board, and what went to other hosts. */
export async function downloads(browser, { url, asked }) {
  asked.length = 0;
  const others = [];
  const visit = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  visit.on('request', (request) => {
    if (!request.url().startsWith(url) && /^(https?|wss?):/.test(request.url())) others.push(request.url());
  });
  const fresh = await visit.newPage();
  await fresh.goto(url);
  await fresh.locator('[data-action="play"]:enabled').waitFor();
  const toTitle = [...asked];
  await press(fresh, 'play');
  await boardReady(fresh);
  await fresh.waitForTimeout(1500);
  const all = [...asked];
  await visit.close();
  return { title: toTitle, playable: all, others };
}

/** Median milliseconds until the title can be used, and until the first board stands after Play is pressed at once. */
export async function times(browser, url, slowed) {
  const [ready, board] = [[], []];
  for (let count = 0; count < VISITS; count++) {
    const { page, close } = await open(browser, url, slowed ? { slow: SLOW } : {});
    ready.push(await page.evaluate(() => window.seen.readyAt));
    await press(page, 'play');
    await boardReady(page);
    board.push(await page.evaluate(() => performance.now()));
    await close();
  }
  return { interactive: round(median(ready), 0), playable: round(median(board), 0) };
}
