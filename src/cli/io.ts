/** Everything that a command uses of the terminal it runs in; tests give their own. */
import { createInterface } from 'node:readline';

export interface Io {
  /** A line of the result, to standard output. */
  out(line: string): void;
  /** Progress and complaints as they are, to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, where a bar can be redrawn. */
  readonly terminal: boolean;
  /** The folder that file names start from. */
  readonly folder: string;
  /** Standard input, line by line. */
  lines(): AsyncIterable<string>;
}

/** The terminal of this process. */
export const processIo = (): Io => ({
  out: (line) => {
    process.stdout.write(`${line}\n`);
  },
  err: (text) => {
    process.stderr.write(text);
  },
  terminal: process.stderr.isTTY === true,
  folder: process.cwd(),
  lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
});
