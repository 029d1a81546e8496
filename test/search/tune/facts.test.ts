/** The facts that Legends' states are judged by, worked out by hand from what each says (assembly/legends/facts.ts), and the value made of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legends, legendsOf } from '../../../src/games/legends';
import { parameterWords } from '../../../src/games/opponent';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { createCoreSearch } from '../../../src/worker/core-search';
import { must } from '../../support/harness/kit';
import { type TuneCore, tuneForTests } from './compiled';

const FACTS = 81;

const make = tuneForTests();

const QUICK = ['pppppppp', 'pppppppp', 'pppppppp', 'pp~pp~pp', 'pp~pp~pp', 'pppppppp', 'pppppppp', 'pppppppp'];
const PLAINS = Array.from({ length: 8 }, () => 'pppppppp');
type Pieces = Readonly<Record<string, readonly (number | string)[]>>;
interface Position {
  readonly terrain: readonly string[];
  readonly pieces: Pieces;
  readonly turn: number;
  readonly quiet?: number;
  readonly curse?: readonly number[];
}

/** A core that stands at a position of a form. */
function coreAt(form: string, position: Position): TuneCore {
  const core = make();
  const content = legendsOf(form);
  must(createCoreEngine(core, content).start(must(content.readSetup({ game: form, position }), 'a setup')), 'a start');
  return core;
}

/** The facts of each side that are not 0, by their places. */
function factsOf(core: TuneCore): readonly (readonly (readonly [number, number])[])[] {
  const words = new Int32Array(core.memory.buffer, core.outbox(), core.facts()).slice(2);
  expect(words).toHaveLength(2 * FACTS);
  return [0, 1].map((side) =>
    [...words.subarray(side * FACTS, (side + 1) * FACTS)]
      .map((by, fact) => [fact, by] as const)
      .filter(([, by]) => by !== 0),
  );
}

/** Flag, Bomb, Scout and General against Flag, a shown Miner and the Marshal, who stands before the General. */
const DUEL: Position = {
  terrain: QUICK,
  pieces: {
    a1: [209, 0],
    a2: [210, 0],
    b1: [212, 0],
    d3: [219, 0],
    h8: [209, 1],
    d5: [213, 1, 'shown'],
    e3: [220, 1],
  },
  turn: 0,
};

const CURSED: Position = {
  terrain: PLAINS,
  pieces: {
    d4: [9, 0],
    d5: [110, 1],
    a1: [67, 0],
    h8: [169, 1],
    h1: [16, 0],
    a8: [142, 1],
    e2: [30, 0, 'shown'],
  },
  curse: [133, 1],
  turn: 0,
};

/** The other side's pieces and turn, the board turned round. */
function mirrored({ terrain, pieces, turn, ...rest }: Position): Position {
  const turned = Object.entries(pieces).map(([square, [kind = 0, seat, ...more]]) => {
    const file = String.fromCharCode(97 + 104 - square.charCodeAt(0));
    return [`${file}${9 - Number(square[1])}`, [kind, 1 - Number(seat), ...more]] as const;
  });
  const ground = [...terrain].reverse().map((row) => [...row].reverse().join(''));
  return {
    ...rest,
    terrain: ground,
    pieces: Object.fromEntries(turned),
    turn: 1 - turn,
  };
}

/** Sets the style, and by which weights to judge, by beginning a search of no length; the state stays. */
function setStyle(core: TuneCore, form: string, position: Position, style: readonly number[], judges = 0): void {
  const content = legendsOf(form);
  const setup = must(content.readSetup({ game: form }), 'a setup');
  const { seed: _seed, ...open } = setup;
  const twin = make();
  const engine = createCoreEngine(twin, content);
  must(engine.start(must(content.readSetup({ game: form, position }), 'a setup')), 'a start');
  const parameters = [1, 0, 0, 0, 255, 1, 0, 0, judges, 0, ...style];
  const search = createCoreSearch(core, content);
  must(
    search.begin({
      setup: open,
      view: engine.view(position.turn),
      parameters,
      seed: 1,
    }),
    'a view',
  );
  must(createCoreEngine(core, content).start(must(content.readSetup({ game: form, position }), 'a setup')), 'a start');
}

