/** Files named on the command line. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isTooDeep, MAX_DEPTH } from '../games/shared/json';
import { expandPattern } from './glob';
import type { Io } from './io';
import { Unusable, unusable } from './unusable';

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'no such file',
    EISDIR: 'a folder',
    EACCES: 'not readable',
  };
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
};

/** The text of a file; throws Unusable with its name. */
export function readText(file: string, io: Io): string {
  try {
    return readFileSync(resolve(io.folder, file), 'utf8');
  } catch (error) {
    throw unusable(file, 'a readable file', reasonOf(error));
  }
}

/** The JSON in a file; throws Unusable with its name. */
export function readJson(file: string, io: Io): unknown {
  const text = readText(file, io);
  if (isTooDeep(text)) throw new Unusable(`${file}: expected JSON, nested at most ${MAX_DEPTH} deep`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unusable(
      `${file}: expected JSON, found ${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'something else'}`,
    );
  }
}

/** The files that names and patterns mean; a pattern that fits none is unusable. */
export function namedFiles(names: readonly string[], io: Io): readonly string[] {
  return names.flatMap((name) => {
    const files = expandPattern(name, io.folder);
    if (files.length === 0) throw unusable(name, 'a pattern that fits some file', 'none');
    return files;
  });
}
