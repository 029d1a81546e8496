/**
 * Pools of arrangements for the computer's seats, by form, bred by play of the computer against itself (assembly/legends/README.md).
 * Texts as everywhere (LEGENDS.md, Forms), from the own side, near rank first; each stands for its mirror image as well.
 */
import { parseArrangement } from './arrange';
import pools from './data/pools.json';
import type { Form } from './language';

/** The texts of each form that has a pool, by its name. */
export type Pools = Readonly<Record<string, readonly string[]>>;

export const POOLS: Pools = pools;

/** The arrangements of a form's pool; none where it has no pool. */
export const poolOf = (form: Form, from: Pools = POOLS): readonly (readonly number[])[] =>
  (from[form.name] ?? []).flatMap((text) => {
    const kinds = parseArrangement(text, form);
    return kinds === null ? [] : [kinds];
  });
