import { defineConfig } from '@playwright/test';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { launch } from '../support/browser';

// `npm test` picks a free port; the variable also carries it to Playwright's worker processes
const port = Number(process.env['E2E_PORT'] ?? 4273);
const url = `http://127.0.0.1:${port}/`;
// a page built elsewhere than in dist/
const dist = process.env['E2E_DIST'];
const from = dist === undefined ? '' : ` --outDir ${dist}`;

/** Tests of the built page (`npm run build` first). One worker: they share one software renderer. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: at('build/e2e/results'),
  snapshotPathTemplate: '{testDir}/__shots__/{arg}{ext}',
  timeout: 120_000,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: at('build/e2e/report.json') }]],
  use: {
    baseURL: url,
    launchOptions: launch,
    viewport: { width: 1280, height: 720 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --host 127.0.0.1${from}`,
    cwd: at('.'),
    url,
    reuseExistingServer: false,
  },
});
