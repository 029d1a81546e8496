/** A source file as the layer rules see it: what it imports, what it uses, what it contains. */
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A source file: its path inside the project, written with `/`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** How something is imported: `type` is erased by the compiler, `url` only names the file, `lazy` is fetched when it is wanted. */
export type ImportKind = 'value' | 'lazy' | 'type' | 'url';

export interface Import {
  readonly kind: ImportKind;
  /** A path inside the project, or `npm:` and a package, or `node:` and a module; `?` when it is no constant text. */
  readonly target: string;
}

/** What the rules ask about a file. */
export interface Syntax {
  readonly imports: Import[];
  /** Global names it uses, and `Math.random`. */
  readonly globals: Set<string>;
  /** Constructs we do without, by their name in English. */
  readonly constructs: Set<string>;
  /** What could not be parsed; a rule must not be passed by being unreadable. */
  readonly problems: string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** AssemblyScript allows decorators on functions, TypeScript's grammar does not: blank them, keeping every offset. */
const withoutDecorators = (text: string): string =>
  text.replace(/^([ \t]*)((?:@\w+(?:\([^)\n]*\))?[ \t]*)+)/gm, (_all, indent: string, found: string) =>
    indent.concat(' '.repeat(found.length)),
  );

const CONSTRUCTS: Readonly<Record<string, string>> = {
  TSAnyKeyword: 'any',
  TSNonNullExpression: 'non-null !',
  TSEnumDeclaration: 'enum',
};

/** The keys under which an identifier is only a name: `x.NAME`, `{ NAME: 1 }`, `interface { NAME: T }`, `class { NAME }`. */
const NAME_KEYS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
};

/** The beginning of a text that is known without running the program: a literal, or a template up to its first `${`. */
function leadingText(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null;
  const first: unknown = node['quasis'][0]?.value?.cooked;
  return typeof first === 'string' && first.includes('/') ? first : null;
}

const isMeta = (node: unknown): boolean => isNode(node) && node.type === 'MetaProperty';
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node['name'] : undefined);

/** The arguments of `import.meta.glob(...)`: each pattern imports what it matches. */
function globPatterns(node: Node): unknown[] | null {
  const callee = node['callee'];
  if (!isNode(callee) || !isMeta(callee['object']) || nameOf(callee['property']) !== 'glob') return null;
  const first = Array.isArray(node['arguments']) ? node['arguments'][0] : undefined;
  return isNode(first) && Array.isArray(first['elements']) ? first['elements'] : [first];
}

/** What one node imports: kind and address expression; the address is null when it is not a constant text. */
function importsOf(node: Node): [ImportKind, unknown][] {
  const args = Array.isArray(node['arguments']) ? node['arguments'] : [];
  switch (node.type) {
    case 'ImportDeclaration':
      // `import { type A }` still loads the file, `import type { A }` does not
      return [[node['importKind'] === 'type' ? 'type' : 'value', node['source']]];
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node['source'] === null ? [] : [[node['exportKind'] === 'type' ? 'type' : 'value', node['source']]];
    case 'TSImportType':
      return [['type', node['source']]];
    case 'TSExternalModuleReference':
      return [['value', node['expression']]];
    case 'ImportExpression':
      return [['lazy', node['source']]];
    case 'NewExpression':
      return nameOf(node['callee']) === 'URL' && isNode(args[1]) && isMeta(args[1]['object']) ? [['url', args[0]]] : [];
    case 'CallExpression':
      if (nameOf(node['callee']) === 'require') return [['value', args[0]]];
      return (globPatterns(node) ?? []).map((pattern) => ['value', pattern]);
    case 'JSXElement':
    case 'JSXFragment':
      return [['value', { type: 'Literal', value: 'preact' }]];
    default:
      return [];
  }
}

/** Where an address leads, as in `Import.target`. */
function targetOf(address: string, from: string): string {
  if (address.startsWith('.')) return posix.join(posix.dirname(from), address.replace(/[?#].*$/, ''));
  if (address.startsWith('node:') || address.startsWith('/')) return address;
  return `npm:${address.split('/', address.startsWith('@') ? 2 : 1).join('/')}`;
}

/** Records what one node says about the file. */
function look(node: Node, parent: Node | null, key: string, path: string, found: Syntax): void {
  for (const [kind, source] of importsOf(node)) {
    const address = leadingText(source);
    found.imports.push({ kind, target: address === null ? '?' : targetOf(address, path) });
  }
  const construct = node['definite'] === true ? 'non-null !' : CONSTRUCTS[node.type];
  if (construct !== undefined) found.constructs.add(construct);
  const name = nameOf(node);
  if (typeof name === 'string') {
    const onlyName = parent !== null && NAME_KEYS[parent.type] === key && parent['computed'] !== true;
    const owner = onlyName && parent.type === 'MemberExpression' ? nameOf(parent['object']) : undefined;
    if (!onlyName || owner === 'globalThis' || owner === 'self' || owner === 'window') found.globals.add(name);
    if (owner === 'Math') found.globals.add(`Math.${name}`);
  }
}

function walk(node: Node, parent: Node | null, key: string, path: string, found: Syntax): void {
  look(node, parent, key, path, found);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, name, path, found);
  }
}

/** Reads a source file with Vite's own parser. */
export function syntaxOf({ path, text }: Source): Syntax {
  const readable = path.startsWith('assembly/') || path.includes('/core/') ? withoutDecorators(text) : text;
  const { program, comments, errors } = parseSync(path, readable);
  const found: Syntax = { imports: [], globals: new Set(), constructs: new Set(), problems: [] };
  for (const error of errors) found.problems.push(`cannot be parsed: ${error.message}`);
  for (const comment of comments) {
    if (/@ts-(ignore|nocheck|expect-error)/.test(comment.value)) found.constructs.add('@ts-ignore');
  }
  const root: unknown = program;
  if (isNode(root)) walk(root, null, '', path, found);
  return found;
}
