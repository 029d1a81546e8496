import { defineConfig } from '@playwright/test';
import { at } from '../../src/cli/scripts/lib/paths.mjs';

/** A few tests of the built page in Firefox: Playwright runs and counts them, and Puppeteer drives the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: at('build/second-browser/results'),
  timeout: 240_000,
  workers: 1,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: at('build/second-browser/report.json') }]],
});
