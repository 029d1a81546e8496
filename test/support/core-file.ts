/** Cores from build/core, and those of test games beside them, for tests in Node: the WebAssembly file, or its translation to JavaScript. */
import { existsSync, readFileSync } from 'node:fs';
import { type CoreMaker, fromScript, instantiate } from '../../src/worker/instantiate';

const FOLDERS = ['../../build/core/', '../../build/core/test/'];
const makers = new Map<string, CoreMaker>();

/** Where a build lies; `npm run core` must have built it. */
export const addressOf = (file: string): URL => {
  const found = FOLDERS.map((folder) => new URL(folder + file, import.meta.url)).find((url) => existsSync(url));
  if (found === undefined) throw new Error(`build/core/${file} is missing: npm run core makes it`);
  return found;
};

/** Makes instances of build/core/<name>.wasm. They have no tables yet. */
export const coreFromFile = (name: string): CoreMaker => {
  const made = makers.get(name) ?? instantiate(readFileSync(addressOf(`${name}.wasm`)));
  makers.set(name, made);
  return made;
};

/** Address of build/core/<name>.js. */
export const scriptAddress = (name: string): string => addressOf(`${name}.js`).href;

/** The same instances from there. */
export const coreFromScript = async (name: string): Promise<CoreMaker> => {
  const script: { default: () => unknown } = await import(/* @vite-ignore */ scriptAddress(name));
  return fromScript(script.default);
};
