/** Reading a Legion Setup from JSON, and setups for random play. */
import type { Outcome } from '../../contract/fault';
import type { Setup } from '../../contract/setup';
import { ok, refuse, within } from '../shared/outcome';
import {
  isObject,
  type JsonObject,
  type OptionTable,
  readOptions,
  readSeats,
  readSeed,
  unknownKey,
} from '../shared/read-setup';
import { readQuadrants } from './boards';
import { FORMS, type Form, isForm, meetsDemand } from './forms';
import { MOST_LETTERS, readPosition } from './position';

const KEYS = ['game', 'form', 'seats', 'boards', 'options', 'seed', 'position'];
export const OPTIONS: OptionTable = { asks: ['useful', 'always'] };
const SEATS = [2];

const readForm = (json: JsonObject): Outcome<Form> => {
  const { position } = json;
  const line = typeof position === 'string' ? position.slice(0, MOST_LETTERS).trim().split(/\s+/) : null;
  const form = json['form'] ?? (line === null ? 'basic' : line[3]);
  return isForm(form) ? ok(form) : refuse('bad-setup', 'form', FORMS.join(', '), form);
};

const readBoards = (json: unknown, form: Form): Outcome<readonly string[] | null> => {
  if (json === undefined) return ok(null);
  if (!Array.isArray(json)) return refuse('bad-setup', 'boards', 'four boards such as 1A0', json);
  const codes = readQuadrants(json, 'bad-setup');
  if (!codes.ok) return within(codes.fault, 'boards');
  if (
    !meetsDemand(
      form,
      codes.value.map((code) => code >> 2),
    )
  ) {
    return refuse(
      'bad-setup',
      'boards',
      form === 'forest' ? 'forest on every board (L20)' : 'forest on one board (L20)',
      json,
    );
  }
  return ok(json.filter((text) => typeof text === 'string'));
};

const checkPosition = (json: JsonObject, form: Form): Outcome<null> => {
  if (json['position'] === undefined) return ok(null);
  if (json['boards'] !== undefined) return refuse('bad-setup', 'boards', 'no boards beside a position', json['boards']);
  const position = readPosition(json['position']);
  if (!position.ok) return within(position.fault, 'position');
  return position.value.form === form
    ? ok(null)
    : refuse('bad-setup', 'form', `the position’s mode, ${position.value.form}`, form);
};

/** See Content.readSetup. */
export const readSetup = (json: unknown): Outcome<Setup> => {
  if (!isObject(json)) return refuse('bad-setup', '', 'an object', json);
  const extra = unknownKey(json, KEYS, '');
  if (extra !== null) return extra;
  if (json['game'] !== 'legion') return refuse('bad-setup', 'game', '"legion"', json['game']);
  const form = readForm(json);
  if (!form.ok) return form;
  const seats = readSeats(json['seats'], SEATS);
  if (!seats.ok) return seats;
  const armed = seats.value.findIndex((plan) => plan.army !== undefined);
  if (armed >= 0)
    return refuse('bad-army', `seats[${armed}].army`, 'no army: both sides of Legion have the same ten units');
  const boards = readBoards(json['boards'], form.value);
  if (!boards.ok) return boards;
  const options = readOptions(json['options'], OPTIONS);
  if (!options.ok) return options;
  const seed = readSeed(json['seed']);
  if (!seed.ok) return seed;
  const position = checkPosition(json, form.value);
  if (!position.ok) return position;
  return ok({
    game: 'legion',
    form: form.value,
    seats: seats.value,
    ...(boards.value === null ? {} : { boards: boards.value }),
    options: options.value,
    seed: seed.value,
    ...(json['position'] === undefined ? {} : { position: json['position'] }),
  });
};

/** Laid boards for every fourth round of harness games; all meet every form's demand. */
const LAID: readonly (readonly string[])[] = [
  ['1A0', '2A1', '3A2', '4A3'],
  ['4B1', '1A3', '2B0', '3A2'],
  ['3A1', '4A0', '1A2', '2B3'],
];

/** See Content.sampleSetup: the five forms in turn, every fourth round on laid boards. */
export const sampleSetup = (index: number, seed: number): Setup => {
  const round = Math.floor(index / FORMS.length);
  const boards = round % 4 === 3 ? LAID[Math.floor(round / 4) % LAID.length] : undefined;
  return {
    game: 'legion',
    form: FORMS[index % FORMS.length] ?? 'basic',
    seats: [{ player: 'person' }, { player: 'person' }],
    ...(boards === undefined ? {} : { boards }),
    options: { asks: 'useful' },
    seed,
  };
};
