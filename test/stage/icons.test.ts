/** Icons by others: each has its author, each author is thanked, and what is shipped is what the package holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { places } from '../../assets/outline.mjs';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import outlines from '../../src/games/legends/look/outlines.json';
import { icons as legionIcons } from '../../src/games/legion/look/icons';
import { icons as medievalIcons } from '../../src/games/medieval/look/icons';
import credited from '../../src/games/shared/look/credits.json';

interface Table {
  readonly authors: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
}

const table: Table = JSON.parse(readFileSync('assets/icons.json', 'utf8'));
const pack: { readonly icons: Readonly<Record<string, { readonly body: string }>> } = JSON.parse(
  readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'),
);
/** The package's names of what a file of outlines holds, by our own names. */
const namesIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(`src/games/${file}`, 'utf8').matchAll(/^ {2}\/\/ ([a-z0-9-]+)\n {2}(\w+):/gm)].map(
      ([, name = '', key = '']) => [key, name],
    ),
  );
const legion = [...namesIn('legion/look/icons.ts').values(), ...namesIn('shared/look/emblems.ts').values()];
const medieval = namesIn('medieval/look/icons.ts');
const used = [...new Set([...legion, ...medieval.values(), ...Object.values(table.pieces)])].sort();

const packed = (name: string): string => / d="([^"]+)"/.exec(pack.icons[name]?.body ?? '')?.[1] ?? '';
const drawn: Readonly<Record<string, string>> = outlines;

describe('authors', () => {
  const credits = readFileSync('assets/CREDITS.md', 'utf8');
  const part = credits.split('\n## ').find((each) => each.startsWith('Icons')) ?? '';
  const rows = [...part.matchAll(/^\| (?!icon)([a-z0-9-]+) \| ([A-Za-z0-9 ]+) \| (.+) \|$/gm)].map(
    ([, icon = '', author = '', uses = '']) => ({ icon, author, uses: uses.split('; ') }),
  );
  /** Folder names are the authors' names without capitals and spaces. */
  const folder = (author: string): string => author.toLowerCase().replaceAll(' ', '-');

  test('every icon has one row with its author, and no row is left over', () => {
    expect(used.length).toBeGreaterThan(220);
    expect(rows.map(({ icon }) => icon)).toEqual(used);
    expect(Object.keys(table.authors).sort()).toEqual(used);
    for (const { icon, author } of rows)
      expect(folder(author).replaceAll('-', ''), icon).toBe(table.authors[icon]?.replaceAll('-', ''));
  });

  test('every author is thanked, in the file and on the page', () => {
    const authors = [...new Set(rows.map(({ author }) => author))].sort((a, b) => a.localeCompare(b, 'en'));
    const thanks = /Icons made by ([^\n]+)\./.exec(part)?.[1]?.split(/, | and /) ?? [];
    expect(thanks).toEqual(authors);
    expect(credited.authors).toEqual(authors);
  });

  test('every piece stands beside its icon', () => {
    for (const { name } of legendsCatalogue.pieces)
      expect(
        rows.filter(({ uses }) => uses.includes(name)).map(({ icon }) => icon),
        name,
      ).toContain(table.pieces[name]);
  });
});

/** The same letters, and no place moved by more than half a unit of 512. */
const expectClose = (outline: string, name: string): void => {
  const [ours, theirs] = [places(outline), places(packed(name))];
  expect(ours.map(({ letter }) => letter).join(''), name).toBe(theirs.map(({ letter }) => letter).join(''));
  const far = Math.max(
    ...ours.flatMap(({ figures, x, y }, i) => [
      Math.abs(x - (theirs[i]?.x ?? Number.NaN)),
      Math.abs(y - (theirs[i]?.y ?? Number.NaN)),
      ...figures.map((figure, j) => Math.abs(figure - (theirs[i]?.figures[j] ?? Number.NaN))),
    ]),
  );
  expect(far, name).toBeLessThanOrEqual(0.501);
};

describe('outlines', () => {
  test('Legion’s are those of the package to the letter', () => {
    const shipped = new Set<string>(Object.values(legionIcons));
    for (const name of legion) expect(shipped.has(packed(name)), name).toBe(true);
  });

  test('Medieval’s are likewise those of the package, no place moved by more than half a unit', () => {
    expect([...medieval.keys()]).toEqual(Object.keys(medievalIcons));
    for (const [key, outline] of Object.entries(medievalIcons)) expectClose(outline, medieval.get(key) ?? '');
  });

  test('the pieces’ are those of the package, no place moved by more than half a unit of 512', () => {
    expect(Object.keys(drawn)).toEqual(legendsCatalogue.pieces.map(({ name }) => name));
    for (const { name } of legendsCatalogue.pieces) expectClose(drawn[name] ?? '', table.pieces[name] ?? '');
  });

  test('come apart from the page, and are small enough: at most 170 KB compressed', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const naming = sources.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('outlines.json'));
    expect(naming).toEqual(['games/legends/look/outlines.ts']);
    const loader = readFileSync('src/games/legends/look/outlines.ts', 'utf8');
    expect(loader).toContain("import('./outlines.json')");
    expect(loader).not.toMatch(/from '\.\/outlines\.json'/);
    expect(gzipSync(readFileSync('src/games/legends/look/outlines.json'), { level: 9 }).length).toBeLessThan(
      170 * 1024,
    );
  });

  test('no two pieces share one', () => {
    expect(new Set(Object.values(table.pieces)).size).toBe(legendsCatalogue.pieces.length);
    expect(new Set(Object.values(drawn)).size).toBe(legendsCatalogue.pieces.length);
  });
});
