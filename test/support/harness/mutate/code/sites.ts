/**
 * Where a game's source may be changed: one comparison, one whole number, one guard at a time, in functions that matches run through
 * and in what they start from. Left out: addresses (layout.ts, which the page's side reads too) and the sizes of buffers.
 */
import type { Change, Compiler } from './compiler';
import { type Names, type Program, partOf, type Range, type TreeNode, visit } from './tree';

/** A change, and how it is told. */
export interface Site extends Change {
  /** Counting from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The expression that it changes, as it becomes. */
  readonly expression: Change;
}

/** What each comparison is changed to. */
const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
};
const JOINTS: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const OPERATOR = /===|!==|==|!=|<<|>>>?|<=|>=|<|>|&&|\|\||[&|^+\-*/%]/;
const NUMBER = /^(0x[0-9a-f]+|\d+)$/i;
const ADDRESSES = /\/layout\.ts$/;
const BUFFER = /^memory\.data\b/;
/** Of what is told. */
const MOST = 120;

/** A source with what is needed to word a change of it. */
class Page {
  readonly sites: Site[] = [];
  readonly file: string;
  private readonly text: string;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  slice({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  /** Notes a change of a place in an expression, told together with what stands around it. */
  add(place: Range, text: string, expression: Range, around: Range = expression): void {
    const told = (middle: string): string =>
      (this.text.slice(around.start, place.start) + middle + this.text.slice(place.end, around.end))
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MOST);
    this.sites.push({
      file: this.file,
      start: place.start,
      end: place.end,
      text,
      line: this.text.slice(0, place.start).split('\n').length,
      before: told(this.slice(place)),
      after: told(text),
      expression: {
        file: this.file,
        start: expression.start,
        end: expression.end,
        text: this.text.slice(expression.start, place.start) + text + this.text.slice(place.end, expression.end),
      },
    });
  }

  /** The line on which a place begins. */
  lineAround({ start, end }: Range): Range {
    const until = this.text.indexOf('\n', end);
    return { start: this.text.lastIndexOf('\n', start - 1) + 1, end: until < 0 ? this.text.length : until };
  }
}

/** `a < b`, `a && b`: the operator is the first one between the two sides. */
function addBinary(page: Page, node: TreeNode): void {
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  if (left === null || right === null) return;
  const found = OPERATOR.exec(page.slice({ start: left.range.end, end: right.range.start }));
  const other = found === null ? undefined : (COMPARISONS[found[0]] ?? JOINTS[found[0]]);
  if (found === null || other === undefined) return;
  const start = left.range.end + found.index;
  page.add({ start, end: start + found[0].length }, other, node.range);
}

function addNumber(page: Page, { range }: TreeNode): void {
  const text = page.slice(range);
  if (!NUMBER.test(text)) return;
  const value = BigInt(text);
  const others = value > 0n ? [value + 1n, value - 1n] : [value + 1n];
  for (const other of others) page.add(range, String(other), range, page.lineAround(range));
}

/** A guard that always holds, and one that never does. */
function addGuard(page: Page, node: TreeNode): void {
  const condition = partOf(node, 'condition');
  if (condition === null) return;
  for (const always of ['true', 'false']) page.add(condition.range, always, condition.range);
}

function addNode(page: Page, node: TreeNode, { NodeKind }: Names): void {
  if (node.kind === NodeKind.Binary) addBinary(page, node);
  if (node.kind === NodeKind.Literal) addNumber(page, node);
  if (node.kind === NodeKind.If || node.kind === NodeKind.Ternary) addGuard(page, node);
}

/** The bodies of the functions that were compiled, by file. */
function bodiesOf(
  { instancesByName, sources }: Program,
  { NodeKind }: Names,
): ReadonlyMap<string, readonly TreeNode[]> {
  const compiled = new Set([...instancesByName.values()].map(({ prototype }) => prototype?.declaration));
  const bodies = new Map<string, readonly TreeNode[]>();
  for (const { normalizedPath, statements } of sources) {
    const found: TreeNode[] = [];
    for (const statement of statements)
      visit(
        statement,
        () => true,
        (node) => {
          const isFunction = node.kind === NodeKind.FunctionDeclaration || node.kind === NodeKind.MethodDeclaration;
          const body = isFunction && compiled.has(node) ? partOf(node, 'body') : null;
          if (body !== null) found.push(body);
        },
      );
    bodies.set(normalizedPath, found);
  }
  return bodies;
}

/** All changes of a game's source, file by file, from top to bottom. */
export function sitesOf(compiler: Compiler, program: Program, names: Names): readonly Site[] {
  const bodies = bodiesOf(program, names);
  const own = program.sources
    .filter(({ normalizedPath: file }) => file.startsWith(`${compiler.folder}/`) && !ADDRESSES.test(file))
    .toSorted((a, b) => (a.normalizedPath < b.normalizedPath ? -1 : 1));
  return own.flatMap(({ normalizedPath, statements }) => {
    const page = new Page(normalizedPath, compiler.textOf(normalizedPath));
    const isIn = (node: TreeNode): boolean =>
      !(node.kind === names.NodeKind.Call && BUFFER.test(page.slice(node.range)));
    const globals = statements.filter(({ kind }) => kind === names.NodeKind.Variable);
    for (const part of [...globals, ...(bodies.get(normalizedPath) ?? [])])
      visit(part, isIn, (node) => addNode(page, node, names));
    return page.sites.toSorted((a, b) => a.start - b.start);
  });
}
