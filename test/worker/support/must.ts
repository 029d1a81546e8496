/** Opening outcomes in tests. */
import type { Fault, Outcome } from '../../../src/contract/fault';

/** The value; a test fails where it is a refusal. */
export const must = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${JSON.stringify(outcome.fault)}`);
};

/** The fault; a test fails where there is none, or where it does not say what was expected. */
export const faultOf = (outcome: Outcome<unknown>): Fault => {
  if (outcome.ok) throw new Error(`not refused: ${JSON.stringify(outcome.value)?.slice(0, 200)}`);
  if (outcome.fault.expected === '') throw new Error(`says not what was expected: ${JSON.stringify(outcome.fault)}`);
  return outcome.fault;
};
