/** Pebble's core, rule by rule: the map, the start, moves and cards (B1 to B9, B19 to B22). */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { Pcg } from '../search/pcg';
import {
  ALL,
  arrange,
  at,
  B,
  but,
  C,
  CELLS,
  codes,
  core,
  DEALT,
  G,
  H,
  HOME,
  homeOf,
  item,
  L,
  LEARNED,
  LOOKED,
  MOVED,
  move,
  PASS,
  PASSED,
  PLACED,
  PLAYED,
  pick,
  rows,
  seen,
  stand,
  TURN,
  toAll,
} from './pebble-kit';

beforeEach(() => expect(core.create([1, 0, 3])).toBe(0));

describe('B1 the map', () => {
  const text = readFileSync(new URL('../support/pebble/core/map.ts', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^ {2}([\d, ]+), \/\/ (\w+)$/gm)].map(([, row = '', name]) => ({
    row: JSON.parse(`[${row}]`),
    name,
  }));
  const masks = [...text.matchAll(/0x([0-9a-f]+)/g)].map(([mask]) => BigInt(mask));
  const cellsOf = (mask: bigint | undefined): number[] =>
    CELLS.flatMap((_, cell) => (((mask ?? 0n) >> BigInt(cell)) & 1n ? [cell] : []));

  it('is that of map.json', () => {
    expect(rows).toEqual(CELLS.map(({ name, neighbours }) => ({ row: [neighbours.length, ...neighbours], name })));
    expect(masks).toHaveLength(3 + 1);
    for (const seat of [0, 1, 2]) expect(cellsOf(masks[seat])).toEqual(homeOf(seat));
    expect(cellsOf(masks[3])).toEqual(CELLS.flatMap(({ terrain }, cell) => (terrain === 1 ? [cell] : [])));
  });
});

describe('start', () => {
  it('B2 shuffles nine cards and gives two each', () => {
    for (const seed of [0, 1, 42, 4294967295]) {
      expect(core.create([seed | 0, 0, 3])).toBe(0);
      const cards = new Pcg(seed).shuffle([L, L, L, L, L, H, H, H, H]);
      expect(seen().heaps).toEqual([...[0, 2, 4].map((i) => cards.slice(i, i + 2)), [], [], [], cards.slice(6), []]);
      expect(seen().owners.map(([seat]) => seat)).toEqual([0, 1, 2, 0, 1, 2, -1, -1]);
      expect(seen().owners.map(([, name]) => name)).toEqual([1, 1, 1, 4, 4, 4, 2, 3]);
      expect(rows()).toEqual([[TURN, ALL, 0]]);
    }
  });

  it('B3 asks for the home cells by cell, and leaves one empty', () => {
    expect(core.question()).toEqual({ kind: 1, seat: 0, key: 0, args: [at('s1')], codes: [1, 2, 3, 0].map(item) });
    expect(core.answer(item(C))).toBe(0);
    expect(rows()).toEqual([]);
    expect(core.answer(item(C))).toBe(0);
    expect(core.question()).toMatchObject({ args: [at('s3')], codes: [G, B, 0].map(item) });
    arrange(0);
    expect(core.question()).toMatchObject({ args: [at('s4')], codes: [G, B].map(item) });
    arrange(G, B);
    expect(core.question()).toMatchObject({ seat: 0, args: [at('s6')], codes: [item(B)] });
    expect(core.answer(item(B))).toBe(0);
    expect(rows()).toEqual([[TURN, ALL, 1]]);
    expect(core.question()).toEqual({ kind: 1, seat: 1, key: 0, args: [at('w1')], codes: [1, 2, 3, 0].map(item) });
  });

  it('B3, B21 nobody else sees a token while it lasts', () => {
    arrange(C, C);
    const own = [
      { id: at('s1'), cell: at('s1'), seat: 0, kind: C, shown: 1 },
      { id: at('s2'), cell: at('s2'), seat: 0, kind: C, shown: 1 },
    ];
    expect(seen(0).tokens).toEqual(own);
    expect(seen(9).tokens).toEqual(own);
    for (const viewer of [1, 2, 8]) expect(seen(viewer).tokens).toEqual([]);
    expect(seen(8)).toMatchObject({ ply: 2, asked: 0, kind: 1, active: 0, step: 0, setup: 2, in: 7, pending: [] });
    core.call('agree');
    expect(seen(9)).toMatchObject({ tokens: own, step: 5, setup: 2, asked: -2, kind: -1 });
    for (const viewer of [1, 2, 8]) expect(seen(viewer).tokens).toEqual([]);
  });

  it('B3, B19 deals after the last answer', () => {
    arrange(C, C, 0, G, B, B, 0, G, C, C, B, B, C, B, G, 0, C);
    expect(core.answer(item(B))).toBe(LEARNED);
    const stood = [
      ...[
        [1, G, 'w2'],
        [1, C, 'w3'],
        [1, C, 'w4'],
        [1, B, 'w5'],
        [1, B, 'w6'],
      ],
      ...[
        [2, C, 'e1'],
        [2, B, 'e2'],
        [2, G, 'e3'],
        [2, C, 'e5'],
        [2, B, 'e6'],
      ],
      ...[
        [0, C, 's1'],
        [0, C, 's2'],
        [0, G, 's4'],
        [0, B, 's5'],
        [0, B, 's6'],
      ],
    ].map(([seat, kind, name]) => ({ seat: Number(seat), kind: Number(kind), cell: at(String(name)) }));
    stood.sort((a, b) => a.cell - b.cell);
    expect(rows()).toEqual([
      [DEALT, ALL, 3],
      ...stood.flatMap(({ seat, kind, cell }) => [
        [PLACED, 1 << seat, seat, cell, kind, cell],
        [PLACED, but(seat), seat, cell, -1, cell],
      ]),
      [TURN, ALL, 0],
    ]);
    expect(seen(8).tokens).toEqual(
      stood.map(({ seat, cell }) => ({ id: cell, cell, seat, kind: -1, shown: 1 << seat })),
    );
    expect(seen(1).tokens.map(({ kind }) => kind)).toEqual(stood.map(({ seat, kind }) => (seat === 1 ? kind : -1)));
    expect(seen()).toMatchObject({ setup: 18, step: 1, active: 0, turns: 0, quiet: 0, ply: 18, asked: 0, kind: 2 });
  });
});

