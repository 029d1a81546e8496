import { describe, expect, test } from 'vitest';
import { must, toAll } from './kit';
import { at, G, NINE, options, play, R, T, tokenAt, toOthers, toSeat, W } from './parley-kit';

describe('P3', () => {
  test('each playable card once, by number, then pass', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['TWTRW', '', ''] });
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'card', key: 'parley.card', args: [] });
    expect(options(engine)).toBe('W R T pass');
  });

  test('asked with an empty hand, too', () => {
    const engine = at({ tokens: NINE, step: 'card' });
    expect(options(engine)).toBe('pass');
    expect(play(engine, 'pass')).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
    expect(engine.view(9).ply).toBe(1);
  });

  test('Truce needs a deck to draw from', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['T', '', ''], discard: 'WWWWRRRRTTT' });
    expect(options(engine)).toBe('pass');
  });

  test('the first copy leaves the hand for the end of the discard heap', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['RWTW', '', ''], discard: 'T' });
    expect(play(engine, 'W')).toEqual({ learned: false, chance: false });
    expect(engine.rows()).toEqual([toAll({ type: 'played', seat: 0, card: W })]);
    const { heaps } = engine.view(9);
    expect([heaps[0]?.kinds, heaps[4]?.kinds]).toEqual([
      [R, T, W],
      [T, W],
    ]);
  });
});

describe('P4 Whisper', () => {
  test('a look at any token of another seat: the kind for the seat alone', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['W', '', ''] });
    play(engine, 'W');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'parley.whisper', args: [] });
    expect(options(engine)).toBe('c2 d2 e2 a3 b3 c3');
    expect(play(engine, 'c2')).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual([
      toSeat(0, { type: 'looked', seat: 0, token: 7, kind: G }),
      toOthers(0, { type: 'looked', seat: 0, token: 7, kind: null }),
    ]);
    expect([0, 1, 2, 8, 9].map((viewer) => tokenAt(engine, viewer, 'c2')?.kind)).toEqual([G, G, null, null, G]);
    expect([0, 1, 2, 8].map((viewer) => tokenAt(engine, viewer, 'c2')?.shownTo)).toEqual([3, 3, 3, 3]);
    expect(engine.decision()?.kind).toBe('main');
  });

  test('one target settles itself, and the look teaches at once', () => {
    const engine = at({ tokens: { a1: 'E0', c2: 'E1' }, step: 'card', hands: ['W', '', ''] });
    expect(play(engine, 'W')).toEqual({ learned: true, chance: false });
    expect(engine.rows().map((row) => row.event.type)).toEqual(['played', 'looked', 'looked']);
    expect(engine.view(9).ply).toBe(1);
  });
});

describe('P5 Rumour', () => {
  test('another seat is named and picks which of its tokens all are shown', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['R', '', ''] });
    play(engine, 'R');
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'seat', key: 'parley.rumourSeat', args: [] });
    expect(options(engine)).toBe('@1 @2');
    play(engine, '@2');
    expect(engine.rows()).toEqual([toAll({ type: 'named', seat: 0, other: 2 })]);
    expect(engine.decision()).toMatchObject({ seat: 2, kind: 'pick', key: 'parley.rumourPick', args: [] });
    expect(options(engine)).toBe('a3 b3 c3');
    expect(engine.view(1)).toMatchObject({
      asked: { seat: 2, kind: 'pick' },
      counters: { step: 4, active: 0 },
      lists: { pending: [2] },
    });
    expect(play(engine, 'b3')).toEqual({ learned: true, chance: false });
    expect(engine.rows()).toEqual([toAll({ type: 'shown', token: 11, kind: G })]);
    expect([0, 1, 8].map((viewer) => tokenAt(engine, viewer, 'b3'))).toEqual(
      Array(3).fill({ id: 11, square: 11, seat: 2, kind: G, shownTo: 511 }),
    );
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
    expect(engine.view(9).lists['pending']).toEqual([]);
  });

  test('single seat and single token settle; a known token is shown again', () => {
    const engine = at({ tokens: { a1: 'E0', c2: 'E1!' }, step: 'card', hands: ['R', '', ''] });
    play(engine, 'R');
    expect(engine.rows().map((row) => row.event)).toEqual([
      { type: 'played', seat: 0, card: R },
      { type: 'named', seat: 0, other: 1 },
      { type: 'shown', token: 7, kind: 0 },
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'main' });
  });
});

describe('P6 Truce in one’s own turn', () => {
  test('draws the card at a drawn place of the deck; the others see a card go', () => {
    // first word of seed 1 is 1412771199: of the eleven cards it takes number floor(1412771199 * 11 / 2^32) = 3
    const engine = at({ tokens: NINE, step: 'card', hands: ['T', '', ''], top: 'WWWRWRRRTTT', seed: 1 });
    expect(play(engine, 'T')).toEqual({ learned: true, chance: true });
    expect(engine.rows()).toEqual([
      toAll({ type: 'played', seat: 0, card: T }),
      toSeat(0, { type: 'drew', seat: 0, card: R }),
      toOthers(0, { type: 'drew', seat: 0, card: null }),
    ]);
    const { heaps } = engine.view(9);
    expect([heaps[0]?.kinds, heaps[3]?.kinds]).toEqual([[R], [W, W, W, W, R, R, R, T, T, T]]);
    expect(engine.decision()?.kind).toBe('main');
  });

  test('a filled state draws from seed 0', () => {
    // first word of seed 0 is 3894649422: floor(3894649422 * 11 / 2^32) = 9
    const engine = at({ tokens: NINE, step: 'card', hands: ['T', '', ''], top: 'WWWWRRRTTRT', seed: 1 });
    must(engine.fill(engine.view(9), []));
    play(engine, 'T');
    expect(engine.view(0).heaps[0]?.kinds).toEqual([R]);
  });

  test('what is drawn goes to the end of the hand', () => {
    const engine = at({ tokens: NINE, step: 'card', hands: ['TW', '', ''], discard: 'WWWRRRTTT', seed: 1 });
    play(engine, 'T');
    expect(engine.view(0).heaps[0]?.kinds).toEqual([W, R]);
    expect(engine.view(1).heaps[0]?.kinds).toEqual([null, null]);
  });
});
