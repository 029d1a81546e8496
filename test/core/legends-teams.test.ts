/** Teams of four and more on the core: zones, turns, knowledge, windows, naming an opponent, castles (LEGENDS.md, Teams). */
import { describe, expect, it } from 'vitest';
import { BOXED } from '../../src/games/legends/army';
import { fieldTerrain } from '../../src/games/legends/boards';
import { createRng } from '../support/harness/rng';
import { Core, wordsOf } from './legends-load';

type Json = Readonly<Record<string, unknown>>;

const PLAINS = Array.from({ length: 8 }, () => 'p'.repeat(16));
/** A castle for each of the four seats, and somebody of seats 1 and 3 who can step. */
const STANDING: Json = { a1: [33, 0], p1: [33, 2], a8: [135, 1], p8: [135, 3], d8: [122, 1], m8: [122, 3] };
/** Srik and Murkis, both of strength 7 and without abilities; 122 is Marr, 3. */
const SRIK = 8;
const MURKIS = 146;

const place = (pieces: Json, more: Json = {}): Core => {
  const core = new Core('legends.wide');
  core.position({ seats: 4, terrain: PLAINS, pieces: { ...STANDING, ...pieces }, turn: 0, ...more });
  return core;
};
const seatAsked = (core: Core): number => core.decision()[1] ?? -1;
const keyAsked = (core: Core): number => core.decision()[2] ?? -1;
const types = (core: Core, viewer = 9): readonly string[] => core.rows(viewer).map(({ event }) => event.type);
const at = (core: Core, square: number, viewer = 9) => core.see(viewer).tokens.find((token) => token.square === square);

// files a to p are 0 to 15
const H4 = 3 * 16 + 7;
const I4 = 3 * 16 + 8;

describe('a dealt start of four', () => {
  it('draws armies, then boards pair by pair, then places seat by seat', () => {
    const core = new Core('legends.wide');
    core.start({ game: 'legends', seats: [{}, {}, {}, {}], seed: 77 });
    const rng = createRng(77);
    const first = rng.draw(12);
    const other = first < 6 ? 6 : 0;
    const own = 6 - other;
    const boxes = [first, other + rng.draw(6), own + rng.draw(6), other + rng.draw(6)];
    const laid = [0, 1].map(() => {
      const set = rng.draw(7);
      const letters = [0, 1, 2, 3];
      rng.shuffle(letters);
      return letters.map((letter) => (set * 4 + letter) * 4 + rng.draw(4));
    });
    const pick = (pair: number, index: number): number => laid[pair]?.[index] ?? 0;
    const boards = [0, 2].flatMap((row) => [0, 1].flatMap((pair) => [pick(pair, row), pick(pair, row + 1)]));
    const { terrain, tokens, width } = core.see();
    expect(width).toBe(16);
    expect(terrain).toEqual(fieldTerrain(boards));
    const expected = new Map<number, readonly [number, number]>();
    for (let seat = 0; seat < 4; seat++) {
      const kinds = [...(BOXED[boxes[seat] ?? 0]?.pieces ?? [])];
      rng.shuffle(kinds);
      const squares = terrain.flatMap((ground, square) => {
        const [file, rank] = [square % 16, Math.floor(square / 16)];
        return ground !== 6 && file >> 3 === seat >> 1 && rank < 4 === (seat % 2 === 0) ? [square] : [];
      });
      expect(squares).toHaveLength(30);
      for (const [index, square] of squares.entries()) expected.set(square, [seat, kinds[index] ?? 0]);
    }
    expect(new Map(tokens.map(({ id, seat, kind }) => [id, [seat, kind]]))).toEqual(expected);
    expect(tokens.every(({ id, square }) => id === square)).toBe(true);
  });

  it('lets each seat in turn make two exchanges within its own thirty', () => {
    const core = new Core('legends.wide');
    core.start({ game: 'legends', seats: [{}, {}, {}, {}], seed: 3 });
    const own = (seat: number): number => core.see().tokens.filter((token) => token.seat === seat).length;
    for (const seat of [0, 1, 2, 3]) {
      expect(core.see().counters).toMatchObject({ side: seat, exchanges: 2, turn: 0 });
      expect(own(seat)).toBe(30);
      expect(core.calls.choiceCount()).toBe((30 * 29) / 2 + 1);
      core.calls.apply(0);
      expect(core.see().counters).toMatchObject({ side: seat, exchanges: 1 });
      core.play('pass');
    }
    expect(core.see().counters).toMatchObject({ side: 0, turn: 1 });
  });

  it('takes armies of one side for all even seats, of the other for the odd ones', () => {
    const core = new Core('legends.wide');
    const army = (side: 'good' | 'evil'): Json => ({ army: { boxed: `${side} 2` } });
    core.start({ game: 'legends', seats: [{}, {}, {}, army('good')], seed: 1 });
    const kinds = (seat: number): readonly number[] => core.see().lists[`roster${seat}`] ?? [];
    const evil = BOXED.slice(6).map(({ pieces }) => [...pieces].sort((a, b) => a - b));
    expect(evil).toContainEqual(kinds(0));
    expect(evil).toContainEqual(kinds(2));
    const words = [...wordsOf({ game: 'legends', seats: [army('good'), army('evil'), army('good'), army('evil')] })];
    expect(core.calls.create(core.send(words))).toBe(0);
    // seat 2's thirty are taken for seat 1's: two allies of different sides
    const [head, length] = [8, 31];
    const swapped = [
      ...words.slice(0, head + length),
      ...words.slice(head + 2 * length, head + 3 * length),
      ...words.slice(head + length, head + 2 * length),
      ...words.slice(head + 3 * length),
    ];
    expect(core.calls.create(core.send(swapped))).toBe(-3);
  });
});

