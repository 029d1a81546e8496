/** The pieces of a position: on the board, in the Death Curse area, destroyed. */
import type { Outcome } from '../../../contract/fault';
import { ok } from '../../shared/outcome';
import { isObject, type JsonObject } from '../../shared/read-setup';
import { formatSquare, parseSquare } from '../../shared/square';
import { pieceOf } from '../catalogue';
import { seatAt } from '../forms';
import type { Power } from '../language';
import { WATER } from '../terrain';
import type { Ground } from './ground';
import {
  bad,
  type Fallen,
  type Frame,
  isWhole,
  MOST_PIECES,
  readKind,
  readUsed,
  SHOWN,
  type Standing,
  seatWords,
  strangeKey,
} from './parts';

const PIECE_KEYS = ['piece', 'army', 'seat', 'shown', 'lookedBy', 'used', 'fresh'];
const STATE = /^held by ([0-7])$/;

const readSeat = (json: unknown, at: string, what: string, { seats }: Frame): Outcome<number> =>
  isWhole(json, 0, seats - 1) ? ok(json) : bad(at, `${what} ${seatWords(seats)}`, json ?? 'nothing');

/** `[37, 0]`, `[37, 0, "shown"]`, `[37, 0, "held by 1"]` in the long form. */
const lengthen = (json: readonly unknown[], at: string): Outcome<JsonObject> => {
  const [piece, army, state] = json;
  if (json.length < 2 || json.length > 3) return bad(at, 'a chart number, an army and perhaps a state', json);
  if (state === undefined) return ok({ piece, army });
  if (state === 'shown') return ok({ piece, army, shown: true });
  const holder = typeof state === 'string' ? STATE.exec(state)?.[1] : undefined;
  return holder === undefined
    ? bad(`${at}[2]`, '"shown" or "held by" and a seat', state)
    : ok({ piece, army, shown: true, seat: Number(holder) });
};

const readLookers = (json: unknown, at: string, { seats }: Frame): Outcome<number> => {
  if (json === undefined) return ok(0);
  if (!Array.isArray(json)) return bad(at, 'a list of seats', json);
  if (json.length > seats) return bad(at, `at most ${seats} seats`, json.length);
  const wrong = json.findIndex((seat) => !isWhole(seat, 0, seats - 1));
  if (wrong >= 0) return bad(`${at}[${wrong}]`, `seat ${seatWords(seats)}`, json[wrong]);
  return ok(json.reduce((mask: number, seat: number) => mask | (1 << seat), 0));
};

const readFlag = (json: unknown, at: string): Outcome<boolean> =>
  json === undefined || typeof json === 'boolean' ? ok(json ?? false) : bad(at, 'true or false', json);

/** Where a piece is described, and how. */
interface Place extends Frame {
  readonly square: number;
  readonly ground: Ground;
  readonly at: string;
  readonly short: boolean;
}

const readLong = (json: JsonObject, place: Place): Outcome<Standing> => {
  const { square, at } = place;
  const part = (key: string, index: number): string => (place.short ? `${at}[${index}]` : `${at}.${key}`);
  const extra = strangeKey(json, PIECE_KEYS, at);
  if (extra !== null) return extra;
  const kind = readKind(json['piece'], part('piece', 0), place);
  if (!kind.ok) return kind;
  const army = readSeat(json['army'], part('army', 1), 'army', place);
  if (!army.ok) return army;
  const seat = readSeat(json['seat'] ?? army.value, part('seat', 2), 'seat', place);
  if (!seat.ok) return seat;
  const shown = readFlag(json['shown'], `${at}.shown`);
  if (!shown.ok) return shown;
  // on a board of teams the square says which player of the side holds it (R125)
  if (seat.value % 2 !== army.value % 2 && !shown.value)
    return bad(`${at}.shown`, 'true: a captured piece is shown', false);
  const fresh = readFlag(json['fresh'], `${at}.fresh`);
  if (!fresh.ok) return fresh;
  const lookers = readLookers(json['lookedBy'], `${at}.lookedBy`, place);
  if (!lookers.ok) return lookers;
  const used = readUsed(json['used'], kind.value, `${at}.used`);
  if (!used.ok) return used;
  return ok({
    square,
    kind: kind.value,
    army: army.value,
    seat: seatAt(square, seat.value, place.ground.shape, place.seats),
    shownTo: shown.value ? SHOWN : lookers.value,
    used: used.value,
    fresh: fresh.value,
  });
};

