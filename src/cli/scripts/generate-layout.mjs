/**
 * Carries the memory layout from the engine to TypeScript, so that no offset is ever typed twice:
 * `assembly/core/layout.ts` becomes `src/worker/layout/core.ts`.
 * What it writes is committed, and `test/content/layout.test.ts` checks that it is up to date.
 *
 * A layout file holds constants only: `export const NAME: i32 = EXPRESSION;`, where the expression may use constants
 * above it and constants imported from another layout file. Doc comments travel along; constants that are not exported do not.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from './lib/arithmetic.mjs';
import { writeChanged } from './lib/files.mjs';
import { at, inside } from './lib/paths.mjs';
import { main, Stop } from './lib/run.mjs';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/y;
const CONSTANT =
  /(export\s+)?const\s+([A-Za-z_$][\w$]*)\s*(?::\s*(?:i32|u32|usize|isize|i16|u16|i8|u8))?\s*=\s*([^;]+);/y;
const SPACE = /\s+/y;

/**
 * Every layout file that reaches TypeScript, with the file made from it, as paths inside the project. What a game's core has
 * for itself stays with it: a core tells where its buffers lie.
 * @returns {{ source: string, target: string }[]}
 */
export function layouts() {
  return [{ source: 'assembly/core/layout.ts', target: 'src/worker/layout/core.ts' }];
}

/** What may stand in a layout file, each with what it does to the reading; the first that matches is taken. */
const PARTS = [
  [
    SPACE,
    (reading, [text]) => {
      // a comment with an empty line below it is about the file, not about the next constant
      if (/\n\s*\n/.test(text)) reading.doc = '';
    },
  ],
  [
    COMMENT,
    (reading, [text]) => {
      reading.doc = text.startsWith('/**') ? text : '';
    },
  ],
  [
    IMPORT,
    (reading, [, names, from]) => {
      bring(names, resolve(dirname(reading.file), `${from.replace(/\.ts$/, '')}.ts`), reading.known);
    },
  ],
  [
    CONSTANT,
    (reading, [, exported, name, expression]) => {
      const value = evaluate(expression.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''), reading.known);
      reading.known.set(name, value);
      reading.rows.push({ name, value, doc: reading.doc, exported: exported !== undefined });
      reading.doc = '';
    },
  ],
];

/** The constants of a layout file, in order; `file` is its absolute path, for its imports and for messages. */
export function readConstants(file, text) {
  const reading = { file, known: new Map(), rows: [], doc: '' };
  let place = 0;
  const take = ([pattern, apply]) => {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match === null) return false;
    apply(reading, match);
    place += match[0].length;
    return true;
  };
  while (place < text.length) {
    try {
      if (!PARTS.some(take))
        throw new Error('only imports, comments and `export const NAME: i32 = EXPRESSION;` may stand here');
    } catch (error) {
      const line = text.slice(0, place).split('\n').length;
      throw error instanceof Stop ? error : new Stop(`${inside(resolve(file))}:${line}: ${error.message}`);
    }
  }
  return reading.rows;
}

/** Makes the named constants of another layout file known, `a as b` included. */
function bring(names, file, known) {
  const rows = readConstants(file, readFileSync(file, 'utf8')).filter(({ exported }) => exported);
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  for (const [name, as = name] of names.split(',').map((part) => part.trim().split(/\s+as\s+/))) {
    if (name === '') continue;
    if (!values.has(name)) throw new Error(`${inside(file)} exports no constant ${name}`);
    known.set(as, values.get(name));
  }
}

/** The TypeScript text made from one layout file (a path inside the project). */
export function layoutText(source) {
  const rows = readConstants(at(source), readFileSync(at(source), 'utf8')).filter(({ exported }) => exported);
  const lines = rows.map(({ name, value, doc }) => `${doc === '' ? '' : `${doc}\n`}export const ${name} = ${value};\n`);
  return `// generated from ${source}; do not edit\n${lines.join('')}`;
}

/** Brings every generated file up to date; returns the ones that changed. */
export function generateLayouts() {
  return layouts().flatMap(({ source, target }) => {
    const before = existsSync(at(target)) ? readFileSync(at(target), 'utf8') : null;
    return writeChanged(at(target), before, layoutText(source)) ? [target] : [];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => {
    const changed = generateLayouts();
    for (const file of changed) console.log(`layout: wrote ${file}`);
    if (changed.length === 0) console.log('layout: up to date');
  });
}
