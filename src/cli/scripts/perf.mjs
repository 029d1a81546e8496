/**
 * `npm run perf`: how heavy and how fast the built page is, as a table and as build/perf.json. A report, not a test: the
 * numbers depend on the machine. Words after it choose parts: start, idle, battle, painting, restarts; none: all of them.
 * `--game=NAME` measures another game than the usual one (its `game.json` says what, and what is written is called
 * perf-NAME.json then); painting is of the title's picture, whichever game is measured, and left out there unless it is named.
 * `--rounds=N` opens and leaves a match N times (200). `--dist=FOLDER` measures a page that is built already.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildPage, buildParts } from './build.mjs';
import { ensureBrowser, launchOptions } from './lib/browser.mjs';
import { kilobytes } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { main, Stop } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { battle } from './perf/battle.mjs';
import { measured } from './perf/games.mjs';
import { idle } from './perf/idle.mjs';
import { painting } from './perf/painting.mjs';
import { restarts } from './perf/restarts.mjs';
import { serveCompressed } from './perf/serve.mjs';
import { downloads, times } from './perf/start.mjs';

const PARTS = ['start', 'idle', 'battle', 'painting', 'restarts'];

const row = (what, value, bound = '') => console.log(`${what.padEnd(46)}${String(value).padEnd(26)}${bound}`);
const sum = (rows) => rows.reduce((total, { sent }) => total + sent, 0);
const shares = ({ renderer, gpu, browser }) => `${renderer} + ${gpu} + ${browser} %`;

async function reportStart(browser, server, game) {
  // the title fetches ahead what the usual game needs: no other game's weight
  const own = (await downloads(browser, server, game, true)).playable;
  const { title, playable, others } = await downloads(browser, server, game);
  for (const { path, sent } of playable) console.log(`${kilobytes(sent).padStart(12)}  ${path}`);
  const [plain, slow] = [await times(browser, server.url, game, false), await times(browser, server.url, game, true)];
  row('to the title, compressed', kilobytes(sum(title)));
  const bound = game.playable === null ? '' : `at most ${kilobytes(game.playable)}`;
  row('to the first playable board, compressed', kilobytes(sum(playable)), game.usual ? bound : '');
  if (!game.usual) row('the same, with nothing fetched ahead', kilobytes(sum(own)), bound);
  row('requests, and of them to other hosts', `${playable.length}, ${others.length}`, 'none');
  row('interactive', `${plain.interactive} ms`, 'under 2500 ms');
  row('interactive, 4x slower on fast 4G', `${slow.interactive} ms`, 'under 5000 ms');
  row(`${game.begins.join(', ')} pressed at once: board after`, `${plain.playable} ms, slow ${slow.playable} ms`);
  const bytes = { titleBytes: sum(title), playableBytes: sum(playable), ownBytes: sum(own) };
  return { requests: playable, others, ...bytes, plain, slow };
}

async function reportIdle(browser, { url }, game) {
  const found = await idle(browser, url, game);
  row('idle title: renderer, graphics, browser', shares(found.title), 'under 3 % of a core');
  row('idle match, silent', shares(found.silent), 'under 3 % of a core');
  row('idle match with music', shares(found.music));
  row('frames drawn in either', `${found.silent.frames}, ${found.music.frames}`, '0');
  return found;
}

async function reportBattle(browser, { url }, game) {
  const found = await battle(browser, url, game);
  row('draw calls of a frame at rest', found.drawsAtRest, 'at most 12');
  row('draw calls under the pointer, in an attack', `${found.drawsUnderPointer}, ${found.attackDraws}`);
  const { scriptMedian, scriptP95, scriptMost, scriptFrames } = found;
  row(
    `script of ${scriptFrames} frames: p50, p95, most`,
    `${scriptMedian}, ${scriptP95}, ${scriptMost} ms`,
    'p95 at most 4 ms',
  );
  row('frames a second in an attack', `${found.framesPerSecond} (${found.attackFrames} frames)`, 'at least 15');
  return found;
}

async function reportPainting(browser) {
  const found = await painting(browser);
  for (const [what, value] of Object.entries(found)) row(`painting: ${what}`, value);
  return found;
}

async function reportRestarts(browser, { url }, game, rounds) {
  const found = await restarts(browser, url, game, rounds);
  for (const [what, value] of Object.entries(found.before)) {
    const grown = `${value} -> ${found.after[what]} (${found.growthPercent[what]} %)`;
    row(`${rounds} matches opened and left: ${what}`, grown, 'at most 10 % more');
  }
  return found;
}

const REPORTS = {
  start: reportStart,
  idle: reportIdle,
  battle: reportBattle,
  painting: reportPainting,
  restarts: reportRestarts,
};

function wishes(words) {
  const given = (name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const parts = words.filter((word) => !word.startsWith('--'));
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Stop(`no part is called ${unknown}; there are ${PARTS.join(', ')}`, 2);
  const rounds = Number(given('rounds') ?? 200);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Stop('--rounds takes a whole number', 2);
  const game = measured(given('game'));
  const usual = game.usual ? PARTS : PARTS.filter((part) => part !== 'painting');
  return { parts: parts.length === 0 ? usual : parts, rounds, dist: given('dist'), game };
}

await main(async () => {
  checkNode();
  const { parts, rounds, dist, game } = wishes(process.argv.slice(2));
  await ensureInstalled();
  if (dist === undefined) {
    await buildParts();
    await buildPage();
  }
  const options = launchOptions(await ensureBrowser());
  const { chromium } = await import('@playwright/test');
  const server = await serveCompressed(dist === undefined ? at('dist') : resolve(dist));
  const report = {};
  try {
    for (const part of parts) {
      // a browser of its own: what one part leaves behind must not count in the next
      const browser = await chromium.launch(options);
      try {
        report[part] = await REPORTS[part](browser, server, game, rounds);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }
  mkdirSync(at('build'), { recursive: true });
  const file = game.usual ? 'build/perf.json' : `build/perf-${game.name}.json`;
  writeFileSync(at(file), `${JSON.stringify(report, null, 2)}\n`);
});
