/** The browser that tests in the page run in; `npm test` installs one where there is none. */
import { findBrowser, launchOptions } from '../../src/cli/scripts/lib/browser.mjs';

const path = await findBrowser();
if (path === null) throw new Error('no Chromium here: `npm test` says how to get one, or set E2E_BROWSER');

/** For Playwright's `use.launchOptions` and `chromium.launch()`. */
export const launch = launchOptions(path);
