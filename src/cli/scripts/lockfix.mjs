/**
 * Completes package-lock.json after a dependency changed: `npm run lockfix`.
 *
 * A registry that lacks a package's binaries for other platforms makes npm write a lock without them, and `npm ci`
 * then refuses that lock everywhere. This adds the entries npm itself would have written (version, os, cpu, libc).
 * It also drops the tarball addresses: the lock must not tie anybody to the registry it was made with, and the
 * integrity hashes stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { lockFile } from './lib/paths.mjs';

const OS = /(?:^|[/-])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?:-|$)/;
const CPU = /-(arm64|arm|x64|ia32|loong64|mips64el|ppc64|riscv64|s390x)(?:-|$)/;

/** The platform a binary package is for, read from its name; null when the name does not say. */
function platform(name) {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  if (os === undefined || cpu === undefined) return null;
  const libc = os !== 'linux' ? {} : { libc: [name.includes('musl') ? 'musl' : 'glibc'] };
  return { cpu: [cpu], ...libc, os: [os] };
}

/** Every optional dependency that some package names and the lock does not hold: [name, version, wanted only by tools]. */
function* missing(packages) {
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (`node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages) continue;
      yield [name, version, entry.dev === true];
    }
  }
}

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
let added = 0;
let stripped = 0;
for (const [name, version, dev] of [...missing(lock.packages)]) {
  const where = platform(name);
  if (where === null || !/^\d/.test(version)) {
    console.error(`lockfix: cannot tell the platform of ${name}@${version}; \`npm ci\` may refuse the lock`);
    process.exitCode = 1;
    continue;
  }
  const { cpu, ...rest } = where;
  lock.packages[`node_modules/${name}`] = { version, cpu, ...(dev ? { dev } : {}), ...rest, optional: true };
  added++;
}
for (const entry of Object.values(lock.packages)) {
  if (!/^https?:/.test(entry.resolved ?? '')) continue;
  delete entry.resolved;
  stripped++;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lockfix: ${added} platform entries added, ${stripped} addresses dropped`);
