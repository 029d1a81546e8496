import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { eventsOf } from './kit';
import { at, curse, fallen, list, options, play, refilled, teams, tokenOn, told } from './legends-kit';

const seatOn = (engine: Engine, square: string): number | undefined => tokenOn(engine, square)?.seat;
const asked = (engine: Engine): readonly unknown[] => {
  const decision = engine.decision();
  return [decision?.seat, decision?.key];
};
describe('naming an opponent (R128)', () => {
  const pieces = { c2: [161, 0], c7: [113, 1], e7: [155, 1], k2: [16, 2], l7: [113, 3] };

  test('the user names one of the other side, who then chooses among its own', () => {
    const engine = teams(4, pieces);
    play(engine, 'c2.1');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'seat', key: 'legends.opponent', args: [18, 1] });
    expect(options(engine)).toEqual(['@1', '@3']);
    for (const viewer of [0, 1, 2, 3, 8, 9]) {
      expect(engine.view(viewer).asked).toEqual({ seat: 0, kind: 'seat' });
      expect(refilled(engine, viewer).decision()).toEqual(engine.decision());
    }
    play(engine, '@3');
    expect(asked(engine)).toEqual([3, 'legends.pick']);
    expect(options(engine)).toEqual(['l7', 'p8']);
    for (const viewer of [0, 1, 2, 3, 8, 9]) expect(refilled(engine, viewer).decision()).toEqual(engine.decision());
    play(engine, 'l7');
    expect(told(engine)).toEqual(['removed 113 power', 'turn 1']);
  });

  test('all of one opponent’s (#33): the named player’s castle alone is shown', () => {
    const engine = teams(4, { ...pieces, c2: [33, 0], d2: [16, 0] });
    play(engine, 'c2.1', '@3');
    expect(told(engine)).toEqual(['shown 169', 'turn 1']);
    expect([tokenOn(engine, 'h8')?.shownTo, tokenOn(engine, 'p8')?.shownTo]).toEqual([0, 511]);
  });

  test('a Death Curse’s user is asked, and the named one gives as many as it says (#208)', () => {
    const five = { a8: [155, 1], b8: [155, 1], c8: [155, 1], d8: [155, 1], e8: [155, 1] };
    const engine = teams(
      4,
      { ...five, c2: [16, 0], d2: [16, 0], e2: [16, 0], f2: [45, 0], f3: [2, 1], k2: [16, 2], l7: [113, 3] },
      { curse: [208, 0], boosts: { f2: 9 } },
    );
    // #2 falls, so that its curse takes the place of #208’s
    play(engine, 'f2-f3');
    expect(asked(engine)).toEqual([0, 'legends.opponent']);
    play(engine, '@1');
    expect(asked(engine)).toEqual([1, 'legends.pick']);
    expect(options(engine)).toEqual(['a8', 'b8', 'c8', 'd8', 'e8', 'h8']);
    play(engine, 'a8', 'b8', 'c8', 'd8', 'e8');
    // then three of its own player’s, not the ally’s
    expect(asked(engine)).toEqual([0, 'legends.pick']);
    expect(options(engine)).toEqual(['a1', 'c2', 'd2', 'e2', 'f3']);
    play(engine, 'c2', 'd2', 'e2');
    expect(curse(engine)).toEqual([2, 1]);
  });

  test('where the other player moves the piece (#127), the named one chooses the place', () => {
    const engine = teams(4, { ...pieces, c2: [127, 0], c3: [196, 1] }, { boosts: { c2: 3 } });
    play(engine, 'c2-c3');
    expect(asked(engine)).toEqual([0, 'legends.opponent']);
    play(engine, '@1');
    expect(asked(engine)).toEqual([1, 'legends.place']);
    play(engine, 'k5');
    expect(seatOn(engine, 'k5')).toBe(2);
  });

  test('a pick of the user’s own among all opponents’ asks for no name', () => {
    const engine = teams(4, { ...pieces, c2: [14, 0], c4: [155, 1] });
    play(engine, 'c2.1>c4');
    expect(told(engine)).toContain('struck');
    expect(asked(engine)).toEqual([1, 'legends.main']);
  });
});

