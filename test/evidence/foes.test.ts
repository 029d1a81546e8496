/** To whom a keyword given unseen went, or did not, by what a fight told (LEGENDS.md, Rows: comparison). */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import { followCourse } from '../../src/games/legends/evidence/course';
import { evidenceOf } from '../../src/games/legends/evidence/index';
import { viewOf } from './board';

/** Chart numbers: who gives spirits Flying, two spirits, one that is 3 stronger against Flying, and a curse that lends it to all. */
const [ELEMENTUS, SPIRIT_OF_WRATH, SPIRIT_OF_SEA, KZZT, NOSIMAJ] = [70, 76, 82, 190, 195];
const FLYING = 8;
const [OURS, GIVER, FOE, OTHER] = [9, 58, 50, 51];

const TURN: GameEvent = { type: 'turn', seat: 0 };
const GIFT: readonly GameEvent[] = [
  { type: 'used', token: GIVER, seat: 1, power: 1, keyword: null },
  { type: 'granted', token: null, keyword: FLYING, seat: 1 },
];
const STRONGER: GameEvent = { type: 'modifier', token: OURS, by: 3, reason: 0, number: 1 };
const fought = (from: number, square: number): GameEvent => ({
  ...{ type: 'fought', from, square, attack: 3, defence: 7, helpers: [], beaten: false },
});
/** Kzz't attacks from 42. */
const ATTACK: GameEvent = { type: 'moved', token: OURS, from: 42, to: FOE };

const viewWith = (kind: number, { ours = FOE, grants = [] as number[] } = {}) =>
  viewOf(
    [
      { id: GIVER, army: 1, kind: ELEMENTUS },
      { id: FOE, army: 1, kind },
      { id: OTHER, army: 1 },
      { id: OURS, army: 0, kind: KZZT, square: ours },
    ],
    { windows: 1, grants },
  );
const receivers = (rows: readonly GameEvent[], view = viewWith(SPIRIT_OF_WRATH)) =>
  followCourse(view, rows).gifts.map(({ ids }) => ids);

describe('a keyword given unseen', () => {
  it('did not go to a fighter whom a foe met without what it has against that keyword', () => {
    expect(receivers([TURN, ...GIFT, ATTACK, fought(42, FOE)])).toEqual([[GIVER, OTHER]]);
  });

  it('went to a fighter whom a foe met with it', () => {
    expect(receivers([TURN, ...GIFT, ATTACK, STRONGER, fought(42, FOE)])).toEqual([[FOE]]);
    // of two gifts one did, and the other one to somebody else
    expect(receivers([TURN, ...GIFT, ...GIFT, ATTACK, STRONGER, fought(42, FOE)])).toEqual([[FOE], [GIVER, OTHER]]);
  });

  it('is told by a strike, too', () => {
    const view = viewWith(SPIRIT_OF_WRATH, { ours: 42 });
    const struck: GameEvent = { type: 'moved', token: OURS, from: 34, to: 42 };
    expect(receivers([TURN, ...GIFT, struck, fought(42, FOE)], view)).toEqual([[GIVER, OTHER]]);
  });

  it('is not told by what the row of another power, or of another piece, says', () => {
    const rows: readonly GameEvent[] = [
      { type: 'modifier', token: OURS, by: 2, reason: 2, number: 0 },
      { type: 'modifier', token: FOE, by: 1, reason: 0, number: 1 },
    ];
    expect(receivers([TURN, ...GIFT, ATTACK, ...rows, fought(42, FOE)])).toEqual([[GIVER, OTHER]]);
  });

  it('may have gone to anybody where the fighter has it anyway: by the curse in force, or openly', () => {
    const all = [[GIVER, FOE, OTHER]];
    const curse: GameEvent = { type: 'curseBegan', token: 3, kind: NOSIMAJ, seat: 1 };
    expect(receivers([TURN, curse, ...GIFT, ATTACK, STRONGER, fought(42, FOE)])).toEqual(all);
    const openly: GameEvent = { type: 'granted', token: FOE, keyword: FLYING, seat: 1 };
    expect(receivers([TURN, openly, ...GIFT, ATTACK, STRONGER, fought(42, FOE)])).toEqual([[GIVER, OTHER]]);
  });

  it('is not told by the fight of a turn before', () => {
    expect(receivers([TURN, ATTACK, fought(42, FOE), TURN, ...GIFT])).toEqual([[GIVER, FOE, OTHER]]);
    expect(receivers([TURN, ...GIFT, TURN, ATTACK, fought(42, FOE)])).toEqual([[GIVER, FOE, OTHER]]);
  });

  /** A view after FOE has fallen, with these grants. */
  const afterFall = (grants: number[]) => {
    const full = viewWith(SPIRIT_OF_SEA, { grants });
    return {
      ...full,
      tokens: full.tokens.filter(({ id }) => id !== FOE),
      heaps: full.heaps.map((heap) => (heap.seat === 1 ? { ...heap, kinds: [SPIRIT_OF_SEA] } : heap)),
      lists: { ...full.lists, army: [1, 1, 0], fallen: [FOE] },
    };
  };
  const FELL: GameEvent = { type: 'removed', seat: 1, token: FOE, kind: SPIRIT_OF_SEA, square: FOE, cause: 'fight' };
  const HIDDEN = [-1, FLYING, 1, 0];

  it('ends with its receiver: the other gift is somebody else’s', () => {
    const rows = [TURN, TURN, TURN, ...GIFT, ...GIFT, ATTACK, STRONGER, fought(42, FOE), FELL];
    const words = evidenceOf({} as never, afterFall([...HIDDEN, ...HIDDEN]), rows, []);
    // of each gift: set, hidden pieces that may have it, known ones; the fallen 50 is told as -52
    expect(words.slice(-9)).toEqual([0, 0, 1, -52, 0, 1, OTHER, 1, GIVER]);
  });

  it('may have ended with one that fell before anything was told', () => {
    const rows = [TURN, TURN, TURN, ...GIFT, FELL];
    const words = evidenceOf({} as never, afterFall(HIDDEN), rows, []);
    expect(words.slice(-6)).toEqual([0, 1, OTHER, 2, GIVER, -52]);
  });

  it('is somebody else’s than the one that was opened', () => {
    const rows = [TURN, TURN, TURN, ...GIFT, ...GIFT];
    const opened = viewWith(SPIRIT_OF_WRATH, { grants: [FOE, FLYING, 1, 1, ...HIDDEN] });
    expect(evidenceOf({} as never, opened, rows, []).slice(-5)).toEqual([0, 1, OTHER, 1, GIVER]);
  });
});
