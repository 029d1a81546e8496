/** The parts of a Setup that all games read alike. A game adds its forms, boards, armies and options. */
import type { Outcome } from '../../contract/fault';
import type { OptionValue, SeatPlan } from '../../contract/setup';
import { ok, refuse } from './outcome';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The first key that is not allowed, as a `bad-setup`; null when there is none. */
export const unknownKey = (json: JsonObject, allowed: readonly string[], at: string): Outcome<never> | null => {
  const extra = Object.keys(json).find((key) => !allowed.includes(key));
  return extra === undefined
    ? null
    : refuse('bad-setup', at === '' ? extra : `${at}.${extra}`, `one of the keys ${allowed.join(', ')}`, extra);
};

/** A u32; a missing one is 0. */
export const readSeed = (json: unknown): Outcome<number> => {
  if (json === undefined) return ok(0);
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= 0xffffffff
    ? ok(json)
    : refuse('bad-setup', 'seed', 'a whole number from 0 to 4294967295', json);
};

const WORD = /^[a-z][a-z0-9-]{0,31}$/;

const readPlan = (json: unknown, at: string): Outcome<SeatPlan> => {
  if (!isObject(json)) return refuse('bad-setup', at, 'an object that describes a seat', json);
  const extra = unknownKey(json, ['player', 'level', 'character', 'army'], at);
  if (extra !== null) return extra;
  const player = json['player'] ?? 'person';
  if (player !== 'person' && player !== 'computer')
    return refuse('bad-setup', `${at}.player`, '"person" or "computer"', player);
  for (const key of ['level', 'character'] as const) {
    const word = json[key];
    if (word !== undefined && !(typeof word === 'string' && WORD.test(word))) {
      return refuse('bad-setup', `${at}.${key}`, 'a word of small letters', word);
    }
  }
  return ok({
    player,
    ...(typeof json['level'] === 'string' ? { level: json['level'] } : {}),
    ...(typeof json['character'] === 'string' ? { character: json['character'] } : {}),
    ...(json['army'] === undefined ? {} : { army: json['army'] }),
  });
};

/** The seats' plans; a missing list means persons only. */
export const readSeats = (json: unknown, counts: readonly number[]): Outcome<readonly SeatPlan[]> => {
  const count = counts[0] ?? 2;
  if (json === undefined) return ok(Array.from({ length: count }, () => ({ player: 'person' as const })));
  if (!Array.isArray(json)) return refuse('bad-setup', 'seats', 'a list of seats', json);
  if (!counts.includes(json.length)) return refuse('bad-setup', 'seats', `${counts.join(' or ')} seats`, json.length);
  const plans: SeatPlan[] = [];
  for (const [index, item] of json.entries()) {
    const plan = readPlan(item, `seats[${index}]`);
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  return ok(plans);
};

/** Options by name, each with its allowed values, the first being the default. */
export type OptionTable = Readonly<Record<string, readonly OptionValue[]>>;

/** Every option of the table, with defaults filled in. */
export const readOptions = (json: unknown, table: OptionTable): Outcome<Readonly<Record<string, OptionValue>>> => {
  const given = json ?? {};
  if (!isObject(given)) return refuse('bad-setup', 'options', 'an object of options', json);
  const extra = unknownKey(given, Object.keys(table), 'options');
  if (extra !== null) return extra;
  const options: Record<string, OptionValue> = {};
  for (const [name, values] of Object.entries(table)) {
    const value = given[name] ?? values[0];
    const match = values.find((allowed) => allowed === value);
    if (match === undefined) return refuse('bad-setup', `options.${name}`, `one of ${values.join(', ')}`, value);
    options[name] = match;
  }
  return ok(options);
};
