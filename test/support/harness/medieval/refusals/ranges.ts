/** Words of a view that are out of their range, cut off or left over, and words of a snapshot. */
import type { FillWords, SnapshotWords } from '../../refusals/refusal';
import { CONTRADICTION, CUT, TAKEN } from '../../refusals/refusal';
import { all, asks, put } from './phases';
import { ALL, changed, contradictions, cut, fills, sq, viewOf, wordsOf } from './views';

const VIEW = viewOf("Kh2 kh14 Fd5 b'e1 Of3 om8", 'r f3R2,m8B1 R1B1');
const WORDS = wordsOf(VIEW);
/** Where parts of the words begin: behind the head the squares, the tokens, the heaps, the counters, the lists, the rest. */
const TERRAIN = 7;
const TOKENS = TERRAIN + 225;
const TOKEN = TOKENS + 1;
const HEAPS = TOKEN + 5 * VIEW.tokens.length;
const BLUE = HEAPS + 1 + 3 + (VIEW.heaps[0]?.kinds.length ?? 0);
const COUNTERS = BLUE + 3 + (VIEW.heaps[1]?.kinds.length ?? 0);
const LISTS = COUNTERS + 9;
const LIST_NAMES = ['prisoners', 'fuses', 'pending', 'acted', 'shuttle', 'home', 'army', 'arranged'];
/** Where a list begins, with its length. */
const listAt = (name: string): number =>
  LIST_NAMES.slice(0, LIST_NAMES.indexOf(name)).reduce((at, one) => at + 1 + (VIEW.lists[one]?.length ?? 0), LISTS);
const HISTORY = listAt('arranged') + 1;
const RESULT = HISTORY + 1;

/** One word is other than it may be. */
const wrong = (name: string, at: number, ...words: readonly number[]): readonly FillWords[] =>
  words.map((word) => cut(`${name} ${word}`, WORDS.with(at, word)));
const other = (name: string, at: number, ...words: readonly number[]): readonly FillWords[] =>
  wrong(name, at, ...words).map((one) => ({ ...one, status: CONTRADICTION }));

const head = [
  ...wrong('viewer', 0, -1, 2, 3, 7, 10),
  ...wrong('choices made', 1, -1, 0x1000000),
  ...wrong('asked', 2, -3, 2, 8),
  ...wrong('width', 4, 14, 16),
  ...wrong('height', 5, 14, 16),
  ...wrong('flag', 6, -2, 0),
  ...wrong('terrain', TERRAIN, -1, 3),
  ...other('terrain', TERRAIN, 0, 1),
  ...other('terrain of the last square', TOKENS - 1, 0, 1),
  ...other('terrain of e1', TERRAIN + 4, 1, 2),
];
const parts = [
  ...wrong('tokens', TOKENS, -1, 41, VIEW.tokens.length - 1, VIEW.tokens.length + 1),
  ...wrong('id', TOKEN, -1, 260),
  ...wrong('square', TOKEN + 1, -1, 225),
  ...wrong('seat', TOKEN + 2, -1, 2),
  ...wrong('kind', TOKEN + 3, -2, 12),
  ...wrong('who knows it', TOKEN + 4, -1, 512),
  ...wrong('heaps', HEAPS, 1, 3),
  ...wrong('the first heap’s seat', HEAPS + 1, -1, 1),
  ...wrong('the second heap’s seat', BLUE, 0, 2),
  ...wrong('the heap', HEAPS + 2, 3, 5),
  ...wrong('the fallen', HEAPS + 3, -1),
  ...wrong('a kind fallen', HEAPS + 4, -1, 11),
];
const counters = [
  ...wrong('side', COUNTERS, -1, 2),
  ...wrong('turn', COUNTERS + 1, -1, 0x1000000),
  ...wrong('phase', COUNTERS + 2, -1, 9),
  ...wrong('begun', COUNTERS + 3, -1, 2),
  ...wrong('quiet', COUNTERS + 4, -2, 201),
  ...wrong('Red’s bombs to set', COUNTERS + 5, -1, 3),
  ...wrong('Blue’s bombs to set', COUNTERS + 6, -1, 3),
  ...wrong('who began', COUNTERS + 7, -1, 2),
  ...wrong('form', COUNTERS + 8, -1, 2),
];

/** A list with so many words; all that is wrong is their number, and what they say. */
const long = (name: string, count: number, word: number): FillWords => {
  const at = listAt(name);
  const rest = WORDS.slice(at + 1 + (WORDS[at] ?? 0));
  return cut(`${count} words of ${name}`, [...WORDS.slice(0, at), count, ...Array<number>(count).fill(word), ...rest]);
};
const lists = [
  ...LIST_NAMES.flatMap((name) => wrong(`${name}: length`, listAt(name), -1)),
  ...wrong('a prisoner', listAt('prisoners') + 1, -1, 260),
  ...wrong('a piece of an army', listAt('army') + 1, -1, 260),
  long('prisoners', 11, 4),
  long('fuses', 9, 1),
  long('pending', 31, 5),
  long('acted', 19, 4),
  long('shuttle', 541, 1),
  long('home', 3, 4),
  long('army', 23, 1),
  long('arranged', 3, 0),
  ...wrong('history', HISTORY, -1, 1),
  ...wrong('result', RESULT, -1, 1, 2),
];

