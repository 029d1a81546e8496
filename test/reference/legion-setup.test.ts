import { describe, expect, test } from 'vitest';
import { legion } from '../../src/games/legion';
import { createReference } from '../../src/reference';
import { eventsOf, must, slowGenerator } from './kit';
import { at, dealt, options, play } from './legion-kit';

const [PLAIN, FOREST, WATER, FORT, MOUNTAIN] = [0, 1, 2, 3, 4];

describe('FACES (L3, L20)', () => {
  test('Black chooses a face of each board; the rows, the lists, the change of seat', () => {
    const engine = dealt({ form: 'advanced' });
    expect(engine.rows()).toEqual([{ mask: 511, event: { type: 'turn', seat: 0 } }]);
    expect(engine.decision()).toMatchObject({ seat: 0, kind: 'place', key: 'legion.face', args: [0] });
    expect(engine.view(0)).toMatchObject({
      counters: { step: 0, side: 0 },
      lists: { faces: [-1, -1, -1, -1], quadrants: [-1, -1, -1, -1] },
      history: [],
    });
    expect(options(engine)).toEqual(['1A', '1B']);
    play(engine, '1B');
    expect(eventsOf(engine)).toEqual([{ type: 'built', seat: 0, what: 0, value: 1 }]);
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'legion.face', args: [1] });
    play(engine, '2A', '3B');
    expect(engine.view(1).lists['faces']).toEqual([1, 0, 1, -1]);
    play(engine, '4A');
    expect(eventsOf(engine)).toEqual([
      { type: 'built', seat: 0, what: 3, value: 0 },
      { type: 'turn', seat: 1 },
    ]);
  });

  test('Forest Master: 1A and 3A are forced, and still asked', () => {
    const engine = dealt({ form: 'forest' });
    expect(options(engine)).toEqual(['1A']);
    play(engine, '1A');
    expect(options(engine)).toEqual(['2A', '2B']);
    play(engine, '2B');
    expect(options(engine)).toEqual(['3A']);
    play(engine, '3A');
    expect(options(engine)).toEqual(['4A', '4B']);
    expect(engine.view(9).ply).toBe(3);
  });

  test('Return of the King: one board with forest is enough, and boards 2 and 4 always show some', () => {
    const engine = dealt({ form: 'king' });
    play(engine, '1B', '2A', '3B');
    expect(options(engine)).toEqual(['4A', '4B']);
  });

  test('laid boards that break L20 are refused, and the old match stays', () => {
    const engine = dealt({ form: 'basic' });
    play(engine, 'S@c3');
    const before = engine.hash();
    const boards = ['1B0', '2A0', '3A0', '4A0'];
    const setup = {
      game: 'legion',
      form: 'forest',
      seats: [{ player: 'person' }, { player: 'person' }],
      boards,
      options: {},
      seed: 0,
    } as const;
    expect(engine.start(setup)).toMatchObject({ ok: false, fault: { code: 'bad-setup', at: 'boards' } });
    expect(engine.hash()).toBe(before);
  });
});

