/**
 * `npm run perf`: how heavy and how fast the built page is, as a table and as build/perf.json. A report, not a test: the
 * numbers depend on the machine. The page says that it can be used by `document.documentElement.dataset.ready = 'title'`,
 * and its `[data-action=play]` leads to the board.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { buildPage, buildParts } from './build.mjs';
import { ensureBrowser, launchOptions } from './lib/browser.mjs';
import { changed, kilobytes } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { servePage } from './lib/serve.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

const VISITS = 5;
const SLOWDOWN = 4;
const READY_WITHIN = 60_000;
const IDLE_MS = 5000;

/** Runs in the page before anything else: notes when it says that it is ready, in milliseconds after the navigation. */
function noteReady() {
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.ready !== 'title') return;
    window.readyAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ready'] });
}

/** Opens the page as somebody who was never there, and waits until it can be used. */
async function visit(browser, url, slowdown = 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(noteReady);
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(() => window.readyAt, undefined, { timeout: READY_WITHIN });
  return { page, context, readyAt: await ready.jsonValue() };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Median time until the page can be used, in milliseconds. The slow-down is of the page's thread, not of its workers. */
async function interactive(browser, url, slowdown) {
  const times = [];
  for (let count = 0; count < VISITS; count++) {
    const { context, readyAt } = await visit(browser, url, slowdown);
    times.push(readyAt);
    await context.close();
  }
  return Math.round(median(times));
}

/** What one first visit asks the server for until it can be used, compressed as a host would. */
async function firstDownload(browser, url, asked) {
  asked.clear();
  const { context } = await visit(browser, url);
  const paths = [...asked];
  await context.close();
  return paths
    .map((path) => ({ path, file: at(`dist${path === '/' ? '/index.html' : path}`) }))
    .filter(({ file }) => changed(file) !== null)
    .map(({ path, file }) => ({
      path,
      bytes: statSync(file).size,
      gzip: gzipSync(readFileSync(file), { level: 9 }).length,
    }))
    .sort((a, b) => b.gzip - a.gzip);
}

/**
 * Seconds of processor time the page's processes have used so far, by what they are for. Both readings must come over one
 * session: attaching and detaching one makes the browser draw the page anew, about half a second of software drawing,
 * which would be counted as the page's own.
 */
async function processorTime(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const of = (type) => processInfo.filter((info) => info.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { renderer: of('renderer'), gpu: of('GPU') };
}

/** Percent of one core that the untouched board costs; null when the page does not lead to a board. */
async function idleBoard(browser, url) {
  const { page, context } = await visit(browser, url);
  try {
    await page.click('[data-action=play]', { timeout: 5000 });
  } catch {
    return null;
  }
  const session = await browser.newBrowserCDPSession();
  await sleep(IDLE_MS);
  const before = await processorTime(session);
  await sleep(IDLE_MS);
  const after = await processorTime(session);
  await session.detach();
  await context.close();
  const percent = (kind) => Math.round(((after[kind] - before[kind]) / (IDLE_MS / 1000)) * 1000) / 10;
  return { rendererPercent: percent('renderer'), gpuPercent: percent('gpu') };
}

function print({ download, downloadGzip, interactiveMs, interactiveSlowMs, idle }) {
  for (const { path, gzip } of download) console.log(`${kilobytes(gzip).padStart(12)}  ${path}`);
  const idleText =
    idle === null ? 'no [data-action=play] found' : `${idle.rendererPercent} % renderer, ${idle.gpuPercent} % gpu`;
  const rows = [
    ['first download, compressed', kilobytes(downloadGzip)],
    [`interactive, median of ${VISITS}`, `${interactiveMs} ms`],
    [`interactive at ${SLOWDOWN}x slower`, `${interactiveSlowMs} ms`],
    ['idle board, of one core', idleText],
  ];
  for (const [what, value] of rows) console.log(`${what.padEnd(30)}${value}`);
}

await main(async () => {
  checkNode();
  await ensureInstalled();
  await buildParts();
  await buildPage();
  const options = launchOptions(await ensureBrowser());
  const { chromium } = await import('@playwright/test');
  const asked = new Set();
  const server = await servePage({ first: 4373, onRequest: (path) => asked.add(path) });
  const browser = await chromium.launch(options);
  try {
    const download = await firstDownload(browser, server.url, asked);
    const report = {
      download,
      downloadGzip: download.reduce((sum, { gzip }) => sum + gzip, 0),
      interactiveMs: await interactive(browser, server.url, 1),
      interactiveSlowMs: await interactive(browser, server.url, SLOWDOWN),
      idle: await idleBoard(browser, server.url),
    };
    mkdirSync(at('build'), { recursive: true });
    writeFileSync(at('build/perf.json'), `${JSON.stringify(report, null, 2)}\n`);
    print(report);
  } finally {
    await browser.close();
    await server.close();
  }
});
