/** The figures of the palette, recomputed from what is shipped: contrast after WCAG 2.2, difference as the smallest CIEDE2000 of four sights. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NATIONS, type Nation, TERRAINS } from '../../src/games/legends/language';
import { legendsLook } from '../../src/games/legends/look';
import { NATION_FIELDS, SEAT_FIELDS } from '../../src/games/legends/look/fields';
import { legionLook } from '../../src/games/legion/look';
import { contrastOf, INK, PARCHMENT, SLATE } from '../../src/stage/colour';
import { hatchColour } from '../../src/stage/paint/hatch';
import { TONES } from '../../src/stage/paint/shield';
import { plainGround } from '../../src/stage/paint/strength';
import { contrast, difference, parseHex, type Rgb } from './colour-science';

const at = (figure: number): number => Math.round(figure * 10) / 10;

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

const smallest = (colours: readonly string[]): number =>
  Math.min(...pairs(colours.map(parseHex)).map(([a, b]) => difference(a, b)));

/** Contrast of the figure on its field, and the field's lines and charge. */
const FIELDS: Readonly<Record<Nation, readonly [number, string, string]>> = {
  gold: [10.7, 'dots', 'sun'],
  green: [4.6, 'falling', 'leaf'],
  blue: [9.3, 'horizontal', 'feather'],
  silver: [13.3, 'plain', 'peak'],
  red: [7.4, 'vertical', 'skull'],
  purple: [9.5, 'rising', 'eye'],
};

const STRENGTHS = ['light', 'normal', 'strong'] as const;

describe('fields', () => {
  test('carry their figures with the contrast that was set down, each with lines and a charge of its own', () => {
    for (const nation of NATIONS) {
      const { colour, ink, hatch, charge } = NATION_FIELDS[nation];
      const [figure, lines, sign] = FIELDS[nation];
      expect([hatch, charge], nation).toEqual([lines, sign]);
      expect(Math.abs(contrast(parseHex(colour), parseHex(ink)) - figure), nation).toBeLessThan(0.1);
    }
  });

  test('differ by 19.6 for every kind of sight', () => {
    expect(smallest(NATIONS.map((nation) => NATION_FIELDS[nation].colour))).toBeGreaterThanOrEqual(19.6);
  });

  test('have lines of 1.3 to 1.6 to 1 in every strength, stronger from one to the next', () => {
    for (const field of [...NATIONS.map((nation) => NATION_FIELDS[nation]), ...SEAT_FIELDS]) {
      const seen = STRENGTHS.map((strength) =>
        contrast(parseHex(hatchColour(field, strength)), parseHex(field.colour)),
      );
      for (const each of seen) {
        expect(each, field.colour).toBeGreaterThanOrEqual(1.3);
        expect(each, field.colour).toBeLessThanOrEqual(1.6);
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(seen);
      expect(new Set(seen).size).toBe(STRENGTHS.length);
    }
  });

  test('carry picture and figure at 4.5:1, and at 7:1 in high contrast, on the plain ground', () => {
    for (const field of [...NATIONS.map((nation) => NATION_FIELDS[nation]), ...SEAT_FIELDS]) {
      for (const [manner, least] of [
        ['normal', 4.5],
        ['high', 7],
      ] as const)
        expect(contrast(parseHex(plainGround(field, manner)), parseHex(field.ink)), field.colour).toBeGreaterThan(
          least,
        );
    }
  });
});

describe('grounds', () => {
  const legends = legendsLook.terrains.map(({ colour }) => colour);
  const legion = legionLook.terrains.map(({ colour }) => colour);

  test('differ by 13.6 for every kind of sight', () => {
    expect(legends).toHaveLength(TERRAINS.length);
    for (const grounds of [legends, legion]) expect(smallest(grounds)).toBeGreaterThanOrEqual(13.6);
  });

  test('carry ink at 4.5:1', () => {
    for (const ground of [...legends, ...legion])
      expect(contrast(parseHex(ground), parseHex(INK))).toBeGreaterThan(4.5);
  });

  test('are parted from every token by its keyline: the ink, or the light edge within it', () => {
    for (const ground of legends) {
      const edge = Math.max(contrastOf(INK, ground), contrastOf(PARCHMENT, ground));
      expect(edge, ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('tell the sides’ rims apart in grey by far', () => {
    expect(contrastOf(PARCHMENT, SLATE)).toBeGreaterThan(7);
    expect(contrastOf(TONES.heater.rim[1], TONES.kite.rim[0])).toBeGreaterThan(3);
  });
});

describe('the page', () => {
  const sheet = readFileSync('src/shell/style/tokens.css', 'utf8');
  const blocks = [...sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)];
  const valuesOf = (selector: string): ReadonlyMap<string, string> => {
    const block = blocks.find(([, name]) => name?.trim() === selector)?.[2] ?? '';
    return new Map(
      [...block.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})\b/gi)].map(([, name = '', value = '']) => [name, value]),
    );
  };
  const long = (hex: string): string =>
    hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;
  const standard = valuesOf(':root');
  const high = new Map([...standard, ...valuesOf(':root[data-contrast="high"]')]);
  const rgb = (theme: ReadonlyMap<string, string>, name: string): Rgb => parseHex(long(theme.get(name) ?? ''));
  const on = (theme: ReadonlyMap<string, string>, front: string, back: string): number =>
    contrast(rgb(theme, front), rgb(theme, back));

  test('text, muted text, accent and focus on night are as set down', () => {
    expect(['text', 'muted', 'gold', 'focus'].map((name) => at(on(standard, name, 'night')))).toEqual([
      14.6, 7.8, 9.5, 11.9,
    ]);
  });

  test('what is read stands out at 4.5:1, and at 7:1 in high contrast', () => {
    const read = [
      ['text', 'night'],
      ['text', 'night-raised'],
      ['muted', 'night'],
      ['muted', 'night-raised'],
      ['gold', 'night'],
      ['ink', 'vellum'],
      ['ink', 'vellum-deep'],
      ['ink-soft', 'vellum'],
      ['rubric', 'vellum'],
    ] as const;
    for (const [front, back] of read) {
      expect(on(standard, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
      expect(on(high, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(7);
    }
  });

  test('the focus ring is seen on night, and by its ink halo on every ground', () => {
    for (const theme of [standard, high]) expect(on(theme, 'focus', 'night')).toBeGreaterThan(3);
    for (const { colour } of [...legendsLook.terrains, ...legionLook.terrains]) {
      const ring = contrast(rgb(standard, 'focus'), parseHex(colour));
      expect(Math.max(ring, contrast(parseHex(INK), parseHex(colour))), colour).toBeGreaterThan(3);
    }
  });

  test('shows the grounds of the canvas', () => {
    const names = {
      plain: 'plain',
      forest: 'forest',
      water: 'water',
      fortification: 'fortification',
      mountain: 'mountain',
    };
    for (const { name, colour } of legionLook.terrains) {
      expect(Object.keys(names)).toContain(name);
      expect(standard.get(name)?.toLowerCase()).toBe(colour.toLowerCase());
    }
  });
});
