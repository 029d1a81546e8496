/** Legends' setups: armies, boards, options, their words, and the samples that harnesses play. */
import { describe, expect, it, test } from 'vitest';
import type { Setup } from '../../src/contract/setup';
import { legends } from '../../src/games/legends';
import { ARMY_MIX, ARMY_SIZE, BOXED, mixFault } from '../../src/games/legends/army';
import { BOARDS, boardTerrain, fieldTerrain, formatBoard, parseBoard } from '../../src/games/legends/boards';
import { pieceOf } from '../../src/games/legends/catalogue';

const good = BOXED[0]?.pieces ?? [];
const evil = BOXED[6]?.pieces ?? [];

const fault = (json: unknown): readonly string[] => {
  const read = legends.readSetup(json);
  return read.ok ? ['accepted'] : [read.fault.code, read.fault.at];
};
const armies = (...list: unknown[]) => ({ game: 'legends', seats: list.map((army) => ({ army })) });

describe('setups', () => {
  it('fills in what is left out', () => {
    expect(legends.readSetup({ game: 'legends' })).toEqual({
      ok: true,
      value: {
        game: 'legends',
        form: 'legends',
        seats: [{ player: 'person' }, { player: 'person' }],
        options: { windows: 'combat', lists: 'open', asks: 'useful', exchanges: 'on' },
        seed: 0,
      },
    });
  });

  it.each<[unknown, string, string]>([
    [null, 'bad-setup', ''],
    [{ game: 'legion' }, 'bad-setup', 'game'],
    [{ game: 'legends', mode: 1 }, 'bad-setup', 'mode'],
    [{ game: 'legends', form: 'king' }, 'bad-setup', 'form'],
    [{ game: 'legends', seats: [{}] }, 'bad-setup', 'seats'],
    [{ game: 'legends', options: { windows: 'open' } }, 'bad-setup', 'options.windows'],
    [{ game: 'legends', boards: ['1A', '1B', '1C'] }, 'bad-setup', 'boards'],
    [{ game: 'legends', boards: ['1A', '1B', '1C', 'x'] }, 'bad-setup', 'boards[3]'],
    [{ game: 'legends', seed: -1 }, 'bad-setup', 'seed'],
    [{ game: 'legends', position: { pieces: {} } }, 'bad-position', 'position.terrain'],
    [
      { game: 'legends', boards: ['1A', '1B', '1C', '1D'], position: { terrain: ['p'], pieces: {} } },
      'bad-setup',
      'boards',
    ],
    [
      {
        game: 'legends',
        options: { asks: 'useful' },
        position: { terrain: ['p'], pieces: {}, options: { asks: 'always' } },
      },
      'bad-setup',
      'options.asks',
    ],
    [armies('good 1', undefined), 'bad-army', 'seats[0].army'],
    [armies(undefined, { boxed: 'good 7' }), 'bad-army', 'seats[1].army.boxed'],
    [armies(undefined, { boxed: 'good 1', shuffled: true }), 'bad-army', 'seats[1].army.shuffled'],
    [armies({ boxed: 'good 1' }, { boxed: 'good 2' }), 'bad-army', 'seats[1].army'],
    [armies(good, good), 'bad-army', 'seats[1].army'],
    [armies([...good.slice(1), 209], undefined), 'bad-army', 'seats[0].army[29]'],
    [armies([...good.slice(1), evil[0]], undefined), 'bad-army', 'seats[0].army[29]'],
    [armies(good.slice(1), undefined), 'bad-army', 'seats[0].army'],
  ])('%j is refused: %s at %s', (json, code, at) => {
    expect(fault(json)).toEqual([code, at]);
  });

  it('says which strengths are missing and which are too many', () => {
    const tens = good.filter((number) => pieceOf(number)?.strength !== 9);
    const read = legends.readSetup(armies([...tens, 2, 33], undefined));
    expect(read.ok ? '' : read.fault.expected).toBe(
      'the right mix of pieces; missing: 1 piece of strength 9; too many: 1 piece of strength 10, 1 castle',
    );
    expect(read.ok ? '' : read.fault.found).toBe('2 pieces of strength 10, 0 pieces of strength 9, 2 castles');
  });

  it('takes duplicates and the extras 207 and 208', () => {
    const swap = (army: readonly number[], strength: number, by: number) =>
      army.map((number) => (pieceOf(number)?.strength === strength ? by : number));
    expect(fault(armies(swap(swap(good, 10, 207), 6, 11), swap(evil, 10, 208)))).toEqual(['accepted']);
  });

  it('gives a position the Setup’s options', () => {
    const read = legends.readSetup({
      game: 'legends',
      options: { asks: 'always' },
      position: { terrain: ['pp'], pieces: {}, options: { windows: 'full' } },
    });
    const options = { windows: 'full', lists: 'open', asks: 'always', exchanges: 'on' };
    expect(read).toMatchObject({ ok: true, value: { options, position: { options } } });
    expect(read.ok && legends.shape(read.value)).toEqual({ width: 2, height: 1 });
  });

  it('travels as options, boards and armies', () => {
    const words = (setup: unknown) => {
      const read = legends.readSetup(setup);
      return read.ok ? legends.codec.setupWords(read.value) : [];
    };
    expect(words({ game: 'legends' })).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(
      words({
        game: 'legends',
        boards: ['1A', '1B r90', '2A r270', '7D r180'],
        options: { windows: 'full', asks: 'always', exchanges: 'off' },
        seats: [{ army: { boxed: 'good 1' } }, { army: evil }],
      }),
    ).toEqual([1, 0, 1, 1, 4, 0, 5, 19, 110, 30, ...good, 30, ...evil]);
  });
});

