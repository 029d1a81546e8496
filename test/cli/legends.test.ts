/** Legends on the command line: its words in scenario files, wide boards, a game over standard input, its powers blanked. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/cli/games';
import type { Engine } from '../../src/contract/engine';
import { sizeOfSetup } from '../../src/worker/core-size';
import { must } from '../support/harness/kit';
import { positionSetup } from '../support/harness/legends/positions';
import { TRUTH } from '../support/harness/masks';
import { createSizedEngine } from '../support/harness/sized-engine';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

const PLAIN = Array.from({ length: 8 }, () => 'pppppppp');
const POSITION = {
  terrain: PLAIN,
  pieces: { d4: [45, 0], d5: [114, 1], e5: [115, 1, 'shown'], a1: [67, 0], h8: [169, 1] },
  curse: [160, 1],
  fallen: { '0': [11, 11], '1': [146] },
  turn: 0,
};
const CASE = { game: 'legends', position: POSITION, play: [] };

const run = (content: unknown, ...more: readonly string[]) =>
  veil(['scenario', 'file.json', ...more], { folder: folderOf({ 'file.json': content }) });

describe('what a scenario of Legends may expect', () => {
  it('passes on both engines', async () => {
    const expect_ = {
      at: { d4: { piece: 45, seat: 0, shown: false }, e5: { shown: true }, c1: null },
      curse: { piece: 160, seat: 1 },
      fallen: { '0': [11, 11], '1': [146] },
      strength: { d4: 6, e5: 6, a1: null },
      knows: { '0': { d5: null, e5: 115, d4: 45 }, '8': { d4: null } },
      decides: 0,
      decision: 'main',
      legal: ['d4-d5'],
      illegal: ['d4-e5'],
      over: null,
    };
    expect((await run({ ...CASE, expect: expect_ })).out).toEqual(['1 passed, 0 failed']);
  });

  it('tells two pieces on one square apart (R139)', async () => {
    const pieces = { d4: [41, 0], d5: [142, 1], d3: [84, 0], c5: [118, 1], a1: [67, 0], h8: [169, 1] };
    const told = { at: { d5: { piece: 142 }, "d5'": { piece: 41 } }, strength: { d5: 8, "d5'": 9 }, decides: 1 };
    const fight = { ...CASE, position: { terrain: PLAIN, pieces, turn: 0 }, play: ['d4-d5'], expect: told };
    expect((await run(fight)).out).toEqual(['1 passed, 0 failed']);
  });

  const FAILING: readonly (readonly [string, object, string])[] = [
    ['curse', { curse: { piece: 2 } }, 'curse: expected {"piece":2}, found {"piece":160}'],
    ['no curse', { curse: null }, 'curse: expected null, found {"piece":160,"seat":1}'],
    ['fallen', { fallen: { '0': [11] } }, 'fallen 0: expected [11], found [11,11]'],
    ['strength', { strength: { d4: 7 } }, 'strength d4: expected 7, found 6'],
    ['strength of none', { strength: { c1: 7 } }, 'c1: expected a piece, found none'],
    ['strength of a castle', { strength: { a1: 1 } }, 'strength a1: expected 1, found null'],
    ['a square off the board', { strength: { j9: 1 } }, 'j9: no square of this board'],
  ];
  it.each(FAILING)('says what is wrong: %s', async (_name, wanted, message) => {
    const printed = await run({ ...CASE, expect: wanted });
    expect(printed.out.at(-2)).toContain(message);
    expect(printed.code).toBe(1);
  });

  const UNUSABLE: readonly (readonly [string, object, string])[] = [
    ['an unknown key', { strenth: {} }, 'expect.strenth'],
    ['an unknown key of the curse', { curse: { kind: 3 } }, 'expect.curse.kind'],
    [
      'a kind there is none of',
      { curse: { piece: 221 } },
      'expect.curse.piece: found 221, expected a number from 1 to 220',
    ],
    ['an army there is none of', { fallen: { x: [] } }, 'expect.fallen.x'],
    ['fallen that are no list', { fallen: { '0': 11 } }, 'expect.fallen.0'],
    ['a strength that is none', { strength: { d4: 'six' } }, 'expect.strength.d4'],
    ['a place that is none', { at: { 'd4*': null } }, 'expect.at.d4*'],
    ['a reason of another game', { over: { winner: 0, by: 'all-placed' } }, 'expect.over.by'],
  ];
  it.each(UNUSABLE)('refuses %s', async (_name, wanted, message) => {
    const printed = await run({ ...CASE, expect: wanted });
    expect(printed.err).toContain(message);
    expect(printed.code).toBe(2);
  });
});

describe('two builds of the core', () => {
  const { content, engines } = findGame('legends');
  const small = positionSetup(1);
  const wide = positionSetup(1, { wide: true });

  it('are chosen by the board', () => {
    expect(sizeOfSetup(content, small)).toBe('common');
    expect(sizeOfSetup(content, wide)).toBe('wide');
  });

  it('look like one engine: snapshots, views and refusals cross from one to the other', () => {
    const engine = engines.wasm();
    must(engine.start(small), 'a small board');
    const [bytes, hash] = [engine.snapshot(), engine.hash()];
    must(engine.start(wide), 'a wide board');
    const view = engine.view(TRUTH);
    expect(view.width * view.height).toBeGreaterThan(64);
    const before = engine.hash();
    expect(engine.restore(new Uint8Array(3)).ok).toBe(false);
    expect(engine.start({ ...small, position: { terrain: PLAIN, pieces: { a1: [300, 0] } } }).ok).toBe(false);
    expect(engine.hash()).toBe(before);
    must(engine.restore(bytes), 'a snapshot');
    expect(engine.hash()).toBe(hash);
    must(engine.fill(view, []), 'the truth');
    expect(engine.view(TRUTH)).toEqual(view);
  });

  it('are made only when they are needed', () => {
    const made: string[] = [];
    const engine = createSizedEngine(content, (size) => {
      made.push(size);
      return engines.reference() as Engine;
    });
    must(engine.start(small), 'a small board');
    must(engine.start(small), 'a small board');
    expect(made).toEqual(['common']);
  });
});

describe('commands', () => {
  it('count on both builds', async () => {
    const folder = folderOf({
      'small.json': POSITION,
      'wide.json': { ...POSITION, terrain: PLAIN.map((row) => `${row}pp`) },
    });
    for (const file of ['small.json', 'wide.json']) {
      const printed = await veil(['perft', 'legends', '2', '--position', file, '--engine', 'both', '--json'], {
        folder,
      });
      expect(printed.out[0]).toMatch(/^depth 2 nodes \d+$/);
      expect(printed.code).toBe(0);
    }
  });

  it('serve a battle', async () => {
    const input = [
      {
        setup: { game: 'legends', seats: [{ army: { boxed: 'good 1' } }, { army: { boxed: 'evil 2' } }], seed: 3 },
        as: 0,
      },
      { choose: 'pass', as: 0 },
      { view: 1 },
      { think: { level: 'random', iterations: 1 } },
    ].map((line) => JSON.stringify(line));
    const { out } = await veil(['serve'], { input });
    const [start, next, seen, thought] = out.map((line) => JSON.parse(line));
    expect(start.decision).toMatchObject({ seat: 0, kind: 'swap' });
    expect(start.decision.choices).toHaveLength(436);
    expect(next.decision).toEqual({ seat: 1, kind: 'swap', choices: [] });
    expect(seen.view.tokens.filter((token: { kind: unknown }) => token.kind === null)).toHaveLength(30);
    expect(thought.best).toMatch(/^([a-h][1-8]\/[a-h][1-8]|pass)$/);
  });

  it('tells of powers that came up', async () => {
    const printed = await veil(['twins', 'legends', '--games', '2', '--seed', '2', '--json']);
    const json = lastJson(printed);
    expect(json).toMatchObject({ games: 2, divergences: 0, firstDivergence: null });
    expect(Number(json['powersUsed']) + (json['powersUnused'] as readonly string[]).length).toBe(302);
  });

  it('fills states', async () => {
    const printed = await veil(['twins', 'legends', '--fill', '--games', '1', '--engine', 'wasm', '--json']);
    expect(lastJson(printed)).toMatchObject({ games: 1, differences: 0, firstDifference: null });
  });

  it('refuses samples that it does not know', async () => {
    const printed = await veil(['twins', 'legends', '--from', 'nowhere']);
    expect(printed.err).toContain('--from: found nowhere, expected mixed, dealt, position, wide, vicious');
    expect(printed.code).toBe(2);
  });

  it('notices a blanked power, and a scenario that notices nothing', async () => {
    const file = 'test/scenarios/legends/pieces/037-*.json';
    const printed = await veil(['mutate', 'legends', file, '--power', '37.3', '--json']);
    expect(lastJson(printed)).toEqual({ mutants: 1, noticed: 1, powers: 1, caught: 1, survivors: [], broken: 0 });
    const blind = await veil(['mutate', 'legends', 'blind.json', '--power', '37.3', '--json'], {
      folder: folderOf({ 'blind.json': { ...CASE, expect: {} } }),
    });
    expect(blind.out[0]).toBe('FAIL nothing notices the lack of #37.3');
    expect(blind.code).toBe(1);
  });
});
