/** What a form says: arranging in secret, no windows where nobody could use one, quiet turns, exchanges, own boards. */
import { describe, expect, it } from 'vitest';
import { legends } from '../../src/games/legends';
import { encodeGuess, encodeView } from '../../src/worker/words/view';
import { Core, SMALL_ARRANGED, walkOn } from './legends-load';

const ARRANGING = 7;
/** Flag, bombs, spy, scouts, miners, general, marshal. */
const ROSTER = [209, 210, 210, 211, 212, 212, 213, 213, 219, 220];
const ARMY = 'FBB-----S2233-----9----M';
const small = (army0: string | null, army1: string | null, options: object = {}): Record<string, unknown> => ({
  game: 'legends',
  form: SMALL_ARRANGED,
  seats: [army0, army1].map((army) => (army === null ? {} : { army })),
  options,
});

/** Lays the army of the seat asked, letter by letter. */
const lay = (core: Core, army: string): void => {
  for (const letter of army) core.play(letter);
};

describe('arranging', () => {
  it('asks each seat in turn for every square of its ranks, ascending, with what is left', () => {
    const core = new Core();
    core.start(small(null, null));
    expect(core.decision().slice(0, 6)).toEqual([1, 0, 12, 1, 0, 8]);
    expect(core.texts()).toEqual(['F', 'B', 'S', '2', '3', '9', 'M', '-']);
    for (let n = 0; n < 14; n++) core.play('-');
    // ten squares are left for ten pieces
    expect(core.texts()).toEqual(['F', 'B', 'S', '2', '3', '9', 'M']);
    core.play('M');
    expect(core.texts()).toEqual(['F', 'B', 'S', '2', '3', '9']);
    core.play('B');
    expect(core.texts()).toEqual(['F', 'B', 'S', '2', '3', '9']);
    core.play('B');
    expect(core.texts()).toEqual(['F', 'S', '2', '3', '9']);
    lay(core, 'FS22339');
    // the far seat's three ranks begin at a6, for both alike from left to right
    expect(core.decision().slice(0, 6)).toEqual([1, 1, 12, 1, 40, 8]);
    expect(core.see().ply).toBe(24);
    expect(core.see().counters).toMatchObject({ side: 1, turn: 0, phase: ARRANGING });
    expect(core.see().lists['arranged']).toEqual([24, 0]);
    lay(core, ARMY);
    expect(core.see().counters).toMatchObject({ side: 0, turn: 1 });
    expect(core.see().lists['arranged']).toEqual([]);
    expect(core.rows().map(({ event }) => event.type)).toEqual(['placed', 'dealt', 'turn']);
  });

  it('tells nobody else anything but how far a seat is', () => {
    const [one, two] = [new Core(), new Core()];
    for (const [core, army] of [
      [one, 'FM-'],
      [two, '-3F'],
    ] as const) {
      core.start(small(null, null, { lists: 'closed' }));
      lay(core, army);
    }
    for (const viewer of [1, 8]) {
      expect(one.view(viewer)).toEqual(two.view(viewer));
      expect(one.see(viewer).tokens).toEqual([]);
      expect(one.see(viewer).lists).toMatchObject({
        arranged: [3, 0],
        army: [],
        strengths: [],
        roster0: ROSTER,
        roster1: ROSTER,
      });
    }
    expect(one.see(0).tokens).toEqual([
      { id: 0, square: 0, seat: 0, kind: 209, shownTo: 0 },
      { id: 1, square: 1, seat: 0, kind: 220, shownTo: 0 },
    ]);
  });

  it('writes each piece laid for its own seat, and nothing for a square left empty', () => {
    const core = new Core();
    core.start(small(null, null));
    core.play('S');
    expect(core.rows()).toEqual([{ mask: 1, event: { type: 'placed', seat: 0, token: 0, kind: 211, square: 0 } }]);
    expect(core.rows(1)).toEqual([]);
    core.play('-');
    expect(core.rows()).toEqual([]);
  });

  it('lays an army that is given at once, without a row, and asks the other seat alone', () => {
    const core = new Core();
    core.start(small(null, ARMY));
    expect(core.rows()).toEqual([]);
    expect(core.see().lists['arranged']).toEqual([0, 24]);
    expect(core.see(0).tokens).toEqual([]);
    expect(core.see(1).tokens).toHaveLength(10);
    expect(core.decision()[1]).toBe(0);
    lay(core, ARMY);
    expect(core.rows().map(({ event }) => event.type)).toEqual(['placed', 'dealt', 'turn']);
    // slots go by ids, whoever was laid first
    expect(core.see().tokens.map(({ id }) => id)).toEqual([
      0, 1, 2, 8, 9, 10, 11, 12, 18, 23, 40, 41, 42, 48, 49, 50, 51, 52, 58, 63,
    ]);
    const [given] = [new Core()];
    given.start(small(ARMY, ARMY));
    expect(given.rows().map(({ event }) => event.type)).toEqual(['dealt', 'turn']);
    expect(given.see()).toEqual({ ...core.see(), ply: 0 });
  });

  it('takes back the right guess, and refuses one that can’t be', () => {
    const [core, other] = [new Core(), new Core()];
    core.start(small(null, null));
    lay(core, ARMY);
    lay(core, 'F-B');
    const view = encodeView(core.see(0), legends.codec);
    expect(other.fill(view, encodeGuess([209, 0, 210]))).toBe(0);
    expect(other.hash()).toBe(core.hash());
    expect(other.fill(view, encodeGuess([0, 0, 0]))).toBe(0);
    // two flags, a piece of another form, one answer too few, one too many
    for (const guess of [
      [209, 209, 0],
      [1, 0, 0],
      [209, 0],
      [209, 0, 210, 0],
    ]) {
      expect([-2, -3]).toContain(other.fill(view, encodeGuess(guess)));
    }
    lay(core, '-'.repeat(13));
    const late = encodeView(core.see(0), legends.codec);
    const [rest] = [Array.from({ length: 16 }, () => 0)];
    // eight squares can't hold the ten pieces
    expect(other.fill(late, encodeGuess(rest))).toBe(-3);
    expect(other.fill(late, encodeGuess([209, 0, 210, ...rest.slice(3)]))).toBe(0);
  });

  it('goes on hiding when a seat gives up before the battle', () => {
    const core = new Core();
    core.start(small(null, null));
    lay(core, ARMY);
    lay(core, 'F-B');
    core.calls.resign(1);
    expect(core.see(0).result).toMatchObject({ winners: [0], reason: 'resign' });
    expect(core.see(0).tokens).toHaveLength(10);
    expect(core.see(8).tokens).toEqual([]);
    expect(core.see(0).lists['arranged']).toEqual([24, 3]);
    const other = new Core();
    for (const viewer of [0, 1, 8, 9]) {
      const seen = core.see(viewer);
      expect(other.fill(encodeView(seen, legends.codec), encodeGuess(legends.guessOf(core.see(), seen)))).toBe(0);
      expect(other.hash()).toBe(core.hash());
    }
  });

  it('refuses armies that are no arrangement', () => {
    const core = new Core();
    core.deal(1);
    const hash = core.hash();
    // seed, form, seats, four options, no boards, then lengths and kinds: 23 squares, a kind of another form
    for (const words of [
      [1, 2, 2, 0, 0, 0, 0, 0, 23, ...Array.from({ length: 23 }, () => 0), 0],
      [1, 2, 2, 0, 0, 0, 0, 0, 24, 5, ...Array.from({ length: 23 }, () => 0), 0],
      [1, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 2, 2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0],
      [1, 3, 2, 0, 0, 0, 0, 0, 0, 0],
    ]) {
      expect([-2, -3]).toContain(core.calls.create(core.send(words)));
      expect(core.hash()).toBe(hash);
    }
  });
});

