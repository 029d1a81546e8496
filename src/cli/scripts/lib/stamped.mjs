/**
 * Making files only when what they are made of says something else. A stamp beside them holds the fingerprint of the sources and of
 * the recipe; times of files mean nothing, so that a fresh checkout or a saved file without a change costs nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBeside } from './files.mjs';
import { alone } from './lock.mjs';
import { inside } from './paths.mjs';

/**
 * A text that differs when the recipe, or any file's name or content does. `recipe` is any JSON value: tools, versions, options.
 * @param {readonly string[]} files absolute paths; one that is missing counts as such
 * @returns {string}
 */
export function fingerprint(files, recipe) {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  for (const file of [...files].sort()) {
    const content = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'missing';
    hash.update(`\n${inside(file)} ${content}`);
  }
  return hash.digest('hex');
}

const stampOf = (folder, name) => join(folder, `.${name}.stamp`);

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Takes away what was made under this name, its stamp first: without it nothing passes for made. */
export function unmake(folder, name, outputs) {
  for (const file of [stampOf(folder, name), ...outputs.map((output) => join(folder, output))])
    rmSync(file, { force: true });
}

/**
 * Runs `make(scratch)`, which writes the outputs into a folder of its own, unless they are there and stamped with what
 * `printOf()` gives. Resolves to whether it ran. A failure leaves neither outputs nor a stamp: old ones must not pass for new
 * ones. A second process waits for the first one's work in place of doing the same.
 * @param {{ folder: string, name: string, outputs: readonly string[], printOf: () => string, force?: boolean }} what
 * @param {(scratch: string) => Promise<void>} make
 * @returns {Promise<boolean>}
 */
export async function makeStamped({ folder, name, outputs, printOf, force = false }, make) {
  const stamp = stampOf(folder, name);
  const isMade = () =>
    !force && outputs.every((output) => existsSync(join(folder, output))) && read(stamp) === printOf();
  if (isMade()) return false;
  return alone(join(folder, `.${name}.lock`), async () => {
    if (isMade()) return false;
    // taken before the work: a source saved meanwhile makes another print the next time
    const print = printOf();
    rmSync(stamp, { force: true });
    try {
      await makeBeside(folder, async (scratch) => {
        await make(scratch);
        return outputs;
      });
    } catch (error) {
      unmake(folder, name, outputs);
      throw error;
    }
    writeFileSync(stamp, print);
    return true;
  });
}
