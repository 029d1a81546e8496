/**
 * Measures Legion's random playouts against the yardstick's list playouts in the same process, in turns, and reports the
 * ratio of the medians for each form and over all. `node test/core/bench.mjs [rounds] [milliseconds a run]`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FORMS = ['basic', 'advanced', 'king', 'caravan', 'forest'];
const SOURCE = 'test/support/yardstick/yardstick.ts';
const COMPILED = 'build/bench/yardstick.wasm';

/** Boards that meet every form's demand: 1A0 2A1 3A2 4A3. */
const BOARDS = [0, 9, 18, 27];

function yardstick() {
  if (!existsSync(at(COMPILED)) || statSync(at(COMPILED)).mtimeMs < statSync(at(SOURCE)).mtimeMs) {
    mkdirSync(at('build/bench'), { recursive: true });
    const flags = ['-O3', '--noAssert', '--runtime', 'stub', '--outFile', COMPILED];
    execFileSync(process.execPath, [at('node_modules/assemblyscript/bin/asc.js'), SOURCE, ...flags], { cwd: at('.') });
  }
  const module = new WebAssembly.Module(readFileSync(at(COMPILED)));
  const { exports } = new WebAssembly.Instance(module, { env: { now: () => performance.now(), abort() {} } });
  exports.init();
  return (ms) => exports.list(ms);
}

function legion(file) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const inbox = new Int32Array(exports.memory.buffer, exports.inbox(), 16);
  let seed = 0;
  const whole = (form) => {
    // basic plays on the empty board; the others choose their boards at random as well, every other game on laid ones
    const boards = form > 0 && seed % 2 ? BOARDS : [];
    inbox.set([seed, form, 2, boards.length, ...boards]);
    exports.create(4 + boards.length);
    return exports.playout(seed++, 100000);
  };
  return (form, ms) => {
    const start = performance.now();
    let decisions = 0;
    let games = 0;
    let spent = 0;
    while (spent < ms) {
      for (let i = 0; i < 50; i++) decisions += whole(form);
      games += 50;
      spent = performance.now() - start;
    }
    return { rate: decisions / spent / 1000, length: decisions / games };
  };
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const rounds = Number(process.argv[2] ?? 7);
const ms = Number(process.argv[3] ?? 60);
const list = yardstick();
const play = legion(process.argv[4] ?? at('build/core/legion.wasm'));
for (let i = 0; i < 3; i++) {
  list(ms);
  for (const form of FORMS.keys()) play(form, ms);
}
const rates = FORMS.map(() => []);
const lengths = FORMS.map(() => 0);
const base = [];
for (let round = 0; round < rounds; round++) {
  base.push(list(ms));
  for (const form of FORMS.keys()) {
    const { rate, length } = play(form, ms);
    rates[form].push(rate);
    lengths[form] = length;
  }
}
const yard = median(base);
console.log(`yardstick  ${yard.toFixed(2)} M plies/s`);
for (const [form, name] of FORMS.entries()) {
  const rate = median(rates[form]);
  const line = [name.padEnd(10), `${rate.toFixed(2)} M decisions/s`, `ratio ${(rate / yard).toFixed(2)}`];
  console.log(`${line.join(' ')}  ${lengths[form].toFixed(0)} decisions a game`);
}
const all = FORMS.length / rates.reduce((sum, list) => sum + 1 / median(list), 0);
console.log(`all forms  ${all.toFixed(2)} M decisions/s  ratio ${(all / yard).toFixed(2)}`);
