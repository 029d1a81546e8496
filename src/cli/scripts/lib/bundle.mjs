/** Programs in TypeScript, bundled for Node. */
import { home } from './paths.mjs';

/**
 * Bundles a source file with everything it imports, packages too, into one file for Node.
 * @param {string} entry path of the source
 * @param {string} folder where the file is written; what else lies there stays
 * @param {string} name of the file
 */
export async function bundleForNode(entry, folder, name) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: home,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
}
