import { describe, expect, test } from 'vitest';
import { eventsOf } from './kit';
import {
  actsFrom,
  at,
  counters,
  KINGS,
  list,
  options,
  P,
  play,
  position,
  refilled,
  resultText,
  S,
  sq,
  sqs,
  stepsFrom,
  tokensOn,
  types,
} from './medieval-kit';

describe('steps that end or reveal (RULES 5, 8)', () => {
  test('a Mage on a lake is known for good', () => {
    const engine = at({ ...KINGS, f4: 'M' });
    expect(play(engine, 'f4-f5').learned).toBe(true);
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: sq('f4'), from: sq('f4'), to: sq('f5') },
      { type: 'shown', token: sq('f4'), kind: 6 },
      { type: 'turn', seat: 1 },
    ]);
    const land = at({ ...KINGS, f4: 'M' });
    expect(play(land, 'f4-f3').learned).toBe(false);
  });

  test('the King’s diagonal step shows nothing; onto the enemy’s stockade he wins', () => {
    const engine = at({ g13: 'K', e12: 'k', d11: 'f' });
    play(engine, 'g13-h14');
    expect(types(engine)).toEqual(['moved', 'over']);
    expect(resultText(engine)).toBe('r:stockade');
    expect(tokensOn(engine, 1, 'h14')[0]?.kind).toBeNull();
  });

  test('not while anybody stands there (M34), nor onto his own or a stranger’s', () => {
    const taken = at({ g13: 'K', e12: 'k', h14: 'g', d11: 'f' });
    expect(stepsFrom(taken, 'g13')).not.toContain('h14');
    const own = at({ g2: 'K', h14: 'k', d11: 'f' });
    play(own, 'g2-h2');
    expect(resultText(own)).toBeNull();
    const west = at({ c8: 'K', h14: 'k', d11: 'f' });
    play(west, 'c8-b8');
    expect(resultText(west)).toBeNull();
  });

  test('Blue’s King wins on h2; another piece there wins nothing', () => {
    const engine = at({ a8: 'K', g3: 'k' }, { side: 'b' });
    play(engine, 'g3-h2');
    expect(resultText(engine)).toBe('b:stockade');
    const guard = at({ a8: 'K', h3: 'g', h14: 'k' }, { side: 'b' });
    play(guard, 'h3-h2');
    expect(resultText(guard)).toBeNull();
  });
});

describe('escapes (M26)', () => {
  const HELD = { a8: 'K', h14: 'k', e1: "b'", f1: "p'" };

  test('while the captor has nothing in camp or row: a move that ends off the row, the whole turn', () => {
    const engine = at(HELD, { side: 'b' });
    expect(stepsFrom(engine, 'e1')).toEqual(['e2']);
    // g1 is on the row, g2 is reached across it
    expect(actsFrom(engine, 'f1')).toEqual(['f1-e2', 'f1-f2', 'f1-g2', 'f1-f3']);
    play(engine, 'f1-g2');
    expect(eventsOf(engine)).toEqual([
      { type: 'moved', token: sq('f1'), from: sq('f1'), to: sq('g2') },
      { type: 'freed', seat: 1, token: sq('f1'), kind: P, square: sq('g2'), escaped: true },
      { type: 'turn', seat: 0 },
    ]);
    expect(list(engine, 'prisoners')).toEqual(sqs('e1'));
    expect(counters(engine)['quiet']).toBe(1);
    expect(tokensOn(engine, 0, 'g2')[0]?.shownTo).toBe(511);
    // an escape is a step
    expect(list(engine, 'shuttle')).toEqual([1, 1, ...sqs('f1 f1 g2')]);
  });

  test.each([
    ['e3', 'F', {}],
    ['k1', 'F', {}],
    ['h2', 'G', {}],
    ['j3', 'O', { bombs: 'j3R1', supply: 'R1B2' }],
  ])('closed by a captor’s piece on %s: %s', (square, letter, rest) => {
    const engine = at({ ...HELD, [square]: letter }, { side: 'b', ...rest });
    expect(actsFrom(engine, 'e1')).toEqual([]);
  });

  test('not by his forward squares, his prisoners elsewhere or enemies', () => {
    const engine = at({ ...HELD, f4: 'G', e15: "B'", g3: 'x' }, { side: 'b' });
    expect(stepsFrom(engine, 'e1')).toEqual(['e2']);
  });

  test('a prisoner neither attacks nor sets a bomb; it is rescued also while the gate is open', () => {
    const engine = at({ a8: 'K', h14: 'k', e1: "l'", f2: 'f', e4: 's' }, { side: 'b' });
    expect(actsFrom(engine, 'e1').every((text) => /^e1-[a-o]\d+$/.test(text))).toBe(true);
    expect(actsFrom(engine, 'e4')).toContain('e4^e1');
  });
});