const readPiece = (json: unknown, place: Omit<Place, 'short'>): Outcome<Standing> => {
  if (isObject(json)) return readLong(json, { ...place, short: false });
  if (!Array.isArray(json)) return bad(place.at, 'a list such as [37, 0, "shown"], or an object', json);
  const long = lengthen(json, place.at);
  return long.ok ? readLong(long.value, { ...place, short: true }) : long;
};

/** The pieces on the board by square. */
export const readStanding = (json: unknown, ground: Ground, frame: Frame): Outcome<readonly Standing[]> => {
  const { shape, terrain } = ground;
  if (!isObject(json)) return bad('pieces', 'an object from squares to pieces', json ?? 'nothing');
  const squares = Object.keys(json);
  if (squares.length > terrain.length) return bad('pieces', `at most ${terrain.length} pieces`, squares.length);
  const standing: Standing[] = [];
  for (const [text, item] of Object.entries(json)) {
    const at = `pieces.${text}`;
    const square = parseSquare(text, shape);
    const last = formatSquare(shape.width * shape.height - 1, shape);
    if (square === null) return bad(at, `a square a1 to ${last}`, text);
    if (terrain[square] === WATER) return bad(at, 'a land square', text);
    const piece = readPiece(item, { ...frame, square, ground, at });
    if (!piece.ok) return piece;
    standing.push(piece.value);
  }
  return ok(standing.sort((a, b) => a.square - b.square));
};

const isCurse = (power: Power): boolean => 'kind' in power && power.kind === 'curse';

/** The piece in the Death Curse area: `[22, 0]`, `[22, 0, "held by 1"]`, an object, or null. */
export const readCurse = (json: unknown, frame: Frame): Outcome<Fallen | null> => {
  if (json === undefined || json === null) return ok(null);
  const long = Array.isArray(json) ? lengthen(json, 'curse') : null;
  if (long !== null && !long.ok) return long;
  const object = long?.value ?? json;
  if (!isObject(object)) return bad('curse', 'a list such as [22, 0], or null', json);
  const extra = strangeKey(object, ['piece', 'army', 'seat', 'shown', 'used'], 'curse');
  if (extra !== null) return extra;
  const kind = readKind(object['piece'], long === null ? 'curse.piece' : 'curse[0]', frame);
  if (!kind.ok) return kind;
  if (!pieceOf(kind.value)?.powers.some(isCurse))
    return bad(long === null ? 'curse.piece' : 'curse[0]', 'a piece with a Death Curse', kind.value);
  const army = readSeat(object['army'], long === null ? 'curse.army' : 'curse[1]', 'army', frame);
  if (!army.ok) return army;
  const seat = readSeat(object['seat'] ?? army.value, long === null ? 'curse.seat' : 'curse[2]', 'seat', frame);
  if (!seat.ok) return seat;
  const used = readUsed(object['used'], kind.value, 'curse.used');
  return used.ok ? ok({ kind: kind.value, army: army.value, seat: seat.value, used: used.value }) : used;
};

const readOneFallen = (json: unknown, army: number, at: string, frame: Frame): Outcome<Fallen> => {
  const object = isObject(json) ? json : { piece: json };
  const extra = strangeKey(object, ['piece', 'used'], at);
  if (extra !== null) return extra;
  const kind = readKind(object['piece'], isObject(json) ? `${at}.piece` : at, frame);
  if (!kind.ok) return kind;
  const used = readUsed(object['used'], kind.value, `${at}.used`);
  return used.ok ? ok({ kind: kind.value, army, seat: army, used: used.value }) : used;
};

/** The destroyed pieces of each army: `{"0": [11], "1": []}`, in the order in which they fell. */
export const readFallen = (json: unknown, frame: Frame): Outcome<readonly (readonly Fallen[])[]> => {
  const armies: Fallen[][] = Array.from({ length: frame.seats }, () => []);
  if (json === undefined) return ok(armies);
  if (!isObject(json)) return bad('fallen', 'an object from armies to chart numbers', json);
  const extra = strangeKey(
    json,
    armies.map((_, army) => String(army)),
    'fallen',
  );
  if (extra !== null) return extra;
  for (const [army, list] of armies.entries()) {
    const items = json[String(army)] ?? [];
    if (!Array.isArray(items)) return bad(`fallen.${army}`, 'a list of chart numbers', items);
    if (items.length > MOST_PIECES) return bad(`fallen.${army}`, `at most ${MOST_PIECES} pieces`, items.length);
    for (const [index, item] of items.entries()) {
      const piece = readOneFallen(item, army, `fallen.${army}[${index}]`, frame);
      if (!piece.ok) return piece;
      list.push(piece.value);
    }
  }
  return ok(armies);
};
