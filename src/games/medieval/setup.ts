/** Reading a Medieval Setup from JSON. */
import type { Outcome } from '../../contract/fault';
import type { SeatPlan, Setup } from '../../contract/setup';
import { ok, refuse, within } from '../shared/outcome';
import { isObject, type JsonObject, readOptions, readSeats, readSeed, unknownKey } from '../shared/read-setup';
import { readArmy } from './army';
import { FORMS, type Form, formNumber, isForm } from './forms';
import { OPTIONS } from './names';
import { SEATS } from './plan';
import { readPosition } from './position';

export { armyOf, firstOf } from './codec';
export { sampleSetup } from './sample';

const KEYS = ['game', 'form', 'seats', 'options', 'seed', 'position'];
const [STANDARD] = FORMS;

/** The form that is named, else the position's. */
const readForm = ({ form, position }: JsonObject): Outcome<Form> => {
  const inPosition = isObject(position) ? position['form'] : undefined;
  const named = form ?? inPosition ?? STANDARD;
  if (!isForm(named)) return refuse('bad-setup', 'form', FORMS.join(' or '), named);
  return inPosition === undefined || inPosition === named
    ? ok(named)
    : refuse('bad-setup', 'form', `the position’s form, ${String(inPosition)}`, named);
};

const checkArmies = (seats: readonly SeatPlan[], form: Form): Outcome<null> => {
  for (const [seat, { army }] of seats.entries()) {
    if (army === undefined) continue;
    const read = readArmy(army, formNumber(form), seat);
    if (!read.ok) return within(read.fault, `seats[${seat}].army`);
  }
  return ok(null);
};

/** The position with its form, which a bare line can't tell. */
const readStart = (position: unknown, form: Form): Outcome<unknown> => {
  if (position === undefined) return ok(undefined);
  const whole = form === STANDARD ? position : isObject(position) ? { ...position, form } : { form, line: position };
  const read = readPosition(whole);
  if (read.ok) return ok(whole);
  const { fault } = read;
  // a bare line's faults stand where the line stood
  const at = isObject(position) ? fault.at : fault.at.replace(/^line\.?/, '');
  return within({ ...fault, at }, 'position');
};

/** See Content.readSetup. */
export const readSetup = (json: unknown): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json ?? 'nothing');
  const extra = unknownKey(json, KEYS, '');
  if (extra !== null) return extra;
  if (json['game'] !== 'medieval') return refuse('bad-setup', 'game', '"medieval"', json['game'] ?? 'nothing');
  const form = readForm(json);
  if (!form.ok) return form;
  const seats = readSeats(json['seats'], [SEATS]);
  if (!seats.ok) return seats;
  const armies = checkArmies(seats.value, form.value);
  if (!armies.ok) return armies;
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return options;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const position = readStart(json['position'], form.value);
  if (!position.ok) return position;
  return ok({
    game: 'medieval',
    form: form.value,
    seats: seats.value,
    options: options.value,
    seed: seed.value,
    ...(position.value === undefined ? {} : { position: position.value }),
  });
};