describe('windows (R131)', () => {
  // High Elves beside elves: each may lend the other 1 once a turn
  const fight = {
    k4: [11, 2],
    j4: [11, 2],
    k5: [113, 3],
    l5: [169, 3],
    n7: [155, 3],
    c2: [11, 0],
    d2: [11, 0],
    c7: [113, 1],
  };

  test('an attack asks the two whose pieces fight; nobody else learns more than that it is open', () => {
    const engine = teams(4, fight, { turn: 2 });
    play(engine, 'k4-k5');
    expect(asked(engine)).toEqual([2, 'legends.window']);
    const passes = [0, 1, 2, 3, 8, 9].map((viewer) => engine.view(viewer).counters['passes']);
    expect(passes).toEqual([-1, -1, 0, 0, -1, 0]);
    expect([0, 1, 2, 3, 8].map((viewer) => engine.view(viewer).asked?.seat)).toEqual([null, null, 2, null, null]);
    for (const viewer of [0, 1, 2, 3, 8, 9]) expect(refilled(engine, viewer).view(9)).toEqual(engine.view(9));
    play(engine, 'pass');
    expect(told(engine)).toEqual(['windowClosed', 'fought 6-6', 'removed 11 fight', 'removed 113 fight', 'turn 3']);
  });

  test('with asks: always both are asked for their pass', () => {
    const engine = teams(4, fight, { turn: 2, options: { asks: 'always' } });
    play(engine, 'k4-k5', 'pass');
    expect(asked(engine)).toEqual([3, 'legends.window']);
    expect([2, 3, 9].map((viewer) => engine.view(viewer).counters['passes'])).toEqual([1, 1, 1]);
    play(engine, 'pass');
    expect(told(engine)[0]).toBe('windowClosed');
  });

  test('with windows: full every window asks every seat, the attacker’s first; three passes do not close it', () => {
    const engine = teams(4, fight, { turn: 2, options: { asks: 'always', windows: 'full' } });
    play(engine, 'k4-k5');
    for (const [passes, seat] of [2, 3, 0, 1].entries()) {
      expect(asked(engine)).toEqual([seat, 'legends.window']);
      expect([0, 1, 2, 3].map((viewer) => engine.view(viewer).counters['passes'])).toEqual(Array(4).fill(passes));
      expect(engine.view(8).counters['passes']).toBe(-1);
      for (const viewer of [0, 1, 8]) expect(refilled(engine, viewer).view(9)).toEqual(engine.view(9));
      play(engine, 'pass');
    }
    expect(told(engine)[0]).toBe('windowClosed');
    // the closing window begins with the active player again
    expect(asked(engine)).toEqual([2, 'legends.window']);
  });

  test('an ability in a window begins the round of passes anew, after its user', () => {
    const engine = teams(4, fight, { turn: 2, options: { asks: 'always', windows: 'full' } });
    play(engine, 'k4-k5', 'pass', 'pass');
    // seat 0’s elves
    play(engine, 'c2.1>d2');
    expect(asked(engine)).toEqual([1, 'legends.window']);
    play(engine, 'pass', 'pass', 'pass');
    expect(asked(engine)).toEqual([0, 'legends.window']);
    play(engine, 'pass');
    expect(told(engine)[0]).toBe('windowClosed');
  });

  test('Dumes against an own piece: its player alone is asked (R53), with two seats the other one too', () => {
    const pieces = { h6: [123, 1], h7: [113, 1], a3: [16, 0], k2: [16, 2], k6: [155, 3] };
    const engine = teams(4, pieces, { turn: 1, options: { asks: 'always' } });
    play(engine, 'h6-h7');
    expect(asked(engine)).toEqual([1, 'legends.window']);
    expect(engine.view(0).counters['passes']).toBe(-1);
    for (const viewer of [0, 1, 9]) expect(refilled(engine, viewer).view(9)).toEqual(engine.view(9));
    play(engine, 'pass');
    expect(told(engine)[0]).toBe('windowClosed');
    const duel = at({ h6: [123, 1], h7: [113, 1], a3: [16, 0] }, { turn: 1, options: { asks: 'always' } });
    play(duel, 'h6-h7', 'pass');
    expect(asked(duel)).toEqual([0, 'legends.window']);
  });

  test('a strike over the border asks striker and target', () => {
    const engine = teams(4, { h4: [14, 0], j5: [113, 3], c7: [113, 1], k2: [16, 2] }, { options: { asks: 'always' } });
    play(engine, 'h4.1>j5');
    expect(asked(engine)).toEqual([0, 'legends.window']);
    play(engine, 'pass');
    expect(asked(engine)).toEqual([3, 'legends.window']);
  });
});

