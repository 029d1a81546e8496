/** The command line's entry: `npm run -s veil -- COMMAND ...`. */
import { processIo } from './io';
import { run } from './run';

/** Runs one command line on this terminal; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  return run(args, processIo());
}
