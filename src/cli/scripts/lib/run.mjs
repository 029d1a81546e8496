/** Running other programs, and saying what is going on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, home } from './paths.mjs';

/** A refusal that is explained in one line; `exitCode` becomes the program's. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a script's main function: a `Stop` is printed as its message alone, anything else with its trace. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = error instanceof Stop ? error.exitCode : 1;
  }
}

/** `1.2 s`, from a time of `performance.now()`. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Announces a step, does it, and says how long it took. */
export async function step(what, work, log = console.log) {
  const start = performance.now();
  log(`${what} ...`);
  const result = await work();
  log(`${what}: done in ${since(start)}`);
  return result;
}

/**
 * Runs a program in the project's folder and waits for it. Resolves to its exit code and, where asked for, what it
 * wrote: `out` is 'show' (passed on), 'keep' (returned), or 'stderr' (its standard output goes to ours for errors).
 */
export function run(file, args, { out = 'show', env = {}, cwd = home, shell = false } = {}) {
  const stdout = { show: 'inherit', keep: 'pipe', stderr: 2 }[out];
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['inherit', stdout, 'inherit'],
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    child.on('error', (error) => resolve({ code: 127, text: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs a Node script with the Node that runs us. */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);

/** The command line tools of our packages, as Node scripts: no shell and no PATH, the same on every system. */
const TOOLS = {
  asc: 'assemblyscript/bin/asc.js',
  wasm2js: 'binaryen/bin/wasm2js',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

export const toolPath = (name) => at(`node_modules/${TOOLS[name]}`);

export const runTool = (name, args, options) => runNode(toolPath(name), args, options);

/** Runs npm: the one that started us where there is one, else the one on the PATH. */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js') && existsSync(own)) return runNode(own, args, options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
