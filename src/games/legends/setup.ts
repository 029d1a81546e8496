/** Reading a Setup of the Legends family from JSON. */
import type { Shape } from '../../contract/content';
import type { Outcome } from '../../contract/fault';
import type { OptionValue, SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse, within } from '../shared/outcome';
import { isObject, type JsonObject, readOptions, readSeats, readSeed, unknownKey } from '../shared/read-setup';
import { readArmy } from './army';
import { readBoards } from './boards';
import { FORM_LIST, formOf, STANDARD_FORM, shapeOfForm } from './forms';
import type { Form } from './language';
import { OPTIONS } from './names';
import { readPosition } from './position/read';

const KEYS = ['game', 'form', 'seats', 'boards', 'options', 'seed', 'position'];
const FAMILY = 'legends';
/** The forms' names by number. */
export const FORMS: readonly string[] = FORM_LIST.map(({ name }) => name);

/** The form that is played: named as form, as game, or by the position; else the one that the content is bound to. */
const readForm = (json: JsonObject, bound: Form): Outcome<Form> => {
  const { game, position } = json;
  const games = [...new Set([FAMILY, ...FORMS])].map((name) => `"${name}"`).join(', ');
  if (typeof game !== 'string' || (game !== FAMILY && formOf(game) === undefined))
    return refuse('bad-setup', 'game', `one of ${games}`, game ?? 'nothing');
  const called = game === FAMILY ? undefined : game;
  const stated = json['form'] ?? called;
  const inPosition = isObject(position) ? position['form'] : undefined;
  const name = stated ?? inPosition ?? bound.name;
  const form = typeof name === 'string' ? formOf(name) : undefined;
  if (form === undefined || (called !== undefined && name !== called))
    return refuse('bad-setup', 'form', called === undefined ? `one of ${FORMS.join(', ')}` : `"${called}"`, name);
  if (inPosition !== undefined && inPosition !== name)
    return refuse('bad-setup', 'form', `the position’s form, ${inPosition}`, name);
  return ok(form);
};

/** Armies that are given are right in themselves; those of allies are of one side, those of opponents of two (R124). */
const checkArmies = (seats: readonly SeatPlan[], form: Form): Outcome<null> => {
  const sides: (string | null)[] = [null, null];
  for (const [seat, { army }] of seats.entries()) {
    if (army === undefined) continue;
    const at = `seats[${seat}].army`;
    const read = readArmy(army, form);
    if (!read.ok) return within(read.fault, at);
    const { side } = read.value;
    if (side === 'both') continue;
    const [own, other] = [sides[seat % 2] ?? null, sides[1 - (seat % 2)] ?? null];
    if (side === other) return refuse('bad-army', at, 'an army of the other side', `${side} against ${side}`);
    if (own !== null && side !== own) return refuse('bad-army', at, `a ${own} army like the allies’`, side);
    sides[seat % 2] = side;
  }
  return ok(null);
};

interface Start {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly position?: unknown;
}

/** A position brings options of its own; the Setup's may add to them, not differ. */
const readStart = (json: JsonObject, form: Form): Outcome<Start> => {
  const own = readOptions(json['options'], OPTIONS);
  if (!own.ok) return own;
  const position = json['position'];
  if (position === undefined) return ok({ options: own.value });
  if (json['boards'] !== undefined) return refuse('bad-setup', 'boards', 'no boards beside a position', json['boards']);
  const read = readPosition(position, form);
  if (!read.ok) return within(read.fault, 'position');
  const theirs = isObject(position) && isObject(position['options']) ? position['options'] : {};
  const ours = isObject(json['options']) ? json['options'] : {};
  const differing = Object.keys(ours).find((name) => theirs[name] !== undefined && theirs[name] !== ours[name]);
  if (differing !== undefined)
    return refuse('bad-setup', `options.${differing}`, `the position’s value, ${theirs[differing]}`, ours[differing]);
  const both = readOptions({ ...theirs, ...ours }, OPTIONS);
  if (!both.ok) return both;
  if (!isObject(position)) return ok({ options: both.value, position });
  const named = form === STANDARD_FORM ? {} : { form: form.name };
  return ok({ options: both.value, position: { ...position, ...named, options: both.value } });
};

const readLaid = (json: unknown, form: Form, seats: number): Outcome<readonly string[] | null> => {
  if (json === undefined) return ok(null);
  if (form.ground !== 'boards')
    return refuse('bad-setup', 'boards', 'no boards: this form has a ground of its own', json);
  const boards = readBoards(json, 'bad-setup', seats);
  if (!boards.ok) return within(boards.fault, 'boards');
  return ok(Array.isArray(json) ? json.filter((text) => typeof text === 'string') : null);
};

/** Seat counts that a Setup may have: its position's, else its form's. */
const countsOf = ({ position }: JsonObject, form: Form): readonly number[] => {
  if (!isObject(position)) return form.seats;
  const count = position['seats'] ?? form.seats[0];
  return typeof count === 'number' && form.seats.includes(count) ? [count] : form.seats;
};

/** See Content.readSetup; `bound` is the form that is meant where none is named. */
export const readSetup = (json: unknown, bound: Form = STANDARD_FORM): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json ?? 'nothing');
  const extra = unknownKey(json, KEYS, '');
  if (extra !== null) return extra;
  const form = readForm(json, bound);
  if (!form.ok) return form;
  const seats = readSeats(json['seats'], countsOf(json, form.value));
  if (!seats.ok) return seats;
  const armies = checkArmies(seats.value, form.value);
  if (!armies.ok) return armies;
  const boards = readLaid(json['boards'], form.value, seats.value.length);
  if (!boards.ok) return boards;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const start = readStart(json, form.value);
  if (!start.ok) return start;
  return ok({
    game: FAMILY,
    form: form.value.name,
    seats: seats.value,
    ...(boards.value === null ? {} : { boards: boards.value }),
    options: start.value.options,
    seed: seed.value,
    ...(start.value.position === undefined ? {} : { position: start.value.position }),
  });
};

/** What the shape of a match follows from. */
export type Shaped = Pick<Setup, 'form' | 'position'> & Partial<Pick<Setup, 'seats'>>;

/** The form's board for so many seats, unless a position has ground of another size. */
export const shapeOf = ({ form, position, seats }: Shaped): Shape => {
  const own = formOf(form) ?? STANDARD_FORM;
  const read = position === undefined ? null : readPosition(position, own);
  if (read?.ok === true) return { width: read.value.width, height: read.value.height };
  return shapeOfForm(own, seats?.length ?? 2);
};