describe('BUILD (L3)', () => {
  test('White lays the boards NW NE SW SE, by board, then turns', () => {
    const engine = dealt({ form: 'caravan' });
    play(engine, '1A', '2A', '3B', '4A');
    expect(engine.decision()).toMatchObject({ seat: 1, kind: 'place', key: 'legion.quadrant', args: [0] });
    expect(engine.view(0).counters).toMatchObject({ step: 1, side: 1 });
    expect(options(engine).join(' ')).toBe('1A0 1A1 1A2 1A3 2A0 2A1 2A2 2A3 3B0 3B1 3B2 3B3 4A0 4A1 4A2 4A3');
    play(engine, '1A0');
    // board 1, face A, no turn
    expect(eventsOf(engine)).toEqual([{ type: 'built', seat: 1, what: 4, value: 0 }]);
    expect(options(engine).join(' ')).toBe('2A0 2A1 2A2 2A3 3B0 3B1 3B2 3B3 4A0 4A1 4A2 4A3');
    play(engine, '2A1', '4A2');
    expect(options(engine)).toEqual(['3B0', '3B1', '3B2', '3B3']);
    play(engine, '3B3');
    expect(eventsOf(engine)).toEqual([
      { type: 'built', seat: 1, what: 7, value: 2 * 8 + 4 + 3 },
      { type: 'turn', seat: 0 },
    ]);
    expect(engine.decision()).toMatchObject({ seat: 0, key: 'legion.place' });
    expect(engine.view(8)).toMatchObject({
      ply: 8,
      counters: { step: 2, side: 0 },
      lists: { faces: [0, 0, 1, 0], quadrants: [0, 9, 26, 23] },
      history: ['6/6/6/6/6/6 b -'],
    });
  });

  test('quarter turns are clockwise: 1A0 in the NW, 2A1 in the NE', () => {
    const engine = dealt({ form: 'advanced', boards: ['1A0', '2A1', '3A2', '4A3'] });
    const { terrain } = engine.view(0);
    const rank = (number: number): readonly number[] => terrain.slice((number - 1) * 6, number * 6);
    // 1A: fpp pxp ppf; 2A is pfp wpp ppm, a clockwise quarter turn makes pwp ppf mpp
    expect(rank(6)).toEqual([FOREST, PLAIN, PLAIN, PLAIN, WATER, PLAIN]);
    expect(rank(5)).toEqual([PLAIN, FORT, PLAIN, PLAIN, PLAIN, FOREST]);
    expect(rank(4)).toEqual([PLAIN, PLAIN, FOREST, MOUNTAIN, PLAIN, PLAIN]);
    // 3A is ppm pfp fpx, a half turn makes xpf pfp mpp; 4A is fpw ppp mpf, three turns make wpf ppp fpm
    expect(rank(3)).toEqual([FORT, PLAIN, FOREST, WATER, PLAIN, FOREST]);
    expect(rank(2)).toEqual([PLAIN, FOREST, PLAIN, PLAIN, PLAIN, PLAIN]);
    expect(rank(1)).toEqual([MOUNTAIN, PLAIN, PLAIN, FOREST, PLAIN, MOUNTAIN]);
  });

  test('the ground appears as the boards are laid', () => {
    const engine = dealt({ form: 'advanced' });
    play(engine, '1A', '2A', '3A', '4A', '1A0');
    expect(engine.view(0).terrain[30]).toBe(FOREST);
    expect(engine.view(0).terrain.slice(0, 18)).toEqual(Array(18).fill(PLAIN));
  });
});

describe('without FACES and BUILD', () => {
  test.each(legion.forms)(
    'laid boards skip them in %s (L19: scenarios use the terrain, L2: the basic game does not)',
    (form) => {
      const engine = dealt({ form, boards: ['1A0', '2A1', '3A2', '4A3'] });
      expect(engine.decision()).toMatchObject({ seat: 0, key: 'legion.place' });
      expect(engine.view(0).lists).toMatchObject({ faces: [0, 0, 0, 0], quadrants: [0, 9, 18, 27] });
      expect(engine.view(0).terrain.some((ground) => ground !== PLAIN)).toBe(form !== 'basic');
      expect(engine.rows()).toEqual([{ mask: 511, event: { type: 'turn', seat: 0 } }]);
    },
  );

  test.each([0, 42, 77])('basic draws its scenery as the contract says (seed %i)', (seed) => {
    const chance = slowGenerator(seed);
    const faces = [0, 1, 2, 3].map(() => chance.draw(2));
    const boards = chance.shuffle([0, 1, 2, 3]);
    const quadrants = boards.map((board) => board * 8 + (faces[board] ?? 0) * 4 + chance.draw(4));
    const { lists, terrain } = dealt({ form: 'basic', seed }).view(0);
    expect(lists).toMatchObject({ faces, quadrants });
    expect(terrain).toEqual(Array(36).fill(PLAIN));
  });

  test('a position starts with the side that places', () => {
    const engine = at('6/6/6/2s3/6/6 w c4 advanced =6/6/6/2f3/6/6');
    expect(engine.rows()).toEqual([{ mask: 511, event: { type: 'turn', seat: 1 } }]);
    expect(engine.view(0)).toMatchObject({ ply: 0, flag: 20, history: ['6/6/6/2s3/6/6 w c4'] });
    const start = engine.hash();
    const refused = engine.start({ ...must(legion.readSetup({ game: 'legion' })), position: 'nonsense' });
    expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-position' } });
    expect(engine.hash()).toBe(start);
  });
});

test('all viewers see the same, the viewer apart', () => {
  const engine = at('S4S/6/6/6/6/s5 b - advanced 1A0,2A0,3A0,4A0');
  play(engine, 'A@b2');
  const truth = engine.view(9);
  for (const viewer of [0, 1, 8]) expect(engine.view(viewer)).toEqual({ ...truth, viewer });
});

test('published games have their reference by name', () => {
  expect(createReference('legion')?.name).toBe('reference');
  expect(createReference('parley')).toBeNull();
});
