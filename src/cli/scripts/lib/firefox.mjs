/** Finding a Firefox for the tests in a second browser, and installing one where that can be done without asking. */
import { existsSync } from 'node:fs';
import { hasApt, installWithApt, systemProgram } from './browser.mjs';
import { Stop, step } from './run.mjs';

/** Where Debian's xvfb puts its server. */
export const DISPLAY_SERVER = '/usr/bin/Xvfb';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Debian's, with a display without a screen: Firefox draws WebGL only where there is a display. */
const PACKAGES = ['firefox-esr', 'xvfb', 'libegl1'];

/** The Firefox to test with: the one that E2E_FIREFOX names, or one of this machine; null if there is none. */
export const findFirefox = () => systemProgram('E2E_FIREFOX', NAMES, PLACES);

/** Linux machines without a screen need a display to draw on. */
const lacksDisplay = () => process.platform === 'linux' && !existsSync(DISPLAY_SERVER);

/**
 * The same, installed if need be, with a display where that can be had. A `Stop` says what to do where there is no Firefox;
 * without a display the plain board is tested alone.
 */
export async function ensureFirefox() {
  if ((findFirefox() === null || lacksDisplay()) && hasApt())
    await step('Installing Firefox (apt-get install)', () => installWithApt(PACKAGES));
  const found = findFirefox();
  if (found !== null) return found;
  throw new Stop(
    [
      'The page was not tried in a second browser: that needs Firefox, and none could be installed. Do one of these and run the tests again:',
      `  apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}     (Debian; as root)`,
      '  E2E_FIREFOX=/path/to/firefox npm test     (a Firefox that is there already; a snap does not do)',
    ].join('\n'),
    2,
  );
}
