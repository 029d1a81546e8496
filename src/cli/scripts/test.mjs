/**
 * `npm test`: everything that can be checked, fast things first. Installs what is missing, goes on after a stage that
 * fails, ends with a table and one line `N passed, N failed`. Exit codes: 0 all passed, 1 something failed, 2 could not run.
 *
 *   npm test -- --only unit,e2e      only these stages, with the builds they need
 */
import { buildGuestPage, buildPage, buildParts } from './build.mjs';
import { buildCore } from './build-core.mjs';
import { buildPhaser } from './build-phaser.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureFirefox } from './lib/firefox.mjs';
import { commandsOf, scenarioFolders } from './lib/games.mjs';
import { main, Stop, since } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { add, check, commands, pageTests, playwright, scenarios, tool, vitest } from './lib/stages.mjs';
import { checkSize } from './size.mjs';

const COLORS = process.stdout.isTTY ? '--colors=force' : '--colors=off';
const LINT = ['ci', '--config-path=src/cli/scripts/biome.json', '--diagnostic-level=error', COLORS, 'src', 'test'];

/** Leaves the generated layouts alone, or the test that compares them with their sources could not fail. */
async function core() {
  const failures = await buildCore({ layouts: false });
  if (failures.length > 0) throw new Stop(failures.join('\n'));
}

async function page() {
  await buildParts();
  await buildPage();
  await buildGuestPage();
}

const inFirefox = playwright(
  'test/second-browser/playwright.config.ts',
  'build/second-browser/report.json',
  async () => ({
    E2E_FIREFOX: await ensureFirefox(),
  }),
);

/** A machine without Firefox fails this stage alone. */
async function firefox() {
  try {
    return await inFirefox();
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** In the order they run. A stage is not run, and counts as one failure, when one that it needs has failed. */
const STAGES = [
  { name: 'lint', what: 'style and common mistakes', run: tool('biome', LINT) },
  { name: 'core', what: 'the engines compile', run: check(core) },
  { name: 'types', what: 'TypeScript', run: tool('tsc', ['-p', '.']) },
  { name: 'phaser', what: 'the parts of Phaser that the stage uses', run: check(() => buildPhaser()) },
  { name: 'unit', what: 'vitest: layers, content, rules, counts, stage', run: vitest(), needs: ['core', 'phaser'] },
  { name: 'scenarios', what: 'written cases on both engines', run: scenarios(scenarioFolders()), needs: ['core'] },
  {
    name: 'twins',
    what: 'both engines in lockstep over random matches',
    run: commands(commandsOf('test', 'twins')),
    needs: ['core'],
  },
  {
    name: 'secrecy',
    what: 'nobody learns what is hidden',
    run: commands(commandsOf('test', 'secrecy')),
    needs: ['core'],
  },
  {
    name: 'mutate',
    what: 'the scenarios notice every power that is missing',
    run: commands(commandsOf('test', 'mutate')),
    needs: ['core'],
  },
  {
    name: 'fuzz',
    what: 'damaged input is refused or harmless',
    run: commands(commandsOf('test', 'fuzz')),
    needs: ['core'],
  },
  { name: 'build', what: 'the page', run: check(page), needs: ['core'] },
  { name: 'size', what: 'the page is small and self-contained', run: check(checkSize), needs: ['build'] },
  {
    name: 'e2e',
    what: 'the page in a browser',
    run: pageTests(['page', 'guests']),
    needs: ['build'],
  },
  { name: 'firefox', what: 'the page in a second browser', run: firefox, needs: ['build'] },
];

/** The stages asked for with `--only`, and those they need; all of them without it. */
function chosenStages(args) {
  if (args.length === 0) return STAGES;
  const text = args.join(' ');
  const names = /^--only[= ]([\w,-]+)$/.exec(text)?.[1].split(',');
  const unknown = names?.find((name) => STAGES.every((stage) => stage.name !== name));
  if (names === undefined || unknown !== undefined) {
    const known = STAGES.map((stage) => stage.name).join(',');
    throw new Stop(`expected --only with some of ${known}, found ${unknown ?? text}`, 2);
  }
  const chosen = new Set(names);
  for (const stage of STAGES.toReversed()) {
    if (chosen.has(stage.name)) for (const need of stage.needs ?? []) chosen.add(need);
  }
  return STAGES.filter((stage) => chosen.has(stage.name));
}

/** Tells every failure once more: between thousands of lines nobody finds it. */
function printFailures(rows) {
  for (const { name, failed, failures = [] } of rows) {
    if (failed === 0) continue;
    console.log(`\n=== ${name}: ${failed} failed`);
    for (const failure of failures) console.log(failure);
  }
}

/** Runs the stages; resolves to one row each. */
async function runStages(stages) {
  const rows = [];
  const failed = new Set();
  for (const { name, what, run, needs = [] } of stages) {
    const missing = needs.find((need) => failed.has(need));
    console.log(`\n=== ${name}: ${what}`);
    const start = performance.now();
    if (missing !== undefined) console.log(`not run: ${missing} failed`);
    const sum = missing === undefined ? await run() : { passed: 0, failed: 1 };
    if (sum.failed > 0) failed.add(name);
    rows.push({ name, ...sum, time: missing === undefined ? since(start) : 'not run' });
    console.log(`=== ${name}: ${sum.failed === 0 ? 'passed' : 'FAILED'} in ${since(start)}`);
  }
  return rows;
}

function printTable(rows) {
  const line = (name, passed, failed, time) =>
    console.log(`${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}${time.padStart(10)}`);
  console.log('');
  line('stage', 'passed', 'failed', 'time');
  for (const { name, passed, failed, time } of rows) line(name, passed, failed, time);
}

await main(async () => {
  checkNode();
  const stages = chosenStages(process.argv.slice(2));
  await ensureInstalled();
  if (stages.some(({ name }) => name === 'e2e' || name === 'unit')) await ensureBrowser();
  const rows = await runStages(stages);
  printFailures(rows);
  printTable(rows);
  const sum = rows.reduce(add, { passed: 0, failed: 0 });
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  if (sum.failed > 0) process.exitCode = 1;
});
