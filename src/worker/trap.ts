/** The one exception of the worker layer: a core that broke, by a trap or by words that make no sense. */

/**
 * Thrown by everything that reads from or calls a core. Whoever catches it throws the instance away: its memory may be
 * half written. It never stands for bad input from outside, which is a Fault.
 */
export class CoreTrap extends Error {
  override readonly name = 'CoreTrap';
}

/** The same, for whatever a call into a core threw. */
export const asTrap = (call: string, cause: unknown): CoreTrap =>
  cause instanceof CoreTrap
    ? cause
    : new CoreTrap(`${call}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
