/** What it tells that somebody was asked whom to pick, or was not, by the rules' text; and to whom a keyword can go in a fight. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/contract/event';
import type { Asked } from '../../src/contract/search';
import type { View } from '../../src/contract/view';
import { pieceOf } from '../../src/games/legends/catalogue';
import { followCourse } from '../../src/games/legends/evidence/course';
import { evidenceOf, suspectsOf } from '../../src/games/legends/evidence/index';
import { STANDARD_FORM } from '../../src/games/legends/forms';
import { viewOf } from './board';

/** Chart numbers: a blue piece that moves, dwarves, and pieces that are neither. */
const [DWARVEN_AMBUSH, FRAY, ELEMENTUS, SPIRIT_OF_WRATH] = [31, 80, 70, 76];
const [MIGOLS_ROYAL_GUARD, OROEDS_FOE] = [12, 141];
const FLYING = 8;

const pick = (rows: number): Asked => ({ rows, seat: 1, kind: 'pick' });
const learn = (view: View, rows: readonly GameEvent[], asked: readonly Asked[]) => {
  const seen = followCourse(view, rows, asked);
  return { suspects: suspectsOf(view, seen), lineups: seen.lineups };
};
const fits = (kinds: ReadonlySet<number> | undefined, is: (kind: number) => boolean): boolean =>
  kinds !== undefined && [...kinds].length > 0 && [...kinds].every(is);

/** Seat 0's 9 has attacked the ambush on 50; both fell. */
const AMBUSHED: readonly GameEvent[] = [
  { type: 'moved', token: 9, from: 42, to: 50 },
  { type: 'shown', token: 9, kind: OROEDS_FOE },
  { type: 'shown', token: 50, kind: DWARVEN_AMBUSH },
  { type: 'used', token: 50, seat: 1, power: 2, keyword: null },
  { type: 'removed', seat: 0, token: 9, kind: OROEDS_FOE, square: 50, cause: 'spell' },
  { type: 'removed', seat: 1, token: 50, kind: DWARVEN_AMBUSH, square: 50, cause: 'spell' },
];
const TURN: GameEvent = { type: 'turn', seat: 1 };

/** The view after it: 51 and 52 are hidden. */
const afterAmbush = (known: readonly number[] = []): View => {
  const view = viewOf([
    { id: 51, army: 1 },
    { id: 52, army: 1 },
    ...known.map((kind, index) => ({ id: 60 + index, army: 1, kind })),
  ]);
  const heaps = [
    { seat: 0, name: 'fallen' as const, kinds: [OROEDS_FOE] },
    { seat: 1, name: 'fallen' as const, kinds: [DWARVEN_AMBUSH] },
  ];
  return { ...view, heaps, lists: { ...view.lists, fallen: [9, 50] } };
};

