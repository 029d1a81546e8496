/** The compiled cores in build/core, and those of the test games beside them. */
import { existsSync, readFileSync } from 'node:fs';
import type { CoreSize } from '../worker/core-size';
import { type CoreMaker, instantiate } from '../worker/instantiate';
import { fromHome } from './home';
import { Unusable } from './unusable';

const FOLDERS = ['build/core', 'build/core/test'];
const makers = new Map<string, CoreMaker>();

const fileOf = (build: string): string | null =>
  FOLDERS.map((folder) => fromHome(`${folder}/${build}.wasm`)).find((file) => existsSync(file)) ?? null;

/** The file of a game's build for this size; a game with a single build has that for every size. */
export function coreFile(game: string, size: CoreSize = 'common'): string {
  const file = (size === 'wide' ? fileOf(`${game}.wide`) : null) ?? fileOf(game);
  if (file === null) throw new Unusable(`the engine build/core/${game}.wasm is missing: \`npm run core\` builds it`);
  return file;
}

/** Makes instances of a game's build, which is compiled once. They have no tables yet. */
export function coreMaker(game: string, size: CoreSize = 'common'): CoreMaker {
  const file = coreFile(game, size);
  const maker = makers.get(file) ?? instantiate(readFileSync(file));
  makers.set(file, maker);
  return maker;
}
