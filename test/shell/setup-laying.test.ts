/** Laying out an army by presses and keys, and what is kept on the shelf. */
import { describe, expect, it } from 'vitest';
import type { SecretLayout } from '../../src/contract/secret-layout';
import { kindOfLetter } from '../../src/games/legends/army';
import { formatArmy, parseArrangement, patternsOf } from '../../src/games/legends/arrange';
import { formOf, ownSquares, STANDARD_FORM } from '../../src/games/legends/forms';
import { layoutOf } from '../../src/games/legends/layout';
import { createShelf } from '../../src/portal/storage';
import { keptArmies, keptPlan, keptSeries } from '../../src/shell/games/legends/setup/keeping';
import { FIRST_PLAN } from '../../src/shell/games/legends/setup/plan';
import { createSetting } from '../../src/shell/games/legends/setup/setting';
import {
  cleared,
  filled,
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
import { layoutShelf, layoutsOf } from '../../src/shell/setup/layouts';
import { placeAhead } from '../../src/shell/setup/rank-places';

const form = formOf('quick') ?? STANDARD_FORM;
const found = layoutOf({ form: form.name }, 0);
if (found === null) throw new Error('nothing is laid out');
const layout = found;
const RULES: LayingRules = { layout, fixed: new Set() };
const kind = (letter: string): number => kindOfLetter(letter, form) ?? 0;
const EMPTY = startLaying(ownSquares(form, 0).map(() => 0));
const must = (laying: Laying | null): Laying => {
  if (laying === null) throw new Error('refused');
  return laying;
};
const text = ({ kinds }: Laying): string => formatArmy(kinds).slice(0, 6);

/** A map whose last place holds no flags. */
const picky: LayingRules = {
  layout: {
    ...layout,
    report: (kinds) => {
      const report = layout.report(kinds);
      const last = kinds.length - 1;
      const wrong = kinds[last] === kind('F') ? [last] : [];
      return { ...report, wrong, fits: report.fits && wrong.length === 0 };
    },
  },
  fixed: new Set(),
};

describe('a place that can’t hold a piece', () => {
  const last = EMPTY.kinds.length - 1;

  it('refuses it, put or exchanged', () => {
    expect(put(EMPTY, last, kind('F'), picky)).toBeNull();
    const one = must(put(must(put(EMPTY, 0, kind('F'), picky)), last, kind('M'), picky));
    const up = must(pressPlace({ ...one, hand: null }, 0, picky));
    expect(pressPlace(up, last, picky)).toBeNull();
    expect(must(pressPlace(up, 1, picky)).kinds.indexOf(kind('F'))).toBe(1);
  });

  it('is passed over when chance lays the rest', () => {
    const full: SecretLayout = { ...layout, ...picky.layout };
    for (let turn = 0; turn < 20; turn++) {
      let dice = turn;
      const draw = (below: number) => {
        dice = (dice * 16807 + 11) % 2147483647;
        return dice % below;
      };
      expect(full.report(filled(EMPTY, full, draw).kinds).fits).toBe(true);
    }
  });
});

describe('the places of a map', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 1, y: 0.1 },
    { x: 0.4, y: 1 },
    { x: 3, y: 3 },
  ];

  it('are all reached by the arrows', () => {
    const arrows = [1, -1].flatMap((by) => [
      { dx: by, dy: 0 },
      { dx: 0, dy: by },
    ]);
    const reached = new Set([0]);
    for (const from of reached)
      for (const arrow of arrows) {
        const to = placeAhead(places, from, arrow);
        if (to !== null) reached.add(to);
      }
    expect([...reached].sort()).toEqual([0, 1, 2, 3]);
  });

  it('an arrow leads to the nearest ahead', () => {
    expect(placeAhead(places, 0, { dx: 1, dy: 0 })).toBe(1);
    expect(placeAhead(places, 0, { dx: 0, dy: 1 })).toBe(2);
    expect(placeAhead(places, 0, { dx: 0, dy: -1 })).toBeNull();
  });
});

describe('by presses', () => {
  it('a kind stays in hand until none is left', () => {
    const one = must(pressPlace(must(pressKind(EMPTY, kind('B'), RULES)), 0, RULES));
    expect([text(one), one.hand]).toEqual(['B-----', { kind: kind('B') }]);
    const two = must(pressPlace(one, 1, RULES));
    expect([text(two), two.hand, leftOf(two.kinds, kind('B'), layout)]).toEqual(['BB----', null, 0]);
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
    expect([text(over), leftOf(over.kinds, kind('F'), layout)]).toEqual(['M-----', 1]);
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
    const fixed: LayingRules = { layout, fixed: new Set([0, 1]) };
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
    expect(layoutShelf(own).save('quick', 0, 'F')).toBe(true);
    expect(layoutShelf(own).save('pebble.standard', 1, 'ABC')).toBe(true);
    setting.change({ ...FIRST_PLAN, opponent: 'person' });
    const shelf = createShelf(() => host);
    const again = createSetting(shelf);
    const { layouts } = layoutShelf(shelf);
    expect(again.armies.value).toEqual([null, null, null, null, null, { side: 'good', pieces: [1, 7] }]);
    expect(layoutsOf(layouts.value, 'quick')).toEqual(['F', null, null, null, null, null]);
    expect(layoutsOf(layouts.value, 'classic').every((one) => one === null)).toBe(true);
    expect(layoutsOf(layouts.value, 'pebble.standard')[1]).toBe('ABC');
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
        for (const places of Object.values(layoutShelf(shelf).layouts.value)) expect(places).toHaveLength(6);
      }
  });
});
