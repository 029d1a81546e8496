/** Serves a built page as a host would: compressed, assets kept by the browser once fetched, with a note of everything asked for. */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Compressed already. */
const PLAIN = new Set(['.woff2', '.png', '.webp']);

/**
 * Starts serving `folder` on this machine, on a port of the system's choice.
 * @returns url; asked: what was asked for since it was last emptied, `{ path, bytes, sent }`; close
 */
export async function serveCompressed(folder) {
  const asked = [];
  const kept = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://page').pathname;
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    if (!kept.has(file)) {
      const bytes = readFileSync(file);
      kept.set(file, { bytes, body: PLAIN.has(extname(file)) ? bytes : gzipSync(bytes, { level: 9 }) });
    }
    const { bytes, body } = kept.get(file);
    asked.push({ path, bytes: bytes.length, sent: body.length });
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      // names of assets carry their content's hash, and hosts let browsers keep them
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(body === bytes ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
