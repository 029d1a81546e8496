/** Medieval's board and pieces: what RULES sections 1 and 2 say of them, in numbers. */
import { describe, expect, it } from 'vitest';
import { medieval } from '../../src/games/medieval';
import {
  CAMP,
  FORWARD,
  LAKE,
  LAND,
  PRISON,
  SHAPE,
  SQUARES,
  STOCKADE,
  TERRAIN,
  VOID,
} from '../../src/games/medieval/board';
import { countsOf, FORMS, setupSquares } from '../../src/games/medieval/forms';
import { UNITS } from '../../src/games/medieval/units';
import { formatSquare, parseSquare } from '../../src/games/shared/square';

const named = (squares: readonly number[] = []): string =>
  squares.map((square) => formatSquare(square, SHAPE)).join(' ');
const at = (name: string): number => parseSquare(name, SHAPE) ?? -1;
const turned = (square: number): number => SQUARES - 1 - square;

describe('the board', () => {
  it('has 165 squares, 16 of them lake', () => {
    expect(TERRAIN).toHaveLength(225);
    expect(TERRAIN.filter((terrain) => terrain !== VOID)).toHaveLength(165);
    expect(TERRAIN.filter((terrain) => terrain === LAKE)).toHaveLength(16);
  });

  it('has its lakes and its fords where the drawing has them', () => {
    for (const name of ['f5', 'g5', 'i5', 'j5', 'e6', 'e7', 'e9', 'e10', 'k6', 'f11', 'j11'])
      expect(TERRAIN[at(name)]).toBe(LAKE);
    for (const name of ['h5', 'h11', 'e8', 'k8', 'a5', 'o11', 'd4']) expect(TERRAIN[at(name)]).toBe(LAND);
    for (const name of ['a4', 'c4', 'd3', 'l3', 'o12', 'a15']) expect(TERRAIN[at(name)]).toBe(VOID);
  });

  it('is the same after half a turn, mirrored, and on its side', () => {
    const mirrored = (square: number): number => square + SHAPE.width - 1 - 2 * (square % SHAPE.width);
    const aside = (square: number): number => (square % SHAPE.width) * SHAPE.width + Math.floor(square / SHAPE.width);
    for (const turn of [turned, mirrored, aside])
      expect(TERRAIN.map((_, square) => TERRAIN[turn(square)])).toEqual(TERRAIN);
  });

  it('names each side’s squares', () => {
    expect(named(CAMP[0])).toBe('e2 f2 g2 h2 i2 j2 k2 e3 f3 g3 h3 i3 j3 k3');
    expect(named(PRISON[0])).toBe('e1 f1 g1 h1 i1 j1 k1');
    expect(named(FORWARD[0])).toBe('f4 g4 i4 j4');
    expect(named(STOCKADE)).toBe('h2 h14');
    for (const [red = [], blue] of [CAMP, PRISON, FORWARD]) expect(blue).toEqual(red.map(turned).reverse());
  });
});

describe('the plan', () => {
  const plan = medieval.plan(SHAPE);

  it('has no neighbour, point or name that is no square', () => {
    expect(named(plan.neighbours(at('a5')))).toBe('b5 a6');
    expect(plan.neighbours(at('a4'))).toEqual([]);
    expect([plan.cellOf('a4'), plan.cellOf('a5')]).toEqual([null, at('a5')]);
    expect(plan.at(plan.centre(at('d3')))).toBeNull();
    expect(plan.at(plan.centre(at('d4')))).toBe(at('d4'));
    expect(plan.walk(at('d4'), { dx: 0, dy: 1 })).toBeNull();
    expect(plan.walk(at('d4'), { dx: 1, dy: 0 })).toBe(at('e4'));
  });

  it('reaches every square by arrows, and keeps the rectangle whole', () => {
    const reached = new Set([at('h8')]);
    for (const square of reached)
      for (const arrow of [
        { dx: 1, dy: 0 },
        { dx: -1, dy: 0 },
        { dx: 0, dy: 1 },
        { dx: 0, dy: -1 },
      ]) {
        const next = plan.walk(square, arrow);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(165);
    expect(plan.rows.flat()).toHaveLength(225);
    expect(plan.missing?.size).toBe(60);
  });

  it('is the same object for the same board, and seat 1 sits at its far edge', () => {
    expect(medieval.plan({ ...SHAPE })).toBe(plan);
    expect([plan.isTurned(0), plan.isTurned(1)]).toEqual([false, true]);
  });
});

describe('the armies', () => {
  it('have eighteen or seventeen pieces, one for each set-up square', () => {
    expect(FORMS.map((_, form) => countsOf(form).reduce((a, b) => a + b, 0))).toEqual([18, 17]);
    for (const form of [0, 1]) for (const seat of [0, 1]) expect(setupSquares(form, seat)).toHaveLength(18 - form);
    expect(named(setupSquares(0, 0))).toBe('e2 f2 g2 h2 i2 j2 k2 e3 f3 g3 h3 i3 j3 k3 f4 g4 i4 j4');
    expect(named(setupSquares(1, 1))).toBe('f12 g12 i12 j12 e13 f13 g13 h13 i13 j13 k13 e14 f14 g14 i14 j14 k14');
  });

  it('have the letters, signs and steps of the rules', () => {
    expect(UNITS.map(({ letter, sign, steps }) => `${letter}${sign}:${steps}`).join(' ')).toBe(
      'F2:1 G3:1 X4:2 A5:1 N6:3 B7:1 M8:1 L9:3 P10:2 SS:3 KF:1 O*:0',
    );
    expect(
      UNITS.filter(({ imprisoned }) => imprisoned)
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('BMLPS');
  });

  it('fight by one comparison: who beats whom', () => {
    const beats = (attack: number, key: 'defence' | 'againstShot'): string =>
      UNITS.slice(0, 11)
        .filter((unit) => attack >= unit[key])
        .map(({ letter }) => letter)
        .join('');
    // one Footman, a Guard, an Axeman, a Knight, an Alchemist, a Paladin (M9: the Guard holds against 6)
    expect([2, 3, 4, 6, 9, 10].map((attack) => beats(attack, 'defence'))).toEqual([
      'FBMSK',
      'FBMSK',
      'FXBMSK',
      'FXANBMSK',
      'FGXANBMLSK',
      'FGXANBMLPSK',
    ]);
    // three and four joined Footmen
    expect([6, 8].map((attack) => beats(attack, 'defence'))).toEqual(['FXANBMSK', 'FGXANBMSK']);
    // an Archer; Ballista and Mage: everybody but the King
    expect(beats(UNITS[3]?.attack ?? 0, 'againstShot')).toBe('FXABMS');
    for (const kind of [5, 6]) expect(beats(UNITS[kind]?.attack ?? 0, 'againstShot')).toBe('FGXANBMLPS');
    expect([9, 10, 11].map((kind) => UNITS[kind]?.attack)).toEqual([null, null, null]);
  });
});
