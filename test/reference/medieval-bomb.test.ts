import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import {
  actsFrom,
  at,
  counters,
  KINGS,
  L,
  list,
  N,
  O,
  options,
  play,
  position,
  resultText,
  sq,
  sqs,
  types,
  X,
} from './medieval-kit';

describe('setting a bomb (RULES 6, M17, M18)', () => {
  test('shown, the step, then the bomb on the square left; two own turn starts to go', () => {
    const engine = at({ ...KINGS, h5: 'L', d11: 'f' });
    play(engine, '!h5-h8');
    const [from, to] = [sq('h5'), sq('h8')];
    expect(eventsOf(engine)).toEqual([
      { type: 'shown', token: from, kind: L },
      { type: 'moved', token: from, from, to },
      { type: 'placed', seat: 0, token: 256, kind: O, square: from },
      { type: 'turn', seat: 1 },
    ]);
    expect(list(engine, 'fuses')).toEqual([256, 2]);
    expect(counters(engine)).toMatchObject({ supply0: 1, supply1: 2, quiet: 0 });
    play(engine, 'd11-d10');
    expect(list(engine, 'fuses')).toEqual([256, 1]);
    // the other bomb has the next id
    play(engine, '!h8-h9');
    expect(list(engine, 'fuses')).toEqual([256, 1, 257, 2]);
    expect(counters(engine)['supply0']).toBe(0);
    play(engine, 'd10-d9');
    expect(eventsOf(engine).slice(1)).toEqual([
      { type: 'turn', seat: 0 },
      { type: 'exploded', squares: [from], tokens: [256] },
    ]);
    expect(list(engine, 'fuses')).toEqual([257, 1]);
    // the lower id is free again
    play(engine, '!h9-h10');
    expect(eventsOfType(engine, 'placed')[0]?.token).toBe(256);
  });

  test('not with an empty supply, and only in key 1 (M30)', () => {
    const engine = at({ ...KINGS, h5: 'L' }, { supply: 'R0B2' });
    expect(actsFrom(engine, 'h5').some((text) => text.startsWith('!'))).toBe(false);
  });

  test('by an attack: the rows of the attack, the bomb after it, also when the Alchemist is lost', () => {
    const engine = at({ ...KINGS, g7: 'L', g8: 'p', d11: 'f' });
    play(engine, '!g7xg8');
    expect(types(engine)).toEqual(['shown', 'called', 'called', 'shown', 'fought', 'removed', 'placed']);
    expect(list(engine, 'fuses')).toEqual([256, 2]);
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'medieval.jail', args: [sq('g7'), L] });
  });

  test('also when he takes the King: over comes last', () => {
    const engine = at({ h2: 'K', g7: 'L', g8: 'k', d11: 'f' });
    play(engine, '!g7xg8');
    expect(types(engine).slice(-4)).toEqual(['removed', 'moved', 'placed', 'over']);
    expect(resultText(engine)).toBe('r:king');
  });

  test('a blast that his attack set off has not touched it', () => {
    const engine = at({ ...KINGS, g7: 'L', g8: 'o', d11: 'f' }, { bombs: 'g8B2', supply: 'R2B1' });
    play(engine, '!g7xg8');
    expect(types(engine)).toEqual(['shown', 'called', 'called', 'removed', 'exploded', 'placed']);
    expect(list(engine, 'fuses')).toEqual([256, 2]);
    expect(counters(engine)).toMatchObject({ supply0: 1, supply1: 2 });
  });
});

