/**
 * The kinds of stage `npm test` has. Each is a function that runs and resolves to { passed, failed }, and to `failures`, what
 * is told once more at the very end, where the runner of the tests knows it.
 */
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { filesBelow } from './files.mjs';
import { lanes } from './lanes.mjs';
import { at, inside } from './paths.mjs';
import { playwrightFailures, vitestFailures } from './reports.mjs';
import { runNode, runTool } from './run.mjs';
import { freePort } from './serve.mjs';

/** The line a command ends with when it counts its own checks. */
const CLOSING = /^(\d+) passed, (\d+) failed$/m;

const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** One check: the tool ends with exit code 0. */
export const tool = (name, args, options) => async () => one((await runTool(name, args, options)).code === 0);

/** One check: the work ends without an exception. */
export const check = (work) => async () => {
  try {
    await work();
    return one(true);
  } catch (error) {
    console.error(error.message);
    return one(false);
  }
};

/** Reads a report that a test runner should have written; null when it did not get that far. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Every vitest test counts, and so does every test file that fails before it has a test. */
export const vitest = () => async () => {
  const file = at('build/test/unit.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool('vitest', ['run', '--config', 'vite.config.ts', ...reporters]);
  const report = readReport(file);
  if (report === null) return one(false);
  const failures = vitestFailures(report);
  // an unhandled error outside of every test fails the run and nothing else
  const failed = failures.length === 0 && code !== 0 ? 1 : failures.length;
  return { passed: report.numPassedTests, failed, failures };
};

/**
 * Every Playwright test counts, and so does what went wrong outside of them (no server, no tests, a broken file). `written`: the
 * report that the configuration asks for; `projects`: which of its projects run, all of them where none is named.
 */
export const playwright =
  (config, written, env, projects = []) =>
  async () => {
    const file = at(written);
    rmSync(file, { force: true });
    const wanted = projects.map((project) => `--project=${project}`);
    const { code } = await runTool('playwright', ['test', '-c', config, ...wanted], { env: await env() });
    const report = readReport(file);
    if (report === null) return one(false);
    const failed = report.stats.unexpected + report.errors.length;
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      failures: playwrightFailures(report),
    };
  };

/** Runs one command of the command line and shows what it wrote, without a closing line: the whole run has only one. */
async function veil(args) {
  const { code, text } = await runNode(at('src/cli/scripts/veil.mjs'), args, { out: 'keep' });
  console.log(`> veil ${args.slice(0, 4).join(' ')}${args.length > 4 ? ` ... (${args.length - 1} arguments)` : ''}`);
  const shown = text.replace(CLOSING, '').trimEnd();
  if (shown !== '') console.log(shown);
  return { code, counted: CLOSING.exec(text) };
}

/** Each command counts as one check. `side`: how many run at a time; what is measured runs alone. */
export const commands =
  (list, side = lanes()) =>
  async () => {
    const ends = await Promise.all(list.map((args) => side(() => veil(args))));
    return ends.map(({ code }) => one(code === 0)).reduce(add, { passed: 0, failed: 0 });
  };

/** The tests of the page get ports of their own, and the browser that was found at the start. */
async function pageTestsEnv() {
  const [page, guests] = [await freePort(4273), await freePort(4283)];
  return { E2E_PORT: String(page), E2E_GUEST_PORT: String(guests), E2E_BROWSER: await ensureBrowser() };
}

/** The tests of the page: these projects of test/e2e. */
export const pageTests = (projects) =>
  playwright('test/e2e/playwright.config.ts', 'build/e2e/report.json', pageTestsEnv, projects);

/** Every scenario below these folders counts. A folder without scenario files is a failure: tests must not vanish unseen. */
export const scenarios = (folders) => async () => {
  const found = folders.map((folder) => filesBelow(at(folder)).filter((file) => file.endsWith('.json')));
  const empty = folders.filter((_, index) => found[index].length === 0);
  if (empty.length > 0) {
    console.error(`no scenario files below ${empty.join(', ')}`);
    return one(false);
  }
  const files = found.flat();
  const { code, counted } = await veil(['scenario', ...files.map(inside)]);
  if (counted === null) return one(false);
  const sum = { passed: Number(counted[1]), failed: Number(counted[2]) };
  return code !== 0 && sum.failed === 0 ? add(sum, one(false)) : sum;
};
