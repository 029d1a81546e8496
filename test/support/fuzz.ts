/** Spoils texts and JSON values in small ways, the same ways for the same seed. */
import { createRng, type Rng } from './harness/rng';
import { nestedValue } from './hostile';

type Json = unknown;

const ODD: readonly Json[] = [
  null,
  true,
  '',
  ' ',
  'constructor',
  '__proto__',
  '\u0000',
  'é😀',
  0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  [],
  [[]],
  {},
  { length: 3 },
  nestedValue(70),
  Array.from({ length: 700 }, () => 1),
];
const LETTERS = 'abcdefgSNUGTCAKpxfwm0123456789-/ ,.@>=[]"{}:\n\u0000é';

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place inside a value that holds something, as keys from the top. */
const placesOf = (value: Json, path: readonly string[] = []): (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
};

const valueAt = (value: Json, path: readonly string[]): Json =>
  path.reduce<Json>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** A copy with something else at a place. */
const replaced = (value: Json, path: readonly string[], change: (inner: Json) => Json): Json => {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? replaced(inner, rest, change) : inner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? replaced(inner, rest, change) : inner]),
  );
};

export class Mutator {
  readonly #rng: Rng;

  constructor(seed: number) {
    this.#rng = createRng(seed);
  }

  /** 0 to n - 1. */
  draw(n: number): number {
    return this.#rng.draw(n);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.draw(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** One to three changes of letters: changed, lost, doubled, moved, cut off. */
  text(text: string): string {
    let changed = text;
    for (let times = this.draw(3); times >= 0; times--) changed = this.#once(changed);
    return changed;
  }

  /** One to three changes of values: odd ones, lost and added parts, parts exchanged. */
  json(value: Json): Json {
    let changed = value;
    for (let times = this.draw(3); times >= 0; times--) changed = this.#onceJson(changed);
    return changed;
  }

  #once(text: string): string {
    const at = this.draw(text.length + 1);
    const length = 1 + this.draw(4);
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    switch (this.draw(6)) {
      case 0:
        return head;
      case 1:
        return head + tail.slice(length);
      case 2:
        return head + tail.slice(0, length) + tail;
      case 3:
        return head + this.pick([...LETTERS]) + tail;
      case 4:
        return head + this.pick([...LETTERS]) + tail.slice(1);
      default:
        return head + [...tail.slice(0, length)].reverse().join('') + tail.slice(length);
    }
  }

  #onceJson(value: Json): Json {
    const places = placesOf(value);
    const path = this.pick(places);
    const inner = valueAt(value, path);
    if (this.draw(3) === 0 && typeof inner === 'string') return replaced(value, path, () => this.#once(inner));
    if (this.draw(4) === 0 && typeof inner === 'number') {
      return replaced(value, path, () => inner + this.pick([-1, 1, 0.5, 256, -inner]));
    }
    switch (this.draw(5)) {
      case 0:
        return replaced(value, path, () => this.pick(ODD));
      case 1: {
        const other = valueAt(value, this.pick(places));
        return replaced(value, path, () => other);
      }
      case 2:
        return this.#exchange(value, path, this.pick(places));
      default:
        return replaced(value, path, (old) => this.#resize(old));
    }
  }

  /** Two places exchange what they hold. */
  #exchange(value: Json, one: readonly string[], other: readonly string[]): Json {
    const [first, second] = [valueAt(value, one), valueAt(value, other)];
    return replaced(
      replaced(value, one, () => second),
      other,
      () => first,
    );
  }

  /** A list or an object that is longer, shorter or in another order; anything else in a list of its own. */
  #resize(value: Json): Json {
    if (Array.isArray(value)) {
      const at = this.draw(value.length + 1);
      const [head, tail] = [value.slice(0, at), value.slice(at)];
      return this.pick<Json>([
        head,
        [...head, ...tail.slice(1)],
        [...head, ...tail.slice(0, 1), ...tail],
        [...tail, ...head],
        [...head, this.pick(ODD), ...tail],
      ]);
    }
    if (!isObject(value)) return [value];
    const entries = Object.entries(value);
    const at = this.draw(entries.length + 1);
    return this.draw(2) === 0
      ? Object.fromEntries(entries.filter((_, index) => index !== at))
      : { ...value, [this.pick(['extra', 'seed', 'position', 'boards', 'level', 'toString'])]: this.pick(ODD) };
  }
}