describe('an ambush', () => {
  it('that asked nobody had no dwarf to call', () => {
    const { suspects } = learn(afterAmbush(), [...AMBUSHED, TURN], []);
    for (const id of [51, 52]) {
      expect(suspects.get(id)?.has(MIGOLS_ROYAL_GUARD)).toBe(false);
      expect(fits(suspects.get(id), (kind) => pieceOf(kind)?.type !== 'dwarf')).toBe(true);
    }
  });

  it('that asked and called nobody had a dwarf', () => {
    const asked = [pick(AMBUSHED.length)];
    const { suspects, lineups } = learn(afterAmbush(), [...AMBUSHED, TURN], asked);
    expect(suspects.size).toBe(0);
    expect(lineups.map(({ least, ids }) => ({ least, ids }))).toEqual([{ least: 1, ids: [51, 52] }]);
    const setup = { game: 'legends', form: STANDARD_FORM.name, seat: 0, seats: [], sides: [], options: {} } as const;
    const words = evidenceOf(setup, afterAmbush(), [...AMBUSHED, TURN], asked);
    // one set, no tokens, one group: at least one of the two
    expect(words.filter((_, index) => index === 0 || index > 7)).toEqual([1, 0, 1, 1, 0, 2, 51, 52, 0]);
  });

  it('tells nothing when it may have asked about a dwarf that all know', () => {
    const setup = { game: 'legends', form: STANDARD_FORM.name, seat: 0, seats: [], sides: [], options: {} } as const;
    const words = evidenceOf(setup, afterAmbush([MIGOLS_ROYAL_GUARD]), [...AMBUSHED, TURN], [pick(AMBUSHED.length)]);
    expect(words).toEqual([0, 0, 0, 0]);
  });

  it('tells nothing when it called somebody: more than one it can’t', () => {
    const rows: readonly GameEvent[] = [
      ...AMBUSHED,
      { type: 'shown', token: 51, kind: MIGOLS_ROYAL_GUARD },
      { type: 'moved', token: 51, from: 51, to: 50 },
      TURN,
    ];
    const { suspects, lineups } = learn(afterAmbush(), rows, [pick(AMBUSHED.length)]);
    expect(lineups).toEqual([]);
    expect(suspects.has(52)).toBe(false);
  });

  /** After the ambush a curse of a seat's ended, of a piece that has fallen long since. */
  const cursed = (
    kind: number,
    seat: number,
    power = 1,
  ): { readonly view: View; readonly rows: readonly GameEvent[] } => {
    const view = afterAmbush();
    const heaps = view.heaps.map((heap) => (heap.seat === seat ? { ...heap, kinds: [...heap.kinds, kind] } : heap));
    const fallen = seat === 0 ? [9, 30, 50] : [9, 50, 30];
    return {
      view: { ...view, heaps, lists: { ...view.lists, fallen } },
      rows: [
        ...AMBUSHED,
        { type: 'curseEnded', token: 30, kind, seat },
        { type: 'used', token: 30, seat, power, keyword: null },
      ],
    };
  };
  const [BREMMUK, DELMIKRA] = [171, 205];

  it('tells nothing when a curse of its side that ended in between had somebody pick as well', () => {
    const { view, rows } = cursed(BREMMUK, 1);
    expect(learn(view, [...rows, TURN], [pick(8)]).lineups).toEqual([]);
  });

  it('that asked had a dwarf, though the other side picked for a curse in between', () => {
    const { view, rows } = cursed(BREMMUK, 0);
    const asked: readonly Asked[] = [{ rows: 8, seat: 0, kind: 'pick' }, pick(8)];
    const { lineups } = learn(view, [...rows, TURN], asked);
    expect(lineups.map(({ least, ids }) => ({ least, ids }))).toEqual([{ least: 1, ids: [51, 52] }]);
  });

  it('tells nothing when a curse has its opponent pick', () => {
    const { view, rows } = cursed(DELMIKRA, 0, 2);
    expect(learn(view, [...rows, TURN], [pick(8)]).lineups).toEqual([]);
  });

  it('that asked nobody may have lacked a space that was taken in between', () => {
    const { view, rows } = cursed(BREMMUK, 0);
    const around = [41, 43, 49, 51, 57, 58, 59];
    const tokens = viewOf([51, 52, ...around].map((id) => ({ id, army: 1 }))).tokens;
    const back = (square: number): GameEvent => ({ type: 'returned', token: 3, kind: 185, square, seat: 0, army: 0 });
    const crowded = { ...view, tokens };
    const none = (found: ReturnType<typeof learn>) => found.lineups.map(({ least }) => least);
    expect(none(learn(crowded, [...rows, TURN], []))).toEqual([0]);
    expect(none(learn(crowded, [...rows, back(50), TURN], []))).toEqual([]);
    // a dwarf comes to the ambush's own space alone
    expect(none(learn(crowded, [...rows, back(42), TURN], []))).toEqual([0]);
  });
});

