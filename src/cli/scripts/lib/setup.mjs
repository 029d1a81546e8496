/** What has to be there before anything else works: a fitting Node and the installed packages. Needs neither. */
import { readFileSync } from 'node:fs';
import { at, lockFile } from './paths.mjs';
import { runNpm, Stop, step } from './run.mjs';

/** The oldest Node that Vite and Playwright run on; package.json says the same under `engines`. */
const OLDEST = [20, 19];

/** Refuses a Node that is too old before something fails in a way that nobody understands. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Stop(
    `Node ${OLDEST.join('.')} or newer is needed, this is ${version}. Please install a newer Node and try again.`,
    2,
  );
}

/** The packages a lock file names, by place. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. Compares contents, not times: a fresh checkout or an edit
 * that changes no version must not cost a new install. Packages for other platforms may be absent.
 */
export function isInstalled() {
  const wanted = packagesIn(lockFile);
  const present = packagesIn(at('node_modules/.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      place === '' || (optional && !(place in present)) || present[place]?.version === version,
  );
}

/** Installs the packages unless they are there. */
export async function ensureInstalled(log = console.log) {
  if (isInstalled()) return;
  await step(
    'Installing packages (npm ci)',
    async () => {
      // development packages are the tools that build the page: a NODE_ENV of "production" must not leave them out
      const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { out: 'stderr' });
      if (code !== 0) throw new Stop('npm ci failed; the reason stands above');
    },
    log,
  );
}
