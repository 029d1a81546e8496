/** What a command is: its description, and what it does. */
import type { Arguments, CommandSpec } from './arguments';
import type { Io } from './io';

export const EXIT = { fine: 0, failed: 1, unusable: 2 } as const;

export interface Command {
  readonly spec: CommandSpec;
  /** Resolves to the exit code; throws Unusable for input that can't be used. */
  run(args: Arguments, io: Io): Promise<number>;
}

/** Prints the JSON object of a command, if it was asked for. It is always the last line. */
export function printJson(args: Arguments, io: Io, value: unknown): void {
  if (args.flag('json')) io.out(JSON.stringify(value));
}