describe('an ambush and a curse of its side that ended in between and destroyed a piece of its choice', () => {
  const [STRANGLING_VINES, DEATH] = [22, 104];
  const view = {
    ...afterAmbush(),
    heaps: [
      { seat: 0, name: 'fallen' as const, kinds: [OROEDS_FOE, DEATH] },
      { seat: 1, name: 'fallen' as const, kinds: [DWARVEN_AMBUSH, STRANGLING_VINES] },
    ],
  };
  const seen = { ...view, lists: { ...view.lists, fallen: [9, 20, 50, 30] } };
  const ended: readonly GameEvent[] = [
    ...AMBUSHED,
    { type: 'curseEnded', token: 30, kind: STRANGLING_VINES, seat: 1 },
    { type: 'used', token: 30, seat: 1, power: 1, keyword: null },
    { type: 'shown', token: 20, kind: DEATH },
  ];
  const chosen: GameEvent = { type: 'removed', seat: 0, token: 20, kind: DEATH, square: 20, cause: 'curse' };
  const least = (rows: readonly GameEvent[], asked: readonly Asked[]) =>
    learn(seen, rows, asked).lineups.map((lineup) => lineup.least);

  it('asked for the curse before that piece fell, and for the ambush after it', () => {
    expect(least([...ended, chosen, TURN], [pick(9)])).toEqual([0]);
    expect(least([...ended, chosen, TURN], [pick(9), pick(10)])).toEqual([1]);
  });

  it('may have asked for either when nothing fell', () => {
    expect(least([...ended, TURN], [pick(9)])).toEqual([]);
  });
});

describe('Fray', () => {
  const view = viewOf([
    { id: 50, army: 1, kind: FRAY },
    { id: 51, army: 1, kind: SPIRIT_OF_WRATH, square: 42 },
    { id: 60, army: 1 },
  ]);
  const used: GameEvent = { type: 'used', token: 50, seat: 1, power: 2, keyword: null };
  const shown: GameEvent = { type: 'shown', token: 51, kind: SPIRIT_OF_WRATH };
  const moved: GameEvent = { type: 'moved', token: 51, from: 51, to: 42 };
  const isOther = (kind: number): boolean => {
    const piece = pieceOf(kind);
    return piece !== undefined && (piece.nation !== 'blue' || piece.stationary);
  };

  it('that was not asked for a second had none', () => {
    // one question after the row of the use: where the piece goes
    const { suspects } = learn(view, [used, shown, moved, TURN], [pick(2)]);
    expect(fits(suspects.get(60), isOther)).toBe(true);
  });

  it('that was asked for a second and left it had one', () => {
    const { suspects, lineups } = learn(view, [used, shown, moved, TURN], [pick(1), pick(2)]);
    expect(suspects.has(60)).toBe(false);
    expect(lineups.map(({ least, ids }) => ({ least, ids }))).toEqual([{ least: 1, ids: [60] }]);
  });

  it('asks for the place before any other row where the piece was known', () => {
    const { suspects } = learn(view, [used, moved, TURN], [pick(1)]);
    expect(fits(suspects.get(60), isOther)).toBe(true);
    expect(learn(view, [used, moved, TURN], [pick(1), pick(1)]).lineups.map(({ least }) => least)).toEqual([1]);
  });
});

describe('a keyword given unseen', () => {
  const rows: readonly GameEvent[] = [
    { type: 'turn', seat: 0 },
    { type: 'moved', token: 9, from: 42, to: 50 },
    { type: 'windowOpened' },
    { type: 'used', token: 58, seat: 1, power: 1, keyword: null },
    { type: 'granted', token: null, keyword: FLYING, seat: 1 },
  ];
  const pieces = [
    { id: 58, army: 1, kind: ELEMENTUS },
    { id: 50, army: 1, kind: SPIRIT_OF_WRATH },
    { id: 51, army: 1 },
    { id: 9, army: 0, kind: OROEDS_FOE, square: 50 },
  ];
  const receiversUnder = (windows: number) =>
    followCourse(viewOf(pieces, { windows }), rows).gifts.map(({ ids }) => ids);

  it('in a fight went to the fighter, unless all windows are open (R27)', () => {
    expect(receiversUnder(0)).toEqual([[50]]);
    expect(receiversUnder(1)).toEqual([[58, 50, 51]]);
  });
});
