/** What ends a command with exit code 2: a sentence of one line that says what was wrong and what was expected. */
import type { Fault } from '../contract/fault';

export class Unusable extends Error {}

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** The complaint about a value on the command line. */
export function unusable(what: string, expected: string, found?: string): Unusable {
  return new Unusable(oneLine(`${what}: ${found === undefined ? '' : `found ${found}, `}expected ${expected}`));
}

/** The complaint about a part of a file. */
export function unusableFile(file: string, fault: Fault): Unusable {
  const found = fault.found === undefined ? fault.code : `found ${fault.found}`;
  return new Unusable(
    oneLine(`${file}: ${fault.at === '' ? 'the file' : fault.at}: ${found}, expected ${fault.expected}`),
  );
}
