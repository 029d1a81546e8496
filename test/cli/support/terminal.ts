/** A terminal for tests: what a command line printed, and what it ended with. */

import { home } from '../../../src/cli/home';
import { run } from '../../../src/cli/run';

export interface Printed {
  readonly code: number;
  /** Standard output, line by line. */
  readonly out: readonly string[];
  /** Standard error as one text. */
  readonly err: string;
}

export interface Terminal {
  readonly folder?: string;
  readonly input?: readonly string[];
}

async function* linesOf(input: readonly string[]): AsyncIterable<string> {
  yield* input;
}

/** Runs one command line in this process. */
export async function veil(argv: readonly string[], { folder = home, input = [] }: Terminal = {}): Promise<Printed> {
  const out: string[] = [];
  let err = '';
  const code = await run(argv, {
    out: (line) => out.push(line),
    err: (text) => {
      err += text;
    },
    terminal: false,
    folder,
    lines: () => linesOf(input),
  });
  return { code, out, err };
}

/** The JSON object of the last line. */
export function lastJson({ out }: Printed): Readonly<Record<string, unknown>> {
  return JSON.parse(out.at(-1) ?? '') as Readonly<Record<string, unknown>>;
}
