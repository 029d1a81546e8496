/** Pebble's core, rule by rule: attacks, seats that go out, ends, resignations (B10 to B20). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AGREEMENT,
  ALL,
  arrange,
  at,
  B,
  but,
  C,
  codes,
  core,
  DEALT,
  ENDED,
  FIGHT,
  FOUGHT,
  G,
  H,
  HOME,
  item,
  L,
  LAST_IN,
  LEARNED,
  LEFT,
  LOOKED,
  MOVED,
  move,
  OTHER,
  OVER,
  PASS,
  PASSED,
  PLACED,
  PLAYED,
  pick,
  QUIET,
  REMOVED,
  RESIGNED,
  rows,
  SHOWN,
  STRUCK,
  seen,
  stand,
  TURN,
  toAll,
} from './pebble-kit';

beforeEach(() => expect(core.create([1, 0, 3])).toBe(0));

describe('B10, B11 an attack', () => {
  // m11 and m19 are shore, m12 and m13 heath
  const others = '0Gs4 1Gw2 2Ge6';

  it('of the stronger: the defender falls, the attacker goes there', () => {
    const fallen = 'CCB/CBB/CCBB';
    stand({ tokens: `${others} 0Bm19#s1 1Cm11#w3`, fallen, quiet: 7, turns: 30 });
    expect(core.answer(move('m19-m11'))).toBe(LEARNED);
    expect(rows()).toEqual(
      toAll(
        [STRUCK, at('m19'), at('m11')],
        [SHOWN, at('s1'), B],
        [SHOWN, at('w3'), C],
        [FOUGHT, at('m19'), at('m11'), 2, 1, 0, 1],
        [REMOVED, 1, at('w3'), C, at('m11'), FIGHT],
        [MOVED, at('s1'), at('m19'), at('m11')],
        [TURN, 1],
      ),
    );
    expect(seen()).toMatchObject({ quiet: 1, turns: 31, active: 1, in: 7 });
    expect(seen().heaps[4]).toEqual([C, B, B, C]);
    expect(seen(2).tokens.find(({ cell }) => cell === at('m11'))).toEqual({
      ...{ id: at('s1'), cell: at('m11'), seat: 0, kind: B, shown: ALL },
    });
  });

  it('heath makes the defender one stronger: equals both fall, the defender first', () => {
    const fallen = 'CCB/CBB/CCBB';
    stand({ tokens: `${others} 0Bm11#s1 1Cm12#w3`, fallen, quiet: 17 });
    expect(core.answer(move('m11-m12'))).toBe(LEARNED);
    expect(rows().slice(3)).toEqual(
      toAll(
        [FOUGHT, at('m11'), at('m12'), 2, 2, 0, 0],
        [REMOVED, 1, at('w3'), C, at('m12'), FIGHT],
        [REMOVED, 0, at('s1'), B, at('m11'), FIGHT],
        [TURN, 1],
      ),
    );
    expect([seen().heaps[3], seen().heaps[4]]).toEqual([
      [C, C, B, B],
      [C, B, B, C],
    ]);
    expect(seen().quiet).toBe(1);
  });

  it('the attacker’s own heath does not matter', () => {
    stand({ tokens: `${others} 0Cm12#s1 1Cm11#w3`, fallen: 'CBB/CBB/CCBB' });
    core.answer(move('m12-m11'));
    expect(rows()[3]).toEqual([FOUGHT, ALL, at('m12'), at('m11'), 1, 1, 0, 0]);
  });

  it('of the weaker: the attacker falls; nobody is shown again who was', () => {
    stand({ tokens: `${others} 0Cm19*#s1 1Bm11+02#w3`, fallen: 'CBB/CCB/CCBB' });
    expect(core.answer(move('m19-m11'))).toBe(LEARNED);
    expect(rows()).toEqual(
      toAll(
        [STRUCK, at('m19'), at('m11')],
        [SHOWN, at('w3'), B],
        [FOUGHT, at('m19'), at('m11'), 1, 2, 0, 0],
        [REMOVED, 0, at('s1'), C, at('m19'), FIGHT],
        [TURN, 1],
      ),
    );
    expect(seen(8).tokens.find(({ cell }) => cell === at('m11'))).toMatchObject({ kind: B, shown: ALL });
  });
});

describe('B12, B13 a seat whose Gem falls', () => {
  const tokens = '0Gs4 0Bm19#s1 1Gm11#w1 1Cw2+0 1Bw4* 1Cw6+02 2Ge6 2Ce5';

  it('is out: its other tokens leave face down, by cell', () => {
    stand({ tokens, fallen: 'CCB/B/BCB', hands: 'L/LH/-', quiet: 9 });
    expect(core.answer(move('m19-m11'))).toBe(LEARNED);
    const seats = [1 | 2, 1 | 2 | 4];
    expect(rows().slice(3)).toEqual([
      [FOUGHT, ALL, at('m19'), at('m11'), 2, 0, 0, 1],
      [REMOVED, ALL, 1, at('w1'), G, at('m11'), FIGHT],
      [MOVED, ALL, at('s1'), at('m19'), at('m11')],
      [REMOVED, seats[0], 1, at('w2'), C, at('w2'), OTHER],
      [REMOVED, ALL & ~(seats[0] ?? 0), 1, at('w2'), -1, at('w2'), OTHER],
      [REMOVED, ALL, 1, at('w4'), B, at('w4'), OTHER],
      [REMOVED, seats[1], 1, at('w6'), C, at('w6'), OTHER],
      [REMOVED, ALL & ~(seats[1] ?? 0), 1, at('w6'), -1, at('w6'), OTHER],
      [TURN, ALL, 2],
    ]);
    expect(seen()).toMatchObject({ in: 5, quiet: 1, active: 2 });
    // no heap for those who left, the hand stays where it is
    expect(seen().heaps[4]).toEqual([B, G]);
    expect(seen(0).heaps[1]).toEqual([-1, -1]);
    expect(seen(1).heaps[1]).toEqual([L, H]);
  });

  it('a Gem on heath takes a Chip along', () => {
    stand({ tokens: '0Gs4 0Cm19#s1 1Gs1#w1 2Ge6', fallen: 'CBB/CCBB/BBCC' });
    expect(core.answer(move('m19-s1'))).toBe(LEARNED);
    expect(rows().slice(3)).toEqual(
      toAll(
        [FOUGHT, at('m19'), at('s1'), 1, 1, 0, 0],
        [REMOVED, 1, at('w1'), G, at('s1'), FIGHT],
        [REMOVED, 0, at('s1'), C, at('m19'), FIGHT],
        [TURN, 2],
      ),
    );
  });

  it('B14 the last seat in wins', () => {
    stand({ tokens: '0Gs4 0Bm19#s1 1Gm11#w1 1Cw2', fallen: 'CCB/CBB/GCCBB', turns: 20 });
    expect(core.answer(move('m19-m11'))).toBe(LEARNED | ENDED);
    expect(rows().at(-1)).toEqual([OVER, ALL, LAST_IN, 1, 0]);
    expect(seen()).toMatchObject({ in: 1, step: 5, active: 0, turns: 21, asked: -2, result: [LAST_IN, 1, 0] });
    expect(core.result()).toEqual([LAST_IN, 1, 0]);
    expect(core.question().codes).toEqual([]);
    expect(core.call('apply', 0)).toBe(-1);
    expect(core.call('resign', 0)).toBe(-1);
    expect(core.call('agree')).toBe(-1);
  });
});

describe('B14 quiet', () => {
  it('eighteen turns without a loss are a draw', () => {
    stand({ tokens: HOME, turns: 40 });
    for (let turn = 0; turn < 17; turn++) expect(core.answer(PASS)).toBe(0);
    expect(seen()).toMatchObject({ quiet: 17, active: 2, turns: 57 });
    expect(core.answer(PASS)).toBe(ENDED);
    expect(rows()).toEqual(toAll([PASSED, 2], [OVER, QUIET, 0]));
    expect(seen()).toMatchObject({ quiet: 18, active: 2, turns: 58, result: [QUIET, 0, 0] });
  });
});

describe('B15 a resignation', () => {
  const tokens = '0Gs4 0Bm8#s1 1Gw2 1Cm7#w1 1Bm4+0#w3 2Ge6+1 2Cm15#e1 2Bm9*#e3';
  const fallen = 'CCB/CB/CB';
  const leaving = [
    [REMOVED, 4 | 2, 2, at('e6'), G, at('e6'), LEFT],
    [REMOVED, ALL & ~6, 2, at('e6'), -1, at('e6'), LEFT],
  ];

  it('in one’s own turn ends it, with what is open', () => {
    stand({ tokens, fallen, turn: 2, quiet: 5, turns: 9 });
    expect(core.call('resign', 2)).toBe(0);
    expect(rows()).toEqual([
      [RESIGNED, ALL, 2],
      [REMOVED, ALL, 2, at('e3'), B, at('m9'), LEFT],
      ...leaving,
      [REMOVED, 4, 2, at('e1'), C, at('m15'), LEFT],
      [REMOVED, but(2), 2, at('e1'), -1, at('m15'), LEFT],
      [TURN, ALL, 0],
    ]);
    expect(seen()).toMatchObject({ in: 3, quiet: 1, turns: 10, active: 0 });
    expect(seen().heaps[5]).toEqual([C, B]);
    stand({ tokens, fallen, turn: 0, hands: 'L/-/-' });
    core.answer(item(L));
    expect(core.call('resign', 0)).toBe(0);
    expect(rows().at(-1)).toEqual([TURN, ALL, 1]);
    expect(seen()).toMatchObject({ step: 1, turns: 1, quiet: 1 });
    expect(seen().heaps[7]?.at(-1)).toBe(L);
    expect(core.call('resign', 0)).toBe(-1);
  });

  it('out of turn leaves the turn as it is', () => {
    stand({ tokens, fallen, turn: 0, quiet: 5, turns: 9 });
    expect(core.call('resign', 2)).toBe(0);
    expect(rows().some(([type]) => type === TURN)).toBe(false);
    expect(seen()).toMatchObject({ in: 3, quiet: 0, turns: 9, active: 0, step: 1, ply: 0 });
  });

  it('B19 leaves a pick with one candidate, which settles', () => {
    stand({ tokens, fallen, turn: 0, hands: 'L/-/-' });
    core.answer(item(L));
    expect(codes()).toEqual([pick('m7'), pick('m15')]);
    expect(core.call('resign', 2)).toBe(LEARNED);
    expect(rows().slice(-3)).toEqual([
      [LOOKED, 1, 0, at('w1'), C],
      [LOOKED, but(0), 0, at('w1'), -1],
      [TURN, ALL, 1],
    ]);
    expect(seen()).toMatchObject({ in: 3, quiet: 1, turns: 1, ply: 1 });
  });

  it('leaves a Lantern without a target: it lapses', () => {
    stand({ tokens: tokens.replace('1Cm7', '1Cm7+0').replace('2Bm9*', '2Bm9'), fallen, turn: 0, hands: 'L/-/-' });
    core.answer(item(L));
    expect(codes()).toEqual([pick('m9'), pick('m15')]);
    expect(core.call('resign', 2)).toBe(0);
    expect(rows().at(-1)).toEqual([TURN, ALL, 1]);
    expect(rows().some(([type]) => type === LOOKED)).toBe(false);
    expect(seen()).toMatchObject({ in: 3, quiet: 1, turns: 1, step: 1 });
  });

  it('leaves a Hop asking, with what is free now', () => {
    stand({ tokens: '0Gs6 1Gm20#w1 2Gm22#e1 2Bm23#e2', hands: 'H/-/-', fallen: 'CCBB/CCBB/CCB' });
    core.answer(item(H));
    core.call('resign', 2);
    expect(core.question()).toMatchObject({ key: 4, args: [at('s6')], codes: ['m21', 'm22', 's2'].map(pick) });
  });

  it('of the last but one makes the other win at once', () => {
    stand({ tokens: '0Gs4 0Bm19#s1 1Gm11#w1 1Cw2', fallen: 'CCB/CBB/GCCBB', turns: 20, turn: 1, quiet: 3 });
    expect(core.call('resign', 1)).toBe(ENDED);
    expect(rows().at(-1)).toEqual([OVER, ALL, LAST_IN, 1, 0]);
    expect(seen()).toMatchObject({ turns: 20, quiet: 0, active: 1, result: [LAST_IN, 1, 0] });
    // from the landing as well: nothing is pending then
    stand({ tokens: '0Gs6 1Gm20#w1', hands: 'H/-/-', fallen: 'CCBB/CCBB/GCCBB' });
    core.answer(item(H));
    expect(seen().step).toBe(4);
    core.call('resign', 0);
    expect(seen()).toMatchObject({ pending: [], step: 5, result: [LAST_IN, 2, 0] });
  });
});

describe('B16 a resignation in the set-up', () => {
  it('of who places: its tokens vanish, its places are skipped', () => {
    arrange(C, C);
    expect(core.call('resign', 0)).toBe(0);
    expect(rows()).toEqual(toAll([RESIGNED, 0], [TURN, 1]));
    expect(seen()).toMatchObject({ in: 6, setup: 6, active: 1, tokens: [], ply: 2, turns: 0 });
    expect(core.question()).toMatchObject({ seat: 1, args: [at('w1')] });
  });

  it('of one who placed before, or has yet to: nothing changes for who places', () => {
    arrange(C, C, 0, G, B, B, C);
    expect(core.call('resign', 0)).toBe(0);
    expect(rows()).toEqual(toAll([RESIGNED, 0]));
    expect(seen().tokens.map(({ seat }) => seat)).toEqual([1]);
    expect(seen()).toMatchObject({ in: 6, setup: 7, active: 1 });
    core.create([1, 0, 3]);
    arrange(C, C, 0, G, B, B, C);
    core.call('resign', 2);
    expect(seen()).toMatchObject({ in: 3, setup: 7, active: 1 });
    arrange(C, 0, G, B);
    expect(core.answer(item(B))).toBe(LEARNED);
    expect(rows()[0]).toEqual([DEALT, ALL, 3]);
    expect(rows().filter(([type]) => type === PLACED)).toHaveLength(20);
    expect(rows().at(-1)).toEqual([TURN, ALL, 0]);
    expect(seen()).toMatchObject({ setup: 18, step: 1, in: 3 });
  });

  it('of the last to place begins the match', () => {
    arrange(C, C, 0, G, B, B, 0, G, C, C, B, B, C, B);
    core.call('resign', 0);
    expect(core.call('resign', 2)).toBe(ENDED);
    expect(rows()).toEqual(toAll([RESIGNED, 2], [OVER, LAST_IN, 1, 1]));
    expect(seen()).toMatchObject({ setup: 14, step: 5, active: 2, result: [LAST_IN, 2, 0] });
    core.create([1, 0, 3]);
    arrange(C, C, 0, G, B, B, 0, G, C, C, B, B, C, B);
    expect(core.call('resign', 2)).toBe(LEARNED);
    expect(rows().slice(0, 2)).toEqual(toAll([RESIGNED, 2], [DEALT, 3]));
    expect(rows().at(-1)).toEqual([TURN, ALL, 0]);
    expect(seen()).toMatchObject({ setup: 18, step: 1, in: 3, quiet: 0 });
  });
});

describe('outside the list', () => {
  it('B17 an agreed draw has no winners', () => {
    stand({ tokens: HOME, hands: 'L/-/-', quiet: 4, turn: 1 });
    expect(core.call('agree')).toBe(ENDED);
    expect(rows()).toEqual(toAll([OVER, AGREEMENT, 0]));
    expect(seen()).toMatchObject({ result: [AGREEMENT, 0, 0], step: 5, active: 1, quiet: 4 });
  });

  it('B18 a seat that is out sees what it saw', () => {
    stand({ tokens: '0Gs4 0Bs1+1 2Ge6 2Ce5', fallen: 'CCB/GCCBB/BCB', hands: '-/LH/-' });
    const kinds = seen(1).tokens.map(({ cell, kind }) => [cell, kind]);
    expect(kinds).toEqual([
      [at('e5'), -1],
      [at('e6'), -1],
      [at('s1'), B],
      [at('s4'), -1],
    ]);
    expect(core.call('resign', 1)).toBe(-1);
    core.answer(PASS);
    expect(rows().at(-1)).toEqual([TURN, ALL, 2]);
  });

  it('opens a match from a position with the turn of its seat', () => {
    stand({ tokens: HOME, turn: 2 });
    expect(core.call('opening')).toBe(0);
    expect(rows()).toEqual(toAll([TURN, 2]));
    expect(core.call('opening')).toBeLessThan(0);
  });

  it('B6 plays the first copy, the rest of the hand moves up', () => {
    stand({ tokens: '0Gs6 1Gm20#w1 2Gm22#e1 2Bm23#e2', hands: 'LH/L/H', fallen: 'CCBB/CCBB/CCB', discard: 'HL' });
    core.answer(item(H));
    expect(rows()[0]).toEqual([PLAYED, ALL, 0, H]);
    expect(seen().heaps[0]).toEqual([L]);
    expect(seen().heaps[7]).toEqual([H, L, H]);
  });
});
