/** The rules between the folders, as ARCHITECTURE says them; there are no exceptions to list. */
import { type Import, type Source, syntaxOf } from './syntax';

const LONGEST = 400;

/** Which folders of src a folder may import, itself apart. Those without a row may import anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  games: ['contract'],
  text: ['contract'],
  reference: ['contract', 'games'],
  worker: ['contract', 'games', 'build/core'],
  match: ['contract', 'games', 'text'],
  stage: ['contract', 'text', 'assets'],
  shell: ['contract', 'match', 'games', 'text', 'campaign', 'assets'],
  campaign: ['contract', 'games', 'text'],
  portal: ['contract'],
  assembly: [],
};
const FREE = new Set(['main', 'cli', 'test']);

/** What a folder may import of another one only in part. */
const PARTLY: readonly { from: string; may: (target: Import, path: string) => boolean }[] = [
  { from: 'match', may: ({ kind, target }) => kind === 'url' && /^src\/worker\/[\w-]+\.worker(\.ts)?$/.test(target) },
  // a core's translation to JavaScript lies at an address of its own, which is worked out: page and workers fetch the same file
  { from: 'worker', may: ({ target }, path) => target === '?' && path === 'src/worker/loading.ts' },
  { from: 'stage', may: ({ kind, target }) => kind === 'type' && /^src\/match(\/|$)/.test(target) },
  { from: 'stage', may: ({ target }) => /^src\/games\/(shared(\/|$)|[^/]+\/look([./]|$))/.test(target) },
];

/** Which folders may use a package; every other package is for cli and test. `phaser-src` is Phaser's own source. */
const PACKAGES: readonly [RegExp, readonly string[]][] = [
  [/^phaser(-src)?$/, ['stage']],
  [/^(preact|@preact\/signals|intl-messageformat)$/, ['shell', 'text']],
  [/^comlink$/, ['worker', 'match']],
  [/^@fontsource(-variable)?\//, ['shell']],
];

/** Chance comes from the match's generator and nothing waits: these folders must give the same answer everywhere. */
const TIMELESS = new Set(['assembly', 'reference', 'games', 'contract']);
const BANNED_GLOBALS = ['Math.random', 'Date', 'setTimeout', 'setInterval', 'performance'];

/** What guesses hidden things works on views and on states filled from them, never on the live state. */
const GUESSING = /^(assembly\/search\/|(assembly\/[^/]+|test\/support\/[^/]+\/core)\/belief)/;
const LIVE_STATE = /^(assembly\/(?!core\/|search\/)[^/]+|test\/support\/[^/]+\/core)\/(state|bind)(\.ts)?$/;

/** The folder whose rules a path falls under: `stage` for src/stage/…, `main` for src/main.ts; otherwise its own beginning. */
export function layerOf(path: string): string {
  if (/^src\/main(\.tsx?)?$/.test(path)) return 'main';
  const [top = '', second = ''] = path.split('/');
  if (top === 'src') return second;
  return top === 'build' ? `${top}/${second}` : top;
}

function isAllowed(from: string, imported: Import, path: string): boolean {
  const allowed = ALLOWED[from];
  if (allowed === undefined) return FREE.has(from);
  const { target } = imported;
  if (target.startsWith('npm:')) {
    const name = target.slice('npm:'.length);
    return PACKAGES.some(([pattern, folders]) => pattern.test(name) && folders.includes(from));
  }
  if (PARTLY.some((part) => part.from === from && part.may(imported, path))) return true;
  if (/^(node:|\/|\?)/.test(target)) return false;
  const to = layerOf(target);
  return to === from || allowed.includes(to);
}

/** Everything about a source file that breaks a rule, one line each. */
export function violations(source: Source): string[] {
  const { path, text } = source;
  const layer = layerOf(path);
  const { imports, globals, constructs, problems } = syntaxOf(source);
  const found = [...problems];
  if (!(layer in ALLOWED) && !FREE.has(layer)) found.push(`${layer} is no folder of the architecture`);
  for (const imported of imports) {
    if (layerOf(imported.target) === 'main') found.push('nobody imports src/main.ts');
    else if (!isAllowed(layer, imported, path))
      found.push(`${layer} may not import ${imported.target} (${imported.kind})`);
    if (GUESSING.test(path) && LIVE_STATE.test(imported.target)) found.push(`${imported.target} is the live state`);
  }
  if (TIMELESS.has(layer)) {
    for (const name of BANNED_GLOBALS) if (globals.has(name)) found.push(`${name} is banned in ${layer}`);
  }
  if (path.startsWith('src/')) for (const name of constructs) found.push(`"${name}" is not used here`);
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines > LONGEST) found.push(`${lines} lines, more than ${LONGEST}`);
  return found.map((message) => `${path}: ${message}`);
}
