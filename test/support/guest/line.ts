/** Putting one line into a registry (a file with one line a game), as whoever publishes a game would. */

/** A line for a registry, written as the lines there are; `file` is its path inside the project. */
export interface GuestLine {
  readonly file: string;
  readonly line: string;
}

/** A registry that fetches its parts: `createRegistry<…>({` or `const loaders … = {`, a line a game, `}`. */
const FETCHED = /(?:createRegistry(?:<[^>]*>)?\(|const loaders\b[^\n]* = )\{\n((?: {2}\w+: .*,\n)+)\}/g;
/** A registry of what is there at once: a line a game and nothing else but comments. */
const EXPORTED = /^(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\n|\/\/.*\n|\n)*((?:export \{.* as \w+ \} from '.*';\n)+)\s*$/;

const nameIn = (line: string): string | undefined =>
  /^(\w+): .*,$/.exec(line)?.[1] ?? /^export \{.* as (\w+) \} from '.*';$/.exec(line)?.[1];

/** The registry's text with the line behind the others. Throws where it is no registry any more, or has the game already. */
export function withLine(text: string, { file, line }: GuestLine): string {
  const name = nameIn(line);
  if (name === undefined) throw new Error(`${file}: expected a registry's line, found ${line}`);
  const isFetched = !line.startsWith('export ');
  const [found, ...more] = isFetched
    ? [...text.matchAll(FETCHED)]
    : [EXPORTED.exec(text)].filter((match) => match !== null);
  const lines = found?.[1];
  if (found === undefined || lines === undefined || more.length > 0)
    throw new Error(`${file}: expected one registry with a line a game`);
  const entries = lines.split('\n').slice(0, -1);
  const known = entries.map((entry) => nameIn(entry.trim()));
  if (known.includes(undefined)) throw new Error(`${file}: expected a line a game, found ${entries.join(' ')}`);
  if (known.includes(name)) throw new Error(`${file}: the game ${name} has a line already`);
  const end = found.index + found[0].lastIndexOf(lines) + lines.length;
  return `${text.slice(0, end)}${isFetched ? '  ' : ''}${line}\n${text.slice(end)}`;
}
