import { describe, expect, test } from 'vitest';
import type { EventRow, GameEvent } from '../../src/contract/event';
import { eventsOf, toAll } from './kit';
import {
  actsFrom,
  at,
  counters,
  K,
  KINGS,
  list,
  O,
  options,
  P,
  play,
  position,
  refilled,
  S,
  sq,
  sqs,
  tokensOn,
  types,
} from './medieval-kit';

const RED = 1;
const to = (mask: number, event: GameEvent): EventRow => ({ mask, event });

/** Red's camp but these squares full of Footmen and others; the King stands on the stockade. */
const fullCamp = (...free: readonly string[]): Record<string, string> => {
  const letters = { e2: 'F', f2: 'F', g2: 'F', h2: 'K', i2: 'F', j2: 'G', k2: 'G', e3: 'X', f3: 'X', g3: 'A', h3: 'A' };
  const pieces: Record<string, string> = { ...letters, i3: 'N', j3: 'N', k3: 'L' };
  for (const square of free) delete pieces[square];
  return pieces;
};

describe('looks (RULES 5)', () => {
  test('the kind for the Spy’s owner alone; Spy and target on one square until it goes home', () => {
    const engine = at({ ...KINGS, g7: 'S', g9: 'p' });
    expect(play(engine, 'g7?g9').learned).toBe(true);
    const [from, square] = [sq('g7'), sq('g9')];
    expect(engine.rows()).toEqual([
      toAll({ type: 'shown', token: from, kind: S }),
      toAll({ type: 'moved', token: from, from, to: square }),
      to(RED, { type: 'looked', seat: 0, token: square, kind: P }),
      to(511 - RED, { type: 'looked', seat: 0, token: square, kind: null }),
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'medieval.home', args: [from] });
    expect(options(engine)).toEqual('e2 f2 g2 i2 j2 k2 e3 f3 g3 h3 i3 j3 k3'.split(' '));
    expect(tokensOn(engine, 1, 'g9')).toEqual([
      { id: from, square, seat: 0, kind: S, shownTo: 511 },
      { id: square, square, seat: 1, kind: P, shownTo: 3 },
    ]);
    expect(tokensOn(engine, 8, 'g9')[1]).toMatchObject({ kind: null, shownTo: 3 });
    expect(list(engine, 'home')).toEqual([from]);
    expect(list(engine, 'acted')).toEqual([from]);
    expect(counters(engine)['phase']).toBe(4);
    expect(play(engine, 'e2').learned).toBe(false);
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: from, from: square, to: sq('e2') },
      { type: 'turn', seat: 1 },
    ]);
    expect(tokensOn(engine, 0, 'g9')).toEqual([{ id: square, square, seat: 1, kind: P, shownTo: 3 }]);
  });

  test('in range is what three steps reach; a look at a known piece is told again', () => {
    const engine = at({ ...KINGS, g7: 'S', g10: 'p', h9: 'x', d8: 'f' }, { shown: ['h9'] });
    expect(actsFrom(engine, 'g7').filter((text) => text.includes('?'))).toEqual(['g7?h9', 'g7?g10']);
    play(engine, 'g7?h9');
    expect(types(engine)).toEqual(['shown', 'moved', 'looked', 'looked']);
    expect(tokensOn(engine, 1, 'h9')[1]?.shownTo).toBe(511);
  });

  test('the King takes the Spy: both are known, the Spy waits for Blue’s prison', () => {
    const engine = at({ h2: 'K', g7: 'S', g9: 'k' });
    play(engine, 'g7?g9');
    const [from, square] = [sq('g7'), sq('g9')];
    expect(engine.rows().slice(2)).toEqual([
      to(RED, { type: 'looked', seat: 0, token: square, kind: K }),
      to(511 - RED, { type: 'looked', seat: 0, token: square, kind: null }),
      toAll({ type: 'shown', token: square, kind: K }),
      toAll({ type: 'removed', seat: 0, token: from, kind: S, square, cause: 'fight' }),
    ]);
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'medieval.jail', args: [from, S] });
    expect(list(engine, 'pending')).toEqual([from, S, 0]);
    expect(tokensOn(engine, 9, 'g9')).toHaveLength(1);
  });

  test('the square from which the Spy set out is vacant meanwhile; a single candidate answers itself', () => {
    const engine = at({ ...fullCamp('e3'), e3: 'S', e4: 'p', h14: 'k' });
    play(engine, 'e3?e4');
    expect(eventsOf(engine).slice(-2)).toEqual([
      { type: 'moved', token: sq('e3'), from: sq('e4'), to: sq('e3') },
      { type: 'turn', seat: 1 },
    ]);
  });

  test('M28: the camp is full, so the nearest vacant land by walking distance, pieces counted as no obstacle', () => {
    const engine = at({ ...fullCamp(), l8: 'S', l9: 'p', h14: 'k', e4: 'm', e1: 'P' });
    play(engine, 'l8?l9');
    // distance 1 from the camp: the prison row and rank 4; e1, e4 are taken
    expect(options(engine)).toEqual('f1 g1 h1 i1 j1 k1 f4 g4 h4 i4 j4 k4'.split(' '));
  });
});

