/** What Medieval's evaluation weighs keeps the signs of the game: pieces, the way to the stockade, the King's danger, bombs (RULES sections 6 to 8). */
import { describe, expect, it } from 'vitest';
import { at as pathOf } from '../../../src/cli/scripts/lib/paths.mjs';
import { medieval } from '../../../src/games/medieval';
import { parameterWords } from '../../../src/games/opponent';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { createCoreSearch } from '../../../src/worker/core-search';
import { must } from '../../support/harness/kit';
import { type MedievalTuneCore, medievalTuneForTests } from './compiled';
import { breach, FACTS, LAWS } from './signs-medieval.mjs';
import { numbersIn } from './tables.mjs';

const SEEDS = 60;
const KING = 10;
const STYLE = [100, 100, 100, 100, 100, 100];
/** A living piece is hardly ever worth less than none: of a thousand. */
const MOST_RAISED = 5;

const make = medievalTuneForTests();

const taker = (core: MedievalTuneCore) => (count: number) =>
  new Int32Array(core.memory.buffer, core.outbox(), count).slice();

/** A core at the start of a match, or at a position, that judges by the evaluation in force, or by the frozen one. */
function coreAt(json: object, { frozen = false, style = STYLE } = {}): MedievalTuneCore {
  const core = make();
  const engine = createCoreEngine(core, medieval);
  const setup = must(medieval.readSetup({ game: 'medieval', ...json }), 'a setup');
  must(engine.start(setup), 'a start');
  const { seed: _seed, position: _position, ...open } = setup;
  const words = frozen ? [1, 0, 0, 0, 1, 1, 0, 0, 1] : [1, 0, 0, 0, 1, 1, 0, 0, 0, 0, ...style];
  const view = engine.view(engine.decision()?.seat ?? 0);
  must(
    createCoreSearch(core, medieval).begin({ setup: open, view, parameters: parameterWords(words), seed: 1 }),
    'a view',
  );
  must(engine.start(setup), 'a start');
  return core;
}

const at = (line: string, more: object = {}): { readonly position: object } => ({ position: { line, ...more } });
const worth = (line: string, seat: number, more: object = {}): number => coreAt(at(line, more)).value(seat);

/** Red's King on a square of rank 12 or below, the others at home. */
const kingOn = (rows: string): string => `${rows} b - R2B2`;

it('the weights in force keep every law', () => {
  const weights = numbersIn(pathOf('assembly/medieval/weights.ts'), 'WEIGHTS');
  expect(weights).toHaveLength(FACTS);
  expect(LAWS.filter((law) => breach(law, weights) > 0).map(({ why, terms }) => [why, terms])).toEqual([]);
});

describe('taking a piece off', () => {
  it('hardly ever makes its side stand better', () => {
    let [pieces, raised] = [0, 0];
    for (let seed = 0; seed < SEEDS; seed++) {
      const core = coreAt({ seed });
      core.playout(seed, 36 + 12 * seed);
      if (core.choiceCount() === 0) continue;
      const before = [core.lead(0), core.lead(1)];
      const words = taker(core)(core.pieces());
      for (let i = 0; i < words.length; i += 3) {
        const [slot = 0, kind = 0] = words.subarray(i, i + 2);
        if (kind === KING) continue;
        const side = slot < 20 ? 0 : 1;
        core.liftOff(slot, 0);
        if (core.lead(side) > (before[side] ?? 0)) raised++;
        core.liftOff(slot, 1);
        pieces++;
      }
      expect([core.lead(0), core.lead(1)]).toEqual(before);
    }
    expect(pieces).toBeGreaterThan(1000);
    expect((1000 * raised) / pieces).toBeLessThanOrEqual(MOST_RAISED);
  });
});

