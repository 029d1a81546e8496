/** Serving dist/ to this machine only. */
import { createServer } from 'node:net';
import { at } from './paths.mjs';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;

/** The first port from `first` on that nobody listens on. */
export async function freePort(first = FIRST_PORT) {
  for (let port = first; ; port++) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, HOST, () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

/**
 * Serves dist/ through Vite's preview server; `close` ends it. `onRequest` gets the path of everything that is asked for,
 * by the page and by its workers.
 */
export async function servePage({ first = FIRST_PORT, onRequest } = {}) {
  const { preview } = await import('vite');
  const port = await freePort(first);
  const watcher = {
    name: 'watch-requests',
    configurePreviewServer(server) {
      server.middlewares.use((request, _response, next) => {
        onRequest?.(new URL(request.url, 'http://page').pathname);
        next();
      });
    },
  };
  const server = await preview({
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    plugins: [watcher],
    preview: { host: HOST, port, strictPort: true },
  });
  return { url: `http://${HOST}:${port}/`, close: () => server.close() };
}
