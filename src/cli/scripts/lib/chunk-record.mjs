/** Writes which sources went into which file of the build: build/chunks.json, beside the page and not in it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, inside } from './paths.mjs';

export const CHUNK_RECORD = at('build/chunks.json');

/** File of the build → the sources in it. The page and each of its workers are bundles of their own. */
const record = new Map();

const sourceOf = (id) => inside(id.replace(/^\0/, '').replace(/[?#].*$/, ''));

/** The files that the bundler writes, by their path inside the build. */
export function chunkRecord() {
  return {
    name: 'chunk-record',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        // the page sees the files of its workers as assets of which it knows nothing
        if (made.type === 'asset' && record.has(file)) continue;
        const sources = made.type === 'chunk' ? Object.keys(made.modules) : (made.originalFileNames ?? []);
        record.set(file, sources.map(sourceOf).sort());
      }
    },
    // the page comes last, and other pages than this one are built by tests
    writeBundle({ dir }) {
      if (dir !== at('dist')) return;
      mkdirSync(dirname(CHUNK_RECORD), { recursive: true });
      writeFileSync(CHUNK_RECORD, `${JSON.stringify(Object.fromEntries(record), null, 1)}\n`);
    },
  };
}