const OVER = wordsOf(
  changed(VIEW, (view) => {
    view.counters['phase'] = 8;
    view.asked = null;
    view.result = { reason: 'resign', winners: [0], score: [] };
  }),
);
const end = (name: string, fromEnd: number, ...words: readonly number[]): readonly FillWords[] =>
  words.map((word) => cut(`${name} ${word}`, OVER.with(OVER.length - fromEnd, word)));
const ends = [
  ...end('reason', 3, -1, 6),
  ...end('winners', 2, -1, 4),
  ...end('scores', 1, -1, 1),
  cut('a result without scores', OVER.slice(0, -1)),
  cut('a result with a score left over', [...OVER, 0]),
];

const lengths = [
  cut('no words at all', []),
  cut('a view cut off', WORDS.slice(0, -1)),
  cut('a view cut off in its tokens', WORDS.slice(0, TOKEN + 7)),
  cut('a view with a word left over', [...WORDS, 0]),
];

/** As much as a view ever holds: choices, turns, and all steps of three turns. */
const MUCH = viewOf('Kh2 kh14 Fd5 fd11', 'r - R2B2', { looked: { d5: 1 } }, (view) => {
  view.ply = 0xffffff;
  view.counters['turn'] = 0xffffff;
});
const files = 'abcdefghijklmno';
const rank = (n: number, from = 0, count = 15): readonly string[] =>
  [...files.slice(from, from + count)].map((file) => `${file}${n}`);
const [NEAR, FAR] = [
  [...rank(8), 'a6', 'b6', 'c6'],
  [...rank(12, 3, 9), ...rank(13, 4, 7), 'a11', 'b11'],
];
const EVERY = viewOf(
  [
    ...[...'KGGXXAANNFFFFFFFFF'].map((letter, n) => `${letter}${NEAR[n]}`),
    ...[...'kggxxaannfffffffff'].map((letter, n) => `${letter}${FAR[n]}`),
  ].join(' '),
  'r - R2B2',
  {},
  all(asks(2, 0), put('acted', 'k8'), (view) => {
    const ofSeat = (seat: number): readonly number[] =>
      view.tokens
        .filter((token) => token.seat === seat)
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    const steps = (seat: number, age: number): readonly number[] =>
      ofSeat(seat).flatMap((id) => [seat, age, id, sq('e8'), sq('f8')]);
    put('shuttle', ...steps(0, 0), ...steps(0, 1), ...steps(0, 2), ...steps(1, 1), ...steps(1, 2))(view);
  }),
);
/** Whose steps are read in one row: Red’s far one two turns ago, Blue’s near one in this turn. */
const BLUES = viewOf(
  'Kh2 kh14 Ge12 Fd11 fa5 fb5',
  'b - R2B2',
  {},
  all(asks(2, 1), put('acted', 'a5'), put('shuttle', 0, 2, 'e12', 'e12', 'e13', 1, 0, 'a5', 'a5', 'a6')),
);
const REDS = viewOf(
  'Kh2 kh14 Fe12 Fa5 ga6',
  'r - R2B2',
  {},
  all(asks(2, 0), put('acted', 'e12'), put('shuttle', 0, 0, 'e12', 'e12', 'e13', 0, 1, 'a5', 'a5', 'a6')),
);
const sound = [
  fills('as many choices and turns as there may be', MUCH, TAKEN),
  fills('all steps that there may be', EVERY, TAKEN),
  fills('a far id two turns ago before a near one in this turn', BLUES, TAKEN),
  fills('a far id in this turn before a near one in the last', REDS, TAKEN),
];

/** Opens every snapshot of this form; then come both halves of the generator, then the truth’s view. */
const MARK = 0x4d454431;
const SNAPSHOT = [MARK, 0x01020304, 0x05060708, ...WORDS];
const OPEN = changed(VIEW, (view) => {
  view.viewer = 0;
  for (const token of view.tokens) token.shownTo = ALL;
});
const snapshots: readonly SnapshotWords[] = (
  [
    ['a snapshot', SNAPSHOT, TAKEN],
    ['a snapshot of no words', [], CUT],
    ['a snapshot’s mark alone', SNAPSHOT.slice(0, 1), CUT],
    ['a snapshot without its view', SNAPSHOT.slice(0, 3), CUT],
    ['a snapshot of two words', SNAPSHOT.slice(0, 2), CUT],
    ['a snapshot of another form', SNAPSHOT.with(0, MARK + 1), CUT],
    ['a snapshot of an earlier form', SNAPSHOT.with(0, MARK - 1), CUT],
    ['a snapshot cut off', SNAPSHOT.slice(0, -1), CUT],
    ['a snapshot with a word left over', [...SNAPSHOT, 0], CUT],
    ['a snapshot of what Red sees', [...SNAPSHOT.slice(0, 3), ...wordsOf(OPEN)], CONTRADICTION],
    [
      'a snapshot with its pieces in another order',
      [...SNAPSHOT.slice(0, 3), ...wordsOf(changed(VIEW, (view) => void view.tokens.reverse()))],
      CONTRADICTION,
    ],
  ] as const
).map(([name, words, status]) => ({ name, words, status, call: 'restore' }));

export const rangeRefusals = [
  ...[...head, ...parts, ...counters, ...lists, ...ends, ...lengths, ...sound],
  ...contradictions(VIEW, [
    ['a kind of a piece not told', (v) => void Object.assign(v.tokens[0] ?? {}, { kind: null })],
  ]),
];
export const snapshotRefusals = snapshots;
