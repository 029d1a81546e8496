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

/** Changes between which a build can be switched after it was made: the n-th is in force where its number, from 1 on, is set. */
export interface Switched {
  readonly edits: readonly Change[];
  /** What stands in the program in place of the number. */
  readonly number: number;
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

interface Refused {
  readonly complaints: readonly Complaint[];
}

export type Built = { readonly builds: Builds } | Refused;

export interface Compiled {
  readonly bytes: Uint8Array;
  readonly program: Program;
}

/** A place that the compiler complains of. */
export interface Complaint {
  readonly file: string;
  /** Counting from 1. */
  readonly line: number;
}

/** The global that holds the number of the change in force; written to somewhere, so that nothing counts on its first value. */
export const SWITCH = 'MUTANT';
const switchText = (number: number): string =>
  `@global let ${SWITCH}: i32 = ${number};\nexport function switchMutant(n: i32): void { ${SWITCH} = n; }\n`;

const complaintsOf = (stderr: string): readonly Complaint[] =>
  [...stderr.matchAll(/ in ([^\s(]+)\((\d+),/g)].map(([, file = '', line]) => ({ file, line: Number(line) }));

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
    const built = await this.buildAll(change === null ? [] : [change], '');
    return 'complaints' in built ? null : built.builds;
  }

  /** All builds with changes to switch between, or what the compiler says against them. */
  buildSwitched({ edits, number }: Switched): Promise<Built> {
    return this.buildAll(edits, switchText(number));
  }

  /** The program as it is, with its syntax tree; null where it does not compile. */
  async compile(size: CoreSize): Promise<Compiled | null> {
    const made = await this.make([], '', size);
    return 'complaints' in made ? null : made;
  }

  private async buildAll(edits: readonly Change[], extra: string): Promise<Built> {
    const builds: Partial<Record<CoreSize, Uint8Array>> = {};
    for (const size of this.sizes) {
      const made = await this.make(edits, extra, size);
      if ('complaints' in made) return made;
      builds[size] = made.bytes;
    }
    return { builds };
  }

  /** `extra`: more text of the entry. */
  private async make(edits: readonly Change[], extra: string, size: CoreSize): Promise<Compiled | Refused> {
    const made: { bytes?: Uint8Array; program?: Program } = {};
    const { error, stderr } = await this.asc.main(
      [`${this.folder}/${ENTRY}`, '--target', TARGETS[size], '--outFile', 'played.wasm'],
      {
        readFile: (name) => (name === `${this.folder}/${ENTRY}` ? this.entry + extra : this.changed(name, edits)),
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
    if (error !== null || bytes === undefined || program === undefined)
      return { complaints: complaintsOf(stderr.toString()) };
    return { bytes, program };
  }

  private changed(name: string, edits: readonly Change[]): string | null {
    if (name.endsWith(CONFIG)) return this.config;
    const text = this.read(name);
    if (text === null) return null;
    // from the back, so that places before stay where they are
    return edits
      .filter(({ file }) => file === name)
      .toSorted((a, b) => b.start - a.start)
      .reduce((whole, { start, end, text: other }) => whole.slice(0, start) + other + whole.slice(end), text);
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
