/** What a position's object form adds to its line: what is known of pieces, and what happened before. */
import type { Outcome } from '../../../contract/fault';
import { ok, refuse } from '../../shared/outcome';
import { isObject, type JsonObject } from '../../shared/read-setup';
import { formatPlace, parsePlace } from '../notation';
import { KIND } from '../units';
import type { Standing } from './rows';

/** Every viewer: seats and onlookers. */
export const EVERYBODY = 511;

/** More than a board holds pieces. */
const MOST_ITEMS = 64;
const MOST_LETTERS = 64;
/** So many quiet turns are a draw. */
const DRAWN = 200;
const MOST_TURNS = 65_535;

/** Reads `shown` and `looked` into masks by square, for what these add to the own seat's. */
export const readKnown = (json: JsonObject, pieces: readonly Standing[]): Outcome<ReadonlyMap<number, number>> => {
  const masks = new Map<number, number>();
  const pieceAt = (text: unknown): Standing | undefined => {
    const square = typeof text === 'string' ? parsePlace(text) : null;
    return pieces.find((piece) => piece.square === square);
  };
  const shown = json['shown'] ?? [];
  if (!Array.isArray(shown) || shown.length > MOST_ITEMS)
    return refuse('bad-position', 'shown', 'a list of squares with pieces that all know', shown);
  for (const [index, text] of shown.entries()) {
    const piece = pieceAt(text);
    if (piece === undefined) return refuse('bad-position', `shown[${index}]`, 'a square with a piece', text);
    masks.set(piece.square, EVERYBODY);
  }
  const looked = json['looked'] ?? {};
  if (!isObject(looked))
    return refuse('bad-position', 'looked', 'an object from squares to the seats that looked', looked);
  for (const [text, seat] of Object.entries(looked)) {
    const at = `looked.${text}`;
    const piece = pieceAt(text);
    if (piece === undefined) return refuse('bad-position', at, 'a square with a piece', text);
    if (seat !== 1 - piece.seat) return refuse('bad-position', at, `the other side’s seat, ${1 - piece.seat}`, seat);
    masks.set(piece.square, (masks.get(piece.square) ?? 0) | (1 << seat));
  }
  return ok(masks);
};

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

/** `quiet`, `turn` or `first`; a missing one is what a bare line means. */
export const readCount = (json: JsonObject, key: 'quiet' | 'turn' | 'first'): Outcome<number> => {
  const [least, most, standard] = { quiet: [0, DRAWN - 1, 0], turn: [1, MOST_TURNS, 1], first: [0, 1, 0] }[key];
  const value = json[key] ?? standard;
  return isWhole(value, least ?? 0, most ?? 0)
    ? ok(value)
    : refuse('bad-position', key, `a whole number from ${least} to ${most}`, value);
};

/** A step of an earlier turn: a quintuple of the list `shuttle`, its id being the square on which the piece stands. */
interface Step {
  readonly seat: number;
  readonly age: number;
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

const TEXT = /^([01]):(-|[a-o0-9]+-[a-o0-9]+)(?: (-|[a-o0-9]+-[a-o0-9]+))$/;

const readStep = (text: string): readonly [from: number, to: number] | null => {
  const [fromText = '', toText = ''] = text.split('-');
  const from = parsePlace(fromText);
  const to = parsePlace(toText);
  return from === null || to === null || from === to ? null : [from, to];
};

const STEPS = 'a seat and the steps of one piece in its last two turns, the older first, such as 0:d5-d6 d6-d5';

const readSteps = (text: unknown, at: string, pieces: readonly Standing[]): Outcome<readonly Step[]> => {
  const parts = typeof text === 'string' && text.length <= MOST_LETTERS ? TEXT.exec(text) : null;
  if (parts === null) return refuse('bad-position', at, STEPS, text);
  const seat = Number(parts[1]);
  const read: { age: number; from: number; to: number }[] = [];
  for (const [index, part] of [parts[2] ?? '-', parts[3] ?? '-'].entries()) {
    if (part === '-') continue;
    const step = readStep(part);
    if (step === null) return refuse('bad-position', at, STEPS, text);
    read.push({ age: 2 - index, from: step[0], to: step[1] });
  }
  const last = read.at(-1);
  if (last === undefined) return refuse('bad-position', at, STEPS, text);
  const piece = pieces.find(({ square }) => square === last.to);
  if (piece === undefined || piece.seat !== seat || piece.prisoner || piece.kind === KIND.bomb)
    return refuse('bad-position', at, 'a free piece of this seat where the last step ended', formatPlace(last.to));
  return ok(read.map((step) => ({ ...step, seat, id: piece.square })));
};

/** `shuttle` as the quintuples of the view's list. */
export const readShuttle = (json: unknown, pieces: readonly Standing[]): Outcome<readonly number[]> => {
  const texts = json ?? [];
  if (!Array.isArray(texts) || texts.length > MOST_ITEMS)
    return refuse('bad-position', 'shuttle', 'a list of texts', json);
  const steps: Step[] = [];
  for (const [index, text] of texts.entries()) {
    const at = `shuttle[${index}]`;
    const read = readSteps(text, at, pieces);
    if (!read.ok) return read;
    if (read.value.some(({ id }) => steps.some((step) => step.id === id)))
      return refuse('bad-position', at, 'each piece once', text);
    steps.push(...read.value);
  }
  return ok(
    steps
      .sort((a, b) => a.seat - b.seat || a.age - b.age || a.id - b.id)
      .flatMap(({ seat, age, id, from, to }) => [seat, age, id, from, to]),
  );
};
