/** Cores from build/core for tests in Node: the WebAssembly file, or its translation to JavaScript. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CoreMaker, fromScript, instantiate } from '../../src/worker/instantiate';

const BUILD = new URL('../../build/core/', import.meta.url);
const makers = new Map<string, CoreMaker>();

/** Makes instances of build/core/<name>.wasm; `npm run core` must have built it. */
export const coreFromFile = (name: string): CoreMaker => {
  const made = makers.get(name) ?? instantiate(readFileSync(fileURLToPath(new URL(`${name}.wasm`, BUILD))));
  makers.set(name, made);
  return made;
};

/** The same from build/core/<name>.js. */
export const coreFromScript = async (name: string): Promise<CoreMaker> => {
  const script: { default: () => unknown } = await import(/* @vite-ignore */ new URL(`${name}.js`, BUILD).href);
  return fromScript(script.default);
};
