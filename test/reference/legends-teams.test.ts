import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import { eventsOf, must } from './kit';
import { fallen, list, options, play, teams, tokenOn, told } from './legends-kit';

const seatOn = (engine: Engine, square: string): number | undefined => tokenOn(engine, square)?.seat;
const asked = (engine: Engine): readonly unknown[] => {
  const decision = engine.decision();
  return [decision?.seat, decision?.key];
};
describe('zones and turns (R124–R127)', () => {
  test('each player has its side’s pieces in its own zone, whoever brought them; turns go round by seat', () => {
    const engine = teams(4, { c2: [16, 2], k2: [45, 0], c7: [155, 3], k7: [155, 1] });
    expect(['c2', 'k2', 'c7', 'k7'].map((square) => seatOn(engine, square))).toEqual([0, 2, 1, 3]);
    expect(list(engine, 'army')).toEqual([0, 2, 2, 0, 3, 1, 1, 3]);
    expect(options(engine).every((text) => /^c2/.test(text))).toBe(true);
    play(engine, 'c2-c3');
    expect(options(engine)).toEqual(['c7-c6', 'c7-b7', 'c7-d7', 'c7-c8']);
    play(engine, 'c7-c6', 'k2-k3', 'k7-k6');
    expect(eventsOf(engine).at(-1)).toEqual({ type: 'turn', seat: 0 });
    expect(engine.view(9).counters).toMatchObject({ turn: 5, side: 0 });
  });

  test('over the border a piece passes to the ally there, without a row of its own', () => {
    const engine = teams(4, { h3: [16, 0], c2: [16, 0], i6: [113, 3], d7: [113, 1] });
    play(engine, 'h3-i3');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: 39, from: 39, to: 40 },
      { type: 'turn', seat: 1 },
    ]);
    expect([seatOn(engine, 'i3'), tokenOn(engine, 'i3')?.shownTo]).toEqual([2, 0]);
    play(engine, 'd7-d6');
    expect(options(engine)).toEqual(['i3-i2', 'i3-h3', 'i3-j3', 'i3-i4']);
    play(engine, 'i3-i4', 'i6-h6');
    expect(seatOn(engine, 'h6')).toBe(1);
    expect(options(engine).every((text) => text.startsWith('c2'))).toBe(true);
  });

  test('nobody enters a space of its own side, own or ally’s', () => {
    const engine = teams(4, { h3: [16, 0], i3: [16, 2], h4: [16, 0], h2: [113, 1] });
    expect(options(engine).filter((text) => text.startsWith('h3'))).toEqual(['h3-h2', 'h3-g3']);
  });

  test('Dumes may enter its own player’s spaces, not an ally’s (R127)', () => {
    const pieces = { h6: [123, 1], h7: [113, 1], i6: [113, 3], b2: [16, 0], k2: [16, 2] };
    const engine = teams(4, pieces, { turn: 1 });
    const steps = options(engine).filter((text) => text.startsWith('h6-'));
    expect(steps).toEqual(['h6-h5', 'h6-g6', 'h6-h7']);
  });

  test('a Berserk follow-up is the new controller’s, in the same turn (R125)', () => {
    const engine = teams(4, { h4: [110, 0], i4: [155, 3], i5: [155, 3], j4: [155, 3], c6: [113, 1] });
    play(engine, 'h4-i4');
    expect(asked(engine)).toEqual([2, 'legends.berserk']);
    expect(options(engine)).toEqual(['j4', 'i5']);
    play(engine, 'i5');
    expect(eventsOf(engine).find(({ type }) => type === 'used')).toMatchObject({ seat: 2, power: 1 });
    expect(asked(engine)).toEqual([1, 'legends.main']);
  });

  test('an exchange of places passes both pieces on (R116, R125)', () => {
    // Perplexon attacks: seat 2 has it after its step, and names an opponent
    const engine = teams(4, {
      h4: [180, 0],
      i4: [155, 3],
      c3: [16, 0],
      l3: [16, 2],
      c7: [113, 1],
      a7: [155, 1],
      l7: [113, 3],
    });
    play(engine, 'h4-i4');
    expect(asked(engine)).toEqual([2, 'legends.opponent']);
    expect(options(engine)).toEqual(['@1', '@3']);
    play(engine, '@1');
    expect(asked(engine)).toEqual([1, 'legends.pick']);
    expect(options(engine)).toEqual(['a7', 'c7', 'h8']);
    play(engine, 'c7');
    expect(asked(engine)).toEqual([2, 'legends.pick']);
    expect(options(engine)).toEqual(['i1', 'l3', 'i4']);
    play(engine, 'l3');
    expect([seatOn(engine, 'c7'), seatOn(engine, 'l3')]).toEqual([0, 3]);
    expect([tokenOn(engine, 'c7')?.kind, tokenOn(engine, 'l3')?.kind]).toEqual([16, 113]);
    expect(asked(engine)).toEqual([1, 'legends.main']);
  });
});

