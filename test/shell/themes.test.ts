/** Text on its grounds, from the shipped style words: 4.5 : 1 in the normal theme, 7 : 1 in that of high contrast (UX 3.3). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';

const css = readFileSync(at('src/shell/style/tokens.css'), 'utf8');

/** The words that a rule sets, by name. */
const wordsOf = (selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
};

const THEMES = {
  normal: { words: wordsOf(':root'), least: 4.5 },
  high: { words: new Map([...wordsOf(':root'), ...wordsOf(':root[data-contrast="high"]')]), least: 7 },
} as const;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const full = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    channel(Number.parseInt(full.slice(from, from + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: string, second: string): number => {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Colours on the grounds on which they stand. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['text', ['night', 'night-deep', 'night-raised']],
  ['muted', ['night', 'night-deep', 'night-raised']],
  ['brass-light', ['night', 'night-deep', 'night-raised']],
  ['focus', ['night', 'night-deep', 'night-raised']],
  ['ink', ['vellum', 'vellum-light', 'vellum-deep', 'gold']],
  ['ink-soft', ['vellum', 'vellum-light', 'vellum-deep']],
  ['rubric', ['vellum', 'vellum-light', 'vellum-deep']],
];

describe.each(Object.entries(THEMES))('the %s theme', (_, { words, least }) => {
  test.each(PAIRS.flatMap(([colour, grounds]) => grounds.map((ground) => [colour, ground] as const)))(
    '%s on %s',
    (colour, ground) => {
      const [first, second] = [words.get(colour), words.get(ground)];
      if (first === undefined || second === undefined) throw new Error(`no such words: ${colour}, ${ground}`);
      expect(contrast(first, second)).toBeGreaterThanOrEqual(least);
    },
  );

  test('edges of what is pressed stand out', () => {
    const edge = words.get('vellum-line') ?? '';
    // the normal theme tells a choice by its words and its place; high contrast draws every edge
    expect(contrast(edge, words.get('vellum-light') ?? '')).toBeGreaterThanOrEqual(least > 4.5 ? 7 : 3);
  });
});
