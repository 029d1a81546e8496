/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { chunkRecord } from './src/cli/scripts/lib/chunk-record.mjs';
import { coreReload } from './src/cli/scripts/lib/core-reload.mjs';
import { at, home } from './src/cli/scripts/lib/paths.mjs';
import { POLICY, POLICY_HEADER } from './src/cli/scripts/lib/policy.mjs';
import { LongestFirst, projects } from './src/cli/scripts/lib/unit.mjs';

const HOST = '127.0.0.1';

export default defineConfig({
  root: at('src'),
  publicDir: at('assets/public'),
  cacheDir: at('node_modules/.vite'),
  // the page may be put in any folder of any host
  base: './',
  appType: 'mpa',
  resolve: { alias: [{ find: /^phaser$/, replacement: at('build/phaser/phaser.mjs') }] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [chunkRecord()] },
  // the engine lies in build/, outside the root
  server: { host: HOST, fs: { allow: [home] } },
  // what is only built is served as our own site serves it
  preview: { host: HOST, headers: { [POLICY_HEADER]: POLICY } },
  plugins: [coreReload(), chunkRecord()],
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // every browser that runs the rest (ES2022) preloads modules by itself
    modulePreload: { polyfill: false },
    // hosts that forbid data: addresses still let us fetch a file
    assetsInlineLimit: (file) => (/\.(wasm|woff2?)$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1200,
  },
  test: {
    root: home,
    environment: 'node',
    // one worker fewer is the default, which leaves half of a small machine idle
    maxWorkers: '100%',
    projects: projects(['test/e2e/**']),
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/support/texts.ts'],
    // what hangs is ended; machines are shared, so that nothing slow may fail by it
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // what is waited for comes late on a busy machine: a second, the default, is luck
    expect: { poll: { timeout: 30_000 } },
  },
});
