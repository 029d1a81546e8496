/** What stands on squares (`at`) and what viewers know of it (`knows`). */
import type { Shape } from '../../../../src/contract/content';
import type { Engine } from '../../../../src/contract/engine';
import type { TokenView, View } from '../../../../src/contract/view';
import { parseSquare } from '../../../../src/games/shared/square';
import { ONLOOKER, TRUTH } from '../masks';
import { expectSame } from './compare';
import { type Check, firstOf, type Scene } from './model';
import { badScenario, join, readEntries, readFlag, readList, readObject, readWhole } from './reader';
import type { KeyReader, Terms } from './terms';

const EVERYBODY = (1 << (ONLOOKER + 1)) - 1;
const PIECE_KEYS = ['piece', 'seat', 'shown', 'lookedBy'];
const MOST_SEATS = 8;

type TokenCheck = (what: string, token: TokenView | undefined, truth: View) => string | null;

/** A place on any board; whether this board has it is only known when the match stands. */
export interface Place {
  readonly square: (shape: Shape) => number | null;
  /** `d4'`: the second of two pieces that fight on one square. */
  readonly primed: boolean;
}

/** Reads `c4`, or `c4'`. */
export function readPlace(text: string, at: string): Place {
  if (!/^[a-z]{1,2}[1-9][0-9]?'?$/.test(text)) throw badScenario(at, 'a square such as c4', text);
  const primed = text.endsWith("'");
  const name = primed ? text.slice(0, -1) : text;
  return { square: (shape) => parseSquare(name, shape), primed };
}

/**
 * The pieces on a square, the one that its plain name means first: the deciding seat's, or the attacker where both or neither
 * are that seat's (R139).
 */
function occupants(engine: Engine, square: number): readonly TokenView[] {
  const truth = engine.view(TRUTH);
  const found = truth.tokens.filter((token) => token.square === square);
  if (found.length < 2) return found;
  const seat = engine.decision()?.seat;
  const [attacker] = truth.lists['fight'] ?? [];
  const rank = (token: TokenView): number => (token.seat === seat ? 0 : 2) + (token.id === attacker ? 0 : 1);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** The piece that a place means, as the truth has it. */
export const tokenAt = (engine: Engine, square: number, primed: boolean): TokenView | undefined =>
  occupants(engine, square)[primed ? 1 : 0];

/** A kind as its letter or its number. */
export function readKind(json: unknown, at: string, terms: Terms): number {
  const { letters, numbers } = terms;
  if (typeof json === 'string' && json.length === 1) {
    const kind = letters.indexOf(json.toUpperCase());
    if (kind >= 0) return kind;
  }
  const [low, high] = numbers ?? [0, letters.length - 1];
  if (typeof json === 'number' && Number.isInteger(json) && json >= low && json <= high) return json;
  throw badScenario(
    at,
    letters === '' ? `a number from ${low} to ${high}` : `a letter of ${letters}, or its number from 0`,
    json,
  );
}

/** Seats that looked at a piece; none once it is shown to all. */
const lookersOf = ({ shownTo }: TokenView): readonly number[] =>
  shownTo === EVERYBODY
    ? []
    : Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (shownTo >> seat) & 1);

/** `{piece, seat, shown, lookedBy}`: only the keys that it names are compared. */
function readPiece(json: unknown, at: string, terms: Terms): TokenCheck {
  const object = readObject(json, at, PIECE_KEYS, 'null or an object that');
  const wanted: Record<string, unknown> = {};
  if (object['piece'] !== undefined) wanted['piece'] = readKind(object['piece'], `${at}.piece`, terms);
  if (object['seat'] !== undefined) wanted['seat'] = readWhole(object['seat'], `${at}.seat`, 0, 7);
  if (object['shown'] !== undefined) wanted['shown'] = readFlag(object['shown'], `${at}.shown`);
  if (object['lookedBy'] !== undefined) {
    const place = `${at}.lookedBy`;
    const list = readList(object['lookedBy'], place, 'a list of seats');
    wanted['lookedBy'] = list.map((seat, index) => readWhole(seat, `${place}[${index}]`, 0, 7));
  }
  return (what, token) => {
    if (token === undefined) return expectSame(what, json, null);
    const all: Record<string, unknown> = {
      piece: token.kind,
      seat: token.seat,
      shown: token.shownTo === EVERYBODY,
      lookedBy: lookersOf(token),
    };
    return expectSame(what, wanted, Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]])));
  };
}

function readContent(json: unknown, at: string, terms: Terms): TokenCheck {
  const text = terms.squareText;
  if (json === null) return (what, token) => expectSame(what, null, token ?? null);
  if (typeof json !== 'string' || text === null) return readPiece(json, at, terms);
  if (!text.pattern.test(json)) throw badScenario(at, text.expected, json);
  return (what, token, truth) => expectSame(what, json, token === undefined ? null : text.format(token, truth));
}

const OFF_BOARD = 'no square of this board';

/** `at`: what stands on squares. */
export const readAt =
  (terms: Terms): KeyReader =>
  (json, at) => {
    const parts = readEntries(json, at, 'an object with squares as keys').map(([name, value]) => {
      const place = readPlace(name, join(at, name));
      const check = readContent(value, join(at, name), terms);
      return ({ engine, shape }: Scene): string | null => {
        const square = place.square(shape);
        if (square === null) return `at ${name}: ${OFF_BOARD}`;
        return check(`at ${name}`, tokenAt(engine, square, place.primed), engine.view(TRUTH));
      };
    });
    return firstOf(parts);
  };

/** `knows`: what a seat's view says of squares on which something stands; null is hidden. */
export const readKnows =
  (terms: Terms): KeyReader =>
  (json, at) => {
    const parts = readEntries(json, at, 'an object with seats as keys').flatMap(([seatText, squares]) => {
      const under = join(at, seatText);
      if (!/^[0-8]$/.test(seatText)) throw badScenario(under, 'a seat from 0 to 7, or 8 for an onlooker', seatText);
      return readEntries(squares, under, 'an object with squares as keys').map(([name, value]) => {
        const place = readPlace(name, join(under, name));
        const kind = value === null ? null : readKind(value, join(under, name), terms);
        return knowledgeCheck(Number(seatText), name, place, kind);
      });
    });
    return firstOf(parts);
  };

function knowledgeCheck(viewer: number, name: string, place: Place, kind: number | null): Check {
  return ({ engine, shape }) => {
    const what = `${viewer} knows ${name}`;
    const square = place.square(shape);
    if (square === null) return `${what}: ${OFF_BOARD}`;
    const token = tokenAt(engine, square, place.primed);
    if (token === undefined) return `${what}: expected a piece, found none`;
    const seen = engine.view(viewer).tokens.find(({ id }) => id === token.id);
    return expectSame(what, kind, seen?.kind ?? null);
  };
}

/** An object from squares to whatever `read` makes of the values, as one check each of the piece there. */
export function readBySquare(
  json: unknown,
  at: string,
  read: (json: unknown, at: string, name: string) => (scene: Scene, token: TokenView) => string | null,
): Check {
  const parts = readEntries(json, at, 'an object with squares as keys').map(([name, value]) => {
    const place = readPlace(name, join(at, name));
    const check = read(value, join(at, name), name);
    return (scene: Scene): string | null => {
      const square = place.square(scene.shape);
      if (square === null) return `${name}: ${OFF_BOARD}`;
      const token = tokenAt(scene.engine, square, place.primed);
      return token === undefined ? `${name}: expected a piece, found none` : check(scene, token);
    };
  });
  return firstOf(parts);
}
