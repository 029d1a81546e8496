/** Checks for the shapes that data is made of: words, numbers, lists, objects. */
import { isObject, type JsonObject } from '../../shared/read-setup';
import { type Check, meant } from './report';

/** Lists longer than this are named, not spelt out. */
const SPELT_OUT = 15;

/** One of these words; `name` says what they are where the list is long. */
export const word =
  (words: readonly string[], name = 'word'): Check =>
  (value, at, report) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const expected = words.length > SPELT_OUT ? `a ${name}` : `one of ${words.join(', ')}`;
    report.add(at, expected + meant(value, words), value ?? 'nothing');
  };

/** Anything that passes `fits`, described by `expected`. */
export const value =
  (fits: (found: unknown) => boolean, expected: string): Check =>
  (found, at, report) => {
    if (!fits(found)) report.add(at, expected, found ?? 'nothing');
  };

export const isWhole = (found: unknown, low: number, high = Number.MAX_SAFE_INTEGER): found is number =>
  typeof found === 'number' && Number.isInteger(found) && found >= low && found <= high;

export const whole = (low: number, high: number): Check =>
  value((found) => isWhole(found, low, high), `a whole number from ${low} to ${high}`);

export const yes: Check = value((found) => found === true, 'true');

/** A list with at least one item, each passing `item`. */
export const listOf =
  (item: Check): Check =>
  (found, at, report) => {
    if (!Array.isArray(found) || found.length === 0) {
      report.add(at, 'a list that is not empty', found ?? 'nothing');
      return;
    }
    for (const [index, one] of found.entries()) item(one, `${at}[${index}]`, report);
  };

/** `item`, or a list of it. */
export const oneOrMore =
  (item: Check): Check =>
  (found, at, report) =>
    (Array.isArray(found) ? listOf(item) : item)(found, at, report);

type Fields = Readonly<Record<string, Check>>;

/** An object with all of `needed`, perhaps some of `optional`, and nothing else. */
export const record =
  (needed: Fields, optional: Fields = {}): Check =>
  (found, at, report) => {
    if (!isObject(found)) {
      report.add(
        at,
        `an object${Object.keys(needed).length > 0 ? ` with ${Object.keys(needed).join(', ')}` : ''}`,
        found,
      );
      return;
    }
    const names = [...Object.keys(needed), ...Object.keys(optional)];
    for (const [name, one] of Object.entries(found)) {
      const check = needed[name] ?? optional[name];
      if (check === undefined)
        report.add(`${at}.${name}`, `one of the keys ${names.join(', ')}${meant(name, names)}`, name);
      else check(one, `${at}.${name}`, report);
    }
    for (const name of Object.keys(needed))
      if (found[name] === undefined) report.add(`${at}.${name}`, `the key ${name}`, 'nothing');
  };

/** Chooses the check by what is found. */
export const cases =
  (choose: (found: unknown) => Check): Check =>
  (found, at, report) =>
    choose(found)(found, at, report);

/** An object, so that later checks may look into it. */
export const asObject = (found: unknown): JsonObject => (isObject(found) ? found : {});
