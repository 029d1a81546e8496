/** What a position says of earlier turns and of this turn's loans: `history`, `quiet`, `boosts`, `grants`. */
import type { Outcome } from '../../../contract/fault';
import { ok } from '../../shared/outcome';
import { isObject } from '../../shared/read-setup';
import { parseSquare } from '../../shared/square';
import { pieceOf } from '../catalogue';
import { KEYWORDS } from '../language';
import { bad, type Frame, isWhole, OFF_BOARD_ID, type Scene, seatWords } from './parts';

/** A displacement by a main act: quintuple of the list `shuttle`. */
interface Step {
  readonly seat: number;
  readonly age: number;
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

const AGES = [1, 2];
/** Letters of a turn's steps: more than every piece moving once needs. */
const MOST_LETTERS = 4096;
const STEP = /^([a-z]{1,2}[0-9]{1,2})-([a-z]{1,2}[0-9]{1,2})(?::([a-z]{1,2}[0-9]{1,2}|[0-9]{3}))?$/;

const offBoardCount = ({ curse, fallen }: Scene): number => (curse === null ? 0 : 1) + fallen.flat().length;

/** The piece that the first of the later steps took away from `to`; null when none did. `later`: latest turn first. */
export const stepperOf = (to: number, later: readonly Pick<Step, 'from' | 'id'>[]): number | null =>
  later.filter((step) => step.from === to).at(-1)?.id ?? null;

/** Who made the step: named after the colon, else whoever now stands where later steps took it. */
const stepper = (named: string | undefined, to: number, later: readonly Step[], scene: Scene): number | null => {
  const { shape, standing } = scene;
  if (named === undefined) return stepperOf(to, later) ?? standing.find(({ square }) => square === to)?.square ?? null;
  const square = parseSquare(named, shape);
  if (square !== null) return standing.some((piece) => piece.square === square) ? square : null;
  const id = Number(named);
  return id >= OFF_BOARD_ID && id < OFF_BOARD_ID + offBoardCount(scene) ? id : null;
};

const readTurn = (
  json: unknown,
  { seat, age, at, later }: { seat: number; age: number; at: string; later: readonly Step[] },
  scene: Scene,
): Outcome<readonly Step[]> => {
  if (typeof json !== 'string') return bad(at, 'a text such as c4-c5, or - for none', json);
  if (json.length > MOST_LETTERS) return bad(at, `at most ${MOST_LETTERS} letters`, json.length);
  const steps: Step[] = [];
  for (const text of json === '-' ? [] : json.split(' ')) {
    const [, fromText = '', toText = '', named] = STEP.exec(text) ?? [];
    const from = parseSquare(fromText, scene.shape);
    const to = parseSquare(toText, scene.shape);
    if (from === null || to === null || from === to)
      return bad(at, 'two squares such as c4-c5, several with a blank between, or - for none', json);
    const id = stepper(named, to, later, scene);
    // nobody left to step back: the rule against shuttling has nothing to look at
    if (id === null && named === undefined) continue;
    if (id === null || steps.some((step) => step.id === id))
      return bad(at, 'a piece of this position after the colon, each once a turn', json);
    steps.push({ seat, age, id, from, to });
  }
  return ok(steps);
};

/** How many turns before that of `turn` the seat had its last one. */
const turnsBack = (seat: number, turn: number, seats: number): number => (((turn - 1 - seat) % seats) + seats) % seats;

/** The seat whose turn was so many turns before that of `turn`, 0 being the turn right before. */
export const seatBack = (back: number, turn: number, seats: number): number =>
  (((turn - 1 - back) % seats) + seats) % seats;

/** The turns that a history tells of, the latest first. */
const turnsOf = (
  json: unknown,
  { turn, seats }: Scene,
): Outcome<readonly { seat: number; age: number; at: string; text: unknown }[]> => {
  if (Array.isArray(json)) {
    const most = AGES.length * seats;
    if (json.length > most) return bad('history', `at most ${most} turns`, json.length);
    return ok(
      [...json].reverse().map((text, back) => ({
        seat: seatBack(back, turn, seats),
        age: 1 + Math.floor(back / seats),
        at: `history[${json.length - 1 - back}]`,
        text,
      })),
    );
  }
  if (!isObject(json)) return bad('history', 'a list of texts, or an object from seats to such lists', json);
  const turns: { seat: number; age: number; at: string; text: unknown }[] = [];
  for (const [key, list] of Object.entries(json)) {
    const seat = /^[0-7]$/.test(key) ? Number(key) : seats;
    if (seat >= seats) return bad(`history.${key}`, `seat ${seatWords(seats)}`, key);
    if (!Array.isArray(list) || list.length > AGES.length)
      return bad(`history.${key}`, 'at most two texts, the older first', list);
    for (const [index, text] of list.entries())
      turns.push({ seat, age: list.length - index, at: `history.${key}[${index}]`, text });
  }
  return ok(turns.sort((a, b) => a.age - b.age || turnsBack(a.seat, turn, seats) - turnsBack(b.seat, turn, seats)));
};

/** `history` as the quintuples of the list `shuttle`. */
export const readHistory = (json: unknown, scene: Scene): Outcome<readonly number[]> => {
  if (json === undefined) return ok([]);
  const turns = turnsOf(json, scene);
  if (!turns.ok) return turns;
  const steps: Step[] = [];
  for (const { text, ...when } of turns.value) {
    const read = readTurn(text, { ...when, later: steps }, scene);
    if (!read.ok) return read;
    steps.push(...read.value);
  }
  return ok(
    steps
      .sort((a, b) => a.seat - b.seat || a.age - b.age || a.id - b.id)
      .flatMap(({ seat, age, id, from, to }) => [seat, age, id, from, to]),
  );
};

const MAX_QUIET = 255;

/** A number of quiet turns shared out by turns back from `turn`, the latest turn's seat first. */
export const shareQuiet = (count: number, turn: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => Math.floor((count - turnsBack(seat, turn, seats) + seats - 1) / seats));

/** `quiet`: a number, or one a seat. */
export const readQuiet = (json: unknown, turn: number, { form, seats }: Frame): Outcome<readonly number[]> => {
  const most = MAX_QUIET * seats;
  const each = isWhole(json, 0, most) || json === undefined ? shareQuiet(json ?? 0, turn, seats) : json;
  if (!Array.isArray(each) || each.length !== seats || !each.every((count) => isWhole(count, 0, MAX_QUIET)))
    return bad('quiet', 'a number of turns, or one a seat', json);
  if (each.every((count) => count >= form.quiet))
    return bad('quiet', `less than ${form.quiet} for some seat: else it is a draw`, json);
  return ok(each);
};

/** This turn's loans: pairs of the list `boosts`, quadruples of the list `grants`. */
export interface Loans {
  readonly boosts: readonly number[];
  readonly grants: readonly number[];
}

const MAX_BOOST = 99;
/** Loans that a state has room for. */
const MOST_GRANTS = 92;

const KEYWORD_NAMES: readonly unknown[] = KEYWORDS;
const keywordNumber = (json: unknown): number => KEYWORD_NAMES.indexOf(json);

const pieceAt = (text: unknown, { shape, standing }: Scene) => {
  const square = typeof text === 'string' ? parseSquare(text, shape) : null;
  return standing.find((piece) => piece.square === square);
};

/** `boosts`: `{"d5": 2}`, `{"d5": [2, "flying"]}`. */
const readBoosts = (json: unknown, scene: Scene): Outcome<Loans> => {
  if (json === undefined) return ok({ boosts: [], grants: [] });
  if (!isObject(json)) return bad('boosts', 'an object from squares to what was lent', json);
  const lent: { square: number; sum: number; keywords: number[] }[] = [];
  for (const [text, item] of Object.entries(json)) {
    const piece = pieceAt(text, scene);
    if (piece === undefined) return bad(`boosts.${text}`, 'a square with a piece', text);
    if (Array.isArray(item) && item.length > 1 + KEYWORDS.length)
      return bad(`boosts.${text}`, `a strength and at most ${KEYWORDS.length} keywords`, item.length);
    const [sum, ...words]: readonly unknown[] = Array.isArray(item) ? item : [item];
    if (!isWhole(sum, -MAX_BOOST, MAX_BOOST)) return bad(`boosts.${text}`, 'a strength, with keywords after it', item);
    if (sum !== 0 && typeof pieceOf(piece.kind)?.strength !== 'number')
      return bad(`boosts.${text}`, '0: this piece has no strength', item);
    const keywords = words.map(keywordNumber);
    const wrong = keywords.indexOf(-1);
    if (wrong >= 0) return bad(`boosts.${text}[${wrong + 1}]`, 'a keyword such as flying', words[wrong]);
    lent.push({ square: piece.square, sum, keywords });
  }
  lent.sort((a, b) => a.square - b.square);
  return ok({
    boosts: lent.flatMap(({ square, sum }) => (sum === 0 ? [] : [square, sum])),
    grants: lent.flatMap(({ square, keywords }) => keywords.flatMap((keyword) => [square, keyword, scene.turn, 1])),
  });
};

/** `grants`: `[["d5", "flying", 0, "closed"]]`, in the order of giving. */
const readGrants = (json: unknown, scene: Scene): Outcome<readonly number[]> => {
  if (json === undefined) return ok([]);
  if (!Array.isArray(json)) return bad('grants', 'a list of loans', json);
  if (json.length > MOST_GRANTS) return bad('grants', `at most ${MOST_GRANTS} loans`, json.length);
  const grants: number[] = [];
  for (const [index, item] of json.entries()) {
    const at = `grants[${index}]`;
    if (!Array.isArray(item) || item.length !== 4)
      return bad(at, 'a square, a keyword, a seat, "open" or "closed"', item);
    const [text, word, seat, state]: readonly unknown[] = item;
    const piece = pieceAt(text, scene);
    if (piece === undefined) return bad(`${at}[0]`, 'a square with a piece', text);
    const keyword = keywordNumber(word);
    if (keyword < 0) return bad(`${at}[1]`, 'a keyword such as flying', word);
    if (!isWhole(seat, 0, scene.seats - 1)) return bad(`${at}[2]`, `seat ${seatWords(scene.seats)}`, seat);
    if (state !== 'open' && state !== 'closed') return bad(`${at}[3]`, '"open" or "closed"', state);
    grants.push(piece.square, keyword, seat, state === 'open' ? 1 : 0);
  }
  return ok(grants);
};

/** Everything that was lent until the end of this turn. */
export const readLoans = (boostsJson: unknown, grantsJson: unknown, scene: Scene): Outcome<Loans> => {
  const boosts = readBoosts(boostsJson, scene);
  if (!boosts.ok) return boosts;
  const grants = readGrants(grantsJson, scene);
  return grants.ok ? ok({ boosts: boosts.value.boosts, grants: [...boosts.value.grants, ...grants.value] }) : grants;
};