describe('a turn', () => {
  it('B4 offers moves by cell and target, cards, pass; the Gem attacks nobody', () => {
    stand({
      tokens: '0Gm18#s6 0Bs1#s3 1Gm10#w1 1Cm20#w2 2Ge6',
      hands: 'HL/-/H',
      fallen: 'CCB/BBC/CCBB',
    });
    // m18 (29) borders on m10 m11 m19, s1 (34) on m19 m20 s2 s4 s5
    const moves = ['m18-m11', 'm18-m19', 's1-m19', 's1-m20', 's1-s2', 's1-s4', 's1-s5'];
    const found = core.question();
    expect(found).toEqual({ kind: 2, seat: 0, key: 1, args: [], codes: [...moves.map(move), item(L), item(H), PASS] });
  });

  it('B5 a move and a pass end the turn', () => {
    stand({ tokens: HOME, turn: 2, ply: 9, turns: 5, quiet: 3 });
    expect(core.answer(move('e4-e2'))).toBe(0);
    expect(rows()).toEqual(toAll([MOVED, at('e4'), at('e4'), at('e2')], [TURN, 0]));
    expect(core.answer(PASS)).toBe(0);
    expect(rows()).toEqual(toAll([PASSED, 0], [TURN, 1]));
    expect(seen()).toMatchObject({ active: 1, step: 1, turns: 7, quiet: 5, ply: 11 });
    expect(seen().tokens.find(({ cell }) => cell === at('e2'))).toEqual({
      ...{ id: at('e4'), cell: at('e2'), seat: 2, kind: C, shown: 4 },
    });
  });
});

