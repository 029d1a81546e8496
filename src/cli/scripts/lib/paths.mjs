/** Where things lie, as absolute paths, whatever directory a script was called from. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const home = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** An absolute path from one inside the project, written with `/`. */
export const at = (path) => resolve(home, path);

/** The inverse of `at`: a path inside the project, written with `/` on every system. */
export const inside = (path) => relative(home, path).replaceAll('\\', '/');

export const lockFile = at('package-lock.json');
