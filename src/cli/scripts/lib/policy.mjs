/** The content security policy that our own site sends with every file; `npm start` and the tests in the page serve the same. */

/**
 * What the page promises to live with: its own files, no script or style inside the page, no evaluated text but WebAssembly,
 * nothing from anywhere else.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob: data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The header that carries it. */
export const POLICY_HEADER = 'Content-Security-Policy';
