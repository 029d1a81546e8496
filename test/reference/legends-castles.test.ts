/** Castles that are attacked (R42 step 2, R43, R53, R130): every row with its mask, what was learned by it, what is left. */
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/contract/engine';
import type { EventRow } from '../../src/contract/event';
import { legendsOf } from '../../src/games/legends';
import { createLegendsReference } from '../../src/reference/legends';
import { choose, must, toAll } from './kit';
import { at, ground, list, on, play, refilled, sq, teams, tokenOn } from './legends-kit';

const [D4, D5] = [sq('d4'), sq('d5')];
const FAR = { a8: [142, 1], h1: [45, 0] };
const moved = toAll({ type: 'moved', token: D4, from: D4, to: D5 });
const shown = (token: number, kind: number): EventRow => toAll({ type: 'shown', token, kind });
const removed = (kind: number, seat: number): EventRow =>
  toAll({ type: 'removed', seat, token: D5, kind, square: D5, cause: 'fight' });
const over = (...winners: readonly number[]): EventRow => toAll({ type: 'over', reason: 'castle', winners });

describe('an attacked castle', () => {
  test.each([
    ['both hidden', [16, 0], [169, 1], [shown(D4, 16), shown(D5, 169)], true],
    ['the castle known to all', [16, 0], [169, 1, 'shown'], [shown(D4, 16)], true],
    ['the attacker known to all', [16, 0, 'shown'], [169, 1], [shown(D5, 169)], true],
    ['both known to all', [16, 0, 'shown'], [169, 1, 'shown'], [], false],
  ] as const)(
    '%s: its rows are for everybody, and learned says whether they told anything',
    (_, one, other, shows, learned) => {
      const engine = at({ ...FAR, d4: one, d5: other });
      expect(play(engine, 'd4-d5')).toEqual({ learned, chance: false });
      expect(engine.rows()).toEqual([moved, ...shows, removed(169, 1), over(0)]);
    },
  );

  test('a castle that was looked at, and an attacker that was: neither is shown to all by that', () => {
    const engine = at({
      ...FAR,
      d4: { piece: 16, army: 0, lookedBy: [1] },
      d5: { piece: 169, army: 1, lookedBy: [0] },
    });
    expect(play(engine, 'd4-d5').learned).toBe(true);
    expect(engine.rows()).toEqual([moved, shown(D4, 16), shown(D5, 169), removed(169, 1), over(0)]);
  });

  test('its own side’s Dumes tells the same, and loses by it (R53, R80)', () => {
    const engine = at({ ...FAR, d4: [123, 1], d5: [136, 1] }, { turn: 1 });
    play(engine, 'd4-d5');
    expect(engine.rows()).toEqual([moved, shown(D4, 123), shown(D5, 136), removed(136, 1), over(0)]);
  });

  test('every viewer sees the attacker alone on the space, face up, and the castle with the fallen (R71)', () => {
    const engine = at({ ...FAR, d4: [16, 0], d5: [169, 1] }, { fallen: { '1': [113] } });
    play(engine, 'd4-d5');
    for (const viewer of [0, 1, 8, 9]) {
      const view = engine.view(viewer);
      expect(view.tokens.filter(({ square }) => square === D5)).toEqual([
        { id: D4, square: D5, seat: 0, kind: 16, shownTo: 511 },
      ]);
      expect(view.heaps[1]).toMatchObject({ seat: 1, name: 'fallen', kinds: [113, 169] });
      expect(view.lists['fallen']).toEqual([256, D5]);
      expect(view.counters).toMatchObject({ stirred: 1, window: -1, passes: 0, side: 0, turn: 1 });
    }
    // nobody is told what else stands there
    expect([on(engine, 'a8', 0), on(engine, 'h1', 1)]).toEqual([[null], [null]]);
  });

  test('an attacker without strength has won as well; what was lent to the castle ends with it (R43, R70)', () => {
    // Helliton 1+4 steps down from the mountain under a curse on purple pieces: 0 on plains
    const lent = (how: 'open' | 'closed') =>
      at(
        { ...FAR, d4: [196, 1], d5: [67, 0] },
        { turn: 1, curse: [97, 0], terrain: ground({ 4: 'ppp^pppp' }), grants: [['d5', 'flying', 0, how]] },
      );
    const engine = lent('open');
    expect(list(engine, 'grants')).toEqual([D5, 8, 0, 1]);
    play(engine, 'd4-d5');
    expect(engine.rows()).toEqual([moved, shown(D4, 196), shown(D5, 67), removed(67, 0), over(1)]);
    expect([list(engine, 'grants'), on(engine, 'd5'), list(engine, 'curses')]).toEqual([[], [196], [256, 97, 0, 0]]);
    // to those who don’t know whose it was it stays closed, or its end would tell them (R14)
    const closed = lent('closed');
    play(closed, 'd4-d5');
    expect([list(closed, 'grants', 0), list(closed, 'grants', 1)]).toEqual([
      [D5, 8, 0, 2],
      [-1, 8, 0, 0],
    ]);
  });

  test('by a Charge the power’s rows come first (R43)', () => {
    const engine = at({ ...FAR, d1: [113, 1], d5: [67, 0] }, { turn: 1 });
    play(engine, 'd1.1>d5');
    expect(engine.rows()).toEqual([
      shown(sq('d1'), 113),
      toAll({ type: 'used', token: sq('d1'), seat: 1, power: 1, keyword: 5 }),
      toAll({ type: 'moved', token: sq('d1'), from: sq('d1'), to: D5 }),
      shown(D5, 67),
      removed(67, 0),
      over(1),
    ]);
  });

  test('a state filled from a view goes to the same end', () => {
    const engine = at({ ...FAR, d4: [16, 0], d5: [169, 1] });
    const other = refilled(engine, 0);
    play(engine, 'd4-d5');
    play(other, 'd4-d5');
    expect(other.rows()).toEqual(engine.rows());
    expect(other.view(9)).toEqual(engine.view(9));
  });
});

