/** Words: what is encoded comes back the same, and words that make no sense are refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codec } from '../../src/contract/codec';
import type { Decision } from '../../src/contract/decision';
import type { EventRow, GameEvent } from '../../src/contract/event';
import { DECISION_KINDS, HEAP_NAMES, REMOVAL_CAUSES } from '../../src/contract/numbers';
import type { Result } from '../../src/contract/result';
import type { View } from '../../src/contract/view';
import { legion } from '../../src/games/legion';
import { CoreTrap } from '../../src/worker/trap';
import { decodeDecision, encodeDecision } from '../../src/worker/words/decision';
import { decodeRows, encodeRows } from '../../src/worker/words/events';
import { decodeResult, encodeResult } from '../../src/worker/words/result';
import { encodeSetup } from '../../src/worker/words/setup';
import { decodeGuess, decodeView, encodeGuess, encodeView } from '../../src/worker/words/view';
import { parley } from '../support/parley/content';

const RUNS = { numRuns: 150 };

/** A codec with a history of two words, as plain as can be. */
const codec: Codec = {
  ...parley.codec,
  historyWords: 2,
  formatHistory: (words) => words.join(':'),
  parseHistory: (text) => text.split(':').map(Number),
};
const dialect = { content: { name: 'parley', codec }, form: 'parley' } as const;

const count = fc.nat({ max: 1000 });
const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const seat = fc.nat({ max: 7 });
const kind = fc.option(count);
const numbers = fc.array(word, { maxLength: 4 });

const result: fc.Arbitrary<Result> = fc.record({
  winners: fc.uniqueArray(seat, { maxLength: 8 }).map((seats) => seats.sort((a, b) => a - b)),
  reason: fc.constantFrom(...codec.reasons),
  score: numbers,
});

const records = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])));

const viewOf = (width: number, height: number): fc.Arbitrary<View> => {
  const square = fc.nat({ max: width * height - 1 });
  return fc.record({
    game: fc.constant('parley' as const),
    form: fc.constant('parley'),
    viewer: fc.nat({ max: 9 }),
    ply: count,
    asked: fc.option(fc.record({ seat: fc.option(seat), kind: fc.constantFrom(...DECISION_KINDS) })),
    width: fc.constant(width),
    height: fc.constant(height),
    terrain: fc.array(count, { minLength: width * height, maxLength: width * height }),
    tokens: fc.array(fc.record({ id: count, square, seat, kind, shownTo: fc.nat({ max: 1023 }) }), { maxLength: 5 }),
    heaps: fc.array(
      fc.record({
        seat: fc.option(seat),
        name: fc.constantFrom(...HEAP_NAMES),
        kinds: fc.array(kind, { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
    flag: fc.option(square),
    counters: records(codec.counters, word),
    lists: records(codec.lists, numbers),
    history: fc.array(
      fc.tuple(word, word).map((words) => words.join(':')),
      { maxLength: 3 },
    ),
    result: fc.option(result),
  });
};
/** Any sides with 256 squares at the most. */
const view = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 1, max: 8 })).chain(([w, h]) => viewOf(w, h)),
  fc.constantFrom([72, 1], [256, 1], [1, 256], [128, 2]).chain(([w = 1, h = 1]) => viewOf(w, h)),
);

const decision: fc.Arbitrary<Decision> = fc.record({
  seat,
  kind: fc.constantFrom(...DECISION_KINDS),
  key: fc.constantFrom(...codec.keys),
  args: numbers,
  choices: fc.array(fc.nat({ max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 6 }),
});

const event: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.record({ type: fc.constant('built' as const), seat, what: count, value: count }),
  fc.record({ type: fc.constant('placed' as const), seat, token: count, kind, square: count }),
  fc.record({ type: fc.constant('blurred' as const), gone: numbers, fresh: numbers, squares: numbers }),
  fc.record({ type: fc.constant('looked' as const), seat, token: count, kind }),
  fc.record({
    type: fc.constant('fought' as const),
    from: count,
    square: count,
    attack: word,
    defence: word,
    helpers: numbers,
    beaten: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('removed' as const),
    seat,
    token: count,
    kind,
    square: count,
    cause: fc.constantFrom(...REMOVAL_CAUSES),
  }),
  fc.record({ type: fc.constant('flag' as const), from: fc.option(count), to: count }),
  fc.record({ type: fc.constantFrom('windowOpened' as const, 'windowClosed' as const) }),
  fc.record({ type: fc.constant('drew' as const), seat, card: fc.option(count) }),
  fc.record({ type: fc.constantFrom('passed' as const, 'turn' as const, 'resigned' as const), seat }),
  fc.record({ type: fc.constant('exploded' as const), squares: numbers, tokens: numbers }),
  fc.record({
    type: fc.constant('freed' as const),
    seat,
    token: count,
    kind: count,
    square: count,
    escaped: fc.boolean(),
  }),
  fc.record({ type: fc.constant('over' as const), reason: fc.constantFrom(...codec.reasons), winners: numbers }),
);
const rows: fc.Arbitrary<readonly EventRow[]> = fc.array(fc.record({ mask: fc.nat({ max: 1023 }), event }), {
  maxLength: 6,
});

describe('what is encoded comes back', () => {
  it('views', () => {
    fc.assert(
      fc.property(view, (given) => {
        expect(decodeView(encodeView(given, codec), dialect)).toEqual(given);
      }),
      RUNS,
    );
  });

  it('decisions', () => {
    fc.assert(
      fc.property(fc.option(decision), (given) => {
        expect(decodeDecision(encodeDecision(given, codec), codec)).toEqual(given);
      }),
      RUNS,
    );
  });

  it('event rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expect(decodeRows(encodeRows(given, codec), codec)).toEqual(given);
      }),
      RUNS,
    );
  });

  it('results and guesses', () => {
    fc.assert(
      fc.property(result, numbers, (given, guess) => {
        expect(decodeResult(encodeResult(given, codec), codec)).toEqual(given);
        expect(decodeGuess(encodeGuess(guess))).toEqual(guess);
      }),
      RUNS,
    );
    expect(decodeResult([], codec)).toBeNull();
  });
});