describe('facts', () => {
  it('of a small position', () => {
    const [even, odd] = factsOf(coreAt('quick', DUEL));
    expect(even).toEqual([
      [1, 1], // the Scout, strength 2
      [8, 1], // the General, strength 9
      [10, 1], // the Bomb
      [16, 1], // the Scout's run is a path
      [23, 1], // the Bomb's spell
      [36, 1], // the run is an action
      [38, 1], // General hidden
      [40, 1], // Scout hidden
      [41, 1], // Bomb hidden
      [42, 1], // General rested
      [43, 1], // Scout rested
      [44, 52], // worth 42 + 122 + 40 of 390
      [45, 50],
      [48, 5], // b2, c1; c3, d2, d4
      [49, 2], // the General has come two ranks
      [51, 2], // Miner: worth 36 + 20, two steps from the General: 56 * 4 / 5 / 16
      [54, 1], // the General is nine steps from h8
      [59, 1], // the General stands beside the Marshal, unknown
      [61, 1], // the Bomb beside the Flag
      [62, 1], // the Scout beside the Flag
      [65, 1], // the Scout near the Flag
      [68, 1],
      [71, 1], // two movers
      [72, 1], // nobody knows the Flag on its first rank
    ]);
    expect(odd).toEqual([
      [2, 1],
      [9, 1],
      [25, 1], // the Miner dispels
      [38, 1],
      [42, 1],
      [44, 47],
      [45, 50],
      [46, 1], // nobody matches the Marshal
      [48, 6], // d4, d6, e5; e2, e4, f3
      [49, 5],
      [50, 3],
      [52, 10], // the General beside the Marshal 142, the Scout six steps from the Miner 27: 169 / 16
      [54, 2], // the Marshal is six steps from a1
      [58, 1], // the Marshal beside the General
      [60, 2], // g8, h7
      [70, 1], // one Miner, one Bomb
      [71, 1],
      [72, 1],
    ]);
  });

  it('of castles: the rank of one that nobody knows, who stands beside it, and who guards it', () => {
    const ofCastles = (pieces: Pieces): readonly (readonly (readonly [number, number])[])[] =>
      factsOf(coreAt('quick', { terrain: PLAINS, pieces, turn: 0 })).map((facts) =>
        facts.filter(([fact]) => fact >= 72),
      );
    // the General beside its Flag, a Captain (6) there, too; the Marshal two steps away; a Colonel (8) of the others beside it
    const pieces: Pieces = { b2: [209, 0], b3: [219, 0], b1: [216, 0], b4: [220, 0], a2: [218, 1], h5: [209, 1] };
    const guards = [
      [78, 1],
      [79, 1],
      [80, 1],
    ];
    expect(ofCastles(pieces)).toEqual([[[73, 1], [76, 1], ...guards], [[75, 1]]]);
    expect(ofCastles({ ...pieces, b2: [209, 0, 'shown'] })).toEqual([[[77, 1], ...guards], [[75, 1]]]);
  });

  it('of what is known: captures, a castle that was found, quiet turns', () => {
    const pieces: Pieces = {
      ...DUEL.pieces,
      d3: [219, 0, 'shown'],
      e3: [217, 1, 'shown'],
      h8: [209, 1, 'shown'],
    };
    const [even = [], odd = []] = factsOf(coreAt('quick', { ...DUEL, pieces, quiet: 40 }));
    const facts = [new Map(even), new Map(odd)] as const;
    // the General takes a Major, worth 78: 78 / 8
    expect([facts[0].get(56), facts[0].get(57), facts[1].get(56), facts[1].get(57)]).toEqual([
      9,
      undefined,
      undefined,
      undefined,
    ]);
    expect([facts[0].get(58), facts[0].get(59)]).toEqual([undefined, undefined]);
    expect([facts[0].get(53), facts[0].get(54), facts[1].get(63)]).toEqual([1, undefined, 1]);
    // forty quiet turns, twenty each, of the fifty that make a draw
    expect([facts[0].get(69), facts[1].get(69)]).toEqual([40, 40]);
    // the General alone is above every foe
    expect([facts[0].get(46), facts[1].get(46)]).toEqual([1, undefined]);
  });

  it('captures of the side that waits are summed up', () => {
    const pieces: Pieces = {
      ...DUEL.pieces,
      d3: [219, 0],
      e3: [217, 1, 'shown'],
      c3: [218, 1, 'shown'],
    };
    const [even = []] = factsOf(coreAt('quick', { ...DUEL, pieces, turn: 1 }));
    // a Major, 78, and a Colonel, 98: 176 / 8
    expect(new Map(even).get(57)).toBe(22);
    expect(new Map(even).get(68)).toBeUndefined();
  });

  it.each([
    ['quick', DUEL],
    ['quick', { ...DUEL, turn: 1, quiet: 30 }],
    ['legends', CURSED],
  ] as const)('of the mirror are the same, exchanged: %s', (form, position) => {
    const [even, odd] = factsOf(coreAt(form, position));
    const turned = mirrored(position);
    const cursed =
      position.curse === undefined ? {} : { curse: [position.curse[0] ?? 0, 1 - (position.curse[1] ?? 0)] };
    expect(factsOf(coreAt(form, { ...turned, ...cursed }))).toEqual([odd, even]);
  });

  it('a curse is its side’s', () => {
    const [even = [], odd = []] = factsOf(coreAt('legends', CURSED));
    expect([new Map(even).get(66), new Map(odd).get(66)]).toEqual([undefined, 1]);
  });
});

