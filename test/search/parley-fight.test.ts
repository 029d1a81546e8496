/** Parley's engine, rule by rule: attacks and their windows, seats that go out or resign (P10 to P16). */
import { beforeEach, describe, expect, it } from 'vitest';
import { at, E, G, item, move, PASS, parts, R, S, square, T, W } from './parley';
import {
  ALL,
  but,
  CLOSED,
  core,
  DEALT,
  deal,
  FOUGHT,
  HOME,
  LOOKED,
  MOVED,
  NAMED,
  OPENED,
  OVER,
  PLAYED,
  REMOVED,
  RESIGNED,
  rows,
  SHOWN,
  STRUCK,
  stand,
  TURN,
  toAll,
} from './parley-table';

beforeEach(() => deal());

describe('attack', () => {
  const [a1, a2] = [at('a1'), at('a2')];

  it('P10-P12 shows both, settles lone passes, the stronger wins and moves', () => {
    stand({ tokens: ['0Ga1', '0Ec1', { square: a2, seat: 1, kind: S, shown: ALL }, '1Ee2', '2Ed3'] });
    expect(core.answer(move(a1, a2))).toBe(1);
    expect(rows()).toEqual(
      toAll(
        [STRUCK, a1, a2],
        [SHOWN, a1, G],
        [OPENED],
        [CLOSED],
        [FOUGHT, a1, a2, 3, 1, 0, 1],
        [REMOVED, 1, a2, S, a2, 0],
        [MOVED, a1, a1, a2],
        [TURN, 1],
      ),
    );
    expect(parts(core.view(8)).tokens.find((t) => t.square === a2)).toMatchObject({
      id: a1,
      seat: 0,
      kind: G,
      shown: ALL,
    });
    expect(parts(core.view(8))).toMatchObject({ ply: 1, pending: [] });
  });

  it('P12 strengths: equals fall together, the weaker attacker falls, a Spy beats a Guard when it attacks', () => {
    const fight = (attacker: string, defender: string): number[][] => {
      stand({
        tokens: [
          `0${attacker}a1`,
          `0${attacker === 'E' ? 'G' : 'E'}c1`,
          `1${defender}a2`,
          `1${defender === 'E' ? 'G' : 'E'}e2`,
          '2Ed3',
        ],
      });
      core.answer(move(a1, a2));
      return rows()
        .filter(([type]) => type === FOUGHT || type === REMOVED)
        .map(([type = 0, , ...args]) => (type === FOUGHT ? args.slice(2) : args));
    };
    expect(fight('G', 'G')).toEqual([
      [3, 3, 0, 0],
      [1, a2, G, a2, 0],
      [0, a1, G, a1, 0],
    ]);
    expect(fight('S', 'G')).toEqual([
      [4, 3, 0, 1],
      [1, a2, G, a2, 0],
    ]);
    expect(fight('G', 'S')).toEqual([
      [3, 1, 0, 1],
      [1, a2, S, a2, 0],
    ]);
    expect(fight('S', 'S')).toEqual([
      [1, 1, 0, 0],
      [1, a2, S, a2, 0],
      [0, a1, S, a1, 0],
    ]);
  });

  it('P13 a seat without its Envoy is out; its tokens leave face down', () => {
    stand({ tokens: ['0Ga1', '0Ec1', '1Ea2', '1Gb2', '1Se2', '2Ed3'], hands: [[], [R, T], []] });
    core.answer(move(a1, a2));
    // seat 1 has a Truce and lets it be
    expect(core.question()).toEqual({ kind: 3, seat: 1, key: 7, args: [], codes: [item(T), PASS] });
    expect(core.answer(PASS)).toBe(1);
    expect(rows()).toEqual([
      ...toAll([CLOSED], [FOUGHT, a1, a2, 3, 2, 0, 1], [REMOVED, 1, a2, E, a2, 0], [MOVED, a1, a1, a2]),
      [REMOVED, 2, 1, 6, G, 6, 5],
      [REMOVED, but(1), 1, 6, -1, 6, 5],
      [REMOVED, 2, 1, 9, S, 9, 5],
      [REMOVED, but(1), 1, 9, -1, 9, 5],
      [TURN, ALL, 2],
    ]);
    expect(parts(core.view(0))).toMatchObject({ counters: { in: 5 } });
    expect(parts(core.view(0)).heaps[1]?.kinds).toEqual([-1, -1]);
  });

  it('P13, P14 two Envoys fall together: the defender is cleared first; the third seat wins', () => {
    stand({ tokens: ['0Ea1', '0Gc1', '1Ea2', '1Gb2', '2Ed3'] });
    expect(core.answer(move(a1, a2))).toBe(5);
    expect(rows().slice(6)).toEqual([
      [REMOVED, ALL, 1, a2, E, a2, 0],
      [REMOVED, ALL, 0, a1, E, a1, 0],
      [REMOVED, 2, 1, 6, G, 6, 5],
      [REMOVED, but(1), 1, 6, -1, 6, 5],
      [REMOVED, 1, 0, 2, G, 2, 5],
      [REMOVED, but(0), 0, 2, -1, 2, 5],
      [OVER, ALL, 0, 1, 2],
    ]);
    expect(core.result()).toEqual([0, 4, 0]);
    stand({ tokens: ['0Ea1', '1Ea2'], seats: 3 });
    expect(core.answer(move(a1, a2))).toBe(5);
    expect(rows().at(-1)).toEqual([OVER, ALL, 1, 0]);
    expect(core.result()).toEqual([1, 0, 0]);
  });

  it('P11 the defender is asked, then the third seat; nobody else is told', () => {
    stand({ tokens: ['0Ga1', '0Ec1', '1Ea2', '2Ed3'], hands: [[], [T], [W, T]] });
    core.answer(move(a1, a2));
    expect(rows()).toEqual(toAll([STRUCK, a1, a2], [SHOWN, a1, G], [SHOWN, a2, E], [OPENED]));
    expect([0, 1, 2, 8, 9].map((viewer) => parts(core.view(viewer)).asked)).toEqual([-1, 1, -1, -1, 1]);
    expect(parts(core.view(2))).toMatchObject({ kind: 3, pending: [a1, a2], counters: { active: 0, step: 7 }, ply: 1 });
    expect(core.answer(PASS)).toBe(1);
    expect(rows()).toEqual([]);
    expect([0, 1, 2, 8, 9].map((viewer) => parts(core.view(viewer)).asked)).toEqual([-1, -1, 2, -1, 2]);
    expect(core.answer(item(T))).toBe(1);
    expect(rows()).toEqual(toAll([PLAYED, 2, T], [CLOSED], [TURN, 1]));
    expect(parts(core.view(9))).toMatchObject({ ply: 1, counters: { turns: 1 } });
    expect(parts(core.view(9)).heaps[2]?.kinds).toEqual([W]);
    expect(parts(core.view(9)).tokens.map((t) => t.square)).toEqual([a1, 2, a2, 13]);
  });

  it('P11 with asks always a lone pass is asked, also of the third seat', () => {
    expect(core.create([1, 0, 3, 1, 0])).toBe(0);
    stand({ tokens: ['0Ga1', '0Ec1', '1Sa2', '1Ec2', '2Ed3'] });
    core.answer(move(a1, a2));
    expect(core.question()).toMatchObject({ seat: 1, codes: [PASS] });
    core.answer(PASS);
    expect(core.question()).toMatchObject({ seat: 2, codes: [PASS] });
    core.answer(PASS);
    expect(rows()[0]).toEqual([CLOSED, ALL]);
    // a third seat that is out is not asked
    stand({ tokens: ['0Ga1', '0Ec1', '1Sa2', '1Ec2'], seats: 3 });
    core.answer(move(a1, a2));
    core.answer(PASS);
    expect(core.question()).toMatchObject({ kind: 9, seat: 1 });
  });
});

