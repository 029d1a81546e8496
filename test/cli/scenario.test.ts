/** `scenario`: both forms, both layouts of a file, failures, and every kind of fault in a file. */
import { describe, expect, it } from 'vitest';
import { folderOf } from './support/folder';
import { lastJson, veil } from './support/terminal';

const EMPTY = '6/6/6/6/6/6 b - basic -';
const PASSING = {
  name: 'One',
  game: 'legion',
  position: EMPTY,
  play: ['S@c3'],
  expect: { at: { c3: 's' }, decides: 1 },
};
const TURN = { title: 'Two', position: EMPTY, commands: ['S@c3'], expect: { position: '6/6/6/2s3/6/6 w - basic -' } };

async function scenario(content: unknown, ...more: readonly string[]) {
  return veil(['scenario', 'file.json', ...more], { folder: folderOf({ 'file.json': content }) });
}

describe('what passes', () => {
  it('plays one object, a list, and a file of a game’s own form', async () => {
    const folder = folderOf({
      'a.json': PASSING,
      'b/c.json': [PASSING, { ...TURN, game: 'legion' }],
      'b/d/e.json': { format: 'scenarios/1', game: 'legion', notation: 'x', scenarios: [TURN, PASSING] },
      'b/d/f.txt': 'no scenario',
    });
    const printed = await veil(['scenario', 'a.json', 'b/**/*.json', '--json'], { folder });
    expect(printed.out.at(-2)).toBe('5 passed, 0 failed');
    expect(lastJson(printed)).toEqual({ passed: 5, failed: 0 });
    expect(printed.code).toBe(0);
  });

  it('takes one engine alone', async () => {
    for (const engine of ['wasm', 'reference', 'both']) {
      expect((await scenario(PASSING, '--engine', engine)).out).toEqual(['1 passed, 0 failed']);
    }
  });

  it('takes a dealt start, a refusal, resigning and an agreed draw', async () => {
    const dealt = {
      game: 'legion',
      setup: { form: 'advanced' },
      seed: 3,
      play: ['1A'],
      expect: { choices: ['2B', '2A'], decision: 'place' },
    };
    const refused = { game: 'legion', position: EMPTY, play: ['S@c3', 'S@c3'], refuses: 'illegal-choice' };
    const over = {
      game: 'legion',
      position: EMPTY,
      play: ['resign@0'],
      expect: { over: { winner: 1, by: 'resign' }, decides: null },
    };
    const drawn = {
      game: 'legion',
      position: EMPTY,
      play: ['draw'],
      expect: { over: { winner: null, by: 'agreement' } },
    };
    expect((await scenario([dealt, refused, over, drawn])).out).toEqual(['4 passed, 0 failed']);
  });
});

/** Each expectation is wrong in one way; what is expected and found must be said. */
const FAILING: readonly (readonly [string, object, string])[] = [
  ['at a letter', { expect: { at: { c3: 'S' } } }, 'at c3: expected "S", found "s"'],
  ['at an empty square', { expect: { at: { c4: 's' } } }, 'at c4: expected "s", found null'],
  ['at null', { expect: { at: { c3: null } } }, 'at c3: expected null, found {'],
  [
    'at a piece',
    { expect: { at: { c3: { piece: 'S', seat: 1 } } } },
    'at c3: expected {"piece":0,"seat":1}, found {"piece":0,"seat":0}',
  ],
  ['at a square off the board', { expect: { at: { g9: null } } }, 'at g9: no square of this board'],
  ['decides', { expect: { decides: 0 } }, 'decides: expected 0, found 1'],
  ['decision', { expect: { decision: 'main' } }, 'decision: expected "main", found "place"'],
  ['legal', { expect: { legal: ['S@c3', 'S@c4'] } }, 'legal: expected ["S@c3"]'],
  ['illegal', { expect: { illegal: ['S@c4'] } }, 'illegal: expected none of ["S@c4"], found ["S@c4"]'],
  ['choices', { expect: { choices: ['S@c4'] } }, 'choices: expected ["S@c4"], found ["A@a1"'],
  ['knows', { expect: { knows: { 1: { c3: null } } } }, '1 knows c3: expected null, found 0'],
  ['knows nothing there', { expect: { knows: { 1: { c4: null } } } }, '1 knows c4: expected a piece, found none'],
  [
    'over',
    { expect: { over: { winner: 0, by: 'all-placed' } } },
    'over: expected {"winner":0,"by":"all-placed"}, found null',
  ],
  ['a winner', { play: ['resign@0'], expect: { over: { winner: 0 } } }, 'over.winner: expected [0], found [1]'],
  [
    'a reason',
    { play: ['resign@0'], expect: { over: { by: 'passes' } } },
    'over.by: expected "passes", found "resign"',
  ],
  [
    'not over',
    { play: ['draw'], expect: { over: null } },
    'over: expected null, found {"winner":null,"by":"agreement"}',
  ],
  [
    'a choice not offered',
    { play: ['S@c3', 'S@c3'], expect: {} },
    'play[1] S@c3: expected to be taken, found illegal-choice',
  ],
  ['a choice misspelt', { play: ['S@z3'], expect: {} }, 'play[0] S@z3: expected to be taken, found bad-notation'],
  ['no refusal', { expect: undefined, refuses: 'illegal-choice' }, 'S@c3: expected to be refused, found it taken'],
  [
    'another refusal',
    { play: ['S@'], expect: undefined, refuses: 'illegal-choice' },
    'S@: expected the refusal illegal-choice, found bad-notation',
  ],
];

