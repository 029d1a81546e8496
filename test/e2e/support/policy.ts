/** The page behind a content security policy, as careful hosts send it with everything they serve. */
import { preview } from 'vite';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { freePort } from '../../../src/cli/scripts/lib/serve.mjs';

/** What the page promises to live with: its own files, no inline script or style, no evaluated text but WebAssembly. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The same for a host that forbids WebAssembly too: the page is opened with `?wasm=no` there. */
export const POLICY_WITHOUT_WASM = POLICY.replace(" 'wasm-unsafe-eval'", '');

/** Serves the built page with this policy on every file, workers' scripts included. */
export const servePoliced = async (policy: string): Promise<{ readonly url: string; close(): Promise<void> }> => {
  const port = await freePort(Number(process.env['E2E_PORT'] ?? 4273) + 1);
  const dist = process.env['E2E_DIST'];
  const server = await preview({
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    ...(dist === undefined ? {} : { build: { outDir: dist } }),
    preview: { host: '127.0.0.1', port, strictPort: true, headers: { 'Content-Security-Policy': policy } },
  });
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
