/** Medieval's secret set-up as data, and what a view of the set-up hides. */
import { describe, expect, it } from 'vitest';
import type { SecretLayout } from '../../src/contract/secret-layout';
import type { TokenView, View } from '../../src/contract/view';
import { medieval } from '../../src/games/medieval';
import { SHAPE } from '../../src/games/medieval/board';
import { KIND } from '../../src/games/medieval/units';
import { asAsked, asSeen, filledLayout, mirroredLayout } from '../../src/games/shared/secret-layout';
import { formatSquare } from '../../src/games/shared/square';
import { must } from '../support/harness/kit';
import { createRng } from '../support/harness/rng';

const ARMY = 'SBPKLMFXFGFGFXANNA';

const layoutOf = (form: string, seat: number): SecretLayout => {
  const layout = medieval.layout?.({ game: 'medieval', form, seats: [], options: {} }, seat);
  if (layout === null || layout === undefined) throw new Error('no layout');
  return layout;
};
const named = (squares: readonly number[] = []): string =>
  squares.map((square) => formatSquare(square, SHAPE)).join(' ');
const draw = (seed: number) => {
  const rng = createRng(seed);
  return (below: number) => rng.draw(below);
};

describe.each(['standard', 'seventeen'])('the layout of the army %s', (form) => {
  const [near, far] = [layoutOf(form, 0), layoutOf(form, 1)];

  it('asks ascending for both, and is seen from the own back row', () => {
    for (const { cells } of [near, far]) expect([...cells].sort((a, b) => a - b)).toEqual(cells);
    const seen = ({ cells, seen: places }: SecretLayout): readonly number[] => places.map((place) => cells[place] ?? 0);
    expect(named(seen(near)).startsWith(form === 'standard' ? 'e2 f2 g2 h2 i2' : 'e2 f2 g2 i2')).toBe(true);
    expect(named(seen(far)).startsWith(form === 'standard' ? 'k14 j14 i14 h14 g14' : 'k14 j14 i14 g14')).toBe(true);
    expect(named(seen(far)).endsWith('e13 j12 i12 g12 f12')).toBe(true);
  });

  it('shows three rows of seven, the far one first', () => {
    expect(near.rows?.map(named)).toEqual(['e4 f4 g4 h4 i4 j4 k4', 'e3 f3 g3 h3 i3 j3 k3', 'e2 f2 g2 h2 i2 j2 k2']);
    expect(far.rows?.map(named)).toEqual([
      'k12 j12 i12 h12 g12 f12 e12',
      'k13 j13 i13 h13 g13 f13 e13',
      'k14 j14 i14 h14 g14 f14 e14',
    ]);
  });

  it('is mirrored row by row, the squares that stay empty left out', () => {
    const [laid, mirrored] =
      form === 'standard' ? ['SBPKLMFXFGFGFAANNX', 'FMLKPBSAFGFGFXXNNA'] : ['SBPKLMXFGFGFAANNX', 'MLKPBSAFGFGFXXNNA'];
    for (const layout of [near, far]) expect(layout.format(mirroredLayout(layout, layout.parse(laid)))).toBe(mirrored);
  });

  it('has ready arrangements that both can take', () => {
    for (const layout of [near, far]) {
      expect(layout.templates.length).toBeGreaterThan(3);
      expect(layout.templates.filter(({ kinds }) => !layout.report(kinds).fits)).toEqual([]);
    }
    expect(new Set(near.templates.map(({ name }) => name)).size).toBe(near.templates.length);
  });

  it('makes a seat’s army in the order seen', () => {
    for (const [seat, layout] of [near, far].entries()) {
      const army = layout.format(layout.templates[1]?.kinds ?? []);
      const seats = [{}, {}].map((_, at) => (at === seat ? { army } : {}));
      const setup = medieval.readSetup({ game: 'medieval', form, seats });
      if (!setup.ok) throw new Error(setup.fault.expected);
      const words = medieval.codec.setupWords(setup.value);
      const asked = asAsked(layout, layout.templates[1]?.kinds ?? []);
      expect(words.slice(seat === 0 ? 2 : 3).slice(0, asked.length)).toEqual(asked);
      expect(asSeen(layout, asked)).toEqual(layout.templates[1]?.kinds);
    }
  });

  it('lays by chance what fits, keeps what stands, and hides the King', () => {
    for (let seed = 0; seed < 40; seed++) {
      const begun = near.cells.map((_, at) => (at === 15 ? KIND.spy : near.empty));
      const laid = near.byChance?.(begun, draw(seed)) ?? [];
      expect(near.report(laid).fits).toBe(true);
      expect(laid[15]).toBe(KIND.spy);
      expect(laid.indexOf(KIND.king)).toBeLessThan(near.cells.length - 11);
      for (const kind of [KIND.paladin, KIND.mage, KIND.alchemist, KIND.ballista])
        expect(laid.indexOf(kind)).toBeLessThan(near.cells.length - 4);
      expect(near.report(filledLayout(near, begun, draw(seed))).fits).toBe(true);
    }
    // nobody has a good square left
    const front = near.cells.map((_, at) => (at < 7 ? KIND.footman : near.empty));
    expect(near.byChance?.(front, draw(1))).not.toContain(near.empty);
  });
});