describe('boards', () => {
  it('are 28, each with a text for every turn', () => {
    expect(BOARDS).toHaveLength(28);
    for (let code = 0; code < 4 * 28; code++) expect(parseBoard(formatBoard(code))).toBe(code);
    expect(['8A', '1E', '1A r0', '1A r360', '1A90', 'r90', ''].map(parseBoard)).toEqual(Array(7).fill(null));
  });

  it('turn clockwise: the left column of 2D becomes the far row, its near end first', () => {
    const row = (text: string, y: number) => [0, 1, 2, 3].map((x) => boardTerrain(parseBoard(text) ?? -1, x, y));
    expect(row('2D', 0)).toEqual([3, 1, 1, 1]);
    expect(row('2D r90', 0)).toEqual([4, 0, 5, 3]); // town plains desert mountain
    expect(row('2D r180', 0)).toEqual([6, 2, 3, 4]);
    expect(row('2D r270', 0)).toEqual([1, 1, 3, 6]);
  });

  it('lie near left, near right, far left, far right, rank 1 first', () => {
    const terrain = fieldTerrain(['1D', '1A', '1B', '1C'].map((text) => parseBoard(text) ?? -1));
    expect(terrain.slice(0, 8)).toEqual([3, 5, 5, 2, 4, 0, 2, 3]);
    expect(terrain.slice(56)).toEqual([2, 2, 2, 2, 1, 1, 1, 2]);
  });

  it('four of one set leave thirty land squares a side', () => {
    for (let set = 0; set < 7; set++)
      for (const order of [
        [0, 1, 2, 3],
        [3, 1, 0, 2],
      ]) {
        const terrain = fieldTerrain(order.map((board, turns) => (set * 4 + board) * 4 + turns));
        const land = (from: number) => terrain.slice(from, from + 32).filter((number) => number !== 6).length;
        expect([land(0), land(32)]).toEqual([ARMY_SIZE, ARMY_SIZE]);
      }
  });
});

test('the boxed armies match the mix and hold one side each', () => {
  expect(BOXED.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `good ${n}`).concat([1, 2, 3, 4, 5, 6].map((n) => `evil ${n}`)),
  );
  expect(ARMY_MIX.reduce((sum, [, count]) => sum + count, 0)).toBe(ARMY_SIZE);
  for (const { pieces, side } of BOXED) {
    expect(mixFault(pieces)).toBeNull();
    for (const number of pieces) expect(pieceOf(number)?.side).toBe(side);
  }
});

describe('samples', () => {
  const many = Array.from({ length: 480 }, (_, index) => legends.sampleSetup(index, index * 7 + 1));
  const armyOf = (setup: Setup, seat: number) => setup.seats[seat]?.army;
  const custom = many.filter((_, index) => index % 4 === 1);

  it('are accepted as they are', () => {
    for (const setup of many) expect(legends.readSetup(setup)).toEqual({ ok: true, value: setup });
  });

  it('are the same for the same numbers, and differ with the seed', () => {
    expect(legends.sampleSetup(1, 5)).toEqual(legends.sampleSetup(1, 5));
    expect(armyOf(legends.sampleSetup(1, 5), 0)).not.toEqual(armyOf(legends.sampleSetup(1, 6), 0));
  });

  it('show every option with every kind of army, on dealt and on given boards', () => {
    const seen = new Set(
      many
        .slice(0, 192)
        .map(({ options, boards }, index) => JSON.stringify([index % 4, options, boards === undefined])),
    );
    expect(seen.size).toBe(4 * 16 * 2);
  });

  it('custom armies bring every piece', () => {
    const seen = new Set(
      custom.flatMap((setup) => setup.seats.flatMap(({ army }) => (Array.isArray(army) ? army : []))),
    );
    expect(Array.from({ length: 208 }, (_, n) => n + 1).filter((number) => !seen.has(number))).toEqual([]);
  });

  it('both sides begin', () => {
    const sides = new Set(custom.map((setup) => pieceOf(Number((armyOf(setup, 0) as readonly number[])[0]))?.side));
    expect(sides.size).toBe(2);
  });

  it('one-nation armies are of one nation wherever it has the strength', () => {
    for (const setup of many.filter((_, index) => index % 4 === 2))
      for (const { army } of setup.seats) {
        const nations = (army as readonly number[]).map((number) => pieceOf(number)?.nation);
        const most = Math.max(...nations.map((nation) => nations.filter((other) => other === nation).length));
        expect(most).toBeGreaterThanOrEqual(ARMY_SIZE - 3);
      }
  });
});
