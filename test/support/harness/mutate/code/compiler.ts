/**
 * Compiles a game's engine in this process, perhaps with one place of its sources changed. The entry is one of its own: it exports
 * what matches are played with and leaves out what only the opponent needs, so that a change there gives the same program.
 */
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { coreFile } from '../../../../../src/cli/cores';
import { fromHome } from '../../../../../src/cli/home';
import type { CoreSize } from '../../../../../src/worker/core-size';
import type { Names, Program } from './tree';

/** One place of a source with other text. */
export interface Change {
  /** Path inside the project. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A game's bytes by size; the wide ones only where it has such a build. */
export type Builds = Readonly<Partial<Record<CoreSize, Uint8Array>>>;

/** What is used of the compiler's own interface. */
interface Asc {
  main(
    args: readonly string[],
    host: {
      readFile(name: string): string | null;
      writeFile(name: string, contents: Uint8Array | string): void;
      listFiles(): readonly string[];
      transforms: readonly { afterInitialize(program: Program): void }[];
    },
  ): Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>;
}

const DIST = 'node_modules/assemblyscript/dist';
const CONFIG = 'asconfig.json';
const ENTRY = 'played.ts';
/** The targets of asconfig.json. */
const TARGETS: Readonly<Record<CoreSize, string>> = { common: 'release', wide: 'wide' };
/** Exports that no match calls. */
const UNPLAYED = /^(memory|search|weights|resample|determinize|perft|playout|checksum)/;

/** The compiler is far too large to be bundled: it is read from where it is installed. */
const load = async <T>(file: string): Promise<T> => {
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(fromHome(`${DIST}/${file}`)).href);
  return loaded as T;
};

/** In a hurry instead of thorough: a mutant is thrown away in a second. */
const hurried = (target: object): object => ({ ...target, optimizeLevel: 1, shrinkLevel: 0, converge: false });

function hurriedConfig(): string {
  const { options, targets } = JSON.parse(readFileSync(fromHome(CONFIG), 'utf8'));
  const entries = Object.values(TARGETS).map((name) => [name, hurried(targets[name])]);
  return JSON.stringify({ options, targets: Object.fromEntries(entries) });
}

/** Where a game's core lies: a published one's, or a test game's. */
function folderOf(game: string): string {
  const [published, own] = [`assembly/${game}`, `test/support/${game}/core`];
  return existsSync(fromHome(`${published}/game.json`)) ? published : own;
}

export interface Compiled {
  readonly bytes: Uint8Array;
  readonly program: Program;
}

export class Compiler {
  /** Path of the core's folder inside the project. */
  readonly folder: string;
  private readonly asc: Asc;
  private readonly config = hurriedConfig();
  private readonly sizes: readonly CoreSize[];
  private readonly entry: string;
  /** Sources as they are, read once. */
  private readonly texts = new Map<string, string | null>();

  constructor(asc: Asc, game: string) {
    this.asc = asc;
    this.folder = folderOf(game);
    const manifest: unknown = JSON.parse(readFileSync(fromHome(`${this.folder}/game.json`), 'utf8'));
    const isWide = typeof manifest === 'object' && manifest !== null && 'wide' in manifest && manifest.wide === true;
    this.sizes = isWide ? ['common', 'wide'] : ['common'];
    const exported = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(coreFile(game))));
    const played = exported.map(({ name }) => name).filter((name) => !UNPLAYED.test(name));
    this.entry = `export { ${played.join(', ')} } from './index';\n`;
  }

  /** A source as it is; empty where there is none. */
  textOf(file: string): string {
    return this.read(file) ?? '';
  }

  /** All builds, or null where one does not compile. */
  async build(change: Change | null): Promise<Builds | null> {
    const builds: Partial<Record<CoreSize, Uint8Array>> = {};
    for (const size of this.sizes) {
      const compiled = await this.compile(change, size);
      if (compiled === null) return null;
      builds[size] = compiled.bytes;
    }
    return builds;
  }

  /** One build, with the program that it was made of; null where it does not compile. */
  async compile(change: Change | null, size: CoreSize): Promise<Compiled | null> {
    const made: { bytes?: Uint8Array; program?: Program } = {};
    const { error } = await this.asc.main(
      [`${this.folder}/${ENTRY}`, '--target', TARGETS[size], '--outFile', 'played.wasm'],
      {
        readFile: (name) => this.changed(name, change),
        writeFile: (_name, contents) => {
          if (typeof contents !== 'string') made.bytes = contents;
        },
        listFiles: () => [],
        transforms: [
          {
            afterInitialize: (program) => {
              made.program = program;
            },
          },
        ],
      },
    );
    const { bytes, program } = made;
    return error !== null || bytes === undefined || program === undefined ? null : { bytes, program };
  }

  private changed(name: string, change: Change | null): string | null {
    if (name.endsWith(CONFIG)) return this.config;
    if (name === `${this.folder}/${ENTRY}`) return this.entry;
    const text = this.read(name);
    if (text === null || change === null || change.file !== name) return text;
    return text.slice(0, change.start) + change.text + text.slice(change.end);
  }

  private read(name: string): string | null {
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    const file = fromHome(name);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    this.texts.set(name, text);
    return text;
  }
}

/** A compiler for the game whose content has this name. */
export const createCompiler = async (game: string): Promise<Compiler> => new Compiler(await load<Asc>('asc.js'), game);

/** The compiler's names for the kinds of its nodes. */
export const loadNames = (): Promise<Names> => load<Names>('assemblyscript.js');
