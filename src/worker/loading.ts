/** Loads a core in a browser: WebAssembly where the host lets us, otherwise the same core as JavaScript. */
import type { Outcome } from '../contract/fault';
import type { CoreSource } from '../games/part';
import { ok, refuse } from '../games/shared/outcome';
import { type CoreMaker, fromScript, instantiate } from './instantiate';

/** `script`: skip WebAssembly, as hosts do that refuse it. */
export type CoreKind = 'wasm' | 'script';

const compile = async (address: string): Promise<WebAssembly.Module> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const copy = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // some hosts serve .wasm with the wrong type, and some browsers have no streaming
    return await WebAssembly.compile(await copy.arrayBuffer());
  }
};

/** The one import whose address is worked out: a file of its own, so that page and workers fetch the same. */
const factoryAt = async (address: string): Promise<() => unknown> => {
  const script: { readonly default: () => unknown } = await import(/* @vite-ignore */ address);
  return script.default;
};

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Loads one core; `core-failed` when neither form of it can be had. The maker has been tried once. */
export const loadCore = async (source: CoreSource, kind: CoreKind = 'wasm'): Promise<Outcome<CoreMaker>> => {
  let why = '';
  if (kind === 'wasm') {
    try {
      const maker = instantiate(await compile(await source.wasm()));
      maker();
      return ok(maker);
    } catch (error) {
      why = reason(error);
    }
  }
  try {
    const maker = fromScript(await factoryAt(await source.script()));
    maker();
    return ok(maker);
  } catch (error) {
    return refuse('core-failed', '', 'a core that loads, as WebAssembly or as JavaScript', `${why} ${reason(error)}`);
  }
};
