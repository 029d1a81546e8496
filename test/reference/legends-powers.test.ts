import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { eventsOf, eventsOfType } from './kit';
import { at, fallen, ground, list, on, options, play, sq, told } from './legends-kit';

/** Texts offered to one piece. */
const of = (engine: Engine, square: string): readonly string[] =>
  options(engine).filter((text) => text.startsWith(`${square}.`));

describe('what is offered (R7, R10, R12, R142)', () => {
  test('a boost needs a recipient with strength; one that flies is not given Flying again', () => {
    const engine = at(
      { d4: [204, 1], d5: [198, 1], e5: [174, 1], e4: [191, 1], c4: [137, 1], b4: [74, 1], h8: [142, 1] },
      { turn: 1 },
    );
    expect(of(engine, 'd4')).toEqual(['d4.1>e4', 'd4.1>e5']);
    // Oppolifnas: Spore and Nest do not fly, but b4 does
    expect(of(engine, 'c4').filter((text) => text.startsWith('c4.1'))).toEqual(['c4.1>d4', 'c4.1>d5']);
  });

  test('Vision and other pure looks need a piece not yet shown; a strike may be aimed at shown strength', () => {
    const engine = at({
      d4: [88, 0],
      d5: [113, 1, 'shown'],
      e6: [114, 1],
      c4: [14, 0],
      c6: [198, 1, 'shown'],
      b5: [198, 1],
    });
    expect(of(engine, 'd4')).toEqual(['d4.1>b5', 'd4.1>e6']);
    expect(of(engine, 'c4')).toEqual(['c4.1>b5', 'c4.1>d5', 'c4.1>e6']);
  });

  test('Surround: a hidden castle may be chosen, is shown and stays; a shown one is not offered (R64, R154)', () => {
    const friends = { d4: [9, 0], c4: [16, 0], e4: [16, 0], c5: [16, 0], e5: [16, 0] };
    const engine = at({ ...friends, d5: [169, 1], h8: [142, 1] });
    expect(of(engine, 'd4')).toEqual(['d4.1>d5']);
    play(engine, 'd4.1>d5');
    expect(told(engine)).toEqual(['shown 9', 'used 1', 'shown 169', 'turn 1']);
    expect(of(at({ ...friends, d5: [169, 1, 'shown'], h8: [142, 1] }), 'd4')).toEqual([]);
  });

  test('Woodland Tower looks for the castle once (R103, R142)', () => {
    expect(of(at({ a1: [33, 0], d4: [45, 0] }), 'a1')).toEqual(['a1.1']);
    expect(of(at({ a1: [33, 0], d4: [45, 0], h8: [169, 1, 'shown'] }), 'a1')).toEqual([]);
  });

  test('an action that places needs a place: Ogre Fort, Garpus, Teleport onto its own space', () => {
    const fort = { a1: [136, 0], e4: [103, 0], d4: [106, 0] };
    expect(of(at(fort), 'a1')).toEqual([]);
    const ready = at(fort, { terrain: ground({ 2: '^^pppppp' }) });
    expect(of(ready, 'a1')).toEqual(['a1.1>d4']);
    play(ready, 'a1.1>d4');
    expect([ready.decision()?.key, ready.decision()?.args, options(ready)]).toEqual([
      'legends.place',
      [sq('a1'), 1, -1, 1, sq('d4')],
      ['a2', 'b2'],
    ]);
    const hop = at({ d4: [19, 0], g7: [45, 0], a8: [142, 1] });
    expect(of(hop, 'd4')).toEqual(['d4.1>g7']);
    play(hop, 'd4.1>g7');
    expect(told(hop)).toEqual(['shown 19', 'used 1', 'removed 19 cost', 'shown 45', 'moved', 'turn 1']);
    expect(on(hop, 'd4')).toEqual([45]);
  });

  test('the spent piece is not among those that come back (R90)', () => {
    const alone = at({ d4: [47, 0], d5: [14, 1], g8: [142, 1] });
    play(alone, 'd4-d5');
    expect(alone.decision()?.seat).toBe(1);
    const helped = at({ d4: [47, 0], d5: [14, 1], g8: [142, 1] }, { fallen: { '0': [41, 45, 69] } });
    play(helped, 'd4-d5');
    expect([helped.decision()?.key, options(helped)]).toEqual(['legends.offer', ['d5.1', 'pass']]);
    play(helped, 'd5.1');
    expect([helped.decision()?.key, options(helped)]).toEqual(['legends.pick', ['#41', '#45']]);
    play(helped, '#41');
    expect([on(helped, 'd5'), fallen(helped, 0)]).toEqual([[41], [45, 69, 47]]);
  });

  test('a boost for a fighter alone in combat windows, for anybody with `windows: full` (R27)', () => {
    const pieces = { d4: [45, 0], d5: [113, 1], c4: [204, 1], c5: [191, 1], b5: [191, 1], h8: [142, 1] };
    const combat = at({ ...pieces, d5: [191, 1] });
    play(combat, 'd4-d5');
    expect(options(combat)).toEqual(['c4.1>d5', 'pass']);
    const full = at({ ...pieces, d5: [191, 1] }, { options: { windows: 'full' } });
    play(full, 'd4-d5');
    expect(options(full)).toEqual(['c4.1>b5', 'c4.1>c5', 'c4.1>d5', 'pass']);
  });
});

