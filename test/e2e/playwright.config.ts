import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { launch } from '../support/browser';

interface Served {
  readonly port: number;
  /** The folder of a page that is built elsewhere than in dist/. */
  readonly folder?: string | undefined;
}

// `npm test` picks free ports; the variables also carry them to Playwright's worker processes
const PAGE: Served = { port: Number(process.env['E2E_PORT'] ?? 4273), folder: process.env['E2E_DIST'] };
/** The page with guests on it (test/support/guest), a port of its own. */
const GUESTS: Served = { port: Number(process.env['E2E_GUEST_PORT'] ?? 4283), folder: at('build/e2e/guest-page') };

const urlOf = ({ port }: Served): string => `http://127.0.0.1:${port}/`;
const served = ({ port, folder }: Served) => ({
  command: `node node_modules/vite/bin/vite.js preview --config test/e2e/support/vite.config.ts --port ${port} --strictPort --host 127.0.0.1${folder === undefined ? '' : ` --outDir ${folder}`}`,
  cwd: at('.'),
  url: urlOf({ port }),
  reuseExistingServer: false,
});
// a page that is not built yet can't be served; its tests then fail, and the others are run
const servers = [PAGE, ...(existsSync(GUESTS.folder ?? '') ? [GUESTS] : [])];

/** Tests of the built page, and of the one with guests (`npm test -- --only build` builds both). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: at('build/e2e/results'),
  snapshotPathTemplate: '{testDir}/__shots__/{arg}{ext}',
  // what hangs is ended; on a busy machine everything takes its time
  timeout: 600_000,
  // each test visits anew: they end together, however long one file is
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: at('build/e2e/report.json') }]],
  use: {
    launchOptions: launch,
    viewport: { width: 1280, height: 720 },
    // what was done, asked for and logged; a film of every test would cost a fifth of the time
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
  projects: [
    { name: 'page', testIgnore: ['guest/**', '**/long/**'], use: { baseURL: urlOf(PAGE) } },
    // whole matches by every input: `npm run long`
    { name: 'long', testMatch: 'long/**/*.spec.ts', use: { baseURL: urlOf(PAGE) } },
    { name: 'guests', testMatch: 'guest/*.spec.ts', use: { baseURL: urlOf(GUESTS) } },
    { name: 'long-guests', testMatch: 'guest/long/*.spec.ts', use: { baseURL: urlOf(GUESTS) } },
  ],
  webServer: servers.map(served),
});
