/** Circles of imports: sets of files each of which reaches every other one by imports (strongly connected components). */
import { type ImportKind, type Source, syntaxOf } from './syntax';

const SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Imports by file, those of other files that are among the sources. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The imports of these kinds between sources: `['value']` leaves out what the compiler erases. */
export function importGraph(sources: readonly Source[], kinds: readonly ImportKind[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  const fileOf = (target: string): string | undefined =>
    SUFFIXES.map((suffix) => `${target}${suffix}`).find((path) => paths.has(path));
  return new Map(
    sources.map((source) => [
      source.path,
      syntaxOf(source)
        .imports.filter(({ kind }) => kinds.includes(kind))
        .map(({ target }) => fileOf(target))
        .filter((path) => path !== undefined),
    ]),
  );
}

interface Mark {
  /** The order in which files are met. */
  readonly at: number;
  /** The earliest file still open that is known to be reached from it. */
  low: number;
  open: boolean;
}

/** The circles of a graph, each sorted, the largest first (Tarjan's algorithm). A file that imports itself is one, too. */
export function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const marks = new Map<string, Mark>();
  const open: string[] = [];
  const found: (readonly string[])[] = [];
  const visit = (file: string): Mark => {
    const mark: Mark = { at: marks.size, low: marks.size, open: true };
    marks.set(file, mark);
    open.push(file);
    const targets = graph.get(file) ?? [];
    for (const target of targets) {
      const met = marks.get(target);
      if (met === undefined) mark.low = Math.min(mark.low, visit(target).low);
      else if (met.open) mark.low = Math.min(mark.low, met.at);
    }
    if (mark.low === mark.at) {
      const circle = open.splice(open.indexOf(file));
      for (const member of circle) Object.assign(marks.get(member) ?? {}, { open: false });
      if (circle.length > 1 || targets.includes(file)) found.push(circle.sort());
    }
    return mark;
  };
  for (const file of graph.keys()) if (!marks.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}
