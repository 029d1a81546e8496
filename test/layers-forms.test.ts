/** No rule asks for a form's name: outside data, looks and texts no source names one of the forms beyond the first. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../src/cli/scripts/lib/paths.mjs';
import forms from '../src/games/legends/data/forms.json';

const [, ...names] = Object.keys(forms);

/** Where forms have their names: data, what they look like, what is said about them. */
const NAMED = /^src\/(text|games\/[a-z]+\/(data|look))\//;
const SOURCES = /\.([cm]?[jt]s|tsx|css|html|json|md)$/;

const sources = ['src', 'assembly', 'test/support']
  .flatMap((folder) => filesBelow(at(folder)))
  .map(inside)
  // the contract says in words what forms there are
  .filter((path) => SOURCES.test(path) && !NAMED.test(path) && !path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }));

/** The words of a line, those that identifiers are made of included: `isTheThing` is three. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Lines, and paths, that name a form. */
const naming = ({ path, text }: { path: string; text: string }): readonly string[] =>
  [path, ...text.split('\n')].flatMap((line, number) =>
    wordsOf(line).some((word) => names.includes(word)) ? [`${path}:${number}: ${line.trim()}`] : [],
  );

describe('the forms’ names', () => {
  test('there are forms, and sources to look at', () => {
    expect(names.length).toBeGreaterThan(1);
    expect(sources.length).toBeGreaterThan(300);
  });

  test('stand in data, looks and texts alone', () => expect(sources.flatMap(naming)).toEqual([]));
});

describe('a source that names one is found', () => {
  const [name = ''] = names;
  const Name = name.slice(0, 1).toUpperCase() + name.slice(1);
  test.each([
    `if (form.name === '${name}') return;`,
    `const is${Name}Form = true;`,
    `const ${name.toUpperCase()} = 1;`,
    `import { a } from './${name}';`,
    `// in ${Name} this is otherwise`,
    `.${name}-board { }`,
    `${name}: 3,`,
  ])('%s', (text) => expect(naming({ path: 'src/match/a.ts', text })).toHaveLength(1));

  test('by its path', () => expect(naming({ path: `src/match/${name}.ts`, text: '' })).toHaveLength(1));

  test('and a word that only contains it is not', () =>
    expect(naming({ path: 'src/match/a.ts', text: `const ${name}ness = '${name}ly';` })).toEqual([]));
});