/** A position of an arranged form, both flags far away. */
const arranged = (form: string, width: number, pieces: Readonly<Record<string, unknown>>): Engine => {
  const content = legendsOf(form);
  const last = String.fromCharCode(96 + width);
  const position = {
    terrain: Array.from({ length: width }, () => 'p'.repeat(width)),
    pieces: { [`${last}1`]: [209, 0], [`${last}${width}`]: [209, 1], ...pieces },
    turn: 0,
  };
  const seats = [{ player: 'person' }, { player: 'person' }];
  const engine = createLegendsReference();
  must(engine.start(must(content.readSetup({ game: 'legends', form, seats, position }))));
  return engine;
};

describe('a flag', () => {
  test.each([['classic', 10] as const, ['quick', 8] as const])('in %s falls the same way', (form, width) => {
    const engine = arranged(form, width, { b2: [213, 0], a2: [209, 1], b8: [216, 1] });
    expect(choose(engine, legendsOf(form), 'b2-a2').learned).toBe(true);
    const [from, to] = [width + 1, width];
    expect(engine.rows()).toEqual([
      toAll({ type: 'moved', token: from, from, to }),
      shown(from, 213),
      shown(to, 209),
      toAll({ type: 'removed', seat: 1, token: to, kind: 209, square: to, cause: 'fight' }),
      over(0),
    ]);
    expect(engine.view(1).heaps[1]).toMatchObject({ seat: 1, kinds: [209] });
  });
});

describe('castles of a team (R130)', () => {
  const pieces = { h7: [16, 0], c2: [113, 1], k3: [16, 2], l7: [113, 3] };
  const [H7, H8] = [16 * 6 + 7, 16 * 7 + 7];
  const rows = [
    toAll({ type: 'moved', token: H7, from: H7, to: H8 }),
    shown(H7, 16),
    shown(H8, 169),
    toAll({ type: 'removed', seat: 1, token: H8, kind: 169, square: H8, cause: 'fight' }),
  ];

  test('one of two: the same rows, and the turn goes on', () => {
    const engine = teams(4, pieces);
    expect(play(engine, 'h7-h8').learned).toBe(true);
    expect(engine.rows()).toEqual([...rows, toAll({ type: 'turn', seat: 1 })]);
  });

  test('the last: the same rows, and it is over', () => {
    const engine = teams(4, { ...pieces, p8: [16, 0] });
    expect(play(engine, 'h7-h8').learned).toBe(true);
    expect(engine.rows()).toEqual([...rows, over(0, 2)]);
    for (const viewer of [0, 1, 2, 3, 8, 9]) expect(tokenOn(engine, 'h8', viewer)).toMatchObject({ id: H7, kind: 16 });
  });

  test('the last, by its own side’s Dumes: the other side has won', () => {
    const engine = teams(4, { ...pieces, h7: [123, 1], p8: [113, 3] }, { turn: 1 });
    play(engine, 'h7-h8');
    expect(engine.rows()).toEqual([
      toAll({ type: 'moved', token: H7, from: H7, to: H8 }),
      shown(H7, 123),
      shown(H8, 169),
      toAll({ type: 'removed', seat: 1, token: H8, kind: 169, square: H8, cause: 'fight' }),
      over(0, 2),
    ]);
  });
});