describe('a form without abilities', () => {
  it('opens no window and asks no lone pass, whatever the options', () => {
    const core = new Core();
    for (let game = 0; game < 3; game++) {
      core.start({ ...small(ARMY, ARMY, { windows: 'full', asks: 'always' }), seed: game });
      const made = walkOn(core, game, () => {
        expect([undefined, 2]).toContain(core.decision()[0]);
        expect(core.rows().filter(({ event }) => event.type.startsWith('window'))).toEqual([]);
      });
      expect(made).toBeGreaterThan(10);
    }
  });
});

const PLAINS = Array.from({ length: 8 }, () => 'pppppppp');

describe('what a form says', () => {
  it('decides how many quiet turns make a draw', () => {
    const core = new Core();
    const pieces = { a1: [209, 0], c1: [220, 0], h8: [209, 1], f8: [220, 1] };
    core.position({ form: SMALL_ARRANGED, terrain: PLAINS, pieces, turn: 0, quiet: [49, 50] });
    core.play('c1-c2');
    expect(core.see().result).toMatchObject({ winners: [], reason: 'no-progress' });
    core.position({ form: SMALL_ARRANGED, terrain: PLAINS, pieces, turn: 0, quiet: [48, 50] });
    core.play('c1-c2');
    expect(core.see().result).toBeNull();
  });

  it('leaves the exchanges out with the option, and asks for none in a form without', () => {
    const core = new Core();
    core.start({ game: 'legends', seats: [{}, {}], options: { exchanges: 'off' } });
    expect(core.rows().map(({ event }) => event.type)).toEqual(['dealt', 'turn']);
    expect(core.see().counters).toMatchObject({ side: 0, turn: 1, exchanges: 0 });
    core.start({ game: 'legends', seats: [{}, {}] });
    expect(core.see().counters).toMatchObject({ side: 0, turn: 0, exchanges: 2 });
    core.play('pass');
    expect(core.see().counters).toMatchObject({ side: 1, turn: 0, exchanges: 2 });
  });

  it('has only its own pieces in a position', () => {
    const core = new Core();
    core.position({ form: SMALL_ARRANGED, terrain: PLAINS, pieces: { a1: [209, 0], h8: [209, 1], c1: [220, 0] } });
    const view = core.see();
    const strange = {
      ...view,
      tokens: view.tokens.map((token) => (token.kind === 220 ? { ...token, kind: 10 } : token)),
    };
    expect(core.fill(encodeView(strange, legends.codec))).toBe(-3);
  });

  it('lets own boards lie as they are given, printed ones beside them', () => {
    const core = new Core();
    core.start({
      game: 'legends',
      seats: [{}, {}],
      boards: ['pppf/^^md/mttp/dd~d', '1A', 'pppf/^^md/mttp/dd~d r90', '1A'],
    });
    const { terrain } = core.see();
    const at = (file: number, rank: number): number => terrain[(rank - 1) * 8 + file] ?? -1;
    // near left: its last row is the near one
    expect([0, 1, 2, 3].map((file) => at(file, 1))).toEqual([5, 5, 6, 5]);
    expect([0, 1, 2, 3].map((file) => at(file, 4))).toEqual([0, 0, 0, 1]);
    // far left, turned clockwise: its first column has become the far row, from right to left
    expect([0, 1, 2, 3].map((file) => at(file, 8))).toEqual([5, 2, 3, 0]);
    expect([0, 1, 2, 3].map((file) => at(file, 5))).toEqual([5, 0, 5, 1]);
    expect(core.see().tokens).toHaveLength(60);
  });

  it('refuses an own board without just one water square', () => {
    const core = new Core();
    const board = (water: number): readonly number[] => [
      -1,
      ...Array.from({ length: 16 }, (_, place) => (place < water ? 6 : 0)),
    ];
    const words = (water: number): readonly number[] => [
      1,
      0,
      2,
      0,
      0,
      0,
      0,
      4,
      ...board(1),
      ...board(1),
      ...board(water),
      0,
      0,
      0,
    ];
    expect(core.calls.create(core.send(words(1)))).toBe(0);
    for (const water of [0, 2]) expect(core.calls.create(core.send(words(water)))).toBe(-2);
  });
});
