import { describe, expect, test } from 'vitest';
import { actsFrom, at, KINGS, options, sqs, stepsFrom } from './medieval-kit';

describe('steps (RULES 5)', () => {
  test('side-neighbours, as many as the kind has; the path may turn (M5)', () => {
    const footman = at({ ...KINGS, h8: 'F' });
    expect(stepsFrom(footman, 'h8')).toEqual(['h7', 'g8', 'i8', 'h9']);
    const axeman = at({ ...KINGS, h8: 'X' });
    expect(stepsFrom(axeman, 'h8')).toEqual(['h6', 'g7', 'h7', 'i7', 'f8', 'g8', 'i8', 'j8', 'g9', 'h9', 'i9', 'h10']);
    const knight = at({ ...KINGS, h8: 'N' });
    // 24 squares within three side-steps; none of them is a lake: e6, k6 and the lakes of ranks 5 and 11 are farther
    expect(stepsFrom(knight, 'h8')).toHaveLength(24);
    expect(stepsFrom(knight, 'h8')).toContain('f7');
  });

  test('the corners that are no square, the lakes and the edge end a way', () => {
    const engine = at({ ...KINGS, d5: 'N' });
    // west c5 b5 a5, with c6 b6 c7; north d6 d7 d8 (e6, e7 are lakes); east e5 (f5 is a lake); south d4, e4, then e3 f4
    expect(stepsFrom(engine, 'd5')).toEqual('e3 d4 e4 f4 a5 b5 c5 e5 b6 c6 d6 c7 d7 d8'.split(' '));
  });

  test('nothing jumps: a wall of own pieces is gone round, or not', () => {
    const engine = at({ ...KINGS, d5: 'N', d6: 'G', c5: 'G', d4: 'G' });
    expect(stepsFrom(engine, 'd5')).toEqual(['e3', 'e4', 'f4', 'e5']);
  });

  test('the Mage goes on lakes as well, one step', () => {
    const engine = at({ ...KINGS, f4: 'M' });
    expect(stepsFrom(engine, 'f4')).toEqual(['f3', 'e4', 'g4', 'f5']);
  });

  test('the King goes in eight directions, also between two occupied squares, and enters nobody’s square', () => {
    const engine = at({ h8: 'K', h9: 'F', i8: 'f', h14: 'k' });
    expect(stepsFrom(engine, 'h8')).toEqual(['g7', 'h7', 'i7', 'g8', 'g9', 'i9']);
    expect(actsFrom(engine, 'h8')).toHaveLength(6);
  });

  test('two own pieces never cross, prisoners are in the way (M24)', () => {
    const engine = at({ ...KINGS, e1: "b'", e2: 'X', f2: 'G', e3: 'G' });
    expect(stepsFrom(engine, 'e2')).toEqual([]);
  });
});

describe('attacks by moving', () => {
  test('the last step enters the square of an enemy; every other square is vacant', () => {
    const engine = at({ ...KINGS, g7: 'N', g10: 'x', g8: 'G' });
    // g10 by f7 f8 … is four steps or more
    expect(actsFrom(engine, 'g7').filter((text) => text.includes('x'))).toEqual([]);
    const open = at({ ...KINGS, g7: 'N', g10: 'x', f7: 'f', h8: 'o' }, { bombs: 'h8B1', supply: 'R2B1' });
    expect(actsFrom(open, 'g7').filter((text) => text.includes('x'))).toEqual(['g7xf7', 'g7xh8', 'g7xg10']);
  });

  test('not by Archer, Ballista, Mage (M13), King or Spy; a Spy looks', () => {
    const engine = at({ g7: 'A', g8: 'f', i7: 'B', i8: 'f', k8: 'K', l8: 'f', h14: 'k', a8: 'S', a9: 'f' });
    expect(options(engine).filter((text) => text.includes('x'))).toEqual([]);
    expect(actsFrom(engine, 'a8').at(-1)).toBe('a8?a9');
    // shots at one square's distance are the Mage's alone
    expect(options(engine).filter((text) => text.includes('~'))).toEqual([]);
  });

  test('M12: nobody enters a lake to meet a Mage, no Spy looks at him; an adjacent Mage strikes', () => {
    const engine = at({ ...KINGS, f4: 'N', e5: 'S', f5: 'm', g5: 'M' });
    expect(options(engine).filter((text) => text.endsWith('f5'))).toEqual(['g5~f5']);
  });

  test('own pieces, own bombs and prisoners are no targets (M24, M36)', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'G', f7: 'O', e1: "b'", e2: 'P' }, { bombs: 'f7R2', supply: 'R1B2' });
    expect(options(engine).filter((text) => /[x~?%^]/.test(text))).toEqual([]);
  });

  test('acts of one piece by kind of act, then by target; pieces ascending', () => {
    const engine = at({ h2: 'K', h14: 'k', e4: 'F', e3: 'f', f4: 'F', l7: 'L', l6: 'g' });
    const acts = options(engine).filter((text) => !text.startsWith('h2'));
    expect(acts).toEqual([
      'e4-d4',
      'e4-e5',
      'e4xe3',
      'e4xe3+',
      'e4-d4,',
      'e4-e5,',
      'e4xe3,',
      'e4xe3+,',
      'f4-f3',
      'f4-g4',
      'f4-f3,',
      'f4-g4,',
      ...stepsFrom(engine, 'l7').map((to) => `l7-${to}`),
      'l7xl6',
      ...stepsFrom(engine, 'l7').map((to) => `!l7-${to}`),
      '!l7xl6',
    ]);
    const squares = sqs(stepsFrom(engine, 'l7').join(' '));
    expect(squares).toEqual([...squares].sort((a, b) => a - b));
  });
});
