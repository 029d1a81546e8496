/** Reads JSON with the path at hand, so that every refusal says where it stands and what was expected. */
import type { Fault } from '../../../../src/contract/fault';
import { refuse, within } from '../../../../src/games/shared/outcome';
import { isObject, type JsonObject } from '../../../../src/games/shared/read-setup';

/** Items of the longest list in a file: as many as the longest record has lines. */
const MOST_ITEMS = 20_000;

/** Unusable input; `fault.at` is the path inside it. */
export class BadInput extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.at}: expected ${fault.expected}, found ${fault.found ?? 'nothing'}`);
    this.fault = fault;
  }
}

/** Refuses the value at a path. */
export function badScenario(at: string, expected: string, found?: unknown): BadInput {
  return new BadInput(refuse('bad-scenario', at, expected, found).fault);
}

/** Another part's refusal, put below a path. */
export function badPart(fault: Fault, at: string): BadInput {
  return new BadInput(within(fault, at).fault);
}

export const join = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** An object that holds no key but these. */
export function readObject(json: unknown, at: string, keys: readonly string[], what: string): JsonObject {
  if (!isObject(json)) throw badScenario(at, what, json);
  const extra = Object.keys(json).find((key) => !keys.includes(key));
  if (extra !== undefined)
    throw badScenario(join(at, extra), `no such key; ${what} has ${keys.join(', ')}`, json[extra]);
  return json;
}

export function readText(json: unknown, at: string, what = 'a text'): string {
  if (typeof json !== 'string') throw badScenario(at, what, json);
  return json;
}

export function readTexts(json: unknown, at: string, what = 'a list of texts'): readonly string[] {
  return readList(json, at, what).map((item, index) => readText(item, `${at}[${index}]`));
}

export function readList(json: unknown, at: string, what: string, most = MOST_ITEMS): readonly unknown[] {
  if (!Array.isArray(json)) throw badScenario(at, what, json);
  if (json.length > most) throw badScenario(at, `at most ${most} items`, json.length);
  return json;
}

export function readWhole(json: unknown, at: string, low: number, high: number): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= low && json <= high) return json;
  throw badScenario(at, `a whole number from ${low} to ${high}`, json);
}

export function readFlag(json: unknown, at: string): boolean {
  if (typeof json !== 'boolean') throw badScenario(at, 'true or false', json);
  return json;
}

/** An object of any keys, as its entries. */
export function readEntries(json: unknown, at: string, what: string): readonly (readonly [string, unknown])[] {
  if (!isObject(json)) throw badScenario(at, what, json);
  return Object.entries(json);
}
