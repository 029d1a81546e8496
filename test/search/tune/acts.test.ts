/** The facts that Legends' policy goes by, worked out by hand from what each says (assembly/legends/policy-acts.ts), and what it makes of them. */
import { describe, expect, it } from 'vitest';
import { legendsOf } from '../../../src/games/legends';
import { createCoreEngine } from '../../../src/worker/core-engine';
import { must } from '../../support/harness/kit';
import { choiceTexts } from '../../support/harness/scenario/choices';
import { tuneForTests } from './compiled';

const make = tuneForTests('TUNE=NaN');

const TERRAIN = ['pppppppp', 'pppppppp', 'pppppppp', 'pp~pp~pp', 'pp~pp~pp', 'pppppppp', 'pppppppp', 'pppppppp'];
type Pieces = Readonly<Record<string, readonly (number | string)[]>>;
/** Flag, Bomb, Scout and General against Flag, a shown Miner and the Marshal, who stands before the General. */
const DUEL: Pieces = {
  a1: [209, 0],
  a2: [210, 0],
  b1: [212, 0],
  d3: [219, 0],
  h8: [209, 1],
  d5: [213, 1, 'shown'],
  e3: [220, 1],
};

/** Of each choice its facts by its text; and its weight. */
function weighed(pieces: Pieces): {
  readonly facts: ReadonlyMap<string, readonly number[]>;
  readonly weights: ReadonlyMap<string, number>;
} {
  const core = make();
  const content = legendsOf('quick');
  const engine = createCoreEngine(core, content);
  must(
    engine.start(
      must(content.readSetup({ game: 'quick', position: { terrain: TERRAIN, pieces, turn: 0 } }), 'a setup'),
    ),
    'a start',
  );
  const shape = { width: 8, height: 8 };
  const texts = choiceTexts(engine, content, shape);
  const take = (count: number): readonly number[] => [...new Int32Array(core.memory.buffer, core.outbox(), count)];
  const words = take(core.acts()).slice(1);
  const rows: number[][] = [[]];
  for (const word of words) {
    if (word === -1) rows.push([]);
    else rows.at(-1)?.push(word);
  }
  expect(rows).toHaveLength(texts.length + 1);
  const weights = take(core.weights());
  return {
    facts: new Map(texts.map((text, i) => [text, rows[i] ?? []])),
    weights: new Map(texts.map((text, i) => [text, weights[i] ?? 0])),
  };
}

/** Six own classes; the General, of strength 9, is of the fifth. */
const GENERAL = 4;
const [LENGTH, WAKE, PERIL, LEAVES, MEETS, THREATENS] = [54, 72, 90, 114, 132, 150];
const [HUNTS, FLEES, STORMS, GUARDS, VENTURE, DEPTH, ATTACK, AFTER] = [162, 204, 246, 288, 330, 366, 462, 630];

describe('facts of acts', () => {
  it('of a step', () => {
    expect(weighed(DUEL).facts.get('d3-d4')).toEqual([
      GENERAL, // early, ahead
      LENGTH + GENERAL, // one space
      WAKE + GENERAL, // it has never moved
      PERIL + GENERAL, // no known foe threatens it, here or there
      LEAVES + 6 + GENERAL, // the unknown one beside it has never moved
      MEETS + GENERAL, // nothing unknown beside d4
      THREATENS + 6 + GENERAL, // the Miner is known
      HUNTS + GENERAL, // near, and nearer
      FLEES + 36 + GENERAL, // nobody known beats it
      STORMS + 36 + GENERAL, // the other Flag is not known
      GUARDS + 12 + GENERAL, // no alarm, farther from the own Flag
    ]);
  });

  it('of an attack on what is not known, and on what is', () => {
    // never moved, early; more than three ranks from its edge, the attacker hidden; nothing known threatens there
    expect(weighed(DUEL).facts.get('d3-e3')).toEqual([VENTURE + GENERAL, DEPTH + 36 + GENERAL, PERIL + GENERAL]);
    const { d3: _left, ...others } = DUEL;
    const near = weighed({ ...others, d4: [219, 0] });
    // won, against strength 3; nobody known stands beside d5
    expect(near.facts.get('d4-d5')).toEqual([ATTACK + GENERAL * 7 + 1, AFTER + GENERAL]);
  });
});

describe('the policy', () => {
  it('rather takes a known weaker piece than anything else', () => {
    const { d3: _left, e3: _gone, ...others } = DUEL;
    const { weights } = weighed({ ...others, d4: [219, 0], g8: [220, 1] });
    const best = [...weights].sort(([, a], [, b]) => b - a)[0];
    expect(best?.[0]).toBe('d4-d5');
  });

  it('leaves the side of a known stronger piece', () => {
    const { weights } = weighed({ ...DUEL, d3: [219, 0, 'shown'], e3: [220, 1, 'shown'] });
    const [best, weight] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    expect(['d3-c3', 'd3-d2', 'd3-d4']).toContain(best);
    expect(weights.get('d3-e3')).toBeLessThan(weight);
  });
});