describe('explosions (M19 to M21)', () => {
  test('at the start of the turn: all eight neighbours but Kings, prisoners, ascending; then jail, then the act', () => {
    const engine = at(
      { h2: 'K', i6: 'k', h5: 'O', h8: 'L', g4: 'P', g6: 'X', h6: 'b', d11: 'f' },
      { side: 'b', bombs: 'h5R1', supply: 'R1B2' },
    );
    expect(play(engine, 'd11-d10').learned).toBe(true);
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: sq('d11'), from: sq('d11'), to: sq('d10') },
      { type: 'turn', seat: 0 },
      { type: 'exploded', squares: [sq('h5')], tokens: [256] },
      { type: 'removed', seat: 0, token: sq('g4'), kind: 8, square: sq('g4'), cause: 'blast' },
      { type: 'removed', seat: 0, token: sq('g6'), kind: X, square: sq('g6'), cause: 'blast' },
      { type: 'removed', seat: 1, token: sq('h6'), kind: 5, square: sq('h6'), cause: 'blast' },
    ]);
    // M38: Red's own Paladin first, for Blue to place
    expect(engine.decision()).toMatchObject({ seat: 1, key: 'medieval.jail', args: [sq('g4'), 8] });
    expect(engine.view(8)).toMatchObject({ asked: { seat: 1 }, counters: { side: 0, phase: 5, begun: 1 } });
    play(engine, 'f15');
    expect(eventsOf(engine)).toEqual([
      { type: 'returned', token: sq('g4'), kind: 8, square: sq('f15'), seat: 0, army: 0 },
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'medieval.jail', args: [sq('h6'), 5] });
    play(engine, 'k1');
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'medieval.act' });
    expect(counters(engine)).toMatchObject({ begun: 0, phase: 1, supply0: 2 });
    // the explosion belongs to the turn that has begun, so its step makes no quiet turn
    play(engine, 'h8-h9');
    expect(counters(engine)['quiet']).toBe(0);
  });

  test('a bomb attacked: its attacker first, from where he stood, then its neighbours; the bomb is back', () => {
    const engine = at({ ...KINGS, h7: 'N', h8: 'o', g9: 'X', i9: 'g', d11: 'f' }, { bombs: 'h8B2', supply: 'R2B1' });
    play(engine, 'h7xh8');
    expect(eventsOf(engine)).toEqual([
      { type: 'called', seat: 0, kind: N },
      { type: 'called', seat: 1, kind: O },
      { type: 'shown', token: sq('h7'), kind: N },
      { type: 'removed', seat: 0, token: sq('h7'), kind: N, square: sq('h7'), cause: 'fight' },
      { type: 'exploded', squares: [sq('h8')], tokens: [258] },
      { type: 'removed', seat: 0, token: sq('g9'), kind: X, square: sq('g9'), cause: 'blast' },
      { type: 'removed', seat: 1, token: sq('i9'), kind: 1, square: sq('i9'), cause: 'blast' },
      { type: 'turn', seat: 1 },
    ]);
    expect(counters(engine)['supply1']).toBe(2);
  });

  test('M20: bombs that touch go off together, whosever they are; bombs are no victims', () => {
    const engine = at(
      { ...KINGS, h7: 'N', h8: 'o', g9: 'O', f10: 'o', e11: 'f', d12: 'f', j8: 'f' },
      { bombs: 'h8B2,g9R1,f10B1', supply: 'R1B0' },
    );
    play(engine, 'h7xh8');
    expect(eventsOfType(engine, 'exploded')).toEqual([
      { type: 'exploded', squares: sqs('h8 g9 f10'), tokens: [258, 256, 259] },
    ]);
    expect(eventsOfType(engine, 'removed').map(({ square }) => square)).toEqual(sqs('h7 e11'));
    expect(counters(engine)).toMatchObject({ supply0: 2, supply1: 2 });
    expect(position(engine)).toContain(' b - R2B2');
  });

  test('a fuse that runs out takes a bomb with time left along', () => {
    const engine = at(
      { ...KINGS, h8: 'O', i9: 'o', d11: 'f', d5: 'F' },
      { side: 'b', bombs: 'h8R1,i9B2', supply: 'R1B1' },
    );
    // Blue's own fuse has not counted: the match stands after the beginning of his turn
    play(engine, 'd11-d10');
    expect(eventsOfType(engine, 'exploded')[0]?.squares).toEqual(sqs('h8 i9'));
    expect(options(engine)).toContain('d5-d6');
  });
});
