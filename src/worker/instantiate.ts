/** From a core's bytes or module to its exports; the same in a browser, a worker and Node. */
import type { CoreExports } from './abi';
import { ABI } from './layout/core';
import { asTrap, CoreTrap } from './trap';

/** Makes a new instance of one core: a state of its own, nothing shared. */
export type CoreMaker = () => CoreExports;

/** Does what came out of an instance look like a core of this build? Throws CoreTrap if not. */
const checked = (exports: unknown): CoreExports => {
  const core = exports as Partial<CoreExports>;
  const abi = core.abi?.();
  if (abi !== ABI || core.memory === undefined) throw new CoreTrap(`a core of version ${ABI}, found ${String(abi)}`);
  return core as CoreExports;
};

/** Whatever stops an instance from being made (no memory left, another version) is a CoreTrap. */
const guarded =
  (make: () => unknown): CoreMaker =>
  () => {
    try {
      return checked(make());
    } catch (error) {
      throw asTrap('instance', error);
    }
  };

/** A maker from compiled WebAssembly; bytes are compiled here, at once. Throws what WebAssembly throws; the maker throws CoreTrap. */
export const instantiate = (source: BufferSource | WebAssembly.Module): CoreMaker => {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  return guarded(() => new WebAssembly.Instance(module).exports);
};

/** A maker from a core that was translated to JavaScript (build/core/<game>.js). */
export const fromScript = (factory: () => unknown): CoreMaker => guarded(factory);
