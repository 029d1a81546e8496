/** What stands on squares (`at`) and what viewers know of it (`knows`). */
import type { Shape } from '../../../../src/contract/content';
import type { TokenView, View } from '../../../../src/contract/view';
import { parseSquare } from '../../../../src/games/shared/square';
import { ONLOOKER, TRUTH } from '../masks';
import { expectSame } from './compare';
import { type Check, firstOf, type Scene } from './model';
import { badScenario, join, readEntries, readFlag, readObject, readWhole } from './reader';
import type { KeyReader, Terms } from './terms';

const EVERYBODY = (1 << (ONLOOKER + 1)) - 1;
const PIECE_KEYS = ['piece', 'seat', 'shown'];

type TokenCheck = (what: string, token: TokenView | undefined) => string | null;

const tokenOn = (view: View, square: number): TokenView | undefined =>
  view.tokens.find((token) => token.square === square);

/** A square name of any board; whether this board has it is only known when the match stands. */
function readSquare(text: string, at: string): (shape: Shape) => number | null {
  if (!/^[a-z]{1,2}[1-9][0-9]?$/.test(text)) throw badScenario(at, 'a square such as c4', text);
  return (shape) => parseSquare(text, shape);
}

/** A kind as its letter or its number. */
function readKind(json: unknown, at: string, terms: Terms): number {
  const letters = terms.letters;
  if (typeof json === 'string' && json.length === 1) {
    const kind = letters.indexOf(json.toUpperCase());
    if (kind >= 0) return kind;
  }
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0 && (letters === '' || json < letters.length))
    return json;
  throw badScenario(at, letters === '' ? 'a number' : `a letter of ${letters}, or its number from 0`, json);
}

/** `{piece, seat, shown}`: only the keys that it names are compared. */
function readPiece(json: unknown, at: string, terms: Terms): TokenCheck {
  const object = readObject(json, at, PIECE_KEYS, 'null or an object that');
  const wanted: Record<string, unknown> = {};
  if (object['piece'] !== undefined) wanted['piece'] = readKind(object['piece'], `${at}.piece`, terms);
  if (object['seat'] !== undefined) wanted['seat'] = readWhole(object['seat'], `${at}.seat`, 0, 7);
  if (object['shown'] !== undefined) wanted['shown'] = readFlag(object['shown'], `${at}.shown`);
  return (what, token) => {
    if (token === undefined) return expectSame(what, json, null);
    const all: Record<string, unknown> = { piece: token.kind, seat: token.seat, shown: token.shownTo === EVERYBODY };
    return expectSame(what, wanted, Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]])));
  };
}

function readContent(json: unknown, at: string, terms: Terms): TokenCheck {
  const text = terms.squareText;
  if (json === null) return (what, token) => expectSame(what, null, token ?? null);
  if (typeof json !== 'string' || text === null) return readPiece(json, at, terms);
  if (!text.pattern.test(json)) throw badScenario(at, text.expected, json);
  return (what, token) => expectSame(what, json, token === undefined ? null : text.format(token));
}

const OFF_BOARD = 'no square of this board';

/** `at`: what stands on squares. */
export const readAt =
  (terms: Terms): KeyReader =>
  (json, at) => {
    const parts = readEntries(json, at, 'an object with squares as keys').map(([name, value]) => {
      const square = readSquare(name, join(at, name));
      const check = readContent(value, join(at, name), terms);
      return ({ engine, shape }: Scene): string | null => {
        const place = square(shape);
        if (place === null) return `at ${name}: ${OFF_BOARD}`;
        return check(`at ${name}`, tokenOn(engine.view(TRUTH), place));
      };
    });
    return firstOf(parts);
  };

/** `knows`: what a seat's view says of squares on which something stands; null is hidden. */
export const readKnows =
  (terms: Terms): KeyReader =>
  (json, at) => {
    const parts = readEntries(json, at, 'an object with seats as keys').flatMap(([seatText, squares]) => {
      const place = join(at, seatText);
      if (!/^[0-8]$/.test(seatText)) throw badScenario(place, 'a seat from 0 to 7, or 8 for an onlooker', seatText);
      return readEntries(squares, place, 'an object with squares as keys').map(([name, value]) => {
        const square = readSquare(name, join(place, name));
        const kind = value === null ? null : readKind(value, join(place, name), terms);
        return knowledgeCheck(Number(seatText), name, square, kind);
      });
    });
    return firstOf(parts);
  };

function knowledgeCheck(
  viewer: number,
  name: string,
  square: (shape: Shape) => number | null,
  kind: number | null,
): Check {
  return ({ engine, shape }) => {
    const what = `${viewer} knows ${name}`;
    const place = square(shape);
    if (place === null) return `${what}: ${OFF_BOARD}`;
    if (tokenOn(engine.view(TRUTH), place) === undefined) return `${what}: expected a piece, found none`;
    return expectSame(what, kind, tokenOn(engine.view(viewer), place)?.kind ?? null);
  };
}