describe('zones', () => {
  it('hand a piece over as it steps in, without a row of their own', () => {
    const core = place({ h4: [SRIK, 0], b1: [SRIK, 0], o1: [SRIK, 2] });
    core.play('h4-i4');
    expect(types(core)).toEqual(['moved', 'turn']);
    expect(at(core, I4)).toMatchObject({ id: H4, seat: 2 });
    expect(core.see().lists['fresh']).toEqual([]);
    expect(seatAsked(core)).toBe(1);
    core.play('d8-d7');
    expect(seatAsked(core)).toBe(2);
    expect(core.texts()).toContain('i4-i5');
    core.play('o1-o2');
    expect(seatAsked(core)).toBe(3);
    core.play('m8-m7');
    expect(seatAsked(core)).toBe(0);
    expect(core.texts()).not.toContain('i4-i5');
    // the piece is still of the army that brought it
    const { tokens, lists } = core.see();
    expect(lists['army']?.[tokens.findIndex(({ square }) => square === I4)]).toBe(0);
  });

  it('let nobody enter a space of its own side', () => {
    expect(place({ h4: [SRIK, 0], i4: [SRIK, 2] }).texts()).not.toContain('h4-i4');
    // Dumes attacks its own player's pieces alone
    const dumes = place({ g4: [SRIK, 1], h4: [123, 1], i4: [SRIK, 3] }, { turn: 1 });
    expect(dumes.texts()).toContain('h4-g4');
    expect(dumes.texts()).not.toContain('h4-i4');
  });

  it('count fallen pieces by the army that brought them', () => {
    const core = place({ h4: [SRIK, 0], i4: [MURKIS, 3] });
    core.play('h4-i4');
    const { heaps } = core.see();
    expect(heaps.map(({ seat, kinds }) => [seat, kinds])).toEqual([
      [0, [SRIK]],
      [1, []],
      [2, []],
      [3, [MURKIS]],
    ]);
  });
});

describe('knowledge', () => {
  it('is a side’s', () => {
    const core = place({ h4: [SRIK, 0], i4: [MURKIS, 3] }, { options: { lists: 'closed' } });
    for (const [viewer, own, theirs] of [
      [0, SRIK, null],
      [2, SRIK, null],
      [1, null, MURKIS],
      [3, null, MURKIS],
      [8, null, null],
    ] as const) {
      expect(at(core, H4, viewer)?.kind).toBe(own);
      expect(at(core, I4, viewer)?.kind).toBe(theirs);
    }
    const rosters = [0, 1, 2, 3].map((army) => core.see(2).lists[`roster${army}`]?.length);
    expect(rosters).toEqual([2, 0, 1, 0]);
  });

  it('of a private look goes to the looker’s whole side', () => {
    // Holy Vision, attacked by seat 1, lets seat 0 look at up to two pieces
    const core = place({ d5: [63, 0], d6: [MURKIS, 1] }, { turn: 1 });
    core.play('d6-d5');
    expect(seatAsked(core)).toBe(0);
    core.play('m8');
    core.play('pass');
    const looked = core.rows().filter(({ event }) => event.type === 'looked');
    const token = 7 * 16 + 12;
    expect(looked).toEqual([
      { mask: 0b101, event: { type: 'looked', seat: 0, token, kind: 122 } },
      { mask: 511 & ~0b101, event: { type: 'looked', seat: 0, token, kind: null } },
    ]);
    expect(at(core, token, 2)).toMatchObject({ kind: 122, shownTo: 1 });
    expect(at(core, token, 8)).toMatchObject({ kind: null, shownTo: 1 });
  });
});

