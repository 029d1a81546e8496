/** Work that is cut off: a changed engine may never come back from a call, and nothing else in this process could stop it. */
import { createContext, Script } from 'node:vm';

const LATE = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** It may come from the other context, whose errors are none of this one's. */
const isLate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === LATE;

const box: { work: () => void } = { work: () => {} };
const context = createContext(box);
const script = new Script('work()');

/** Its result, or null when it took longer than so many milliseconds; loops inside WebAssembly are left too. Throws what it throws. */
export function within<T>(milliseconds: number, work: () => T): { readonly value: T } | null {
  const done: { value: T }[] = [];
  box.work = () => {
    done.push({ value: work() });
  };
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isLate(error)) return null;
    throw error;
  }
  return done[0] ?? null;
}