describe('a layout', () => {
  const near = layoutOf('standard', 0);

  it('lists what must be laid, the strongest first', () =>
    expect(near.roster.map(({ kind, count }) => `${near.letter(kind)}${count}`).join(' ')).toBe(
      'P1 L1 M1 B1 N2 A2 X2 G2 F4 S1 K1',
    ));

  it('has a number for an empty cell that no piece has', () => {
    const begun = near.parse('SB?O-k');
    expect(begun.slice(0, 6).map(near.letter).join('')).toBe('SB---K');
    expect(near.format(begun)).toBe(`SB---K${'-'.repeat(12)}`);
    expect(near.report(near.parse(ARMY))).toEqual({ missing: [], extra: [], wrong: [], fits: true });
    expect(near.report(near.parse('KK')).extra).toEqual([{ kind: KIND.king, count: 1 }]);
    expect(near.report(near.cells.map(() => near.empty)).missing).toEqual(near.roster);
    // a Footman is kind 0
    expect(near.report(near.parse('FFFF')).missing).toEqual(near.roster.filter(({ kind }) => kind !== KIND.footman));
  });

  it('knows its own questions, and how many have been answered', () => {
    const key = 'medieval.arrange';
    expect([
      near.asks({ key, seat: 0 }),
      near.asks({ key, seat: 1 }),
      near.asks({ key: 'medieval.act', seat: 0 }),
    ]).toEqual([true, false, false]);
    const view = { lists: { arranged: [18, 5] } } as unknown as View;
    expect([near.answered(view), layoutOf('standard', 1).answered(view), near.answer(KIND.footman)]).toEqual([
      18,
      5,
      'F',
    ]);
  });
});

describe('a guess', () => {
  const token = (id: number, seat: number, kind: number | null): TokenView => ({
    id,
    square: id,
    seat,
    kind,
    shownTo: 1 << seat,
  });
  const view = (viewer: number, tokens: readonly TokenView[], arranged: readonly number[]): View => ({
    ...must(medieval.readPosition('15/7k7/15/15/15/15/15/15/15/15/15/15/15/7K7/15 r - R2B2'), 'a position'),
    viewer,
    tokens,
    counters: { phase: arranged.length > 0 ? 0 : 1 },
    lists: { arranged },
  });

  it('holds, while seats arrange, what the others have answered', () => {
    // Red: e2 S, f2 B; Blue: f12 A, g12 N, i12 F
    const [e2, f2, f12, g12, i12] = [19, 20, 170, 171, 173];
    const red = [token(e2, 0, 9), token(f2, 0, 5)];
    const blue = [token(f12, 1, 3), token(g12, 1, 4), token(i12, 1, 0)];
    const truth = view(9, [...red, ...blue], [2, 3]);
    expect(medieval.guessOf(truth, view(0, red, [2, 3]))).toEqual([3, 4, 0]);
    expect(medieval.guessOf(truth, view(1, blue, [2, 3]))).toEqual([9, 5]);
    expect(medieval.guessOf(truth, view(8, [], [2, 3]))).toEqual([9, 5, 3, 4, 0]);
    expect(medieval.guessOf(truth, truth)).toEqual([]);
  });

  it('holds afterwards a kind for each token that is hidden', () => {
    const truth = view(9, [token(19, 0, 9), token(170, 1, 0), token(171, 1, 4)], []);
    const seen = view(0, [token(19, 0, 9), token(170, 1, null), token(171, 1, null)], []);
    expect(medieval.guessOf(truth, seen)).toEqual([0, 4]);
  });
});
