/** Making Outcomes and Faults. */
import type { Fault, FaultCode, Outcome } from '../../contract/fault';

const SHOWN = 80;

/** A text in JSON's spelling, of a longer one its beginning. */
const showText = (text: string): string => JSON.stringify(text.slice(0, SHOWN + 1));

/** The parts of a list or an object with commas between, as many as fit into `room`. */
const showParts = (parts: Iterable<string>, room: number): string => {
  let text = '';
  for (const part of parts) {
    text += text === '' ? part : `,${part}`;
    if (text.length > room) break;
  }
  return text;
};

function* itemsOf(list: readonly unknown[], room: number): Generator<string> {
  for (let at = 0; at < list.length; at++) yield write(list[at], room) ?? 'null';
}

function* membersOf(object: object, room: number): Generator<string> {
  for (const key in object) {
    const value = Object.hasOwn(object, key) ? write(Reflect.get(object, key), room) : undefined;
    if (value !== undefined) yield `${showText(key)}:${value}`;
  }
}

/**
 * A value as JSON, broken off once it is longer than `room`. Each level inside has less room, so that neither a list of
 * millions nor brackets thousands deep cost more than the letters that are shown. Undefined for what JSON leaves out.
 */
const write = (value: unknown, room: number): string | undefined => {
  if (typeof value === 'string') return showText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (room <= 0) return '…';
  return Array.isArray(value)
    ? `[${showParts(itemsOf(value, room - 1), room)}]`
    : `{${showParts(membersOf(value, room - 1), room)}}`;
};

/** A value as short text for `Fault.found`. */
export const showValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (write(value, SHOWN + 1) ?? String(value));
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
};

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** A refusal; `found` is shortened, and left out when undefined. */
export const refuse = (
  code: FaultCode,
  at: string,
  expected: string,
  found?: unknown,
): { ok: false; fault: Fault } => ({
  ok: false,
  fault: found === undefined ? { code, at, expected } : { code, at, expected, found: showValue(found) },
});

/** The same refusal with a prefix before its path. */
export const within = (fault: Fault, prefix: string): { ok: false; fault: Fault } => {
  const glue = fault.at === '' || fault.at.startsWith('[') || prefix === '' ? '' : '.';
  return { ok: false, fault: { ...fault, at: prefix + glue + fault.at } };
};