describe('the numbers of the contract', () => {
  it('a row', () => {
    const row: EventRow = {
      mask: 511,
      event: { type: 'fought', from: 3, square: 9, attack: 4, defence: 2, helpers: [8, 10], beaten: true },
    };
    expect(encodeRows([row], codec)).toEqual([7, 511, 8, 3, 9, 4, 2, 2, 8, 10, 1]);
  });

  it('a setup, its seed as a signed word', () => {
    const setup = { game: 'legion', form: 'king', seats: [{ player: 'person' }, { player: 'person' }] } as const;
    expect(encodeSetup({ ...setup, options: {}, seed: 2 ** 32 - 1 }, legion)).toEqual([-1, 2, 2, 0]);
    const boards = ['1A0', '2B3', '3A1', '4A2'];
    expect(encodeSetup({ ...setup, boards, options: {}, seed: 7 }, legion)).toEqual([7, 2, 2, 4, 0, 15, 17, 26]);
  });
});

/** Every decoder with words it has just taken. */
type Decoder = (words: readonly number[]) => unknown;
const sample = <T>(given: fc.Arbitrary<T>, encode: (value: T) => readonly number[], decode: Decoder) =>
  given.map((value): readonly [readonly number[], Decoder] => [encode(value), decode]);
const samples = fc.oneof(
  sample(
    view,
    (value) => encodeView(value, codec),
    (words) => decodeView(words, dialect),
  ),
  sample(
    decision,
    (value) => encodeDecision(value, codec),
    (words) => decodeDecision(words, codec),
  ),
  sample(
    result,
    (value) => encodeResult(value, codec),
    (words) => decodeResult(words, codec),
  ),
  sample(numbers, encodeGuess, decodeGuess),
);

describe('words that make no sense', () => {
  it.each([
    [257, 1],
    [1, 257],
    [32, 9],
  ])('are refused for a board of %i by %i', (width, height) => {
    for (const given of fc.sample(viewOf(width, height), 5)) {
      expect(() => decodeView(encodeView(given, codec), dialect)).toThrow(CoreTrap);
    }
  });

  it('are refused when they are cut off or go on', () => {
    fc.assert(
      fc.property(samples, fc.nat({ max: 10_000 }), ([words, decode], cut) => {
        expect(() => decode([...words, 0])).toThrow(CoreTrap);
        const length = cut % words.length;
        if (length > 0) expect(() => decode(words.slice(0, length))).toThrow(CoreTrap);
      }),
      RUNS,
    );
  });

  it('never do worse than a CoreTrap', () => {
    const decoders: readonly Decoder[] = [
      (words) => decodeView(words, dialect),
      (words) => decodeDecision(words, codec),
      (words) => decodeRows(words, codec),
      (words) => decodeResult(words, codec),
      (words) => decodeGuess(words),
    ];
    const garbage = fc.array(fc.oneof(fc.integer({ min: -3, max: 12 }), word), { maxLength: 40 });
    fc.assert(
      fc.property(garbage, fc.constantFrom(...decoders), (words, decode) => {
        try {
          decode(words);
        } catch (error) {
          expect(error).toBeInstanceOf(CoreTrap);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    ['a row of an unknown type', () => decodeRows([20, 511, 0], codec)],
    ['a row with an argument too many', () => decodeRows([17, 511, 2, 0, 0], codec)],
    ['a row with an argument too few', () => decodeRows([17, 511, 0], codec)],
    ['a boolean of 2', () => decodeRows([7, 511, 6, 0, 0, 0, 0, 0, 2], codec)],
    ['a decision of an unknown kind', () => decodeDecision([10, 0, 0, 0, 1, 5], codec)],
    ['a decision without a choice', () => decodeDecision([1, 0, 0, 0, 0], codec)],
    ['an unknown reason', () => decodeResult([99, 0, 0], codec)],
  ])('%s is refused', (_, decode) => {
    expect(decode).toThrow(CoreTrap);
  });
});
