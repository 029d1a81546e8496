/** Finds the first place where two plain values differ; the harnesses compare everything with it. */

export interface Difference {
  /** Path of the first difference, e.g. `tokens[3].kind`; empty for the whole value. */
  readonly at: string;
  readonly left: unknown;
  readonly right: unknown;
}

type Plain = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listDifference(left: readonly unknown[], right: readonly unknown[]): Difference | null {
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const a = left[i];
    const b = right[i];
    if (a === b) continue;
    const inner = difference(a, b);
    if (inner !== null) return below(`[${i}]`, inner);
  }
  return left.length === right.length ? null : { at: 'length', left: left.length, right: right.length };
}

function recordDifference(left: Plain, right: Plain): Difference | null {
  for (const key in left) {
    const a = left[key];
    const b = right[key];
    if (a === b) continue;
    const inner = difference(a, b);
    if (inner !== null) return below(key, inner);
  }
  for (const key in right) {
    if (left[key] === undefined && right[key] !== undefined) return { at: key, left: undefined, right: right[key] };
  }
  return null;
}

function below(step: string, inner: Difference): Difference {
  const joint = inner.at === '' || inner.at.startsWith('[') ? '' : '.';
  return { ...inner, at: `${step}${joint}${inner.at}` };
}

/** The first difference in depth, or null. A key that holds undefined counts as missing. */
export function difference(left: unknown, right: unknown): Difference | null {
  if (Object.is(left, right)) return null;
  if (Array.isArray(left) && Array.isArray(right)) return listDifference(left, right);
  if (isRecord(left) && isRecord(right)) return recordDifference(left, right);
  return { at: '', left, right };
}

/** A value in a message: JSON, cut at 200 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 200 ? text : `${text.slice(0, 197)}...`;
}
