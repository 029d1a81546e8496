/**
 * The whole suite runs under our own site's policy, and a test fails when anything breaks it. Here is shown that the policy
 * is there, and that whatever breaks it comes to light, wherever it happens.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { POLICY } from '../../src/cli/scripts/lib/policy.mjs';
import { boardReady, expect, openTitle, playDuel, test, type Watch } from './support/page';
import { hostSending, TRUSTED, underPolicy, WITHOUT_WASM } from './support/policy';

/** Word for word, as README.md tells hosts to send it. */
const PROMISED =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; font-src 'self'; " +
  "img-src 'self' data: blob:; media-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

test('every file comes under the policy', async ({ page, baseURL }) => {
  expect(POLICY).toBe(PROMISED);
  expect(readFileSync(at('README.md'), 'utf8')).toContain(`\n    Content-Security-Policy: ${PROMISED}\n`);
  const sent = String(underPolicy(POLICY).preview?.headers?.['Content-Security-Policy']);
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(baseURL ?? '-')) policies.push(response.headers()['content-security-policy']);
  });
  await openTitle(page);
  await playDuel(page);
  await boardReady(page);
  expect(policies.length).toBeGreaterThan(10);
  expect([...new Set(policies)]).toEqual([sent]);
  expect(sent).toMatch(/^.*; report-uri [^;]*$/);
  expect(sent.replace(/; report-uri [^;]*$/, '')).toBe(PROMISED);
});

/** The page puts a style into this document. */
const breakStyle = (page: Page, frame = 0): Promise<void> | undefined =>
  page.frames()[frame]?.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });

/** The report that names this directive has come. */
const told = (quiet: Watch, directive: string): Promise<void> =>
  expect.poll(() => [...quiet.forbidden]).toContain(directive);

test.describe('what breaks it comes to light', () => {
  test.describe('in the page', () => {
    test.use({ refused: ['style-src-elem'] });
    test('and is named', async ({ page, quiet }) => {
      await openTitle(page);
      await breakStyle(page);
      await told(quiet, 'style-src-elem');
    });
  });

  test.describe('in a frame', () => {
    test.use({ refused: ['style-src-elem'] });
    test('and is named', async ({ page, baseURL, quiet }) => {
      await page.route('**/host.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<title>host</title><iframe src="${baseURL}"></iframe>` }),
      );
      await page.goto('./host.html');
      await page.frameLocator('iframe').locator('[data-action="play"]').waitFor();
      await breakStyle(page, 1);
      await told(quiet, 'style-src-elem');
    });
  });

  test.describe('in another page', () => {
    test.use({ refused: ['style-src-elem'] });
    test('and is named', async ({ browser, quiet }) => {
      const page = await browser.newPage();
      await openTitle(page);
      await breakStyle(page);
      await told(quiet, 'style-src-elem');
      await page.close();
    });
  });

  test.describe('in a worker', () => {
    test.use({ refused: ['script-src'], baseURL: hostSending(WITHOUT_WASM) });
    test('and is named', async ({ page, quiet }) => {
      await openTitle(page);
      await playDuel(page);
      await boardReady(page);
      await told(quiet, 'script-src');
    });
  });

  test.describe('from the beginning', () => {
    // some browsers fetch the page's icon, others do not
    const STYLELESS = "default-src 'none'; script-src 'self'; img-src 'self'";
    test.use({ refused: ['style-src-elem'], baseURL: hostSending(STYLELESS) });
    test('and is named', async ({ page, quiet }) => {
      await page.goto('./');
      await told(quiet, 'style-src-elem');
    });
  });
});

test.describe('where Trusted Types are demanded', () => {
  test.use({ refused: ['require-trusted-types-for', 'trusted-types'], baseURL: hostSending(TRUSTED) });
  test('no other script is started, and there is no other policy', async ({ page }) => {
    await openTitle(page);
    const started = await page.evaluate(() => {
      const thrownBy = (work: () => unknown): string => {
        try {
          work();
          return 'nothing';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy(...all: unknown[]): unknown } };
      return [thrownBy(() => new Worker('./assets/other.js')), thrownBy(() => trustedTypes.createPolicy('other', {}))];
    });
    expect(started).toEqual(['TypeError', 'TypeError']);
  });
});
