/** Every sentence that the program asks for is there, none lies unused, and no player reads one that is not from here. */
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/cli/scripts/lib/files.mjs';
import { at, inside } from '../../src/cli/scripts/lib/paths.mjs';
import { english as added } from '../../src/text';

const sources = filesBelow(at('src'))
  .filter((file) => /\.tsx?$/.test(file) && !inside(file).startsWith('src/text/en/'))
  .map((file) => ({ path: inside(file), text: readFileSync(file, 'utf8') }));
const english = added();
const keys = Object.keys(english);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** `say('a.b')`, also the two answers of a condition inside the call. */
const literals = sources.flatMap(({ path, text }) =>
  matches(text, /\bsay\(((?:[^()`]|\([^()]*\))*)/g)
    .flatMap((inner) => matches(inner.split(/,\s*\{/)[0] ?? '', /'([a-z]+(?:\.[a-zA-Z0-9-]+)+)'/g))
    .map((key) => ({ path, key })),
);

/** say(`a.${b}.c`) as a pattern. */
const templates = sources
  .filter(({ path }) => /^src\/(text|match|shell|stage)\//.test(path))
  .flatMap(({ path, text }) =>
    matches(text, /`([a-z$][^`\s]*\.[^`\s]*)`/g)
      .filter((template) => template.includes('${'))
      .map((template) => ({
        path,
        template,
        pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[a-zA-Z0-9-]+')}$`),
      })),
  );

/** keyFor(`a.${b}`, plain, '.c'): the key with its end, and the same for pieces of forms without nations. */
const plainTemplates = sources.flatMap(({ text }) =>
  [...text.matchAll(/\bkeyFor\(\s*[`']([^`']+)[`'],\s*[a-z]+(?:,\s*'([^']*)')?,?\s*\)/gi)].map(
    ([, start = '', end = '']) =>
      new RegExp(
        `^${start.replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[a-zA-Z0-9-]+')}(\\.plain)?${end.replace('.', '\\.')}$`,
      ),
  ),
);

/** Prompts: the decision's key and what is asked for next; test/text/prompts.test.ts walks through them. */
const PROMPTS =
  /^(legion\.(place|shot|flag|face|quadrant)|legends\.(exchange|main|window|offer|order|pick|place|berserk|name|terrain|opponent|retreat|arrange))(\.(square|item|target|which|confirm))?$/;

/** Keys that no source asks for. */
const unusedAmong = (some: readonly string[]): readonly string[] =>
  some.filter(
    (key) =>
      !PROMPTS.test(key) &&
      !sources.some(({ text }) => text.includes(`'${key}'`)) &&
      !templates.some(({ pattern }) => pattern.test(key)) &&
      !plainTemplates.some((pattern) => pattern.test(key)),
  );

describe('keys', () => {
  test('every key asked for has a sentence', () => {
    expect(literals.length).toBeGreaterThan(100);
    expect(literals.filter(({ key }) => !(key in english))).toEqual([]);
  });

  test('every sentence is asked for, those in plain words wherever the others are', () => {
    const isAsked = (key: string): boolean => !unusedAmong([key]).includes(key);
    const unused = unusedAmong(keys).filter(
      (key) => !key.endsWith('.plain') || !isAsked(key.slice(0, -'.plain'.length)),
    );
    expect(unused).toEqual([]);
  });

  test('every sentence can be read', () => {
    for (const [key, message] of Object.entries(english)) {
      expect(() => new IntlMessageFormat(message, 'en'), key).not.toThrow();
      expect(message.trim(), key).toBe(message);
      expect(message, key).not.toMatch(/ {2}|\.\.\.|'(?![{}])/);
    }
  });
});

describe('the shell holds no words of its own', () => {
  const shell = sources.filter(({ path }) => path.endsWith('.tsx'));
  const WORD = /[A-Za-z]{2,}/;

  test('between tags', () => {
    const found = shell.flatMap(({ path, text }) =>
      matches(text, />([^<>{}=;()&|?]*)<\//g)
        .filter((words) => WORD.test(words))
        .map((words) => `${path}: ${words.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test('in attributes that are read', () => {
    const found = shell.flatMap(({ path, text }) =>
      matches(text, /\b(?:aria-label|aria-description|title|placeholder|alt|label|legend)="([^"]*)"/g)
        .filter((words) => WORD.test(words))
        .map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