describe('outside the list', () => {
  const home = { tokens: HOME } as const;
  const leaves = (seat: number): number[][] =>
    [0, 1, 2].flatMap((file) => {
      const sq = 5 * seat + file;
      return [
        [REMOVED, 1 << seat, seat, sq, file, sq, 3],
        [REMOVED, but(seat), seat, sq, -1, sq, 3],
      ];
    });

  it('P15 the active seat: its turn ends', () => {
    stand({ ...home, active: 1, turns: 3 });
    expect(core.call('resign', 1)).toBe(0);
    expect(rows()).toEqual([[RESIGNED, ALL, 1], ...leaves(1), [TURN, ALL, 2]]);
    expect(parts(core.view(9)).counters).toMatchObject({ turns: 4, in: 5, active: 2, step: 1 });
    expect(core.call('resign', 1)).toBe(-1);
    expect(core.call('resign', 3)).toBe(-1);
    // the last one left wins at once, and the count stands
    expect(core.call('resign', 0)).toBe(4);
    expect(rows()).toEqual([[RESIGNED, ALL, 0], ...leaves(0), [OVER, ALL, 0, 1, 2]]);
    expect(parts(core.view(9)).counters.turns).toBe(4);
    expect(core.call('resign', 2)).toBe(-1);
    expect(core.call('agree')).toBe(-1);
  });

  it('P15 another seat: the open question is asked again', () => {
    stand({ ...home, step: 1, hands: [[W], [], []] });
    core.answer(item(W));
    expect(core.call('resign', 1)).toBe(0);
    expect(core.question().codes).toEqual([10, 11, 12].map(square));
    stand({ ...home, step: 1, hands: [[R], [], []] });
    core.answer(item(R));
    // one seat is left: it is named, and asked
    expect(core.call('resign', 2)).toBe(0);
    expect(rows()).toEqual([[RESIGNED, ALL, 2], ...leaves(2), [NAMED, ALL, 0, 1]]);
    expect(core.question()).toMatchObject({ seat: 1, key: 4 });
  });

  it('P15 a whisper left with one target settles', () => {
    stand({ tokens: ['0Ea1', ...HOME.slice(3, 6), '2Ec3'], step: 1, hands: [[W], [], []] });
    core.answer(item(W));
    expect(core.call('resign', 1)).toBe(1);
    expect(rows().slice(-2)).toEqual([
      [LOOKED, 1, 0, 12, E],
      [LOOKED, but(0), 0, 12, -1],
    ]);
    expect(core.question()).toMatchObject({ kind: 2, seat: 0 });
  });

  it("P15 a rumour's pick lapses with the named seat; without the active one the turn ends", () => {
    const ask = (): void => {
      stand({ ...home, step: 1, hands: [[R], [], []] });
      core.answer(item(R));
      core.answer(item(1));
    };
    ask();
    expect(core.call('resign', 1)).toBe(0);
    expect(rows()).toEqual([[RESIGNED, ALL, 1], ...leaves(1)]);
    expect(core.question()).toMatchObject({ kind: 2, seat: 0 });
    ask();
    core.call('resign', 2);
    expect(core.question()).toMatchObject({ seat: 1, key: 4 });
    ask();
    core.call('resign', 0);
    expect(core.question()).toMatchObject({ seat: 1, key: 1 });
    expect(rows().at(-1)).toEqual([TURN, ALL, 1]);
  });

  it('P15 in a window: active and defender end the turn, the third seat counts as a pass', () => {
    const open = (hands: readonly (readonly number[])[]): void => {
      stand({ tokens: ['0Ga1', '0Ec1', '1Sa2', '1Ec2', '2Ed3', '2Ge3'], hands });
      core.answer(move(0, 5));
    };
    open([[], [T], [T]]);
    expect(core.call('resign', 0)).toBe(1);
    expect(rows().slice(-2)).toEqual(toAll([CLOSED], [TURN, 1]));
    open([[], [T], [T]]);
    expect(core.call('resign', 1)).toBe(1);
    expect(rows().slice(-2)).toEqual(toAll([CLOSED], [TURN, 2]));
    expect(parts(core.view(9)).tokens.map((t) => t.square)).toEqual([0, 2, 13, 14]);
    // the third seat, not yet asked: the defender still is, and then the fight is decided
    open([[], [T], [T]]);
    core.call('resign', 2);
    expect(core.question()).toMatchObject({ kind: 3, seat: 1 });
    core.answer(PASS);
    expect(rows().slice(0, 2)).toEqual(toAll([CLOSED], [FOUGHT, 0, 5, 3, 1, 0, 1]));
    // the third seat, asked
    open([[], [], [T]]);
    expect(core.question()).toMatchObject({ kind: 3, seat: 2 });
    expect(core.call('resign', 2)).toBe(1);
    expect(rows().slice(5, 7)).toEqual(toAll([CLOSED], [FOUGHT, 0, 5, 3, 1, 0, 1]));
    expect(core.question()).toMatchObject({ kind: 9, seat: 1 });
  });

  it('P15 in the set-up: tokens go without a row, squares still to come are skipped', () => {
    core.answer(item(E));
    core.answer(item(G));
    expect(core.call('resign', 0)).toBe(0);
    expect(rows()).toEqual(toAll([RESIGNED, 0], [TURN, 1]));
    expect(core.question()).toMatchObject({ seat: 1, args: [5] });
    expect(parts(core.view(9))).toMatchObject({ tokens: [], counters: { in: 6, setup: 5, active: 1 } });
    for (const kind of [E, G, S, 3, 3, E, G, S, 3, 3]) core.answer(item(kind));
    expect(rows().at(-1)).toEqual([TURN, ALL, 1]);
    expect(rows()).toHaveLength(2 + 2 * 6);
    // a seat still to place, then the one that places: the last one wins
    core.create([1, 0, 3, 0, 0]);
    core.call('resign', 2);
    expect(rows()).toEqual(toAll([RESIGNED, 2]));
    expect(core.question()).toMatchObject({ seat: 0, args: [0] });
    for (const kind of [E, G, S, 3, 3]) core.answer(item(kind));
    for (const kind of [E, G, S, 3]) core.answer(item(kind));
    expect(core.answer(item(3))).toBe(1);
    expect(rows()[0]).toEqual([DEALT, ALL, 3]);
    core.create([1, 0, 3, 0, 0]);
    core.call('resign', 2);
    expect(core.call('resign', 0)).toBe(4);
    expect(rows()).toEqual(toAll([RESIGNED, 0], [OVER, 0, 1, 1]));
  });

  it('P16 a draw is agreed', () => {
    expect(core.call('agree')).toBe(4);
    expect(rows()).toEqual(toAll([OVER, 3, 0]));
    expect(core.result()).toEqual([3, 0, 0]);
  });
});
