/**
 * The games that have a core, as each says it itself: a core's folder holds a `game.json`. What lies in `assembly/` is
 * published, what lies in `test/support/<game>/core` is for tests.
 *
 *     { "wide": true,                      a second build, for larger boards and more seats
 *       "page": false,                     the page doesn't offer it yet: it is played from the command line alone
 *       "forms": "src/…/forms.json",       where its further forms have their names: all keys but the first
 *       "test": { "twins": ["…"] },        command lines of `npm test`, by stage; FORM stands for each further form in turn
 *       "long": { "twins": ["…"] },        the same of `npm run long`
 *       "perf": {                          what `npm run perf` measures of it:
 *         "begins": ["…"],                 the buttons that lead from the title into a match
 *         "playable": 800,                 KB up to the first board, compressed, at most; without it: any
 *         "scenes": "test/…/….json",       matches by name to open: `start`, and `attack` with what is pressed there
 *         "usual": true } }                the one that is measured where no game is named
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './paths.mjs';
import { Stop } from './run.mjs';

const MANIFEST = 'game.json';
const KEYS = ['wide', 'page', 'forms', 'test', 'long', 'perf'];
const PERF_KEYS = ['begins', 'playable', 'scenes', 'usual'];
/** The stages of `npm test` that a game's commands belong to. */
export const TEST_STAGES = ['twins', 'secrecy', 'mutate', 'fuzz'];

const foldersIn = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Every folder that may hold a core, with its game's name. */
const places = () => [
  ...foldersIn('assembly').map((name) => ({ name, folder: `assembly/${name}`, isTest: false })),
  ...foldersIn('test/support').map((name) => ({ name, folder: `test/support/${name}/core`, isTest: true })),
];

/** Throws for a key of `json` that means nothing; `at` is where that stands. */
function only(keys, json, at, prefix = '') {
  const extra = Object.keys(json).find((key) => !keys.includes(key));
  if (extra !== undefined) throw new Stop(`${at}: found ${prefix}${extra}, expected ${keys.join(', ')}`);
}

/** Checks a manifest's outer shape; `file` for the message. */
export function checked(file, json) {
  only(KEYS, json, file);
  only(PERF_KEYS, json.perf ?? {}, file, 'perf.');
  const stage = Object.keys(json.test ?? {}).find((name) => !TEST_STAGES.includes(name));
  if (stage !== undefined) throw new Stop(`${file}: found test.${stage}, expected ${TEST_STAGES.join(', ')}`);
  for (const line of [json.test, json.long].flatMap((stages) => Object.values(stages ?? {}).flat()))
    if (typeof line !== 'string') throw new Stop(`${file}: expected command lines, found ${JSON.stringify(line)}`);
  return json;
}

function readGame({ name, folder, isTest }) {
  const file = `${folder}/${MANIFEST}`;
  const {
    wide = false,
    page = true,
    forms,
    test = {},
    long = {},
    perf = null,
  } = checked(file, JSON.parse(readFileSync(at(file), 'utf8')));
  const [, ...others] = forms === undefined ? [] : Object.keys(JSON.parse(readFileSync(at(forms), 'utf8')));
  const isOnPage = page && !isTest;
  return { name, folder, isTest, isOnPage, entry: `${folder}/index.ts`, wide, forms: others, test, long, perf };
}

let known = null;

/**
 * All games that have a core: the published ones by name, then the test games.
 * @returns {readonly { name: string, folder: string, isTest: boolean, isOnPage: boolean, entry: string, wide: boolean, forms: readonly string[],
 *   test: Record<string, readonly string[]>, long: Record<string, readonly string[]>,
 *   perf: { begins: readonly string[], playable?: number, scenes: string, usual?: boolean } | null }[]}
 */
export function gameList() {
  known ??= places()
    .filter(({ folder }) => existsSync(at(`${folder}/${MANIFEST}`)))
    .map(readGame);
  return known;
}

/** Command lines as lists of arguments, FORM filled in. */
const argumentsOf = (lines, forms) =>
  lines
    .flatMap((line) => (/\bFORM\b/.test(line) ? forms.map((form) => line.replaceAll('FORM', form)) : [line]))
    .map((line) => line.split(' '));

/** What all games have `npm test` or `npm run long` run in this stage: lists of arguments, game by game. */
export const commandsOf = (run, stage) => gameList().flatMap((game) => argumentsOf(game[run][stage] ?? [], game.forms));

/** Where the written cases lie: those of all games, and those that a test game keeps beside its core. */
export const scenarioFolders = () => [
  'test/scenarios',
  ...gameList()
    .map(({ folder }) => `${dirname(folder)}/scenarios`)
    .filter((folder) => existsSync(at(folder))),
];

/** The stages that some game names for `npm run long`, in the order in which they come up. */
export const longStages = () => [...new Set(gameList().flatMap(({ long }) => Object.keys(long)))];
