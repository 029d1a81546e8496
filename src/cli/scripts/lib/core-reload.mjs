/** For the dev server: when a source of an engine changes, builds the engine again and reloads the page. */
import { at } from './paths.mjs';

const FOLDERS = [at('assembly')];

export function coreReload() {
  return {
    name: 'core-reload',
    apply: 'serve',
    configureServer(server) {
      // vitest starts a server too, and has no page to reload
      if (process.env.VITEST) return;
      let last = Promise.resolve();
      const rebuild = async () => {
        const { buildCore, publishedBuilds } = await import('../build-core.mjs');
        const failures = await buildCore({ builds: publishedBuilds() });
        if (failures.length === 0) server.ws.send({ type: 'full-reload' });
        else
          server.ws.send({ type: 'error', err: { message: `${failures.join('\n')} (see the terminal)`, stack: '' } });
      };
      server.watcher.add(FOLDERS);
      server.watcher.on('all', (_event, file) => {
        if (!FOLDERS.some((folder) => file.startsWith(folder)) || !file.endsWith('.ts')) return;
        // one after the other; a run that finds everything fresh costs nothing
        last = last.then(rebuild, rebuild);
      });
    },
  };
}
