/** One line of `serve` as a request; a line that means nothing is a Fault. */
import type { Outcome } from '../../contract/fault';
import { ok, refuse } from '../../games/shared/outcome';
import { isObject, type JsonObject } from '../../games/shared/read-setup';

const ACTS = ['setup', 'position', 'choose', 'think', 'view', 'resign', 'draw', 'quit'] as const;
export type ActName = (typeof ACTS)[number];

/** Keys that may stand beside an act. */
const BESIDE: Readonly<Record<ActName, readonly string[]>> = {
  setup: ['as'],
  position: ['as', 'game', 'seed'],
  choose: ['as'],
  think: [],
  view: [],
  resign: ['as'],
  draw: ['as'],
  quit: [],
};

export interface Request {
  readonly act: ActName;
  readonly json: JsonObject;
}

const EXPECTED = `one of ${ACTS.map((act) => `{"${act}":...}`).join(', ')}`;

/** Reads a line; `bad-request` with the key at fault. */
export function readRequest(line: string): Outcome<Request> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return refuse('bad-request', '', `a JSON object on one line: ${EXPECTED}`, line);
  }
  if (!isObject(json)) return refuse('bad-request', '', EXPECTED, json);
  const keys = Object.keys(json);
  const acts = ACTS.filter((name) => keys.includes(name));
  const [act] = acts;
  if (act === undefined || acts.length > 1) return refuse('bad-request', '', EXPECTED, json);
  const extra = keys.find((key) => key !== act && !BESIDE[act].includes(key));
  if (extra === undefined) return ok({ act, json });
  return refuse('bad-request', extra, `beside ${act} only ${BESIDE[act].join(', ') || 'nothing'}`, extra);
}

/** A whole number at a key. */
export function readNumber(json: JsonObject, key: string, low: number, high: number): Outcome<number> {
  const value = json[key];
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return ok(value);
  return refuse('bad-request', key, `a whole number from ${low} to ${high}`, value);
}

/** `"as"`: the viewer whose rows are asked for; null where the request names none. */
export function readAs(json: JsonObject, seats: number): Outcome<number | null> {
  const value = json['as'];
  if (value === undefined) return ok(null);
  const known = typeof value === 'number' && Number.isInteger(value) && ((value >= 0 && value < seats) || value === 8);
  return known ? ok(value) : refuse('bad-request', 'as', `a seat from 0 to ${seats - 1}, or 8 for an onlooker`, value);
}