describe('castles and ends (R130)', () => {
  const pieces = { h7: [16, 0], c2: [113, 1], k3: [16, 2], l7: [113, 3] };

  test('an attacked castle falls to the attacker, who holds the space, while its side has another', () => {
    const engine = teams(4, pieces);
    play(engine, 'h7-h8');
    expect(told(engine)).toEqual(['moved', 'shown 16', 'shown 169', 'removed 169 fight', 'turn 1']);
    expect([tokenOn(engine, 'h8')?.kind, seatOn(engine, 'h8')]).toEqual([16, 0]);
    expect(fallen(engine, 1)).toEqual([169]);
    expect(engine.result()).toBe(null);
  });

  test('the last castle of a side ends the match at once', () => {
    const engine = teams(4, { ...pieces, p8: [16, 0] });
    play(engine, 'h7-h8');
    expect(told(engine)).toEqual(['moved', 'shown 16', 'shown 169', 'removed 169 fight', 'over']);
    expect(engine.result()).toEqual({ winners: [0, 2], reason: 'castle', score: [] });
    expect([tokenOn(engine, 'h8')?.kind, fallen(engine, 1)]).toEqual([16, [169]]);
  });

  test('such an attack is a success: Berserk goes on, after-success powers follow', () => {
    const berserk = teams(4, { ...pieces, h7: [76, 0], g8: [113, 1] });
    play(berserk, 'h7-h8');
    expect(told(berserk)).toEqual([
      ...['moved', 'shown 76', 'shown 169', 'removed 169 fight', 'used 1', 'moved', 'shown 113'],
      ...['windowOpened', 'windowClosed', 'fought 7-6', 'removed 113 fight', 'turn 1'],
    ]);
    // two ways to go on: the attack on the castle is settled by then (R42)
    const choice = teams(4, { ...pieces, h7: [76, 0], g8: [113, 1], i8: [155, 3] });
    play(choice, 'h7-h8');
    expect(options(choice)).toEqual(['g8', 'i8']);
    expect(list(choice, 'fight')).toEqual([]);
    const reveal = teams(4, { ...pieces, h7: [77, 0], g8: [113, 1] });
    play(reveal, 'h7-h8');
    expect(told(reveal)).toEqual([
      ...['moved', 'shown 77', 'shown 169', 'removed 169 fight', 'used 1', 'shown 113', 'turn 1'],
    ]);
  });

  test('capturing a castle ends the match only with the last one (R78)', () => {
    const silwon = { h6: [192, 0], g6: [196, 1], g7: [169, 1], h8: [155, 1], c7: [155, 1], k3: [16, 2], l7: [113, 3] };
    const engine = teams(4, { ...silwon, h6: [192, 0] });
    // after its success on g6 it must take the castle beside it
    expect(options(engine)).toContain('h6-g6');
    play(engine, 'h6-g6');
    expect(engine.result()).toBe(null);
    expect(tokenOn(engine, 'g7')).toMatchObject({ kind: 169, seat: 0 });
    expect(asked(engine)).toEqual([1, 'legends.main']);
    const last = teams(4, { ...silwon, p8: [16, 0] });
    play(last, 'h6-g6');
    expect(last.result()).toEqual({ winners: [0, 2], reason: 'castle', score: [] });
  });

  test('a castle held by the other side counts for that side (R130)', () => {
    // side 0 has lost its own two but holds one of side 1’s; side 1’s Medusa takes that one too
    const engine = teams(
      4,
      { a1: [16, 0], i1: [16, 2], c3: [169, 3, 'held by 0'], c4: [112, 1], p7: [113, 3], p8: [169, 3] },
      { turn: 1 },
    );
    play(engine, 'c4.1');
    expect(engine.result()).toEqual({ winners: [1, 3], reason: 'castle', score: [] });
  });

  test('who takes the last castles of both sides in one blow wins (R81)', () => {
    const engine = teams(4, { a1: [16, 0], i1: [67, 2], h8: [16, 0], p8: [16, 2], j2: [112, 2], k3: [169, 3] });
    play(engine, 'a1-a2');
    expect(engine.result()).toEqual({ winners: [0, 2], reason: 'no-move', score: [] });
    const medusa = teams(
      4,
      { a1: [16, 0], i1: [67, 2], h8: [113, 1], p8: [113, 3], j2: [112, 2], k3: [169, 3] },
      { turn: 2 },
    );
    play(medusa, 'j2.1');
    expect(medusa.result()).toEqual({ winners: [0, 2], reason: 'castle', score: [] });
  });

  test('a player who has nothing to do loses for its side; a resignation too', () => {
    const engine = teams(4, { c2: [16, 0], c7: [113, 1], l7: [113, 3] });
    play(engine, 'c2-c3', 'c7-c6');
    // seat 2 has only its castle
    expect(engine.result()).toEqual({ winners: [1, 3], reason: 'no-move', score: [] });
    const other = teams(4, { c2: [16, 0], c7: [113, 1], k2: [16, 2], l7: [113, 3] });
    must(other.resign(3));
    expect(eventsOf(other)).toEqual([
      { type: 'resigned', seat: 3 },
      { type: 'over', reason: 'resign', winners: [0, 2] },
    ]);
  });

  test('the draw needs the quiet turns of every seat', () => {
    const quiet = [30, 30, 29, 30];
    const engine = teams(4, { c2: [16, 0], c7: [113, 1], k2: [16, 2], l7: [113, 3] }, { turn: 1, quiet });
    play(engine, 'c7-c6');
    expect(engine.result()).toBe(null);
    play(engine, 'k2-k3');
    expect(engine.result()).toEqual({ winners: [], reason: 'no-progress', score: [] });
  });
});
