/** The page as tests open it: nothing may go wrong silently, be fetched from elsewhere, or be forbidden by the host's policy. */
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { isReport, reportedBy, speaksOfPolicy } from './policy';

export interface Watch {
  readonly errors: string[];
  readonly foreign: string[];
  /** Directives of a policy that something broke, in a page, a frame or a worker. */
  readonly forbidden: Set<string>;
}

const hear = (seen: Watch, message: ConsoleMessage): void => {
  // pages of a host that a test makes up have no icon, and the browser asks for one by itself
  if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) seen.errors.push(message.text());
};

/** Collects, from every page of a visit and its workers, errors, requests to other hosts, and what the policy forbade. */
const watchVisit = (visit: BrowserContext, home: string, seen: Watch): void => {
  visit.on('weberror', (error) => seen.errors.push(String(error.error().stack ?? error.error())));
  visit.on('console', (message) => hear(seen, message));
  visit.on('request', (request) => {
    const url = request.url();
    if (isReport(request)) seen.forbidden.add(reportedBy(request));
    if (!url.startsWith(home) && !url.startsWith('data:') && !url.startsWith('blob:')) seen.foreign.push(url);
  });
};

/** Watches this visit and every other one that a test makes. Gives how to stop. */
const watch = (browser: Browser, visit: BrowserContext, home: string, seen: Watch): (() => void) => {
  const another = (made: BrowserContext): void => watchVisit(made, home, seen);
  watchVisit(visit, home, seen);
  browser.on('context', another);
  return () => void browser.off('context', another);
};

export interface Hosted {
  /** Directives that the host of this test makes us break. All of them must be broken, and no others. */
  readonly refused: readonly string[];
  readonly quiet: Watch;
}

export const test = base.extend<Hosted>({
  refused: [[], { option: true }],
  quiet: [
    async ({ browser, context, baseURL, refused }, use) => {
      const seen: Watch = { errors: [], foreign: [], forbidden: new Set() };
      const stop = watch(browser, context, baseURL ?? '', seen);
      await use(seen);
      stop();
      // what is refused by design is counted by the reports, which name it exactly and come from workers as well
      expect(seen.errors.filter((error) => refused.length === 0 || !speaksOfPolicy(error))).toEqual([]);
      expect(seen.foreign).toEqual([]);
      expect([...seen.forbidden].sort()).toEqual([...refused].sort());
    },
    { auto: true },
  ],
});

export { expect };

/** Settings and the duel of the last time, as the page itself keeps them. */
export interface Kept {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly duel?: Readonly<Record<string, unknown>>;
  readonly battle?: Readonly<Record<string, unknown>>;
  readonly medieval?: Readonly<Record<string, unknown>>;
  readonly series?: Readonly<Record<string, unknown>>;
}

export const INSTANT: Kept = {
  settings: { speed: 'instant' },
  duel: { opponent: 'story', form: 'basic', colour: 'drawn' },
};

/** Sounds have tests of their own; elsewhere making them would only take time. */
const SILENT = { music: 0, effects: 0 };

/** Opens the title with these things kept from an earlier visit. */
export const openTitle = async (page: Page, kept: Kept = INSTANT, query = ''): Promise<void> => {
  await page.addInitScript(
    (texts) => {
      for (const [key, value] of Object.entries(texts)) {
        try {
          if (localStorage.getItem(`veilwar.${key}`) === null)
            localStorage.setItem(`veilwar.${key}`, JSON.stringify(value));
        } catch {
          // a host without storage
        }
      }
    },
    // a battle begins with its first move unless exchanges are what a test is about
    { ...kept, settings: { ...SILENT, ...kept.settings }, battle: { exchanges: 'off', ...kept.battle } },
  );
  await page.goto(`./${query}`);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'title');
};

interface Script {
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** A script as the host sends it; its length and packing are no longer true. */
const readScript = async (url: string): Promise<Script> => {
  const response = await fetch(url);
  const { 'content-length': _length, 'content-encoding': _packing, ...headers } = Object.fromEntries(response.headers);
  return { headers, text: await response.text() };
};

/** The page's dice fall like this from now on: the same deal in every run. Before the page is opened. */
export const loadDice = async (page: Page, seed: number): Promise<void> => {
  const dice = `crypto.getRandomValues = (into) => into.fill(${seed});\n`;
  // who comes, and with which army, is drawn by the page itself
  await page.addInitScript(
    `${dice}{ let n = ${seed}; Math.random = () => ((n = (n * 16807) % 2147483647) - 1) / 2147483646; }`,
  );
  // read by the test itself and once: a response that belongs to the page is gone when the page is opened anew
  const scripts = new Map<string, Promise<Script>>();
  await page.route(/role\.worker-[^/]*\.js$/, async (route) => {
    const url = route.request().url();
    const script = scripts.get(url) ?? readScript(url);
    scripts.set(url, script);
    const { headers, text } = await script;
    await route.fulfill({ headers, body: dice + text });
  });
};

/** Waits until the board stands, as a canvas or plain. */
export const boardReady = async (page: Page): Promise<void> => {
  await page.locator('.board:not([data-picture="loading"])').waitFor();
};

export const press = (page: Page, action: string) => page.locator(`[data-action="${action}"]:visible`).last().click();

/** A match that is open is given up, where that is asked; `begun`: what is shown then. */
export const discardIfAsked = async (page: Page, begun: string): Promise<void> => {
  const asked = page.locator('[data-dialog="discard"]');
  await asked.or(page.locator(begun)).first().waitFor();
  if (await asked.isVisible()) await press(page, 'discard');
  await page.locator(begun).first().waitFor();
};

/** Presses what starts a match; one of an earlier visit is given up for it. `begun`: what is shown then. */
export const startAnew = async (page: Page, begun: string, action = 'start'): Promise<void> => {
  await press(page, action);
  await discardIfAsked(page, begun);
};

/** Begins the duel of the last time. */
export const playDuel = async (page: Page): Promise<void> => {
  await press(page, 'new-duel');
  await press(page, 'start');
};

/** Begins a duel with the choices of the new-duel screen. */
export const begin = async (page: Page, ...values: readonly string[]): Promise<void> => {
  await press(page, 'new-duel');
  for (const value of values) await page.locator(`label[data-value="${value}"]`).click();
  await press(page, 'start');
  await boardReady(page);
};

/** Does something, and waits for the short message that it brings: that goes away by itself, so it is looked for from the start. */
export const awaitToast = async (page: Page, text: string, act: () => Promise<unknown>): Promise<void> => {
  const told = page.waitForFunction(
    (wanted) => document.querySelector('.toast')?.textContent?.includes(wanted) ?? false,
    text,
    { polling: 50, timeout: 60_000 },
  );
  await Promise.all([told, act()]);
};
