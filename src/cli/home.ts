/** Where the project lies: the program runs from its sources in tests, and bundled from build/cli otherwise. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findHome(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'asconfig.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('asconfig.json stands in no folder above the program');
    folder = above;
  }
  return folder;
}

export const home = findHome();

/** An absolute path from one inside the project. */
export const fromHome = (path: string): string => join(home, path);
