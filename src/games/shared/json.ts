/** The one reader of JSON texts from outside: lines, files, saves, what a browser kept. */
import type { FaultCode, Outcome } from '../../contract/fault';
import { ok, refuse } from './outcome';

/** Lists and objects inside each other, at most: far more than anything that is written here, far less than a stack holds. */
export const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The character behind a text's end, its first being the quote at `start`. */
const endOfText = (json: string, start: number): number => {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
};

/** Are more than `MAX_DEPTH` brackets open at once, those in texts not counted? Looks at letters only, in any text. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length; ) {
    const letter = json[at];
    if (letter === '"') {
      at = endOfText(json, at);
      continue;
    }
    if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > MAX_DEPTH) return true;
    at++;
  }
  return false;
};

/** What a refusal of a text says: its code, where the text stands, and what it should have been. */
interface Place {
  readonly code: FaultCode;
  readonly at?: string;
  readonly expected?: string;
}

/** The value of a JSON text; refused before anything walks into it where it is nested too deep. */
export const parseJson = (json: string, { code, at = '', expected = 'JSON' }: Place): Outcome<unknown> => {
  if (isTooDeep(json)) return refuse(code, at, `${expected}, nested at most ${MAX_DEPTH} deep`, json);
  try {
    const value: unknown = JSON.parse(json);
    return ok(value);
  } catch {
    return refuse(code, at, expected, json);
  }
};

/** What the host kept under a name, as a value; null for nothing and for what can't be read. */
export const keptJson = (json: string | null): unknown => {
  const read = json === null ? null : parseJson(json, { code: 'storage' });
  return read?.ok === true ? read.value : null;
};
