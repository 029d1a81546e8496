import { describe, expect, test } from 'vitest';
import { eventsOf } from './kit';
import {
  at,
  counters,
  KINGS,
  list,
  M,
  options,
  type Pieces,
  play,
  position,
  refilled,
  resultText,
  sq,
  types,
} from './medieval-kit';

/** Red takes Blue's Mage on g8; `row`: what stands on e1 … k1. */
const taking = (row: string, more: Pieces = {}, rest: Parameters<typeof at>[1] = {}): ReturnType<typeof at> => {
  const cells: Record<string, string> = {};
  for (const [index, piece] of row.split(' ').entries()) if (piece !== '.') cells[`${'efghijk'[index]}1`] = piece;
  const engine = at({ ...KINGS, g7: 'X', g8: 'm', d11: 'f', ...cells, ...more }, rest);
  play(engine, 'g7xg8');
  return engine;
};

describe('jail (RULES 7)', () => {
  test('vacant squares of the captor’s row, ascending; the prisoner is known to all and listed', () => {
    const engine = taking(". F b' . . . .");
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'medieval.jail', args: [sq('g8'), M] });
    expect(options(engine)).toEqual(['e1', 'h1', 'i1', 'j1', 'k1']);
    expect(list(engine, 'pending')).toEqual([sq('g8'), M, 1]);
    expect(list(engine, 'acted')).toEqual([sq('g7')]);
    expect(counters(engine)).toMatchObject({ phase: 5, begun: 0, side: 0 });
    expect(engine.view(1).tokens.some(({ id }) => id === sq('g8'))).toBe(false);
    play(engine, 'h1');
    expect(eventsOf(engine)).toEqual([
      { type: 'returned', token: sq('g8'), kind: M, square: sq('h1'), seat: 1, army: 1 },
      { type: 'turn', seat: 1 },
    ]);
    expect(list(engine, 'prisoners')).toEqual([sq('g1'), sq('g8')]);
    expect(list(engine, 'pending')).toEqual([]);
  });

  test('a single vacant square answers itself', () => {
    const engine = taking("F F b' F G G .");
    expect(types(engine).slice(-2)).toEqual(['returned', 'turn']);
  });

  test('F G X A N leave the game: no question', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'f', d11: 'f' });
    play(engine, 'g7xg8');
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'medieval.act' });
  });
});

describe('a full row (M23)', () => {
  test('one of the own pieces makes room on a nearest vacant square; then the prisoner stands there', () => {
    // k1 is an enemy, no prisoner; f2 is taken, so the squares at distance 2 from f1 are asked for
    const engine = taking("b' F F G G X p", { f2: 'F' });
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'medieval.room', args: [sq('g8'), M] });
    expect(options(engine)).toEqual(['f1', 'g1', 'h1', 'i1', 'j1']);
    expect(counters(engine)['phase']).toBe(6);
    play(engine, 'f1');
    expect(engine.rows()).toEqual([]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'medieval.aside', args: [sq('f1')] });
    expect(options(engine)).toEqual(['e2', 'g2', 'f3']);
    expect(list(engine, 'home')).toEqual([sq('f1')]);
    expect(counters(engine)['phase']).toBe(7);
    for (const viewer of [0, 1, 8, 9]) expect(refilled(engine, viewer).decision()).toEqual(engine.decision());
    play(engine, 'f3');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: sq('f1'), from: sq('f1'), to: sq('f3') },
      { type: 'returned', token: sq('g8'), kind: M, square: sq('f1'), seat: 1, army: 1 },
      { type: 'turn', seat: 1 },
    ]);
    expect(engine.view(1).tokens.find(({ id }) => id === sq('f1'))).toMatchObject({ square: sq('f3'), kind: null });
  });

  test('a single nearest square answers itself', () => {
    const engine = taking("b' F F G G X X", { e2: 'F' });
    play(engine, 'f1');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: sq('f1'), from: sq('f1'), to: sq('f2') },
      { type: 'returned', token: sq('g8'), kind: M, square: sq('f1'), seat: 1, army: 1 },
      { type: 'turn', seat: 1 },
    ]);
    expect(position(engine)).toContain("/4b'm'FGGXX4 b");
  });

  test('with no own piece an enemy that is no prisoner; it is not shown by that', () => {
    const engine = taking("b' s' l' p' f f g");
    expect(options(engine)).toEqual(['i1', 'j1', 'k1']);
    play(engine, 'i1');
    expect(engine.view(0).tokens.find(({ id }) => id === sq('i1'))).toMatchObject({ square: sq('i2'), kind: null });
  });

  test('a bomb only when nothing else can, an own one before an enemy one; fuse and id go along', () => {
    const enemy = taking("b' s' l' p' o f o", {}, { bombs: 'i1B2,k1B2', supply: 'R2B0' });
    expect(eventsOf(enemy).slice(-3)).toEqual([
      { type: 'moved', token: sq('j1'), from: sq('j1'), to: sq('j2') },
      { type: 'returned', token: sq('g8'), kind: M, square: sq('j1'), seat: 1, army: 1 },
      { type: 'turn', seat: 1 },
    ]);
    const own = taking("b' s' l' p' o O o", {}, { bombs: 'i1B2,j1R2,k1B2', supply: 'R1B0' });
    expect(eventsOf(own).slice(-3)).toEqual([
      { type: 'moved', token: 256, from: sq('j1'), to: sq('j2') },
      { type: 'returned', token: sq('g8'), kind: M, square: sq('j1'), seat: 1, army: 1 },
      { type: 'turn', seat: 1 },
    ]);
    // i1 and k1 are Blue's, whose turn has begun
    expect(list(own, 'fuses')).toEqual([256, 2, 258, 1, 259, 1]);
  });

  test('a King moved aside onto a stockade wins nothing', () => {
    const row = { e1: "b'", f1: "s'", g1: "l'", h1: 'k', i1: "p'", j1: 'f', k1: 'f' };
    const engine = at({ a8: 'K', g7: 'X', g8: 'm', d11: 'f', ...row });
    play(engine, 'g7xg8', 'h1');
    expect(eventsOf(engine)[0]).toEqual({ type: 'moved', token: sq('h1'), from: sq('h1'), to: sq('h2') });
    expect(resultText(engine)).toBeNull();
  });
});