describe('value', () => {
  const PLAIN = parameterWords([]).slice(10);

  it('both seats together have 10000, whoever searches, in any style, and the mirror is worth the same', () => {
    for (const style of [PLAIN, [50, 300, 100, 0, 200, 900]]) {
      for (const turn of [0, 1]) {
        const core = make();
        setStyle(core, 'quick', { ...DUEL, turn }, style);
        const values = [core.value(0), core.value(1)] as const;
        expect(values[0] + values[1]).toBe(10_000);
        const twin = make();
        const turned = mirrored({ ...DUEL, turn });
        setStyle(twin, 'quick', turned, style);
        expect([twin.value(1), twin.value(0)]).toEqual(values);
      }
    }
  });

  it('lies between 100 and 9900 before the end, and moves with what is on the board', () => {
    const setup = must(legends.readSetup({ game: 'legends', seed: 5 }), 'a setup');
    const core = make();
    setStyle(core, 'quick', DUEL, PLAIN);
    const engine = createCoreEngine(core, legends);
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      must(engine.start(setup), 'a start');
      core.playout(seed, 10 + 3 * seed);
      if (core.choiceCount() === 0) continue;
      const value = core.value(0);
      expect(value).toBeGreaterThanOrEqual(100);
      expect(value).toBeLessThanOrEqual(9900);
      expect(core.value(1)).toBe(10_000 - value);
      seen.add(value);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  /** Facts that frozen rows have: those of hidden castles and of guards, the last ones, came in later. */
  const FROZEN_FACTS = 72;

  /** The value to seat 0 of such facts by the odds of a row of a file's weights. */
  const oddsOf = (core: TuneCore, file: string, row: number, length: number): number => {
    const text = readFileSync(new URL(`../../../assembly/legends/${file}`, import.meta.url), 'utf8');
    const [, table = ''] = /const WEIGHTS: usize = memory\.data<i16>\(\[([^\]]*)\]/.exec(text) ?? [];
    const numbers = (table.replace(/\/\/.*/g, '').match(/-?\d+/g) ?? []).map(Number);
    const weights = numbers.slice(row * length, (row + 1) * length);
    expect(weights).toHaveLength(length);
    const [ours = [], theirs = []] = factsOf(core);
    const sum = (facts: typeof ours) => facts.reduce((all, [fact, by]) => all + by * (weights[fact] ?? 0), 0);
    return 10_000 / (1 + Math.exp((sum(theirs) - sum(ours)) / 1000));
  };

  const { curse: _curse, ...calm } = CURSED;
  it.each([
    ['legends', 0, calm],
    ['quick', 2, DUEL],
  ] as const)(
    'in %s goes by the weights of the form, or by those that are frozen for measuring',
    (form, row, position) => {
      for (const turn of [0, 1]) {
        const core = make();
        for (const [judges, file, length] of [
          [0, 'weights.ts', FACTS],
          [1, 'weights-frozen.ts', FROZEN_FACTS],
        ] as const) {
          setStyle(core, form, { ...position, turn }, PLAIN, judges);
          // the curve is drawn in straight pieces
          expect(Math.abs(core.value(0) - oddsOf(core, file, row, length)), file).toBeLessThan(12);
        }
      }
    },
  );

  it('is higher the nearer a won match is to its end, but for the measure, which goes by the plain odds', () => {
    const core = make();
    const near = (square: string, judges: number): number => {
      const pieces: Pieces = {
        a1: [209, 0],
        b1: [220, 0, 'shown'],
        c1: [219, 0, 'shown'],
        d1: [218, 0, 'shown'],
        e1: [218, 0, 'shown'],
        f1: [217, 0, 'shown'],
        g1: [217, 0, 'shown'],
        a2: [216, 0, 'shown'],
        b2: [216, 0, 'shown'],
        [square]: [217, 0, 'shown'],
        h8: [209, 1, 'shown'],
        a8: [212, 1, 'shown'],
      };
      setStyle(core, 'quick', { terrain: PLAINS, pieces, turn: 0 }, PLAIN, judges);
      return core.value(0);
    };
    const values = ['h3', 'h5', 'h6'].map((square) => near(square, 0));
    expect([...new Set(values)].sort((a, b) => a - b)).toEqual(values);
    expect(Math.max(...values)).toBeLessThan(9900);
    expect(Math.abs(near('h6', 1) - Math.min(9900, oddsOf(core, 'weights-frozen.ts', 2, FROZEN_FACTS)))).toBeLessThan(
      12,
    );
  });

  it('a style of 0 leaves a group out', () => {
    const core = make();
    setStyle(core, 'quick', DUEL, [0, 0, 0, 0, 0, 0]);
    expect(core.value(0)).toBe(5000);
  });

  it('a lead is worth less the nearer the draw by quiet turns', () => {
    const pieces: Pieces = {
      a1: [209, 0],
      b3: [219, 0, 'shown'],
      c2: [220, 0, 'shown'],
      h8: [209, 1],
      g7: [213, 1, 'shown'],
    };
    const core = make();
    const at = (quiet: number): number => {
      setStyle(core, 'quick', { ...DUEL, pieces, quiet }, PLAIN);
      return core.value(0);
    };
    const values = [0, 40, 70, 98].map(at);
    expect(values[0]).toBeGreaterThan(6000);
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(values[3]).toBeLessThan((values[0] ?? 0) - 500);
  });
});
