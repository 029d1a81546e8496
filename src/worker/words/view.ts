/** A View and a Guess as words ("Words" in src/contract/README.md). */
import type { Codec } from '../../contract/codec';
import type { Content } from '../../contract/content';
import { DECISION_KINDS, HEAP_NAMES } from '../../contract/numbers';
import type { Guess, HeapView, TokenView, View } from '../../contract/view';
import { ASKED_HIDDEN, ASKED_OVER, VIEWER_TRUTH } from '../layout/core';
import { MAX_SEAT, MAX_SQUARE, MAX_WORD, numberOf, orMinusOne } from './names';
import { WordReader, type Words } from './reader';
import { encodeResult, readResult } from './result';

/** A map has its cells in one row, so that a side may be as long as there are squares. */
const MAX_SIDE = MAX_SQUARE + 1;

/** What a reader of View words must know beforehand: the words name neither game nor form. */
export interface Dialect {
  readonly content: Pick<Content, 'name' | 'codec'>;
  readonly form: string;
}

const encodeHead = (view: View): readonly number[] => [
  view.viewer,
  view.ply,
  view.asked === null ? ASKED_OVER : (view.asked.seat ?? ASKED_HIDDEN),
  view.asked === null ? -1 : numberOf(DECISION_KINDS, view.asked.kind),
  view.width,
  view.height,
  orMinusOne(view.flag),
];

const encodeHeap = (heap: HeapView): readonly number[] => [
  orMinusOne(heap.seat),
  numberOf(HEAP_NAMES, heap.name),
  heap.kinds.length,
  ...heap.kinds.map(orMinusOne),
];

export const encodeView = (view: View, codec: Codec): readonly number[] => [
  ...encodeHead(view),
  ...view.terrain,
  view.tokens.length,
  ...view.tokens.flatMap(({ id, square, seat, kind, shownTo }) => [id, square, seat, orMinusOne(kind), shownTo]),
  view.heaps.length,
  ...view.heaps.flatMap(encodeHeap),
  ...codec.counters.map((name) => view.counters[name] ?? 0),
  ...codec.lists.flatMap((name) => [view.lists[name]?.length ?? 0, ...(view.lists[name] ?? [])]),
  view.history.length,
  ...view.history.flatMap((text) => codec.parseHistory(text)),
  ...(view.result === null ? [0] : [1, ...encodeResult(view.result, codec)]),
];

const readToken = (reader: WordReader, squares: number): TokenView => ({
  id: reader.within(0, MAX_WORD),
  square: reader.within(0, squares - 1),
  seat: reader.within(0, MAX_SEAT),
  kind: reader.nullable(MAX_WORD),
  shownTo: reader.within(0, MAX_WORD),
});

const readHeap = (reader: WordReader): HeapView => ({
  seat: reader.nullable(MAX_SEAT),
  name: reader.named(HEAP_NAMES),
  kinds: reader.list(() => reader.nullable(MAX_WORD)),
});

const readAsked = (reader: WordReader): View['asked'] => {
  const seat = reader.within(ASKED_OVER, MAX_SEAT);
  const kind = reader.within(-1, DECISION_KINDS.length - 1);
  if (seat === ASKED_OVER) return null;
  const name = DECISION_KINDS[kind];
  return name === undefined
    ? reader.fail('no kind of decision')
    : { seat: seat === ASKED_HIDDEN ? null : seat, kind: name };
};

const readHistory = (reader: WordReader, codec: Codec): readonly string[] => {
  const count = reader.within(0, MAX_WORD);
  if (codec.historyWords === 0 && count > 0) reader.fail('a history in a game without one');
  return reader.times(count, () => codec.formatHistory(reader.times(codec.historyWords, () => reader.next())));
};

/** Inverse of encodeView for a view of this game and form. Throws CoreTrap at words cut off, left over or out of range. */
export const decodeView = (words: Words, dialect: Dialect): View => {
  const { codec, name } = dialect.content;
  const reader = new WordReader(words, 'view');
  const viewer = reader.within(0, VIEWER_TRUTH);
  const ply = reader.within(0, MAX_WORD);
  const asked = readAsked(reader);
  const width = reader.within(1, MAX_SIDE);
  const height = reader.within(1, MAX_SIDE);
  const squares = width * height;
  if (squares > MAX_SQUARE + 1) reader.fail('more than 256 squares');
  const flag = reader.nullable(squares - 1);
  const terrain = reader.times(squares, () => reader.within(0, MAX_WORD));
  const tokens = reader.list(() => readToken(reader, squares));
  const heaps = reader.list(() => readHeap(reader));
  const counters = Object.fromEntries(codec.counters.map((counter) => [counter, reader.next()]));
  const lists = Object.fromEntries(codec.lists.map((list) => [list, reader.list(() => reader.next())]));
  const history = readHistory(reader, codec);
  const result = reader.within(0, 1) === 1 ? readResult(reader, codec) : null;
  reader.end();
  const { form } = dialect;
  // biome-ignore format: one line shows the contract's order
  return { game: name, form, viewer, ply, asked, width, height, terrain, tokens, heaps, flag, counters, lists, history, result };
};

/** length, kinds. */
export const encodeGuess = (guess: Guess): readonly number[] => [guess.length, ...guess];

/** Inverse of encodeGuess. Throws CoreTrap. */
export const decodeGuess = (words: Words): Guess => {
  const reader = new WordReader(words, 'guess');
  const guess = reader.list(() => reader.next());
  reader.end();
  return guess;
};
