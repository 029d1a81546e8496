import { describe, expect, test } from 'vitest';
import { eventsOf, eventsOfType } from './kit';
import { at, G, K, N, play, position, S } from './legion-kit';

describe('swords (section 4)', () => {
  test('worked rows: each enemy apart, in square order, helpers without the placed unit (L5, LEG-07)', () => {
    const engine = at('6/6/2S3/nS4/6/6 b - basic -');
    play(engine, 'N@c3');
    expect(eventsOf(engine)).toEqual([
      { type: 'placed', seat: 0, token: 14, kind: N, square: 14 },
      { type: 'fought', from: 14, square: 13, attack: 4, defence: 2, helpers: [12], beaten: true },
      { type: 'fought', from: 14, square: 20, attack: 2, defence: 2, helpers: [], beaten: false },
      { type: 'removed', seat: 1, token: 13, kind: S, square: 13, cause: 'fight' },
      { type: 'flag', from: null, to: 13 },
      { type: 'turn', seat: 1 },
    ]);
    expect(engine.rows().every((row) => row.mask === 511)).toBe(true);
  });

  test('the total must be strictly greater than the defence', () => {
    const even = at('6/2s3/2U3/6/6/6 b - basic -');
    play(even, 'N@c3');
    expect(eventsOfType(even, 'fought')).toMatchObject([{ attack: 3, defence: 3, beaten: false }]);
    const more = at('6/2n3/2U3/6/6/6 b - basic -');
    play(more, 'N@c3');
    expect(eventsOfType(more, 'fought')).toMatchObject([{ attack: 4, defence: 3, beaten: true }]);
  });

  test('Tower, Scout and General lend their printed swords; Archer, Catapult and King lend none', () => {
    const lent = at('6/2t3/1uSg2/6/6/6 b - basic -');
    play(lent, 'S@c3');
    expect(eventsOfType(lent, 'fought')).toMatchObject([{ attack: 1 + 1 + 1 + 2, helpers: [19, 21, 26] }]);
    const none = at('6/2a3/1kSc2/6/6/6 b - basic -');
    play(none, 'N@c3');
    expect(eventsOfType(none, 'fought')).toMatchObject([{ attack: 2, helpers: [] }]);
  });

  test('enemy units do not help, nor do own units that touch the placed one only (L5)', () => {
    const engine = at('6/2N3/2S3/1n1n2/2g3/6 b - basic -');
    play(engine, 'S@c3');
    expect(eventsOfType(engine, 'fought')).toMatchObject([{ square: 20, attack: 1, helpers: [] }]);
  });

  test('L4: fights are simultaneous, all who are beaten fall together', () => {
    const engine = at('6/6/2A3/1S1N2/2U3/6 b - basic -');
    play(engine, 'G@c3');
    expect(eventsOfType(engine, 'fought').map(({ square, attack, defence }) => [square, attack, defence])).toEqual([
      [8, 2, 3],
      [13, 2, 2],
      [15, 2, 2],
      [20, 2, 1],
    ]);
    expect(position(engine)).toBe('6/6/6/1SgN2/2U3/6 w c4 basic -');
  });

  test('Tower and Catapult are not fought at all', () => {
    const engine = at('6/2n3/2T3/1n1C2/6/6 b - basic -');
    play(engine, 'G@c3');
    expect(eventsOf(engine).map((event) => event.type)).toEqual(['placed', 'turn']);
  });

  test('standing units never act by themselves: no row for enemies of a neighbour', () => {
    const engine = at('6/6/2SN2/6/6/6 b - basic -');
    play(engine, 'N@c3');
    expect(eventsOfType(engine, 'fought').map((event) => event.square)).toEqual([20]);
  });

  test('L6: nobody is asked whether to fight', () => {
    const engine = at('6/6/2A3/6/6/6 b - basic -');
    play(engine, 'S@c3');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'place', key: 'legion.place' });
    expect(engine.view(9).ply).toBe(1);
  });
});

describe('fortification (section 4)', () => {
  test.each([
    ['S', 3],
    ['N', 3],
    ['A', 2],
    ['K', 3],
    ['U', 3],
    ['G', 3],
  ])('%s there defends with %i (L9 for the Archer; Scout and General gain nothing)', (unit, defence) => {
    const engine = at(`6/6/6/2${unit}3/6/6 b - advanced =6/6/6/2x3/6/6`);
    play(engine, 'S@c2');
    expect(eventsOfType(engine, 'fought')).toMatchObject([{ square: 14, defence }]);
  });

  test('it does not help who stands there in attack', () => {
    const engine = at('6/6/6/2S3/6/6 b - advanced =6/6/6/6/2x3/6');
    play(engine, 'N@c2');
    expect(eventsOfType(engine, 'fought')).toMatchObject([{ attack: 2, defence: 2 }]);
  });
});

describe('crown (section 4)', () => {
  test('worked turn of the contract: two fall without comparison, the Tower and the diagonal Scout stay', () => {
    const engine = at('6/6/2SU2/1G1T2/6/6 b - basic -');
    play(engine, 'K@c3');
    expect(eventsOf(engine)).toEqual([
      { type: 'placed', seat: 0, token: 14, kind: K, square: 14 },
      { type: 'removed', seat: 1, token: 13, kind: G, square: 13, cause: 'crown' },
      { type: 'removed', seat: 1, token: 20, kind: S, square: 20, cause: 'crown' },
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'pick', key: 'legion.flag', args: [] });
    play(engine, 'b3');
    expect(eventsOf(engine)).toEqual([
      { type: 'flag', from: null, to: 13 },
      { type: 'turn', seat: 1 },
    ]);
    expect(position(engine)).toBe('6/6/3U2/2kT2/6/6 w b3 basic -');
  });

  test('L10: shield, fortification and forest do not save; Catapult and own units are spared', () => {
    const engine = at('6/6/2U3/1S1C2/2N3/6 b - advanced =6/6/6/1x4/2f3/6');
    play(engine, 'K@c3');
    expect(eventsOfType(engine, 'removed').map((event) => event.square)).toEqual([8, 13, 20]);
    const own = at('6/6/2n3/1s1S2/6/6 b - basic -');
    play(own, 'K@c3');
    expect(eventsOfType(own, 'removed')).toMatchObject([{ seat: 1, square: 15 }]);
  });

  test('the King takes an enemy King', () => {
    const engine = at('6/6/2K3/6/6/6 b - basic -');
    play(engine, 'K@c3');
    expect(eventsOfType(engine, 'removed')).toMatchObject([{ kind: K, cause: 'crown' }]);
  });
});

test('L17: what is removed is back in its reserve and can be placed again, a King too', () => {
  const engine = at('6/2n3/2K3/6/6/6 b - basic -');
  expect(engine.view(0).heaps[1]).toMatchObject({ seat: 1, name: 'reserve', kinds: [0, 0, 1, 1, 2, 3, 4, 5, 6] });
  play(engine, 'N@c3');
  expect(engine.view(0).heaps[1]?.kinds).toEqual([0, 0, 1, 1, 2, 3, 4, 5, 6, 7]);
  expect(engine.result()).toBeNull();
  play(engine, 'K@d6');
  expect(engine.view(9).tokens.find((token) => token.square === 33)).toMatchObject({ seat: 1, kind: K, shownTo: 511 });
});