describe('a King', () => {
  it('stands the better, the nearer he is to the enemy’s stockade with nobody in his way', () => {
    // h13, h12, h10, h8 and h5; Blue has a King and a Footman far away
    const places = [
      '7K7/15/15/15/15/15/15/15/15',
      '15/7K7/15/15/15/15/15/15/15',
      '15/15/15/7K7/15/15/15/15/15',
      '15/15/15/15/15/7K7/15/15/15',
    ];
    const values = places.map((rows) => worth(kingOn(`15/15/${rows}/15/15/5k4f4/15`), 0));
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(new Set(values).size).toBeGreaterThan(2);
  });

  it('beside an enemy that is to move and takes him stands worse than out of its reach', () => {
    const beside = worth('15/7k7/15/15/15/15/15/15/15/15/15/15/7x7/7K7/15 b - R2B2', 0);
    const away = worth('15/7k7/15/15/15/15/15/15/15/7x7/15/15/15/7K7/15 b - R2B2', 0);
    expect(beside).toBeLessThan(away - 1000);
  });

  it('has nothing to fear of what only shoots (M14)', () => {
    const lead = (piece: string): number =>
      coreAt(at(`15/7k7/15/15/15/15/15/15/15/15/15/15/7${piece}7/7K7/15 b - R2B2`)).lead(0);
    // a Mage counts more than an Axeman, and still threatens less
    expect(lead('m')).toBeGreaterThan(lead('x'));
  });
});

describe('a bomb', () => {
  // Red's bomb on h3: beside his King on h2 with guards on g2 and i2, or far from everybody
  const near = '15/7k7/15/15/15/15/15/15/15/15/15/15/7O7/6GKG6/15 r h3R1 R1B2';
  const far = '15/7k7/15/15/15/15/15/7O7/15/15/15/15/15/6GKG6/15 r h8R1 R1B2';
  const none = '15/7k7/15/15/15/15/15/15/15/15/15/15/15/6GKG6/15 r - R2B2';

  it('of one’s own beside the own King and his guards is no good', () => {
    expect(worth(near, 0)).toBeLessThan(worth(far, 0));
    expect(worth(near, 0)).toBeLessThan(worth(none, 0));
  });

  it('set where it catches nobody is worth no more than in the supply', () => {
    expect(worth(far, 0)).toBeLessThanOrEqual(worth(none, 0));
  });

  it('makes pieces beside it count less, the less time they have to leave', () => {
    const beside = (bombs: string, side: string): number =>
      worth(`15/7k7/15/15/15/15/15/5N1N7/6O8/15/15/15/15/7K7/15 ${side} ${bombs} R1B2`, 0);
    const later = beside('g7R2', 'r');
    const soon = beside('g7R1', 'r');
    expect(soon).toBeLessThan(later);
  });
});

describe('a piece that an enemy may take next', () => {
  // Blue's Knight on h9, Red's Axeman on h7 in its reach, or on h3
  const near = '15/7k7/15/15/15/15/7n7/15/7X7/15/15/15/15/7K7/15';
  const far = '15/7k7/15/15/15/15/7n7/15/15/15/15/15/7X7/7K7/15';
  const covered = '15/7k7/15/15/15/15/7n7/15/7X7/15/7N7/15/15/7K7/15';

  it('counts less where the enemy moves next', () => {
    const shown = { shown: ['h7'] };
    expect(worth(`${near} b - R2B2`, 0, shown)).toBeLessThan(worth(`${near} r - R2B2`, 0, shown));
    expect(worth(`${near} b - R2B2`, 0, shown)).toBeLessThan(worth(`${far} b - R2B2`, 0, { shown: ['h3'] }));
  });

  it('counts less where the enemy knows it, and more where it would be avenged', () => {
    const lead = (line: string, shown: readonly string[]): number => coreAt(at(`${line} b - R2B2`, { shown })).lead(0);
    const lost = (line: string): number => lead(line, []) - lead(line, ['h7']);
    expect(lost(near)).toBeGreaterThan(0);
    expect(lost(covered)).toBeLessThan(lost(near));
  });
});

describe('the frozen measure', () => {
  it('is another one, and no style changes it', () => {
    const line = '15/7k7/15/15/4P10/15/15/15/15/15/15/15/15/7K7/15 r - R2B2';
    const frozen = coreAt(at(line), { frozen: true }).value(0);
    expect(frozen).not.toBe(worth(line, 0));
    expect(coreAt(at(line), { frozen: true, style: [900, 900, 900, 900, 900, 900] }).value(0)).toBe(frozen);
  });

  it('a style weighs its group for the seat that thinks', () => {
    const line = '15/7k7/15/15/4P10/15/15/15/15/15/15/15/15/7K7/15 r - R2B2';
    expect(coreAt(at(line), { style: [150, 100, 100, 100, 100, 100] }).lead(0)).toBeGreaterThan(
      coreAt(at(line)).lead(0),
    );
  });
});
