import { describe, expect, test } from 'vitest';
import { eventsOfType } from './kit';
import { at, curse, fallen, ground, list, on, options, play, sq, strength, told } from './legends-kit';

describe('Death Curses (R65–R69, R152, R161)', () => {
  test('the old one ends in full before the new one begins, and nothing is in force between (R66)', () => {
    // Vellec's +1 on elves ends, Redillian Evoker's on wizards begins
    const engine = at({ d4: [142, 0], d5: [51, 1], c7: [8, 1], h1: [16, 0], f8: [143, 1] }, { curse: [2, 1] });
    expect(strength(engine, 'c7')).toBe(8);
    play(engine, 'd4-d5');
    expect(told(engine).slice(-5)).toEqual([
      'fought 8-4',
      'removed 51 fight',
      'curseEnded 2',
      'curseBegan 51',
      'turn 1',
    ]);
    expect([curse(engine), strength(engine, 'c7'), fallen(engine, 1)]).toEqual([[51, 1], 7, [2]]);
  });

  test('two that fall together are void, whatever else fell; the one in force stays (R65)', () => {
    const engine = at(
      { d4: [112, 0], c4: [160, 1], e4: [51, 0], d5: [45, 1], h1: [16, 0], f8: [143, 1] },
      { curse: [2, 1] },
    );
    play(engine, 'd4.1');
    expect(told(engine)).toEqual([
      'shown 112',
      'used 1',
      'removed 112 cost',
      'removed 160 power',
      'removed 51 power',
      'removed 45 power',
      'turn 1',
    ]);
    expect([curse(engine), fallen(engine, 0), fallen(engine, 1)]).toEqual([
      [2, 1],
      [112, 51],
      [160, 45],
    ]);
  });

  test('an ending curse that destroys another curse piece: the waiting one begins first, then is replaced (R67)', () => {
    const engine = at(
      { d4: [142, 0], d5: [160, 1], f6: [51, 1], h1: [16, 0], f8: [143, 1] },
      { terrain: ground({ 6: 'pppppfpp' }), curse: [22, 0] },
    );
    play(engine, 'd4-d5');
    expect(told(engine).slice(-9)).toEqual([
      'removed 160 fight',
      'curseEnded 22',
      'used 1',
      'shown 51',
      'removed 51 curse',
      'curseBegan 160',
      'curseEnded 160',
      'curseBegan 51',
      'turn 1',
    ]);
    expect([curse(engine), fallen(engine, 1), fallen(engine, 0)]).toEqual([[51, 1], [160], [22]]);
  });

  test('while the old one is carried out the view names those that wait, and none in force', () => {
    const engine = at(
      { d4: [142, 0], d5: [160, 1], f6: [45, 1], g6: [16, 0], f8: [143, 1] },
      { terrain: ground({ 6: 'pppppffp' }), curse: [22, 0] },
    );
    play(engine, 'd4-d5');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'legends.pick', args: [256, 1, -1, 1] });
    expect(options(engine)).toEqual(['f6', 'g6']);
    expect(list(engine, 'curses', 0)).toEqual([-1, -1, -1, -1, sq('d5'), 160, 1, 1]);
    expect(list(engine, 'fallen', 0)).toEqual([256]);
  });

  test('strength zero under a beginning curse: all at once, before anything else (R70)', () => {
    const engine = at({ d4: [142, 0], d5: [99, 1], c7: [163, 1], b2: [163, 0], h1: [16, 0], f8: [45, 1] });
    // Anti-Red Wind takes the attacker along; red ones lose 1
    play(engine, 'd4-d5');
    expect(told(engine).slice(-6)).toEqual([
      'removed 142 spell',
      'removed 99 spell',
      'curseBegan 99',
      'removed 163 zero',
      'removed 163 zero',
      'turn 1',
    ]);
  });

  test('a cost is destroyed like anything else: its curse counts (R68)', () => {
    const engine = at({ d4: [159, 0], d5: [51, 0], h1: [16, 0], f8: [45, 1] });
    play(engine, 'd4.1>d5');
    expect(told(engine)).toEqual(['shown 159', 'used 1', 'removed 51 cost', 'curseBegan 51', 'boosted']);
    expect([curse(engine), strength(engine, 'd4')]).toEqual([[51, 0], 6]);
  });

  test('Saravannus: one of six lands, by the alphabet; all on it are shown (R88)', () => {
    const engine = at({ d4: [142, 0], d5: [160, 1], f6: [45, 1], g6: [16, 0], f8: [143, 1] }, { curse: [36, 1] });
    play(engine, 'd4-d5');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'terrain', key: 'legends.terrain', args: [256] });
    expect(options(engine)).toEqual(['=desert', '=forest', '=marsh', '=mountain', '=plains', '=town']);
    play(engine, '=plains');
    expect(eventsOfType(engine, 'chosen')).toEqual([{ type: 'chosen', seat: 1, what: 0 }]);
    expect(eventsOfType(engine, 'shown').map(({ kind }) => kind)).toEqual([67, 45, 16, 143, 169]);
  });

  test('Molds: a sum of base strengths, one a forest, none if one likes; duplicates are one text (R75, R140)', () => {
    const engine = at(
      { d4: [142, 0], d5: [160, 1], f8: [143, 1] },
      { terrain: ground({ 7: 'ffpppppp' }), curse: [171, 1], fallen: { '1': [171, 194, 194, 188, 185] } },
    );
    play(engine, 'd4-d5');
    // 185 has 5, 188 has 4, 194 has 2; 171 itself has 10
    expect([engine.decision()?.seat, options(engine)]).toEqual([1, ['#185', '#188', '#194', 'pass']]);
    play(engine, '#188');
    expect(options(engine)).toEqual(['#194', 'pass']);
    play(engine, '#194');
    // two forests only: no third
    expect([engine.decision()?.key, options(engine)]).toEqual(['legends.place', ['a7', 'b7']]);
    play(engine, 'b7');
    expect([on(engine, 'b7'), on(engine, 'a7'), fallen(engine, 1)]).toEqual([[188], [194], [171, 194, 185, 171]]);
    expect(curse(engine)).toEqual([160, 1]);
  });

  test('Eternal Idol comes back where its controller puts it, face up (R109)', () => {
    const engine = at({ d4: [142, 0], d5: [160, 1], f8: [143, 1] }, { curse: [133, 1] });
    play(engine, 'd4-d5');
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'legends.place', args: [256, 2, -1, 0, 256] });
    play(engine, 'c3');
    expect(eventsOfType(engine, 'returned')).toEqual([
      { type: 'returned', token: 256, kind: 133, square: sq('c3'), seat: 1, army: 1 },
    ]);
    expect(on(engine, 'c3', 0)).toEqual([133]);
  });
});

