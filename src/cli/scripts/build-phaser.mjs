/**
 * Bundles the parts of Phaser that the stage uses (src/stage/phaser/custom.cjs) to build/phaser/phaser.mjs, when that file
 * is missing or older than the list of parts or the installed packages. Vite takes `phaser` from there, because Phaser's
 * own bundle cannot be trimmed, and a CommonJS entry works in Vite's build but not in its dev server.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh, kilobytes, makeBeside } from './lib/files.mjs';
import { at } from './lib/paths.mjs';
import { main, since } from './lib/run.mjs';

const OUT = at('build/phaser');
const ENTRY = at('src/stage/phaser/custom.cjs');
const VISIBILITY = at('src/stage/phaser/visibility.cjs');
const FEATURES = at('src/stage/phaser/features.cjs');
const TINT = at('src/stage/phaser/apply-tint.cjs');
const SOURCES = [ENTRY, VISIBILITY, FEATURES, TINT, at('package-lock.json'), at('src/cli/scripts/build-phaser.mjs')];

/** Phaser's own build switches: WebGL and sound, neither the canvas renderer nor the WebGL debugger. */
const SWITCHES = {
  'typeof WEBGL_RENDERER': 'true',
  'typeof CANVAS_RENDERER': 'false',
  'typeof WEBGL_DEBUG': 'false',
  'typeof FEATURE_SOUND': 'true',
  global: 'globalThis',
};

export async function buildPhaser({ force = false, log = console.log } = {}) {
  const output = join(OUT, 'phaser.mjs');
  if (!force && isFresh([output], SOURCES)) return;
  const start = performance.now();
  const { build } = await import('vite');
  await makeBeside(OUT, async (folder) => {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      resolve: {
        alias: [
          { find: /^phaser-src\//, replacement: at('node_modules/phaser/src').concat('/') },
          { find: /^\.\/VisibilityHandler$/, replacement: VISIBILITY },
          { find: /^(\.|(\.\.\/)+device)\/Features$/, replacement: FEATURES },
          { find: /^\.\.\/ApplyTint-glsl$/, replacement: TINT },
        ],
      },
      define: SWITCHES,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        minify: true,
        lib: { entry: ENTRY, formats: ['es'], fileName: () => 'phaser.mjs' },
      },
    });
    return ['phaser.mjs'];
  });
  log(`phaser: bundled phaser.mjs, ${kilobytes(statSync(output).size)}, in ${since(start)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => buildPhaser({ force: process.argv.includes('--force') }));
}
