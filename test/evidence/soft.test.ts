/** Soft evidence in the core: the facts by their text, and worlds as likely as two weights make them, within what is sure. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import { EVIDENCE_ROOM, Said } from '../../src/games/legends/evidence/words';
import { FORM_LIST } from '../../src/games/legends/forms';
import { createCoreEngine } from '../../src/worker/core-engine';
import { encodeView } from '../../src/worker/words/view';
import { compileTune } from '../search/tune/compiled';

const TRUTH = 9;
/** As belief-soft-facts.ts and belief-soft-table.ts lay them out. */
const [FACTS, CLASSES] = [47, 13];
const [MAGIC, CASTLE] = [11, 12];
const LIMIT = 2500;
const FORM = FORM_LIST.findIndex(({ setup, ground }) => setup === 'arranged' && ground.length === 8);
const game = findGame(FORM_LIST[FORM]?.name ?? '');

const TABLE = (() => {
  const file = fileURLToPath(new URL('../../assembly/legends/belief-soft-table.ts', import.meta.url));
  const text = readFileSync(file, 'utf8').replace(/\/\/.*$/gm, '');
  return (text.slice(text.indexOf('([') + 2, text.lastIndexOf('])')).match(/-?\d+/g) ?? []).map(Number);
})();

/** The weights of these facts for a class, held within the limit. */
const weigh = (kindClass: number, facts: readonly number[]): number => {
  const sum = facts.reduce((all, fact) => all + (TABLE[(FORM * CLASSES + kindClass) * FACTS + fact] ?? 0), 0);
  return Math.max(-LIMIT, Math.min(LIMIT, sum)) / 1000;
};

const make = await compileTune();

/** A match that has begun, with seat 0's view. `army` is that of seat 1, from its lowest rank on the board up. */
function begin(army: string) {
  const core = make() as ReturnType<typeof make> & { readonly soft: (view: number, evidence: number) => number };
  const engine = createCoreEngine(core, game.content);
  const mine = '-'.repeat(24).replace(/^.{10}/, 'FBBS223390'.replace('0', 'M'));
  const setup = game.content.readSetup({
    game: game.name,
    seats: [
      { player: 'person', army: mine },
      { player: 'person', army },
    ],
    options: { lists: 'open' },
    seed: 3,
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup));
  expect(engine.start(setup.value).ok).toBe(true);
  const view = engine.view(0);
  const truth = engine.view(TRUTH);
  const put = (evidence: readonly number[]): number => {
    const words = encodeView(view, game.content.codec);
    new Int32Array(core.memory.buffer, core.inbox(), core.inboxWords()).set([...words, ...evidence]);
    return words.length;
  };
  const facts = (evidence: readonly number[]): ReadonlyMap<number, readonly number[]> => {
    const length = put(evidence);
    const count = core.soft(length, evidence.length);
    const found = new Int32Array(core.memory.buffer, core.outbox(), count);
    const all = new Map<number, readonly number[]>();
    for (let at = 0; at < count; ) {
      const end = found.indexOf(-1, at);
      all.set(found[at] ?? -1, [...found.subarray(at + 1, end)]);
      at = end + 1;
    }
    return all;
  };
  const world = (evidence: readonly number[], seed: number): ReadonlyMap<number, number> => {
    const length = put(evidence);
    expect(core.determinize?.(length, seed, evidence.length)).toBe(0);
    return new Map(engine.view(TRUTH).tokens.map(({ id, kind }) => [id, kind ?? 0]));
  };
  return { view, truth, facts, world };
}

/** Each of these tokens is one of these kinds; then how tokens behaved. */
const said = (
  tokens: readonly (readonly [number, readonly number[]])[],
  ways: readonly (readonly [number, number])[],
): readonly number[] => {
  const words = new Said(EVIDENCE_ROOM);
  const items = words.list(tokens.map(([id, kinds]) => ({ kinds, words: (set: number) => [id, set] })));
  return [...words.sets(), ...items, 0, 0, ...(ways.length === 0 ? [] : [ways.length, ...ways.flat()])];
};

/** Seat 1, ranks 6 to 8: c6 9, h6 2; b7 3, c7 M; a8 F, b8 B, c8 S, f8 B, g8 3, h8 2. */
const ARMY = '--9----2-3M-----FBS--B32';
const at = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
const [C6, H6, B7, A8, H8] = ['c6', 'h6', 'b7', 'a8', 'h8'].map(at) as [number, number, number, number, number];

describe('facts', () => {
  it('of pieces at rest: rank, stage, edge, corner, others at rest beside them, and room to step aside', () => {
    const facts = begin(ARMY).facts([0, 0, 0, 0]);
    // second rank from the front is rank 2 of 3; beside c7; d6 is free
    expect(facts.get(C6)).toEqual([0, 1 + 2 * 4, 19 + 1, 43]);
    // on an outer file, but in no corner
    expect(facts.get(H6)).toEqual([0, 1 + 2 * 4, 17, 19, 43]);
    // b7 stands beside c7 and b8
    expect(facts.get(B7)).toEqual([0, 1 + 1 * 4, 19 + 2, 43]);
    // the corners: a7 and h7 are free
    expect(facts.get(A8)).toEqual([0, 1, 17, 18, 19 + 1, 43]);
    expect(facts.get(H8)).toEqual([0, 1, 17, 18, 19 + 1, 43]);
  });

  it('of pieces that have moved: how often, where on the board, and what they did', () => {
    // h8 is said to have moved 5 times, to have come nearer to a weak piece and to have stood beside a strong one
    const ways = [C6, 1, H6, 3, B7, 9, H8, 5 | (1 << 4) | (1 << 12)];
    const facts = begin(ARMY).facts([0, 0, 0, 0, 4, ...ways]);
    // rank 2 of 8 from its edge is the first quarter but one
    expect(facts.get(C6)).toEqual([0, 23, 27 + 1]);
    expect(facts.get(H6)).toEqual([0, 23 + 1, 27 + 1]);
    expect(facts.get(B7)).toEqual([0, 23 + 3, 27]);
    expect(facts.get(H8)).toEqual([0, 23 + 2, 27, 34, 34 + 8]);
    // of what stands beside them only what is at rest counts: f8 beside g8, c8 beside c7
    expect(facts.get(at('g8'))).toEqual([0, 1, 19 + 1, 43]);
    expect(facts.get(at('c7'))).toEqual([0, 1 + 1 * 4, 19 + 1, 43]);
  });
});

