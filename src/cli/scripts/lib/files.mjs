/** Looking at files: what lies in a folder, what is older than what, and writing so that nobody reads half a file. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** When a path was last changed, in milliseconds; null when it does not exist. */
export function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * All files below a folder in alphabetical order; none when the folder does not exist.
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (changed(folder) === null) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * The latest change in files and folders. A folder's own time counts too: it is the only trace that a deleted source
 * leaves.
 */
export function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    latest = Math.max(latest, stat.mtimeMs);
    if (stat.isDirectory()) latest = Math.max(latest, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return latest;
}

/** Whether every output exists and is no older than any of its sources. */
export function isFresh(outputs, sources) {
  const times = outputs.map(changed);
  if (times.includes(null)) return false;
  return Math.min(...times) >= newest(sources);
}

let serial = 0;

/**
 * Runs `make(folder)` in a new folder beside `target`, then moves the files it names to `target`. Two builds at the same
 * time then never see each other's half-written output. The files get the time at which the making began, so that a
 * source saved meanwhile counts as newer.
 */
export async function makeBeside(target, make) {
  const began = new Date();
  const scratch = join(target, `.making-${process.pid}-${serial++}`);
  mkdirSync(scratch, { recursive: true });
  try {
    const names = await make(scratch);
    for (const name of names) {
      mkdirSync(dirname(join(target, name)), { recursive: true });
      utimesSync(join(scratch, name), began, began);
      renameSync(join(scratch, name), join(target, name));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes a text file unless it already says exactly that (an unchanged time keeps what depends on it fresh). */
export function writeChanged(path, before, text) {
  if (before === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

/** `12.3 KB`: sizes as they are printed everywhere (1 KB = 1,024 bytes). */
export const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
