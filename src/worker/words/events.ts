/** Event rows as words: type number, mask, argument count, arguments. */
import type { Codec } from '../../contract/codec';
import type { EventRow, EventType, GameEvent, RemovalCause } from '../../contract/event';
import { EVENT_TYPES, REMOVAL_CAUSES } from '../../contract/numbers';
import { MAX_WORD, numberOf, orMinusOne } from './names';
import { WordReader, type Words } from './reader';

type FieldKind<V> = [V] extends [boolean]
  ? 'flag'
  : [V] extends [readonly number[]]
    ? 'list'
    : [V] extends [RemovalCause]
      ? 'cause'
      : [V] extends [string]
        ? 'reason'
        : [V] extends [number]
          ? 'number'
          : 'nullable';
type FieldsOf<T extends EventType> = {
  readonly [K in Exclude<keyof Extract<GameEvent, { type: T }>, 'type'>]: FieldKind<Extract<GameEvent, { type: T }>[K]>;
};

/** Each event's fields in their written order. */
const FIELDS: { readonly [T in EventType]: FieldsOf<T> } = {
  built: { seat: 'number', what: 'number', value: 'number' },
  dealt: { seats: 'number' },
  placed: { seat: 'number', token: 'number', kind: 'nullable', square: 'number' },
  moved: { token: 'number', from: 'number', to: 'number' },
  blurred: { gone: 'list', fresh: 'list', squares: 'list' },
  shown: { token: 'number', kind: 'number' },
  looked: { seat: 'number', token: 'number', kind: 'nullable' },
  fought: { from: 'number', square: 'number', attack: 'number', defence: 'number', helpers: 'list', beaten: 'flag' },
  struck: { from: 'number', square: 'number' },
  removed: { seat: 'number', token: 'number', kind: 'nullable', square: 'number', cause: 'cause' },
  flag: { from: 'nullable', to: 'number' },
  windowOpened: {},
  windowClosed: {},
  drew: { seat: 'number', card: 'nullable' },
  played: { seat: 'number', card: 'number' },
  named: { seat: 'number', other: 'number' },
  passed: { seat: 'number' },
  turn: { seat: 'number' },
  resigned: { seat: 'number' },
  over: { reason: 'reason', winners: 'list' },
  swapped: { token: 'number', other: 'number', square: 'number', otherSquare: 'number' },
  used: { token: 'number', seat: 'number', power: 'number', keyword: 'nullable' },
  modifier: { token: 'number', by: 'number', reason: 'number', number: 'number' },
  boosted: { token: 'number', by: 'number' },
  granted: { token: 'nullable', keyword: 'number', seat: 'number' },
  curseBegan: { token: 'number', kind: 'number', seat: 'number' },
  curseEnded: { token: 'number', kind: 'number', seat: 'number' },
  controlled: { token: 'number', seat: 'number' },
  returned: { token: 'number', kind: 'number', square: 'number', seat: 'number', army: 'number' },
  called: { seat: 'number', kind: 'number' },
  chosen: { seat: 'number', what: 'number' },
  extraTurn: { seat: 'number' },
  exploded: { squares: 'list', tokens: 'list' },
  freed: { seat: 'number', token: 'number', kind: 'number', square: 'number', escaped: 'flag' },
};

type Kind = 'flag' | 'list' | 'cause' | 'reason' | 'number' | 'nullable';
type Value = boolean | readonly number[] | string | number | null;

/** The table again, by the events' numbers and ready to be walked: name and kind of each field. */
const ROWS: readonly (readonly [EventType, readonly (readonly [string, Kind])[]])[] = EVENT_TYPES.map((type) => [
  type,
  Object.entries(FIELDS[type]) as [string, Kind][],
]);
const NUMBERS: ReadonlyMap<string, number> = new Map(EVENT_TYPES.map((type, number) => [type, number]));

const MAX_MASK = 1023;

const writeField = (value: Value, kind: Kind, codec: Codec): readonly number[] => {
  if (value === null || typeof value === 'number') return [orMinusOne(value)];
  if (typeof value === 'boolean') return [value ? 1 : 0];
  if (typeof value !== 'string') return [value.length, ...value];
  return [numberOf<string>(kind === 'cause' ? REMOVAL_CAUSES : codec.reasons, value)];
};

const readField = (reader: WordReader, kind: Kind, codec: Codec): Value => {
  switch (kind) {
    case 'number':
      return reader.next();
    case 'nullable':
      return reader.nullable(MAX_WORD);
    case 'flag':
      return reader.within(0, 1) === 1;
    case 'list':
      return reader.list(() => reader.next());
    case 'cause':
      return reader.named(REMOVAL_CAUSES);
    case 'reason':
      return reader.named(codec.reasons);
  }
};

export const encodeRows = (rows: readonly EventRow[], codec: Codec): readonly number[] =>
  rows.flatMap(({ mask, event }) => {
    const number = NUMBERS.get(event.type) ?? -1;
    const values = event as unknown as Readonly<Record<string, Value>>;
    const words = (ROWS[number]?.[1] ?? []).flatMap(([name, kind]) => writeField(values[name] ?? null, kind, codec));
    return [number, mask, words.length, ...words];
  });

const readRow = (reader: WordReader, codec: Codec): EventRow => {
  const [type, fields] = reader.named(ROWS);
  const mask = reader.within(0, MAX_MASK);
  const words = reader.list(() => reader.next());
  const args = new WordReader(words, type);
  const event: Record<string, Value> = { type };
  for (const [name, kind] of fields) event[name] = readField(args, kind, codec);
  args.end();
  // the table above is checked against the union by the compiler, so what it read is a member
  return { mask, event: event as unknown as GameEvent };
};

/** Inverse of encodeRows. Throws CoreTrap at words that are cut off, left over or out of range. */
export const decodeRows = (words: Words, codec: Codec): readonly EventRow[] => {
  const reader = new WordReader(words, 'event');
  const rows: EventRow[] = [];
  while (!reader.atEnd) rows.push(readRow(reader, codec));
  return rows;
};