const FAILING_TURNS: readonly (readonly [string, object, string])[] = [
  [
    'position',
    { position: '6/6/6/6/6/6 w - basic -' },
    'position: expected "6/6/6/6/6/6 w - basic -", found "6/6/6/2s3/6/6 w - basic -"',
  ],
  ['a position that is none', { position: 'x' }, 'position: expected "x", found "6/6/6/2s3/6/6 w - basic -"'],
  ['result', { result: 'b:all-placed' }, 'result: expected "b:all-placed", found null'],
  ['events', { events: ['removed Sc4'] }, 'events: expected ["removed Sc4"], found []'],
  ['at', { at: { c3: 'S' } }, 'at c3: expected "S", found "s"'],
  ['illegal', { illegal: true }, 'S@c3: expected to be refused, found it taken'],
];

describe('what fails', () => {
  it.each(FAILING)('%s', async (_name, change, message) => {
    const { code, out } = await scenario({ ...PASSING, ...change });
    expect(out[0]).toContain(message);
    expect(out[0]).toMatch(/^FAIL file\.json One \[wasm\] /);
    expect(out.at(-1)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  it.each(FAILING_TURNS)('%s of a turn text', async (_name, expected, message) => {
    const { code, out } = await scenario({
      format: 'scenarios/1',
      game: 'legion',
      scenarios: [{ ...TURN, expect: expected }],
    });
    expect(out[0]).toContain(message);
    expect(out[0]).toMatch(/^FAIL file\.json: scenarios\[0\] Two \[wasm\] /);
    expect(code).toBe(1);
  });

  it('notEvents of a turn text', async () => {
    const position = '6/6/2A3/6/6/6 b - basic -';
    const { out } = await scenario({
      game: 'legion',
      ...TURN,
      position,
      commands: ['N@c3'],
      expect: { notEvents: ['removed Ac4'] },
    });
    expect(out[0]).toContain('notEvents: expected none of ["removed Ac4"], found ["removed Ac4"]');
  });

  it('a face that is offered, and one that is not', async () => {
    const setup = {
      title: 'F',
      game: 'legion',
      setup: { mode: 'forest', faces: ['1A', '2A', '3A', '4A'] },
      expect: { legal: false },
    };
    expect((await scenario(setup)).out[0]).toContain('legal: expected a face that is not offered, found all offered');
    const barren = { ...setup, setup: { mode: 'forest', faces: ['1A', '2A', '3B', '4A'] }, expect: { legal: true } };
    expect((await scenario(barren)).out[0]).toContain('the face that is not offered: expected null, found "3B"');
  });

  it('what seats are told, hands, heaps and counters in the test game', async () => {
    const start = { game: 'parley', setup: {}, seed: 1, play: ['E'] };
    const expected = [
      { told: { 0: ['turn seat=1'] } },
      { hands: { 0: '' } },
      { deck: '' },
      { discard: 'W' },
      { counters: { turns: 3 } },
    ];
    const { out } = await scenario(expected.map((expect) => ({ ...start, expect })));
    expect(out.filter((line) => line.includes('[wasm] '))).toHaveLength(5);
    expect(out.at(-1)).toBe('0 passed, 5 failed');
  });
});

const LIST = { expect: { at: [] } };
/** Faults of a file, with the path that must be named and what must be expected there. */
const FAULTS: readonly (readonly [string, unknown, string])[] = [
  ['no JSON', '{"name": ', 'file.json: expected JSON'],
  ['a number', 3, 'file.json: the file: found 3, expected a scenario'],
  ['another format', { format: 'scenarios/2', scenarios: [] }, 'format: found scenarios/2, expected "scenarios/1"'],
  [
    'a stranger beside the scenarios',
    { format: 'scenarios/1', game: 'legion', scenarios: [], by: 'me' },
    'by: found me, expected no such key',
  ],
  [
    'a game that is not there',
    { ...PASSING, game: 'chess' },
    'game: found chess, expected one of the games legends, classic, quick, legion, medieval, parley, pebble',
  ],
  ['no game', { ...PASSING, game: undefined }, 'game: bad-scenario, expected one of the games'],
  ['an unknown key', { ...PASSING, plays: [] }, 'plays: found [], expected no such key; a scenario has id, name'],
  ['an unknown key in a list', [PASSING, { ...PASSING, plays: [] }], '[1].plays: found []'],
  [
    'an unknown key of expect',
    { ...PASSING, expect: { winner: 0 } },
    'expect.winner: found 0, expected one of at, knows',
  ],
  [
    'another game’s key',
    { ...PASSING, expect: { curse: null } },
    'expect.curse: found null, expected not a key of legion; one of at',
  ],
  [
    'an unknown key of a piece',
    { ...PASSING, expect: { at: { c3: { kind: 'S' } } } },
    'expect.at.c3.kind: found S, expected no such key',
  ],
  [
    'a square that is none',
    { ...PASSING, expect: { at: { '3c': null } } },
    'expect.at.3c: found 3c, expected a square such as c4',
  ],
  [
    'a letter that is none',
    { ...PASSING, expect: { at: { c3: 'X' } } },
    'expect.at.c3: found X, expected null or a letter of SNUGTCAK',
  ],
  [
    'a kind that is none',
    { ...PASSING, expect: { at: { c3: { piece: 99 } } } },
    'expect.at.c3.piece: found 99, expected a letter of SNUGTCAK',
  ],
  ['a list where keys belong', { ...PASSING, ...LIST }, 'expect.at: found [], expected an object with squares as keys'],
  [
    'a seat that is none',
    { ...PASSING, expect: { knows: { x: {} } } },
    'expect.knows.x: found x, expected a seat from 0 to 7',
  ],
  [
    'a reason that is none',
    { ...PASSING, expect: { over: { by: 'magic' } } },
    'expect.over.by: found magic, expected one of all-placed',
  ],
  [
    'a decision that is none',
    { ...PASSING, expect: { decision: 'think' } },
    'expect.decision: found think, expected one of swap',
  ],
  ['neither expect nor refuses', { ...PASSING, expect: undefined }, 'expected either expect or refuses'],
  ['both expect and refuses', { ...PASSING, refuses: 'illegal-choice' }, 'expected either expect or refuses'],
  [
    'a fault code that is none',
    { ...PASSING, expect: undefined, refuses: 'no' },
    'refuses: found no, expected one of illegal-choice, bad-notation',
  ],
  [
    'nothing to refuse',
    { ...PASSING, expect: undefined, play: [], refuses: 'illegal-choice' },
    'play: found [], expected a text that is refused',
  ],
  ['a play that is no list', { ...PASSING, play: 'S@c3' }, 'play: found S@c3, expected a list of choices'],
  ['a choice that is no text', { ...PASSING, play: [3] }, 'play[0]: found 3, expected a text'],
  ['neither position nor setup', { ...PASSING, position: undefined }, 'expected either a position or a setup'],
  [
    'a position that can’t be read',
    { ...PASSING, position: '6/6/6/6/6/7 b - basic -' },
    'position.rows[5]: found 7, expected six squares',
  ],
  [
    'a position that contradicts itself',
    { ...PASSING, position: 'KK4/6/6/6/6/6 b - basic -' },
    'position.rows: found 2, expected at most 1 white king',
  ],
  [
    'a setup that can’t be read',
    { ...PASSING, position: undefined, setup: { form: 'big' } },
    'setup.form: found big, expected basic, advanced',
  ],
  ['a seed that is none', { ...PASSING, seed: -1 }, 'seed: found -1, expected a whole number'],
  ['a name that is no text', { ...PASSING, name: 3 }, 'name: found 3, expected a text'],
  [
    'illegal beside another key',
    { ...TURN, game: 'legion', expect: { illegal: true, result: null } },
    'expect.result: found null, expected no such key',
  ],
  [
    'no position before commands',
    { ...TURN, game: 'legion', position: undefined },
    'position: bad-position, expected one line',
  ],
  [
    'faces in a mode without terrain',
    { title: 'x', game: 'legion', setup: { mode: 'basic', faces: [] }, expect: { legal: true } },
    'setup.mode: found basic, expected advanced',
  ],
  [
    'commands beside faces',
    { ...TURN, game: 'legion', position: undefined, setup: { mode: 'king', faces: [] }, expect: { legal: true } },
    'commands: found ["S@c3"], expected none beside setup',
  ],
];

describe('a file that can’t be read', () => {
  it.each(FAULTS)('%s', async (_name, content, message) => {
    const { code, out, err } = await scenario(content);
    expect(err).toContain(message);
    expect(err).toMatch(/^veil: file\.json: /);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toEqual([]);
    expect(code).toBe(2);
  });

  it('is missing, a folder, or no file at all', async () => {
    const folder = folderOf({ 'a/b.json': PASSING });
    for (const [name, message] of [
      ['c.json', 'c.json: found no such file'],
      ['a', 'a: found a folder'],
      ['*.json', '*.json: found none, expected a pattern that fits some file'],
    ] as const) {
      const { code, err } = await veil(['scenario', name], { folder });
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});
