/** Making Outcomes and Faults. */
import type { Fault, FaultCode, Outcome } from '../../contract/fault';

const SHOWN = 80;

/** A value as short text for `Fault.found`. */
export const showValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
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
