/** Reads a command's arguments by its description, and writes its help from the same. */
import { parseArgs } from 'node:util';
import { unusable } from './unusable';

/** How an option's value is read; a `flag` has none. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly help: string }
  | { readonly kind: 'text'; readonly word: string; readonly help: string; readonly values?: readonly string[] }
  | {
      readonly kind: 'whole';
      readonly word: string;
      readonly help: string;
      readonly low: number;
      readonly high: number;
    };

export interface CommandSpec {
  readonly name: string;
  /** What stands after the command's name, e.g. `GAME DEPTH`. */
  readonly operands: string;
  readonly least: number;
  readonly most: number;
  readonly summary: string;
  /** More lines for `--help`. */
  readonly notes?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
}

export const MAX_SEED = 0xffffffff;

const COMMON: Readonly<Record<string, OptionSpec>> = {
  json: { kind: 'flag', help: 'print one JSON object as the last line' },
  help: { kind: 'flag', help: 'print this' },
};

/** `--seed S`, the same everywhere. */
export const SEED: OptionSpec = {
  kind: 'whole',
  word: 'S',
  help: 'where all chance comes from (default 1)',
  low: 0,
  high: MAX_SEED,
};

export interface Arguments {
  readonly operands: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | null;
  whole(name: string): number | null;
}

type Values = ReadonlyMap<string, string | true>;

function readWhole(name: string, text: string, low: number, high: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= low && value <= high) return value;
  throw unusable(`--${name}`, `a whole number from ${low} to ${high}`, text);
}

/** Checks one option's value; what it means is read later, when a command asks for it. */
function checkValue(name: string, spec: OptionSpec, value: string | true | undefined): string | true {
  if (spec.kind === 'flag') {
    if (value !== true && value !== undefined) throw unusable(`--${name}`, 'no value', value);
    return true;
  }
  if (typeof value !== 'string') throw unusable(`--${name}`, `${spec.word} after it`);
  if (spec.kind === 'whole') readWhole(name, value, spec.low, spec.high);
  if (spec.kind === 'text' && spec.values?.includes(value) === false) {
    throw unusable(`--${name}`, spec.values.join(', '), value);
  }
  return value;
}

function split(spec: CommandSpec, args: readonly string[]): { operands: readonly string[]; values: Values } {
  const options = { ...spec.options, ...COMMON };
  const types = Object.entries(options).map(
    ([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }] as const,
  );
  const { tokens } = parseArgs({ args: [...args], options: Object.fromEntries(types), strict: false, tokens: true });
  const operands: string[] = [];
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) {
      throw unusable(
        `${spec.name} ${token.rawName}`,
        `one of ${Object.keys(options)
          .map((name) => `--${name}`)
          .join(', ')}`,
      );
    }
    if (values.has(token.name)) throw unusable(`--${token.name}`, 'it once', 'it twice');
    values.set(token.name, checkValue(token.name, option, token.value));
  }
  return { operands, values };
}

/** Reads the arguments after the command's name; throws Unusable. With `--help` nothing else is asked for. */
export function readArguments(spec: CommandSpec, args: readonly string[]): Arguments {
  const { operands, values } = split(spec, args);
  if (!values.has('help') && (operands.length < spec.least || operands.length > spec.most)) {
    throw unusable(spec.name, `\`${usage(spec)}\``, operands.length === 0 ? 'nothing' : operands.join(' '));
  }
  const text = (name: string): string | null => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    operands,
    flag: (name) => values.has(name),
    text,
    whole: (name) => {
      const value = text(name);
      return value === null ? null : Number(value);
    },
  };
}

const optionForm = (name: string, spec: OptionSpec): string =>
  spec.kind === 'flag' ? `--${name}` : `--${name} ${spec.word}`;

/** `perft GAME DEPTH`. */
export function usage(spec: CommandSpec): string {
  return `${spec.name} ${spec.operands}`.trim();
}

/** The text of `--help`, line by line. */
export function helpLines(spec: CommandSpec): readonly string[] {
  const options = Object.entries({ ...spec.options, ...COMMON });
  const width = Math.max(...options.map(([name, option]) => optionForm(name, option).length));
  const rows = options.map(([name, option]) => {
    const values = option.kind === 'text' && option.values !== undefined ? ` (${option.values.join(', ')})` : '';
    return `  ${optionForm(name, option).padEnd(width)}  ${option.help}${values}`;
  });
  const notes = spec.notes === undefined ? [] : ['', ...spec.notes];
  return [`veil ${usage(spec)}`, '', spec.summary, ...notes, '', ...rows];
}