describe('B6, B7 the Lantern', () => {
  const tokens = '0Gs4 0Bm8#s1 1Gw2 1Cm7#w1 1Bm4+0#w3 2Ge6 2Cm15#e1 2Bm9*#e3';
  const fallen = 'CCB/CB/CB';

  it('asks for the tokens beside one’s own that the seat does not know', () => {
    stand({ tokens, hands: 'LL/L/-', fallen, ply: 4 });
    expect(core.answer(item(L))).toBe(0);
    expect(rows()).toEqual(toAll([PLAYED, 0, L]));
    expect(seen()).toMatchObject({ step: 2, kind: 5, asked: 0, ply: 5, turns: 0 });
    expect(seen().heaps[0]).toEqual([L]);
    expect(seen().heaps[7]?.at(-1)).toBe(L);
    // m7 (14) and m15 (26); m4 is known to seat 0, m9 to all
    expect(core.question()).toEqual({ kind: 5, seat: 0, key: 2, args: [], codes: [pick('m7'), pick('m15')] });
    expect(core.answer(pick('m15'))).toBe(LEARNED);
    expect(rows()).toEqual([
      [LOOKED, 1, 0, at('e1'), C],
      [LOOKED, but(0), 0, at('e1'), -1],
      [TURN, ALL, 1],
    ]);
    const looked = (viewer: number) => seen(viewer).tokens.find(({ cell }) => cell === at('m15'));
    expect(looked(0)).toMatchObject({ kind: C, shown: 5 });
    expect(looked(1)).toMatchObject({ kind: -1, shown: 5 });
    expect(looked(8)).toMatchObject({ kind: -1, shown: 5 });
    expect(seen()).toMatchObject({ turns: 1, quiet: 1, ply: 6, active: 1 });
  });

  it('B9 settles a lone target in the same act, which counts no ply', () => {
    stand({ tokens: tokens.replace('2Cm15', '2Cm15+0'), hands: 'LH/L/-', fallen, ply: 4 });
    expect(core.answer(item(L))).toBe(LEARNED);
    expect(rows().map(([type]) => type)).toEqual([PLAYED, LOOKED, LOOKED, TURN]);
    expect(seen()).toMatchObject({ ply: 5, step: 1, active: 1, turns: 1 });
    expect(seen().heaps[0]).toEqual([H]);
  });

  it('can’t be played without a target', () => {
    stand({ tokens: tokens.replace('2Cm15', '2Cm15+0').replace('1Cm7', '1Cm7*'), hands: 'LL/L/-', fallen });
    expect(codes()).not.toContain(item(L));
    expect(codes()).toContain(PASS);
  });
});

describe('B8 the Hop', () => {
  it('asks for the token, then for a cell two away, whatever stands between', () => {
    stand({ tokens: '0Gs6 0Bs3 1Gw2 1Bw3 1Bw4 2Gm22#e1 2Bm23#e2', turn: 1, hands: 'H/H/-', fallen: 'CCB/CC/CCB' });
    expect(core.answer(item(H))).toBe(0);
    expect(rows()).toEqual(toAll([PLAYED, 1, H]));
    expect(core.question()).toEqual({ kind: 5, seat: 1, key: 3, args: [], codes: ['w2', 'w3', 'w4'].map(pick) });
    expect(core.answer(pick('w2'))).toBe(0);
    expect(rows()).toEqual([]);
    expect(seen()).toMatchObject({ step: 4, pending: [at('w2')], ply: 2 });
    // over w3: w1 m3 m6 and, over w4 too, w5 w6; w3 and w4 themselves are neighbours
    expect(core.question()).toEqual({
      ...{ kind: 5, seat: 1, key: 4, args: [at('w2')] },
      codes: ['w1', 'm3', 'm6', 'w5', 'w6'].map(pick),
    });
    expect(core.answer(pick('m6'))).toBe(0);
    expect(rows()).toEqual(toAll([MOVED, at('w2'), at('w2'), at('m6')], [TURN, 2]));
    expect(seen()).toMatchObject({ turns: 1, quiet: 1, ply: 3, pending: [], step: 1 });
    expect(seen().tokens.find(({ cell }) => cell === at('m6'))).toMatchObject({ kind: G, seat: 1, id: at('w2') });
  });

  it('no token hops onto another, and a lone token’s cells are asked at once', () => {
    // s6 borders on s3 and m23 alone: beyond are m20 m21 s2 over s3, m22 over both
    stand({ tokens: '0Gs6 1Gm20#w1 1Bs2#w2 2Gm22#e1 2Bm23#e2', hands: 'H/-/-', fallen: 'CCBB/CCB/CCB' });
    expect(core.answer(item(H))).toBe(0);
    expect(rows()).toEqual(toAll([PLAYED, 0, H], [MOVED, at('s6'), at('s6'), at('m21')], [TURN, 1]));
    stand({ tokens: '0Gs6 1Gm20#w1 2Gm22#e1 2Bm23#e2', hands: 'H/-/-', fallen: 'CCBB/CCBB/CCB' });
    expect(core.answer(item(H))).toBe(0);
    expect(core.question()).toMatchObject({ key: 4, args: [at('s6')], codes: [pick('m21'), pick('s2')] });
    const full = '0Gs6 1Gm20#w1 1Bs2#w2 1Bm21#w3 2Gm22#e1 2Bm23#e2';
    stand({ tokens: full, hands: 'HL/-/-', fallen: 'CCBB/CC/CCB' });
    // the Lantern has m23 as its target; the Hop has nowhere to go
    expect(codes()).toEqual([move('s6-s3'), item(L), PASS]);
  });
});