describe('worlds', () => {
  const { view, truth, facts, world } = begin(ARMY);
  const kinds = new Map(truth.tokens.map(({ id, kind }) => [id, kind ?? 0]));
  const hidden = view.tokens.flatMap(({ id, kind }) => (kind === null ? [id] : []));
  const kindAt = (id: number): number => kinds.get(id) ?? 0;
  /** All are what they are, but these two may be either's kind. */
  const either = (a: number, b: number, ways: readonly (readonly [number, number])[]): readonly number[] =>
    said(
      hidden.map((id) => [id, id === a || id === b ? [kindAt(a), kindAt(b)] : [kindAt(id)]]),
      ways,
    );
  /** How often of so many worlds the first of two is what it truly is. */
  const share = (evidence: readonly number[], a: number, count: number): number => {
    let hits = 0;
    for (let seed = 1; seed <= count; seed++) if (world(evidence, seed).get(a) === kindAt(a)) hits++;
    return hits / count;
  };

  const WORLDS = 1600;
  /** Four standard deviations. */
  const NEAR = 4 * Math.sqrt(0.25 / WORLDS);
  const cases: readonly (readonly [string, number, number, number, number, readonly (readonly [number, number])[]])[] =
    [
      ['a 9 or a 2 that has moved twice', C6, H6, 9, 2, [[H6, 2]]],
      ['a 9 that has moved four times, or a 2', C6, H6, 9, 2, [[C6, 4]]],
      [
        'a 3 or a 2 that came nearer to a strong piece',
        B7,
        H6,
        3,
        2,
        [
          [H6, 1 | (1 << 6)],
          [B7, 1],
        ],
      ],
      ['a 9 or a bomb, both in front', C6, at('f8'), 9, MAGIC, []],
      ['a 3 in the second rank or the castle in the corner', B7, A8, 3, CASTLE, []],
    ];

  /** How likely the first of two is what it truly is, worked out from the two weights. */
  const chance = (
    evidence: readonly number[],
    [a, b, classA, classB]: readonly [number, number, number, number],
  ): number => {
    const listed = facts(evidence);
    const [ofA, ofB] = [listed.get(a) ?? [], listed.get(b) ?? []];
    const gain = weigh(classA, ofA) + weigh(classB, ofB) - weigh(classB, ofA) - weigh(classA, ofB);
    return 1 / (1 + Math.exp(-gain));
  };

  it.each(cases)('%s: as often as the two weights make it', (_, a, b, classA, classB, ways) => {
    const evidence = either(a, b, ways);
    expect(Math.abs(share(evidence, a, WORLDS) - chance(evidence, [a, b, classA, classB]))).toBeLessThan(NEAR);
  });

  it('follow what one of two did', () => {
    const both = [C6, H6, 9, 2] as const;
    const told = Array.from({ length: 0x1fff / 8 }, (_, n) => either(C6, H6, [[H6, 8 * n + 1]]));
    const chances = told.map((evidence) => chance(evidence, both));
    const most = told[chances.indexOf(Math.max(...chances))] ?? [];
    const least = told[chances.indexOf(Math.min(...chances))] ?? [];
    expect(chance(most, both) - chance(least, both)).toBeGreaterThan(2 * NEAR);
    expect(share(most, C6, WORLDS) - share(least, C6, WORLDS)).toBeGreaterThan(NEAR);
  });

  it('keep to what is sure, whatever behaviour says', () => {
    // the castle is said to have run about like a spy, and nothing else to have moved
    const castle = kindAt(A8);
    const evidence = said([[A8, [castle]]], [[A8, 15 | (0x1ff << 4)]]);
    for (let seed = 1; seed <= 200; seed++) {
      const guess = world(evidence, seed);
      expect(guess.get(A8)).toBe(castle);
      const army = hidden.map((id) => guess.get(id) ?? 0).sort((a, b) => a - b);
      expect(army).toEqual(hidden.map(kindAt).sort((a, b) => a - b));
    }
  });

  it('are the same for another truth behind the same view', () => {
    const other = begin('--F----B-3M-----92S--B32');
    expect(other.view).toEqual(view);
    expect(other.truth).not.toEqual(truth);
    const evidence = [0, 0, 0, 0, 1, H6, 3];
    for (let seed = 1; seed <= 50; seed++) expect(other.world(evidence, seed)).toEqual(world(evidence, seed));
  });

  it('leave nobody out: in a while each piece is each kind that it may be', () => {
    const found = new Map(hidden.map((id) => [id, new Set<number>()]));
    for (let seed = 1; seed <= 4000; seed++)
      for (const [id, kind] of world([0, 0, 0, 0], seed)) found.get(id)?.add(kind);
    const all = new Set(hidden.map(kindAt));
    for (const [, seen] of found) expect(seen).toEqual(all);
  });
});
