/** The secret set-up of the arranged forms as data, and what is done with layouts of any game. */
import { describe, expect, it } from 'vitest';
import type { SecretLayout } from '../../src/contract/secret-layout';
import { legends } from '../../src/games/legends';
import { legion } from '../../src/games/legion';
import { asAsked, asSeen, filledLayout, mirroredLayout } from '../../src/games/shared/secret-layout';
import { createRng } from '../support/harness/rng';

const layoutOf = (form: string, seat: number): SecretLayout => {
  const layout = legends.layout?.({ game: 'legends', form, seats: [], options: {} }, seat);
  if (layout === null || layout === undefined) throw new Error(`no layout for ${form}`);
  return layout;
};
const near = layoutOf('quick', 0);
const far = layoutOf('quick', 1);
const EMPTY = near.cells.map(() => 0);
const LAID = 'FBB-----M9-----S2233----';
const draw = (seed: number) => {
  const rng = createRng(seed);
  return (below: number) => rng.draw(below);
};

describe('the layout of an arranged form', () => {
  it('asks for the near ranks of each seat, ascending', () => {
    expect([near.cells[0], near.cells.at(-1), far.cells[0], far.cells.at(-1)]).toEqual([0, 23, 40, 63]);
    expect([far.seen[0], far.seen.at(-1)]).toEqual([23, 0]);
    expect(near.seen[0]).toBe(0);
  });

  it('shows rows from the far one to the near one, as the seat sees them', () => {
    expect(near.rows?.map((row) => row[0])).toEqual([16, 8, 0]);
    expect(far.rows?.map((row) => row[0])).toEqual([47, 55, 63]);
    expect(near.terrain.length).toBe(64);
  });

  it('lists what must be laid, the strongest first', () => {
    expect(near.roster.map(({ kind, count }) => `${near.letter(kind)}${count}`).join(' ')).toBe('M1 91 32 22 S1 B2 F1');
    expect(layoutOf('classic', 0).roster.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });

  it('reports what is missing and what is too much', () => {
    expect(near.report(near.parse(LAID))).toEqual({ missing: [], extra: [], wrong: [], fits: true });
    const { missing, extra, fits } = near.report(near.parse('FF'));
    const [flag] = near.parse('F');
    expect([extra, fits]).toEqual([[{ kind: flag, count: 1 }], false]);
    expect(missing.map(({ kind, count }) => `${near.letter(kind)}${count}`).join(' ')).toBe('M1 91 32 22 S1 B2');
  });

  it('reads texts whole and unfinished', () => {
    expect(near.format(near.parse(LAID))).toBe(LAID);
    expect(near.format(near.parse('F?B'))).toBe(`F-B${'-'.repeat(21)}`);
    expect([near.answer(0), near.answer(near.parse('M')[0] ?? 0)]).toEqual(['-', 'M']);
  });

  it('knows its own questions, and how many have been answered', () => {
    const key = 'legends.arrange';
    expect([near.asks({ key, seat: 0 }), near.asks({ key, seat: 1 }), near.asks({ key: 'other', seat: 0 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['classic', 'quick'])('has ready layouts that fit: %s', (form) => {
    const layout = layoutOf(form, 1);
    expect(layout.templates.length).toBeGreaterThan(4);
    expect(layout.templates.filter(({ kinds }) => !layout.report(kinds).fits)).toEqual([]);
  });

  it('is there for no other form and no other game', () => {
    expect(legends.layout?.({ game: 'legends', form: 'legends', seats: [], options: {} }, 0)).toBeNull();
    expect(legion.layout).toBeUndefined();
  });
});

describe('any layout', () => {
  it('turns round and back', () => {
    const kinds = far.parse(LAID);
    expect(far.format(asAsked(far, kinds))).toBe([...LAID].reverse().join(''));
    expect(asSeen(far, asAsked(far, kinds))).toEqual(kinds);
    expect(asAsked(near, kinds)).toEqual(kinds);
  });

  it('is filled by chance round what stands', () => {
    const begun = near.parse('F------M');
    const filled = filledLayout(near, begun, draw(3));
    expect(near.report(filled).fits).toBe(true);
    expect([filled[0], filled[7]]).toEqual([begun[0], begun[7]]);
    expect(near.report(filledLayout(near, EMPTY, draw(4))).fits).toBe(true);
  });

  it('is mirrored row by row', () => {
    expect(near.format(mirroredLayout(near, near.parse(LAID)))).toBe('-----BBFS-----9M----3322');
  });
});

describe('what chance lays', () => {
  const forms = ['quick', 'classic'];
  const chance = (layout: SecretLayout, kinds: readonly number[], seed: number): readonly number[] => {
    const laid = layout.byChance?.(kinds, draw(seed));
    if (laid === undefined) throw new Error('nothing of its own');
    return laid;
  };
  /** The ground between the two, from the side that lays: is there water in this file? */
  const WATERED: Readonly<Record<string, readonly number[]>> = { quick: [2, 5], classic: [2, 3, 6, 7] };
  const isOpen = (form: string, width: number, text: string): boolean => {
    const flag = text.indexOf('F');
    const ahead = [...text].filter((_, at) => at > flag && at % width === flag % width);
    return ahead.length === 0 || (!WATERED[form]?.includes(flag % width) && ahead.every((letter) => letter === '-'));
  };

  it.each(forms)('fits, and leaves no flag in front or open to a run: %s', (form) => {
    for (const seat of [0, 1]) {
      const layout = layoutOf(form, seat);
      const width = layout.rows?.[0]?.length ?? 0;
      const texts = new Set<string>();
      for (let seed = 0; seed < 200; seed++) {
        const laid = chance(
          layout,
          layout.cells.map(() => 0),
          seed,
        );
        expect(layout.report(laid).fits).toBe(true);
        expect(isOpen(form, width, layout.format(laid)), layout.format(laid)).toBe(false);
        texts.add(layout.format(laid));
      }
      expect(texts.size).toBeGreaterThan(100);
    }
  });

  it.each(forms)('keeps what stands, and covers the flag as well as can be: %s', (form) => {
    const layout = layoutOf(form, 0);
    const width = layout.rows?.[0]?.length ?? 0;
    const scout = layout.parse('2')[0] ?? 0;
    for (let seed = 0; seed < 100; seed++) {
      // a Scout in the near corner stands in few arrangements of the pool, two of them in none
      const begun = layout.cells.map((_, at) => (at < 2 ? scout : 0));
      const laid = chance(layout, begun, seed);
      expect([laid[0], laid[1]]).toEqual([scout, scout]);
      expect(layout.report(laid).fits).toBe(true);
      expect(isOpen(form, width, layout.format(laid)), layout.format(laid)).toBe(false);
    }
  });

  it('leaves a flag where its owner laid it', () => {
    const begun = near.parse('-'.repeat(23) + 'F');
    expect(near.format(chance(near, begun, 1)).at(-1)).toBe('F');
  });
});
