/** The pools' shape beyond the rules of their forms: no two near one another, castles spread and guarded. */
import { describe, expect, it } from 'vitest';
import { parseArrangement } from '../../src/games/legends/arrange';
import { FORM_LIST } from '../../src/games/legends/forms';
import type { Form } from '../../src/games/legends/language';
import { POOLS } from '../../src/games/legends/pools';
import { castlePlace, distance, guardsOf } from '../search/pools/arrangement';

/** Squares on which two must differ at least, as they are and mirrored. */
const APART = 4;
const arranged = FORM_LIST.filter(({ setup }) => setup === 'arranged');
const poolIn = (form: Form): readonly (readonly number[])[] =>
  (POOLS[form.name] ?? []).map((text) => parseArrangement(text, form) ?? []);

describe.each(arranged.map((form) => [form.name, form] as const))('the pool of %s', (_name, form) => {
  const pool = poolIn(form);

  it('is there', () => {
    expect(pool.length).toBeGreaterThanOrEqual(200);
  });

  it('has no two within three squares of each other, mirror images included', () => {
    const near = pool.flatMap((one, n) => pool.slice(n + 1).filter((other) => distance(one, other, form) < APART));
    expect(near).toEqual([]);
  });

  it('has a third of its castles on one square and its mirror image at the most', () => {
    const places = pool.map((kinds) => castlePlace(kinds, form));
    for (const place of places)
      expect(places.filter((other) => other === place).length).toBeLessThanOrEqual(pool.length / 3);
    expect(new Set(places).size).toBeGreaterThanOrEqual(4);
  });

  it('guards every castle with something that cannot move', () => {
    expect(pool.filter((kinds) => guardsOf(kinds, form) === 0)).toEqual([]);
  });
});
