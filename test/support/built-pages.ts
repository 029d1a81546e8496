/**
 * Pages of tests as files: a page that is opened again and again comes from its build in a fraction of the time in which a
 * server makes and hands out its hundreds of modules.
 */
import { build } from 'vite';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { serveCompressed } from '../../src/cli/scripts/perf/serve.mjs';

export interface BuiltPages {
  /** Where the page is. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a page of a folder that has a configuration of its own, and serves it on a port of the system's choice. */
export const servePage = async (folder: string, file: string): Promise<BuiltPages> => {
  // files of tests run side by side: no two of them write to one place
  const outDir = at(`build/pages/${folder}/${file}`);
  await build({
    configFile: at(`${folder}/vite.config.ts`),
    logLevel: 'error',
    // traces of faults name functions as the sources do
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: at(`${folder}/${file}`) } },
  });
  const { url, close } = await serveCompressed(outDir);
  return { url: `${url}${file}`, close };
};
