/**
 * Checks dist/: how many compressed bytes the first visit fetches, and what hosts demand of every file.
 * `node src/cli/scripts/size.mjs` prints the table; `npm test` runs it after the build.
 *
 * The first visit is read from the files: index.html, the scripts and styles it names, what those import statically, the
 * workers and engines their code addresses, and the fonts for Latin text. Code that is imported later does not count.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesBelow, kilobytes } from './lib/files.mjs';
import { at, inside } from './lib/paths.mjs';
import { main, Stop } from './lib/run.mjs';

const BUDGET = 900 * 1024;
/** Of that the scripts: they stand between an open page and its first button. */
const SCRIPTS = 110 * 1024;
const LARGEST_FILE = 30 * 1024 * 1024;

/** Addresses that stand in the code and are never visited: names of XML vocabularies, and Phaser's banner. */
const HARMLESS = [/^http:\/\/www\.w3\.org\//, /^https:\/\/phaser\.io\/?$/];

/** One of the letters by which we tell a font's Latin part: every sentence needs it. */
const LATIN = 0x41;

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Whether a font face is for Latin text, by its `unicode-range` (none means: for everything). */
function isLatin(face) {
  const range = /unicode-range:([^;}]+)/i.exec(face)?.[1];
  if (range === undefined) return true;
  return matches(range, /U\+([\dA-F?]+(?:-[\dA-F]+)?)/gi).some((part) => {
    const [low, high = low] = part.split('-');
    return parseInt(low.replaceAll('?', '0'), 16) <= LATIN && LATIN <= parseInt(high.replaceAll('?', 'F'), 16);
  });
}

/** What a browser fetches because of one file: addresses relative to that file. */
const FETCHES = {
  '.html': (text) => [
    ...matches(text, /<script[^>]*\ssrc="([^"]+)"/g),
    ...matches(text, /<link[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*\shref="([^"]+)"/g),
  ],
  '.js': (text, parse) => {
    const { module } = parse('chunk.js', text);
    const addressed = matches(text, /new URL\((?:(?:""|''|``)\s*\+\s*)?(?:new URL\()?["'`]([^"'`]+)["'`]/g);
    return [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
      ...addressed.filter((address) => /\.(js|wasm)$/.test(address)),
    ];
  },
  '.css': (text) => [
    ...matches(text, /@import\s+(?:url\()?["']?([^"')\s;]+)/g),
    // of the formats that a face offers, browsers take the first, WOFF2
    ...matches(text, /@font-face\s*{([^}]*)}/g)
      .filter(isLatin)
      .flatMap((face) => matches(face, /url\(["']?([^"')]+)/g).slice(0, 1)),
  ],
};

/** The files of the first visit in the order they are found. */
function firstVisit(start, parse) {
  const found = new Set();
  const follow = (file) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const fetches = FETCHES[extname(file)];
    if (fetches === undefined) return;
    for (const address of fetches(readFileSync(file, 'utf8'), parse)) {
      if (!/^[a-z]+:/i.test(address)) follow(join(dirname(file), address.replace(/[?#].*$/, '')));
    }
  };
  follow(start);
  return [...found];
}

const compressed = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** What is wrong with the files of a build, one line each. */
function faults(folder) {
  return filesBelow(folder).flatMap((file) => {
    const name = inside(file);
    const found = [];
    if (statSync(file).size > LARGEST_FILE) found.push(`${name} is larger than 30 MiB`);
    if (!/^[A-Za-z0-9_.-]+$/.test(basename(file))) found.push(`${name}: names may hold letters, digits, _ . - only`);
    if (extname(file) === '.map') found.push(`${name} is a source map`);
    if (!/\.(html|js|css|json|svg|txt|webmanifest)$/.test(file)) return found;
    const text = readFileSync(file, 'utf8');
    if (/\/[/*][#@]\s*sourceMappingURL=/.test(text)) found.push(`${name} names a source map`);
    const addresses = matches(text, /((?:https?|wss?):\/\/[^\s"'`<>)\\]+)/g);
    const foreign = addresses.filter((address) => !HARMLESS.some((pattern) => pattern.test(address)));
    return [...found, ...foreign.map((address) => `${name} names another host: ${address.slice(0, 100)}`)];
  });
}

/**
 * What is wrong with the cores in a build: each must lie there once, as it was made, so that page and workers fetch the same
 * file. `cores` and `files` are names with contents.
 * @param {readonly { name: string, bytes: Buffer }[]} cores
 * @param {readonly { name: string, bytes: Buffer }[]} files
 * @returns {string[]}
 */
export function copyFaults(cores, files) {
  return cores.flatMap(({ name, bytes }) => {
    const ending = extname(name);
    const stem = name.slice(0, -ending.length);
    const same = files.filter((file) => file.bytes.equals(bytes));
    // a bundler writes a copy of its own in other words, but under the same name and of about the same size
    const alike = files.filter(
      (file) =>
        !same.includes(file) &&
        extname(file.name) === ending &&
        new RegExp(`^${stem.replaceAll('.', '\\.')}-[\\w-]{8}\\.`).test(basename(file.name)) &&
        file.bytes.length > bytes.length / 2,
    );
    if (same.length === 1 && alike.length === 0) return [];
    const found = [...same, ...alike].map((file) => file.name).join(', ') || 'nothing';
    return [`the core ${name} must be in the page once, as it is: found ${found}`];
  });
}

const contentsOf = (files) => files.map((file) => ({ name: inside(file), bytes: readFileSync(file) }));

/** The cores that pages are made of: the files of build/core itself. */
const publishedCores = () =>
  contentsOf(
    filesBelow(at('build/core')).filter((file) => dirname(file) === at('build/core') && /\.(js|wasm)$/.test(file)),
  );

/** Prints the table and throws when the build breaks a rule. */
export async function checkSize(folder = at('dist')) {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Stop('dist/index.html is missing: run `npm run build` first', 2);
  const { parseSync } = await import('vite');
  const rows = firstVisit(index, parseSync).map((file) => ({ file, size: compressed(file) }));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of rows.sort((a, b) => b.size - a.size)) {
    console.log(`${kilobytes(size).padStart(12)}  ${inside(file)}`);
  }
  console.log(`${kilobytes(total).padStart(12)}  first visit, compressed (at most ${kilobytes(BUDGET)})`);
  const scripts = rows.filter(({ file }) => extname(file) === '.js').reduce((sum, { size }) => sum + size, 0);
  console.log(`${kilobytes(scripts).padStart(12)}  of it scripts (at most ${kilobytes(SCRIPTS)})`);
  const wrong = faults(folder);
  if (scripts > SCRIPTS) wrong.push(`the title's scripts are ${kilobytes(scripts)}, more than ${kilobytes(SCRIPTS)}`);
  const cores = publishedCores().map(({ name, bytes }) => ({ name: basename(name), bytes }));
  wrong.push(...copyFaults(cores, contentsOf(filesBelow(folder).filter((file) => /\.(js|wasm)$/.test(file)))));
  if (total > BUDGET) wrong.push(`the first visit fetches ${kilobytes(total)}, more than ${kilobytes(BUDGET)}`);
  if (wrong.length > 0) throw new Stop(wrong.join('\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(() => checkSize());
