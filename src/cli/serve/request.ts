/** One line of `serve` as a request; a line that means nothing is a Fault. */
import type { Outcome } from '../../contract/fault';
import { parseJson } from '../../games/shared/json';
import { ok, refuse } from '../../games/shared/outcome';
import { isObject, type JsonObject } from '../../games/shared/read-setup';
import { ONLOOKER, TRUTH } from '../../worker/referee/eyes';

const ACTS = ['setup', 'position', 'choose', 'think', 'view', 'resign', 'draw', 'quit'] as const;
export type ActName = (typeof ACTS)[number];

/** Keys that may stand beside an act. */
const BESIDE: Readonly<Record<ActName, readonly string[]>> = {
  setup: ['as'],
  position: ['as', 'game', 'seed'],
  choose: ['as'],
  think: ['as'],
  view: ['as'],
  resign: ['as'],
  draw: ['as'],
  quit: [],
};

/** Characters of the longest line: far more than the longest setup or position. */
const MAX_LINE = 1_000_000;

export interface Request {
  readonly act: ActName;
  readonly json: JsonObject;
}

const EXPECTED = `one of ${ACTS.map((act) => `{"${act}":...}`).join(', ')}`;

/** Reads a line; `bad-request` with the key at fault. */
export function readRequest(line: string): Outcome<Request> {
  if (line.length > MAX_LINE) return refuse('bad-request', '', `a line of at most ${MAX_LINE} characters`, line.length);
  const parsed = parseJson(line, { code: 'bad-request', expected: `a JSON object on one line: ${EXPECTED}` });
  if (!parsed.ok) return parsed;
  const json = parsed.value;
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

/** A viewer at a key: a seat of this match or one of the `others`, of which `expected` tells. */
const readViewer = (json: JsonObject, key: string, seats: number, others: readonly number[], expected: string) => {
  const value = json[key];
  const known =
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && (value < seats || others.includes(value));
  return known ? ok(value) : refuse('bad-request', key, `a seat from 0 to ${seats - 1}, ${expected}`, value);
};

/** `"as"`: the viewer who asks, and is told no more than it may know; null where the request names none. */
export const readAs = (json: JsonObject, seats: number): Outcome<number | null> =>
  json['as'] === undefined ? ok(null) : readViewer(json, 'as', seats, [ONLOOKER], 'or 8 for an onlooker');

/** `"view"`: whose view is asked for. */
export const readView = (json: JsonObject, seats: number): Outcome<number> =>
  readViewer(json, 'view', seats, [ONLOOKER, TRUTH], '8 for an onlooker or 9 for the truth');
