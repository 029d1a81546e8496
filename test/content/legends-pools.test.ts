/** The pools that the computer arranges from: legal, many and different (test/opponent/set-up.test.ts: it lays these out). */
import { describe, expect, it } from 'vitest';
import { letterOf } from '../../src/games/legends/army';
import { formatArmy, mirrored, parseArrangement } from '../../src/games/legends/arrange';
import { FORM_LIST, formOf, ownSquares, shapeOfForm } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { piecesOfForm } from '../../src/games/legends/mix';
import { POOLS } from '../../src/games/legends/pools';

const pools: readonly (readonly [string, readonly string[], Form])[] = FORM_LIST.flatMap((form) => {
  const texts = POOLS[form.name];
  return texts === undefined ? [] : [[form.name, texts, form] as const];
});

it('belong to forms that are arranged', () => {
  expect(Object.keys(POOLS).length).toBeGreaterThan(0);
  for (const name of Object.keys(POOLS)) expect(formOf(name)?.setup).toBe('arranged');
});

describe.each(pools)('the pool of %s', (_name, texts, form) => {
  const { width } = shapeOfForm(form, 2);
  const all = texts.map((text) => parseArrangement(text, form) ?? []);

  it('has at least 200, all of which the form allows', () => {
    expect(texts.length).toBeGreaterThanOrEqual(200);
    const squares = ownSquares(form, 0).length;
    for (const kinds of all) expect(kinds.length).toBe(squares);
  });

  it('has no two alike, mirror images included', () => {
    const seen = new Set(all.flatMap((kinds) => [formatArmy(kinds), formatArmy(mirrored(kinds, width))]));
    // none is its own mirror image: the one castle stands on the left or on the right
    expect(seen.size).toBe(2 * texts.length);
  });

  it('spreads the castle over the last two ranks, at most a fifth of the pool on one square', () => {
    const letter = letterOf(piecesOfForm(form).find(({ strength }) => strength === 'castle')?.number ?? 0);
    const castles = new Map<number, number>();
    for (const text of texts) castles.set(text.indexOf(letter), (castles.get(text.indexOf(letter)) ?? 0) + 1);
    for (const place of castles.keys()) expect(place).toBeLessThan(2 * width);
    expect(Math.max(...castles.values()) / texts.length).toBeLessThanOrEqual(0.2);
  });
});
