/**
 * Carries the numbered names of the contract to the cores: the lists of `src/contract/numbers.ts` become the constants of
 * `assembly/core/numbers.ts`. What it writes is committed, and `test/content/layout.test.ts` checks that it is up to date.
 *
 * A list is `export const NAME = ['name', …] as const;` behind its doc comment.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeChanged } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { Stop } from './lib/run.mjs';

/** The lists, and the constants made from them, as paths inside the project. */
export const NUMBERS = { source: 'src/contract/numbers.ts', target: 'assembly/core/numbers.ts' };

/** What the constants of each list begin with, in the order of the lists. */
const PREFIXES = { DECISION_KINDS: 'KIND', EVENT_TYPES: 'ROW', REMOVAL_CAUSES: 'CAUSE', HEAP_NAMES: 'HEAP' };

const LIST = /\/\*\* ([^*;]+);[^*]*\*\/\nexport const (\w+) = \[([^\]]*)\] as const;/g;

/** `windowOpened` as `WINDOW_OPENED`. */
const constantOf = (name) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/**
 * The lists in a text: the name of each, what it is called and the names in it.
 * @returns {{ list: string, title: string, names: string[] }[]}
 */
export function readLists(text) {
  const lists = [...text.matchAll(LIST)].map(([, title, list, body]) => ({
    list,
    title,
    names: [...body.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  }));
  const found = lists.map(({ list }) => list).join(' ');
  const wanted = Object.keys(PREFIXES).join(' ');
  if (found !== wanted) throw new Stop(`${NUMBERS.source}: found the lists ${found}, expected ${wanted}`);
  for (const { list, names } of lists) {
    if (names.length === 0 || new Set(names).size !== names.length)
      throw new Stop(`${NUMBERS.source}: ${list} is empty or has a name twice`);
  }
  return lists;
}

/** The AssemblyScript text made from a text of lists. */
export function numbersText(text = readFileSync(at(NUMBERS.source), 'utf8')) {
  const parts = readLists(text).map(({ list, title, names }) => {
    const constants = names.map((name, n) => `export const ${PREFIXES[list]}_${constantOf(name)}: i32 = ${n};\n`);
    return `\n// ${title}\n${constants.join('')}`;
  });
  return `// generated from ${NUMBERS.source}; do not edit\n${parts.join('')}`;
}

/** Brings the constants up to date; returns the file when it changed. */
export function generateNumbers() {
  const before = existsSync(at(NUMBERS.target)) ? readFileSync(at(NUMBERS.target), 'utf8') : null;
  return writeChanged(at(NUMBERS.target), before, numbersText()) ? [NUMBERS.target] : [];
}