describe('who is behind a death (R49, R151)', () => {
  test('a curse that the attacker controls and that takes the defender makes the attack a success', () => {
    // Tiera attacks Jezrak, base 1; a Fire Wall of the attacker's side takes 2 from it in the window
    const engine = at({ d4: [37, 0], d5: [163, 1], e5: [168, 0], h1: [16, 0], f8: [45, 1], g8: [143, 1] });
    play(engine, 'd4-d5');
    expect(options(engine)).toEqual(['e5.1>d5', 'pass']);
    play(engine, 'e5.1>d5');
    expect(told(engine).slice(0, 6)).toEqual([
      'shown 168',
      'used 1',
      'removed 168 cost',
      'boosted',
      'removed 163 zero',
      'windowClosed',
    ]);
    // success: the opponent chooses a victim for Tiera
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'pick' });
    expect(options(engine)).toEqual(['f8', 'g8', 'h8']);
  });

  test('a defender spent by its own side ends the attack without success', () => {
    const engine = at({ d4: [37, 0], d5: [45, 1], e5: [159, 1], h1: [16, 0], g8: [143, 1] });
    play(engine, 'd4-d5');
    expect(options(engine)).toEqual(['e5.1>d5', 'pass']);
    play(engine, 'e5.1>d5');
    expect(told(engine)).toEqual(['shown 159', 'used 1', 'removed 45 cost', 'boosted', 'windowClosed', 'turn 1']);
    expect(on(engine, 'd5')).toEqual([37]);
  });
});
