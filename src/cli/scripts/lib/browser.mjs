/** Finding a Chromium for the tests in the page, and installing one where that can be done without asking. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool, Stop, step } from './run.mjs';

const NAMES = [
  // a Chromium without windows: the same page, started and drawn for a good part less work
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // Ubuntu's chromium-browser may be a stub that only asks for a snap; elsewhere asking could open a window
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** A program of this machine: the one that the variable names, on the PATH, or at one of the usual places; null if none. */
export function systemProgram(variable, names, places) {
  const named = process.env[variable];
  if (named) {
    if (!runnable(named)) throw new Stop(`${variable} names ${named}, which is not a program`, 2);
    return named;
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => (folder === '' ? [] : names.map((name) => join(folder, name))));
  return [...onPath, ...places].find(runnable) ?? null;
}

/** A Chromium of this machine; null if none. */
export const systemBrowser = () => systemProgram('E2E_BROWSER', NAMES, PLACES);

/** Playwright's own browser; null when it was not downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  // the path is given whether or not something is there
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** The browser to test with; null when there is none. E2E_BROWSER wins, then Playwright's own. */
export async function findBrowser() {
  if (process.env.E2E_BROWSER) return systemBrowser();
  return (await playwrightBrowser()) ?? systemBrowser();
}

export function hasApt() {
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Packages of Debian and Ubuntu, as root or where sudo asks for no password. Whether they are there then, the caller looks. */
export async function installWithApt(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [file, ...rest] = [...sudo, 'apt-get', ...args];
    return run(file, rest, { out: 'stderr', env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // an update that fails on one of several sources may still be enough
  await apt('-q', 'update');
  await apt('-q', 'install', '-y', '--no-install-recommends', ...packages);
}

const WAYS = [
  // Debian has it; Ubuntu does not
  {
    name: 'apt-get install chromium-headless-shell',
    possible: hasApt,
    install: () => installWithApt(['chromium-headless-shell']),
  },
  { name: 'apt-get install chromium', possible: hasApt, install: () => installWithApt(['chromium']) },
  {
    name: 'playwright install chromium',
    possible: () => true,
    install: () => runTool('playwright', ['install', 'chromium'], { out: 'stderr' }),
  },
];

/** The browser to test with, installed if need be. Needs the npm packages. */
export async function ensureBrowser() {
  for (const way of WAYS) {
    const found = await findBrowser();
    if (found !== null) return found;
    if (way.possible()) await step(`Installing a browser (${way.name})`, () => way.install());
  }
  const found = await findBrowser();
  if (found !== null) return found;
  throw new Stop(
    [
      'The tests in the page need Chromium, and none could be installed. Do one of these and run the tests again:',
      '  apt-get install -y --no-install-recommends chromium     (Debian, Ubuntu; as root)',
      '  npx playwright install --with-deps chromium             (any system)',
      '  E2E_BROWSER=/path/to/chrome npm test                    (a Chromium, Chrome or Edge that is there already)',
    ].join('\n'),
    2,
  );
}

/** How to start it: without a graphics card, without sound, and quietly. Root (containers) cannot use the sandbox. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--mute-audio',
  // some systems' own settings turn it on, and without a graphics card every line of text is drawn by the software renderer
  '--disable-gpu-rasterization',
  // drawn in the browser's own process: without a card there is nothing to keep apart, and a tenth of the work is passing on
  '--in-process-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright's launch options for a browser found by `findBrowser`. */
export const launchOptions = (path) => ({ executablePath: path, args: BROWSER_FLAGS });