describe('rescues (M25)', () => {
  const PRISON = { ...KINGS, g12: 'S', g15: "P'", f15: "B'" };

  test('the prisoner goes home first, then the Spy; the freed one is no prisoner any more', () => {
    const engine = at(PRISON);
    play(engine, 'g12^g15');
    const [spy, paladin] = sqs('g12 g15');
    expect(eventsOf(engine)).toEqual([
      { type: 'shown', token: spy, kind: S },
      { type: 'moved', token: spy, from: spy, to: paladin },
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'medieval.free', args: [paladin] });
    expect(list(engine, 'home')).toEqual([paladin, spy]);
    expect(list(engine, 'prisoners')).toEqual(sqs('f15 g15'));
    expect(tokensOn(engine, 1, 'g15').map(({ id }) => id)).toEqual([spy, paladin]);
    play(engine, 'e3');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: paladin, from: paladin, to: sq('e3') },
      { type: 'freed', seat: 0, token: paladin, kind: P, square: sq('e3'), escaped: false },
    ]);
    expect(engine.decision()).toMatchObject({ key: 'medieval.home', args: [spy] });
    expect(list(engine, 'home')).toEqual([spy]);
    expect(list(engine, 'prisoners')).toEqual(sqs('f15'));
    expect(options(engine)).not.toContain('e3');
    play(engine, 'f3');
    expect(types(engine)).toEqual(['moved', 'turn']);
    expect(counters(engine)['quiet']).toBe(0);
    expect(position(engine)).toContain('/4PS9/7K7/15 b');
  });

  test('taken up in the middle, from what anybody sees, it goes on alike', () => {
    const engine = at(PRISON);
    for (const text of ['g12^g15', 'e3', 'f3']) {
      play(engine, text);
      for (const viewer of [0, 1, 8, 9]) {
        const other = refilled(engine, viewer);
        expect(other.decision()).toEqual(engine.decision());
        expect(other.view(9)).toEqual(engine.view(9));
      }
    }
  });
});

describe('disarming (M22)', () => {
  test('the bomb is out of the game for good, the Spy stays on its square', () => {
    const engine = at({ ...KINGS, g7: 'S', h8: 'o' }, { bombs: 'h8B1', supply: 'R2B1' });
    play(engine, 'g7%h8');
    const [from, square] = [sq('g7'), sq('h8')];
    expect(eventsOf(engine)).toEqual([
      { type: 'shown', token: from, kind: S },
      { type: 'removed', seat: 1, token: 258, kind: O, square, cause: 'disarmed' },
      { type: 'moved', token: from, from, to: square },
      { type: 'turn', seat: 1 },
    ]);
    expect(counters(engine)).toMatchObject({ supply0: 2, supply1: 1, quiet: 0 });
    expect(list(engine, 'fuses')).toEqual([]);
    expect(engine.view(9).heaps.flatMap(({ kinds }) => kinds)).not.toContain(O);
  });
});
