/** Loading a core: the right and the wrong type of file, a host without WebAssembly, and a file that is not there. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok, refuse } from '../../src/games/shared/outcome';
import type { CoreSize } from '../../src/worker/core-size';
import { loadOnce } from '../../src/worker/games';
import { type CoreMaker, fromScript, instantiate } from '../../src/worker/instantiate';
import { loadCore } from '../../src/worker/loading';
import { CoreTrap } from '../../src/worker/trap';
import { coreFromFile, scriptAddress } from '../support/core-file';
import { faultOf, must } from './support/must';

const bytes = readFileSync(new URL('../../build/core/legion.wasm', import.meta.url));
/** Counts how often the translation was asked for. */
let scripts = 0;
const source = {
  wasm: async () => 'https://host/legion.wasm',
  script: async () => {
    scripts++;
    return scriptAddress('legion');
  },
};

const serve = (type: string, status = 200): void => {
  scripts = 0;
  vi.stubGlobal(
    'fetch',
    async () => new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } }),
  );
};

afterEach(() => vi.unstubAllGlobals());

describe('a core', () => {
  it.each(['application/wasm', 'application/octet-stream', 'text/plain'])('served as %s is compiled', async (type) => {
    serve(type);
    expect(must(await loadCore(source))().memory).toBeInstanceOf(WebAssembly.Memory);
    expect(scripts).toBe(0);
  });

  it('runs as JavaScript where WebAssembly is refused, or not wanted', async () => {
    serve('application/wasm');
    expect(must(await loadCore(source, 'script'))().abi()).toBe(1);
    vi.stubGlobal('WebAssembly', undefined);
    expect(must(await loadCore(source))().abi()).toBe(1);
    expect(scripts).toBe(2);
  });

  it('runs as JavaScript where only the file is missing', async () => {
    serve('text/html', 404);
    must(await loadCore(source));
    expect(scripts).toBe(1);
  });

  it('that can be had in neither form is a Fault', async () => {
    serve('text/html', 404);
    const script = () => Promise.reject(new Error('no such file'));
    expect(faultOf(await loadCore({ ...source, script }))).toMatchObject({ code: 'core-failed' });
  });

  it('of another build is refused', () => {
    expect(() => fromScript(() => ({ abi: () => 2, memory: {} }))()).toThrow(CoreTrap);
    expect(() => fromScript(() => ({}))()).toThrow(CoreTrap);
    expect(instantiate(bytes)().abi()).toBe(1);
  });

  it('is loaded once, and again only after a failure', async () => {
    const loads: CoreSize[] = [];
    const load = loadOnce(async (size: CoreSize) =>
      loads.push(size) === 1 ? refuse('core-failed', '', 'a core') : ok<CoreMaker>(coreFromFile('legion')),
    );
    faultOf(await load('common'));
    must(await load('common'));
    must(await load('common'));
    expect(loads).toEqual(['common', 'common']);
    must(await load('wide'));
    must(await load('common'));
    expect(loads).toEqual(['common', 'common', 'wide']);
  });
});