describe('striking, seeing, flying', () => {
  test('the rows of a strike: struck before the target is shown, its window, its comparison (R62)', () => {
    const engine = at({ d4: [14, 0], d6: [154, 1], d3: [11, 0], c4: [11, 0], a8: [142, 1] });
    play(engine, 'd4.1>d6');
    expect([engine.decision()?.seat, engine.decision()?.args]).toEqual([0, [2]]);
    expect(told(engine)).toEqual(['shown 14', 'used 1', 'struck', 'shown 154', 'windowOpened']);
    expect(list(engine, 'strike', 1)).toEqual([sq('d4'), sq('d6')]);
    play(engine, 'pass');
    expect(told(engine)).toEqual(['windowClosed', 'fought 5-4', 'removed 154 shot', 'turn 1']);
  });

  test('equal strength, and a piece without strength, come to no harm (R60, R149)', () => {
    const equal = at({ d4: [14, 0], d6: [150, 1] });
    play(equal, 'd4.1>d6');
    expect(told(equal).slice(-3)).toEqual(['windowClosed', 'fought 5-5', 'turn 1']);
    const magic = at({ d4: [14, 0], d6: [164, 1], a8: [142, 1] });
    play(magic, 'd4.1>d6');
    expect(told(magic)).toEqual(['shown 14', 'used 1', 'struck', 'shown 164', 'turn 1']);
  });

  test('Colossor may answer a strike before the window, Demarn must (R61)', () => {
    const may = at({ d4: [14, 0], d6: [119, 1], h1: [16, 0] });
    play(may, 'd4.1>d6');
    expect([may.decision()?.key, may.decision()?.args, options(may)]).toEqual(['legends.offer', [4], ['d6.2', 'pass']]);
    play(may, 'd6.2');
    expect(told(may)).toEqual(['used 2', 'removed 14 power', 'turn 1']);
    const must = at({ d4: [14, 0], d6: [197, 1], h1: [16, 0] });
    play(must, 'd4.1>d6');
    expect(told(must).slice(-3)).toEqual(['used 1', 'removed 14 power', 'turn 1']);
  });

  test('a flight: what was leapt, first for the flyer, then for Celams (R97, R148)', () => {
    const engine = at({ d4: [78, 0], d5: [207, 1], d6: [142, 1], h1: [16, 0] });
    play(engine, 'd4.2>d7');
    expect([engine.decision()?.seat, engine.decision()?.args, options(engine)]).toEqual([0, [6], ['d7.1', 'pass']]);
    play(engine, 'd7.1');
    expect(told(engine)).toEqual(['used 1', 'shown 207', 'shown 142']);
    expect([engine.decision()?.seat, engine.decision()?.args, options(engine)]).toEqual([1, [7], ['d5.1', 'pass']]);
    play(engine, 'd5.1');
    expect(told(engine)).toEqual(['used 1', 'removed 78 power', 'turn 1']);
  });

  test('a hidden recipient stays so until it acts (R14)', () => {
    const engine = at({ d4: [170, 0], d5: [160, 0], c5: [139, 0], h1: [16, 0], g8: [142, 1] });
    play(engine, 'd4.1>d5');
    expect(engine.rows().slice(-2)).toEqual([
      { mask: 1, event: { type: 'granted', keyword: 6, seat: 0, token: sq('d5') } },
      { mask: 510, event: { type: 'granted', keyword: 6, seat: 0, token: null } },
    ]);
    expect([0, 1, 8].map((viewer) => list(engine, 'grants', viewer))).toEqual([
      [sq('d5'), 6, 0, 0],
      [-1, 6, 0, 0],
      [-1, 6, 0, 0],
    ]);
    play(engine, 'd5.slashing>f7');
    expect(told(engine)).toEqual(['shown 160', 'used 0', 'moved', 'turn 1']);
    expect(eventsOfType(engine, 'used')).toMatchObject([{ power: 0, keyword: 6 }]);
  });

  test('Holy Vision tells its user kinds, the others only at what it looked (R16, R92)', () => {
    const engine = at({ d5: [142, 1], d4: [63, 0], e8: [113, 1], h1: [16, 0], f8: [114, 1] }, { turn: 1 });
    play(engine, 'd5-d4');
    // anywhere, own pieces too
    expect(options(engine)).toEqual(['a1', 'h1', 'd4', 'e8', 'f8', 'h8', 'pass']);
    play(engine, 'f8');
    play(engine, 'e8');
    expect(engine.rows().slice(0, 4)).toEqual([
      { mask: 1, event: { type: 'looked', seat: 0, token: sq('e8'), kind: 113 } },
      { mask: 510, event: { type: 'looked', seat: 0, token: sq('e8'), kind: null } },
      { mask: 1, event: { type: 'looked', seat: 0, token: sq('f8'), kind: 114 } },
      { mask: 510, event: { type: 'looked', seat: 0, token: sq('f8'), kind: null } },
    ]);
    expect([on(engine, 'e8', 0), on(engine, 'e8', 8)]).toEqual([[113], [null]]);
    expect(engine.view(8).tokens.find(({ id }) => id === sq('e8'))?.shownTo).toBe(1);
    // it destroys only itself: the attacker holds the space (R57)
    expect(on(engine, 'd4')).toEqual([142]);
  });
});

