import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { A, at, F, K, KINGS, options, play, resultText, sq, tokensOn, types } from './medieval-kit';

const shots = (engine: ReturnType<typeof at>): readonly string[] =>
  options(engine).filter((text) => text.includes('~') && !text.endsWith(','));

describe('who shoots where (RULES 5)', () => {
  test('the Archer: straight, two to four squares, over pieces and water (M10)', () => {
    const engine = at({
      ...KINGS,
      g4: 'A',
      g3: 'f',
      g6: 'f',
      g7: 'G',
      g8: 'f',
      g9: 'f',
      e4: 'f',
      h4: 'f',
      h6: 'f',
      k4: 'f',
      l4: 'f',
    });
    expect(shots(engine)).toEqual(['g4~e4', 'g4~k4', 'g4~g6', 'g4~g8']);
  });

  test('the Ballista: two or three squares, nothing in between; water is no obstacle (M11)', () => {
    const engine = at({ ...KINGS, f4: 'B', f6: 'f', f7: 'f', g4: 'f', h4: 'f', e4: 'f' });
    expect(shots(engine)).toEqual(['f4~f6']);
    const prisoner = at({ ...KINGS, e3: 'B', e1: "b'", e2: 'f', e5: 'f', h3: 'f' });
    expect(shots(prisoner)).toEqual(['e3~h3', 'e3~e5']);
  });

  test('the Mage: the four neighbours, those on lakes too', () => {
    const engine = at({ ...KINGS, f6: 'M', f5: 'm', g6: 'f', f8: 'f', g7: 'f' });
    expect(shots(engine)).toEqual(['f6~f5', 'f6~g6']);
  });

  test('prisoners are no targets and in the Ballista’s way (M24)', () => {
    const engine = at({ ...KINGS, g1: 'B', i1: "b'", j1: 'f', e1: "m'" });
    expect(shots(engine)).toEqual([]);
  });
});

describe('what a shot does', () => {
  test('a win: struck, ranks named, both shown, the target off, the shooter stays', () => {
    const engine = at({ ...KINGS, g6: 'A', g8: 'f', d11: 'f' });
    play(engine, 'g6~g8');
    const [from, square] = [sq('g6'), sq('g8')];
    expect(eventsOf(engine)).toEqual([
      { type: 'struck', from, square },
      { type: 'called', seat: 0, kind: A },
      { type: 'called', seat: 1, kind: F },
      { type: 'shown', token: from, kind: A },
      { type: 'shown', token: square, kind: F },
      { type: 'fought', from, square, attack: 5, defence: 2, helpers: [], beaten: true },
      { type: 'removed', seat: 1, token: square, kind: F, square, cause: 'shot' },
      { type: 'turn', seat: 1 },
    ]);
    expect(tokensOn(engine, 9, 'g6')).toHaveLength(1);
  });

  test.each([
    ['A', 'n', false],
    ['A', 'g', false],
    ['A', 'a', true],
    ['A', 'b', true],
    ['B', 'p', true],
    ['B', 'g', true],
    ['B', 'k', false],
    ['A', 'k', false],
  ])('%s against %s: beaten %s', (shooter, target, beaten) => {
    const king = target === 'k' ? {} : { h14: 'k' };
    const engine = at({ h2: 'K', g6: shooter, g8: target, d11: 'f', ...king });
    play(engine, 'g6~g8');
    expect(eventsOfType(engine, 'fought')[0]?.beaten).toBe(beaten);
    expect(eventsOfType(engine, 'removed')).toHaveLength(beaten ? 1 : 0);
  });

  test('the King blocks every shot, is named (M14), and both are known from then on', () => {
    const engine = at({ h2: 'K', g7: 'M', g8: 'k', d11: 'f' });
    play(engine, 'g7~g8');
    expect(eventsOfType(engine, 'fought')[0]).toMatchObject({ attack: 12, defence: 13, beaten: false });
    expect(types(engine)).toEqual(['struck', 'called', 'called', 'shown', 'shown', 'fought', 'turn']);
    expect(tokensOn(engine, 0, 'g8')[0]).toMatchObject({ kind: K, shownTo: 511 });
    expect(resultText(engine)).toBeNull();
    // a blocked shot is quiet
    expect(engine.view(9).counters['quiet']).toBe(1);
  });

  test('M15: a bomb that is shot goes off; its shooter is lost only in the blast', () => {
    const far = at({ ...KINGS, g6: 'A', g8: 'o', d11: 'f' }, { bombs: 'g8B2', supply: 'R2B1' });
    play(far, 'g6~g8');
    expect(types(far)).toEqual(['struck', 'called', 'called', 'shown', 'exploded', 'turn']);
    expect(far.view(9).counters).toMatchObject({ supply0: 2, supply1: 2, quiet: 0 });
    const near = at({ ...KINGS, g7: 'M', g8: 'o', d11: 'f' }, { bombs: 'g8B2', supply: 'R2B1' });
    play(near, 'g7~g8');
    expect(eventsOfType(near, 'removed')).toEqual([
      { type: 'removed', seat: 0, token: sq('g7'), kind: 6, square: sq('g7'), cause: 'blast' },
    ]);
    // the Mage waits for Blue's prison
    expect(near.decision()).toMatchObject({ seat: 1, key: 'medieval.jail' });
  });
});