describe('windows', () => {
  /** The seats asked to respond, until nobody is. */
  const responses = (core: Core): number[] => {
    const seats: number[] = [];
    while (core.decision()[0] === 3) {
      seats.push(seatAsked(core));
      core.play('pass');
    }
    return seats;
  };

  it('of an attack ask the players of the two zones’ pieces, the attacker’s first', () => {
    const core = place({ h4: [SRIK, 0], i4: [MURKIS, 3] }, { options: { asks: 'always' } });
    core.play('h4-i4');
    expect(core.see(2).counters['passes']).toBe(0);
    expect(core.see(3).counters['passes']).toBe(0);
    for (const viewer of [0, 1, 8]) expect(core.see(viewer).counters['passes']).toBe(-1);
    expect(core.see(0).asked).toEqual({ seat: null, kind: 'respond' });
    // then the end of seat 0's turn
    expect(responses(core)).toEqual([2, 3, 0]);
  });

  it('with all windows ask everybody round, and close when all have passed', () => {
    const core = place({ h4: [SRIK, 0], i4: [MURKIS, 3] }, { options: { windows: 'full', asks: 'always' } });
    core.play('h4-i4');
    // the attack, the closing window of seat 0's turn, its end, the opening window of seat 1's
    expect(responses(core)).toEqual([2, 3, 0, 1, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
    expect(seatAsked(core)).toBe(1);
    expect(keyAsked(core)).toBe(1);
  });

  it('ask one player alone where both pieces are his', () => {
    const core = place({ c4: [123, 1], c5: [MURKIS, 1] }, { turn: 1, options: { asks: 'always' } });
    core.play('c4-c5');
    expect(responses(core)).toEqual([1, 1]);
  });
});

describe('naming an opponent', () => {
  it('is asked once, after the cost and before the effect; the one named chooses from what it controls', () => {
    const core = place({ d6: [161, 1], i4: [SRIK, 0], k4: [SRIK, 2], b4: [SRIK, 0] }, { turn: 1 });
    core.play('d6.1');
    expect(types(core)).toEqual(['shown', 'used', 'removed']);
    expect(core.decision()).toEqual([8, 1, 10, 2, 5 * 16 + 3, 1, 2, 0x60000000, 0x60020000]);
    expect(core.texts()).toEqual(['@0', '@2']);
    core.play('@2');
    expect(seatAsked(core)).toBe(2);
    // a piece of army 0 that stands in its zone is its own
    expect(core.texts()).toEqual(['p1', 'i4', 'k4']);
    core.play('k4');
    expect(types(core)).toEqual(['removed', 'turn']);
  });

  it('needs one opponent with something, not all of them', () => {
    const core = new Core('legends.wide');
    const pieces = { d6: [161, 1], d8: [122, 1], k4: [SRIK, 2] };
    core.position({ seats: 4, terrain: PLAINS, pieces, turn: 1 });
    expect(core.texts()).toContain('d6.1');
    core.play('d6.1');
    // who has nothing may be named, and then nothing happens
    core.play('@0');
    expect(types(core)).toEqual(['turn']);
  });

  it('comes with a success too, and hands what it captures to the player of the zone', () => {
    // Tiera's victim (R128 #37), then Parasitix captures (#189)
    const core = place({ d7: [MURKIS, 1], d6: [37, 0], i4: [MURKIS, 3] });
    core.play('d6-d7');
    expect(keyAsked(core)).toBe(10);
    expect(seatAsked(core)).toBe(0);
    core.play('@3');
    expect(seatAsked(core)).toBe(3);
    core.play('i4');
    expect(at(core, I4)).toBeUndefined();
    const captor = place({ d6: [189, 1], i4: [SRIK, 2], j4: [SRIK, 2] }, { turn: 1 });
    captor.play('d6.1');
    captor.play('@2');
    captor.play('i4');
    expect(captor.rows().map(({ event }) => event)).toContainEqual({ type: 'controlled', token: I4, seat: 3 });
    expect(at(captor, I4)).toMatchObject({ seat: 3 });
  });
});

describe('castles', () => {
  it('fall one by one: the attack is successful and holds the space, and only the last ends the match', () => {
    const core = place({ a7: [SRIK, 0], p7: [SRIK, 2] });
    core.play('a7-a8');
    expect(core.rows().map(({ event }) => event)).toEqual([
      { type: 'moved', token: 6 * 16, from: 6 * 16, to: 7 * 16 },
      { type: 'shown', token: 6 * 16, kind: SRIK },
      { type: 'shown', token: 7 * 16, kind: 135 },
      { type: 'removed', seat: 1, token: 7 * 16, kind: 135, square: 7 * 16, cause: 'fight' },
      { type: 'turn', seat: 1 },
    ]);
    expect(at(core, 7 * 16)).toMatchObject({ kind: SRIK, seat: 0 });
    core.play('d8-d7');
    core.play('p7-p8');
    expect(types(core)).toEqual(['moved', 'shown', 'shown', 'removed', 'over']);
    expect(core.see().result).toMatchObject({ winners: [0, 2], reason: 'castle' });
  });

  it('are followed by what the attacker does after a success', () => {
    const core = place({ a7: [37, 0], b6: [MURKIS, 1] });
    core.play('a7-a8');
    expect(keyAsked(core)).toBe(10);
    core.play('@1');
    core.play('b6');
    expect(core.see().result).toBeNull();
    expect(at(core, 5 * 16 + 1)).toBeUndefined();
  });

  it('captured count as lost, and the last one ends the match', () => {
    const core = new Core('legends.wide');
    const pieces = { a1: [33, 0], i1: [33, 2], a8: [135, 1], d8: [189, 1], c8: [122, 1], m8: [189, 3], d1: [SRIK, 0] };
    core.position({ seats: 4, terrain: PLAINS, pieces: { ...pieces, p2: [SRIK, 2] }, turn: 1 });
    core.play('d8.1');
    core.play('@2');
    core.play('i1');
    expect(core.see().result).toBeNull();
    expect(at(core, 8)).toMatchObject({ kind: 33, seat: 3 });
    core.play('p2-p3');
    core.play('m8.1');
    core.play('@0');
    core.play('a1');
    expect(types(core)).toEqual(['shown', 'controlled', 'over']);
    expect(core.see().result).toMatchObject({ winners: [1, 3], reason: 'castle' });
  });
});

describe('the end', () => {
  it('comes for the whole side when one player can do nothing on its turn', () => {
    const core = new Core('legends.wide');
    const pieces = { a1: [33, 0], b1: [SRIK, 0], p1: [34, 2], a8: [135, 1], d8: [122, 1], p8: [135, 3], m8: [122, 3] };
    core.position({ seats: 4, terrain: PLAINS, pieces, turn: 1 });
    core.play('d8-d7');
    // seat 2 has a castle alone, whose only action needs somebody beside it
    expect(core.see().result).toMatchObject({ winners: [1, 3], reason: 'no-move' });
  });

  it('and when one of them gives up', () => {
    const core = place({ b1: [SRIK, 0] });
    core.calls.resign(2);
    expect(core.rows().map(({ event }) => event)).toEqual([
      { type: 'resigned', seat: 2 },
      { type: 'over', reason: 'resign', winners: [1, 3] },
    ]);
    expect(core.calls.resign(1)).toBe(-1);
  });

  it('as a draw, when all have been quiet for as long as the form says', () => {
    const core = place({ b1: [SRIK, 0] }, { quiet: [29, 30, 30, 30] });
    core.play('b1-b2');
    expect(core.see().result).toMatchObject({ winners: [], reason: 'no-progress' });
    const short = place({ b1: [SRIK, 0] }, { quiet: [29, 30, 29, 30] });
    short.play('b1-b2');
    expect(short.see().result).toBeNull();
    expect(short.see().lists['quiet']).toEqual([30, 30, 29, 30]);
  });
});

describe('words of teams', () => {
  it('are refused by the build for small boards, and where a seat has no business', () => {
    const [small, core] = [new Core(), place({ h4: [SRIK, 0] })];
    const [view, hash] = [core.view(), core.hash()];
    expect(small.fill(view)).toBe(-2);
    expect(small.calls.create(small.send(wordsOf({ game: 'legends', seats: [{}, {}, {}, {}] })))).toBe(-2);
    const tokens = view.findIndex((_, index) => view.slice(index, index + 4).join() === [0, 0, 0, 33].join());
    const damaged = [...view];
    // the castle on a1 is said to be seat 2's
    damaged[tokens + 2] = 2;
    expect(core.fill(damaged)).toBe(-3);
    expect(core.hash()).toBe(hash);
  });
});