describe('capture and rescue', () => {
  test('a captured piece neither steps nor acts this turn, but its abilities may be used (R77)', () => {
    const fresh = at({
      c4: { piece: 3, army: 1, seat: 0, shown: true, fresh: true },
      c5: [6, 0],
      d5: [45, 0],
      a8: [142, 1],
    });
    expect(options(fresh).filter((text) => text.startsWith('c4'))).toEqual(['c4.1>c5']);
    play(fresh, 'd5-d6', 'a8-a7');
    expect(options(fresh)).toContain('c4-c3');
  });

  test('Royal Guard: after the comparison, offered to its seat alone; Migol stands where it was spent (R84, R146)', () => {
    const engine = at({ d5: [137, 1], d4: [3, 0], e4: [12, 0], h1: [16, 0] }, { turn: 1 });
    play(engine, 'd5-d4');
    expect(told(engine).slice(-3)).toEqual(['windowClosed', 'fought 10-9', 'removed 3 fight']);
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'legends.offer', args: [3] });
    expect([list(engine, 'fight'), options(engine)]).toEqual([[], ['e4.1', 'pass']]);
    play(engine, 'e4.1');
    expect(told(engine)).toEqual(['shown 12', 'used 1', 'removed 12 cost', 'returned', 'turn 0']);
    expect([on(engine, 'e4'), fallen(engine, 0)]).toEqual([[3], [12]]);
  });

  test('the Guard does nothing for a Migol that fell on the other side (R6)', () => {
    const engine = at({ d5: [137, 0], d4: [3, 0, 'held by 1'], e4: [12, 0], a8: [142, 1] });
    play(engine, 'd5-d4');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'main' });
    expect(fallen(engine, 0)).toEqual([3]);
  });

  test('Daemin takes a weak defender unfought, onto the space it left (R111)', () => {
    const engine = at({ d5: [141, 1], d4: [49, 0], h1: [16, 0] }, { turn: 1 });
    play(engine, 'd5-d4');
    expect(told(engine)).toEqual(['moved', 'shown 141', 'shown 49', 'used 1', 'moved', 'controlled', 'turn 0']);
  });

  test('the opponent may be made to give up its castle (R82)', () => {
    const engine = at({ d4: [189, 0], a8: [142, 1] });
    play(engine, 'd4.1');
    expect([engine.decision()?.seat, options(engine)]).toEqual([1, ['a8', 'h8']]);
    play(engine, 'h8');
    expect(eventsOf(engine).map(({ type }) => type)).toEqual(['shown', 'controlled', 'over']);
    expect(engine.result()?.winners).toEqual([0]);
  });

  test('one effect that takes both castles wins for its controller (R81)', () => {
    const engine = at({ b2: [112, 1], a1: [67, 0], b1: [169, 1], h8: [142, 1], h1: [16, 0] }, { turn: 1 });
    play(engine, 'b2.1');
    expect(engine.result()).toEqual({ winners: [1], reason: 'castle', score: [] });
  });
});
