/** Legion's content against the rules' text: boards, units, notation, positions, setups and their faults. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legion } from '../../src/games/legion';
import { formatQuadrant, parseQuadrant, SHAPE, terrainAt, terrainOf } from '../../src/games/legion/boards';
import { QUADRANT_ITEM } from '../../src/games/legion/notation';
import { accepts } from '../../src/games/legion/terrain';
import { ARMY, UNITS } from '../../src/games/legion/units';
import { PASS, packChoice } from '../../src/games/shared/choice';
import { formatSquare, parseSquare } from '../../src/games/shared/square';

const faultOf = (json: unknown): string => {
  const read = legion.readPosition(json);
  return read.ok ? 'accepted' : `${read.fault.code} ${read.fault.at}`;
};

const setupFault = (json: unknown): string => {
  const read = legion.readSetup(json);
  return read.ok ? 'accepted' : `${read.fault.code} ${read.fault.at}`;
};

describe('units (RULES 1)', () => {
  it('are ten a side, in the table’s order', () => {
    expect(UNITS.reduce((sum, unit) => sum + unit.count, 0)).toBe(ARMY);
    expect(UNITS.map((unit) => unit.letter).join('')).toBe('SNUGTCAK');
    expect(UNITS.map((unit) => unit.swords)).toEqual([1, 2, 1, 2, 1, 0, 0, 0]);
    expect(UNITS.map((unit) => unit.defence)).toEqual([2, 2, 3, 3, null, null, 1, 2]);
  });

  it('water takes S N K only (L8), mountain all but T and C, the rest everything', () => {
    const taken = (terrain: number): string =>
      UNITS.filter((_, kind) => accepts(terrain, kind))
        .map((unit) => unit.letter)
        .join('');
    expect([0, 1, 2, 3, 4].map(taken)).toEqual(['SNUGTCAK', 'SNUGTCAK', 'SNK', 'SNUGTCAK', 'SNUGAK']);
  });
});

describe('boards (RULES 8)', () => {
  it('face 2A turned clockwise once brings its left column on top, the lowest square first', () => {
    const row = (y: number): number[] => [0, 1, 2].map((x) => terrainAt(parseQuadrant('2A1') ?? -1, x, y));
    // 2A is pfp / wpp / ppm: its left column p w p, read upwards, is the new top row.
    expect([row(0), row(1), row(2)]).toEqual([
      [0, 2, 0],
      [0, 0, 1],
      [4, 0, 0],
    ]);
  });

  it('four boards lie NW NE SW SE, rank 1 first', () => {
    const terrain = terrainOf(['1A0', '2B0', '3A0', '4A0'].map((text) => parseQuadrant(text) ?? -1));
    expect(terrain.slice(30)).toEqual([1, 0, 0, 0, 0, 3]); // rank 6: fpp ppx
    expect(terrain.slice(0, 6)).toEqual([1, 0, 3, 4, 0, 1]); // rank 1: fpx mpf
  });

  it('faces 1B and 3B alone show no forest', () => {
    const demand = (face: string): string =>
      setupFault({
        game: 'legion',
        form: 'forest',
        boards: [`${face}0`, ...['1A0', '2A0', '3A0', '4A0'].filter((text) => text[0] !== face[0])],
      });
    expect(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'].filter((face) => demand(face) !== 'accepted')).toEqual([
      '1B',
      '3B',
    ]);
  });

  it('quadrant texts and codes are inverse', () => {
    for (let code = 0; code < 32; code++) expect(parseQuadrant(formatQuadrant(code))).toBe(code);
    expect(parseQuadrant('5A0')).toBeNull();
    expect(parseQuadrant('1A4')).toBeNull();
  });
});

describe('notation', () => {
  const place = ['N@c3', 'S@a1', 'K@f6', '1A', '4B', '1A0', '4B3', 'pass'];
  it.each(place)('%s is read and written the same', (text) => {
    const code = legion.parseChoice(text, 'place', SHAPE);
    expect(code.ok && legion.formatChoice(code.value, 'place', SHAPE)).toBe(text);
  });

  it('packs as the contract says', () => {
    expect(legion.parseChoice('N@c3', 'place', SHAPE)).toEqual({
      ok: true,
      value: packChoice('itemAt', { item: 1, to: 14 }),
    });
    expect(legion.parseChoice('2B1', 'place', SHAPE)).toEqual({
      ok: true,
      value: packChoice('item', { item: QUADRANT_ITEM + 13 }),
    });
    expect(legion.parseChoice('pass', 'place', SHAPE)).toEqual({ ok: true, value: PASS });
    expect(packChoice('itemAt', { item: 1, to: 14 })).toBe(5 * 2 ** 28 + 65536 + 14);
  });

  it.each(['', 'n@c3', 'N@g1', 'N@a7', 'X@a1', '5A', '1C', '1A4', 'c3'])('%j is refused at a placement', (text) => {
    const read = legion.parseChoice(text, 'place', SHAPE);
    expect(read.ok ? 'accepted' : read.fault.code).toBe('bad-notation');
  });

  it('squares of any board are read and written the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 1, max: 32 }), fc.nat(), (width, height, n) => {
        const square = n % (width * height);
        return parseSquare(formatSquare(square, { width, height }), { width, height }) === square;
      }),
    );
    expect(formatSquare(26, { width: 32, height: 8 })).toBe('aa1');
  });
});

describe('positions', () => {
  const good = [
    '6/6/6/6/6/6 b - basic -',
    '6/2n3/2SN2/1S4/6/6 b - basic -',
    '6/6/2A3/6/6/6 b a1 basic -',
    '4S1/6/6/2a3/6/6 w - advanced =6/6/6/2f3/6/6',
    '5K/6/6/6/6/6 b - king 1A0,2A0,3A0,4A0',
    'KNNG1u/6/a1c1g1/6/5k/ssnn2 b - forest =fff3/6/6/6/6/ff4',
  ];
  it.each(good)('%s is read and written the same', (text) => {
    const read = legion.readPosition(text);
    expect(read.ok && legion.formatPosition(read.value)).toBe(text);
  });

  it.each([
    [42, 'bad-position '],
    ['6/6/6/6/6/6 b - basic', 'bad-position '],
    ['6/6/6/6/6 b - basic -', 'bad-position rows'],
    ['6/6/6/6/6/7 b - basic -', 'bad-position rows[5]'],
    ['6/6/6/6/6/Q5 b - basic -', 'bad-position rows[5]'],
    ['6/6/6/6/6/6 x - basic -', 'bad-position side'],
    ['6/6/6/6/6/6 b g1 basic -', 'bad-position flag'],
    ['6/6/6/6/6/6 b - chess -', 'bad-position mode'],
    ['6/6/6/6/6/6 b - king 1A0,2A0,3A0', 'bad-position terrain'],
    ['6/6/6/6/6/6 b - king 1A0,1B0,3A0,4A0', 'bad-position terrain[1]'],
    ['6/6/6/6/6/6 b - king =6/6/6/6/6/z5', 'bad-position terrain[5]'],
    ['kk4/6/6/6/6/6 b - basic -', 'bad-position rows'], // two Kings
    ['sss3/6/6/6/6/6 b - basic -', 'bad-position rows'], // three Soldiers: eleven units with the rest
    ['6/6/2A3/6/6/6 b c4 basic -', 'bad-position flag'], // the Flag on a unit
    ['6/6/6/2t3/6/6 b - advanced =6/6/6/2m3/6/6', 'bad-position rows'], // a Tower on a mountain
  ])('%j is refused: %s', (json, fault) => {
    expect(faultOf(json)).toBe(fault);
  });

  it('every history text is read back to the same words', () => {
    const read = legion.readPosition('KNNG1u/6/a1c1g1/6/5k/ssnn2 w c5 caravan -');
    if (!read.ok) throw new Error('refused');
    const [text = ''] = read.value.history;
    expect(text).toBe('KNNG1u/6/a1c1g1/6/5k/ssnn2 w c5');
    expect(legion.codec.formatHistory(legion.codec.parseHistory(text))).toBe(text);
  });
});

describe('setups', () => {
  it('fills in what is left out', () => {
    expect(legion.readSetup({ game: 'legion' })).toEqual({
      ok: true,
      value: {
        game: 'legion',
        form: 'basic',
        seats: [{ player: 'person' }, { player: 'person' }],
        options: { asks: 'useful' },
        seed: 0,
      },
    });
  });

  it.each([
    [null, 'bad-setup '],
    [{ game: 'chess' }, 'bad-setup game'],
    [{ game: 'legion', mode: 'king' }, 'bad-setup mode'],
    [{ game: 'legion', form: 'chess' }, 'bad-setup form'],
    [{ game: 'legion', seats: [{}] }, 'bad-setup seats'],
    [{ game: 'legion', seats: [{}, { player: 'robot' }] }, 'bad-setup seats[1].player'],
    [{ game: 'legion', seats: [{}, { level: 7 }] }, 'bad-setup seats[1].level'],
    [{ game: 'legion', seats: [{ army: [] }, {}] }, 'bad-army seats[0].army'],
    [{ game: 'legion', boards: ['1A0'] }, 'bad-setup boards'],
    [{ game: 'legion', boards: ['1A0', '2A0', '3A0', 'x'] }, 'bad-setup boards[3]'],
    [{ game: 'legion', form: 'forest', boards: ['1B0', '2A0', '3A0', '4A0'] }, 'bad-setup boards'],
    [{ game: 'legion', seed: -1 }, 'bad-setup seed'],
    [{ game: 'legion', seed: 2 ** 32 }, 'bad-setup seed'],
    [{ game: 'legion', options: { asks: 'never' } }, 'bad-setup options.asks'],
    [{ game: 'legion', position: 'x' }, 'bad-setup form'],
    [{ game: 'legion', form: 'basic', position: 'x' }, 'bad-position position'],
    [{ game: 'legion', form: 'king', position: '6/6/6/6/6/6 b - basic -' }, 'bad-setup form'],
  ])('%j is refused: %s', (json, fault) => {
    expect(setupFault(json)).toBe(fault);
  });

  it('sample setups are accepted as they are and show every form', () => {
    const setups = Array.from({ length: 60 }, (_, index) => legion.sampleSetup(index, 5));
    for (const setup of setups) expect(legion.readSetup(setup)).toEqual({ ok: true, value: setup });
    expect(new Set(setups.map((setup) => setup.form)).size).toBe(5);
    expect(setups.some((setup) => setup.boards !== undefined)).toBe(true);
  });
});
