/** Reading a Legends Setup from JSON. */
import type { Shape } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { OptionValue, SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse, within } from '../shared/outcome';
import { isObject, type JsonObject, readOptions, readSeats, readSeed, unknownKey } from '../shared/read-setup';
import { readArmy } from './army';
import { FIELD, readBoards } from './boards';
import { OPTIONS } from './names';
import { readPosition } from './position/read';

const KEYS = ['game', 'form', 'seats', 'boards', 'options', 'seed', 'position'];
export const FORMS = ['legends'];
export const SEAT_COUNTS = [2];

/** Armies that are given are right in themselves, and no two are of one side. */
const checkArmies = (seats: readonly SeatPlan[]): Outcome<null> => {
  let other: string | null = null;
  for (const [seat, { army }] of seats.entries()) {
    if (army === undefined) continue;
    const read = readArmy(army);
    if (!read.ok) return within(read.fault, `seats[${seat}].army`);
    if (read.value.side === other)
      return refuse('bad-army', `seats[${seat}].army`, 'an army of the other side', `${other} against ${other}`);
    other = read.value.side;
  }
  return ok(null);
};

interface Start {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position?: unknown;
}

/** A position brings options of its own; the Setup's may add to them, not differ. */
const readStart = (json: JsonObject): Outcome<Start> => {
  const own = readOptions(json['options'], OPTIONS);
  if (!own.ok) return own;
  const position = json['position'];
  if (position === undefined) return ok({ options: own.value });
  if (json['boards'] !== undefined) return refuse('bad-setup', 'boards', 'no boards beside a position', json['boards']);
  const read = readPosition(position);
  if (!read.ok) return within(read.fault, 'position');
  const theirs = isObject(position) && isObject(position['options']) ? position['options'] : {};
  const ours = isObject(json['options']) ? json['options'] : {};
  const differing = Object.keys(ours).find((name) => theirs[name] !== undefined && theirs[name] !== ours[name]);
  if (differing !== undefined)
    return refuse('bad-setup', `options.${differing}`, `the position’s value, ${theirs[differing]}`, ours[differing]);
  const both = readOptions({ ...theirs, ...ours }, OPTIONS);
  if (!both.ok) return both;
  return ok({ options: both.value, position: isObject(position) ? { ...position, options: both.value } : position });
};

const readLaid = (json: unknown): Outcome<readonly string[] | null> => {
  if (json === undefined) return ok(null);
  const codes = readBoards(json, 'bad-setup');
  if (!codes.ok) return within(codes.fault, 'boards');
  return ok(Array.isArray(json) ? json.filter((text) => typeof text === 'string') : null);
};

/** See Content.readSetup. */
export const readSetup = (json: unknown): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json ?? 'nothing');
  const extra = unknownKey(json, KEYS, '');
  if (extra !== null) return extra;
  if (json['game'] !== 'legends') return refuse('bad-setup', 'game', '"legends"', json['game'] ?? 'nothing');
  const form = json['form'] ?? 'legends';
  if (form !== 'legends') return refuse('bad-setup', 'form', '"legends"', form);
  const seats = readSeats(json['seats'], SEAT_COUNTS);
  if (!seats.ok) return seats;
  const armies = checkArmies(seats.value);
  if (!armies.ok) return armies;
  const boards = readLaid(json['boards']);
  if (!boards.ok) return boards;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const start = readStart(json);
  if (!start.ok) return start;
  return ok({
    game: 'legends',
    form,
    seats: seats.value,
    ...(boards.value === null ? {} : { boards: boards.value }),
    options: start.value.options,
    seed: seed.value,
    ...(start.value.position === undefined ? {} : { position: start.value.position }),
  });
};

/** Eight by eight, unless a position has ground of another size. */
export const shapeOf = ({ position }: Pick<Setup, 'position'>): Shape => {
  if (position === undefined) return FIELD;
  const read = readPosition(position);
  return read.ok ? { width: read.value.width, height: read.value.height } : FIELD;
};