describe('back and forth (M29)', () => {
  const FIELD = { ...KINGS, d5: 'N', d11: 'f', l5: 'F' };

  test('no third step in succession over the same two squares, from wherever it began', () => {
    const engine = at(FIELD);
    play(engine, 'd5-d7', 'd11-d10', 'd7-d5', 'd10-d11');
    expect(stepsFrom(engine, 'd5')).not.toContain('d7');
    expect(stepsFrom(engine, 'd5')).toContain('d6');
    const [d5, d7, d10, d11] = sqs('d5 d7 d10 d11');
    expect(list(engine, 'shuttle')).toEqual(
      [
        [0, 1, d5, d7, d5],
        [0, 2, d5, d5, d7],
        [1, 1, d11, d10, d11],
        [1, 2, d11, d11, d10],
      ].flat(),
    );
    for (const viewer of [0, 1, 8, 9]) expect(options(refilled(engine, viewer))).toEqual(options(engine));
  });

  test('a turn without its step breaks the chain', () => {
    const engine = at(FIELD);
    play(engine, 'd5-d6', 'd11-d10', 'd6-d5', 'd10-d11', 'l5-l6', 'd11-c11', 'd5-d6');
    expect(types(engine)).toEqual(['moved', 'turn']);
  });

  test('bomb turns count', () => {
    const engine = at({ ...KINGS, d5: 'L', d11: 'f' });
    play(engine, 'd5-d7', 'd11-d10', 'd7-d5', 'd10-d9');
    expect(options(engine)).toContain('!d5-d8');
    expect(options(engine)).not.toContain('!d5-d7');
  });

  test('the steps of the turn under way have age 0, also at key 2', () => {
    const engine = at({ ...KINGS, d5: 'F', l5: 'F', d11: 'f' });
    play(engine, 'l5-l6,');
    expect(list(engine, 'shuttle')).toEqual([0, 0, ...sqs('l5 l5 l6')]);
  });

  test('a position may bring steps along', () => {
    const engine = at(FIELD, { shuttle: ['0:d5-d6 d6-d5'] });
    expect(stepsFrom(engine, 'd5')).not.toContain('d6');
  });

  test('being captured wipes it', () => {
    const taken = at({ ...KINGS, g8: 'p', g7: 'P' }, { shuttle: ['1:g8-g9 g9-g8'] });
    play(taken, 'g7xg8');
    expect(list(taken, 'shuttle')).toEqual([]);
  });
});

describe('the ends (RULES 8)', () => {
  test('a side without any action at its check loses (M30)', () => {
    // Blue's only free piece is walled in; e2 keeps the gate shut
    const engine = at({
      h14: 'k',
      g15: 'G',
      h15: 'G',
      i15: 'G',
      g14: 'G',
      i14: 'G',
      g13: 'G',
      i13: 'G',
      h12: 'N',
      e2: 'K',
      e1: "b'",
    });
    play(engine, 'h12-h13');
    expect(eventsOf(engine).slice(1)).toEqual([
      { type: 'turn', seat: 1 },
      { type: 'over', reason: 'no-action', winners: [0] },
    ]);
    expect(resultText(engine)).toBe('r:no-action');
  });

  test('a match from a position stands at the check of its side and may be over at once', () => {
    const engine = at({ h14: 'k', e2: 'K', e1: "b'", d5: 'O' }, { bombs: 'd5R1', supply: 'R1B2', side: 'b' });
    expect(engine.result()).toBeNull();
    const over = at({ e2: 'K', e1: "b'" }, { side: 'b' });
    expect(types(over)).toEqual(['turn', 'over']);
    expect(resultText(over)).toBe('r:no-action');
  });

  test('200 quiet turns of both sides together (M32)', () => {
    const engine = at({ ...KINGS, d5: 'X', d11: 'f' }, { quiet: 198 });
    play(engine, 'd5-d6');
    expect(counters(engine)['quiet']).toBe(199);
    play(engine, 'd11-d10');
    expect(eventsOf(engine).slice(-1)).toEqual([{ type: 'over', reason: 'no-progress', winners: [] }]);
    expect(types(engine)).toEqual(['moved', 'over']);
    expect(resultText(engine)).toBe('draw:no-progress');
  });

  test('a capture ends the row of quiet turns', () => {
    const engine = at({ ...KINGS, g7: 'X', g8: 'f', d11: 'f' }, { quiet: 199 });
    play(engine, 'g7xg8');
    expect(counters(engine)['quiet']).toBe(0);
  });

  test('the quiet draw comes before the other side’s check; the stockade before the quiet draw', () => {
    const stuck = at({ e2: 'K', e1: "b'", d5: 'X' }, { quiet: 199 });
    play(stuck, 'd5-d6');
    expect(resultText(stuck)).toBe('draw:no-progress');
    const home = at({ g13: 'K', e12: 'k' }, { quiet: 199 });
    play(home, 'g13-h14');
    expect(resultText(home)).toBe('r:stockade');
  });

  test('resigning and agreeing at any moment, also while a Spy is on the way', () => {
    const engine = at({ ...KINGS, g12: 'S', g15: "P'", d11: 'f' });
    play(engine, 'g12^g15');
    const bytes = engine.snapshot();
    engine.resign(1);
    expect(eventsOf(engine)).toEqual([
      { type: 'resigned', seat: 1 },
      { type: 'over', reason: 'resign', winners: [0] },
    ]);
    expect(engine.view(8)).toMatchObject({ asked: null, counters: { phase: 8 }, lists: { home: [], acted: [] } });
    expect(tokensOn(engine, 8, 'g15').map(({ kind }) => kind)).toEqual([S, P]);
    for (const viewer of [0, 1, 8, 9]) expect(refilled(engine, viewer).view(9)).toEqual(engine.view(9));
    engine.restore(bytes);
    engine.agreeDraw();
    expect(types(engine)).toEqual(['over']);
    expect(resultText(engine)).toBe('draw:agreement');
    expect(engine.resign(0).ok).toBe(false);
    expect(position(engine)).toContain(' r ');
  });
});
