/** Runs trials of form in one page of a real browser. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { launch } from '../browser';
import type { FormPage } from './page';
import { CHANNELS, type Channel, type FormPair, type PairReport } from './pair';
import { pairSource } from './pairs';

declare global {
  interface Window {
    form: FormPage;
  }
}

const OPENING = 120_000;
/** Trials that one page plays: one that lived for many hundreds was given up by its browser. */
const A_PAGE = 100;
/** Lines of a fault's trace that are told. */
const LINES = 3;
const CONFIG = 'test/support/form/vite.config.ts';

export interface FormReport {
  readonly trials: number;
  /** Trials in which something hidden really differed. */
  readonly changed: number;
  /** One line each. */
  readonly leaks: readonly string[];
  /** Trials that the page did not survive. */
  readonly faults: readonly string[];
  readonly compared: Readonly<Record<Channel, number>>;
}

/** The page, ready for trials. */
export class FormBench {
  readonly #server: ViteDevServer;
  readonly #browser: Browser;
  #page: Page;
  readonly #faults: string[];
  #played = 0;

  private constructor(server: ViteDevServer, browser: Browser, page: Page, faults: string[]) {
    this.#server = server;
    this.#browser = browser;
    this.#page = page;
    this.#faults = faults;
  }

  static async open(): Promise<FormBench> {
    const server = await createServer({
      configFile: CONFIG,
      logLevel: 'error',
      server: { port: 0, hmr: false, watch: null },
    });
    await server.listen();
    const browser = await chromium.launch(launch);
    const faults: string[] = [];
    return new FormBench(server, browser, await FormBench.#newPage(server, browser, faults), faults);
  }

  static async #newPage(server: ViteDevServer, browser: Browser, faults: string[]): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'no-preference' });
    // all modules are made on the way
    page.setDefaultTimeout(OPENING);
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
    await page.goto(`${server.resolvedUrls?.local[0]}page.html`);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'form');
    return page;
  }

  async #renew(): Promise<void> {
    await this.#page.close();
    this.#page = await FormBench.#newPage(this.#server, this.#browser, this.#faults);
    this.#faults.length = 0;
    this.#played = 0;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#server.close();
  }

  /** Plays both worlds of a pair and compares them; throws what went wrong on the page. */
  async play(pair: FormPair, leak: string | null = null): Promise<PairReport> {
    if (this.#played++ >= A_PAGE) await this.#renew();
    try {
      const report = await this.#page.evaluate(([given, planted]) => window.form.play(given, planted), [
        pair,
        leak,
      ] as const);
      const [fault] = this.#faults.splice(0);
      if (fault === undefined) return report;
      throw new Error(fault);
    } catch (error) {
      // what is left of the broken page must not be taken for a difference in the next trial
      await this.#renew();
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`trial ${pair.index}: ${what.split('\n').slice(0, LINES).join(' ')}`);
    }
  }

  /** How the pair's first world looks at its end: played, skipped, and opened only then. */
  ends(pair: FormPair): ReturnType<FormPage['ends']> {
    return this.#page.evaluate((given) => window.form.ends(given), pair);
  }

  /** The leaks that can be planted, with the channel where each must show at least. */
  leaks(): Promise<FormPage['leaks']> {
    return this.#page.evaluate(() => window.form.leaks);
  }
}

const lineOf = ({ index, differences }: PairReport, { form, viewer }: FormPair): string =>
  `trial ${index} (${form}, viewer ${viewer}): ${differences.map(({ channel, what }) => `${channel}: ${what}`).join(' | ')}`;

export interface FormRun {
  readonly trials: number;
  readonly seed: number;
  /** Is told what was found so far, leaks and faults together. */
  readonly onTrial?: (done: number, found: readonly string[]) => void;
}

/** Trials from 0 on. A trial in which nothing could be exchanged is not played, and not counted as changed. */
export const runForm = async (bench: FormBench, { trials, seed, onTrial }: FormRun): Promise<FormReport> => {
  const source = pairSource(seed);
  const compared: Record<Channel, number> = Object.fromEntries(CHANNELS.map((channel) => [channel, 0])) as Record<
    Channel,
    number
  >;
  const leaks: string[] = [];
  const faults: string[] = [];
  let changed = 0;
  for (let index = 0; index < trials; index++) {
    const pair = source(index);
    if (pair !== null) {
      changed++;
      const report = await bench.play(pair).catch((error: unknown) => String(error));
      if (typeof report === 'string') {
        faults.push(report);
        continue;
      }
      for (const channel of CHANNELS) compared[channel] += report.compared[channel];
      if (report.differences.length > 0) leaks.push(lineOf(report, pair));
    }
    onTrial?.(index + 1, [...leaks, ...faults]);
  }
  return { trials, changed, leaks, faults, compared };
};
