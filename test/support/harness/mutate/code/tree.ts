/** The compiler's syntax tree, as far as it is looked at. */

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface TreeNode {
  readonly kind: number;
  readonly range: Range;
}

interface Element {
  /** A function's or method's, among others. */
  readonly prototype?: {
    readonly declaration?: TreeNode & { readonly body?: TreeNode | null };
  };
}

export interface Program {
  readonly sources: readonly {
    readonly normalizedPath: string;
    readonly statements: readonly TreeNode[];
  }[];
  /** All that was compiled, and nothing else: functions that nobody calls are not in it. */
  readonly instancesByName: ReadonlyMap<string, Element>;
}

type Kinds =
  | 'Binary'
  | 'Call'
  | 'FunctionDeclaration'
  | 'If'
  | 'Literal'
  | 'MethodDeclaration'
  | 'Ternary'
  | 'Variable';

export interface Names {
  readonly NodeKind: Readonly<Record<Kinds, number>>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRange = (value: unknown): boolean => isObject(value) && 'start' in value && 'end' in value;

const isNode = (value: unknown): value is TreeNode =>
  isObject(value) && 'kind' in value && typeof value.kind === 'number' && 'range' in value && isRange(value.range);

/** What a node has under this name, if that is a node. */
export function partOf(node: TreeNode, name: string): TreeNode | null {
  const found = Object.entries(node).find(([key]) => key === name)?.[1];
  return isNode(found) ? found : null;
}

/** The nodes right below one, in the order of its fields. */
export function below(node: TreeNode): readonly TreeNode[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** A node and all below it for which `isIn` holds; where it does not, nothing below is visited. */
export function visit(node: TreeNode, isIn: (node: TreeNode) => boolean, each: (node: TreeNode) => void): void {
  if (!isIn(node)) return;
  each(node);
  for (const next of below(node)) visit(next, isIn, each);
}