describe('what a side knows (R137)', () => {
  test('a look goes to the whole side, and an ally’s pieces are known', () => {
    const engine = teams(4, { c3: [63, 0], c4: [113, 1], l7: [113, 3], k2: [45, 2] }, { turn: 1 });
    expect(tokenOn(engine, 'k2', 0)?.kind).toBe(45);
    expect(tokenOn(engine, 'k2', 1)?.kind).toBe(null);
    play(engine, 'c4-c3');
    expect(asked(engine)).toEqual([0, 'legends.pick']);
    play(engine, 'l7', 'pass');
    expect(engine.rows().filter(({ event }) => event.type === 'looked')).toEqual([
      { mask: 0b0101, event: { type: 'looked', seat: 0, token: 16 * 6 + 11, kind: 113 } },
      { mask: 0b111111010, event: { type: 'looked', seat: 0, token: 16 * 6 + 11, kind: null } },
    ]);
    expect([0, 1, 2, 3, 8].map((viewer) => tokenOn(engine, 'l7', viewer)?.kind)).toEqual([113, 113, 113, 113, null]);
    // it names the seat alone that looked
    expect(tokenOn(engine, 'l7', 8)?.shownTo).toBe(0b0001);
    for (const viewer of [0, 2, 8]) expect(refilled(engine, viewer).view(9)).toEqual(engine.view(9));
  });

  test('rosters: the own side’s with closed lists', () => {
    const engine = teams(4, { c3: [16, 0], k3: [45, 2] }, { options: { lists: 'closed' } });
    expect([0, 1, 2, 3].map((army) => list(engine, `roster${army}`, 2))).toEqual([[16, 67], [], [45, 67], []]);
    expect([4, 5, 6, 7].map((army) => list(engine, `roster${army}`, 9))).toEqual([[], [], [], []]);
  });

  test('“your destroyed pieces” are those of the army that the player brought (R129)', () => {
    // brought by seat 2, led into battle by seat 0, and over the border seat 2's again
    const engine = teams(
      4,
      { h4: [47, 2], i4: [155, 3], c2: [16, 0], c7: [113, 1], k2: [16, 2], l7: [113, 3] },
      { fallen: { '0': [43], '2': [45, 49] } },
    );
    play(engine, 'h4-i4');
    expect(asked(engine)).toEqual([2, 'legends.offer']);
    play(engine, 'i4.1');
    expect(options(engine)).toEqual(['#45', '#49']);
    play(engine, '#45');
    expect(eventsOf(engine)).toContainEqual({ type: 'returned', token: 257, kind: 45, square: 56, seat: 2, army: 2 });
    expect([0, 1, 2, 3].map((army) => fallen(engine, army))).toEqual([[43], [], [49, 47], [155]]);
    expect(engine.view(0).heaps.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });
});
