/** Laying out an army by presses and keys, and what is kept on the shelf. */
import { describe, expect, it } from 'vitest';
import { kindOfLetter } from '../../src/games/legends/army';
import { formatArmy, parseArrangement, patternsOf } from '../../src/games/legends/arrange';
import { formOf, ownSquares, STANDARD_FORM } from '../../src/games/legends/forms';
import { createShelf } from '../../src/portal/storage';
import { keptArmies, keptLayouts, keptPlan, keptSeries } from '../../src/shell/setup/keeping';
import {
  cleared,
  type Laying,
  type LayingRules,
  laid,
  leftOf,
  pressKind,
  pressPlace,
  put,
  startLaying,
  takeBack,
  undone,
} from '../../src/shell/setup/laying';
import { FIRST_PLAN } from '../../src/shell/setup/plan';
import { createSetting, layoutsOf } from '../../src/shell/setup/setting';

const form = formOf('quick') ?? STANDARD_FORM;
const RULES: LayingRules = { form, fixed: new Set() };
const kind = (letter: string): number => kindOfLetter(letter, form) ?? 0;
const EMPTY = startLaying(ownSquares(form, 0).map(() => 0));
const must = (laying: Laying | null): Laying => {
  if (laying === null) throw new Error('refused');
  return laying;
};
const text = ({ kinds }: Laying): string => formatArmy(kinds).slice(0, 6);

describe('by presses', () => {
  it('a kind stays in hand until none is left', () => {
    const one = must(pressPlace(must(pressKind(EMPTY, kind('B'), RULES)), 0, RULES));
    expect([text(one), one.hand]).toEqual(['B-----', { kind: kind('B') }]);
    const two = must(pressPlace(one, 1, RULES));
    expect([text(two), two.hand, leftOf(two.kinds, kind('B'), form)]).toEqual(['BB----', null, 0]);
    expect(pressKind(two, kind('B'), RULES)).toBeNull();
  });

  it('a square without anything in hand takes its piece up; then it moves, or exchanges, or stays', () => {
    const start = must(put(must(put(EMPTY, 0, kind('F'), RULES)), 1, kind('S'), RULES));
    const up = must(pressPlace({ ...start, hand: null }, 0, RULES));
    expect(up.hand).toEqual({ place: 0 });
    expect(text(must(pressPlace(up, 4, RULES)))).toBe('-S--F-');
    expect(text(must(pressPlace(up, 1, RULES)))).toBe('SF----');
    expect(must(pressPlace(up, 0, RULES)).hand).toBeNull();
    expect(pressPlace({ ...start, hand: null }, 3, RULES)).toBeNull();
  });

  it('what is put over a piece sends it back', () => {
    const one = must(put(EMPTY, 0, kind('F'), RULES));
    const over = must(put(one, 0, kind('M'), RULES));
    expect([text(over), leftOf(over.kinds, kind('F'), form)]).toEqual(['M-----', 1]);
    expect(put(must(put(over, 1, kind('F'), RULES)), 2, kind('F'), RULES)).toBeNull();
  });

  it('takes back, clears, and undoes each step', () => {
    const one = must(put(EMPTY, 0, kind('F'), RULES));
    expect(text(must(takeBack(one, 0, RULES)))).toBe('------');
    expect(takeBack(one, 1, RULES)).toBeNull();
    expect(text(must(undone(cleared(one, RULES))))).toBe('F-----');
    expect(undone(EMPTY)).toBeNull();
    const pattern = parseArrangement(patternsOf(form)[0]?.army ?? '', form) ?? [];
    expect(text(must(undone(laid(one, pattern))))).toBe('F-----');
  });

  it('squares that have been answered stay as they are', () => {
    const fixed: LayingRules = { form, fixed: new Set([0, 1]) };
    const one = must(put(EMPTY, 0, kind('F'), RULES));
    expect(put(one, 1, kind('M'), fixed)).toBeNull();
    expect(takeBack(one, 0, fixed)).toBeNull();
    expect(pressPlace(one, 0, fixed)).toBeNull();
    expect(text(cleared(one, fixed))).toBe('F-----');
  });
});

/** A shelf as a host gives it. */
const memory = (): Storage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: () => null,
    length: 0,
  };
};

describe('the shelf', () => {
  it('keeps six armies and six arrangements of each form over a reload', () => {
    const host = memory();
    const own = createShelf(() => host);
    const setting = createSetting(own);
    expect(setting.saveArmy(5, { side: 'good', pieces: [1, 7] })).toBe(true);
    expect(setting.saveLayout('quick', 0, 'F')).toBe(true);
    setting.change({ ...FIRST_PLAN, opponent: 'person' });
    const again = createSetting(createShelf(() => host));
    expect(again.armies.value).toEqual([null, null, null, null, null, { side: 'good', pieces: [1, 7] }]);
    expect(layoutsOf(again.layouts.value, 'quick')).toEqual(['F', null, null, null, null, null]);
    expect(layoutsOf(again.layouts.value, 'classic').every((one) => one === null)).toBe(true);
    expect(again.plan.value.opponent).toBe('person');
    expect(keptPlan(createShelf(() => memory()))).toEqual(FIRST_PLAN);
  });

  it('whatever stands there, nothing breaks', () => {
    const host = memory();
    for (const name of ['battle', 'armies', 'layouts', 'series'])
      for (const broken of [
        '{',
        '7',
        '[{"side":"good","pieces":[113]}]',
        '{"quick":[1,2],"chess":["F"]}',
        '{"series":{}}',
      ]) {
        host.setItem(`veilwar.${name}`, broken);
        const shelf = createShelf(() => host);
        expect(keptPlan(shelf)).toEqual(FIRST_PLAN);
        expect(keptArmies(shelf)).toEqual([null, null, null, null, null, null]);
        expect(keptSeries(shelf)).toBeNull();
        for (const places of Object.values(keptLayouts(shelf))) expect(places).toHaveLength(6);
      }
  });
});
