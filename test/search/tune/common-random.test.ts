/** How Legends' policy draws (assembly/core/common-random.ts): by the chances that it gives, and with common random numbers. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../../src/games/legends';
import { parameterWords } from '../../../src/games/opponent';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { must } from '../../support/harness/kit';
import { choiceTexts } from '../../support/harness/scenario/choices';
import { tuneForTests } from './compiled';

const make = tuneForTests('TUNE=NaN');

const TERRAIN = ['pppppppp', 'pppppppp', 'pppppppp', 'pp~pp~pp', 'pp~pp~pp', 'pppppppp', 'pppppppp', 'pppppppp'];
type Pieces = Readonly<Record<string, readonly (number | string)[]>>;
/** Flag, Bombs, Scout, Miner and General, all shown, against Flag and Marshal. */
const FAR_APART: Pieces = {
  a1: [209, 0, 'shown'],
  a2: [210, 0, 'shown'],
  b2: [210, 0, 'shown'],
  b1: [212, 0, 'shown'],
  h1: [213, 0, 'shown'],
  d3: [219, 0, 'shown'],
  h8: [209, 1, 'shown'],
  e7: [220, 1, 'shown'],
};
/** The policy alone. */
const POLICY = parameterWords([4, 0, 0, 0, 1, 1, 0, 0]);

interface Table {
  readonly texts: readonly string[];
  readonly weights: readonly number[];
  /** What the policy draws, by seed. */
  draw(seed: number): string;
}

function table(pieces: Pieces): Table {
  const core = make();
  const content = legendsOf('quick');
  const engine = createCoreEngine(core, content);
  const position = { terrain: TERRAIN, pieces, turn: 0 };
  must(engine.start(must(content.readSetup({ game: 'quick', position }), 'a setup')), 'a start');
  const texts = choiceTexts(engine, content, { width: 8, height: 8 });
  const take = (count: number): readonly number[] => [...new Int32Array(core.memory.buffer, core.outbox(), count)];
  const weights = take(core.weights());
  const view = take(core.view(0));
  return {
    texts,
    weights,
    draw(seed) {
      new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set([...view, ...POLICY]);
      expect(core.searchBegin(view.length, seed, 0)).toBeGreaterThanOrEqual(0);
      core.searchStep(1);
      const [best = -1] = take(core.searchBest());
      return texts[best] ?? '';
    },
  };
}

describe('the policy', () => {
  it('draws each choice as often as its weight says', () => {
    const DRAWS = 6000;
    const { texts, weights, draw } = table(FAR_APART);
    const drawn = new Map<string, number>();
    for (let seed = 1; seed <= DRAWS; seed++) {
      const text = draw(seed);
      drawn.set(text, (drawn.get(text) ?? 0) + 1);
    }
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    expect(weights.filter((weight) => weight > all / 50).length).toBeGreaterThan(3);
    texts.forEach((text, i) => {
      const share = (weights[i] ?? 0) / all;
      // four standard deviations, and what weights lose by being sixteenths of a doubling
      const room = 4 * Math.sqrt((share * (1 - share)) / DRAWS) + 0.03 * share + 0.0005;
      expect(Math.abs((drawn.get(text) ?? 0) / DRAWS - share), text).toBeLessThan(room);
    });
  });

  it('draws the same choice where one that it did not draw is gone', () => {
    // the Miner walled in by Bombs, and the Scout's way along the edge a space shorter
    const walled = { ...FAR_APART, g1: [210, 0, 'shown'], h2: [210, 0, 'shown'] };
    const open = { ...FAR_APART, g2: [210, 0, 'shown'], g3: [210, 0, 'shown'] };
    const [few, many] = [table(walled), table(open)];
    const gone = many.texts.filter((text) => !few.texts.includes(text));
    expect(gone.sort()).toEqual(['b1.1>g1', 'h1-g1', 'h1-h2']);
    let [kept, others] = [0, 0];
    for (let seed = 1; seed <= 1000; seed++) {
      const first = many.draw(seed);
      if (gone.includes(first)) others++;
      else {
        kept++;
        expect(few.draw(seed)).toBe(first);
      }
    }
    expect(kept).toBeGreaterThan(100);
    expect(others).toBeGreaterThan(10);
  });
});
