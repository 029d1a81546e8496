/** From nothing to the first move: what is fetched, and how long it takes. */
import { begin, median, open, round } from './page.mjs';

const VISITS = 5;
/** Four times slower, and what browsers' tools call fast 4G: 9 Mbit/s down, 1.5 up, 165 ms. */
const SLOW = { rate: 4, latency: 165, down: (9 * 1024 * 1024) / 8, up: (1.5 * 1024 * 1024) / 8 };

/** Runs in the page before anything else: somebody saves data, so the title fetches nothing ahead. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Everything asked for up to the first playable board, and what went to other hosts.
 * @param thrifty without what the title fetches ahead of the match that its own button begins
 */
export async function downloads(browser, { url, asked }, game, thrifty = false) {
  asked.length = 0;
  const others = [];
  const visit = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  visit.on('request', (request) => {
    if (!request.url().startsWith(url) && /^(https?|wss?):/.test(request.url())) others.push(request.url());
  });
  const fresh = await visit.newPage();
  if (thrifty) await fresh.addInitScript(saveData);
  await fresh.goto(url);
  await fresh.locator(`[data-action="${game.begins[0]}"]:enabled`).waitFor();
  const toTitle = [...asked];
  await begin(fresh, game);
  await fresh.waitForTimeout(1500);
  const all = [...asked];
  await visit.close();
  return { title: toTitle, playable: all, others };
}

/** Median milliseconds until the title can be used, and until the first board stands after a match is begun at once. */
export async function times(browser, url, game, slowed) {
  const [ready, board] = [[], []];
  for (let count = 0; count < VISITS; count++) {
    const { page, close } = await open(browser, url, slowed ? { slow: SLOW } : {});
    ready.push(await page.evaluate(() => window.seen.readyAt));
    await begin(page, game);
    board.push(await page.evaluate(() => performance.now()));
    await close();
  }
  return { interactive: round(median(ready), 0), playable: round(median(board), 0) };
}
