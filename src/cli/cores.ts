/** The compiled cores in build/core. */
import { existsSync, readFileSync } from 'node:fs';
import { type CoreMaker, instantiate } from '../worker/instantiate';
import { fromHome } from './home';
import { Unusable } from './unusable';

const makers = new Map<string, CoreMaker>();

/** Makes instances of build/core/<name>.wasm, which is compiled once. */
export function coreMaker(name: string): CoreMaker {
  const known = makers.get(name);
  if (known !== undefined) return known;
  const file = fromHome(`build/core/${name}.wasm`);
  if (!existsSync(file))
    throw new Unusable(`the engine build/core/${name}.wasm is missing: \`npm run core\` builds it`);
  const maker = instantiate(readFileSync(file));
  makers.set(name, maker);
  return maker;
}
