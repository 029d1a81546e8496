/** One process at a time: a folder named for the work, made by whoever does it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changed } from './files.mjs';

const PATIENCE_MS = 250;
const NAMELESS_MS = 10_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Its owner is gone, or went before it could write its name. */
function isAbandoned(lock) {
  try {
    return !isAlive(Number(readFileSync(join(lock, 'owner'), 'utf8')));
  } catch {
    const made = changed(lock);
    return made !== null && Date.now() - made > NAMELESS_MS;
  }
}

/** Takes the lock if it is free; a lock whose owner is gone is swept away. */
function take(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(lock, 'owner'), String(process.pid));
  return true;
}

/** Does the work while no other process holds the same lock. */
export async function alone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
