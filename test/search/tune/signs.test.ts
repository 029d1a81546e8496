/** The weights of Legends' facts keep the signs of the game (signs.mjs), and a side doesn't stand better without one of its pieces. */
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { legendsOf } from '../../../src/games/legends';
import { parameterWords } from '../../../src/games/opponent';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { createCoreSearch } from '../../../src/worker/core-search';
import { must } from '../../support/harness/kit';
import { type TuneCore, tuneForTests } from './compiled';
import { breach, FACTS, kindsIn, lawsOf } from './signs.mjs';
import { LOST_ATTACKS, MOST_LOST, numbersIn, policyRows } from './tables.mjs';

/** The forms that have weights of their own, by row; the second has the third's pieces, and a board for the larger build. */
const ROWS = ['legends', 'classic', 'quick'];
const PLAYED = ['legends', 'quick'];
const SEEDS = 60;
/** Of a hundred pieces; the game's own (search/README.md) are played by better players. */
const MOST_RAISED = 1;

const make = tuneForTests();

const taker = (core: TuneCore) => (count: number) => new Int32Array(core.memory.buffer, core.outbox(), count).slice();

/** A core at the start of a form's match, which judges by the plain style: by that of the search begun last. */
function coreOf(form: string, seed: number): TuneCore {
  const content = legendsOf(form);
  const core = make();
  const engine = createCoreEngine(core, content);
  const setup = must(content.readSetup({ game: form, seed }), 'a setup');
  must(engine.start(setup), 'a start');
  const { seed: _seed, ...open } = setup;
  const view = engine.view(0);
  must(
    createCoreSearch(core, content).begin({ setup: open, view, parameters: parameterWords([1]), seed: 1 }),
    'a view',
  );
  must(engine.start(setup), 'a start');
  return core;
}

describe('the weights', () => {
  const numbers = numbersIn(at('assembly/legends/weights.ts'), 'WEIGHTS');

  it('are one a fact and form', () => {
    expect(numbers).toHaveLength(FACTS * ROWS.length);
  });

  it.each(ROWS)('keep every law of the game in %s', (form) => {
    const core = coreOf(form === 'classic' ? 'quick' : form, 1);
    const row = ROWS.indexOf(form);
    const weights = numbers.slice(row * FACTS, (row + 1) * FACTS);
    const laws = lawsOf(kindsIn(core, taker(core)), form !== 'legends');
    expect(laws.length).toBeGreaterThan(100);
    const broken = laws.filter((law) => breach(law, weights) > 0);
    expect(broken.map((law) => `${law.why}: ${JSON.stringify(law.terms)}`)).toEqual([]);
  });
});

it('the policy never likes an attack that is known to be lost', () => {
  const weights = policyRows().flatMap((row) => LOST_ATTACKS.map((place) => row[place] ?? 0));
  expect(weights.filter((weight) => weight !== 0).length).toBeGreaterThan(40);
  expect(weights.filter((weight) => weight !== 0 && weight > MOST_LOST)).toEqual([]);
});

describe('taking a piece off', () => {
  it.each(PLAYED)('hardly ever makes its side stand better in %s', (form) => {
    let [pieces, raised] = [0, 0];
    for (let seed = 0; seed < SEEDS; seed++) {
      const core = coreOf(form, seed);
      core.playout(seed, 20 + 3 * seed);
      if (core.choiceCount() === 0) continue;
      const before = [core.value(0), core.value(1)];
      const words = taker(core)(core.pieces());
      for (let i = 0; i < words.length; i += 4) {
        const [slot = 0, , side = 0] = words.subarray(i, i + 3);
        core.lift(slot, 0);
        if (core.value(side) > (before[side] ?? 0)) raised++;
        core.lift(slot, 1);
        pieces++;
      }
      expect([core.value(0), core.value(1)]).toEqual(before);
    }
    expect(pieces).toBeGreaterThan(500);
    expect((100 * raised) / pieces).toBeLessThan(MOST_RAISED);
  });
});
