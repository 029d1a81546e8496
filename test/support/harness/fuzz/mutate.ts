/** Small random damage to texts and JSON values. */
import { nestedText, nestedValue } from '../../hostile';
import type { Rng } from '../rng';

/** What a part of a JSON value may turn into. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  3,
  9,
  255,
  256,
  4095,
  4096,
  65536,
  0x7fffffff,
  0x80000000,
  -0x80000000,
  0xffffffff,
  2 ** 53,
  1e300,
  0.5,
  '',
  '-',
  'a1',
  'game',
  'draw',
  '__proto__',
  'x'.repeat(300),
  '\u0000',
  '٣',
  [],
  {},
  [[]],
  [0],
  { length: 1 },
  '0',
  7,
  8,
  1e21,
  nestedValue(70),
  Array.from({ length: 700 }, () => 1),
  'x '.repeat(700),
];
/** Too deep by one, so deep that a stack runs out, and in between. */
const DEPTHS = [65, 500, 6000];
const DEEP = '\u0001deep';
const ODD_LETTERS = '/ -=,0123456789abfkmnpstuwxABKNSTUWX@>.[]{}":\\\n\u00e9';

const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.draw(items.length)] as T;

/** A fresh one each time: the next change may reach into it, and a list put into itself would never end. */
const oddValue = (rng: Rng): unknown => structuredClone(pick(rng, ODD_VALUES));

/** Replaces, drops, adds, doubles or exchanges letters, once to three times. */
export function mutateText(rng: Rng, text: string): string {
  let result = text;
  for (let left = 1 + rng.draw(3); left > 0; left--) {
    const at = rng.draw(Math.max(1, result.length));
    const letter = ODD_LETTERS[rng.draw(ODD_LETTERS.length)] ?? '';
    const end = Math.min(result.length, at + 1 + rng.draw(8));
    const changes = [
      () => result.slice(0, at) + letter + result.slice(at + 1),
      () => result.slice(0, at) + result.slice(end),
      () => result.slice(0, at) + letter + result.slice(at),
      () => result.slice(0, end) + result.slice(at),
      () => result.slice(0, at),
    ];
    result = pick(rng, changes)();
  }
  return result;
}

/** Places inside a value: each is replaced through its parent. */
type Place = { readonly parent: Record<string, unknown> | unknown[]; readonly key: string };

function placesOf(value: unknown, places: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return places;
  const parent = value as Record<string, unknown> | unknown[];
  for (const key of Object.keys(parent)) {
    places.push({ parent, key });
    placesOf(Reflect.get(parent, key), places);
  }
  return places;
}

function changePlace(rng: Rng, { parent, key }: Place): void {
  const value: unknown = Reflect.get(parent, key);
  const changes: (() => void)[] = [
    () => Reflect.set(parent, key, oddValue(rng)),
    () => (Array.isArray(parent) ? void parent.splice(Number(key), 1) : void Reflect.deleteProperty(parent, key)),
    () =>
      Array.isArray(parent)
        ? void parent.push(structuredClone(value))
        : void Reflect.set(parent, `${key}x`, structuredClone(value)),
  ];
  if (typeof value === 'number') changes.push(() => Reflect.set(parent, key, value + rng.draw(5) - 2));
  if (typeof value === 'string') changes.push(() => Reflect.set(parent, key, mutateText(rng, value)));
  pick(rng, changes)();
}

/** A damaged copy of a JSON value; a bare text is damaged as a text. */
export function mutateJson(rng: Rng, value: unknown): unknown {
  if (typeof value === 'string') return mutateText(rng, value);
  if (rng.draw(50) === 0) return oddValue(rng);
  const copy: unknown = structuredClone(value);
  for (let left = 1 + rng.draw(3); left > 0; left--) {
    const places = placesOf(copy);
    if (places.length > 0) changePlace(rng, pick(rng, places));
  }
  return copy;
}

/** The JSON text of a value in which brackets nested too deep stand in some place. */
export function deepText(rng: Rng, value: unknown): string {
  const copy: unknown = structuredClone(value);
  const places = placesOf(copy);
  if (places.length > 0) {
    const { parent, key } = pick(rng, places);
    Reflect.set(parent, key, DEEP);
  }
  const deep = nestedText(pick(rng, DEPTHS));
  return places.length > 0 ? JSON.stringify(copy).replace(JSON.stringify(DEEP), deep) : deep;
}

/** Numbers at the edges of what words and masks can hold. */
const ODD_NUMBERS = [-1, 0, 1, 2, 7, 8, 63, 64, 127, 128, 208, 209, 255, 256, 511, 65536, 0x7fffffff, -0x80000000];

function changeNumber(rng: Rng, place: Place): void {
  const value: unknown = Reflect.get(place.parent, place.key);
  const number = rng.draw(2) === 0 ? pick(rng, ODD_NUMBERS) : typeof value === 'number' ? value + rng.draw(5) - 2 : 0;
  Reflect.set(place.parent, place.key, number);
}

function changeLength(rng: Rng, { parent, key }: Place): void {
  const list: unknown = Reflect.get(parent, key);
  if (!Array.isArray(list) || list.some((item) => typeof item !== 'number')) return;
  if (rng.draw(2) === 0) list.splice(rng.draw(list.length + 1), 1 + rng.draw(4));
  else list.splice(rng.draw(list.length + 1), 0, pick(rng, ODD_NUMBERS));
}

/** A copy of the same form in which one to three numbers, or how many a list has, are others. */
export function mutateNumbers<T>(rng: Rng, value: T): T {
  const copy = structuredClone(value);
  for (let left = 1 + rng.draw(3); left > 0; left--) {
    const places = placesOf(copy);
    const numbers = places.filter(({ parent, key }) => typeof Reflect.get(parent, key) === 'number');
    const lists = places.filter(({ parent, key }) => Array.isArray(Reflect.get(parent, key)));
    if (lists.length > 0 && rng.draw(3) === 0) changeLength(rng, pick(rng, lists));
    else if (numbers.length > 0) changeNumber(rng, pick(rng, numbers));
    else if (Array.isArray(copy)) copy.push(pick(rng, ODD_NUMBERS));
  }
  return copy;
}
