/** The pieces of a position: on the board, in the Death Curse area, destroyed. */
import type { Outcome } from '../../../contract/fault';
import { ok } from '../../shared/outcome';
import { isObject, type JsonObject } from '../../shared/read-setup';
import { formatSquare, parseSquare } from '../../shared/square';
import { pieceOf } from '../army';
import type { Power } from '../language';
import type { Ground } from './ground';
import { WATER } from './ground';
import { bad, type Fallen, isWhole, readKind, readUsed, SEATS, SHOWN, type Standing, strangeKey } from './parts';

const PIECE_KEYS = ['piece', 'army', 'seat', 'shown', 'lookedBy', 'used', 'fresh'];
const STATE = /^held by ([0-7])$/;

const readSeat = (json: unknown, at: string, what: string): Outcome<number> =>
  isWhole(json, 0, SEATS - 1) ? ok(json) : bad(at, `${what} 0 or 1`, json ?? 'nothing');

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

const readLookers = (json: unknown, at: string): Outcome<number> => {
  if (json === undefined) return ok(0);
  if (!Array.isArray(json)) return bad(at, 'a list of seats', json);
  const wrong = json.findIndex((seat) => !isWhole(seat, 0, SEATS - 1));
  if (wrong >= 0) return bad(`${at}[${wrong}]`, 'seat 0 or 1', json[wrong]);
  return ok(json.reduce((mask: number, seat: number) => mask | (1 << seat), 0));
};

const readFlag = (json: unknown, at: string): Outcome<boolean> =>
  json === undefined || typeof json === 'boolean' ? ok(json ?? false) : bad(at, 'true or false', json);

const readLong = (json: JsonObject, square: number, at: string, short: boolean): Outcome<Standing> => {
  const part = (key: string, index: number): string => (short ? `${at}[${index}]` : `${at}.${key}`);
  const extra = strangeKey(json, PIECE_KEYS, at);
  if (extra !== null) return extra;
  const kind = readKind(json['piece'], part('piece', 0));
  if (!kind.ok) return kind;
  const army = readSeat(json['army'], part('army', 1), 'army');
  if (!army.ok) return army;
  const seat = readSeat(json['seat'] ?? army.value, part('seat', 2), 'seat');
  if (!seat.ok) return seat;
  const shown = readFlag(json['shown'], `${at}.shown`);
  if (!shown.ok) return shown;
  if (seat.value !== army.value && !shown.value) return bad(`${at}.shown`, 'true: a captured piece is shown', false);
  const fresh = readFlag(json['fresh'], `${at}.fresh`);
  if (!fresh.ok) return fresh;
  const lookers = readLookers(json['lookedBy'], `${at}.lookedBy`);
  if (!lookers.ok) return lookers;
  const used = readUsed(json['used'], kind.value, `${at}.used`);
  if (!used.ok) return used;
  return ok({
    square,
    kind: kind.value,
    army: army.value,
    seat: seat.value,
    shownTo: shown.value ? SHOWN : lookers.value,
    used: used.value,
    fresh: fresh.value,
  });
};

const readPiece = (json: unknown, square: number, at: string): Outcome<Standing> => {
  if (isObject(json)) return readLong(json, square, at, false);
  if (!Array.isArray(json)) return bad(at, 'a list such as [37, 0, "shown"], or an object', json);
  const long = lengthen(json, at);
  return long.ok ? readLong(long.value, square, at, true) : long;
};

/** The pieces on the board by square. */
export const readStanding = (json: unknown, { shape, terrain }: Ground): Outcome<readonly Standing[]> => {
  if (!isObject(json)) return bad('pieces', 'an object from squares to pieces', json ?? 'nothing');
  const standing: Standing[] = [];
  for (const [text, item] of Object.entries(json)) {
    const at = `pieces.${text}`;
    const square = parseSquare(text, shape);
    const last = formatSquare(shape.width * shape.height - 1, shape);
    if (square === null) return bad(at, `a square a1 to ${last}`, text);
    if (terrain[square] === WATER) return bad(at, 'a land square', text);
    const piece = readPiece(item, square, at);
    if (!piece.ok) return piece;
    standing.push(piece.value);
  }
  return ok(standing.sort((a, b) => a.square - b.square));
};

const isCurse = (power: Power): boolean => 'kind' in power && power.kind === 'curse';

/** The piece in the Death Curse area: `[22, 0]`, `[22, 0, "held by 1"]`, an object, or null. */
export const readCurse = (json: unknown): Outcome<Fallen | null> => {
  if (json === undefined || json === null) return ok(null);
  const long = Array.isArray(json) ? lengthen(json, 'curse') : null;
  if (long !== null && !long.ok) return long;
  const object = long?.value ?? json;
  if (!isObject(object)) return bad('curse', 'a list such as [22, 0], or null', json);
  const extra = strangeKey(object, ['piece', 'army', 'seat', 'shown', 'used'], 'curse');
  if (extra !== null) return extra;
  const kind = readKind(object['piece'], long === null ? 'curse.piece' : 'curse[0]');
  if (!kind.ok) return kind;
  if (!pieceOf(kind.value)?.powers.some(isCurse))
    return bad(long === null ? 'curse.piece' : 'curse[0]', 'a piece with a Death Curse', kind.value);
  const army = readSeat(object['army'], long === null ? 'curse.army' : 'curse[1]', 'army');
  if (!army.ok) return army;
  const seat = readSeat(object['seat'] ?? army.value, long === null ? 'curse.seat' : 'curse[2]', 'seat');
  if (!seat.ok) return seat;
  const used = readUsed(object['used'], kind.value, 'curse.used');
  return used.ok ? ok({ kind: kind.value, army: army.value, seat: seat.value, used: used.value }) : used;
};

const readOneFallen = (json: unknown, army: number, at: string): Outcome<Fallen> => {
  const object = isObject(json) ? json : { piece: json };
  const extra = strangeKey(object, ['piece', 'used'], at);
  if (extra !== null) return extra;
  const kind = readKind(object['piece'], isObject(json) ? `${at}.piece` : at);
  if (!kind.ok) return kind;
  const used = readUsed(object['used'], kind.value, `${at}.used`);
  return used.ok ? ok({ kind: kind.value, army, seat: army, used: used.value }) : used;
};

/** The destroyed pieces of each army: `{"0": [11], "1": []}`, in the order in which they fell. */
export const readFallen = (json: unknown): Outcome<readonly (readonly Fallen[])[]> => {
  const armies: Fallen[][] = Array.from({ length: SEATS }, () => []);
  if (json === undefined) return ok(armies);
  if (!isObject(json)) return bad('fallen', 'an object from armies to chart numbers', json);
  const extra = strangeKey(json, ['0', '1'], 'fallen');
  if (extra !== null) return extra;
  for (const [army, list] of armies.entries()) {
    const items = json[String(army)] ?? [];
    if (!Array.isArray(items)) return bad(`fallen.${army}`, 'a list of chart numbers', items);
    for (const [index, item] of items.entries()) {
      const piece = readOneFallen(item, army, `fallen.${army}[${index}]`);
      if (!piece.ok) return piece;
      list.push(piece.value);
    }
  }
  return ok(armies);
};
